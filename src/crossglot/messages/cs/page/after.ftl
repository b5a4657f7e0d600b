# Po partii
page-replay = Přehrání partie
replay-of = Přehrání partie, { $edition }
replay-file = Přehrát partii ze souboru
to-game = K partii
step-controls = Kroky partie
step-first = Na začátek
step-previous = O tah zpět
step-next = O tah vpřed
step-last = Na konec
step-of = { $at } z { $count }
step-start = Před prvním tahem
step-takeback = Vráceno po dohodě
step-challenge-upheld = { $name }: tah zpochybněn právem; kameny se vrátily z desky.
step-challenge-upheld-own = Tah máš zpochybněný právem; kameny se vrátily z desky.
step-challenge-failed = { $name }: tah zpochybněn neprávem.
step-challenge-failed-own = Tah máš zpochybněný neprávem.
challenge-upheld = zpochybněno právem
challenge-failed = zpochybněno neprávem
rack-of = Zásobník: { $name }
rack-unknown = Zásobník není znám.
thought-for = Spotřebovaný čas: { $time }
course-title = Vývoj skóre
plot-table = Jako tabulka
provisional = prozatímní
weigh-title = Co bylo nejlepší?
weigh-do = Zeptat se programu
weigh-waiting = Porovnávám tahy…
weigh-best = Nic lepšího se nenašlo.
weigh-lost = Tah ztratil oproti nejlepšímu { $lost } bodu, včetně zbylých kamenů.
weigh-lost-win = Nejlepší tah vyhrává o { $win } častěji a má hodnotu o { $lost } bodu vyšší, včetně zbylých kamenů.
weigh-lost-only-win = Nejlepší tah vyhrává o { $win } častěji, i když na bodech a zbylých kamenech nemá vyšší hodnotu.
weigh-equal = Jiný tah vyšel lépe, ale o méně, než je chyba zkušebních partií: oba jsou stejně dobré.
weigh-given-back = Soupeř z toho dalším tahem vrátil { $points } bodu.
weigh-rack = Zásobník před tahem:
weigh-as-good = stejně dobrý
weigh-phonies = Není ve slovníku: { $words }. Proto se tah neporovnává.
weigh-unjudged = Samotný tah nešlo porovnat.
weigh-kept = Zbude
weigh-worth = Hodnota
weigh-win = Výhra
weigh-played = zahráno
weigh-hint = Tah zvolený zde se ukáže na desce. První je nejlepší: nejprve více výher, potom vyšší hodnota. Hodnota jsou body a cena zbylých kamenů; výhra říká, jak často vyhrává ve zkušebních partiích, s chybou platnou v 95 případech ze 100 (v prvním řádku chyba samotného podílu, níže chyba rozdílu od prvního).
take-away = Uložit a sdílet
save-svg = Obrázek desky (SVG)
save-png = Obrázek desky (PNG)
copy-step-link = Zkopírovat odkaz na tento tah
faults-title = Vynecháno ze souboru
fault-line = Řádek { $line }
file-hint = Vlož soubor hry (GCG, JSON z tohoto webu, JSON z Netskraflu, XML z Eliotu), vyber ho, nebo ho sem přetáhni. Přečte se a neukládá se.
file-text = Text souboru
file-choose = Soubor
file-edition = Podle souboru
file-show = Ukázat partii
file-other = Jiný soubor
games-of = Partie: { $name }
games-finished = Dohrané partie
games-search = Hledat v dohraných partiích
games-opponent = Jméno soupeře
games-from = Od
games-to = Do
games-none = Žádné dohrané partie.
games-none-public = Žádné veřejné partie.
games-count = { $count ->
    [one] Zobrazena { $count } partie
    [few] Zobrazeny { $count } partie
   *[other] Zobrazeno { $count } partií
}
games-more = Další partie
games-recent = Poslední partie
any = libovolné
games-against = Proti komu
outcome-won = výhra
outcome-drawn = remíza
outcome-lost = prohra
outcome-none = přerušeno
against-people = proti lidem
against-computers = proti počítači
against-mixed = proti lidem i počítači
my-statistics = Moje statistiky
to-player = Statistiky: { $name }
player-since = Zde od { $day }
player-bot = Bot
ratings = Ratingy
ratings-none = Zatím žádné partie na rating.
rated-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
rating-course = Vývoj ratingu
day = Den
statistics = Statistiky
statistics-all = Vše
stat-games = Partie
stat-game-average = Body na partii
stat-turn-average = Body na tah
stat-best-game = Nejlepší partie
stat-best-play = Nejlepší tah
totals-together = { $grade ->
    [good] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: dobrý výsledek.
    [very-good] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: velmi dobrý výsledek.
    [excellent] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: výborně.
   *[none] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
}
totals-usual = Obvykle je to { $low } až { $high } bodů za všechny dohromady, u zkušených více.
totals-each = Při počtu hráčů { $players } je dobrý výsledek { $low } až { $high } bodů na každého.
stat-bingos = Binga
stat-time = Čas na tah
stat-challenges = Úspěšná zpochybnění
stat-challenges-of = { $won } z { $all }
sum-turns = Tahy
sum-time = Spotřebovaný čas
sum-penalty = Překročení času
sum-rating = Rating
conduct = Potíže s hráčem?
step-hint = Šipky vedou od tahu k tahu, Home a End na začátek a na konec; na desce Page Up a Page Down.
stat-share = Podíl z nejlepších
stat-course = Body v jednotlivých hrách
stat-own = Hráč
stat-best-opponent = Nejlepší soupeř
