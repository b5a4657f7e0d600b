# Why a computer player made its move. Česky.
earned = Body: { $points }.
premiums = Prémiová pole: { $squares }.
kept = Ponechá si { $tiles } v hodnotě { $worth } b.
opened = Zpřístupní slovní prémie: { $squares }.
blocked = Vezme ostatním slovní prémie: { $squares }.
nothing-stronger = Silnější hráč by tu lépe nezahrál.
stronger-word = Silnější hráč: { $move }, { $points } b.; tato úroveň ta slova nezná.
stronger-points = Silnější hráč: { $move }, { $points } b.; tato úroveň to neviděla nebo dala přednost něčemu jinému.
stronger-leave = Silnější hráč: { $move }, { $points } b.; co si ponechá, má hodnotu { $worth } b.
stronger-exchange = Silnější hráč: { $move }; co si ponechá, má hodnotu { $worth } b.
