# Eesti
tagline = Ristsõnamäng tähekividega, eesti keeles ja päris sõnadega.
language = Keel
front-page = Avaleht
loading = Üks hetk…
try-again = Proovi uuesti
close = Sulge
cancel = Loobu
game-unavailable = Seda mängu ei saa näidata

# Avaleht
play-computer = Mängi arvutiga
edition = Komplekt
edition-not-ready = sõnastik pole paigaldatud
level = Vastane
level-greedy = Ahne
level-greedy-about = võtab alati kõige rohkem punkte
level-static = Kaalutlev
level-static-about = hoiab alles ka häid tähti
opponents = Vastaste arv
start = Alusta mängu
starting = Katan lauda…
running-games = Jätka
their-turn = Arvuti kord

# Laud
game-title = Mäng, { $edition }
you = Sina
computer = Arvuti
computer-number = Arvuti { $number }
new-game = Uus mäng
resign = Alistu
resign-question = Mängu võidab vastane. Kas alistud?
help = Kuidas mängida
board = Mängulaud
rack = Sinu tähed
scores = Punktiseis
status = Mis toimub
to-move = käigul
winner = võitja
tiles-on-rack = { $count ->
    [one] { $count } täht
   *[other] { $count } tähte
}
points-word = { $points ->
    [one] punkt
   *[other] punkti
}
your-turn = Sinu kord
thinking = { $name } mõtleb
hint-start = Trüki sõna, lohista tähti või puuduta ruutu ja siis tähti.
game-over = Mäng on läbi
result = Tulemus
player = Mängija
move = Käik
points = Punktid
total = Kokku

# Tööriistad
shuffle = Sega
sort = Järjesta
recall = Tagasi
exchange = Vaheta
pass = Passi
pass-question = Sa ei käi midagi ja tähed jäävad sulle. Kas passid?
play = Käi
play-for = Käi, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
respell = Pane { $from } asemel { $to }

# Ruudud ja tähed
tile = { $letter }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
tile-blank = tühi täht
tile-blank-as = tühi täht kui { $letter }
square-empty = tühi
square-tentative = veel käimata
premium-letter-2 = kahekordne täht
premium-letter-3 = kolmekordne täht
premium-word-2 = kahekordne sõna
premium-word-3 = kolmekordne sõna
premium-start = alguseruut, kahekordne sõna
premium-letter-2-short = 2T
premium-letter-3-short = 3T
premium-word-2-short = 2S
premium-word-3-short = 3S
premium-start-short = ✦
preview-good = sõnastikus olemas
preview-bad = sõnastikus ei ole
direction-across = vasakult paremale
direction-down = ülalt alla
waiting-letter = { $letter }, ootab järgmist tähte

# Käigud
moves = Käigud
moves-none = Keegi pole veel käinud.
move-pass = pass
move-resign = alistus
move-exchange = vahetas { $count }
said-play = { $name }: { $position } { $word }, { $points } punkti, kokku { $total }.
said-play-more = { $name }: { $position } { $word }, lisaks { $others }, { $points } punkti, kokku { $total }.
said-exchange = { $name } vahetas { $count ->
    [one] { $count } tähe
   *[other] { $count } tähte
}.
said-pass = { $name } passis.
said-resign = { $name } alistus.
said-preview = { $words }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
said-unknown-word = { $word } (sõnastikus ei ole)

# Nägemata tähed
unseen = Nägemata tähed
bag = kotis { $count ->
    [one] { $count } täht
   *[other] { $count } tähte
}
vowels-consonants = täishäälikuid { $vowels }, kaashäälikuid { $consonants }

# Aknad
blank-title = Mis täht on tühi täht?
blank-hint = Trüki täht või puuduta seda.
exchange-title = Tähtede vahetus
exchange-hint = Vali tähed, mis lähevad tagasi; see on sinu käik.
exchange-all = Kõik
exchange-do = Vaheta { $count }
over-won = Sina võitsid!
over-lost = Võitis { $name }
over-draw = Viik
over-out = Kõik tähed on käidud.
over-passes = Kõik passisid kaks korda järjest.
over-resigned = Mängija alistus.
over-other = Mäng on läbi.
adjustment = Alles jäänud tähed
save-gcg = Salvesta (GCG)
play-again = Mängi uuesti
help-hand = Lohista täht lauale. Või puuduta tähte ja siis ruutu; või enne ruutu ja siis järjest tähti. Puudutus võtab käidud tähe tagasi.
help-letter-key = A B C
help-letter = paneb tähe märgitud ruudule
help-digraph-key = Õ Ä Š
help-digraph = täppidega ja katusega tähed on omaette tähed
help-blank-key = Shift + A
help-blank = paneb tühja tähe selle tähena; ? laseb valida
help-arrows-key = ← ↑ → ↓
help-arrows = liigutavad märki laual
help-space-key = Tühik
help-space = vasakult paremale või ülalt alla
help-backspace-key = Backspace
help-backspace = võtab viimase tähe tagasi
help-enter-key = Enter
help-enter = käib
help-escape-key = Esc
help-escape = võtab kõik tähed tagasi

# Ühendus
link-connecting = Ühendan…
link-lost = Ühendus katkes. Sinu mäng on alles; proovin uuesti…
link-retry = Kohe
link-sending = Saadan käiku…
link-resent = Saadetud uuesti, ootan vastust…

# Keeldumised
error-other = Midagi läks valesti ({ $code }).
error-unreachable = Server ei vasta. Kontrolli ühendust ja proovi uuesti.
error-stale = Mäng on vahepeal edasi läinud. Vaata lauda ja proovi uuesti.
error-no-letter = { $letter } ei ole selle mängu täht.
error-no-tile = Sul ei ole tähte { $letter }.
error-no-room = Selles reas ei ole enam vaba ruutu.
error-edition-unknown = Sellist komplekti ei ole.
error-edition-syntax = Komplekti fail on vigane.
error-edition-key-missing = Komplekti failis on midagi puudu.
error-edition-key-unknown = Komplekti failis on tundmatu võti.
error-edition-value = Komplekti failis on vigane väärtus.
error-edition-total = Komplekti tähtede arv ei klapi.
error-edition-letter-twice = Komplektis on täht kaks korda.
error-edition-letter-unknown = Komplekt nimetab tundmatut tähte.
error-board-unknown = Sellist mängulauda ei ole.
error-board-picture = Mängulaua pilt on vigane.
error-tile-unknown = Sellist tähte komplektis ei ole.
error-tile-bracket = Nurksulg on sulgemata.
error-play-no-tiles = Sa ei pannud ühtegi tähte.
error-play-off-board = Sõna ulatub laualt välja.
error-play-unknown-tile = Sellist tähte komplektis ei ole.
error-play-square-taken = See ruut on juba võetud.
error-play-not-in-line = Tähed peavad olema ühes reas või veerus.
error-play-gap = Tähtede vahel on tühi ruut.
error-play-not-whole-word = Käik ei näita tervet sõna.
error-play-misses-start = Esimene sõna peab katma keskmise ruudu.
error-play-opening-too-short = Esimene sõna on liiga lühike.
error-play-not-connected = Sõna ei puutu teistega kokku.
error-play-no-word = See ei ole veel sõna.
error-play-not-on-rack = Sul ei ole seda tähte.
error-not-your-turn = Praegu ei ole sinu kord.
error-game-over = Mäng on juba läbi.
error-no-such-seat = Sellist kohta laua ääres ei ole.
error-player-count = Nii mitmekesi ei saa mängida.
error-words-not-admissible = Sõnastikus ei ole: { $words }
error-exchange-nothing = Vali vähemalt üks täht.
error-exchange-not-on-rack = Sul ei ole seda tähte.
error-exchange-bag-too-small = Kotis on selleks liiga vähe tähti.
error-event-illegal = Mängu logi on vigane.
error-notation-coordinate = Sellist ruutu ei ole.
error-notation-move = Käigu kirjapilt on vigane.
error-gcg-line = GCG-faili rida on vigane.
error-gcg-encoding = GCG-faili kodeering on tundmatu.
error-gcg-player = GCG-fail nimetab tundmatut mängijat.
error-gcg-too-large = GCG-fail on liiga suur.
error-cgp-malformed = Seisu kirjeldus on vigane.
error-graph-damaged = Sõnastik on vigane.
error-kernel-bad-input = Seda seisu ei saa arvutada.
error-not-a-lexicon = Fail ei ole sõnastik.
error-lexicon-version = Sõnastik on teise versiooniga; paigalda uuesti.
error-lexicon-truncated = Sõnastik on poolik; paigalda uuesti.
error-lexicon-damaged = Sõnastik on vigane; paigalda uuesti.
error-lexicon-mismatch = Sõnastik ei sobi selle komplektiga.
error-lexicon-not-installed = Selle komplekti sõnastik pole paigaldatud.
error-lexicon-source-missing = Sõnastiku allikat ei leitud.
error-lexicon-source-malformed = Sõnastiku allikas on vigane.
error-lexicon-busy = Sõnastikku parajasti paigaldatakse; proovi hiljem.
error-message-too-large = Sõnum on liiga suur.
error-malformed-message = Server ei saanud sõnumist aru.
