# Variants: their forms and tables
variants-about = Mängud samade klotsidega, aga oma reeglite järgi.
variants-own = Sinu mängud
variants-best = Sinu parimad üksimängud
variant-solitaire = Üksimäng
variant-solitaire-about = Mängid üksi oma parima tulemuse vastu: ühe alusega, kahega või avatud klotsidega.
variant-duplicate = Duplikaat parima käigu vastu
variant-duplicate-about = Igas voorus otsid alusele parimat käiku. Lauale läheb kõige parem ja sinu punkte võrreldakse sellega.
variant-topping = Parima otsimine
variant-topping-about = Leia iga aluse parim käik nii kiiresti, kui saad. Mida sa ei leia, see maksab aega.
variant-removal = Eemaldamismäng
variant-removal-about = Valmis laud võetakse kordamööda lahti ja kõik, mis alles jääb, peab ikka koosnema sõnadest.
variant-bingo = Bingo
variant-bingo-about = Igaüks kirjutab kaks seitsmetähelist sõna; loositud tähed tõmmatakse maha.
phase-waiting = ootab mängijaid
phase-running = käib
phase-over = läbi
best-play = Parim käik
finish = Lõpeta mäng
finish-question = Enam ei saa midagi laduda või tahad lõpetada. Kas mäng on läbi?
round = Voor
rounds = Voorud
rounds-none = Ükski voor pole veel läbi.
round-number = { $number }. voor
next-rack = Järgmised tähed
top = Parim
own-play = Sinu käik
own-none = käiku pole
time-used = Aeg
found = leitud
not-found = leidmata
of-tops = / { $tops }
tops-found = leitud { $count } parimast
points-of-tops = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, võimalik { $tops }
type-hint-solitaire = Ruut ja sõna: h8 kaart. Ka: exchange ab, pass.
type-hint-slip = Ruut ja sõna: h8 kaart.
type-hint-removal = Ruudud, tühikud vahel: h7 h8 h9.
solitaire-kind = Liik
solitaire-one-rack = Üks alus
solitaire-two-racks = Kaks alust
solitaire-open = Avatud klotsid
solitaire-racks = Aluseid
rack-own = Sinu alus
rack-other = Teine alus
solitaire-rank = { $rank }. koht; selliseid mänge on sul { $games }.
solitaire-best = Seni parim: { $best }.
solitaire-record = Uus rekord!
choose-title = Vali { $count ->
    [one] { $count } klots
   *[other] { $count } klotsi
}
choose-hint = Puuduta tähte iga klotsi kohta, mida tahad; kui rohkem pole, lähevad need tagasi.
choose-do = Võta { $count } / { $wanted }
chosen-of = valitud { $taken } / { $most }
duplicate-profile = Reeglid
duplicate-usual = Tavalised ({ $name })
duplicate-form = Vorm
duplicate-pace = Tempo
duplicate-again = Keegi ei leidnud käiku: samad tähed veel kord.
duplicate-said-top = Parim: { $top }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
duplicate-said-own = Sina: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }, { $share } protsenti.
duplicate-said-fault = Sina: { $fault }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }, { $share } protsenti.
form-normal = Seitse klotsi
form-joker = Igal alusel tühi klots
form-7-of-8 = Seitse kaheksast
form-7-and-8 = Seitse või kaheksa
form-7-8-and-9 = Seitse, kaheksa või üheksa
form-all-9 = Üheksa klotsi
form-joker-7-of-8 = Seitse kaheksast tühja klotsiga
form-joker-7-and-8 = Seitse või kaheksa tühja klotsiga
tempo-normal = Tavaline
tempo-internet = Internetis
tempo-semi-rapid = Poolkiire
tempo-blitz = Välk
tempo-sudden-death = Äkksurm
tempo-topping = Parima otsimine: väikseim aeg
form-completive = Kuus klotsi, seitsmes vabal valikul
tempo-day = Päev vooru kohta
tempo-week = Nädal vooru kohta
tempo-two-weeks = Kaks nädalat vooru kohta
topping-show = Näita parimat
topping-tried = { $text }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, see pole parim.
topping-found = Leitud: { $top }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, { $time }.
topping-missed = Parim oli { $top }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}. Arvesse läheb { $time }.
removal-game = Sinu lõpetatud mäng
removal-no-games = Selle väljaandega pole sul veel lõpetatud mängu
removal-file = Või siia kleebitud mäng (GCG või meie oma JSON)
removal-lone = Klots võib üksi jääda
removal-computers = Arvuteid
answer-yes = Jah
answer-no = Ei
removal-hint = Vali ühest sõnast kuni kuus klotsi: puudutades või noolte ja tühikuga. Enter võtab need ära.
removal-take = Võta ära { $count } ({ $points })
removal-chosen = { $square }: { $tile }, valitud
removal-unchosen = { $square }: { $tile }, jääb
removal-said = { $name }: { $tiles } ruutudelt { $places }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }.
variant-waits = Mäng algab siis, kui selle looja selle käivitab.
seat-taken-by = { $name } istus lauda.
bingo-crossing = Kes tähti maha tõmbab
bingo-crossing-player = Igaüks ise
bingo-crossing-first = Hüüdja
bingo-caller = Mängu looja
bingo-caller-player = Mängib ka ise
bingo-caller-neutral = Ainult hüüab tähti
bingo-calling = hüüab tähti
bingo-you-call = Sina hüüad tähti, kaarti sul ei ole.
bingo-first = Esimene sõna
bingo-second = Teine sõna
bingo-hint = Kummaski seitse tähte.
bingo-write = Kirjuta kaart
bingo-rewrite = Kirjuta ümber
bingo-waiting = Veel kirjutavad: { $names }
bingo-writes = kirjutab kaarti
bingo-call = Järgmine täht
bingo-claim = Bingo!
bingo-host = Järgmise tähe loosib mängu looja; minuti pärast võib seda teha igaüks.
bingo-letter = Täht:
bingo-called = { $letter } ({ $name }).
bingo-have = { $count ->
    [one] See on sinu kaardil.
   *[other] Sinu kaardil on neid { $count }.
 }
bingo-claimed = { $name }: bingo!
bingo-is-out = { $name }: üks sõna ei ole lubatud, kaart on väljas.
bingo-out = väljas
bingo-left = { $count ->
    [one] { $count } täht jäänud
   *[other] { $count } tähte jäänud
 }
bingo-calls = Loositud tähti { $count }, ees veel { $left }
bingo-card = Sinu kaart
bingo-word = { $number }. sõna
bingo-cross = Tõmba maha { $letter }, { $number }. täht
bingo-crossed = maha tõmmatud
over-cleared = Lauale ei jäänud midagi.
over-bag-empty = Kõik tähed on loositud.
over-nobody-left = Kõik kaardid on väljas.
variants-running = Pooleli variandid
variants-finished = Lõpetatud variandid
phase-invited = oled kutsutud
ear-hint-solitaire = Käik on ruut ja sõna: h8 sõna; h8 on vasakult paremale, 8h ülalt alla (numbritega ridade puhul vastupidi). Samuti: exchange ab (vahetus), pass, + ab (võta avatud klotsid), end (lõpp). Ruut üksi (h8) või rida (=8, =h) loetakse ette. Enter tühjal real kinnitab või ütleb, kuidas seis on. Küsimuste klahvid toimivad tähe ja Enteriga, Altiga või väljaspool rida üksi.
ear-hint-rounds = Kirjuta ruut ja sõna: h8 sõna; h8 on vasakult paremale, 8h ülalt alla (numbritega ridade puhul vastupidi). Samuti: next (järgmine alus), show (näita parimat, parima otsimisel), end (lõpp). Ruut üksi (h8) või rida (=8, =h) loetakse ette. Enter tühjal real kinnitab või ütleb, kuidas seis on.
ear-hint-removal = Kirjuta võetavate klotside ruudud tühikutega: g8 h8 k8. Samuti: resign (alistu). Ruut küsimärgiga (h8?) või rida (=8, =h) loetakse ette. Enter tühjal real kinnitab või ütleb, kelle kord on.
ear-hint-bingo = Kirjuta ühele reale kaks sõna: need on sinu kaart. Seejärel: call (järgmine täht), x (tõmba täht maha; x 2 3 on teise sõna kolmas täht), bingo. Enter tühjal real ütleb, kuidas seis on.
ear-write = Kirjuta kaks seitsmetähelist sõna.
ear-tiles-lie = Klotse laual: { $count }.
claim-go-on = Jätka ilma lahkunud mängijata
