# Amit a terminál az egyedül játszónak mond. Magyar.
rack-own = A te tartód, { $total } pont. A zsákban { $bag } betű van.
rack-other = A másik játékos tartója, { $total } pont. A zsákban { $bag } betű van.
ask = Lépésed (súgó: help):{" "}
choose = Válassz { $count } betűt erre a tartóra:{" "}
help =
    Írj be egy lépést, vagy:
        { $across } KARD         szó lerakása; { $across } vízszintes, { $down } függőleges (ahogy a táblán)
        exchange AB     csere (nyílt betűknél nincs)
        pass            passz
        look SZÓ        érvényes-e a szó? (nyílt betűknél vagy nyitott szótárnál)
        tops            a tartó legjobb lépései (nyílt betűknél)
        tiles           a betűk, amelyek sem a táblán, sem tartón nincsenek
        board           újra a tábla
        finish          a játék vége; a maradék betűk levonódnak
        quit            kilépés
open = Választható betűk: { $tiles }
top = { $points } pont: { $move }
closed = Csak nyílt betűknél.
result = Eredményed: { $total } pont { $plays } lépésben, a legjobb { $best } pontos.
first = Ez az első ilyen eredmény.
record = Új csúcs: eddig { $before } volt.
place = { $rank }. hely { $games } közül; az eddigi legjobb { $before }, az átlag { $mean }.
left = Kiléptél, az eredmény nincs feljegyezve.
