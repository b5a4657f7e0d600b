# Amit a terminál bingó közben mond. Magyar.
write = { $name }, írd be a két hétbetűs szavadat (a többiek félrenéznek):{" "}
called = A betű: { $letter } ({ $spoken }).
cross = { $name }, a betű: { $letter }, helye: { $spots }. Melyiket húzod ki (Enter: az elsőt, -: egyiket sem)?{" "}
next = Enter: következő betű, vagy annak neve, aki bingót mond (súgó: help):{" "}
help =
    Nyomj Entert a következő betűhöz, vagy írd be:
        egy játékos nevét   ő mond bingót
        cards               a lapok a kihúzott betűkkel
        quit                kilépés
card = { $name }: { $words }
who = Nincs ilyen nevű játékos: { $name }.
bingo = { $name }: Bingó! { $words }
misspelt = { $name }: { $words } nem érvényes, a lap kiesett.
over-bingo = A győztes: { $names }
over-bag-empty = Minden betű elfogyott, és senki sem mondott bingót.
over-nobody-left = Minden lap kiesett, nincs győztes.
left = Kiléptél, a játszma nem fejeződött be.
