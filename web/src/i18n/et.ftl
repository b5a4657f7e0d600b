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
edition-others = Veel { $count } keelt, sõnaloend paigaldamata
level = Vastane
level-greedy = Ahne
level-static = Kaalutlev
level-number = { $number }. tase
level-1-about = vähe sõnu, näeb vähe
level-2-about = algaja
level-3-about = mängib kodus
level-4-about = mängib tihti, näeb lihtsat
level-5-about = jälgib, mis alusele jääb
level-6-about = alustab klubis
level-7-about = palju sõnu, jälgib lauda
level-8-about = tunneb peaaegu kõiki sõnu
level-9-about = mõtleb ette
level-10-about = mõtleb ette ja märkab kõike
opponents = Vastaste arv
start = Alusta mängu
starting = Katan lauda…
running-games = Jätka
more-games = Veel mänge: { $count }
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
over-scoreless = Mitu käiku järjest ei saanud keegi punkte.
over-resignation = Mängija alistus.
over-aborted = Mäng katkestati.
over-other = Mäng on läbi.
adjustment = Alles jäänud tähed
word-title = Sõnad
word-ask = Milline sõna?
word-look = Kontrolli sõna
word-of-move = { $word }: miks on lubatud?
word-verdict = Otsus sõna kohta
save-gcg = Salvesta (GCG)
play-again = Mängi uuesti
rules = Reeglid
rules-loading = Reeglite laadimine…
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

# Lehed
pages = Lehed
page-study = Sõnad
page-rules = Reeglid
page-settings = Seaded
theme = Värvid
theme-system = Nagu süsteem soovib
theme-light = Heledad
theme-dark = Tumedad
contrast = Kontrastsus
contrast-system = Nagu süsteem soovib
contrast-normal = Tavaline
contrast-more = Suur
view = Mäng
view-board = Laud vaatamiseks
view-speech = Tekst kuulamiseks
settings-kept = Neid seadeid mäletab see brauser.

# Sõnade õppimine
study-tool = Mida soovid teada?
study-words = Otsi sõnu
study-word = Üks sõna
study-short = Lühikesed sõnad
study-pattern-label = Muster
study-pattern-hint = ? on mis tahes nupp, * kui tahes palju nuppe: s?n*
study-rack-label = Nendest nuppudest
study-rack-hint = ? on tühi nupp
study-contains-label = Nende seas
study-shortest = Alates (nuppu)
study-longest = kuni (nuppu)
study-find = Otsi
study-count = { $count ->
    [one] { $count } sõna
   *[other] { $count } sõna
}
study-count-more = Esimesed { $count } sõna
study-more = Veel sõnu
study-all = Näita kõiki { $count }
study-exhausted = Neid võib olla rohkem, kuid küsimus võtab liiga kaua. Kitsenda seda.
study-length = Nuppe
study-no-words = Selles serveris pole ühtegi sõnaloendit.
study-hooks-front = Ette
study-hooks-back = Taha
study-extended-front = Eest pikem
study-extended-back = Tagant pikem
study-extended-both = Mõlemast otsast pikem
study-neighbours = Ühe nupu võrra erinevad
word = Sõna

# Mäng kõrva jaoks
listen-move = Sinu käik
listen-line = Käik või küsimus
listen-send = Saada
listen-hint = Käik on ruut ja sõna: h8 sõna; tähtedega ridade puhul on h8 rõhtsalt ja 8h püsti (numbritega ridade puhul vastupidi). Veel: exchange ab (vahetus), pass, resign (loobumine). Ruut üksi (h8) või rida, veerg (=8, =h) loetakse ette. Enter tühjal real kinnitab käigu või ütleb, kelle kord on. Küsimuste klahvid toimivad tähe ja Enteriga, Altiga või üksi väljaspool rida.
listen-confirm = Kinnita Enteriga.
listen-ask = Küsimused
listen-rack = Alus
listen-scores = Punktid
listen-time = Kell
listen-no-clock = Selles mängus pole kella.
listen-last = Viimane käik
listen-unseen = Nägemata nupud
listen-open = Avatud ruudud
listen-board = Laud
listen-key-rack = a
listen-key-scores = p
listen-key-time = k
listen-key-last = v
listen-key-unseen = n
listen-key-open = r
listen-key-board = l
listen-row = Rida { $name }
listen-column = Veerg { $name }
listen-from = alates { $square }
listen-none = pole
listen-board-empty = Laud on tühi.
listen-open-said = Tühje ruute nuppude kõrval: { $count }. Neist erilised: { $premiums }.

# Inimesed
page-lobby = Mängi inimestega
page-account = Konto
offer-game = Paku mängu
offer-do = Paku
players = Mängijaid
pace = Aeg
pace-none = Kellata
pace-blitz = 3 min + 5 s
pace-rapid = 10 min + 5 s
pace-classic = 25 min
pace-correspondence = 3 päeva käigule
counts = Reiting
rated = reitinguga
casual = sõbralik
challenge-rule = Sõnad väljaspool loendit
challenge-void = lükatakse kohe tagasi
challenge-edition = kehtivad kuni vaidlustamiseni, reeglite järgi
challenge-single = vaidlustamine karistuseta
challenge-double = ebaõnnestunud vaidlustus maksab käigu
visibility = Kes võib liituda
visibility-public = igaüks, fuajeest
visibility-private = kellel on link
challenges = Kutsed
seeks = Otsivad mängijaid
games-running = Mängud vaatamiseks
nothing-here = Hetkel pole siin midagi.
sit-down = Istu lauda
watch = Vaata
guest = Külaline
waiting-title = Ootame mängijaid
waiting-for-players = Mäng algab ise, kui kõik on lauda istunud.
seats = Kohad
seat-open = vaba koht
seat-invited = kutsutud
here = kohal
away = ära
copy-link = Kopeeri link
link-copied = Kopeeritud
link-to-game = Selle mängu link
get-up = Lahku
speed-bullet = Üliväle
speed-blitz = Välk
speed-rapid = Kiire
speed-classic = Tavaline
speed-correspondence = Kirjavahetus
speed-untimed = Kellata
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days } päeva käigule
clock-per-move = { $seconds } s käigule
clock-left = Aega jäänud: { $time }
challenge = Vaidlusta
accept-play = Jäägu
window-own = Teised võivad su käigu vaidlustada.
window-theirs = { $name } käis. Kas vaidlustad?
asked-takeback = { $name } sooviks viimase käigu tagasi võtta.
asked-abort = { $name } sooviks mängu katkestada.
asked-end = Kas lõpetame siin, sest keegi ei saa enam käia?
asked-waiting = Palutud: { $what }. Ootame vastust.
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
rematch-agree = Nõus kordusmänguga
over-agreed = Mängijad leppisid lõpus kokku.
over-abandoned = Mängija lahkus.
over-time = Aeg sai otsa.
over-adjudicated = Otsustas kohtunik.
over-exhausted = Keegi ei saanud enam käia.
move-skip = kaotas käigu
said-skip = { $name } kaotas käigu.
signed-in-as = Oled sisse logitud nimega { $name }.
sign-in = Logi sisse
sign-out = Logi välja
register = Võta see nimi
export-data = Laadi alla kõik, mida minu kohta hoitakse
account-about = Nimega saad mängida reitingumänge ja leiad oma mängud igast arvutist. Külalisena mängid ilma nimeta.
account-name = Nimi
address-confirmed = Sinu aadress on kinnitatud.
reset-sent = Kui selline konto on olemas, on kiri juba teel.
password-changed = Parool on muudetud. Nüüd saad sellega sisse logida.
account-password-new = Uus parool
password-change = Muuda parooli
password-forgotten = Unustasin parooli
account-password = Parool

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
