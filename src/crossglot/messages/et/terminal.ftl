# What the terminal says during a game. Estonian.
to-move = Käigul on { $name }. Kotis on { $bag ->
    [one] { $bag } klots
   *[other] { $bag } klotsi
}.
your-move = Sinu käik (abi: help):{" "}
help =
    Kirjuta käik või:
        { $across } KARD         lao sõna; { $across } on vasakult paremale, { $down } ülalt alla (nagu sinu laual); punkt on juba laual olev klots
        { $across } KARD take { $square }   sõna tühja klotsiga, mis võeti ruudult { $square } (kodureegel blank-reuse)
        { $across } KARD vowels 3  võta kolm täishäälikute kotist (kodureegel two-bags)
        exchange AB     vaheta klotse
        pass            jäta vahele
        challenge       vaidlusta viimane käik
        challenge NIMI  sama mängija eest, kellel on see nimi või number; sõnad selle järel: ainult need
        accept          jäta viimane käik kehtima
        look SÕNA       kas sõna on lubatud? (avatud sõnastikuga)
        unseen          klotsid kotis ja teistel alustel
        board           laud uuesti
        end             paku mäng lõpetada: midagi ei saa enam laduda
        resign          alistu
        quit            lahku
played = { $name }: { $move }  { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} ({ $words }), kokku { $total }
exchanged = { $name } vahetab { $count ->
    [one] { $count } klotsi
   *[other] { $count } klotsi
}.
passed = { $name } jätab vahele.
skipped = { $name } kaotab käigu.
challenged-off = { $name } vaidlustas õigesti: sõna võetakse maha.
challenged-stands = { $name } vaidlustas asjata: sõna jääb.
challenge-booked = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} vaidlustuse eest
unseen = Nägemata: { $tiles }
word-good = { $word } on lubatud.
word-bad = { $word } ei ole lubatud.
look-closed = Sõnastik on suletud (kodureegel open-dictionary avab selle).
look-what = Millist sõna otsida? Kirjuta see look järele.
over = Mäng on läbi ({ $reason }).
final = { $name }: { $total } ({ $booked } allesjäänud klotside eest)
final-late = { $name }: { $total } ({ $booked } allesjäänud klotside eest, { $late } aja ületamise eest)
winner = Võitja: { $names }
totals-together = { $grade ->
    [good] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: hea tulemus.
    [very-good] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: väga hea tulemus.
    [excellent] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: suurepärane.
   *[none] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}.
}
totals-usual = Tavaline on kõigi peale kokku { $low } kuni { $high }, vilunutel rohkem.
totals-each = Kui mängijaid on { $players }, on hea { $low } kuni { $high } punkti igaühele.
left = Lahkusid; mäng jäi pooleli.
fallback-lexicon = Sõnastik on { $lexicon }: see on reeglitest leebem, sest keele analüsaator selles arvutis ei tööta.
scores = { $name } { $total }
may-stand = { $name } käis. Kehtima jätmiseks kirjuta accept, vaidlustamiseks challenge:{" "}
may-challenge = Mängija { $name } käiku saab veel vaidlustada.
who-challenges = Kes vaidlustab ({ $names })?{" "}
drawn = Alustaja selgitamiseks võeti: { $tiles }
drawn-again = Viik; võeti uuesti: { $tiles }
begins = Alustab { $name }. Võetud klotsid pannakse kotti tagasi.
no-play = Nendest klotsidest ei saa siin midagi laduda.
no-word = Sellist sõna ei ole.
lexicon-none = Kaustas { $folder } ei ole ühtegi sõnastikku. Paigaldamine: crossglot lexicon install hu
lexicon-which = Nimeta üks väljaanne või --all.
lexicon-word-missing = Nimeta vähemalt üks sõna.
nothing-listed = Midagi ei ole loetleda.

training = { $edition }: põlvkond { $generation } / { $generations }, osi valmis { $done } / { $batches }
training-generation = põlvkond { $number }: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, { $boards ->
    [one] { $boards } seis
   *[other] { $boards } seisu
}; jäägid muutusid { $change } punkti võrra, erinevad { $spread }
training-done = { $edition } jäägiväärtused: { $path }
training-stopped = Peatatud; sama käsk jätkab siit: { $path }
training-chances = { $edition } võiduvõimalused: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, mängijaid { $seats }
training-chances-done = { $edition } võiduvõimalused: { $path }
autoplay-progress = mänge { $done } / { $games }; { $player }: võite { $won } % ± { $wonmargin }, edu { $ahead } ± { $aheadmargin }; jäänud { $left }
autoplay-resumed = { $path }: mänge on olemas { $done } / { $games }
autoplay-stopped = Peatatud; mänge { $done } / { $games }.
autoplay-put-aside = Peatatud; mänge { $done } / { $games }; sama käsk jätkab siit: { $path }
autoplay-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, { $edition }, sõnastik { $lexicon }, käike keskmiselt { $turns }; lõpp: { $reasons }
autoplay-player = { $player }: võite { $won } % ± { $wonmargin }, { $points } punkti ± { $pointsmargin }, ees { $ahead } ± { $aheadmargin }
autoplay-saved = Mängud on failis { $path }
lexicon-amended = { $lexicon }: { $base }, lisatud { $added }, eemaldatud { $removed }.
lexicon-only-in = Ainult sõnastikus { $lexicon }: { $count }
lexicon-pinned = { $lexicon } on kasutusel, kuni see vabastatakse.
lexicon-unpinned = { $edition } kasutab jälle paigaldatud sõnastikku.
lexicon-not-pinned = { $edition } sõnastik ei olnud kinnitatud.
lexicon-pruned = Kustutatud: { $lexicon }
lexicon-pruned-count = Kustutatud sõnastikke: { $count }

accounts-role = { $name } on nüüd rollis { $role }.
