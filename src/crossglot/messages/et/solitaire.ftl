# Mida terminal ütleb üksi mängijale. Eesti keel.
rack-own = Sinu alus, { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}. Kotis on { $bag ->
    [one] { $bag } klots
   *[other] { $bag } klotsi
}.
rack-other = Teise mängija alus, { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}. Kotis on { $bag ->
    [one] { $bag } klots
   *[other] { $bag } klotsi
}.
ask = Sinu käik (abi: help):{" "}
choose = Vali sellele alusele { $count ->
    [one] { $count } klots
   *[other] { $count } klotsi
}:{" "}
help =
    Kirjuta käik või:
        { $across } KALA         laduda sõna; { $across } on vasakult paremale, { $down } ülalt alla (nagu sinu laual)
        exchange AB     vahetada klotse (mitte avatud klotsidega)
        pass            jätta käik vahele
        look SÕNA       kas sõna on lubatud? (avatud klotsid või avatud sõnastik)
        tops            aluse parimad käigud (avatud klotsid)
        tiles           klotsid, mida pole laual ega alusel
        board           laud uuesti
        finish          lõpetada mäng; allesjäänud klotsid arvatakse maha
        quit            lahkuda
open = Valida saab: { $tiles }
top = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}: { $move }
closed = Ainult avatud klotsidega.
result = Sinu tulemus: { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}, { $plays ->
    [one] { $plays } käik
   *[other] { $plays } käiku
}, neist parim { $best }.
first = See on esimene omasugune tulemus.
record = Uus rekord: seni oli { $before }.
place = { $rank }. koht { $games } seas; seni parim on { $before }, keskmine { $mean }.
left = Sa lahkusid; midagi ei pandud kirja.
