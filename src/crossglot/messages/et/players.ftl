# Why a computer player made its move. Eesti.
earned = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
premiums = Preemiaruudud: { $squares }.
kept = Alles jääb { $tiles }, väärt { $worth } punkti.
opened = Avab sõnapreemiad: { $squares }.
blocked = Võtab teistelt sõnapreemiad: { $squares }.
nothing-stronger = Tugevam mängija poleks siin paremini käinud.
stronger-word = Tugevam mängija: { $move }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; see tase neid sõnu ei tunne.
stronger-points = Tugevam mängija: { $move }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; see tase ei näinud seda või pidas muud tähtsamaks.
stronger-leave = Tugevam mängija: { $move }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; alles jääv on väärt { $worth } punkti.
stronger-exchange = Tugevam mängija: { $move }; alles jääv on väärt { $worth } punkti.
