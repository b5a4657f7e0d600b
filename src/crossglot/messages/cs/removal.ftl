# Co říká terminál při odebírání kamenů. Čeština.
turn = Odebírá { $name }. Stav: { $scores }
ask = Která pole (nápověda: help):{" "}
help =
    Napiš pole jednoho až šesti kamenů jednoho slova, například: { $across } { $square }
        list            odběry za nejvíce bodů
        board           znovu deska
        resign          vzdát se
        quit            odejít
    Vše, co zůstane, musí dál tvořit slova.
listed = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $squares } ({ $tiles })
count = Možných odběrů: { $count }.
removed = { $name } odebírá { $tiles }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }
over-cleared = Deska je prázdná.
over-exhausted = Nic dalšího odebrat nelze.
over-resignation = { $name } se vzdává.
winner = Vítěz: { $names }
played-first = Nejdřív počítač odehraje hru, která se pak rozebere.
left = Konec; hra není dohraná.
