# Mi a baj, hibakódonként egy mondatban. Magyar.
# A kapcsos zárójelben a kódhoz tartozó tények neve áll.

## Kiadások és táblák
edition-unknown = Nincs „{ $edition }” nevű kiadás.
edition-unclear = A játszmafájlból nem derül ki, melyik kiadás szerint játszottak. Válaszd ki; valószínű: { $likely }.
edition-syntax = A kiadás fájlja nem érvényes TOML: { $file }.
edition-key-missing = A kiadás fájljából ({ $file }) hiányzik: „{ $key }”.
edition-key-unknown = A kiadás fájljában ({ $file }) ismeretlen kulcs van: „{ $key }”.
edition-value = A kiadás fájljában ({ $file }) nem jó ennek az értéke: „{ $key }”: { $reason }.
edition-total = A kiadás fájljában ({ $file }) a betűk összege { $found }, nem pedig { $stated }.
edition-letter-twice = A kiadás fájljában ({ $file }) egy betű kétszer szerepel: { $key }.
edition-letter-unknown = A kiadás fájljában ({ $file }) „{ $key }” olyan betűt említ, amely nincs a készletben: „{ $letter }”.
board-unknown = Nincs „{ $board }” nevű tábla.
board-picture = „{ $board }”: a tábla képe hibás: { $reason }.

## Betűk
tile-unknown = „{ $tile }” betű nincs ebben a kiadásban.
tile-bracket = Ebben: „{ $text }” nyitva maradt egy zárójel, { $column }. karakter.

## Lerakások
play-no-tiles = Legalább egy betűt le kell rakni.
play-off-board = A szó lelóg a tábláról.
play-unknown-tile = Olyan betű is szerepel, amely ebben a kiadásban nincs.
play-square-taken = Azon a mezőn már van betű.
play-not-in-line = A betűknek egy sorban vagy egy oszlopban kell lenniük.
play-gap = A betűk között hézag van.
play-not-whole-word = A teljes szót kell kiírni, a vele érintkező betűkkel együtt.
play-misses-start = Az első szónak át kell mennie a kezdőmezőn.
play-opening-too-short = Az első szó túl rövid.
play-not-connected = A szó egyetlen fent lévő betűhöz sem kapcsolódik.
play-no-word = A betűkből nem lesz legalább kétbetűs szó.
play-not-on-rack = Ezek a betűk nincsenek a tartón.

## Játszmák
not-your-turn = Most nem te következel.
game-over = A játszma véget ért.
no-such-seat = Ebben a játszmában nincs ilyen hely.
player-count = Ezt a kiadást nem játsszák ennyien.
words-not-admissible = Nincs a szótárban: { $words }.
exchange-nothing = Cserénél legalább egy betűt be kell adni.
exchange-not-on-rack = A cserélendő betűk nincsenek a tartón.
exchange-bag-too-small = Túl kevés betű van a zsákban a cseréhez.
event-illegal = A játszma feljegyzése ellentmond önmagának.
reclaim-impossible = Azon a mezőn lévő üres zseton nem váltható ki a betűjével.
reclaimed-not-laid = A visszavett üres zsetont ugyanabban a lépésben le kell rakni.
nothing-to-challenge = Nincs megkérdőjelezhető lépés.
challenge-no-such-word = A lépésben nincs ilyen szó: { $word }. Amit kirakott: { $made }.
challenge-own-play = A saját lépésedet nem kérdőjelezheted meg.
challenge-window-open = Az utolsó lépés még megkérdőjelezhető.
time-up = Ennek a lépésnek letelt az ideje.
play-accepted-already = Ezt a lépést már elfogadtad.
abort-too-late = Egyedül már nem törölheted a játszmát; a többieknek is bele kell egyezniük.
proposed-already = Ebbe már beleegyeztél.
end-declined = Egy gépi játékos nem egyezett bele a befejezésbe. A következő lépés után újra javasolhatod.
nothing-proposed = Ezt senki sem kérte.
nothing-to-take-back = Nincs visszavonható lépés.
theme-not-arguable = Erről a szóról nem lehet vitázni: nem az utolsó lépésedben van, vagy már számított, illetve szavaztak róla.
theme-vote-open = A többiek még egy szóról szavaznak.
theme-no-vote = A te szavazatodra most nincs szükség.

## Duplicate
duplicate-not-now = A fordulónak ebben a szakaszában ez nem lehetséges.
slip-too-late = Lejárt az idő; a korábban beadott cédula érvényes.
player-out = Ez a játékos már kiesett.
entry-closed = Már senki sem csatlakozhat.
rack-not-in-bag = Ezek a zsetonok nem jöhettek a zsákból és a tartóról ({ $round }. forduló).
rack-not-admissible = Ezekkel a betűkkel nem szabad játszani: a magán- és mássalhangzók száma nem felel meg a { $round }. fordulónak.
not-a-top = Ez a lerakás nem kerülhet a táblára.
profile-unknown = Nincs „{ $profile }” nevű duplicate-szabályzat.
profile-value = A duplicate-szabályzatban ({ $file }) „{ $key }” értéke nem lehet ez: { $reason }.
form-unknown = Nincs „{ $form }” nevű duplicate-forma.
pace-unknown = Ez a szabályzat nem ismer „{ $pace }” nevű tempót.

## Duplicate-versenyek
tournament-setup = Így nem írható ki verseny; hibás beállítás: „{ $key }”.
tournament-event = Esemény: { $seq }. Nem következhet az előzőek után: { $reason }.
tournament-no-such-game = Ez a játszma még nem kezdődött el: { $game }.
tournament-full = Minden hely betelt: { $places }.
tournament-wrong-code = Ezzel a kóddal nem lehet belépni a versenyre.
tournament-name-taken = { $name } néven már indul valaki; válassz másik nevet.
tournament-not-taking-part = Nem indulsz ezen a versenyen.
tournament-over = A verseny véget ért.
tournament-not-now = Ezt a verseny ezen pontján nem lehet megtenni.
tournament-undo = Lépés: { $seq }. Nem vonható vissza, mert ráépül egy későbbi: { $needed_by }. Előbb azt vond vissza.
tournament-no-such-appeal = Nincs ilyen óvás, vagy már döntöttek róla.
tournament-halls-differ = Terem: { $hall }. Ott nem ugyanazt játszották: { $game }. játszma, { $round }. forduló.
answer-empty = A válaszodban nincs szó.
answer-number = A válaszhoz sorszám kell, 1-től kezdve.
answer-changed = { $number }. válasz: már más tartalommal beérkezett; az új válasz kapjon új sorszámot.
answer-other-round = Ez a válasz egy olyan fordulóhoz tartozik, amely most nem folyik: { $round }.
answer-too-many = Többször már nem módosíthatod a válaszodat; legfeljebb { $most } alkalommal lehet.
answer-no-safe-word = Ezen a versenyen nem adható be második szó.

## A verseny naplója
log-malformed = A napló { $line }. sora nem olvasható: { $reason }.
log-version = Ez a napló { $version } változatú, azt itt nem ismerjük.
log-altered = A napló { $line }. sorát megváltoztatták.
log-unsealed = A napló pecsét nélkül ér véget, { $line }. sor: valami hiányzik.
log-signature = { $line }. sor: a pecsét nem valódi.
log-other-key = A naplót más kulccsal pecsételték le: { $key }.
log-event = { $line }. sor: nem következhet az előzőek után: { $reason }.
log-answer = { $line }. sor: { $player }. számú játékos: a válasza nem az, amelyet a forduló zárása előtt rögzítettek.
log-seed = { $line }. sor: a sorsolás kulcsa nem az, amelyet az elején rögzítettek.
log-lexicon = A napló nem a tartalma szerint nevezi meg a szótárát ({ $lexicon }), ezért a húzások és az elbírálások nem számolhatók újra.
log-draw = { $line }. sor, { $round }. forduló: a sorsolás más betűket ad.
log-top = { $line }. sor, { $round }. forduló: a legjobb lerakás más.
log-judgment = { $line }. sor, { $round }. forduló, { $player }. számú játékos: a cédulát nem a szabályok szerint bírálták el.
log-standings = { $line }. sor, { $round }. forduló: az utána rögzített állás más.

## Jelölés
notation-coordinate = „{ $text }” nem jelöl mezőt a táblán.
notation-move = „{ $text }” nem lépés.
gcg-line = A játszmafájl { $line }. sora nem olvasható.
gcg-encoding = A játszmafájl ismeretlen karakterkódolású.
gcg-player = A játszmafájl { $line }. sora olyan játékost nevez meg, aki nem vesz részt a játszmában.
gcg-too-large = A játszmafájl túl nagy.
gcg-no-moves = Ebből a fájlból egyetlen lépés sem olvasható ki.
cgp-malformed = Az állás nem olvasható CGP-ként.
notation-unwritable = Ez ebben a jelölésben nem írható le: { $text }.
game-file-malformed = A játszmafájl nem olvasható ({ $line }. sor, { $column }. oszlop): { $reason }.
game-file-version = A játszmafájl változata { $version }; az ismertek: { $known }.
game-file-event = A játszmafájl { $index }. eseménye nem lehetséges: { $reason }.
game-file-too-large = A játszmafájl túl nagy.

## Kereső
graph-damaged = A szógráf sérült.
kernel-bad-input = { $argument ->
        [rack] { $reason ->
            [too-large] A tartón több zseton van, mint amennyit ez a kiadás megenged.
           *[other] A tartón olyan zseton van, amilyen ebben a kiadásban nincs.
        }
       *[other] A kereső olyasmit kapott, ami nem állás ({ $argument }: { $reason }).
    }
kernel-too-large = Ez több, mint amennyit a motor befogad ({ $reason }).

## Szótárak
not-a-lexicon = Ez nem szótár.
lexicon-version = A szótár más változatú, telepítsd újra.
lexicon-truncated = A szótár csonka, telepítsd újra.
lexicon-damaged = A szótár sérült, telepítsd újra.
lexicon-mismatch = A szótár nem ennek a kiadásnak a betűihez készült, telepítsd újra.
lexicon-not-installed = Nincs telepítve a szótár ehhez: { $edition }. Telepítés: crossglot lexicon install { $edition }
lexicon-source-missing = A szótár forrása nem található. Itt kerestük: { $tried }.
lexicon-source-malformed = A szótár forrása nem olvasható: { $reason ->
        [encoding-unknown] ismeretlen a kódolása
        [not-in-encoding] olyan bájtok vannak benne, amelyek nem illenek a kódolásához
        [flag-type-unknown] ismeretlen a jelzőinek fajtája
        [flag-malformed] hibás egy jelző
        [alias-unknown] nincs ilyen számú rövidítése
        [class-not-announced] egy szabály be nem jelentett osztályhoz tartozik
        [fields-missing] hiányoznak mezők
        [condition-malformed] hibás egy feltétel
        [complex-prefixes] a kettős előtagú nyelveket (COMPLEXPREFIXES) nem ismerjük
        [mostly-unreadable] a legtöbb sora olvashatatlan
        [line-too-long] túl hosszú egy sor
        [too-large] túl nagy a fájl
        [no-words] nincs benne szó
        [not-a-change] a sor se +, se - jellel nem kezdődik
        [not-a-word] ez ebben a kiadásban nem szó
        [date-malformed] ez nem dátum (2026-11-21)
        [edition-unknown] nincs ilyen kiadás
       *[other] { $reason }
    }.
lexicon-too-large = A szótár szabályai túl sokat hoznak létre ({ $reason }).
lexicon-unwritable = A szótár nem írható ide: { $path }: { $reason }. A korábbi megmaradt.
lexicon-not-here = Ez a szótár nincs meg ezen a gépen: { $lexicon }.
lexicon-id-malformed = Ez nem szótár neve: { $lexicon }; ilyen volna: HU-M.b@92f629997967aa11.
lexicon-busy = A szótárt éppen egy másik folyamat telepíti.
lexicon-recipe-missing = Ehhez a kiadáshoz nincs szótárrecept: { $edition }. Szólistából készíthető: crossglot lexicon compile --words FILE --edition { $edition }
lexicon-tier-unknown = Nincs ilyen szint: { $tier }. Ezek vannak: { $known }.
lexicon-switch-unknown = Nincs ilyen kapcsoló: { $switch }. Ezek vannak: { $known }.
lexicon-analyser-missing = { $name } ({ $package }): ezen a gépen nem használható: { $reason }. Nélküle csak ez a szint építhető fel: { $fallback }; az több szót enged meg, mint a szabályok.
lexicon-analyser-failed = { $name }: a szavak elemzése közben leállt: { $reason }.

## Fájlok
file-unreadable = Fájl: { $path }. Nem olvasható vagy nem írható: { $reason }.
file-encoding = Fájl: { $path }. Nem UTF-8 kódolású szöveg.
output-unwritable = A szabványos kimenet nem írható: { $reason }.
system-refuses = Egy fájl nem olvasható vagy nem írható: { $reason }.
option-unknown = Itt nincs „{ $option }” nevű beállítás. Ezek vannak: { $known }.
option-value = „{ $option }”: ez a beállítás nem lehet „{ $value }”. Ezek lehetnek: { $known }.
option-needs = { $option }: ez is kell mellé: { $needs }.
option-not-there = „{ $variant }”: ennél a változatnál nincs { $option }.
option-rack = Add meg a tartó betűit (--rack), vagy egy állást, amelyben van tartó (--cgp).
extra-missing = Hiányzó könyvtár: { $library }; telepítése: pip install 'crossglot[{ $extra }]'

## Házi szabályok
house-rule-unknown = Nincs „{ $rule }” nevű házi szabály. Ezek vannak: { $known }.
house-rule-value = A „{ $rules }” házi szabály nem lehetséges: { $reason }.
house-rules-contradict = A „{ $rule }” és a „{ $other }” szabály együtt nem játszható.

## Gépi játékosok
player-unknown = Nincs „{ $player }” nevű gépi játékos. Ezek vannak: { $known }.
player-house-rule = „{ $player }”: ez a gépi játékos nem ismeri ezt a házi szabályt: „{ $rule }”.
variant-unknown = Nincs „{ $variant }” nevű változat. Ezek vannak: { $known }.
## Szerver
game-unknown = Nincs ilyen játszma.
not-your-seat = Ebben a játszmában nincs helyed.
game-kind = Ilyen fajta játszmával ez nem lehetséges.
game-rated = Értékszámra menő játszmában semmit sem lehet visszavenni.
rated-game-under-way = Amíg értékszámra menő játszmád tart, itt nem lehet szavakat keresni. Előbb fejezd be: { $game }.
nobody-gone = Senki sincs távol, akitől igényelhetnéd a játszmát.
claim-too-early = A játékos még visszajöhet; { $wait } mp múlva igényelheted a játszmát.
nobody-to-nudge = A játszma nem vár senkire, akit noszogathatnál.
nudge-too-early = Még korai noszogatni; várj { $wait } mp-et.
nudged-already = Ebben a lépésben már noszogattál.
client-outdated = Ez az oldal régebbi a szervernél. Töltsd be újra.
stale = A játszma közben továbbment.
malformed-message = Az üzenet nem olvasható: { $reason }.
message-too-large = Az üzenet túl nagy.
too-many-messages = Túl sok üzenet egyszerre.
origin-forbidden = Más webhely oldala ezt nem teheti meg.
not-found = Ezen a címen nincs semmi.
method-not-allowed = Ez a cím így nem használható.
server-stopping = A szerver leáll; ha újra elindul, a játszma folytatódik.
internal-error = A szerver hibázott; a játszma nem változott.
port-taken = Nem lehet figyelni itt: { $host }, { $port } port ({ $reason }). Másik port: CROSSGLOT_PORT=8001
database-unusable = Az adatbázis nem használható ({ $path }): { $reason }.
database-foreign = Ez egy másik program adatbázisa: { $path }.
database-version = Az adatbázis ({ $path }) változata { $found }; ez a program ezt ismeri: { $expected }.
database-away = Az adatbázis most nem válaszol; próbáld újra egy pillanat múlva.
bus-address = Ez nem egy Redis-szerver címe: { $reason }.
setting-needs = { $setting }: ehhez a beállításhoz ez is kell: { $needs }.
backup-exists = Már van itt valami, és semmit sem írunk felül: { $path }.
backup-damaged = Sérült: { $path } ({ $reason }).
backup-program-missing = Hiányzik egy program, a PostgreSQL része: { $program }.
backup-program-failed = { $program }: ez a program hibával állt le: { $reason }

## Értékszámok
rating-not-changed = Játszma: { $game }. Senkinek az értékszámát sem változtatta meg.
rating-refunded = Játszma: { $game }. Az értékszámait már visszaadták.

## Csevegés, letiltás, bejelentés
chat-off = Ebben a játszmában nincs beszélgetés.
chat-phrases-only = Ebben a játszmában csak kész mondatokat lehet küldeni.
chat-empty = Az üzenet üres.
chat-too-long = Az üzenet { $length } karakteres; legfeljebb { $longest } lehet.
chat-too-fast = Várj egy kicsit, mielőtt újra írsz ({ $wait } mp).
chat-muted = Egy moderátor úgy döntött, hogy most nem írhatsz üzenetet.
chat-mode-chosen = Ezt egy másik játékos választotta; többet csak az a játékos engedhet.
phrase-unknown = Nincs „{ $phrase }” nevű kész mondat.
not-oneself = Ezt önmagaddal nem teheted meg.
reports-too-many = Az utóbbi időben sok bejelentést tettél. Várd meg, amíg elolvassák őket.
report-unknown = Nincs ilyen bejelentés.
report-decided = Erről a bejelentésről már döntöttek.
report-other-account = A bejelentés egy másik fiókról szól.
streams-too-many = Ennek a fióknak { $most } nyitott eseményfolyama van; előbb zárj be egyet.

## Archívum
archive-unwritable = Fájl: { $path }. Nem írható: { $reason }.

## Játékostársat keresve
seat-unknown = „{ $seat }” nem hely: me, open, computer:… vagy account:… lehet.
seat-me-once = Aki játszmát hirdet, annak pontosan egy helye van benne.
seat-invited-twice = { $name } nem ülhet két helyen.
clock-out-of-range = Az óra így nem állítható be: { $part } értéke { $least } és { $most } között lehet.
rated-needs-account = Értékszámra csak regisztrált játékosok játszhatnak.
rated-computer = Gépi játékossal nem lehet értékszámra játszani.
rated-house-rule = Ezzel a házi szabállyal nem lehet értékszámra játszani: { $rule }.
rated-needs-clock = Értékszámra csak órával lehet játszani.
rated-lexicon = Értékszámra az érvényes szótárral kell játszani.
rating-range = Értékszámhatárok csak értékszámra menő játszmában adhatók meg, az alsótól a felsőig.
rating-outside-range = A te értékszámod ({ $rating }) nincs a keresettek között.
offers-too-many = Legfeljebb { $most } játszmád várhat játékosokra.
seat-taken = Azt a helyet már más foglalta el.
seat-reserved = Azt a helyet egy meghívottnak tartják fenn.
game-not-waiting = A játszma már nem vár játékosra.
game-waiting = A játszma még játékosokra vár.
game-gone = A játszmáról lemondtak, mielőtt elkezdődött volna.
variant-act = Ebben a játékban ({ $variant }) nincs ilyen lépés: „{ $act }”.
variant-host = Ezt most csak az teheti meg, aki a játékot létrehozta.
variant-computers = Ebben a játékban ({ $variant }) a számítógép nem játszik.
game-not-over = A játszma még nem ért véget.
rematch-refused = A visszavágót elutasították.
seat-not-welcome = Ennél az asztalnál valaki nem akar veled játszani.

## Duplikátversenyek
tournament-unknown = Nincs ilyen verseny.
entry-not-the-arbiter = Ezt csak a verseny versenybírója teheti meg.
tournament-not-running = A verseny most nem folyik.
tournament-not-over = A verseny még nem ért véget.
tournament-not-for-this = Az ilyen versenyt nem így játsszák.
run-not-open = Nincs nyitott forduló; előbb kérd a következő betűket.

## Visszabontás
removal-count = Egyszerre egytől { $most } betűig lehet levenni.
removal-empty-square = Azon a mezőn nincs betű.
removal-not-one-word = Egy lépésben egyetlen szóból lehet betűket levenni.
removal-leaves-no-word = Ami maradna, nem szó: { $words }.
removal-game-running = A játszma még tart, a betűi nem vehetők le.
removal-board-missing = Nincs tábla, amelyről le lehetne szedni a betűket.

## Bingó
bingo-word-count = Egy lapra { $wanted } szó kell.
bingo-word-length = „{ $word }”: ebben a kiadásban nem { $letters } betűs.
bingo-too-many-letters = A két szóhoz több { $letter } kell, mint ahány a készletben van: { $there }.
bingo-writing-closed = Már húzzák a betűket, a lap nem írható át.
bingo-card-missing = Valaki még nem írta meg a lapját.
bingo-caller-has-no-card = Ebben a játékban annak, aki a betűket mondja, nincs lapja.
bingo-nothing-called = Még nem húztak betűt.
bingo-one-letter-a-call = Egy húzásra csak egy betűt lehet kihúzni.
bingo-not-on-card = { $letter }: nincs a lapon, vagy már ki van húzva.
bingo-not-called = Nem ezt a betűt húzták, hanem ezt: { $letter }.
bingo-referee-crosses = Ebben a játékban a bemondó húzza ki a betűket.
bingo-letters-left = Ez még nem bingó, a hátralévő betűk száma: { $left }.
bingo-card-out = Ez a lap kiesett: egyik szava nem érvényes.
bingo-claimed-already = Ezt a bingót már bemondták.

## Pasziánsz
solitaire-racks = Ezt egy vagy két tartóval lehet játszani.
solitaire-choose-first = Előbb válassz betűket a tartóra.
solitaire-nothing-to-choose = Most nincs mit választani.
solitaire-choice-count = Pontosan { $wanted } betűt válassz.
solitaire-choice-not-there = Ezek a betűk nincsenek mind az asztalon.
solitaire-no-exchange = Nyílt betűknél nincs csere.
solitaire-game-running = A játék még tart.
solitaire-score-book = Az eredménylista nem olvasható: { $reason }.

## Szabályok
rule-unknown = Nincs ilyen szabály: { $rule }.

## Tanítás
leave-values-other-edition = { $player } maradékértékei más szabályokhoz valók ({ $edition }).
analysis-tiles = A táblán és a tartókon több van egy zsetonból, mint a készletben: { $tiles }.
analysis-no-rack = Milyen zsetonok vannak a soron lévő játékosnál? Az állásból nem derül ki az egész tartó.
analysis-no-turn = A játszma { $turns } lépésből áll, { $turn }. lépés nincs.
leave-values-damaged = Fájl: { $path }. Nincsenek benne használható maradékértékek ({ $reason }).
training-checkpoint-damaged = Mentés: { $path }. Nem olvasható; az újrakezdéshez töröld.
training-checkpoint-other = Mentés: { $path }. Másik tanításhoz tartozik; töröld, vagy add meg az akkori beállításokat.
match-log-busy = Napló: { $path }. Egy másik folyamat épp írja; várd meg, vagy adj meg másik fájlt.
match-log-damaged = Napló: { $path }. { $line }. sortól nem olvasható; az újrakezdéshez töröld.
match-log-other = Napló: { $path }. Másik mérkőzésé: { $differs } ott { $logged }, itt { $wanted }. Adj meg másik fájlt, vagy az akkori beállításokat.
training-cluster-unreachable = Nem válaszol fürt ezen a címen: { $address }.
training-other-lexicon = Szótár: { $lexicon }. Az egyik munkagépen más változata van; mindegyiken ugyanaz kell.

## Tanulás
study-pattern = „{ $pattern }”: ez a minta nem érthető, { $column }. karakter: { $reason ->
    [letter-unknown] ebben a kiadásban nincs ilyen betű
    [not-closed] egy zárójel nincs bezárva
    [empty] itt nem áll semmi
   *[too-long] túl sok részből áll
 }.
study-rack = Legfeljebb { $most } zsetont lehet megadni, és egy anagrammához legalább egy kell.
study-length = { $shortest }–{ $longest } zsetonos szavakra itt nem lehet rákérdezni; legfeljebb { $most } lehetséges.
study-cursor = „{ $cursor }” nem egy válaszlista helye.
study-too-wide = A kérdés túl tág ahhoz, hogy egy pillanat alatt válaszolni lehessen rá ({ $budget } lépés). Szűkítsd.

## Üzemeltetés
setting-unknown = { $path }, { $line }. sor: nincs „{ $setting }” nevű beállítás. A leghasonlóbbak: { $like }.
variable-unknown = { $variable }: ez a környezeti változó nem beállítás. A leghasonlóbbak: { $like }.
setting-value = { $setting }: ennek a beállításnak az értéke nem lehet „{ $value }”: { $reason }.
configuration-malformed = Fájl: { $path }. Nem beállításfájl: { $reason }.
host-forbidden = Ez a szerver erre a névre nem felel: { $host }.
too-many-requests = Ez túl gyakori volt. Próbáld újra { $seconds } mp múlva.
too-many-connections = Túl sok kapcsolat van nyitva erről a címről.
server-busy = A szerver most túlterhelt. Próbáld újra { $seconds } mp múlva.
work-too-long = Ez több munka, mint amennyit a szerver egy kérésre elvégez. Kérj kevesebbet.
client-left = A kliens a válasz előtt bontotta a kapcsolatot.
not-ready = Ez a szerver nem áll készen: { $reason }.

## Fiókok
not-signed-in = Előbb jelentkezz be.
signed-in-already = Már be vagy jelentkezve.
sign-in-refused = A név és a jelszó nem tartozik össze.
sign-in-again = Ehhez add meg a jelszavad, vagy jelentkezz be újra.
signed-out = Kijelentkeztettünk.
role-missing = Ehhez ez a szerepkör kell: { $role }.
scope-missing = Erre token nem jogosít, vagy hiányzik belőle ez a jog: { $scope }.
too-many-attempts = Túl sok próbálkozás. Próbáld újra { $seconds } másodperc múlva.
name-malformed = „{ $name }” nem lehet név: 2–20 betű egyféle írásból, számjegyek és köztük egyes . _ - jelek, elöl betű.
name-reserved = A „{ $name }” nevet nem adjuk ki.
name-taken = A „{ $name }” név vagy egy hozzá hasonló már foglalt.
password-weak = A jelszó legyen { $least }–{ $most } karakter hosszú és nehezen kitalálható.
address-malformed = „{ $address }” nem e-mail-cím.
link-invalid = Ezt a linket már felhasználták, vagy túl régi. Kérj újat.
passkey-refused = A belépőkulcsot nem fogadtuk el.
last-way-in = Enélkül nem tudnál többé bejelentkezni. Előbb állíts be jelszót.
last-admin = { $name } az egyetlen rendszergazda; előbb nevezz ki másikat.
too-many-kept = Már van { $most }; előbb törölj egyet.
account-unknown = Nincs „{ $name }” nevű fiók.
session-unknown = Nincs ilyen munkameneted.
passkey-unknown = Nincs ilyen belépőkulcsod.
token-unknown = Nincs ilyen token, vagy visszavonták.
erasure-unconfirmed = A fiók végleges törléséhez írd be a nevét: { $name }.
account-has-played = Olyan fiók, amellyel már játszottak, nem lehet bot.
public-url-missing = A levelekhez ({ $mail }) meg kell adni, hogy a bennük lévő linkek hová vezessenek: --public-url.
mail-setting = „{ $mail }” nem levélküldési mód; ezek azok: console, smtp://gép:port és smtps://gép:port.
