# Today's duplicate
duplicate-todays = Tänane duplikaat
duplicate-done = Täna mängitud.
duplicate-not-done = Veel mängimata.
duplicate-finished = { $count ->
    [one] Lõpuni on mänginud { $count } inimene.
   *[other] Lõpuni on mänginud { $count } inimest.
 }
duplicate-streak = { $count ->
    [one] { $count } päev järjest
   *[other] { $count } päeva järjest
 }
duplicate-todays-card = 12 alust, igaühele 3 minutit, täna kõigil samad.
duplicate-todays-play = Mängi tänast duplikaati
duplicate-todays-result = Vaata tulemust
