# Amit a terminál a tábla visszabontása közben mond. Magyar.
turn = { $name } vesz le. Állás: { $scores }
ask = Mely mezők (súgó: help):{" "}
help =
    Írd be egy szó egy–hat betűjének mezőit, például: { $across } { $square }
        list            a legtöbbet érő levételek
        board           újra a tábla
        resign          feladás
        quit            kilépés
    Ami a táblán marad, annak is szavakból kell állnia.
listed = { $points } pont: { $squares } ({ $tiles })
count = { $count } levétel lehetséges.
removed = { $name } leveszi: { $tiles }, { $points } pont, összesen { $total }
over-cleared = Minden lekerült.
over-exhausted = Többet nem lehet levenni.
over-resignation = { $name } feladta.
winner = A győztes: { $names }
played-first = Előbb a gép lejátszik egy játszmát, azt bontjuk le.
left = Kiléptél, a játszma nem fejeződött be.
