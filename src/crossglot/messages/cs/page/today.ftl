# Today's duplicate
duplicate-todays = Dnešní duplikát
duplicate-done = Dnes odehráno.
duplicate-not-done = Ještě neodehráno.
duplicate-finished = { $count ->
    [one] Dohrál zatím { $count } hráč.
    [few] Dohráli zatím { $count } hráči.
   *[other] Dohrálo zatím { $count } hráčů.
 }
duplicate-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dnů v řadě
 }
duplicate-todays-card = 12 zásobníků, na každý 3 minuty, dnes pro všechny stejné.
duplicate-todays-play = Hrát dnešní duplikát
duplicate-todays-result = Podívat se na výsledek
