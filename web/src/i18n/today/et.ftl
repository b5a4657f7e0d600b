# Today's duplicate
duplicate-todays = Tänane duplikaat
duplicate-todays-about = Täna on kõigil samad kaksteist alust. Kontot pole vaja.
duplicate-done = Täna mängitud.
duplicate-not-done = Veel mängimata.
duplicate-finished = Lõpuni mänginud: { $count }.
duplicate-streak = Päevi järjest: { $count }
