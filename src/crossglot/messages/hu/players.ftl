# Why a computer player made its move. Magyar.
earned = { $points } pont.
premiums = Jutalommezők: { $squares }.
kept = Megtartja: { $tiles }; értékük { $worth } pont.
opened = Elérhetővé tett szójutalmak: { $squares }.
blocked = A többiek elől elvett szójutalmak: { $squares }.
nothing-stronger = Itt erősebb játékos sem lépett volna jobbat.
stronger-word = Erősebb játékos: { $move }, { $points } pont; ezen a szinten ezek a szavak nem ismertek.
stronger-points = Erősebb játékos: { $move }, { $points } pont; ez a szint nem vette észre, vagy mást tartott fontosabbnak.
stronger-leave = Erősebb játékos: { $move }, { $points } pont; amit megtart, { $worth } pontot ér.
stronger-exchange = Erősebb játékos: { $move }; amit megtart, { $worth } pontot ér.
