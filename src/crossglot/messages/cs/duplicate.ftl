# What the terminal says in duplicate and topping. Czech.
round = { $number }. kolo. Písmena: { $rack }
back = Vráceno: { $racks }
time = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
ask = { $name }, tvůj lístek:{" "}
none-sure = { $name }: v tomto kole žádný lístek? Znovu Enter: žádný; nebo nějaký napiš:{" "}
help =
    Napiš pole, slovo a body, nebo:
        { $across } KARD 10      { $across } vodorovně, { $down } svisle; malé písmeno je prázdný kámen; tečka je kámen, který tam leží
        dvakrát Enter   žádný lístek
        board           znovu hrací deska
        quit            odejít
paid = { $name }: { $move }  { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }
unpaid = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $fault }), celkem { $total }
top = Nejlepší tah: { $move }  { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
equal = Stejně cenných tahů: { $count }.
standing = { $place }. { $name }  { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}, { $share } % nejlepších tahů
left = Konec; hra není dohrána.
over-used-up = Konec hry: všechny kameny leží na desce.
over-no-rack = Konec hry: zbývají jen samohlásky nebo jen souhlásky.
over-no-play = Konec hry: nic dalšího nelze položit.
over-rounds = Konec hry: všechna kola jsou odehrána.
over-last-standing = Konec hry: zbyl jeden hráč.
over-stopped = Hra byla zastavena.
again = Nikdo nemá tah: tatáž písmena znovu.
warned = { $name }: napomenutí.
penalty = { $name }: srážka { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
solo = { $name }: nejlepší tah bez konkurence, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc.
topping-rack = { $number }. zásobník: { $tiles }
topping-ask = Nejlepší tah:{" "}
topping-help =
    Piš pole a slovo, dokud to není nejlepší tah, nebo:
        board           znovu hrací deska
        show            vzdát tento zásobník: počítá se jako nenalezený
        quit            odejít
topping-tried = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: to není nejlepší tah.
topping-found = Nejlepší tah, { $move }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, po { $seconds } s.
topping-missed = Nenalezeno: { $move }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Počítá se { $seconds } s.
topping-result = nejlepší tahy: { $found } z { $count }, body: { $points } z { $tops }, za { $seconds } s.
fault-missing = žádný lístek
fault-late = pozdě
fault-several = více lístků
fault-illegible = nečitelné
fault-hard-to-read = špatně čitelné
fault-not-on-rack = písmena, která v zásobníku nejsou
fault-not-placeable = tak to položit nelze
fault-not-admissible = není ve slovníku
fault-too-many-tiles = příliš mnoho kamenů
fault-claim-missing = chybí body
fault-claim-high = napsáno více bodů
fault-claim-low = napsáno méně bodů
fault-blank-unmarked = neoznačený prázdný kámen
fault-turned = zaměněné souřadnice
fault-misplaced = jiné pole
