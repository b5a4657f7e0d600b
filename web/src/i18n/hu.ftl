# Magyar
tagline = Betűkirakós keresztjáték, magyarul, igazi szavakkal.
language = Nyelv
front-page = Kezdőlap
loading = Egy pillanat…
try-again = Próbáld újra
close = Bezárás
cancel = Mégse
game-unavailable = Ez a játszma nem jeleníthető meg

# Kezdőlap
play-computer = Játssz a gép ellen
edition = Készlet
edition-others = További { $count } nyelv, telepített szólista nélkül
level = Ellenfél
level-greedy = Mohó
level-static = Megfontolt
level-number = { $number }. szint
level-1-about = kevés szót tud, keveset lát
level-2-about = kezdő
level-3-about = otthon játszik
level-4-about = gyakran játszik, a könnyűt látja
level-5-about = figyel arra, mi marad
level-6-about = klubba kezd járni
level-7-about = sok szót tud, figyeli a táblát
level-8-about = szinte minden szót tud
level-9-about = előre gondolkodik
level-10-about = előre gondolkodik, mindent észrevesz
opponents = Ellenfelek száma
start = Kezdjük!
starting = Terítünk…
running-games = Folytatás
more-games = Még { $count } játszma
their-turn = A gép következik

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
tiles-on-rack = { $count } betű
points-word = pont
your-turn = Te jössz
thinking = { $name } gondolkodik
hint-start = Gépelj be egy szót, húzd a betűket, vagy bökj egy mezőre, aztán a betűkre.
game-over = Vége a játszmának
result = Eredmény
player = Játékos
move = Lépés
points = Pont
total = Összesen

# Eszközök
shuffle = Keverés
sort = Rendezés
recall = Vissza
exchange = Csere
pass = Passz
pass-question = Nem raksz le semmit, és a betűid maradnak. Passzolsz?
play = Lerakom
respell = { $from } helyett { $to }

# Mezők és betűk
tile = { $letter }, { $points } pont
tile-blank = joker
tile-blank-as = joker, { $letter }
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
preview-good = benne van a szólistában
preview-bad = nincs a szólistában
direction-across = vízszintesen
direction-down = függőlegesen
waiting-letter = { $letter }, várja a következő betűt

# Lépések
moves = Lépések
moves-none = Még senki sem lépett.
move-pass = passz
move-resign = feladta
move-exchange = csere ({ $count })
said-play = { $name }: { $position } { $word }, { $points } pont, összesen { $total }.
said-play-more = { $name }: { $position } { $word }, és még { $others }, { $points } pont, összesen { $total }.
said-exchange = { $name }: { $count } betűt cserélt.
said-pass = { $name }: passz.
said-resign = { $name }: feladta.
said-preview = { $words }: { $points } pont
said-unknown-word = { $word } (nincs a szólistában)

# Nem látott betűk
unseen = Nem látott betűk
bag = { $count } betű a zsákban
vowels-consonants = { $vowels } magánhangzó, { $consonants } mássalhangzó

# Párbeszédek
blank-title = Melyik betű legyen a joker?
blank-hint = Gépeld be vagy bökj rá.
exchange-title = Betűcsere
exchange-hint = Válaszd ki, mi kerüljön vissza; ez a köröd.
exchange-all = Mind
exchange-do = { $count } betű cseréje
over-won = Nyertél!
over-lost = { $name } nyert
over-draw = Döntetlen
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
word-of-move = { $word }: miért szabályos?
word-verdict = Vélemény a szóról
save-gcg = Mentés (GCG)
play-again = Még egyet!
rules = A szabályok
rules-loading = A szabályok betöltése…
help-hand = Húzz egy betűt a táblára. Vagy bökj egy betűre, aztán egy mezőre; vagy előbb a mezőre, aztán sorban a betűkre. Egy bökés visszaveszi a lerakott betűt.
help-letter-key = A B C
help-letter = lerakja a betűt a kijelölt mezőre
help-digraph-key = S Z
help-digraph = a két jelből egy betű lesz, ha nálad van
help-blank-key = Shift + A
help-blank = jokert rak le annak a betűnek; ? után választhatsz
help-arrows-key = ← ↑ → ↓
help-arrows = viszik a jelölést a táblán
help-space-key = Szóköz
help-space = vízszintesen vagy függőlegesen
help-backspace-key = Backspace
help-backspace = visszaveszi az utolsó betűt
help-enter-key = Enter
help-enter = lejátssza a szót
help-escape-key = Esc
help-escape = minden betűt visszavesz

# Oldalak
pages = Oldalak
page-study = Szavak
page-rules = Szabályok
page-settings = Beállítások
theme = Színek
theme-system = Ahogy a rendszer kívánja
theme-light = Világos
theme-dark = Sötét
contrast = Kontraszt
contrast-system = Ahogy a rendszer kívánja
contrast-normal = Rendes
contrast-more = Nagy
view = A játék
view-board = Tábla, nézni
view-speech = Szöveg, hallgatni
settings-kept = Ezeket a beállításokat ez a böngésző őrzi meg.

# Szótanulás
study-tool = Mit szeretnél tudni?
study-words = Szavak keresése
study-word = Egy szó
study-short = Rövid szavak
study-pattern-label = Minta
study-pattern-hint = ? bármely lapka, * bármennyi lapka: sz?d*
study-rack-label = Ezekből a lapkákból
study-rack-hint = ? a joker
study-contains-label = Legyen köztük
study-shortest = Legalább (lapka)
study-longest = legfeljebb (lapka)
study-find = Keresés
study-count = { $count } szó
study-count-more = Az első { $count } szó
study-more = További szavak
study-all = Mind a { $count }
study-exhausted = Lehet több is, de a kérdés túl sokáig tart. Szűkítsd!
study-length = Lapkák száma
study-no-words = Ezen a kiszolgálón nincs szólista telepítve.
study-hooks-front = Elé tehető
study-hooks-back = Mögé tehető
study-extended-front = Elöl hosszabb
study-extended-back = Hátul hosszabb
study-extended-both = Mindkét végén hosszabb
study-neighbours = Egy lapkányira
word = Szó

# A játék fülre
listen-move = Lépésed
listen-line = Lépés vagy kérdés
listen-send = Mehet
listen-hint = Lépés: mező és szó, például 8h szó; a 8h vízszintes, a h8 függőleges (betűs sorú kiadásban fordítva). Továbbá: exchange ab (csere), pass (passz), resign (feladás). Egy mezőt (h8) vagy egy sort, oszlopot (=8, =h) felolvasunk. Az üres sorra ütött Enter megerősíti a lépést, vagy megmondja, ki következik. A kérdések betűi Enterrel, Alttal, vagy a soron kívül magukban is működnek.
listen-confirm = Enter: megerősítés.
listen-ask = Kérdések
listen-rack = Állvány
listen-scores = Pontok
listen-last = Utolsó lépés
listen-unseen = Hátralévő lapkák
listen-open = Nyitott mezők
listen-board = Tábla
listen-key-rack = a
listen-key-scores = p
listen-key-last = u
listen-key-unseen = h
listen-key-open = n
listen-key-board = t
listen-row = { $name }. sor
listen-column = { $name } oszlop
listen-from = { $square } mezőtől
listen-none = nincs
listen-board-empty = A tábla üres.
listen-open-said = Üres mezők lapkák mellett: { $count }. Köztük kiemelt: { $premiums }.

# Kapcsolat
link-connecting = Kapcsolódás…
link-lost = Megszakadt a kapcsolat. A játszmád megvan; újra próbáljuk…
link-retry = Most
link-sending = A lépésed úton van…
link-resent = Újra elküldtük, várjuk a választ…

# Elutasítások
error-other = Valami nem sikerült ({ $code }).
error-unreachable = A kiszolgáló nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
error-stale = A játszma közben továbbment. Nézd meg a táblát, és próbáld újra.
error-no-letter = { $letter } nem betűje ennek a játéknak.
error-no-tile = Nincs nálad { $letter }.
error-no-room = Ebben a sorban nincs több szabad mező.
