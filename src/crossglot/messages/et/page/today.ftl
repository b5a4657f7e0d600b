# Today's duplicate
duplicate-todays = Tänane duplikaat
duplicate-done = Täna mängitud.
duplicate-not-done = Veel mängimata.
duplicate-finished = Lõpuni mänginud: { $count }.
duplicate-streak = Päevi järjest: { $count }
duplicate-todays-card = 12 alust, igaühele 3 minutit, täna kõigil samad.
duplicate-todays-play = Mängi tänast duplikaati
duplicate-todays-result = Vaata tulemust
