# Mida terminal ütleb üksi mängijale. Eesti keel.
rack-own = Sinu alus, { $total } punkti. Kotis on { $bag } nuppu.
rack-other = Teise mängija alus, { $total } punkti. Kotis on { $bag } nuppu.
ask = Sinu käik (abi: help):{" "}
choose = Vali sellele alusele { $count } nuppu:{" "}
help =
    Kirjuta käik või:
        H8 KALA         laduda sõna; H8 on rõhtsalt, 8H püsti (nagu sinu laual)
        exchange AB     vahetada nuppe (mitte avatud nuppudega)
        pass            jätta käik vahele
        look SÕNA       kas sõna kehtib? (avatud nupud või avatud sõnaraamat)
        tops            aluse parimad käigud (avatud nupud)
        tiles           nupud, mida pole laual ega alusel
        board           laud uuesti
        finish          lõpetada mäng; allesjäänud nupud arvatakse maha
        quit            lahkuda
open = Valida saab: { $tiles }
top = { $points } punkti: { $move }
closed = Ainult avatud nuppudega.
result = Sinu tulemus: { $total } punkti { $plays } käiguga, neist parim { $best }.
first = See on esimene omasugune tulemus.
record = Uus rekord: seni oli { $before }.
place = { $rank }. koht { $games } seas; seni parim on { $before }, keskmine { $mean }.
left = Sa lahkusid; midagi ei pandud kirja.
