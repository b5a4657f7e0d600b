# Mida terminal ütleb eemaldamismängus. Eesti keel.
turn = Eemaldab { $name }. Seis: { $scores }
ask = Millised ruudud (abi: help):{" "}
help =
    Kirjuta ühe sõna ühe kuni kuue klotsi ruudud, näiteks: { $across } { $square }
        list            eemaldused, mis annavad kõige rohkem punkte
        board           laud uuesti
        resign          alla anda
        quit            lahkuda
    Kõik, mis jääb, peavad olema sõnad.
listed = { $points } punkti: { $squares } ({ $tiles })
count = Võimalikke eemaldusi: { $count }.
removed = { $name } eemaldab { $tiles }: { $points } punkti, kokku { $total }
over-cleared = Kõik klotsid on eemaldatud.
over-exhausted = Rohkem ei saa eemaldada.
over-resignation = { $name } alistub.
winner = Võitja: { $names }
played-first = Kõigepealt mängib arvuti ühe mängu, mis siis laiali võetakse.
left = Sa lahkusid; mäng jäi pooleli.
