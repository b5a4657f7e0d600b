# Čeština
tagline = Křížovková hra s písmeny, česky a se skutečnými slovy.
language = Jazyk
front-page = Úvodní stránka
skip-to-content = Přeskočit na obsah
loading = Okamžik…
try-again = Zkus to znovu
close = Zavřít
cancel = Zpět
unavailable = Toto nelze zobrazit

# Úvodní stránka
play-computer = Hraj proti počítači
edition = Vydání
level = Soupeř
level-greedy = Dravý
level-static = Rozvážný
level-number = Úroveň { $number }
start = Začít hru
starting = Připravuji stůl…
start-lesson = Hraješ poprvé? Zkus první lekci!
running-games = Pokračovat
more-games = Další partie: { $count }

# Stůl
game-title = Partie, { $edition }
you = Ty
computer = Počítač
computer-number = Počítač { $number }
new-game = Nová hra
resign = Vzdát
resign-question = Partii vyhraje soupeř. Opravdu ji vzdáváš?
help = Jak hrát
board = Hrací deska
rack = Tvůj zásobník
scores = Skóre
status = Co se děje
to-move = na tahu
winner = vítěz
said-winner = Vítěz: { $names }
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
your-turn = Jsi na tahu
thinking = { $name } přemýšlí
hint-start = Napiš slovo, přetáhni kameny, nebo ťukni na pole a pak na kameny.
finger-hint = Kámen se položí tam, kde ho vidíš: nad prstem.
game-over = Partie skončila
result = Výsledek
player = Hráč
move = Tah
points = Body
total = Celkem

# Nástroje
shuffle = Míchat
sort = Seřadit
sort-tiles = Seřadit kameny
recall = Vrátit
undo = Krok zpět
exchange = Výměna
pass = Pas
pass-question = Nic nepoložíš a kameny ti zůstanou. Pasovat?
play = Zahrát
respell = Položit { $to } místo { $from }

# Pole a kameny
tile = { $letter }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tile-blank = prázdný kámen
tile-blank-as = prázdný kámen, { $letter }
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
preview-good = ve slovníku
preview-bad = není ve slovníku
why = Proč?
word-why = Proč není { $word } ve slovníku?
direction-across = vodorovně
direction-down = svisle
waiting-letter = { $letter }, čeká na další písmeno

# Tahy
moves = Tahy
moves-none = Ještě nikdo netáhl.
start-draw = Losování o začátek: { $draws }. Začíná: { $name }.
start-draw-again = shoda, znovu { $draws }
move-withdrawn = zpochybněno právem
move-taken-back = vráceno
move-pass = pas
move-resign = vzdáno
move-exchange = výměna ({ $count })
said-play = { $name }: { $position } { $word }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
said-play-more = { $name }: { $position } { $word }, dále { $others }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
said-exchange = { $name }: výměna, { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
said-exchange-own = Ty: výměna, { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
said-pass = { $name }: pas.
said-pass-own = Ty: pas.
said-resign = { $name }: partie vzdána.
said-resign-own = Partie je vzdána.
said-preview = { $words }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
said-unknown-word = { $word } (není ve slovníku)

# Neviděná písmena
unseen = Kameny, které nevidíš
bag = V sáčku { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
vowels-consonants = { $vowels ->
    [one] { $vowels } samohláska
    [few] { $vowels } samohlásky
   *[other] { $vowels } samohlásek
}, { $consonants ->
    [one] { $consonants } souhláska
    [few] { $consonants } souhlásky
   *[other] { $consonants } souhlásek
}
vowels-choice = Brát
vowels-any = z kteréhokoli sáčku
vowels-drawn = { $count ->
    [one] { $count } samohlásku
    [few] { $count } samohlásky
   *[other] { $count } samohlásek
}

# Dialogy
blank-title = Které písmeno bude prázdný kámen?
blank-hint = Napiš písmeno a stiskni Enter, nebo na ně ťukni.
blank-space = mezera
blank-taken = Prázdný kámen { $letter } je ve tvém zásobníku; polož ho ještě v tomto tahu.
over-out = Všechny kameny jsou zahrány.
over-passes = Všichni dvakrát po sobě pasovali.
over-scoreless = Několik tahů po sobě nikdo nebodoval.
over-resignation = Partie byla vzdána.
over-aborted = Partie byla přerušena.
over-other = Partie skončila.
adjustment = Zbylé kameny
word-title = Slova
word-ask = Které slovo?
word-look = Ověřit slovo
word-of-move = { $word }: proč je přípustné?
word-verdict = Posouzení slova
save-gcg = Uložit (GCG)
rules = Pravidla
rules-loading = Pravidla se načítají…
sheet = Zápis hry
sheet-print = Vytisknout

# Stránky
pages = Stránky
menu = Nabídka
page-study = Slova
page-rules = Pravidla
page-tips = Rady pro začátečníky
page-settings = Nastavení
view-board = Zobrazení s deskou
view-speech = Hlasové zobrazení
size-normal = Celá deska najednou
size-large = Velké kameny
components = Součásti stránky
components-about = Z čeho se skládá herní stránka, s ukázkami a vlastnostmi; pro vývojáře.
components-props = Vlastnosti
embed-title = Hra
embed-open = Otevřít hru

# Učení slov
study-short = Krátká slova
study-find = Hledat
study-no-words = Na tomto serveru není nainstalován žádný slovník.
word = Slovo

# Hra pro sluch
listen-move = Tvůj tah
listen-send = Odeslat

# Lidé
page-lobby = Hra s lidmi
page-account = Účet
players = Hráči
pace = Čas
counts = Rating
rated = na rating
casual = přátelsky
nothing-here = Teď tu nic není.
sit-down = Sednout si
watch = Sledovat
guest = Host
guest-number = Host { $number }
waiting-title = Čeká se na hráče
waiting-for-players = Hra začne sama, jakmile si všichni sednou.
seats = Místa
seat-open = volné místo
here = je zde
away = není zde
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
link-to-game = Odkaz na tuto hru
speed-bullet = Bleskově
speed-blitz = Blitz
speed-rapid = Rapid
speed-classic = Klasicky
speed-correspondence = Korespondenčně
speed-untimed = Bez hodin
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
clock-per-move = { $seconds } s na tah
clock-left = Zbývající čas: { $time }
clock-low = Zbývá ti { $time }.
challenge = Zpochybnit
challenge-words = Která slova zpochybňuješ?
theme-argue = Patří některé slovo tvého tahu k tématu? Ostatní hlasují.
theme-argued = { $name }: { $word } patří k tématu. Přidat { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}?
theme-yes = Ano, patří
theme-no = Ne, nepatří
theme-granted = { $name }: { $word } platí, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc.
theme-refused = { $word } neplatí.
accept-play = Nechat platit
window-own = Ostatní mohou tvůj tah zpochybnit.
window-theirs = { $name } má odehráno. Zpochybníš tah?
asked-takeback = { $name }: žádost o vrácení posledního tahu.
asked-abort = { $name }: žádost o zrušení hry.
asked-end = Má hra skončit zde, protože nikdo nemůže táhnout?
asked-waiting = Požádáno: { $what }. Čeká se na odpověď.
declined-end = { $name } s ukončením nesouhlasí.
declined-play = { $name } s ukončením nesouhlasí: ještě může táhnout.
declined-exchange = { $name } s ukončením nesouhlasí: ještě chce měnit kameny.
agree = Souhlasím
decline = Nesouhlasím
propose-takeback = Vzít můj tah zpět
propose-abort = Zrušit hru
propose-end = Ukončit: nikdo nemůže táhnout
abort = Zrušit hru
gone = { $name }: spojení ztraceno.
claim-win = Nárokovat výhru
claim-abort = Zrušit hru
nudged-by = { $name } tě žádá o tah.
over-agreed = Hráči se dohodli na konci.
over-abandoned = Jeden hráč odešel.
over-time = Došel čas.
over-adjudicated = Rozhodl rozhodčí.
over-exhausted = Nikdo už nemohl táhnout.
move-skip = ztráta tahu
said-skip = { $name }: ztráta tahu.
said-skip-own = Ztrácíš tah.

# Talk
chat-open = Rozhovor
chat-unread = { $count ->
    [one] Rozhovor, { $count } nová zpráva
    [few] Rozhovor, { $count } nové zprávy
   *[other] Rozhovor, { $count } nových zpráv
}
# Variants
propose = Zkusit
page-variants = Varianty
page-duplicate = Duplikát

# Spojení
link-connecting = Navazuji spojení…
link-lost = Spojení se přerušilo. Tvoje hra je v bezpečí; zkouším znovu…
link-restarting = Server se restartuje. Tvoje hra je v bezpečí a za chvíli pokračuje…
link-retry = Zkusit hned
link-sending = Odesílám tah…
link-resent = Odesláno znovu, čekám na odpověď…
offline = Jsi bez připojení. Hry počkají; i tak tu je:
newer-page = Je tu nová verze stránky.
newer-page-load = Načíst znovu

# Odmítnutí
error-other = Něco se nepovedlo ({ $code }).
error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
error-stale = Partie mezitím pokročila. Podívej se na desku a zkus to znovu.
error-no-letter = { $letter } není písmeno této hry.
error-no-tile = Písmeno { $letter } v zásobníku nemáš.
error-no-room = V této řadě už není volné pole.

page-lesson = První lekce
page-about = O hře
# Po partii
page-missing = Taková stránka není
page-missing-text = Adresa možná není úplná, nebo to, co tu bylo, už neexistuje.
page-games = Partie
games-now = Právě se hraje
games-all = Všechny partie
to-replay = Přehrát partii
save-json = Uložit (JSON)
news-turn = Jsi na tahu, spoluhráči: { $names }.
news-invitation = Zvou tě ke hře: { $names }.
news-open = Otevřít hru
