# Eesti
tagline = Ristsõnamäng täheklotsidega, eesti keeles ja päris sõnadega.
language = Keel
front-page = Avaleht
skip-to-content = Otse sisu juurde
loading = Üks hetk…
try-again = Proovi uuesti
close = Sulge
cancel = Tagasi
unavailable = Seda ei saa näidata

# Avaleht
play-computer = Mängi arvutiga
edition = Väljaanne
level = Vastane
level-greedy = Ahne
level-static = Kaalutlev
level-number = { $number }. tase
start = Alusta mängu
starting = Katan lauda…
start-lesson = Mängid esimest korda? Proovi esimest õppetundi!
running-games = Jätka
more-games = Veel mänge: { $count }

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
said-winner = Võitja: { $names }
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
finger-hint = Täht läheb sinna, kus seda näed: sõrme kohale.
game-over = Mäng on läbi
result = Tulemus
player = Mängija
move = Käik
points = Punktid
total = Kokku

# Tööriistad
shuffle = Sega
sort = Järjesta
sort-tiles = Järjesta tähed
recall = Korja
undo = Tühista
exchange = Vaheta
pass = Passi
pass-question = Sa ei pane midagi lauale ja tähed jäävad sulle. Kas passid?
play = Käi
respell = Pane { $from } asemel { $to }

# Ruudud ja tähed
tile = { $letter }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
tile-blank = tühi klots
tile-blank-as = tühi klots, { $letter }
square-empty = tühi
square-tentative = veel käimata
premium-letter-2 = kahekordne täht
premium-letter-3 = kolmekordne täht
premium-word-2 = kahekordne sõna
premium-word-3 = kolmekordne sõna
premium-start = algusruut, kahekordne sõna
premium-letter-2-short = 2T
premium-letter-3-short = 3T
premium-word-2-short = 2S
premium-word-3-short = 3S
premium-start-short = ✦
preview-good = sõnastikus olemas
preview-bad = sõnastikus ei ole
why = Miks?
word-why = Miks ei ole { $word } sõnastikus?
direction-across = vasakult paremale
direction-down = ülalt alla
waiting-letter = { $letter }, ootab järgmist tähte

# Käigud
moves = Käigud
moves-none = Keegi pole veel käinud.
start-draw = Alustaja loosimine: { $draws }. Alustab: { $name }.
start-draw-again = viik, uuesti { $draws }
move-withdrawn = vaidlustatud, ära võetud
move-taken-back = tagasi võetud
move-pass = pass
move-resign = alistus
move-exchange = vahetus ({ $count })
said-play = { $name }: { $position } { $word }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }.
said-play-more = { $name }: { $position } { $word }, lisaks { $others }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }.
said-exchange = { $name } vahetas { $count ->
    [one] { $count } tähe
   *[other] { $count } tähte
}.
said-exchange-own = Vahetasid { $count ->
    [one] { $count } tähe
   *[other] { $count } tähte
}.
said-pass = { $name } passis.
said-pass-own = Passisid.
said-resign = { $name } alistus.
said-resign-own = Alistusid.
said-preview = { $words }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
said-unknown-word = { $word } (sõnastikus ei ole)

# Nägemata tähed
unseen = Nägemata tähed
bag = Kotis { $count ->
    [one] { $count } täht
   *[other] { $count } tähte
}
vowels-consonants = { $vowels ->
    [one] { $vowels } täishäälik
   *[other] { $vowels } täishäälikut
}, { $consonants ->
    [one] { $consonants } kaashäälik
   *[other] { $consonants } kaashäälikut
}
vowels-choice = Võtan
vowels-any = ükskõik kummast kotist
vowels-drawn = { $count ->
    [one] { $count } täishääliku
   *[other] { $count } täishäälikut
}

# Aknad
blank-title = Mis täht on tühi klots?
blank-hint = Trüki täht ja vajuta Enterit või puuduta tähte.
blank-space = tühik
blank-taken = Tühi klots { $letter } on sinu alusel; lao see samal käigul.
over-out = Kõik tähed on käidud.
over-passes = Kõik passisid kaks korda järjest.
over-scoreless = Mitu käiku järjest ei saanud keegi punkte.
over-resignation = Üks mängija alistus.
over-aborted = Mäng katkestati.
over-other = Mäng on läbi.
adjustment = Alles jäänud tähed
word-title = Sõnad
word-ask = Milline sõna?
word-look = Kontrolli sõna
word-of-move = { $word }: miks see on lubatud?
word-verdict = Otsus sõna kohta
save-gcg = Salvesta (GCG)
rules = Reeglid
rules-loading = Reeglite laadimine…
sheet = Punktileht
sheet-print = Prindi

# Lehed
pages = Lehed
menu = Menüü
page-study = Sõnad
page-rules = Reeglid
page-tips = Nõuanded algajale
page-settings = Seaded
view-board = Lauavaade
view-speech = Kuulamisvaade
size-normal = Kogu laud korraga
size-large = Suured tähed
components = Lehe osad
components-about = Millest mängu leht koosneb, koos näidete ja omadustega; arendajatele.
components-props = Omadused
embed-title = Mäng
embed-open = Ava mäng

# Sõnade õppimine
study-short = Lühikesed sõnad
study-find = Otsi
study-no-words = Selles serveris pole ühtegi sõnastikku.
word = Sõna

# Mäng kõrva jaoks
listen-move = Sinu käik
listen-send = Saada

# Inimesed
page-lobby = Mängi inimestega
page-account = Konto
players = Mängijad
pace = Aeg
counts = Reiting
rated = reitinguga
casual = sõbralik
nothing-here = Hetkel pole siin midagi.
sit-down = Istu lauda
watch = Vaata
guest = Külaline
guest-number = Külaline { $number }
waiting-title = Ootame mängijaid
waiting-for-players = Mäng algab ise, kui kõik on lauda istunud.
seats = Kohad
seat-open = vaba koht
here = kohal
away = ära
copy-link = Kopeeri link
link-copied = Kopeeritud
link-to-game = Selle mängu link
speed-bullet = Üliväle
speed-blitz = Välk
speed-rapid = Kiire
speed-classic = Tavaline
speed-correspondence = Kirimäng
speed-untimed = Kellata
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } päev käigule
   *[other] { $days } päeva käigule
}
clock-per-move = { $seconds } s käigule
clock-left = Aega jäänud: { $time }
clock-low = Sul on jäänud { $time }.
challenge = Vaidlusta
challenge-words = Millised sõnad sa vaidlustad?
theme-argue = Kas mõni sinu käigu sõna kuulub teemasse? Teised hääletavad.
theme-argued = { $name }: { $word } kuulub teemasse. Kas anda { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} juurde?
theme-yes = Jah, kuulub
theme-no = Ei kuulu
theme-granted = { $name }: { $word } läheb arvesse, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} juurde.
theme-refused = { $word } ei lähe arvesse.
accept-play = Jäägu
window-own = Teised võivad su käigu vaidlustada.
window-theirs = { $name } käis. Kas vaidlustad?
asked-takeback = { $name } sooviks viimase käigu tagasi võtta.
asked-abort = { $name } sooviks mängu katkestada.
asked-end = Kas lõpetame siin, sest keegi ei saa enam käia?
asked-waiting = Palutud: { $what }. Ootame vastust.
declined-end = { $name } ei ole lõpetamisega nõus.
declined-play = { $name } ei ole lõpetamisega nõus: tal on veel käike.
declined-exchange = { $name } ei ole lõpetamisega nõus: ta soovib veel klotse vahetada.
agree = Nõus
decline = Ei
propose-takeback = Võta mu käik tagasi
propose-abort = Katkesta mäng
propose-end = Lõpeta: keegi ei saa käia
abort = Katkesta mäng
gone = { $name } kaotas ühenduse.
claim-win = Nõua võitu
claim-abort = Katkesta
nudged-by = { $name } palub sul käia.
over-agreed = Mängijad leppisid lõpus kokku.
over-abandoned = Üks mängija lahkus.
over-time = Aeg sai otsa.
over-adjudicated = Otsustas kohtunik.
over-exhausted = Keegi ei saanud enam käia.
move-skip = kaotas käigu
said-skip = { $name } kaotas käigu.
said-skip-own = Kaotasid käigu.

# Talk
chat-open = Vestlus
chat-unread = { $count ->
    [one] Vestlus, { $count } uus sõnum
   *[other] Vestlus, { $count } uut sõnumit
}
# Variants
propose = Paku
page-variants = Variandid
page-duplicate = Duplikaat

# Ühendus
link-connecting = Ühendan…
link-lost = Ühendus katkes. Sinu mäng on alles; proovin uuesti…
link-restarting = Server taaskäivitub. Sinu mäng on kindlas kohas ja jätkub kohe…
link-retry = Proovi kohe
link-sending = Saadan käiku…
link-resent = Saadetud uuesti, ootan vastust…
offline = Ühendust ei ole. Mängud ootavad; siin on ikka olemas:
newer-page = Lehest on uus versioon.
newer-page-load = Laadi uuesti

# Keeldumised
error-other = Midagi läks valesti ({ $code }).
error-unreachable = Server ei vasta. Kontrolli ühendust ja proovi uuesti.
error-stale = Mäng on vahepeal edasi läinud. Vaata lauda ja proovi uuesti.
error-no-letter = { $letter } ei ole selle mängu täht.
error-no-tile = Sul ei ole tähte { $letter }.
error-no-room = Selles reas ei ole enam vaba ruutu.

page-lesson = Esimene õppetund
page-about = Mängust
# Pärast mängu
page-missing = Sellist lehte ei ole
page-missing-text = Võib-olla on aadress poolik või seda, mis siin oli, enam ei ole.
page-games = Mängud
games-now = Praegu mängitakse
games-all = Kõik mängud
to-replay = Vaata mäng läbi
save-json = Salvesta (JSON)
news-turn = On sinu kord mängus, kus mängivad ka: { $names }.
news-invitation = Sind kutsuvad mängima: { $names }.
news-open = Ava mäng
