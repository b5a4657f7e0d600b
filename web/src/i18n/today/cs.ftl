# Today's duplicate
duplicate-todays = Dnešní duplicate
duplicate-todays-about = Všichni mají dnes stejných dvanáct zásobníků. Účet není třeba.
duplicate-done = Dnes odehráno.
duplicate-not-done = Ještě neodehráno.
duplicate-finished = Počet hráčů, kteří dohráli: { $count }.
duplicate-streak = Dnů v řadě: { $count }
