# Mida terminal ütleb eemaldamismängus. Eesti keel.
turn = Eemaldab { $name }. Seis: { $scores }
ask = Millised ruudud (abi: help):{" "}
help =
    Kirjuta ühe sõna ühe kuni kuue klotsi ruudud, näiteks: { $across } { $square }
        list            eemaldused, mis annavad kõige rohkem punkte
        board           laud uuesti
        resign          alistuda
        quit            lahkuda
    Kõik, mis alles jääb, peab koosnema sõnadest.
listed = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}: { $squares } ({ $tiles })
count = Võimalikke eemaldusi: { $count }.
removed = { $name } eemaldab { $tiles }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }
over-cleared = Kõik klotsid on eemaldatud.
over-exhausted = Rohkem ei saa eemaldada.
over-resignation = { $name } alistub.
winner = Võitja: { $names }
played-first = Kõigepealt mängib arvuti ühe mängu, mis siis laiali võetakse.
left = Sa lahkusid; mäng jäi pooleli.
