# Mis läks valesti, iga veakoodi kohta üks lause. Eesti keeles.
# Looksulgudes on koodiga kaasas olevate andmete nimed.

## Väljaanded ja lauad
edition-unknown = Väljaannet „{ $edition }“ ei ole.
edition-unclear = Protokollist ei selgu, millise väljaande järgi mängiti. Vali see; tõenäolised on: { $likely }.
edition-syntax = Väljaande fail { $file } ei ole korrektne TOML.
edition-key-missing = Väljaande failist { $file } puudub „{ $key }“.
edition-key-unknown = Väljaande failis { $file } on tundmatu võti: „{ $key }“.
edition-value = Väljaande failis { $file } ei sobi „{ $key }“ väärtus: { $reason }.
edition-total = Väljaande failis { $file } on klotse kokku { $found }, mitte { $stated }.
edition-letter-twice = Väljaande failis { $file } on üks täht kaks korda: { $key }.
edition-letter-unknown = Väljaande failis { $file } nimetab „{ $key }“ tähte, mida komplektis ei ole: „{ $letter }“.
board-unknown = Lauda „{ $board }“ ei ole.
board-picture = Laua „{ $board }“ pilt on vigane: { $reason }.

## Klotsid
tile-unknown = Tähte „{ $tile }“ selles väljaandes ei ole.
tile-bracket = Tekstis „{ $text }“ jäi märgi { $column } juures sulg lahti.

## Käigud
play-no-tiles = Vähemalt üks klots tuleb lauale panna.
play-off-board = Sõna ulatub laualt välja.
play-unknown-tile = Käigus on klots, mida selles väljaandes ei ole.
play-square-taken = Sellel ruudul on juba klots.
play-not-in-line = Klotsid peavad olema ühes reas või ühes veerus.
play-gap = Klotside vahel on tühi ruut.
play-not-whole-word = Kirjutada tuleb terve sõna koos klotsidega, mida see puudutab.
play-misses-start = Esimene sõna peab katma algusruudu.
play-opening-too-short = Esimene sõna on liiga lühike.
play-not-connected = Sõna ei puuduta ühtegi laual olevat klotsi.
play-no-word = Klotsidest ei tule vähemalt kahetähelist sõna.
play-not-on-rack = Neid klotse alusel ei ole.

## Mängud
not-your-turn = Praegu ei ole sinu kord.
game-over = Mäng on läbi.
no-such-seat = Sellist kohta selles mängus ei ole.
player-count = Selle väljaandega ei mängita nii mitmekesi.
words-not-admissible = Ei ole sõnastikus: { $words }.
exchange-nothing = Vahetuseks tuleb tagasi anda vähemalt üks klots.
exchange-not-on-rack = Vahetatavaid klotse alusel ei ole.
exchange-bag-too-small = Vahetuseks on kotis liiga vähe klotse.
event-illegal = Selle mängu protokoll on vastuoluline.
reclaim-impossible = Sellel ruudul olevat tühja klotsi ei saa tähe vastu vahetada.
reclaimed-not-laid = Tagasi võetud tühi klots tuleb laduda samal käigul.
nothing-to-challenge = Pole käiku, mida vaidlustada.
challenge-no-such-word = Käik ei moodustanud sõna { $word }, vaid: { $made }.
challenge-own-play = Oma käiku ei saa vaidlustada.
challenge-window-open = Viimast käiku saab veel vaidlustada.
time-up = Selle käigu aeg on otsas.
play-accepted-already = Oled selle käigu juba vastu võtnud.
abort-too-late = Üksi mängu enam katkestada ei saa; teised peavad nõustuma.
proposed-already = Sa oled sellega juba nõustunud.
end-declined = Arvuti ei olnud mängu lõpetamisega nõus. Uuesti saab seda pakkuda pärast järgmist käiku.
nothing-proposed = Seda pole keegi palunud.
nothing-to-take-back = Pole käiku, mida tagasi võtta.
theme-not-arguable = Selle sõna üle vaielda ei saa: see pole sinu viimasest käigust või on juba arvestatud või hääletatud.
theme-vote-open = Teised hääletavad veel ühe sõna üle.
theme-no-vote = Sinu häält praegu ei küsita.

## Duplikaat
duplicate-not-now = Selles vooru osas ei saa seda teha.
slip-too-late = Aeg on läbi; kehtib varem antud sedel.
player-out = See mängija on mängust väljas.
entry-closed = Keegi ei saa enam liituda.
rack-not-in-bag = Need klotsid ei saanud tulla kotist ja aluselt ({ $round }. voor).
rack-not-admissible = Selle alusega ei tohi mängida: täis- ja kaashäälikute arv ei vasta { $round }. voorule.
not-a-top = Seda käiku ei tohi lauale panna.
profile-unknown = Duplikaadi reegleid nimega „{ $profile }“ ei ole.
profile-value = Duplikaadi reeglites { $file } ei saa võtmel „{ $key }“ olla see väärtus: { $reason }.
form-unknown = Duplikaadi vormi nimega „{ $form }“ ei ole.
pace-unknown = Need reeglid ei tunne tempot nimega „{ $pace }“.

## Duplikaadivõistlused
tournament-setup = Nii ei saa võistlust korraldada: seadistus „{ $key }“ on vale.
tournament-event = Sündmus { $seq } ei saa eelmistele järgneda: { $reason }.
tournament-no-such-game = { $game }. partii ei ole veel alanud.
tournament-full = Kõik kohad on täis: { $places }.
tournament-wrong-code = Selle koodiga võistlusele ei pääse.
tournament-name-taken = Keegi nimega { $name } juba osaleb; vali teine nimi.
tournament-not-taking-part = Sa ei osale sellel võistlusel.
tournament-over = Võistlus on läbi.
tournament-not-now = Võistluse selles järgus ei saa seda teha.
tournament-undo = Sammu { $seq } ei saa tagasi võtta, sest samm { $needed_by } tugineb sellele. Võta enne tagasi see.
tournament-no-such-appeal = Sellist protesti ei ole või on see juba lahendatud.
tournament-halls-differ = Saalis { $hall } ei mängitud sama partiid: { $game }. partii { $round }. voor erineb.
answer-empty = Sinu vastuses ei ole sõna.
answer-number = Vastusel peab olema number alates 1-st.
answer-changed = Vastus number { $number } on juba teise sisuga saabunud; anna uuele vastusele uus number.
answer-other-round = See vastus on { $round }. vooru oma, mis praegu ei käi.
answer-too-many = Vastust ei saa enam muuta; kõige rohkem { $most } korda.
answer-no-safe-word = Sellel võistlusel teist sõna vastu ei võeta.

## Võistluse logi
log-malformed = Logi rida { $line } ei saa lugeda: { $reason }.
log-version = Logi versioon on { $version }; seda siin ei tunta.
log-altered = Logi rida { $line } on muudetud.
log-unsealed = Logi lõpeb real { $line } ilma pitserita: midagi on puudu.
log-signature = Rea { $line } pitser ei ole ehtne.
log-other-key = Logi on pitseeritud teise võtmega: { $key }.
log-event = Rida { $line } ei saa eelmistele järgneda: { $reason }.
log-answer = Rida { $line }: mängija { $player } vastus ei ole see, mis enne vooru lõppu kirja pandi.
log-seed = Rida { $line }: loosimisvõti ei ole see, mis alguses kirja pandi.
log-lexicon = Logi ei nimeta oma sõnastikku sisu järgi ({ $lexicon }); loose ja hinnanguid ei saa uuesti arvutada.
log-draw = Rida { $line }: { $round }. voorus annab loos teised tähed.
log-top = Rida { $line }: { $round }. vooru parim käik on teine.
log-judgment = Rida { $line }: mängija { $player } sedelit ei ole { $round }. voorus reeglite järgi hinnatud.
log-standings = Rida { $line }: seis pärast { $round }. vooru on teine.

## Märkimisviis
notation-coordinate = „{ $text }“ ei ole laua ruut.
notation-move = „{ $text }“ ei ole käik.
gcg-line = Mänguprotokolli rida { $line } ei saa lugeda.
gcg-encoding = Mänguprotokolli tekstikodeering on tundmatu.
gcg-player = Mänguprotokolli rida { $line } nimetab mängijat, keda mängus ei ole.
gcg-too-large = Mänguprotokoll on liiga suur.
gcg-no-moves = Sellest failist ei saa lugeda ühtegi käiku.
cgp-malformed = Seisu ei saa CGP-na lugeda.
notation-unwritable = Seda ei saa selles märkimisviisis kirjutada: { $text }.
game-file-malformed = Mängufaili ei saa lugeda (rida { $line }, veerg { $column }): { $reason }.
game-file-version = Mängufaili versioon on { $version }; tuntud on: { $known }.
game-file-event = Mängufaili sündmus { $index } ei ole võimalik: { $reason }.
game-file-too-large = Mängufail on liiga suur.

## Otsing
graph-damaged = Sõnagraaf on rikutud.
kernel-bad-input = { $argument ->
        [rack] { $reason ->
            [too-large] Alusel on rohkem klotse, kui see väljaanne lubab.
           *[other] Alusel on klots, mida selles väljaandes ei ole.
        }
       *[other] Otsingule anti midagi, mis ei ole seis ({ $argument }: { $reason }).
    }
kernel-too-large = See on rohkem, kui tuum mahutab ({ $reason }).

## Sõnastikud
not-a-lexicon = See ei ole sõnastik.
lexicon-version = Sõnastik on teisest versioonist, paigalda see uuesti.
lexicon-truncated = Sõnastik on poolik, paigalda see uuesti.
lexicon-damaged = Sõnastik on rikutud, paigalda see uuesti.
lexicon-mismatch = Sõnastik on tehtud teiste klotside jaoks, paigalda see uuesti.
lexicon-not-installed = Väljaande { $edition } sõnastik ei ole paigaldatud: crossglot lexicon install { $edition }
lexicon-source-missing = Sõnastiku allikat ei leitud. Prooviti: { $tried }.
lexicon-source-malformed = Sõnastiku allikat ei saa lugeda: { $reason ->
        [encoding-unknown] selle kodeering on tundmatu
        [not-in-encoding] selles on baite, mida tema kodeeringus ei ole
        [flag-type-unknown] selle lippude liik on tundmatu
        [flag-malformed] lipp on vigane
        [alias-unknown] sellise numbriga lühendit ei ole
        [class-not-announced] reegel kuulub klassi, mida ei ole välja kuulutatud
        [fields-missing] väljad puuduvad
        [condition-malformed] tingimus on vigane
        [complex-prefixes] kahe eesliitega keeli (COMPLEXPREFIXES) ei toetata
        [mostly-unreadable] enamik ridu on loetamatud
        [line-too-long] rida on liiga pikk
        [too-large] fail on liiga suur
        [no-words] selles ei ole ühtegi sõna
        [not-a-change] rida ei alga ei + ega - märgiga
        [not-a-word] see ei ole selle väljaande sõna
        [date-malformed] see ei ole kuupäev (2026-11-21)
        [edition-unknown] sellist väljaannet ei ole
       *[other] { $reason }
    }.
lexicon-too-large = Sõnastiku reeglid tekitavad liiga palju ({ $reason }).
lexicon-unwritable = Sõnastikku ei saa kirjutada kohta { $path }: { $reason }. Varasem jäi alles.
lexicon-not-here = Sõnastikku { $lexicon } selles arvutis ei ole.
lexicon-id-malformed = { $lexicon } ei ole sõnastiku nimi; nimi on näiteks HU-M.b@92f629997967aa11.
lexicon-busy = Sõnastikku paigaldab parajasti teine protsess.
lexicon-recipe-missing = Väljaandel { $edition } pole sõnastiku retsepti; koosta see sõnaloendist: crossglot lexicon compile --words FILE --edition { $edition }
lexicon-tier-unknown = Sellist taset pole: { $tier }. Olemas on: { $known }.
lexicon-switch-unknown = Sellist lülitit pole: { $switch }. Olemas on: { $known }.
lexicon-analyser-missing = { $name } ({ $package }) ei tööta selles arvutis: { $reason }. Ilma selleta saab koostada ainult taseme { $fallback }, mis lubab rohkem sõnu kui reeglid.
lexicon-analyser-failed = { $name } katkes sõnu analüüsides: { $reason }.

## Failid
file-unreadable = Faili { $path } ei saa lugeda ega kirjutada: { $reason }.
file-encoding = Fail { $path } ei ole UTF-8 tekst.
output-unwritable = Standardväljundisse ei saa kirjutada: { $reason }.
system-refuses = Faili ei saa lugeda ega kirjutada: { $reason }.
option-unknown = Siin ei ole valikut „{ $option }“. Olemas on: { $known }.
option-value = Valik „{ $option }“ ei saa olla „{ $value }“. See saab olla: { $known }.
option-needs = { $option } vajab ka: { $needs }.
option-not-there = Variandil „{ $variant }“ ei ole { $option }.
option-rack = Nimeta aluse klotsid (--rack) või seis, milles need on (--cgp).
extra-missing = Puudub teek { $library }; selle paigaldab käsk: pip install 'crossglot[{ $extra }]'

## Kodureeglid
house-rule-unknown = Kodureeglit „{ $rule }“ ei ole. Olemas on: { $known }.
house-rule-value = Kodureeglid „{ $rules }“ pole võimalikud: { $reason }.
house-rules-contradict = Reegleid „{ $rule }“ ja „{ $other }“ ei saa koos mängida.

## Arvutimängijad
player-unknown = Arvutimängijat „{ $player }“ ei ole. Olemas on: { $known }.
player-house-rule = Arvutimängija „{ $player }“ ei oska mängida kodureegli „{ $rule }“ järgi.
variant-unknown = Varianti „{ $variant }“ ei ole. Olemas on: { $known }.
## Server
game-unknown = Sellist mängu ei ole.
not-your-seat = Sul ei ole selles mängus kohta.
game-kind = Seda liiki mänguga ei saa seda teha.
game-rated = Reitinguga mängus midagi tagasi ei võeta.
rated-game-under-way = Kuni sul on reitinguga mäng pooleli, siit sõnu otsida ei saa. Lõpeta see enne: { $game }.
nobody-gone = Keegi pole lahkunud, kellelt võiksid mängu endale nõuda.
claim-too-early = Mängija võib veel tagasi tulla; võidu saad nõuda { $wait } s pärast.
nobody-to-nudge = Mäng ei oota kedagi, keda saaksid tagant kiirustada.
nudge-too-early = Kiirustada on vara; oota veel { $wait } s.
nudged-already = Sa oled sel käigul juba kiirustanud.
client-outdated = See leht on serverist vanem. Palun laadi see uuesti.
stale = Mäng on vahepeal edasi läinud.
malformed-message = Sõnumit ei saa lugeda: { $reason }.
message-too-large = Sõnum on liiga suur.
too-many-messages = Liiga palju sõnumeid korraga.
origin-forbidden = Teiste saitide lehed ei tohi seda teha.
not-found = Sellel aadressil ei ole midagi.
method-not-allowed = Seda aadressi ei saa nii kasutada.
server-stopping = Server peatub; kui see naaseb, läheb mäng edasi.
internal-error = Server tegi vea; mäng on nii, nagu oli.
port-taken = Ei saa kuulata aadressil { $host }, port { $port } ({ $reason }). Teine port: CROSSGLOT_PORT=8001
database-unusable = Andmebaasi { $path } ei saa kasutada: { $reason }.
database-foreign = { $path } on teise programmi andmebaas.
database-version = Andmebaasi { $path } versioon on { $found }; see programm tunneb versiooni { $expected }.
database-away = Andmebaas praegu ei vasta; proovi hetke pärast uuesti.
bus-address = See ei ole Redise serveri aadress: { $reason }.
setting-needs = Seadistus { $setting } vajab lisaks: { $needs }.
backup-exists = { $path } on juba olemas; midagi ei kirjutata üle.
backup-damaged = { $path } on rikutud: { $reason }.
backup-program-missing = Programm { $program } puudub; see kuulub PostgreSQL-i juurde.
backup-program-failed = Programm { $program } ebaõnnestus: { $reason }

## Reitingud
rating-not-changed = Mäng { $game } ei muutnud kellegi reitingut.
rating-refunded = Mängu { $game } reitingud on juba tagasi antud.

## Vestlus, blokeerimine, teated
chat-off = Selles mängus vestlust ei ole.
chat-phrases-only = Selles mängus saab saata ainult valmis lauseid.
chat-empty = Sõnum on tühi.
chat-too-long = Sõnumis on märke { $length }; lubatud on kuni { $longest }.
chat-too-fast = Enne järgmist sõnumit oota veidi ({ $wait } s).
chat-muted = Moderaatori otsusel ei saa sa praegu sõnumeid kirjutada.
chat-mode-chosen = Selle valis teine mängija; ainult tema saab rohkem lubada.
phrase-unknown = Lauset „{ $phrase }“ ei ole.
not-oneself = Iseendaga ei saa seda teha.
reports-too-many = Oled viimasel ajal palju teateid saatnud. Oota, kuni need läbi loetakse.
report-unknown = Sellist teadet ei ole.
report-decided = Selle teate kohta on juba otsustatud.
report-other-account = Teade on teise konto kohta.
streams-too-many = Avatud voogusid on sellel kontol { $most }; sulge enne üks.

## Arhiiv
archive-unwritable = Faili { $path } ei saa kirjutada: { $reason }.

## Mängijate otsimine
seat-unknown = „{ $seat }“ ei ole koht; koht on me, open, computer:… või account:….
seat-me-once = Mängu looja istub täpselt ühel kohal.
seat-invited-twice = { $name } ei saa istuda kahel kohal.
clock-out-of-range = Kella ei saa nii seada: { $part } võib olla { $least } kuni { $most }.
rated-needs-account = Reitinguga mängud on registreeritud mängijatele.
rated-computer = Mängud arvutiga on ilma reitinguta.
rated-house-rule = Mängud kodureegliga { $rule } on ilma reitinguta.
rated-needs-clock = Reitinguga mängu mängitakse kellaga.
rated-lexicon = Reitinguga mängus kehtib praegune sõnastik.
rating-range = Reitinguvahemik käib reitinguga mängu juurde ja kulgeb madalamast kõrgemani.
rating-outside-range = Sinu reiting ({ $rating }) ei ole otsitavate hulgas.
offers-too-many = Mängijaid võib oodata kuni { $most } sinu mängu.
seat-taken = Selle koha on juba võtnud keegi teine.
seat-reserved = See koht on hoitud kutsutule.
game-not-waiting = Mäng ei oota enam kedagi.
game-waiting = Mäng ootab veel mängijaid.
game-gone = Mängust loobuti enne selle algust.
variant-act = Selles mängus ({ $variant }) ei saa teha „{ $act }“.
variant-host = Seda saab praegu teha ainult mängu looja.
variant-computers = Seda mängu ({ $variant }) arvuti ei mängi.
game-not-over = Mäng ei ole veel läbi.
rematch-refused = Kordusmängust keelduti.
seat-not-welcome = Keegi selle laua taga ei taha sinuga mängida.

## Duplikaaditurniirid
tournament-unknown = Sellist võistlust ei ole.
entry-not-the-arbiter = Seda tohib teha ainult selle võistluse kohtunik.
tournament-not-running = Võistlust praegu ei mängita.
tournament-not-over = Võistlus ei ole veel läbi.
tournament-not-for-this = Seda laadi võistlust nii ei mängita.
run-not-open = Ükski voor pole avatud; küsi kõigepealt järgmised tähed.

## Eemaldamismäng
removal-count = Korraga eemaldatakse üks kuni { $most } klotsi.
removal-empty-square = Sellel ruudul ei ole klotsi.
removal-not-one-word = Klotsid tuleb eemaldada ühest sõnast.
removal-leaves-no-word = Alles jääks midagi, mis ei ole sõna: { $words }.
removal-game-running = Mäng ei ole veel läbi, selle klotse ei saa eemaldada.
removal-board-missing = Pole lauda, millelt klotse ära võtta.

## Bingo
bingo-word-count = Kaardile kirjutatakse sõnu: { $wanted }.
bingo-word-length = Sõnas „{ $word }“ ei ole nii palju selle väljaande tähti: { $letters }.
bingo-too-many-letters = Kahes sõnas kokku on tähte { $letter } rohkem kui komplektis ({ $there }).
bingo-writing-closed = Tähti juba loositakse, kaarti ei saa enam kirjutada.
bingo-card-missing = Keegi ei ole veel kaarti kirjutanud.
bingo-caller-has-no-card = Selles mängus ei ole tähtede hüüdjal kaarti.
bingo-nothing-called = Ühtki tähte pole veel loositud.
bingo-one-letter-a-call = Korraga võib maha tõmmata vaid ühe tähe.
bingo-not-on-card = Tähte { $letter } kaardil ei ole või on see juba maha tõmmatud.
bingo-not-called = Seda tähte ei loositud; loositi { $letter }.
bingo-referee-crosses = Selles mängus tõmbab tähti maha hüüdja.
bingo-letters-left = See pole veel bingo, maha tõmbamata tähti on { $left }.
bingo-card-out = See kaart on mängust väljas: üks sõna ei ole lubatud.
bingo-claimed-already = See bingo on juba välja hüütud.

## Pasjanss
solitaire-racks = Seda mängitakse ühe või kahe alusega.
solitaire-choose-first = Kõigepealt vali alusele klotsid.
solitaire-nothing-to-choose = Praegu ei ole midagi valida.
solitaire-choice-count = Vali täpselt { $wanted ->
    [one] { $wanted } klots
   *[other] { $wanted } klotsi
}.
solitaire-choice-not-there = Kõiki neid klotse seal ei ole.
solitaire-no-exchange = Avatud klotsidega vahetada ei saa.
solitaire-game-running = Mäng ei ole veel läbi.
solitaire-score-book = Tulemuste raamatut ei saa lugeda: { $reason }.

## Reeglid
rule-unknown = Reeglit { $rule } ei ole.

## Treening
leave-values-other-edition = Mängija { $player } jäägiväärtused on teiste reeglite jaoks ({ $edition }).
analysis-tiles = Laual ja alustel on mõnda klotsi rohkem kui komplektis: { $tiles }.
analysis-no-rack = Millised klotsid on käija alusel? Seis ei ütle kogu alust.
analysis-no-turn = Käike on mängus { $turns }; käiku number { $turn } ei ole.
leave-values-damaged = Failis { $path } pole kasutatavaid jäägiväärtusi ({ $reason }).
training-checkpoint-damaged = Vaheseisu { $path } ei saa lugeda; uuesti alustamiseks kustuta see.
training-checkpoint-other = Vaheseis { $path } kuulub teise treeningu juurde; kustuta see või kasuta toonaseid valikuid.
match-log-busy = Logisse { $path } kirjutab parajasti teine protsess; oota see ära või vali teine fail.
match-log-damaged = Logi { $path } ei saa alates reast { $line } lugeda; uuesti alustamiseks kustuta see.
match-log-other = Logi { $path } on teisest matšist: { $differs } on seal { $logged }, siin { $wanted }. Vali teine fail või toonased valikud.
training-cluster-unreachable = Aadressil { $address } ei vasta ükski klaster.
training-other-lexicon = Ühes töömasinas on sõnastikust { $lexicon } teine versioon; kõigil peab olema sama.

## Õppimine
study-pattern = Mustrist „{ $pattern }“ ei saa aru { $column }. märgi juures: { $reason ->
    [letter-unknown] sellist tähte selles väljaandes ei ole
    [not-closed] sulg on sulgemata
    [empty] seal ei ole midagi
   *[too-long] sellel on liiga palju osi
 }.
study-rack = Klotse võib anda kuni { $most } ja anagramm vajab vähemalt ühte.
study-length = Siin ei saa küsida sõnu, milles on { $shortest } kuni { $longest } klotsi; võimalik on kuni { $most }.
study-cursor = „{ $cursor }“ ei ole koht vastuste loendis.
study-too-wide = Küsimus on liiga lai, et sellele hetkega vastata (samme { $budget }). Tee see kitsamaks.

## Käitamine
setting-unknown = { $path }, rida { $line }: seadistust „{ $setting }“ ei ole. Kõige sarnasemad: { $like }.
variable-unknown = Keskkonnamuutuja { $variable } ei ole seadistus. Kõige sarnasemad: { $like }.
setting-value = Seadistus { $setting } ei saa olla „{ $value }“: { $reason }.
configuration-malformed = { $path } ei ole seadistusfail: { $reason }.
host-forbidden = See server ei vasta nimele { $host }.
too-many-requests = Seda oli liiga tihti. Proovi uuesti { $seconds } s pärast.
too-many-connections = Sellelt aadressilt on liiga palju ühendusi.
server-busy = Server on praegu üle koormatud. Proovi uuesti { $seconds } s pärast.
work-too-long = See on rohkem tööd, kui server ühe päringu jaoks teeb. Küsi vähem.
client-left = Klient sulges ühenduse enne vastust.
not-ready = See server ei ole valmis: { $reason }.

## Kontod
not-signed-in = Palun logi kõigepealt sisse.
signed-in-already = Sa oled juba sisse logitud.
sign-in-refused = Nimi ja parool ei käi kokku.
sign-in-again = Selleks anna oma parool või logi uuesti sisse.
signed-out = Sind on välja logitud.
role-missing = Selleks on vaja rolli { $role }.
scope-missing = Luba selleks ei kehti või puudub sellel õigus { $scope }.
too-many-attempts = Liiga palju katseid. Proovi uuesti { $seconds } s pärast.
name-malformed = „{ $name }“ ei saa olla nimi: 2 kuni 20 tähte ühest kirjast, numbrid ja nende vahel üksikud . _ -, alguses täht.
name-reserved = Nime „{ $name }“ välja ei anta.
name-taken = Nimi „{ $name }“ või sellega sarnane on juba võetud.
password-weak = Paroolis peab olema { $least } kuni { $most } märki ja seda peab olema raske ära arvata.
address-malformed = „{ $address }“ ei ole e-posti aadress.
link-invalid = Seda linki on juba kasutatud või on see liiga vana. Palun küsi uus.
passkey-refused = Pääsuvõtit ei võetud vastu.
last-way-in = Ilma selleta ei saaks sa enam sisse logida. Määra kõigepealt parool.
last-admin = { $name } on ainus haldur; määra kõigepealt teine.
too-many-kept = Neid on juba { $most }; palun eemalda kõigepealt üks.
account-unknown = Kontot nimega „{ $name }“ ei ole.
session-unknown = Sul ei ole sellist seanssi.
passkey-unknown = Sul ei ole sellist pääsuvõtit.
token-unknown = Sellist luba ei ole või see on tühistatud.
erasure-unconfirmed = Konto jäädavaks kustutamiseks kirjuta selle nimi: { $name }.
account-has-played = Konto, millega on mängitud, ei saa botiks muutuda.
public-url-missing = E-kirjade jaoks ({ $mail }) on vaja valikut --public-url: serveri aadressi, kuhu nende lingid viivad.
mail-setting = „{ $mail }“ ei ole posti saatmise viis; need on console, smtp://masin:port ja smtps://masin:port.
