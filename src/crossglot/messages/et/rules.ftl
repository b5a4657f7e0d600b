# The rules of a game on one sheet. Estonian.
title = Reeglid: { $name }
mark-decision = maja otsus
mark-agreed = mängijate kokkulepe

section-set = Komplekt
section-board = Mängulaud
section-start = Enne esimest käiku
section-turn = Käik
section-blanks = Tühjad klotsid
section-points = Punktid
section-exchange = Vahetamine ja passimine
section-words = Sõnad ja vaidlustamine
section-end = Mängu lõpp
section-final = Lõppseis
section-clock = Aeg

set-tiles = Komplektis on { $total ->
    [one] { $total } klots
   *[other] { $total } klotsi
}: { $letters } tähega ja { $blanks } tühja.
set-blank = Tühi klots ei anna punkte.
set-row = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}: { $tiles }
set-no-tile = Klotsi ei ole tähtedel { $letters }; neid saab asendada ainult tühi klots.
set-compose = Neid klotse võib laduda ka üksikutest: { $tiles }. Siis loevad laotud klotside punktid.
set-players = Mängijaid on { $fewest } kuni { $most }.

board-size = Laual on { $rows } rida ja { $columns } veergu.
board-letter = Ruute, mis korrutavad tähe väärtuse arvuga { $factor }: { $count }.
board-word = Ruute, mis korrutavad sõna väärtuse arvuga { $factor }: { $count }.
board-start = Algusruut: { $squares }.
coordinates-numbered = Ridadel on numbrid ja veergudel tähed: 8H on vasakult paremale, H8 ülalt alla.
coordinates-lettered = Ridadel on tähed ja veergudel numbrid: H8 on vasakult paremale, 8H ülalt alla.

start-draw = Iga mängija võtab klotsi; alustab see, kelle täht on tähestiku algusele kõige lähemal.
start-blank = Tühi klots on enne esimest tähte.
start-tie = Kes esimest kohta jagavad, võtavad uuesti kotti jäänud klotside seast.
start-return = Kõik need klotsid lähevad kotti tagasi.
start-racks = Seejärel võtab iga mängija { $size } klotsi ja varjab neid teiste eest.
start-order = Mäng kulgeb päripäeva.
start-bags = Täishäälikud ja kaashäälikud on eri kottides ja mängija valib, kummast ta võtab. Tühjad klotsid on täishäälikute juures ({ $vowels }).

turn-options = Oma korral mängija laob klotse, vahetab klotse või jätab vahele.
turn-opening = Esimeses käigus on vähemalt { $tiles ->
    [one] { $tiles } klots
   *[other] { $tiles } klotsi
} ja üks neist on algusruudul.
turn-jacks = Esimeses käigus on vähemalt { $tiles ->
    [one] { $tiles } klots
   *[other] { $tiles } klotsi
} ja üks neist on algusruudul. Kes sellist sõna laduda ei saa, jätab vahele; kui kõik on vahele jätnud, võib esimene mängija alustada ükskõik millise sõnaga.
turn-line = Kõik käigu klotsid on ühes reas või ühes veerus, ilma vaheta, ja kuuluvad ühte sõnna.
turn-connection = Vähemalt üks neist puudutab küljega klotsi, mis on juba laual; nurgast ei piisa.
turn-words = Sõnu loetakse vasakult paremale või ülalt alla. Kus klotsid puutuvad kokku, peavad nad moodustama sõnu.
turn-repeat = Sama sõna võib uuesti laduda.
turn-fixed = Laual olevat klotsi ei liigutata.
turn-refill = Seejärel võtab mängija klotse juurde, kuni tal on neid { $size }.

blank-letter = Tühi klots võib olla mis tahes tähestiku täht; mängija ütleb, milline.
blank-stays = Selleks täheks jääb ta mängu lõpuni.
blank-reuse = Kellel on täht, mida tühi klots asendab, võib selle tühja klotsi asemele panna. Tühi klots tuleb laduda samal käigul; vahetus ise punkte ei anna.
blank-space = Tühja klotsi võib laduda ka tühikuna kahe sõna vahele.

points-words = Iga tekkinud või muutunud sõna annab kõigi oma klotside punktid; kahe sõna ühine klots loeb mõlemas.
points-premiums = Kõigepealt loevad tähepreemiad, siis sõnapreemiad.
points-two = Mitu sõnapreemiat ühes sõnas korrutatakse: kaks kahekordset on neljakordne, kaks kolmekordset üheksakordne.
points-once = Preemia loeb ainult sellel käigul, mis selle katab.
points-again = Preemiad loevad uuesti igas hilisemas sõnas, mis nende ruutu kasutab.
points-blank = Tühi klots on ka tähepreemial null; sõnapreemial korrutatakse sõna ikkagi.
points-bonus = Kes laob ühel käigul { $tiles } klotsi, saab lõpuks { $points } punkti juurde.
points-bonus-more = Kes laob ühel käigul { $tiles } või rohkem klotsi, saab lõpuks { $points } punkti juurde.
points-theme = Iga kokkulepitud teemaga seotud sõna annab { $points } punkti juurde: { $words }.
points-theme-vote = Mängija võib väita, et teemasse kuulub ka mõni muu tema viimase käigu sõna; see kuulub, kui üle poole teistest on nõus.

exchange-any = Käigu võib kasutada mis tahes arvu klotside vahetamiseks.
exchange-order = Need pannakse kõrvale, võetakse sama palju uusi ja alles siis pannakse vanad kotti tagasi.
exchange-limit = Kotis peab olema vähemalt { $tiles ->
    [one] { $tiles } klots
   *[other] { $tiles } klotsi
}.
exchange-as-many = Kotis peab olema vähemalt nii palju klotse, kui vahetatakse.
exchange-turn = Vahetus on kogu käik.
pass-any = Mängija võib vahele jätta, olgu tal käik või mitte.

words-lexicon = Millised sõnad on lubatud, ütleb mängu jaoks nimetatud sõnastik.
words-void = Lubamatud sõnad lükatakse kohe tagasi ja see ei maksa midagi; ladumise ajal näitab leht, millised sõnad on lubatud.
words-challenge = Kuni järgmine mängija tegutseb, võib iga vastane käigu vaidlustada.
words-window = Mängija võtab uued klotsid siis, kui käiku enam vaidlustada ei saa.
words-clock = Seni, kuid mitte üle { $seconds } sekundi, ei käi ühegi mängija kell.
words-won = Kui mõni sõna ei ole lubatud, võetakse klotsid tagasi ja käik ei anna punkte.
words-first = Otsustatakse ainult käigu esimene vaidlustus ja maksab ainult selle esitaja.
words-lost-none = Asjatu vaidlustus ei maksa midagi.
words-lost-turn = Kes vaidlustab asjata, kaotab järgmise käigu.
words-lost-challenger-play = Kes vaidlustab asjata, kaotab { $points } punkti.
words-lost-challenger-word = Kes vaidlustab asjata, kaotab iga vaidlustatud sõna eest { $points } punkti.
words-lost-challengee-play = Kelle käik asjata vaidlustati, saab { $points } punkti.
words-lost-challengee-word = Kelle käik asjata vaidlustati, saab iga vaidlustatud sõna eest { $points } punkti.
words-closed = Keegi ei tohi sõnu sõnastikust otsida. Reitinguga mängu mängijatele see server sõnu ei otsi.
words-open = Enne ladumist võib igaüks sõnu sõnastikust vaadata, karistuseta.

end-out = Mäng lõpeb, kui kott on tühi ja ühel mängijal pole enam klotse.
end-passes = See lõpeb ka siis, kui kõik jätavad vahele { $rounds } ringi järjest.
end-count = Vahetus katkestab vahelejätmiste rea; tagasi võetud käik ei ole vahelejätmine.
end-scoreless = See lõpeb ka pärast { $turns } järjestikust käiku, millest ühtki klotsi lauale ei jää: vahelejätmine, vahetus, tagasi võetud käik.
end-exhausted = See lõpeb ka siis, kui on tõestatud, et keegi ei saa enam ühtki klotsi laduda, või kui kõik on selles ühel meelel.
end-agreed = See lõpeb ka siis, kui kõik on ühel meelel, et midagi ei saa enam laduda.
end-resign = Kes alistub, jätab mängu teistele nende seniste punktidega.

final-subtract = Igaüks kaotab järelejäänud klotside punktid; kellel neid pole, saab kõigi teiste omad.
final-doubled = Kellel klotse ei ole, saab teistele jäänud punktid kahekordselt. Kui klotse jäi kõigile, kaotab igaüks oma klotside punktid.
final-winner = Võidab suurim summa.
final-tie = Võrdsed summad jagavad kohta.
final-totals = Teadmiseks, mitte reegel: mängijad saavad kokku tavaliselt { $low } kuni { $high } punkti, vilunud rohkem.
final-grade-good = Vähemalt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} kokku on hea.
final-grade-very-good = Vähemalt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} kokku on väga hea.
final-grade-excellent = Vähemalt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} kokku on suurepärane.
final-each = Kui mängijaid on { $players }, on hea { $low } kuni { $high } punkti igaühele.

time-days = { $count ->
    [one] 1 päev
   *[other] { $count } päeva
}
time-minutes = { $count } min
time-seconds = { $count } s
time-milliseconds = { $count } ms
clock-none = Kella ei ole.
clock-main = Iga mängija aeg kogu mänguks: { $time }.
clock-overtime = Iga alustatud minut üle selle maksab { $points } punkti.
clock-most = Kes ületab seda rohkem kui nii palju, kaotab mängu: { $time }.
clock-increment = Pärast iga käiku antakse tagasi: { $time }.
clock-move = Käigu pikim aeg: { $time }. Siis jääb käik vahele.
clock-days = Käigu pikim aeg: { $time }. Siis on mäng kaotatud.
