# Duplikaat teistega: võistlused, voorud, tabelid
duplicate-about = Kõigil on samad tähed ja sama aeg ning igaüks annab ära ühe käigu. Lauale läheb parim ja punkte võrreldakse sellega.
duplicate-today = Duplikaat, { $day }
duplicate-events = Võistlused
duplicate-no-events = Praegu pole ühtegi võistlust kirjas.
duplicate-by-code = koodiga
duplicate-yours = sinu
duplicate-new = Uus võistlus
duplicate-event-name = Võistluse nimi
duplicate-rounds-most = Voore kõige rohkem (0: kuni klotsid otsas)
duplicate-starts = Algus (tühi: kui ise alustad)
duplicate-entry = Kes võib tulla
duplicate-entry-public = Kõik; võistlus on nimekirjas
duplicate-entry-link = Kellel on link
duplicate-entry-code = Kes teab koodi
duplicate-make = Loo võistlus
duplicate-begins = Algus: { $when }.
duplicate-begins-by-arbiter = Algab siis, kui korraldaja alustab.
duplicate-begin-now = Alusta kohe
duplicate-players = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
 }
duplicate-newest = Viimati tulid
duplicate-name = Sinu nimi siin (kontol on oma nimi)
duplicate-code = Kood
duplicate-join = Osalen
duplicate-watch = Vaatan pealt
duplicate-you-are-in = Oled kirjas.
duplicate-link = Selle võistluse link
duplicate-withdrawn = Võistlus jääb ära.
duplicate-place = Koht
duplicate-leaders = Parimad
duplicate-near = Sinu ümber
duplicate-table = Lõpptabel, mängijaid { $count }
duplicate-desk = Kohtuniku laud
duplicate-qr = Sissepääs koodina, mida telefon loeb
files = Allalaadimiseks
file-log = Allkirjastatud logi
file-csv = Tabel tabelarvutusele (CSV)
file-html = Leht printimiseks või avaldamiseks
file-rounds = Voorud parimate käikudega (CSV)
file-gcg = Meistrimäng (GCG)
file-proof = Logi võib kontrollida igaüks:
duplicate-page-before = Eelmine lehekülg
duplicate-page-next = Järgmine lehekülg
duplicate-play-again = Mängi üksi uuesti
duplicate-rack-said = { $number }. voor. Tähed: { $tiles }.
duplicate-own-points = Sina: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
duplicate-own-fault = Sina: { $fault }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
duplicate-own-place = Koht { $place }, kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}, { $share } protsenti.
duplicate-seconds-left = { $count ->
    [one] Jäänud on { $count } sekund.
   *[other] Jäänud on { $count } sekundit.
 }
duplicate-time-over = Aeg on läbi.
duplicate-paused = Kell seisab.
duplicate-goes-on = Aega muudeti, kell käib.
duplicate-cancelled = Tähed lähevad tagasi. { $reason }
duplicate-ruling = Kohtunik otsustas: { $reason }
duplicate-sending = Saatmisel…
duplicate-kept = Sinu käik on vastu võetud.
duplicate-replace = Kuni aega on, võid selle teisega asendada.
duplicate-hand-in = Pane klotsid lauale ja käi või kirjuta käik.
duplicate-looking-on = Vaatad pealt.
duplicate-next-soon = Järgmised tähed tulevad varsti.
duplicate-one-slip = Loeb esimene käik.
duplicate-meant = Kas mõtlesid
duplicate-tops-found = Parimaid käike leitud: { $count }
duplicate-rank = { $place }. koht { $count } seast
duplicate-run-over = Kõik voorud on mängitud: { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}, { $share } protsenti.
doubt-off-board = Vastu võetud, kuid nii kirjutatult ulatub see üle laua ääre.
doubt-not-on-rack = Vastu võetud, kuid nii kirjutatult vajab see tähti, mida alusel pole.
doubt-clashes = Vastu võetud, kuid seal on teised tähed.
doubt-nothing-laid = Vastu võetud, kuid kõik selle tähed on juba laual.
doubt-too-many-tiles = Vastu võetud, kuid see paneb lauale liiga palju klotse.
doubt-not-connected = Vastu võetud, kuid nii kirjutatult ei puuduta see midagi või on pikema sõna osa.
duplicate-kind = Kuidas mängitakse
duplicate-kind-live = Otse, kella järgi
duplicate-kind-weekly = Nädalaid, voorud kestavad päevi
duplicate-kind-hall = Saalis
duplicate-group-rules = Reeglid, vorm ja sedelid
duplicate-group-course = Partiid, voorud ja pausid
duplicate-group-places = Kes ja millal võib tulla
duplicate-claims = Mängijad kirjutavad oma punktid
duplicate-safe-word = Võib esitada ka teise, kindla sõna
duplicate-racks = Mitu alust korraga
duplicate-one-rack = Üks alus
duplicate-two-racks = Kaks alust kahel laual
duplicate-draw = Loosimine
duplicate-draw-seed = arvutiga
duplicate-draw-manual = päris kotist
duplicate-seed = Seeme (ühe seemnega saalid loosivad sama; hoia saladuses)
duplicate-games-number = Partiisid
duplicate-game-pairs = Partiipaare
duplicate-rounds-of = { $number }.: voore kõige rohkem (0: kuni klotsid otsas)
duplicate-dropped-number = Mitu halvimat partiid ei loeta
duplicate-auto = Voorud järgnevad kella järgi
duplicate-early = Voor lõpeb, kui kõik on esitanud
duplicate-pause = Paus voorude vahel sekundites
duplicate-appeals-time = Aega protestideks pärast viimast vooru
duplicate-remind = Tuleta enne vooru lõppu e-kirjaga meelde neile, kes pole veel esitanud
duplicate-never = üldse mitte
duplicate-unit = Kes esitab
duplicate-unit-individual = Iga mängija
duplicate-unit-pairs = Paarid
duplicate-unit-teams = Mängijad võistkondades
duplicate-counted = Mitu võistkonna liiget loetakse (0: kõik)
duplicate-places = Kohti (0: piiramata)
duplicate-name-pair = Paari nimi
duplicate-member = { $number }. mängija
duplicate-team = Võistkond
duplicate-teams = Võistkonnad
duplicate-leave = Lahkun
duplicate-left = Sa ei osale enam.
duplicate-round-length = voor kestab: { $length }
duplicate-games = { $count ->
    [one] { $count } partii
   *[other] { $count } partiid
}
duplicate-dropped = Halvimaid partiisid, mida ei loeta: { $count }
duplicate-counted-best = Võistkonna liikmeid, keda loetakse: { $count }
duplicate-places-most = Kohti: { $count }
duplicate-appeals-for = Aega protestideks pärast viimast vooru: { $length }
slip-claim = Punktid sinu arvestuse järgi
slip-safe = Kindel sõna
slip-safe-hint = Läheb koos käiguga ja loeb, kui seda ei saa laduda või see pole sõna: h8 kass.
slip-taken-tile = Klots, mille võtad
duplicate-boards = Lauad
duplicate-game-number = { $number }. partii
duplicate-game-of = { $number }. partii, kokku { $count }
duplicate-to-do = veel esitamata
duplicate-out = Oled väljas.
duplicate-replace-early = Kuni vooru lõpuni asendab selle uus.
duplicate-ends-soon = Kõik on mängitud. Tabel on lõplik, kui protestide aeg on läbi.
duplicate-table-so-far = Vahetabel, mängijaid: { $count }
duplicate-table-whole = Kogu tabel
duplicate-page-own = Minu leht
duplicate-negative = Parimast puudu
duplicate-tops = Parimaid
duplicate-solos = Soolod
duplicate-warnings = Hoiatused
duplicate-penalties = Mahaarvatud
duplicate-dropped-hint = Sulgudes partiisid ei loeta.
duplicate-warned = hoiatus
duplicate-penalty = maha { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
duplicate-solo = ainsana parim: +{ $points }
appeal-title = Protest
appeal-text = Mis on tulemuses valesti?
appeal-send = Saadan kohtunikule
appeal-made = Kohtunik sai selle.
appeal-waits = Veel otsustamata.
appeal-accepted = Rahuldatud: { $reason }
appeal-declined = Tagasi lükatud: { $reason }
duplicate-would-be = Oleksid { $place }. kohal { $count } seas.
duplicate-rank-today = Täna { $place }. kohal { $count } seas.
duplicate-come-back = Osalen uuesti
race-hint = Paku nii mitu korda, kui tahad: aeg jookseb, kuni leiad parima käigu.
race-wait = Leidsid parima käigu. Voor lõpeb, kui kõik on selle leidnud või aeg saab läbi.
race-tried = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, see pole parim.
race-found = See on parim! { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, { $time }.
race-own-found = Leidsid parima käigu: { $time }.
race-own-lost = Sa ei leidnud parimat käiku: arvesse läheb { $time }.
race-own-place = Koht { $place }, kokku { $time }, parimaid leitud: { $count }.
race-fact = Parima otsimine: juhib väikseim aeg; leidmata parim maksab veel { $count ->
    [one] { $count } sekundi
   *[other] { $count } sekundit
}.
race-time = Aeg
