# What the terminal says in duplicate and topping. Hungarian.
round = { $number }. forduló. A betűk: { $rack }
back = Visszakerült: { $racks }
time = { $seconds } másodperc.
ask = { $name }, a cédulád:{" "}
none-sure = { $name }: nincs cédula ebben a körben? Enter újra: nincs; vagy írj egyet:{" "}
help =
    Írd be a mezőt, a szót és a pontszámot, vagy:
        { $across } KARD 10      { $across } vízszintes, { $down } függőleges; kisbetű: üres zseton; a pont ott fekvő betű
        Enter kétszer   nincs cédula
        board           a tábla újra
        quit            kilépés
paid = { $name }: { $move }  { $points } pont, összesen { $total }
unpaid = { $name }: { $points } pont ({ $fault }), összesen { $total }
top = A legjobb: { $move }  { $points } pont
equal = { $count } lerakás ér ugyanennyit.
standing = { $place }. { $name }  { $total } pont, a legjobbak { $share } %-a
left = Kiléptél; a játék nem fejeződött be.
over-used-up = A játéknak vége: minden zseton a táblán van.
over-no-rack = A játéknak vége: a maradékban nincs magánhangzó vagy nincs mássalhangzó.
over-no-play = A játéknak vége: nem rakható le több szó.
over-rounds = A játéknak vége: minden forduló lezajlott.
over-last-standing = A játéknak vége: egy játékos maradt.
over-stopped = A játékot leállították.
again = Senkinek sincs szava: ugyanazok a betűk újra.
warned = { $name }: figyelmeztetés.
penalty = { $name }: { $points } pont levonás.
solo = { $name } egyedül a legjobb: még { $points } pont.
topping-rack = { $number }. tartó: { $tiles }
topping-ask = A legjobb:{" "}
topping-help =
    Írd be a mezőt és a szót, amíg meg nem találod a legjobbat, vagy:
        board           a tábla újra
        show            ezt feladom: nem talált
        quit            kilépés
topping-tried = { $points } pont: nem a legjobb.
topping-found = A legjobb: { $move }, { $points } pont, { $seconds } mp után.
topping-missed = Nem sikerült: { $move }, { $points } pont. { $seconds } mp számít.
topping-result = { $count } legjobból { $found }, { $tops } pontból { $points }, { $seconds } mp alatt.
fault-missing = nincs cédula
fault-late = elkésett
fault-several = több cédula
fault-illegible = olvashatatlan
fault-hard-to-read = nehezen olvasható
fault-not-on-rack = a betűk közt nem szereplő betű
fault-not-placeable = így nem rakható le
fault-not-admissible = nincs a szótárban
fault-too-many-tiles = túl sok betű
fault-claim-missing = nincs pontszám
fault-claim-high = túl sok pont
fault-claim-low = túl kevés pont
fault-blank-unmarked = jelöletlen üres zseton
fault-turned = felcserélt koordináta
fault-misplaced = rossz mező
