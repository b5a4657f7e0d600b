# Today's duplicate
duplicate-todays = Dnešní duplicate
duplicate-done = Dnes odehráno.
duplicate-not-done = Ještě neodehráno.
duplicate-finished = Počet hráčů, kteří dohráli: { $count }.
duplicate-streak = Dnů v řadě: { $count }
duplicate-todays-card = 12 zásobníků, na každý 3 minuty, dnes pro všechny stejné.
duplicate-todays-play = Hrát dnešní duplicate
duplicate-todays-result = Podívat se na výsledek
