# What the terminal says in duplicate and topping. Estonian.
round = { $number }. voor. Tähed: { $rack }
back = Tagasi pandud: { $racks }
time = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}.
ask = { $name }, sinu sedel:{" "}
none-sure = { $name }: selles voorus sedelit ei tule? Uuesti Enter: ei tule; või kirjuta sedel:{" "}
help =
    Kirjuta ruut, sõna ja punktid või:
        { $across } KASS 8       { $across } vasakult paremale, { $down } ülalt alla; väike täht on tühi klots; punkt on laual olev klots
        kaks Enterit    sedelit ei ole
        board           laud uuesti
        quit            lahku
paid = { $name }: { $move }  { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kokku { $total }
unpaid = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} ({ $fault }), kokku { $total }
top = Parim: { $move }  { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
equal = Sama väärt käike: { $count }.
standing = { $place }. { $name }  { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}, { $share } % parimatest
left = Lahkusid; mäng jäi pooleli.
over-used-up = Mäng on läbi: kõik klotsid on laual.
over-no-rack = Mäng on läbi: alles on ainult täishäälikud või ainult kaashäälikud.
over-no-play = Mäng on läbi: midagi ei saa enam laduda.
over-rounds = Mäng on läbi: kõik voorud on mängitud.
over-last-standing = Mäng on läbi: alles jäi üks mängija.
over-stopped = Mäng peatati.
again = Kellelgi ei ole käiku: samad tähed uuesti.
warned = { $name }: hoiatus.
penalty = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} maha.
solo = { $name } on ainsana parim: veel { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
topping-rack = { $number }. alus: { $tiles }
topping-ask = Parim:{" "}
topping-help =
    Kirjuta ruut ja sõna, kuni see on parim, või:
        board           laud uuesti
        show            loobu sellest: loetakse leidmata jäänuks
        quit            lahku
topping-tried = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}: see ei ole parim.
topping-found = Parim, { $move }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, { $seconds } s järel.
topping-missed = Leidmata: { $move }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}. Arvesse läheb { $seconds } s.
topping-result = parimaid leitud { $found } / { $count }, punkte { $points } / { $tops }, { $seconds } s.
fault-missing = sedelit ei ole
fault-late = liiga hilja
fault-several = mitu sedelit
fault-illegible = loetamatu
fault-hard-to-read = raskesti loetav
fault-not-on-rack = tähti, mida alusel ei ole
fault-not-placeable = nii ei saa laduda
fault-not-admissible = ei ole sõnastikus
fault-too-many-tiles = liiga palju klotse
fault-claim-missing = punktid puuduvad
fault-claim-high = liiga palju punkte kirjas
fault-claim-low = liiga vähe punkte kirjas
fault-blank-unmarked = märkimata tühi klots
fault-turned = ruut ja suund vahetuses
fault-misplaced = vale ruut
