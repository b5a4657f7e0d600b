# Co říká terminál tomu, kdo hraje sám. Čeština.
rack-own = Tvůj zásobník, body { $total }. V sáčku kamenů: { $bag }.
rack-other = Zásobník druhého hráče, body { $total }. V sáčku kamenů: { $bag }.
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
top = Body { $points }: { $move }
closed = Jen s otevřenými kameny.
result = Tvůj výsledek: body { $total }, tahy { $plays }, nejlepší z nich { $best }.
first = Je to první výsledek svého druhu.
record = Nový rekord: dosud { $before }.
place = Místo { $rank } z { $games }; nejlepší dosud { $before }, průměr { $mean }.
left = Konec; nic se nezapsalo.
