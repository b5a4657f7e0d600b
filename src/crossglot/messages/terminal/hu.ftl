# What the terminal says during a game. Hungarian.
to-move = { $name } következik. { $bag } zseton van a zsákban.
your-move = A lépésed (súgó: help):{" "}
help =
    Írj be egy lépést, vagy:
        8H KARD         szó lerakása; 8H vízszintes, H8 függőleges; a pont ott fekvő betű
        8H KARD take I8   szó az I8-ról kiváltott üres zsetonnal (blank-reuse házi szabály)
        8H KARD vowels 3  három húzása a magánhangzók zsákjából (two-bags házi szabály)
        exchange AB     betűcsere
        pass            passz
        challenge       az utolsó lépés megkérdőjelezése
        look SZÓ        megengedett-e a szó (nyitott szótárnál)
        unseen          a zsákban és a többieknél lévő betűk
        board           a tábla újra
        resign          feladás
        quit            kilépés
played = { $name }: { $move }  { $points } pont ({ $words }), összesen { $total }
exchanged = { $name } { $count } betűt cserél.
passed = { $name } passzol.
skipped = { $name } kimarad.
challenged-off = A megkérdőjelezés sikeres: a szó lekerül.
challenged-stands = A megkérdőjelezés sikertelen: a szó marad.
unseen = Nem látható: { $tiles }
word-good = { $word } megengedett.
word-bad = { $word } nem megengedett.
look-closed = A szótár zárva van (az open-dictionary házi szabály nyitja ki).
over = A játéknak vége ({ $reason }).
final = { $name }: { $total } ({ $booked } a maradék betűkért)
winner = A győztes: { $names }
left = Kiléptél; a játék nem fejeződött be.
scores = { $name } { $total }
