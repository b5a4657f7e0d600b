# Co říká terminál při bingu. Čeština.
write = { $name }, napiš svá dvě sedmipísmenná slova (ostatní se nedívají):{" "}
called = Písmeno { $letter } ({ $spoken }).
cross = { $name }, { $letter } je na místech: { $spots }. Které škrtnout (Enter první, - žádné)?{" "}
next = Enter další písmeno, nebo jméno toho, kdo hlásí bingo (nápověda: help):{" "}
help =
    Enter losuje další písmeno; nebo napiš:
        jméno hráče         hlásí bingo
        cards               lístky se škrtnutými písmeny
        quit                odejít
card = { $name }: { $words }
who = Nikdo se tu nejmenuje { $name }.
bingo = { $name }: Bingo! { $words }
misspelt = { $name }: { $words } není přípustné, lístek vypadl.
over-bingo = Vítěz: { $names }
over-bag-empty = Všechna písmena byla vylosována a nikdo bingo neohlásil.
over-nobody-left = Všechny lístky vypadly; nikdo nevyhrál.
left = Konec; hra není dohraná.
