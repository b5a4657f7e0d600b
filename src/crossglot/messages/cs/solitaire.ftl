# Co říká terminál tomu, kdo hraje sám. Čeština.
rack-own = Tvůj zásobník, { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}. V sáčku { $bag ->
    [one] { $bag } kámen
    [few] { $bag } kameny
   *[other] { $bag } kamenů
}.
rack-other = Zásobník druhého hráče, { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}. V sáčku { $bag ->
    [one] { $bag } kámen
    [few] { $bag } kameny
   *[other] { $bag } kamenů
}.
ask = Tvůj tah (nápověda: help):{" "}
choose = Vyber kameny do tohoto zásobníku ({ $count }):{" "}
help =
    Napiš tah, nebo:
        { $across } KARD         položit slovo; { $across } vodorovně, { $down } svisle (jako na tvé desce)
        exchange AB     vyměnit kameny (ne s otevřenými kameny)
        pass            pas
        look SLOVO      je slovo přípustné? (otevřené kameny nebo otevřený slovník)
        tops            nejlepší tahy ze zásobníku (otevřené kameny)
        tiles           kameny, které neleží na desce ani v zásobníku
        board           znovu deska
        finish          ukončit hru; zbylé kameny se odečtou
        quit            odejít
open = Kameny na výběr: { $tiles }
top = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $move }
closed = Jen s otevřenými kameny.
result = Tvůj výsledek: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}, { $plays ->
    [one] { $plays } tah
    [few] { $plays } tahy
   *[other] { $plays } tahů
}, nejlepší z nich { $best }.
first = Je to první výsledek svého druhu.
record = Nový rekord: dosud { $before }.
place = Místo { $rank } z { $games }; nejlepší dosud { $before }, průměr { $mean }.
left = Konec; nic se nezapsalo.
