# What the terminal says during a game. Estonian.
to-move = Käigul on { $name }. Kotis on { $bag } klotsi.
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
        look SÕNA       kas sõna on lubatud? (avatud sõnaraamatuga)
        unseen          klotsid kotis ja teistel alustel
        board           laud uuesti
        end             paku mäng lõpetada: midagi ei saa enam laduda
        resign          alistu
        quit            lahku
played = { $name }: { $move }  { $points } punkti ({ $words }), kokku { $total }
exchanged = { $name } vahetab { $count } klotsi.
passed = { $name } jätab vahele.
skipped = { $name } kaotab käigu.
challenged-off = { $name } vaidlustas õigesti: sõna võetakse maha.
challenged-stands = { $name } vaidlustas asjata: sõna jääb.
challenge-booked = { $name }: { $points } punkti vaidlustuse eest
unseen = Nägemata: { $tiles }
word-good = { $word } on lubatud.
word-bad = { $word } ei ole lubatud.
look-closed = Sõnaraamat on suletud (kodureegel open-dictionary avab selle).
look-what = Millist sõna otsida? Kirjuta see look järele.
over = Mäng on läbi ({ $reason }).
final = { $name }: { $total } ({ $booked } allesjäänud klotside eest)
final-late = { $name }: { $total } ({ $booked } allesjäänud klotside eest, { $late } aja ületamise eest)
winner = Võitja: { $names }
totals-together = { $grade ->
    [good] Kokku { $total } punkti: hea tulemus.
    [very-good] Kokku { $total } punkti: väga hea tulemus.
    [excellent] Kokku { $total } punkti: suurepärane.
   *[none] Kokku { $total } punkti.
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

training = { $edition }: põlvkond { $generation } / { $generations }, partiisid { $done } / { $batches }
training-generation = põlvkond { $number }: { $games } mängu, { $boards } seisu; jäägid muutusid { $change } punkti võrra, erinevad { $spread }
training-done = { $edition } jäägiväärtused: { $path }
training-stopped = Peatatud; sama käsk jätkab siit: { $path }
training-chances = { $edition } võiduvõimalused: { $games } mängu { $seats } mängijaga
training-chances-done = { $edition } võiduvõimalused: { $path }
autoplay-progress = { $done } / { $games } mängu; { $player }: võite { $won } % ± { $wonmargin }, edu { $ahead } ± { $aheadmargin }; jäänud { $left }
autoplay-resumed = { $path }: { $done } / { $games } mängu on juba olemas
autoplay-stopped = Peatatud: { $done } / { $games } mängu.
autoplay-put-aside = Peatatud: { $done } / { $games } mängu; sama käsk jätkab siit: { $path }
autoplay-games = { $games } mängu, { $edition }, sõnastik { $lexicon }, igas { $turns } käiku; lõpp: { $reasons }
autoplay-player = { $player }: võite { $won } % ± { $wonmargin }, { $points } punkti ± { $pointsmargin }, ees { $ahead } ± { $aheadmargin }
autoplay-saved = Mängud on kaustas { $path }
lexicon-amended = { $lexicon }: { $base }, lisatud { $added }, eemaldatud { $removed }.
lexicon-only-in = Ainult sõnastikus { $lexicon }: { $count }
lexicon-pinned = { $lexicon } on kasutusel, kuni see vabastatakse.
lexicon-unpinned = { $edition } kasutab jälle paigaldatud sõnastikku.
lexicon-not-pinned = { $edition } sõnastik ei olnud kinnitatud.
lexicon-pruned = Kustutatud: { $lexicon }
lexicon-pruned-count = Kustutatud sõnastikke: { $count }

accounts-role = { $name } on nüüd rollis { $role }.
