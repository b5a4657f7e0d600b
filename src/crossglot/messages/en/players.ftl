# Why a computer player made its move. English.
earned = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
premiums = Premium squares: { $squares }.
kept = Keeps { $tiles }, worth { $worth } points.
opened = Brings word premiums within reach: { $squares }.
blocked = Takes word premiums from the others: { $squares }.
nothing-stronger = A stronger player would not have done better here.
stronger-word = A stronger player: { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; this level does not know the words.
stronger-points = A stronger player: { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; this level did not see it or set other things first.
stronger-leave = A stronger player: { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; what it keeps is worth { $worth }.
stronger-exchange = A stronger player: { $move }; what it keeps is worth { $worth }.
