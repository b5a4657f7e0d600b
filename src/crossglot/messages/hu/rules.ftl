# The rules of a game on one sheet. Hungarian.
title = Szabályok: { $name }
mark-decision = házi döntés
mark-agreed = a játékosok megegyezése

section-set = A készlet
section-board = A tábla
section-start = Az első lépés előtt
section-turn = A lépés
section-blanks = Üres zsetonok
section-points = Pontozás
section-exchange = Csere és passz
section-words = Szavak és megkérdőjelezés
section-end = A játszma vége
section-final = Végső pontszámok
section-clock = Idő

set-tiles = A készletben { $total } zseton van: { $letters } betűs és { $blanks } üres.
set-blank = Az üres zseton nem ér pontot.
set-row = { $points } pont: { $tiles }
set-no-tile = Nincs zsetonja ezeknek: { $letters }; csak üres zseton helyettesítheti őket.
set-compose = Ezek a zsetonok egyesekből is kirakhatók: { $tiles }. Ilyenkor a lerakott zsetonok pontjai számítanak.
set-players = { $fewest }–{ $most } játékos játssza.

board-size = A tábla { $rows } sorból és { $columns } oszlopból áll.
board-letter = { $count } mező a betű értékét szorozza meg, { $factor }× szorzóval.
board-word = { $count } mező a szó értékét szorozza meg, { $factor }× szorzóval.
board-start = A kezdőmező: { $squares }.
coordinates-numbered = A soroknak számuk, az oszlopoknak betűjük van: 8H vízszintes, H8 függőleges.
coordinates-lettered = A soroknak betűjük, az oszlopoknak számuk van: H8 vízszintes, 8H függőleges.

start-draw = Mindenki húz egy zsetont; az kezd, akié az ábécé elejéhez legközelebb áll.
start-blank = Az üres zseton az első betű előtt áll.
start-tie = Akik az első helyen osztoznak, újra húznak a zsákban maradtakból.
start-return = Ezek a zsetonok mind visszakerülnek a zsákba.
start-racks = Ezután mindenki { $size } zsetont húz, és elrejti a többiek elől.
start-order = A játék az óramutató járásával megegyezően halad.
start-bags = A magánhangzók és a mássalhangzók külön zsákban vannak, és mindenki maga választja meg, melyikből húz. Az üres zsetonok a magánhangzókkal vannak ({ $vowels }).

turn-options = Aki soron van, zsetont rak le, zsetont cserél vagy passzol.
turn-opening = Az első lerakás legalább { $tiles } zsetonból áll, és egyikük a kezdőmezőn van.
turn-jacks = Az első lerakás legalább { $tiles } zsetonból áll, és egyikük a kezdőmezőn van. Aki nem tud ilyen szót rakni, passzol; ha mindenki passzolt, az első játékos bármilyen szóval kezdhet.
turn-line = Egy lépés minden zsetonja egy sorban vagy egy oszlopban van, hézag nélkül, közös szóban.
turn-connection = Legalább egyikük oldalával érint egy már lerakott zsetont; a sarok nem elég.
turn-words = A szavak balról jobbra vagy felülről lefelé olvasandók. Ahol zsetonok érintkeznek, ott szót kell alkotniuk.
turn-repeat = Ugyanaz a szó újra lerakható.
turn-fixed = A táblán lévő zseton nem mozdítható el.
turn-refill = A játékos ezután { $size } zsetonra egészíti ki a készletét.

blank-letter = Az üres zseton az ábécé bármely betűje lehet; a játékosa megnevezi.
blank-stays = A játszma végéig ez a betű marad.
blank-reuse = Akinél ott van az a betű, amelyet az üres zseton helyettesít, kicserélheti vele. Az üres zsetont ugyanabban a lépésben le kell rakni; maga a csere nem ér pontot.
blank-space = Az üres zseton szóközként is lerakható két szó között.

points-words = Minden létrejött vagy megváltozott szó minden zsetonjának pontja számít; két szó közös zsetonja mindkettőben.
points-premiums = Előbb a betűk, azután a szavak szorzói számítanak.
points-two = Egy szóban több szószorzó összeszorzódik: két dupla négyszeres, két tripla kilencszeres.
points-once = Egy szorzó csak abban a lépésben számít, amelyben lefedik.
points-again = A szorzók minden későbbi szóban újra számítanak, amely a mezőjüket használja.
points-blank = Az üres zseton betűszorzón is nullát ér; szószorzón a szó értéke mégis szorzódik.
points-bonus = Aki { $tiles } zsetont rak le egy lépésben, további { $points } pontot kap, a végén hozzáadva.
points-bonus-more = Aki { $tiles } vagy több zsetont rak le egy lépésben, további { $points } pontot kap, a végén hozzáadva.
points-theme = A megbeszélt témához tartozó minden szó további { $points } pontot ér: { $words }.
points-theme-vote = A játékos érvelhet amellett, hogy utolsó lerakásának egy másik szava is a témához tartozik; akkor tartozik oda, ha a többiek több mint fele egyetért.

exchange-any = A lépés felhasználható bármennyi zseton cseréjére.
exchange-order = A játékos félreteszi őket, húz ugyanannyit, és csak azután kerülnek vissza a zsákba.
exchange-limit = A zsákban legalább { $tiles } zsetonnak kell lennie.
exchange-as-many = A zsákban legalább annyi zsetonnak kell lennie, amennyit cserélnek.
exchange-turn = A csere a teljes lépés.
pass-any = Bárki passzolhat, akár tudna rakni, akár nem.

words-lexicon = Hogy mely szavak érvényesek, azt a játszmához megnevezett szótár mondja meg.
words-void = Az érvénytelen szavakat a játék azonnal visszautasítja, és ez semmibe sem kerül; lerakás közben az oldal mutatja, mely szavak érvényesek.
words-challenge = Amíg a következő játékos nem lép, bármelyik ellenfél megkérdőjelezheti a lerakást.
words-window = A játékos akkor húz új zsetonokat, amikor a lerakása már nem kérdőjelezhető meg.
words-clock = Addig, legfeljebb { $seconds } másodpercig, egyik óra sem jár.
words-won = Ha valamelyik szava érvénytelen, a zsetonok visszakerülnek hozzá, és a lépés nem ér pontot.
words-first = Egy lerakásnak csak az első megkérdőjelezése dől el, és csak az fizet, aki azt tette.
words-lost-none = A sikertelen megkérdőjelezés nem kerül semmibe.
words-lost-turn = Aki alaptalanul kérdőjelez meg, a következő lépését elveszíti.
words-lost-challenger-play = Aki alaptalanul kérdőjelez meg, { $points } pontot veszít.
words-lost-challenger-word = Aki alaptalanul kérdőjelez meg, minden megkérdőjelezett szóért { $points } pontot veszít.
words-lost-challengee-play = Akinek a lépését alaptalanul kérdőjelezték meg, az { $points } pontot kap.
words-lost-challengee-word = Akinek a lépését alaptalanul kérdőjelezték meg, az minden megkérdőjelezett szóért { $points } pontot kap.
words-closed = Szótárban senki sem kereshet szavakat. Értékszámra menő játszma résztvevőinek ez az oldal nem keres szavakat.
words-open = Lerakás előtt mindenki büntetés nélkül megnézheti a szavakat a szótárban.

end-out = A játszma véget ér, ha a zsák üres, és egy játékosnak elfogyott a zsetonja.
end-passes = Véget ér akkor is, ha { $rounds } egymást követő körben mindenki passzol.
end-count = A csere megszakítja a passzok sorát; a visszavett lerakás nem passz.
end-scoreless = Véget ér { $turns } olyan egymást követő lépés után is, amelyben nem marad zseton a táblán: ilyen a passz, a csere és a visszavett lerakás.
end-exhausted = Véget ér akkor is, ha bebizonyosodik, hogy már senki sem tud zsetont lerakni, vagy ha ebben minden játékos egyetért.
end-agreed = Véget ér akkor is, ha minden játékos egyetért abban, hogy már semmit sem lehet lerakni.
end-resign = Aki feladja, a többieknek hagyja a játszmát az addigi pontjaikkal.

final-subtract = Mindenki elveszíti a nála maradt zsetonok pontjait; akinél nem maradt, megkapja az összes többiét.
final-doubled = Akinél nem maradt zseton, megkapja a többieknél maradt pontok kétszeresét. Ha senkinek sem fogyott el, mindenki a saját zsetonjainak pontjait veszíti el.
final-winner = A legmagasabb összpontszám nyer.
final-tie = Egyenlő összpontszámnál a helyezés közös.
final-totals = Tájékoztatásul, nem szabály: a játékosok összpontszáma rendszerint { $low } és { $high } között van, gyakorlott játékosoké több.
final-grade-good = Együtt legalább { $points } pont jó.
final-grade-very-good = Együtt legalább { $points } pont nagyon jó.
final-grade-excellent = Együtt legalább { $points } pont kiváló.
final-each = { $players } játékosnál fejenként { $low }–{ $high } pont jó.

time-days = { $count } nap
time-minutes = { $count } perc
time-seconds = { $count } másodperc
time-milliseconds = { $count } ms
clock-none = Nincs óra.
clock-main = Idő az egész játszmára, játékosonként: { $time }.
clock-overtime = Azon túl minden megkezdett perc { $points } pontba kerül.
clock-most = Aki ennél többel lépi túl, elveszíti a játszmát: { $time }.
clock-increment = Minden lépés után visszajár: { $time }.
clock-move = Egy lépés leghosszabb ideje: { $time }. Azután a lépés kimarad.
clock-days = Egy lépés leghosszabb ideje: { $time }. Azután a játszma elveszett.
