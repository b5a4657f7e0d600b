# What the terminal says during a game. Czech.
to-move = Na tahu je { $name }. V sáčku je { $bag } kamenů.
your-move = Váš tah (nápověda: help):{" "}
help =
    Napište tah, nebo:
        8H KARD         položit slovo; 8H vodorovně, H8 svisle; tečka je kámen, který tam leží
        8H KARD take I8   slovo s prázdným kamenem vyměněným z I8 (pravidlo blank-reuse)
        8H KARD vowels 3  táhnout tři ze sáčku samohlásek (pravidlo two-bags)
        exchange AB     vyměnit kameny
        pass            vzdát se tahu
        challenge       zpochybnit poslední tah
        look SLOVO      je slovo přípustné? (s otevřeným slovníkem)
        unseen          kameny v sáčku a u ostatních
        board           znovu hrací plán
        resign          vzdát hru
        quit            odejít
played = { $name }: { $move }  { $points } bodů ({ $words }), celkem { $total }
exchanged = { $name } mění kameny ({ $count }).
passed = { $name } se vzdává tahu.
skipped = { $name } ztrácí tah.
challenged-off = Zpochybnění je oprávněné: slovo jde dolů.
challenged-stands = Zpochybnění je neoprávněné: slovo zůstává.
unseen = Neviděné: { $tiles }
word-good = { $word } je přípustné.
word-bad = { $word } není přípustné.
look-closed = Slovník je zavřený (otevírá ho domácí pravidlo open-dictionary).
over = Konec hry ({ $reason }).
final = { $name }: { $total } ({ $booked } za zbylé kameny)
winner = Vítěz: { $names }
left = Odešli jste; hra není dohrána.
scores = { $name } { $total }
