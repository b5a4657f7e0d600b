# Kohtuniku laud, saali teine ekraan ja paberist sedelid
desk-of = Kohtuniku laud: { $name }
desk-not-yours = See laud on võistluse kohtuniku oma. Saali server trükkis selle jaoks võtme.
desk-key = Võti
desk-take = Võtan laua üle
desk-to-event = Võistlus mängijate pilgu läbi
desk-to-screen = Teine ekraan saalile
desk-to-slips = Sedelid printimiseks
desk-round = Võistlus
desk-game = { $number }. partii,
desk-of-game = Partii
desk-not-begun = { $count ->
    [one] Pole veel alanud; kirjas on { $count } mängija.
   *[other] Pole veel alanud; kirjas on { $count } mängijat.
 }
desk-phase-between = Tähti veel pole
desk-phase-drawn = Tähed on tõmmatud; kell veel ei käi
desk-phase-open = Sedeleid võetakse vastu
desk-next-start = Alusta
desk-next-draw = Tõmba tähed
desk-next-open = Käivita kell
desk-next-close = Lõpeta voor
desk-draw-machine = Las masin tõmbab
desk-reject = Saada tähed tagasi
desk-cancel = Tühista voor
desk-cancel-about = Kõik tähed lähevad tagasi ja tõmmatakse uued; selle vooru sedelid ei loe.
desk-close-early = { $count ->
    [one] { $count } mängija pole veel sedelit andnud. Kas lõpetada voor kohe?
   *[other] { $count } mängijat pole veel sedelit andnud. Kas lõpetada voor kohe?
 }
desk-slips-in = Sedeleid käes: { $count } / { $all }
desk-all-in = Kõik sedelid on käes.
desk-rack = Tähed, nagu need tõmmati (? on tühi klots)
desk-typed-rack = Kirjuta päris kotist tõmmatud tähed
desk-kept = Jääb:
desk-draws = { $count ->
    [one] Tõmmata tuleb { $count } täht.
   *[other] Tõmmata tuleb { $count } tähte.
 }
desk-digraph = Mitme tähega klots kirjutatakse sulgudes:
desk-name-rack = Need on tähed
desk-reject-rack = Ei sobi: tõmba uuesti
desk-rejected = Tagasi saadetud:
desk-rejected-undo = Siiski sobis
desk-rack-taken = Tähed: { $rack }.
desk-plays = Mängid ise kaasa: enne vooru lõppu sulle parimat ei öelda.
desk-no-top = Nende tähtedega pole ühtegi käiku teada.
desk-choose-top = Võrdselt parimaid käike: { $count }; reeglite järgi valib kohtunik
desk-top-by-order = Jäta reeglite järjekorrale
desk-top-by-profile = Võrdselt parimaid käike: { $count }; valivad reeglid, mitte kohtunik.
desk-top-alone = Ükski teine käik pole sama väärt.
desk-top-of-slips = Nende reeglite järgi läheb lauale parim sedelitest, mitte see.
desk-slips = Paberist sedelid
desk-who = Mängija: number või nimi
desk-nobody = Sellist mängijat pole.
desk-several = Sobivaid on { $count }: vali üks.
desk-slip = Mis on kirjas
desk-slip-hint = Ruut, sõna, punktid: { $example }. Väike täht on tühi klots. Võib ka ühel real: 12 { $example }.
desk-slip-before = Sedel on juba olemas:
desk-style = Ruutude nimed sedelil
desk-style-letter = H8 vasakult paremale, 8H ülalt alla
desk-style-number = 8H vasakult paremale, H8 ülalt alla
desk-paper = Paber ise
desk-paper-fine = on korras
desk-enter-slip = Sisesta sedel
desk-slip-entered = { $name }: sisestatud.
desk-meant = Kas hoopis
desk-as-written = Nii on kirjutatud
desk-slip-refused = Jäi sisestamata.
desk-again = Kirjuta uuesti
desk-missing = { $count ->
    [one] { $count } sedel on puudu
   *[other] { $count } sedelit on puudu
 }
desk-appeals = { $count ->
    [one] { $count } protest
   *[other] { $count } protesti
 }
desk-appeal-came = { $name } esitas protesti, { $round }. voor.
desk-appeal-of = Protest: { $name }, { $round }. voor
desk-judged = Senine otsus:
desk-right-slip = Sedel, nagu seda tuleb lugeda
desk-right-points = või punktid
desk-reason = Põhjus, logisse
desk-reason-if-any = Põhjus, kui on
desk-accept = Rahulda
desk-decline = Lükka tagasi
desk-decided = Otsustatud: { $name }.
desk-warned = hoiatatud
desk-rulings = Otsused
desk-ruling = Mida otsustatakse
desk-ruling-correct = Paranda tulemust
desk-ruling-points = Lisa või võta punkte
desk-ruling-warning = Hoiata
desk-ruling-exclude = Kõrvalda
desk-exclude-about = { $name } langeb välja ja kõik punktid tühistatakse. Kas kõrvaldada?
desk-points-given = Punktid; alla 0 võetakse ära
desk-ruled = Otsus tehtud: { $name }.
desk-clocks = Aeg
desk-pause = Peata kellad
desk-resume = Lase kellad edasi
desk-seconds = Sekundeid juurde
desk-extend = Anna aega juurde
desk-stop = Lõpeta võistlus
desk-stop-about = Lõppenud voorud loevad, rohkem ei mängita. Kas lõpetada võistlus?
desk-add-name = Mängib paberil: nimi
desk-member = Paari mängija
desk-team = Võistkond
desk-add = Lisa
desk-added = { $name } on kirjas.
desk-way-in = Sissepääs telefoniga
desk-acts = Kõik, mis tehti
desk-undo = Võta tagasi
desk-undo-line = Võta tagasi number { $number }
desk-undo-about = Number { $number } enam ei loe. Midagi ei kustutata: ka see kirjutatakse logisse ja selle saab tagasi võtta.
desk-cancelled-line = (tagasi võetud)
desk-earlier = Varasemad
desk-halls = Mitu saali koos
desk-halls-about = Teised saalid, kus mängiti sama partiid, annavad sulle oma logid; igaüks kontrollitakse uuesti. Sinu oma neile:
desk-log = selle saali logi
desk-hall-own = Selle saali nimi
desk-hall-logs = Teiste saalide logid
desk-hall = { $number }. saali nimi
desk-hall-name = Saal
desk-halls-merge = Ühine paremusjärjestus
desk-halls-done = Kõik logid kehtivad; ühine tabel on allpool.
act-founded = Võistlus loodi.
act-entered = { $name } tuli sisse.
act-withdrew = { $text ->
    [excluded] Kõrvaldatud: { $name }.
   *[other] { $name } lahkus.
 }
act-returned = { $name } osaleb uuesti.
act-opened = Partii algas.
act-rack = { $round }. voor: tähed { $text }.
act-round = { $round }. voor: kell käivitati.
act-closed = { $round }. voor lõppes: { $text }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
act-repeated = { $round }. voor: samad tähed veel kord.
act-cancelled = { $round }. voor tühistati.
act-sanctioned = { $text ->
    [warned] { $name }: hoiatus.
   *[other] { $name }: käsitsi { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }.
 }
act-corrected = { $name }, { $round }. voor: parandatud, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
act-ended = Partii lõppes.
act-answer = { $name }, { $round }. voor: sisestati sedel { $text }.
act-paused = Kellad peatati.
act-resumed = Kellad läksid edasi.
act-appeal = { $name } esitas protesti, { $round }. voor.
act-decided = { $text ->
    [accepted] Protest { $target } rahuldati.
   *[other] Protest { $target } lükati tagasi.
 }
act-undone = Number { $target } võeti tagasi.
act-finished = Võistlus on läbi.
slips-title = Sedelid: { $name }
slips-who = Kellele
slips-paper = Paberil mängijatele
slips-all = Kõigile
slips-blank = Ilma nimeta
slips-from = Voorust
slips-to = Vooruni
slips-copies = Iga vooru kohta
slips-count = { $count ->
    [one] { $count } sedel
   *[other] { $count } sedelit
 }
slips-square = Ruut
slips-word = Sõna
slips-hint = { $across } vasakult paremale, { $down } ülalt alla; tühja klotsi tähele tõmba ring ümber
