# Pärast mängu
page-replay = Mängu läbivaatus
replay-of = Mängu läbivaatus, { $edition }
replay-file = Vaata läbi failis olev mäng
to-game = Mängu juurde
step-controls = Mängu sammud
step-first = Algusesse
step-previous = Üks käik tagasi
step-next = Üks käik edasi
step-last = Lõppu
step-of = { $at } / { $count }
step-start = Enne esimest käiku
step-takeback = Kokkuleppel tagasi võetud
step-challenge-upheld = { $name } vaidlustas käigu ja see võeti laualt ära.
step-challenge-upheld-own = Vaidlustasid käigu ja see võeti laualt ära.
step-challenge-failed = { $name } vaidlustas asjata.
step-challenge-failed-own = Vaidlustasid asjata.
challenge-upheld = vaidlustatud, võeti ära
challenge-failed = vaidlustatud asjata
rack-of = { $name }: tähed
rack-unknown = Tähed pole teada.
thought-for = Kulutatud aeg: { $time }
course-title = Punktiseisu kulg
plot-table = Tabelina
provisional = esialgne
weigh-title = Mis oli parim?
weigh-do = Küsi programmilt
weigh-waiting = Võrdlen käike…
weigh-best = Midagi paremat ei leitud.
weigh-lost = Käik jäi parimast maha { $lost } punkti, allesjäänud tähed kaasa arvatud.
weigh-lost-win = Parim käik võidab { $win } võrra sagedamini ja on { $lost } punkti väärtuslikum, allesjäänud tähed kaasa arvatud.
weigh-lost-only-win = Parim käik võidab { $win } võrra sagedamini, kuigi punktide ja allesjäänud tähtede poolest pole see väärtuslikum.
weigh-equal = Üks teine käik oli esimene, kuid vahe on väiksem kui proovimängude viga: mõlemad on võrdsed.
weigh-given-back = Vastane andis järgmise käiguga sellest { $points } punkti tagasi.
weigh-rack = Tähed enne käiku:
weigh-as-good = sama hea
weigh-phonies = Ei ole sõnastikus: { $words }. Seepärast käiku ei võrrelda.
weigh-unjudged = Käiku ennast ei saanud võrrelda.
weigh-kept = Jääb alles
weigh-worth = Väärtus
weigh-win = Võit
weigh-played = mängiti
weigh-hint = Siin valitud käiku näidatakse laual. Parim on esimene: enne rohkem võite, siis suurem väärtus. Väärtus on punktid koos allesjäänud tähtede väärtusega; võit ütleb, kui sageli see proovimängudes võidab, veaga 95 juhul 100-st (esimeses reas osakaalu enda viga, allpool vahe viga esimesest).
take-away = Salvesta ja jaga
save-svg = Pilt lauast (SVG)
save-png = Pilt lauast (PNG)
copy-step-link = Kopeeri selle käigu link
faults-title = Failist välja jäetud
fault-line = Rida { $line }
file-hint = Kleebi siia mängufail (GCG, selle lehe JSON, Netskrafli JSON, Elioti XML), vali see või lohista siia. See loetakse läbi ja seda ei säilitata.
file-text = Faili tekst
file-choose = Fail
file-edition = Faili järgi
file-show = Näita mängu
file-other = Teine fail
games-of = { $name }: mängud
games-finished = Lõppenud mängud
games-search = Otsi lõppenud mänge
games-opponent = Vastase nimi
games-from = Alates
games-to = Kuni
games-none = Lõppenud mänge ei ole.
games-none-public = Avalikke mänge ei ole.
games-count = { $count ->
    [one] Näha on { $count } mäng
   *[other] Näha on { $count } mängu
}
games-more = Rohkem mänge
games-recent = Viimased mängud
any = ükskõik milline
games-against = Kelle vastu
outcome-won = võit
outcome-drawn = viik
outcome-lost = kaotus
outcome-none = katkestatud
against-people = inimeste vastu
against-computers = arvutite vastu
against-mixed = inimeste ja arvutite vastu
my-statistics = Minu statistika
to-player = { $name }: statistika
player-since = Siin alates { $day }
player-bot = Bot
ratings = Reitingud
ratings-none = Reitinguga mänge veel ei ole.
rated-games = { $count ->
    [one] { $count } mäng
   *[other] { $count } mängu
}
rating-course = Reitingu kulg
day = Päev
statistics = Statistika
statistics-all = Kõik
stat-games = Mängud
stat-game-average = Punkte mängu kohta
stat-turn-average = Punkte käigu kohta
stat-best-game = Parim mäng
stat-best-play = Parim käik
totals-together = { $grade ->
    [good] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: hea tulemus.
    [very-good] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: väga hea tulemus.
    [excellent] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}: suurepärane.
   *[none] Kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}.
}
totals-usual = Tavaline on kõigi peale kokku { $low } kuni { $high }, vilunutel rohkem.
totals-each = Kui mängijaid on { $players }, on hea { $low } kuni { $high } punkti igaühele.
stat-bingos = Bingod
stat-time = Aeg käigu kohta
stat-challenges = Õnnestunud vaidlustused
stat-challenges-of = { $won } / { $all }
sum-turns = Käigud
sum-time = Kulutatud aeg
sum-penalty = Aja ületamine
sum-rating = Reiting
conduct = Mure selle mängijaga?
step-hint = Nooleklahvid viivad käigult käigule, Home ja End algusesse ja lõppu; laual Page Up ja Page Down.
stat-share = Osa parimatest
stat-course = Punktid mängude kaupa
stat-own = Mängija
stat-best-opponent = Parim vastane
