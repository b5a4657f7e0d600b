# Co říká terminál tomu, kdo hraje sám. Čeština.
rack-own = Váš zásobník, body { $total }. V sáčku kamenů: { $bag }.
rack-other = Zásobník druhého hráče, body { $total }. V sáčku kamenů: { $bag }.
ask = Váš tah (nápověda: help):{" "}
choose = Vyberte kameny do tohoto zásobníku ({ $count }):{" "}
help =
    Napište tah, nebo:
        8H KARD         položit slovo; 8H vodorovně, H8 svisle (jako na vaší desce)
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
result = Váš výsledek: body { $total }, tahy { $plays }, nejlepší z nich { $best }.
first = Je to první výsledek svého druhu.
record = Nový rekord: dosud { $before }.
place = Místo { $rank } z { $games }; nejlepší dosud { $before }, průměr { $mean }.
left = Odešli jste; nic se nezapsalo.
