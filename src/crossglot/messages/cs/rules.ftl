# The rules of a game on one sheet. Czech.
title = Pravidla: { $name }
mark-decision = domácí rozhodnutí
mark-agreed = dohoda hráčů

section-set = Sada
section-board = Hrací deska
section-start = Před prvním tahem
section-turn = Tah
section-blanks = Prázdné kameny
section-points = Body
section-exchange = Výměna a pas
section-words = Slova a zpochybnění
section-end = Konec hry
section-final = Konečné skóre
section-clock = Čas

set-tiles = Počet kamenů v sadě: { $total }, s písmeny { $letters }, prázdných { $blanks }.
set-blank = Prázdný kámen nemá žádnou bodovou hodnotu.
set-row = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $tiles }
set-no-tile = Na žádném kameni není { $letters }; takové písmeno může zastoupit jen prázdný kámen.
set-compose = Tyto kameny lze také složit z jednotlivých: { $tiles }. Počítají se pak body položených kamenů.
set-players = Počet hráčů: { $fewest } až { $most }.

board-size = Počet řad: { $rows }, počet sloupců: { $columns }.
board-letter = Polí, která násobí hodnotu písmene číslem { $factor }: { $count }.
board-word = Polí, která násobí hodnotu slova číslem { $factor }: { $count }.
board-start = Výchozí pole: { $squares }.
coordinates-numbered = Řady mají čísla a sloupce písmena: 8H se čte vodorovně, H8 svisle.
coordinates-lettered = Řady mají písmena a sloupce čísla: H8 se čte vodorovně, 8H svisle.

start-draw = Každý hráč si vytáhne jeden kámen; začíná ten, kdo je nejblíže začátku abecedy.
start-blank = Prázdný kámen je před prvním písmenem.
start-tie = Kdo se dělí o první místo, táhne znovu z toho, co zbylo v sáčku.
start-return = Všechny tyto kameny se vrátí do sáčku.
start-racks = Potom si každý vytáhne kameny (počet: { $size }) a skryje je před ostatními.
start-order = Hraje se ve směru hodinových ručiček.
start-bags = Samohlásky a souhlásky jsou každé ve svém sáčku a hráč si vybírá, ze kterého táhne. Prázdné kameny jsou mezi samohláskami ({ $vowels }).

turn-options = Hráč na tahu pokládá kameny, vyměňuje kameny nebo pasuje.
turn-opening = První tah má nejméně tolik kamenů: { $tiles }; jeden z nich leží na výchozím poli.
turn-jacks = První tah má nejméně tolik kamenů: { $tiles }; jeden z nich leží na výchozím poli. Kdo takové slovo nemá, pasuje; když pasovali všichni, může první hráč začít jakýmkoli slovem.
turn-line = Všechny kameny tahu leží v jedné řadě nebo v jednom sloupci, bez mezery, a podílejí se na jednom slově.
turn-connection = Alespoň jeden z nich sousedí stranou s kamenem, který už na desce leží; roh nestačí.
turn-words = Slova se čtou zleva doprava nebo shora dolů. Kde se kameny dotýkají, musí tvořit slova.
turn-repeat = Totéž slovo lze položit znovu.
turn-fixed = Kamenem na desce se nehýbe.
turn-refill = Potom hráč doplní své kameny na počet { $size }.

blank-letter = Prázdný kámen může být kterékoli písmeno abecedy; hráč ho oznámí.
blank-stays = Tímto písmenem zůstane až do konce hry.
blank-reuse = Kdo má kámen, který prázdný kámen zastupuje, smí ho dát na jeho místo. Prázdný kámen musí položit v témže tahu; výměna sama nic nevynáší.
blank-space = Prázdný kámen lze položit i jako mezeru mezi dvěma slovy.

points-words = Za každé vytvořené nebo změněné slovo se počítají body všech jeho kamenů; kámen ve dvou slovech se počítá v obou.
points-premiums = Nejprve se počítají prémie písmen, potom prémie slov.
points-two = Více slovních prémií v jednom slově se násobí: dvě dvojnásobné dají čtyřnásobek, dvě trojnásobné devítinásobek.
points-once = Prémie platí jen v tahu, který ji zakryje.
points-again = Prémie platí znovu v každém pozdějším slově, které jejich pole využije.
points-blank = Prázdný kámen má i na prémii písmene nulu; na slovní prémii se slovo přesto násobí.
points-bonus = Za položení všech kamenů v jednom tahu (počet: { $tiles }) se nakonec připočte bodů: { $points }.
points-bonus-more = Za položení tolika nebo více kamenů v jednom tahu (počet: { $tiles }) se nakonec připočte bodů: { $points }.
points-theme = Každé slovo na dohodnuté téma přináší navíc bodů: { $points }. Slova: { $words }.
points-theme-vote = Hráč smí tvrdit, že k tématu patří i jiné slovo jeho posledního tahu; platí to, souhlasí-li více než polovina ostatních.

exchange-any = Tah lze využít k výměně libovolného počtu kamenů.
exchange-order = Hráč je odloží, vytáhne stejný počet a teprve potom je vrátí do sáčku.
exchange-limit = V sáčku musí být nejméně tolik kamenů: { $tiles }.
exchange-as-many = V sáčku musí být nejméně tolik kamenů, kolik se vyměňuje.
exchange-turn = Výměna je celý tah.
pass-any = Hráč smí pasovat, ať může hrát, nebo ne.

words-lexicon = O přípustnosti slov rozhoduje slovník, který hra jmenuje.
words-void = Nepřípustná slova jsou odmítnuta ihned a nic to nestojí; stránka při pokládání ukazuje, která slova jsou přípustná.
words-challenge = Dokud nezačne jednat další hráč, může kterýkoli soupeř tah zpochybnit.
words-window = Hráč si dolosuje kameny, až když jeho tah už nelze zpochybnit.
words-clock = Do té doby, nejvýše však { $seconds } s, neběží žádné hodiny.
words-won = Je-li některé slovo nepřípustné, kameny se vracejí a tah nic nevynáší.
words-first = Rozhoduje se jen o prvním zpochybnění tahu a platí jen ten, kdo je vyslovil.
words-lost-none = Neúspěšné zpochybnění nic nestojí.
words-lost-turn = Kdo zpochybní neprávem, ztrácí příští tah.
words-lost-challenger-play = Kdo zpochybní neprávem, ztrácí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
words-lost-challenger-word = Kdo zpochybní neprávem, ztrácí za každé zpochybněné slovo { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
words-lost-challengee-play = Čí tah byl zpochybněn neprávem, získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
words-lost-challengee-word = Čí tah byl zpochybněn neprávem, získává za každé zpochybněné slovo { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
words-closed = Slova se ve slovníku nevyhledávají. Hráčům partie na rating tento server slova nehledá.
words-open = Před položením si smí každý slova vyhledat, bez trestu.

end-out = Hra končí, když je sáček prázdný a některý hráč nemá žádný kámen.
end-passes = Končí také, když všichni pasují v kolech po sobě; počet kol: { $rounds }.
end-count = Výměna řadu pasů přeruší; tah vzatý zpět není pas.
end-scoreless = Končí také po řadě tahů, v nichž na desce nezůstane žádný kámen (pas, výměna, tah vzatý zpět); jejich počet: { $turns }.
end-exhausted = Končí také, když je prokázáno, že už nikdo nemůže položit žádný kámen, nebo když se na tom všichni shodnou.
end-agreed = Končí také, když se všichni shodnou, že už nelze nic položit.
end-resign = Kdo se vzdá, přenechá hru ostatním s body, které mají.

final-subtract = Každý ztrácí body kamenů, které mu zbyly; komu nezbyl žádný, získává body všech ostatních.
final-doubled = Komu nezbyl žádný kámen, získává dvojnásobek bodů zbylých ostatním. Zbyly-li kameny všem, každý ztrácí body svých vlastních.
final-winner = Vítězí nejvyšší součet.
final-tie = Při stejném součtu se o místo dělí.
final-totals = Pro představu, není to pravidlo: všichni hráči dohromady obvykle dosáhnou { $low } až { $high } bodů, zkušení více.
final-grade-good = Alespoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} dohromady je dobrý výsledek.
final-grade-very-good = Alespoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} dohromady je velmi dobrý výsledek.
final-grade-excellent = Alespoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} dohromady je vynikající výsledek.
final-each = Při počtu hráčů { $players } je dobrý výsledek { $low } až { $high } bodů na každého.

time-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dnů
}
time-minutes = { $count } min
time-seconds = { $count } s
time-milliseconds = { $count } ms
clock-none = Hraje se bez hodin.
clock-main = Čas na celou hru pro každého hráče: { $time }.
clock-overtime = Každá započatá minuta navíc stojí body: { $points }.
clock-most = Kdo jej překročí o více než toto, prohrává: { $time }.
clock-increment = Po každém tahu se vrací: { $time }.
clock-move = Nejdelší čas na tah: { $time }. Potom se tah vynechává.
clock-days = Nejdelší čas na tah: { $time }. Potom je hra prohraná.
