# What the terminal says during a game. Hungarian.
to-move = { $name } következik. { $bag } zseton van a zsákban.
your-move = A lépésed (súgó: help):{" "}
help =
    Írj be egy lépést, vagy:
        { $across } KARD         szó lerakása; { $across } vízszintes, { $down } függőleges; a pont ott fekvő betű
        { $across } KARD take { $square }   szó az üres zsetonnal, amely itt volt: { $square } (blank-reuse házi szabály)
        { $across } KARD vowels 3  három húzása a magánhangzók zsákjából (two-bags házi szabály)
        exchange AB     betűcsere
        pass            passz
        challenge       az utolsó lépés megkérdőjelezése
        challenge NÉV   ugyanez annak, akinek ez a neve vagy a sorszáma; utána szavak: csak azok
        accept          az utolsó lépés elfogadása
        look SZÓ        érvényes-e a szó (nyitott szótárnál)
        unseen          a zsákban és a többieknél lévő betűk
        board           a tábla újra
        end             javaslat a befejezésre: már semmit sem lehet kirakni
        resign          feladás
        quit            kilépés
played = { $name }: { $move }  { $points } pont ({ $words }), összesen { $total }
exchanged = { $name } { $count } betűt cserél.
passed = { $name } passzol.
skipped = { $name } kimarad ebből a körből.
challenged-off = { $name } megkérdőjelezi, és igaza van: a szó lekerül.
challenged-stands = { $name } megkérdőjelezi, de nincs igaza: a szó marad.
challenge-booked = { $name }: { $points } pont a megkérdőjelezésért
unseen = Nem látható: { $tiles }
word-good = { $word }: érvényes szó.
word-bad = { $word }: nem érvényes szó.
look-closed = A szótár zárva van (az open-dictionary házi szabály nyitja ki).
look-what = Melyik szót nézzük meg? Írd a look után.
over = A játéknak vége ({ $reason }).
final = { $name }: { $total } ({ $booked } a maradék betűkért)
final-late = { $name }: { $total } ({ $booked } a maradék betűkért, { $late } az időtúllépésért)
winner = A győztes: { $names }
totals-together = { $grade ->
    [good] Együtt { $total } pont: jó eredmény.
    [very-good] Együtt { $total } pont: nagyon jó eredmény.
    [excellent] Együtt { $total } pont: kiváló.
   *[none] Együtt { $total } pont.
}
totals-usual = A szokásos összpontszám { $low } és { $high } között van, gyakorlott játékosoké több.
totals-each = { $players } játékosnál fejenként { $low }–{ $high } pont jó.
left = Kiléptél; a játék nem fejeződött be.
fallback-lexicon = A szótár: { $lexicon }. Durvább a szabályoknál, mert a nyelv szóelemzője ezen a gépen nem működik.
scores = { $name } { $total }
may-stand = { $name } lépett. Elfogadás: accept, megkérdőjelezés: challenge:{" "}
may-challenge = { $name } lépése még megkérdőjelezhető.
who-challenges = Ki kérdőjelezi meg ({ $names })?{" "}
drawn = Húzás a kezdésért: { $tiles }
drawn-again = Egyenlő; újabb húzás: { $tiles }
begins = { $name } kezd. A húzott betűk visszakerülnek a zsákba.
no-play = Ezekből a zsetonokból itt semmi sem rakható le.
no-word = Nincs ilyen szó.
lexicon-none = Nincs szótár itt: { $folder }. Telepítés: crossglot lexicon install hu
lexicon-which = Nevezz meg egy kiadást, vagy írd: --all.
lexicon-word-missing = Adj meg legalább egy szót.
nothing-listed = Nincs mit felsorolni.

training = { $edition }: { $generation }. nemzedék a { $generations } közül, { $batches } adagból { $done } kész
training-generation = { $number }. nemzedék: { $games } játszma, { $boards } állás; a maradékok értéke { $change } ponttal változott, szórásuk { $spread }
training-done = { $edition } maradékértékei: { $path }
training-stopped = Megállt; ugyanez a parancs innen folytatja: { $path }
training-chances = { $edition } győzelmi esélyei: { $games } játszma { $seats } játékossal
training-chances-done = { $edition } győzelmi esélyei: { $path }
autoplay-progress = { $games } játszmából { $done }; { $player }: győzelem { $won } % ± { $wonmargin }, előny { $ahead } ± { $aheadmargin }; hátra van { $left }
autoplay-resumed = { $path }: { $games } játszmából { $done } már megvan
autoplay-stopped = { $games } játszmából { $done } után megállt.
autoplay-put-aside = { $games } játszmából { $done } után megállt; ugyanez a parancs innen folytatja: { $path }
autoplay-games = { $games } játszma, { $edition }, { $lexicon } szótár, játszmánként { $turns } kör; befejezés: { $reasons }
autoplay-player = { $player }: győzelem { $won } % ± { $wonmargin }, { $points } pont ± { $pointsmargin }, előny { $ahead } ± { $aheadmargin }
autoplay-saved = A játszmák ide kerültek: { $path }
lexicon-amended = { $lexicon }: alapja { $base }, hozzáadva { $added }, kivéve { $removed } szó.
lexicon-only-in = Csak ebben van meg: { $lexicon }: { $count }
lexicon-pinned = Rögzítve, a feloldásig ezt használjuk: { $lexicon }
lexicon-unpinned = { $edition }: ismét a telepített szótár van használatban.
lexicon-not-pinned = { $edition }: a szótár nem volt rögzítve.
lexicon-pruned = Törölve: { $lexicon }
lexicon-pruned-count = Törölt szótárak: { $count }

accounts-role = { $name } szerepköre mostantól: { $role }.
