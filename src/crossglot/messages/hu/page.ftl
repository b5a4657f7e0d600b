# Magyar
tagline = Betűkirakós keresztjáték, magyarul, igazi szavakkal.
language = Nyelv
front-page = Kezdőlap
skip-to-content = Ugrás a tartalomra
loading = Egy pillanat…
try-again = Próbáld újra
close = Bezárás
cancel = Mégse
unavailable = Ez nem jeleníthető meg

# Kezdőlap
play-computer = Játssz a gép ellen
edition = Kiadás
level = Ellenfél
level-greedy = Mohó
level-static = Megfontolt
level-number = { $number }. szint
start = Kezdjük!
starting = Terítünk…
start-lesson = Most játszol először? Próbáld ki az első leckét!
running-games = Folytatás
more-games = Még { $count } játszma

# Asztal
game-title = Játszma, { $edition }
you = Te
computer = Gép
computer-number = { $number }. gép
new-game = Új játszma
resign = Feladás
resign-question = A játszmát az ellenfeled nyeri. Feladod?
help = Hogyan játssz?
board = Tábla
rack = A betűid
scores = Pontszámok
status = Mi történik
to-move = következik
winner = győztes
said-winner = Győztes: { $names }
tiles-on-rack = { $count } betű
points-word = pont
your-turn = Te jössz
thinking = { $name } gondolkodik
hint-start = Gépelj be egy szót, húzd a betűket, vagy koppints egy mezőre, aztán a betűkre.
finger-hint = A betű oda kerül, ahol látod: az ujjad fölé.
game-over = Vége a játszmának
result = Eredmény
player = Játékos
move = Lépés
points = Pont
total = Összesen

# Eszközök
shuffle = Keverés
sort = Rendezés
sort-tiles = Betűk rendezése
recall = Felszedem
undo = Vissza
exchange = Csere
pass = Passz
pass-question = Nem raksz le semmit, és a betűid maradnak. Passzolsz?
play = Lerakom
respell = { $from } helyett { $to }

# Mezők és betűk
tile = { $letter }, { $points } pont
tile-blank = üres zseton
tile-blank-as = üres zseton, { $letter }
square-empty = üres
square-tentative = még nincs lejátszva
premium-letter-2 = kétszeres betűérték
premium-letter-3 = háromszoros betűérték
premium-word-2 = kétszeres szóérték
premium-word-3 = háromszoros szóérték
premium-start = kezdőmező, kétszeres szóérték
premium-letter-2-short = 2B
premium-letter-3-short = 3B
premium-word-2-short = 2SZ
premium-word-3-short = 3SZ
premium-start-short = ✦
preview-good = benne van a szótárban
preview-bad = nincs a szótárban
why = Miért?
word-why = Miért nincs a szótárban: { $word }?
direction-across = vízszintesen
direction-down = függőlegesen
waiting-letter = { $letter }, várja a következő betűt

# Lépések
moves = Lépések
moves-none = Még senki sem lépett.
start-draw = Sorsolás a kezdésért: { $draws }. Kezd: { $name }.
start-draw-again = egyezés, újra { $draws }
move-withdrawn = megkérdőjelezve, lekerült
move-taken-back = visszavéve
move-pass = passz
move-resign = feladta
move-exchange = csere ({ $count })
said-play = { $name }: { $position } { $word }, { $points } pont, összesen { $total }.
said-play-more = { $name }: { $position } { $word }, és még { $others }, { $points } pont, összesen { $total }.
said-exchange = { $name }: betűcsere, { $count } betű.
said-exchange-own = { $count } betűt cseréltél.
said-pass = { $name }: passz.
said-pass-own = Passzoltál.
said-resign = { $name }: feladás.
said-resign-own = Feladtad a játszmát.
said-preview = { $words }: { $points } pont
said-unknown-word = { $word } (nincs a szótárban)

# Nem látott betűk
unseen = Amit nem látsz
bag = { $count } betű a zsákban
vowels-consonants = { $vowels } magánhangzó, { $consonants } mássalhangzó
vowels-choice = Húzás:
vowels-any = bármelyik zsákból
vowels-drawn = { $count } magánhangzó

# Párbeszédek
blank-title = Melyik betű legyen az üres zseton?
blank-hint = Gépeld be, és üss Entert, vagy koppints rá.
blank-space = szóköz
blank-taken = Üres zseton a tartódon: { $letter }. Még ebben a körben rakd le.
over-out = Minden betű elfogyott.
over-passes = Kétszer egymás után mindenki passzolt.
over-scoreless = Senki sem szerzett pontot több kör óta.
over-resignation = Egy játékos feladta.
over-aborted = A játszmát megszakították.
over-other = Vége a játszmának.
adjustment = Megmaradt betűk
word-title = Szavak
word-ask = Melyik szó?
word-look = Szó keresése
word-of-move = { $word }: miért érvényes?
word-verdict = Vélemény a szóról
save-gcg = Mentés (GCG)
rules = A szabályok
rules-loading = A szabályok betöltése…
sheet = Pontozólap
sheet-print = Nyomtatás

# Oldalak
pages = Oldalak
menu = Menü
page-study = Szavak
page-rules = Szabályok
page-tips = Tippek kezdőknek
page-settings = Beállítások
view-board = Táblás nézet
view-speech = Felolvasós nézet
size-normal = Az egész tábla látszik
size-large = Nagy betűk
components = Építőelemek
components-about = Amiből a játékoldal áll, példákkal és tulajdonságokkal; ezt fejlesztők olvassák.
components-props = Tulajdonságok
embed-title = Játszma
embed-open = A játszma megnyitása

# Szótanulás
study-short = Rövid szavak
study-find = Keresés
study-no-words = Ezen a szerveren nincs szótár telepítve.
word = Szó

# A játék fülre
listen-move = Lépésed
listen-send = Mehet

# Emberek
page-lobby = Játék emberekkel
page-account = Fiók
players = Játékosok
pace = Idő
counts = Értékszám
rated = értékszámra
casual = barátságos
nothing-here = Most nincs itt semmi.
sit-down = Leülök
watch = Nézem
guest = Vendég
guest-number = { $number }. vendég
waiting-title = Várakozás játékosokra
waiting-for-players = A játék magától elkezdődik, amint mindenki leült.
seats = Helyek
seat-open = szabad hely
here = itt van
away = nincs itt
copy-link = Link másolása
link-copied = Másolva
link-to-game = Link ehhez a játékhoz
speed-bullet = Villám
speed-blitz = Gyors
speed-rapid = Rapid
speed-classic = Klasszikus
speed-correspondence = Levelezési
speed-untimed = Óra nélkül
clock-main = { $minutes } perc + { $seconds } mp
clock-days = lépésenként { $days } nap
clock-per-move = lépésenként { $seconds } mp
clock-left = Hátralévő idő: { $time }
clock-low = Már csak { $time } időd van.
challenge = Megkérdőjelezem
challenge-words = Mely szavakat kérdőjelezed meg?
theme-argue = Tartozik a lépésed valamelyik szava a témához? A többiek szavaznak.
theme-argued = { $name }: { $word } a témához tartozik. Járjon érte { $points } pont?
theme-yes = Igen, oda tartozik
theme-no = Nem tartozik oda
theme-granted = { $name }: { $word } számít, még { $points } pont.
theme-refused = { $word } nem számít.
accept-play = Elfogadom
window-own = A többiek megkérdőjelezhetik a lépésed.
window-theirs = { $name } lépett. Megkérdőjelezed?
asked-takeback = { $name } visszavenné az utolsó lépését.
asked-abort = { $name } megszakítaná a játszmát.
asked-end = Legyen itt vége, mert senki sem tud rakni?
asked-waiting = Kérve: { $what }. Várjuk a választ.
declined-end = { $name } nem ért egyet a befejezéssel.
declined-play = { $name } nem ért egyet a befejezéssel: még tud rakni.
declined-exchange = { $name } nem ért egyet a befejezéssel: még cserélni szeretne.
agree = Rendben
decline = Nem
propose-takeback = Lépésem visszavétele
propose-abort = A játszma megszakítása
propose-end = Befejezés: senki sem tud rakni
abort = A játszma megszakítása
gone = { $name } kapcsolata megszakadt.
claim-win = Kérem a győzelmet
claim-abort = Szakítsuk meg
nudged-by = { $name } kér, hogy lépj.
over-agreed = A játékosok megegyeztek, hogy itt legyen vége.
over-abandoned = Egy játékos elment.
over-time = Lejárt az idő.
over-adjudicated = Versenybíró döntött.
over-exhausted = Senki sem tudott már rakni.
move-skip = kimaradt
said-skip = { $name }: kimarad ez a kör.
said-skip-own = Kimaradsz ebből a körből.

# Talk
chat-open = Beszélgetés
chat-unread = Beszélgetés, { $count } új üzenet
# Variants
propose = Megpróbálom
page-variants = Változatok
page-duplicate = Duplicate

# Kapcsolat
link-connecting = Kapcsolódás…
link-lost = Megszakadt a kapcsolat. A játszmád megvan; újra próbáljuk…
link-restarting = A szerver újraindul. A játszmád megvan, mindjárt folytatódik…
link-retry = Próbáld most
link-sending = A lépésed úton van…
link-resent = Újra elküldtük, várjuk a választ…
offline = Nincs kapcsolat. A játszmák megvárnak; ami itt is megvan:
newer-page = Új változat érkezett az oldalból.
newer-page-load = Újratöltés

# Elutasítások
error-other = Valami nem sikerült ({ $code }).
error-unreachable = A szerver nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
error-stale = A játszma közben továbbment. Nézd meg a táblát, és próbáld újra.
error-no-letter = { $letter } nem betűje ennek a játéknak.
error-no-tile = Nincs nálad { $letter }.
error-no-room = Ebben a sorban nincs több szabad mező.

page-lesson = Első lecke
page-about = Névjegy
# A játszma után
page-missing = Nincs ilyen oldal
page-missing-text = Lehet, hogy a cím hiányos, vagy már nincs meg, ami itt volt.
page-games = Játszmák
games-now = Most játsszák
games-all = Minden játszma
to-replay = Visszajátszás
save-json = Mentés (JSON)
news-turn = Te következel, a játékostársaid: { $names }.
news-invitation = Játszani hívnak: { $names }.
news-open = A játszma megnyitása
