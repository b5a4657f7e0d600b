# Duplicate s ostatními: turnaje, kola, tabulky
duplicate-about = Všichni mají stejné kameny a stejný čas a odevzdají jeden tah. Na desku přijde ten nejlepší a body se s ním porovnají.
duplicate-today = Duplikát { $day }
duplicate-events = Turnaje
duplicate-no-events = Teď není vypsán žádný turnaj.
duplicate-by-code = na kód
duplicate-yours = tvůj
duplicate-new = Nový turnaj
duplicate-event-name = Název turnaje
duplicate-rounds-most = Nejvýše kol (0: dokud nedojdou kameny)
duplicate-starts = Začátek (prázdné: až ho spustíš)
duplicate-entry = Kdo smí přijít
duplicate-entry-public = Kdokoli; turnaj je v seznamu
duplicate-entry-link = Kdo má odkaz
duplicate-entry-code = Kdo zná kód
duplicate-make = Založit turnaj
duplicate-begins = Začátek: { $when }.
duplicate-begins-by-arbiter = Začne, až ho pořadatel spustí.
duplicate-begin-now = Začít teď
duplicate-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
duplicate-newest = Přišli naposled
duplicate-name = Tvoje jméno zde (účet má vlastní)
duplicate-code = Kód
duplicate-join = Zúčastnit se
duplicate-watch = Jen se dívat
duplicate-you-are-in = Účastníš se.
duplicate-link = Odkaz na tento turnaj
duplicate-withdrawn = Turnaj byl zrušen.
duplicate-place = Místo
duplicate-leaders = Nejlepší
duplicate-near = Kolem tebe
duplicate-table = Konečné pořadí, počet hráčů: { $count }
duplicate-desk = Stůl rozhodčího
duplicate-qr = Vstupní kód pro čtečku telefonu
files = Ke stažení
file-log = Podepsaný záznam
file-csv = Tabulka pro tabulkový program (CSV)
file-html = Stránka k tisku nebo zveřejnění
file-rounds = Kola s nejlepšími tahy (CSV)
file-gcg = Vzorová hra (GCG)
file-proof = Záznam může ověřit každý:
duplicate-page-before = Předchozí strana
duplicate-page-next = Další strana
duplicate-play-again = Zahrát si znovu bez soupeřů
duplicate-rack-said = { $number }. kolo. Kameny: { $tiles }.
duplicate-own-points = Ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
duplicate-own-fault = Ty: { $fault }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
duplicate-own-place = Místo { $place }, celkem { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}, { $share } procent.
duplicate-seconds-left = { $count ->
    [one] Zbývá { $count } sekunda.
    [few] Zbývají { $count } sekundy.
   *[other] Zbývá { $count } sekund.
 }
duplicate-time-over = Čas vypršel.
duplicate-paused = Hodiny stojí.
duplicate-goes-on = Čas byl změněn, hodiny běží.
duplicate-cancelled = Kameny se vracejí. { $reason }
duplicate-ruling = Rozhodnutí rozhodčího: { $reason }
duplicate-sending = Odesílá se…
duplicate-kept = Tvůj tah je odevzdaný.
duplicate-replace = Do konce času ho můžeš nahradit jiným.
duplicate-hand-in = Polož kameny a odevzdej tah, nebo ho napiš.
duplicate-looking-on = Díváš se jako divák.
duplicate-next-soon = Další kameny přijdou za chvíli.
duplicate-one-slip = Platí první odevzdaný tah.
duplicate-meant = Možná chceš
duplicate-tops-found = Nalezené nejlepší tahy: { $count }
duplicate-rank = { $place }. místo z { $count }
duplicate-run-over = Všechna kola jsou odehrána: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}, { $share } procent.
doubt-off-board = Přijato, ale takto zapsaný tah přesahuje desku.
doubt-not-on-rack = Přijato, ale takto zapsaný tah potřebuje písmena, která v zásobníku nejsou.
doubt-clashes = Přijato, ale leží tam jiná písmena.
doubt-nothing-laid = Přijato, ale všechna jeho písmena tam už leží.
doubt-too-many-tiles = Přijato, ale pokládá příliš mnoho kamenů.
doubt-not-connected = Přijato, ale takto zapsaný tah na nic nenavazuje nebo je částí delšího slova.
duplicate-kind = Jak se hraje
duplicate-kind-live = Živě, podle hodin
duplicate-kind-weekly = Na týdny, kola trvají dny
duplicate-kind-hall = V sále
duplicate-group-rules = Pravidla, forma a lístky
duplicate-group-course = Partie, kola a přestávky
duplicate-group-places = Kdo smí přijít a kdy
duplicate-claims = Hráči píšou své body
duplicate-safe-word = Lze odevzdat i druhé, jisté slovo
duplicate-racks = Kolik zásobníků najednou
duplicate-one-rack = Jeden zásobník
duplicate-two-racks = Dva zásobníky na dvou deskách
duplicate-draw = Losování
duplicate-draw-seed = počítačem
duplicate-draw-manual = ze skutečného sáčku
duplicate-seed = Semínko (sály se stejným semínkem losují totéž; drž ho v tajnosti)
duplicate-games-number = Partie
duplicate-game-pairs = Dvojice partií
duplicate-rounds-of = { $number }.: nejvíce kol (0: až do vyčerpání kamenů)
duplicate-dropped-number = Kolik nejhorších partií se nepočítá
duplicate-auto = Kola jdou po sobě podle hodin
duplicate-early = Kolo končí, jakmile všichni odevzdají
duplicate-pause = Přestávka mezi koly v sekundách
duplicate-appeals-time = Čas na námitky po posledním kole
duplicate-remind = Připomenout e-mailem před koncem kola těm, kdo neodevzdali
duplicate-never = žádný
duplicate-unit = Kdo odevzdává
duplicate-unit-individual = Každý hráč
duplicate-unit-pairs = Dvojice
duplicate-unit-teams = Hráči za družstva
duplicate-counted = Kolik členů družstva se počítá (0: všichni)
duplicate-places = Počet míst (0: neomezeně)
duplicate-name-pair = Jméno dvojice
duplicate-member = { $number }. hráč
duplicate-team = Družstvo
duplicate-teams = Družstva
duplicate-leave = Odejít
duplicate-left = Už se neúčastníš.
duplicate-round-length = { $length } na kolo
duplicate-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
duplicate-dropped = Nejhorší partie, které se nepočítají: { $count }
duplicate-counted-best = Členů družstva, kteří se počítají: { $count }
duplicate-places-most = Míst: { $count }
duplicate-appeals-for = Čas na námitky po posledním kole: { $length }
slip-claim = Body, jak je počítáš ty
slip-safe = Jisté slovo
slip-safe-hint = Jde s tvým tahem a platí, když ten nelze položit nebo není slovo: 8h dar.
slip-taken-tile = Kámen, který si vezmeš
duplicate-boards = Desky
duplicate-game-number = { $number }. partie
duplicate-game-of = { $number }. partie z { $count }
duplicate-to-do = zatím neodevzdáno
duplicate-out = Pro tebe turnaj skončil.
duplicate-replace-early = Než kolo skončí, jiný ho nahradí.
duplicate-ends-soon = Vše je odehráno. Pořadí je konečné po čase na námitky.
duplicate-table-so-far = Průběžné pořadí, hráčů: { $count }
duplicate-table-whole = Celé pořadí
duplicate-page-own = Moje stránka
duplicate-negative = Ztráta
duplicate-tops = Nejlepší tahy
duplicate-solos = Sóla
duplicate-warnings = Napomenutí
duplicate-penalties = Srážky
duplicate-dropped-hint = Partie v závorkách se nepočítají.
duplicate-warned = napomenutí
duplicate-penalty = srážka: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
duplicate-solo = nejlepší tah bez konkurence: +{ $points }
appeal-title = Námitka
appeal-text = Co je na výsledku špatně?
appeal-send = Poslat rozhodčímu
appeal-made = Rozhodčí ho má.
appeal-waits = Zatím nerozhodnuto.
appeal-accepted = Přijato: { $reason }
appeal-declined = Zamítnuto: { $reason }
duplicate-would-be = Tvoje místo by bylo { $place }. z { $count }.
duplicate-rank-today = Dnes jsi na { $place }. místě z { $count }.
duplicate-come-back = Znovu se zúčastnit
race-hint = Zkoušej, kolikrát chceš: čas běží, dokud nenajdeš nejlepší tah.
race-wait = Máš nejlepší tah. Kolo skončí, až ho najdou všichni, nebo vyprší čas.
race-tried = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, to není nejlepší tah.
race-found = To je nejlepší tah! { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $time }.
race-own-found = Nejlepší tah nalezen: { $time }.
race-own-lost = Nejlepší tah nenalezen: počítá se { $time }.
race-own-place = Místo { $place }, celkem { $time }, nalezené nejlepší tahy: { $count }.
race-fact = Topping: vede nejkratší čas; za nenalezený nejlepší tah se přičítá { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}.
race-time = Čas
