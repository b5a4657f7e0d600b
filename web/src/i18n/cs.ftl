# Čeština
tagline = Křížovková hra s písmeny, česky a se skutečnými slovy.
language = Jazyk
front-page = Úvodní stránka
loading = Okamžik…
try-again = Zkusit znovu
close = Zavřít
cancel = Zrušit
game-unavailable = Tuto partii nelze zobrazit

# Úvodní stránka
play-computer = Hrát proti počítači
edition = Sada
edition-others = { $count ->
    [one] Další { $count } jazyk
    [few] Další { $count } jazyky
   *[other] Dalších { $count } jazyků
 }, seznam slov není nainstalován
level = Soupeř
level-greedy = Dravý
level-static = Rozvážný
level-number = Úroveň { $number }
level-1-about = málo slov, málo vidí
level-2-about = začátečník
level-3-about = hraje doma
level-4-about = hraje často, vidí snadné tahy
level-5-about = hledí na to, co mu zbude
level-6-about = začíná v klubu
level-7-about = zná mnoho slov, hlídá desku
level-8-about = zná téměř vše
level-9-about = myslí dopředu
level-10-about = myslí dopředu a nic nepřehlédne
opponents = Počet soupeřů
start = Začít hru
starting = Připravuji stůl…
running-games = Pokračovat
more-games = Další partie: { $count }
their-turn = Na tahu je počítač

# Stůl
game-title = Partie, { $edition }
you = Vy
computer = Počítač
computer-number = Počítač { $number }
new-game = Nová hra
resign = Vzdát
resign-question = Partii vyhraje soupeř. Opravdu ji vzdáváte?
help = Jak hrát
board = Hrací deska
rack = Váš zásobník
scores = Skóre
status = Co se děje
to-move = na tahu
winner = vítěz
tiles-on-rack = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
points-word = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
your-turn = Jste na tahu
thinking = { $name } přemýšlí
hint-start = Napište slovo, přetáhněte kameny, nebo ťukněte na pole a pak na kameny.
game-over = Partie skončila
result = Výsledek
player = Hráč
move = Tah
points = Body
total = Celkem

# Nástroje
shuffle = Míchat
sort = Seřadit
recall = Zpět
exchange = Výměna
pass = Pas
pass-question = Nic nepoložíte a kameny vám zůstanou. Pasovat?
play = Zahrát
respell = Položit { $to } místo { $from }

# Pole a kameny
tile = { $letter }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tile-blank = žolík
tile-blank-as = žolík jako { $letter }
square-empty = prázdné
square-tentative = ještě nezahráno
premium-letter-2 = dvojnásobek písmene
premium-letter-3 = trojnásobek písmene
premium-word-2 = dvojnásobek slova
premium-word-3 = trojnásobek slova
premium-start = výchozí pole, dvojnásobek slova
premium-letter-2-short = 2P
premium-letter-3-short = 3P
premium-word-2-short = 2S
premium-word-3-short = 3S
premium-start-short = ✦
preview-good = v seznamu slov
preview-bad = není v seznamu slov
direction-across = vodorovně
direction-down = svisle
waiting-letter = { $letter }, čeká na další písmeno

# Tahy
moves = Tahy
moves-none = Ještě nikdo netáhl.
move-pass = pas
move-resign = vzdal
move-exchange = výměna ({ $count })
said-play = { $name }: { $position } { $word }, body: { $points }, celkem { $total }.
said-play-more = { $name }: { $position } { $word }, dále { $others }, body: { $points }, celkem { $total }.
said-exchange = { $name }: výměna, { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
said-pass = { $name }: pas.
said-resign = { $name }: konec, vzdáno.
said-preview = { $words }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
said-unknown-word = { $word } (není v seznamu slov)

# Neviděná písmena
unseen = Neviděné kameny
bag = v pytlíku { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
vowels-consonants = samohlásky: { $vowels }, souhlásky: { $consonants }

# Dialogy
blank-title = Které písmeno je žolík?
blank-hint = Napište písmeno, nebo na ně ťukněte.
exchange-title = Výměna kamenů
exchange-hint = Vyberte kameny, které vrátíte; stojí vás to tah.
exchange-all = Všechny
exchange-do = Vyměnit { $count }
over-won = Vyhráli jste!
over-lost = Vítězí { $name }
over-draw = Remíza
over-out = Všechny kameny jsou zahrány.
over-passes = Všichni dvakrát po sobě pasovali.
over-scoreless = Několik tahů po sobě nikdo nebodoval.
over-resignation = Hráč se vzdal.
over-aborted = Partie byla přerušena.
over-other = Partie skončila.
adjustment = Zbylé kameny
word-title = Slova
word-ask = Které slovo?
word-look = Ověřit slovo
word-of-move = { $word }: proč je přípustné?
word-verdict = Posouzení slova
save-gcg = Uložit (GCG)
play-again = Hrát znovu
rules = Pravidla
rules-loading = Pravidla se načítají…
help-hand = Přetáhněte kámen na desku. Nebo ťukněte na kámen a pak na pole; anebo nejdřív na pole a pak postupně na kameny. Ťuknutí vrátí položený kámen.
help-letter-key = A B C
help-letter = položí kámen na označené pole
help-digraph-key = Č Ř Ž
help-digraph = písmena s háčkem a čárkou jsou vlastní kameny
help-blank-key = Shift + A
help-blank = položí žolíka jako toto písmeno; ? dá na výběr
help-arrows-key = ← ↑ → ↓
help-arrows = posouvají značku po desce
help-space-key = Mezerník
help-space = vodorovně, nebo svisle
help-backspace-key = Backspace
help-backspace = vrátí poslední kámen
help-enter-key = Enter
help-enter = zahraje tah
help-escape-key = Esc
help-escape = vrátí všechny kameny

# Stránky
pages = Stránky
page-study = Slova
page-rules = Pravidla
page-settings = Nastavení
theme = Barvy
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
contrast = Kontrast
contrast-system = Podle systému
contrast-normal = Běžný
contrast-more = Vysoký
view = Hra
view-board = Deska k dívání
view-speech = Text k poslechu
settings-kept = Toto nastavení si pamatuje tento prohlížeč.

# Učení slov
study-tool = Co chcete vědět?
study-words = Hledat slova
study-word = Jedno slovo
study-short = Krátká slova
study-pattern-label = Vzor
study-pattern-hint = ? je libovolný kámen, * libovolně mnoho kamenů: sl?v*
study-rack-label = Z těchto kamenů
study-rack-hint = ? je žolík
study-contains-label = Mezi nimi
study-shortest = Od (kamenů)
study-longest = do (kamenů)
study-find = Hledat
study-count = { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slov
}
study-count-more = { $count ->
    [one] První slovo
    [few] První { $count } slova
   *[other] Prvních { $count } slov
}
study-more = Další slova
study-all = Ukázat všech { $count }
study-exhausted = Může jich být víc, otázka však trvá příliš dlouho. Zpřesněte ji.
study-length = Počet kamenů
study-no-words = Na tomto serveru není žádný seznam slov.
study-hooks-front = Před ně
study-hooks-back = Za ně
study-extended-front = Delší vpředu
study-extended-back = Delší vzadu
study-extended-both = Delší na obou koncích
study-neighbours = O jeden kámen jiná
word = Slovo

# Hra pro sluch
listen-move = Váš tah
listen-line = Tah nebo otázka
listen-send = Odeslat
listen-hint = Tah je pole a slovo: 8h slovo; 8h je vodorovně, h8 svisle (u vydání s písmeny řad naopak). Také: exchange ab (výměna), pass, resign (vzdát se). Samotné pole (h8) nebo řada (=8, =h) se přečte. Enter na prázdném řádku potvrdí tah nebo řekne, kdo je na tahu. Klávesy otázek fungují jako písmeno a Enter, s Alt, nebo samotné mimo řádek.
listen-confirm = Potvrďte klávesou Enter.
listen-ask = Otázky
listen-rack = Zásobník
listen-scores = Body
listen-time = Čas
listen-no-clock = V této hře nejsou hodiny.
listen-last = Poslední tah
listen-unseen = Neviděné kameny
listen-open = Otevřená pole
listen-board = Deska
listen-key-rack = z
listen-key-scores = b
listen-key-time = č
listen-key-last = t
listen-key-unseen = n
listen-key-open = o
listen-key-board = d
listen-row = Řada { $name }
listen-column = Sloupec { $name }
listen-from = od { $square }
listen-none = žádné
listen-board-empty = Deska je prázdná.
listen-open-said = Prázdná pole vedle kamenů: { $count }. Z nich prémiová: { $premiums }.

# Lidé
page-lobby = Hrát s lidmi
page-account = Účet
offer-game = Nabídnout hru
offer-do = Nabídnout
players = Hráči
pace = Čas
pace-none = Bez hodin
pace-blitz = 3 min + 5 s
pace-rapid = 10 min + 5 s
pace-classic = 25 min
pace-correspondence = 3 dny na tah
counts = Rating
rated = na rating
casual = přátelsky
challenge-rule = Slova mimo seznam
challenge-void = ihned odmítnuta
challenge-edition = platí, dokud je někdo nenapadne, podle pravidel
challenge-single = napadení bez postihu
challenge-double = neúspěšné napadení stojí tah
visibility = Kdo si může sednout
visibility-public = kdokoli, v herně
visibility-private = kdo má odkaz
challenges = Pozvání
seeks = Hledají hráče
games-running = Hry ke sledování
nothing-here = Teď tu nic není.
sit-down = Sednout si
watch = Sledovat
guest = Host
waiting-title = Čeká se na hráče
waiting-for-players = Hra začne sama, jakmile si všichni sednou.
seats = Místa
seat-open = volné místo
seat-invited = pozván
here = je zde
away = není zde
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
link-to-game = Odkaz na tuto hru
get-up = Odejít
speed-bullet = Bleskově
speed-blitz = Blitz
speed-rapid = Rapid
speed-classic = Klasicky
speed-correspondence = Korespondenčně
speed-untimed = Bez hodin
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days } dny na tah
clock-per-move = { $seconds } s na tah
clock-left = Zbývající čas: { $time }
challenge = Napadnout
accept-play = Nechat platit
window-own = Ostatní mohou váš tah napadnout.
window-theirs = { $name } táhl. Napadnete to?
asked-takeback = { $name } by rád vzal poslední tah zpět.
asked-abort = { $name } by rád hru zrušil.
asked-end = Má hra skončit zde, protože nikdo nemůže táhnout?
asked-waiting = Požádáno: { $what }. Čeká se na odpověď.
agree = Souhlasím
decline = Nesouhlasím
propose-takeback = Vzít můj tah zpět
propose-abort = Zrušit hru
propose-end = Ukončit: nikdo nemůže táhnout
abort = Zrušit hru
gone = { $name } ztratil spojení.
claim-win = Nárokovat výhru
claim-abort = Zrušit hru
nudged-by = { $name } vás žádá o tah.
rematch-agree = Souhlasit s odvetou
over-agreed = Hráči se dohodli na konci.
over-abandoned = Hráč odešel.
over-time = Došel čas.
over-adjudicated = Rozhodl rozhodčí.
over-exhausted = Nikdo už nemohl táhnout.
move-skip = přišel o tah
said-skip = { $name } přišel o tah.
signed-in-as = Jste přihlášeni jako { $name }.
sign-in = Přihlásit
sign-out = Odhlásit
register = Vzít si toto jméno
export-data = Stáhnout vše, co je o mně uloženo
account-about = Se jménem můžete hrát na rating a najdete své hry na každém počítači. Jako host hrajete bez něj.
account-name = Jméno
address-confirmed = Vaše adresa je potvrzena.
reset-sent = Pokud takový účet existuje, dopis je na cestě.
password-changed = Heslo je změněno. Můžete se jím přihlásit.
account-password-new = Nové heslo
password-change = Změnit heslo
password-forgotten = Zapomenuté heslo
account-password = Heslo

# Spojení
link-connecting = Navazuji spojení…
link-lost = Spojení se přerušilo. Partie je v bezpečí; zkouším znovu…
link-retry = Hned
link-sending = Odesílám tah…
link-resent = Odesláno znovu, čekám na odpověď…

# Odmítnutí
error-other = Něco se nepovedlo ({ $code }).
error-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
error-stale = Partie mezitím pokročila. Podívejte se na desku a zkuste to znovu.
error-no-letter = { $letter } není písmeno této hry.
error-no-tile = Písmeno { $letter } v zásobníku nemáte.
error-no-room = V této řadě už není volné pole.
