# Co se stalo, ke každému kódu chyby jedna věta. Česky.
# Ve složených závorkách jsou jména údajů, které kód nese.

## Vydání a desky
edition-unknown = Žádné vydání se nejmenuje „{ $edition }“.
edition-unclear = Ze záznamu není zřejmé, podle kterého vydání se hrálo. Vyber ho; pravděpodobná jsou: { $likely }.
edition-syntax = Soubor vydání { $file } není platný TOML.
edition-key-missing = V souboru vydání { $file } chybí „{ $key }“.
edition-key-unknown = V souboru vydání { $file } je neznámý klíč: „{ $key }“.
edition-value = V souboru vydání { $file } nemůže mít „{ $key }“ tuto hodnotu: { $reason }.
edition-total = V souboru vydání { $file } je kamenů dohromady { $found }, ne { $stated }.
edition-letter-twice = V souboru vydání { $file } je jedno písmeno dvakrát: { $key }.
edition-letter-unknown = V souboru vydání { $file } uvádí „{ $key }“ písmeno, které v sadě není: „{ $letter }“.
board-unknown = Žádná deska se nejmenuje „{ $board }“.
board-picture = Obrázek desky „{ $board }“ je chybný: { $reason }.

## Kameny
tile-unknown = Písmeno „{ $tile }“ v tomto vydání není.
tile-bracket = V textu „{ $text }“ zůstala u znaku { $column } otevřená závorka.

## Tahy
play-no-tiles = Je třeba položit aspoň jeden kámen.
play-off-board = Slovo přesahuje desku.
play-unknown-tile = Tah obsahuje kámen, který v tomto vydání není.
play-square-taken = Na tom poli už kámen leží.
play-not-in-line = Kameny musí ležet v jedné řadě nebo v jednom sloupci.
play-gap = Mezi kameny je mezera.
play-not-whole-word = Je třeba napsat celé slovo i s kameny, kterých se dotýká.
play-misses-start = První slovo musí zakrýt výchozí pole.
play-opening-too-short = První slovo je příliš krátké.
play-not-connected = Slovo nenavazuje na žádný kámen na desce.
play-no-word = Kameny netvoří slovo aspoň o dvou písmenech.
play-not-on-rack = Tyto kameny v zásobníku nejsou.

## Hry
not-your-turn = Nejsi na tahu.
game-over = Hra skončila.
no-such-seat = Takové místo v této hře není.
player-count = Toto vydání se v tolika hráčích nehraje.
words-not-admissible = Není ve slovníku: { $words }.
exchange-nothing = Při výměně je třeba vrátit aspoň jeden kámen.
exchange-not-on-rack = Kameny k výměně v zásobníku nejsou.
exchange-bag-too-small = Na výměnu je v sáčku příliš málo kamenů.
event-illegal = Záznam této hry si odporuje.
reclaim-impossible = Prázdný kámen na tomto poli nelze vyměnit za jeho písmeno.
reclaimed-not-laid = Získaný prázdný kámen je nutné položit v témže tahu.
nothing-to-challenge = Není žádný tah, který by šlo zpochybnit.
challenge-no-such-word = Tah nevytvořil slovo { $word }, ale: { $made }.
challenge-own-play = Vlastní tah nelze zpochybnit.
challenge-window-open = Poslední tah lze ještě zpochybnit.
time-up = Čas na tento tah vypršel.
play-accepted-already = Tento tah už máš uznaný.
abort-too-late = Zrušit partii o své vůli už nejde; ostatní musejí souhlasit.
proposed-already = Svůj souhlas už máš daný.
end-declined = Počítač s ukončením hry nesouhlasil. Navrhnout ho lze znovu po dalším tahu.
nothing-proposed = O to nikdo nežádal.
nothing-to-take-back = Není žádný tah, který by šlo vzít zpět.
theme-not-arguable = O tomto slovu se přít nelze: není z tvého posledního tahu, nebo už bylo započítáno či odhlasováno.
theme-vote-open = Ostatní ještě hlasují o jiném slově.
theme-no-vote = Tvůj hlas teď není potřeba.

## Duplikát
duplicate-not-now = V této části kola to nelze.
slip-too-late = Čas vypršel; platí dříve odevzdaný lístek.
player-out = Tento hráč je vyřazen.
entry-closed = Přihlásit se už nelze.
rack-not-in-bag = Tyto kameny nemohly přijít ze sáčku a zásobníku ({ $round }. kolo).
rack-not-admissible = S tímto zásobníkem se nesmí hrát: počet samohlásek a souhlásek neodpovídá { $round }. kolu.
not-a-top = Tento tah nesmí na desku.
profile-unknown = Pravidla duplikátu „{ $profile }“ neexistují.
profile-value = V pravidlech duplikátu { $file } nemůže mít „{ $key }“ tuto hodnotu: { $reason }.
form-unknown = Forma duplikátu „{ $form }“ neexistuje.
pace-unknown = Tato pravidla neznají tempo „{ $pace }“.

## Turnaje v duplikátu
tournament-setup = Turnaj takto vypsat nelze: nastavení „{ $key }“ je chybné.
tournament-event = Událost { $seq } nemůže následovat po předchozích: { $reason }.
tournament-no-such-game = Partie { $game } ještě nezačala.
tournament-full = Všechna místa jsou obsazena: { $places }.
tournament-wrong-code = Tento kód turnaj neotevře.
tournament-name-taken = Hráč jménem { $name } se už účastní; zvol jiné jméno.
tournament-not-taking-part = Tohoto turnaje se neúčastníš.
tournament-over = Turnaj skončil.
tournament-not-now = V této fázi turnaje to nelze.
tournament-undo = Krok { $seq } nelze vzít zpět, protože na něm závisí krok { $needed_by }. Nejdřív vezmi zpět ten.
tournament-no-such-appeal = Taková námitka není, nebo o ní už bylo rozhodnuto.
tournament-halls-differ = V sále { $hall } se nehrála stejná partie: liší se kolo { $round } partie { $game }.
answer-empty = V tvé odpovědi není slovo.
answer-number = Odpověď musí mít číslo od 1.
answer-changed = Odpověď { $number } už přišla s jiným obsahem; nové odpovědi dej nové číslo.
answer-other-round = Tato odpověď patří ke kolu { $round }, které se teď nehraje.
answer-too-many = Odpověď už nelze znovu změnit; nejvýše { $most }krát.
answer-no-safe-word = V tomto turnaji se druhé slovo nepřijímá.

## Záznam turnaje
log-malformed = Řádek { $line } záznamu nelze přečíst: { $reason }.
log-version = Záznam má verzi { $version }, kterou zde neznáme.
log-altered = Řádek { $line } záznamu byl změněn.
log-unsealed = Záznam končí řádkem { $line } bez pečeti: něco chybí.
log-signature = Pečeť na řádku { $line } není pravá.
log-other-key = Záznam byl zapečetěn jiným klíčem: { $key }.
log-event = Řádek { $line } nemůže následovat po předchozích: { $reason }.
log-answer = Řádek { $line }: odpověď hráče { $player } není ta, která byla zaznamenána před koncem kola.
log-seed = Řádek { $line }: klíč losování není ten, který byl zaznamenán na začátku.
log-lexicon = Záznam neurčuje svůj slovník podle obsahu ({ $lexicon }); losování a posouzení nelze znovu spočítat.
log-draw = Řádek { $line }: losování dává v kole { $round } jiná písmena.
log-top = Řádek { $line }: nejlepší tah kola { $round } je jiný.
log-judgment = Řádek { $line }: lístek hráče { $player } v kole { $round } není posouzen podle pravidel.
log-standings = Řádek { $line }: pořadí po kole { $round } je jiné.

## Zápis
notation-coordinate = „{ $text }“ není pole desky.
notation-move = „{ $text }“ není tah.
gcg-line = Řádek { $line } záznamu hry nelze přečíst.
gcg-encoding = Záznam hry je v neznámém kódování textu.
gcg-player = Řádek { $line } záznamu hry uvádí hráče, který ve hře není.
gcg-too-large = Záznam hry je příliš velký.
gcg-no-moves = Z tohoto souboru nelze přečíst žádný tah.
cgp-malformed = Pozici nelze přečíst jako CGP.
notation-unwritable = To se v tomto zápisu nedá napsat: { $text }.
game-file-malformed = Soubor hry nelze přečíst (řádek { $line }, sloupec { $column }): { $reason }.
game-file-version = Soubor hry má verzi { $version }; známé jsou: { $known }.
game-file-event = Událost { $index } v souboru hry není možná: { $reason }.
game-file-too-large = Soubor hry je příliš velký.

## Hledání
graph-damaged = Graf slov je poškozen.
kernel-bad-input = { $argument ->
        [rack] { $reason ->
            [too-large] Zásobník má víc kamenů, než toto vydání dovoluje.
           *[other] Zásobník má kámen, který toto vydání nemá.
        }
       *[other] Hledání dostalo něco, co není pozice ({ $argument }: { $reason }).
    }
kernel-too-large = To je víc, než jádro pojme ({ $reason }).

## Slovníky
not-a-lexicon = Tohle není slovník.
lexicon-version = Slovník má jinou verzi, nainstaluj jej znovu.
lexicon-truncated = Slovník je neúplný, nainstaluj jej znovu.
lexicon-damaged = Slovník je poškozen, nainstaluj jej znovu.
lexicon-mismatch = Slovník byl vytvořen pro jiné kameny, nainstaluj jej znovu.
lexicon-not-installed = Slovník pro { $edition } není nainstalován: crossglot lexicon install { $edition }
lexicon-source-missing = Zdroj slovníku nelze najít. Zkoušeno: { $tried }.
lexicon-source-malformed = Zdroj slovníku nelze přečíst: { $reason ->
        [encoding-unknown] jeho kódování není známo
        [not-in-encoding] obsahuje bajty, které do jeho kódování nepatří
        [flag-type-unknown] druh jeho příznaků není znám
        [flag-malformed] některý příznak je chybný
        [alias-unknown] zkratku toho čísla nemá
        [class-not-announced] pravidlo patří do neohlášené třídy
        [fields-missing] chybí pole
        [condition-malformed] podmínka je chybná
        [complex-prefixes] jazyky se dvěma předponami (COMPLEXPREFIXES) nejsou podporovány
        [mostly-unreadable] většina řádků je nečitelná
        [line-too-long] některý řádek je příliš dlouhý
        [too-large] soubor je příliš velký
        [no-words] není v něm žádné slovo
        [not-a-change] řádek nezačíná znakem + ani -
        [not-a-word] to v tomto vydání není slovo
        [date-malformed] to není datum (2026-11-21)
        [edition-unknown] takové vydání není
       *[other] { $reason }
    }.
lexicon-too-large = Pravidla slovníku toho vytvářejí příliš mnoho ({ $reason }).
lexicon-unwritable = Slovník nelze zapsat do { $path }: { $reason }. Dřívější zůstal.
lexicon-not-here = Slovník { $lexicon } na tomto počítači není.
lexicon-id-malformed = { $lexicon } není název slovníku; takový je třeba HU-M.b@92f629997967aa11.
lexicon-busy = Slovník právě instaluje jiný proces.
lexicon-recipe-missing = Pro vydání { $edition } není předpis slovníku; lze jej sestavit ze seznamu slov: crossglot lexicon compile --words FILE --edition { $edition }
lexicon-tier-unknown = Taková úroveň není: { $tier }. K dispozici: { $known }.
lexicon-switch-unknown = Takový přepínač není: { $switch }. K dispozici: { $known }.
lexicon-analyser-missing = { $name } ({ $package }) na tomto počítači nelze použít: { $reason }. Bez něj lze sestavit jen úroveň { $fallback }, která připouští více slov než pravidla.
lexicon-analyser-failed = { $name } při rozboru slov skončil: { $reason }.

## Soubory
file-unreadable = Soubor { $path } nelze číst ani zapsat: { $reason }.
file-encoding = Soubor { $path } není text v UTF-8.
output-unwritable = Na standardní výstup nelze psát: { $reason }.
system-refuses = Soubor nelze číst ani zapsat: { $reason }.
option-unknown = Volba „{ $option }“ zde neexistuje. Jsou tyto: { $known }.
option-value = Volba „{ $option }“ nemůže být „{ $value }“. Může být: { $known }.
option-needs = K { $option } patří také { $needs }.
option-not-there = Varianta „{ $variant }“ nemá { $option }.
option-rack = Uveď kameny zásobníku (--rack), nebo pozici, která je obsahuje (--cgp).
extra-missing = Chybí knihovna { $library }; nainstaluješ ji příkazem: pip install 'crossglot[{ $extra }]'

## Domácí pravidla
house-rule-unknown = Domácí pravidlo „{ $rule }“ neexistuje. Jsou tato: { $known }.
house-rule-value = Domácí pravidla „{ $rules }“ nejsou možná: { $reason }.
house-rules-contradict = Pravidla „{ $rule }“ a „{ $other }“ nelze hrát zároveň.

## Počítačoví hráči
player-unknown = Počítačový hráč „{ $player }“ neexistuje. Jsou tito: { $known }.
player-house-rule = Počítačový hráč „{ $player }“ neumí hrát podle domácího pravidla „{ $rule }“.
variant-unknown = Varianta „{ $variant }“ neexistuje. Jsou tyto: { $known }.
## Server
game-unknown = Taková partie neexistuje.
not-your-seat = V této partii nemáš místo.
game-kind = S hrou tohoto druhu to nejde.
game-rated = V partii na rating se nic nebere zpět.
rated-game-under-way = Dokud hraješ partii na rating, slova se tu nevyhledávají. Nejdřív ji dohraj: { $game }.
nobody-gone = Nikdo neodešel, partii nelze nárokovat.
claim-too-early = Hráč se ještě může vrátit; partii můžeš nárokovat za { $wait } s.
nobody-to-nudge = Partie nečeká na nikoho, koho by šlo pobídnout.
nudge-too-early = Na pobídnutí je brzy; počkej ještě { $wait } s.
nudged-already = V tomto tahu už pobídka odešla.
client-outdated = Tato stránka je starší než server. Načti ji znovu.
stale = Partie mezitím pokročila.
malformed-message = Zprávu nelze přečíst: { $reason }.
message-too-large = Zpráva je příliš velká.
too-many-messages = Příliš mnoho zpráv najednou.
origin-forbidden = Stránky jiných webů to dělat nesmějí.
not-found = Na této adrese nic není.
method-not-allowed = Tuto adresu nelze takto použít.
server-stopping = Server se zastavuje; až se vrátí, partie bude pokračovat.
internal-error = Server udělal chybu; partie se nezměnila.
port-taken = Nelze naslouchat na { $host }, port { $port } ({ $reason }). Jiný port: CROSSGLOT_PORT=8001
database-unusable = Databázi { $path } nelze použít: { $reason }.
database-foreign = { $path } je databáze jiného programu.
database-version = Databáze { $path } má verzi { $found }; tento program zná verzi { $expected }.
database-away = Databáze právě neodpovídá; zkus to za chvíli znovu.
bus-address = Toto není adresa serveru Redis: { $reason }.
setting-needs = Nastavení { $setting } potřebuje ještě: { $needs }.
backup-exists = { $path } už existuje; nic se nepřepisuje.
backup-damaged = { $path } je poškozeno: { $reason }.
backup-program-missing = Chybí program { $program }; je součástí PostgreSQL.
backup-program-failed = Program { $program } selhal: { $reason }

## Hodnocení
rating-not-changed = Partie { $game } nezměnila žádný rating.
rating-refunded = Rating za partii { $game } už byl vrácen.

## Zprávy, blokování, hlášení
chat-off = V této partii se nepíší zprávy.
chat-phrases-only = V této partii lze posílat jen hotové věty.
chat-empty = Zpráva je prázdná.
chat-too-long = Počet znaků zprávy je { $length }; nejvýše jich může být { $longest }.
chat-too-fast = Než napíšeš další zprávu, chvíli počkej ({ $wait } s).
chat-muted = Podle rozhodnutí moderátora teď nemůžeš psát zprávy.
chat-mode-chosen = Zvolil to jiný hráč; více může dovolit jen ten hráč.
phrase-unknown = Věta „{ $phrase }“ neexistuje.
not-oneself = Pro vlastní účet to nejde.
reports-too-many = V poslední době od tebe přišlo mnoho hlášení. Počkej, až je někdo přečte.
report-unknown = Takové hlášení neexistuje.
report-decided = O tomto hlášení už bylo rozhodnuto.
report-other-account = Hlášení se týká jiného účtu.
streams-too-many = Tento účet má otevřených proudů: { $most }; nejprve jeden zavři.

## Archiv
archive-unwritable = Soubor { $path } nelze zapsat: { $reason }.

## Hledání hráčů
seat-unknown = „{ $seat }“ není místo; může to být me, open, computer:… nebo account:….
seat-me-once = Kdo hru zakládá, sedí právě na jednom místě.
seat-invited-twice = { $name } nemůže sedět na dvou místech.
clock-out-of-range = Hodiny takto nastavit nelze: { $part } smí být od { $least } do { $most }.
rated-needs-account = Partie na rating jsou pro registrované hráče.
rated-computer = Partie s počítačem nejsou na rating.
rated-house-rule = Partie s domácím pravidlem { $rule } nejsou na rating.
rated-needs-clock = Partie na rating se hrají s hodinami.
rated-lexicon = Partie na rating se hrají podle platného slovníku.
rating-range = Rozmezí ratingu patří k partiím na rating a vede od nižšího k vyššímu.
rating-outside-range = Tvůj rating ({ $rating }) není mezi hledanými.
offers-too-many = Na hráče může čekat nejvýše { $most } tvých her.
seat-taken = To místo už obsadil někdo jiný.
seat-reserved = To místo je vyhrazeno pozvanému hráči.
game-not-waiting = Hra už na nikoho nečeká.
game-waiting = Hra ještě čeká na hráče.
game-gone = Hra byla zrušena, než začala.
variant-act = V této hře ({ $variant }) se „{ $act }“ udělat nedá.
variant-host = To teď smí jen ten, kdo hru založil.
variant-computers = Tuto hru ({ $variant }) počítač nehraje.
game-not-over = Hra ještě neskončila.
rematch-refused = Odveta byla odmítnuta.
seat-not-welcome = Někdo u tohoto stolu s tebou nechce hrát.

## Turnaje v opisovaném
tournament-unknown = Takový turnaj neexistuje.
entry-not-the-arbiter = To smí jen rozhodčí tohoto turnaje.
tournament-not-running = Turnaj se právě nehraje.
tournament-not-over = Turnaj ještě neskončil.
tournament-not-for-this = Turnaj tohoto druhu se takto nehraje.
run-not-open = Žádné kolo není otevřené; nejdřív si vyžádej další písmena.

## Odebíraná
removal-count = Počet kamenů, které se odebírají najednou: 1 až { $most }.
removal-empty-square = Na tom poli žádný kámen neleží.
removal-not-one-word = Odebírají se kameny jen z jednoho slova.
removal-leaves-no-word = Co by zůstalo, není slovo: { $words }.
removal-game-running = Hra ještě neskončila, její kameny nelze odebírat.
removal-board-missing = Není tu žádná deska, ze které by se dalo odebírat.

## Bingo
bingo-word-count = Na lístek patří slova: { $wanted }.
bingo-word-length = Slovo „{ $word }“ nemá v tomto vydání tolik písmen: { $letters }.
bingo-too-many-letters = Obě slova potřebují více kamenů { $letter }, než jich sada má ({ $there }).
bingo-writing-closed = Písmena se už losují, lístek nelze přepsat.
bingo-card-missing = Někdo ještě nenapsal lístek.
bingo-caller-has-no-card = Kdo v této hře vyvolává písmena, nemá lístek.
bingo-nothing-called = Ještě nebylo vylosováno žádné písmeno.
bingo-one-letter-a-call = Za jedno vylosování se škrtá jen jedno písmeno.
bingo-not-on-card = Písmeno { $letter } na lístku není nebo je už škrtnuté.
bingo-not-called = Toto písmeno vylosováno nebylo; vylosováno bylo { $letter }.
bingo-referee-crosses = V této hře škrtá písmena vyvolávač.
bingo-letters-left = Bingo to ještě není, zbývá písmen: { $left }.
bingo-card-out = Tento lístek vypadl: jedno z jeho slov není slovo.
bingo-claimed-already = Toto bingo už bylo ohlášeno.

## Solitér
solitaire-racks = Hraje se s jedním nebo dvěma zásobníky.
solitaire-choose-first = Nejdřív vyber kameny do zásobníku.
solitaire-nothing-to-choose = Teď není co vybírat.
solitaire-choice-count = Vyber přesně tolik kamenů: { $wanted }.
solitaire-choice-not-there = Tyto kameny tam všechny neleží.
solitaire-no-exchange = S odkrytými kameny se nevyměňuje.
solitaire-game-running = Hra ještě neskončila.
solitaire-score-book = Knihu výsledků nelze přečíst: { $reason }.

## Pravidla
rule-unknown = Pravidlo { $rule } neexistuje.

## Učení
leave-values-other-edition = Hodnoty zbytků hráče { $player } platí pro jiná pravidla ({ $edition }).
analysis-tiles = Na desce a v zásobnících je některého kamene víc, než má sada: { $tiles }.
analysis-no-rack = Jaké kameny má hráč na tahu? Pozice neuvádí celý zásobník.
analysis-no-turn = Partie má tahů: { $turns }; tah číslo { $turn } v ní není.
leave-values-damaged = Soubor { $path } neobsahuje použitelné hodnoty zbytků ({ $reason }).
training-checkpoint-damaged = Uložený stav { $path } nelze přečíst; chceš-li začít znovu, smaž ho.
training-checkpoint-other = Uložený stav { $path } patří k jinému učení; smaž ho, nebo zvol tehdejší nastavení.
match-log-busy = Do záznamu { $path } právě zapisuje jiný proces; počkej na něj, nebo zvol jiný soubor.
match-log-damaged = Záznam { $path } nelze od řádku { $line } přečíst; chceš-li začít znovu, smaž ho.
match-log-other = Záznam { $path } patří k jinému zápasu: { $differs } je tam { $logged }, zde { $wanted }. Zvol jiný soubor, nebo tehdejší nastavení.
training-cluster-unreachable = Na adrese { $address } neodpovídá žádný cluster.
training-other-lexicon = Jeden z počítačů má jinou verzi slovníku { $lexicon }; všechny musí mít stejnou.

## Studium
study-pattern = Vzoru „{ $pattern }“ nelze rozumět u { $column }. znaku: { $reason ->
    [letter-unknown] takové písmeno toto vydání nemá
    [not-closed] závorka není uzavřena
    [empty] nic tam nestojí
   *[too-long] má příliš mnoho částí
 }.
study-rack = Zadat lze nejvýše tolik kamenů: { $most }; přesmyčka potřebuje aspoň jeden.
study-length = Na slova o { $shortest } až { $longest } kamenech se zde ptát nelze; možných je nejvýše { $most }.
study-cursor = „{ $cursor }“ není místo v seznamu odpovědí.
study-too-wide = Otázka je příliš široká, než aby se dala zodpovědět v okamžiku (počet kroků: { $budget }). Zuž ji.

## Provoz
setting-unknown = { $path }, řádek { $line }: nastavení „{ $setting }“ neexistuje. Nejpodobnější: { $like }.
variable-unknown = Proměnná prostředí { $variable } není žádné nastavení. Nejpodobnější: { $like }.
setting-value = Nastavení { $setting } nemůže být „{ $value }“: { $reason }.
configuration-malformed = { $path } není soubor s nastavením: { $reason }.
host-forbidden = Tento server na jméno { $host } neodpovídá.
too-many-requests = To bylo příliš často. Zkus to znovu za { $seconds } s.
too-many-connections = Z této adresy je otevřeno příliš mnoho spojení.
server-busy = Server je právě přetížený. Zkus to znovu za { $seconds } s.
work-too-long = Tohle je víc práce, než kolik server udělá na jeden dotaz. Zeptej se na méně.
client-left = Klient ukončil spojení dřív, než dostal odpověď.
not-ready = Tento server není připraven: { $reason }.

## Účty
not-signed-in = Nejprve se přihlas.
signed-in-already = Už máš otevřené přihlášení.
sign-in-refused = Jméno a heslo k sobě nepatří.
sign-in-again = K tomu zadej své heslo, nebo se přihlas znovu.
signed-out = Přihlášení bylo ukončeno.
role-missing = K tomu je třeba role { $role }.
scope-missing = Token to nedovoluje, nebo mu chybí právo { $scope }.
too-many-attempts = Příliš mnoho pokusů. Zkus to znovu za { $seconds } s.
name-malformed = „{ $name }“ nemůže být jméno: 2 až 20 písmen jednoho písma, číslice a mezi nimi jednotlivě . _ -, na začátku písmeno.
name-reserved = Jméno „{ $name }“ se nepřiděluje.
name-taken = Jméno „{ $name }“ nebo jméno jemu podobné je obsazené.
password-weak = Heslo má mít { $least } až { $most } znaků a má se těžko hádat.
address-malformed = „{ $address }“ není e-mailová adresa.
link-invalid = Tento odkaz už byl použit, nebo je příliš starý. Vyžádej si nový.
passkey-refused = Přístupový klíč nebyl přijat.
last-way-in = Bez toho by nebylo čím se přihlásit. Nejprve si nastav heslo.
last-admin = Správce je jen { $name }; nejprve jmenuj dalšího.
too-many-kept = Už jich je { $most }; nejprve některý odstraň.
account-unknown = Účet se jménem „{ $name }“ neexistuje.
session-unknown = Takovou relaci nemáš.
passkey-unknown = Takový přístupový klíč nemáš.
token-unknown = Takový token není, nebo byl zrušen.
erasure-unconfirmed = Chceš-li účet navždy smazat, napiš jeho jméno: { $name }.
account-has-played = Účet, za který se už hrálo, se nemůže stát botem.
public-url-missing = Pro e-maily ({ $mail }) je třeba --public-url: adresa serveru, na kterou vedou odkazy v nich.
mail-setting = „{ $mail }“ není způsob odesílání pošty; jsou to console, smtp://počítač:port a smtps://počítač:port.
