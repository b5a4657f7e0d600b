# Why a computer player made its move. Česky.
earned = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
premiums = Prémiová pole: { $squares }.
kept = Ponechá si { $tiles } v hodnotě { $worth } b.
opened = Zpřístupní slovní prémie: { $squares }.
blocked = Vezme ostatním slovní prémie: { $squares }.
nothing-stronger = Silnější hráč by tu lépe nezahrál.
stronger-word = Silnější hráč: { $move }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; tato úroveň ta slova nezná.
stronger-points = Silnější hráč: { $move }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; tato úroveň to neviděla nebo dala přednost něčemu jinému.
stronger-leave = Silnější hráč: { $move }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; co si ponechá, má hodnotu { $worth } b.
stronger-exchange = Silnější hráč: { $move }; co si ponechá, má hodnotu { $worth } b.
