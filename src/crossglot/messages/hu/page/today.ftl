# Today's duplicate
duplicate-todays = A mai duplicate
duplicate-done = Ma már lejátszottad.
duplicate-not-done = Még nem játszottad le.
duplicate-finished = Eddig { $count } játékos fejezte be.
duplicate-streak = { $count } nap egymás után
duplicate-todays-card = 12 húzás, mindegyikre 3 perc, ma mindenkinek ugyanaz.
duplicate-todays-play = Játszd a mait
duplicate-todays-result = Az eredmény
