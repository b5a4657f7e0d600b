# Mida terminal ütleb üksi mängijale. Eesti keel.
rack-own = Sinu alus, { $total } punkti. Kotis on { $bag } klotsi.
rack-other = Teise mängija alus, { $total } punkti. Kotis on { $bag } klotsi.
ask = Sinu käik (abi: help):{" "}
choose = Vali sellele alusele { $count } klotsi:{" "}
help =
    Kirjuta käik või:
        { $across } KALA         laduda sõna; { $across } on rõhtsalt, { $down } püsti (nagu sinu laual)
        exchange AB     vahetada klotse (mitte avatud klotsidega)
        pass            jätta käik vahele
        look SÕNA       kas sõna kehtib? (avatud klotsid või avatud sõnaraamat)
        tops            aluse parimad käigud (avatud klotsid)
        tiles           klotsid, mida pole laual ega alusel
        board           laud uuesti
        finish          lõpetada mäng; allesjäänud klotsid arvatakse maha
        quit            lahkuda
open = Valida saab: { $tiles }
top = { $points } punkti: { $move }
closed = Ainult avatud klotsidega.
result = Sinu tulemus: { $total } punkti { $plays } käiguga, neist parim { $best }.
first = See on esimene omasugune tulemus.
record = Uus rekord: seni oli { $before }.
place = { $rank }. koht { $games } seas; seni parim on { $before }, keskmine { $mean }.
left = Sa lahkusid; midagi ei pandud kirja.
