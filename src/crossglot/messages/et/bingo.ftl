# Mida terminal ütleb bingo ajal. Eesti keel.
write = { $name }, sinu kaks seitsmetähelist sõna (teised ärgu vaadaku):{" "}
called = Täht on { $letter } ({ $spoken }).
cross = { $name }, { $letter } on kohtadel { $spots }. Milline maha tõmmata (Enter: esimene, -: mitte ükski)?{" "}
next = Enter: järgmine täht, või selle nimi, kes hüüab bingo (abi: help):{" "}
help =
    Vajuta järgmise tähe jaoks Enter või kirjuta:
        mängija nimi        see mängija hüüab bingo
        cards               kaardid mahatõmmatud tähtedega
        quit                lahkuda
card = { $name }: { $words }
who = Kellegi nimi ei ole { $name }.
bingo = { $name }: Bingo! { $words }
misspelt = { $name }: { $words } ei ole lubatud; kaart on mängust väljas.
over-bingo = Võitja: { $names }
over-bag-empty = Kõik tähed on loositud ja keegi ei hüüdnud bingo.
over-nobody-left = Kõik kaardid on mängust väljas; võitjat ei ole.
left = Sa lahkusid; mäng jäi pooleli.
