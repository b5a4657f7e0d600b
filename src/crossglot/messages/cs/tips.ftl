# Rady pro začátečníky. Česky.
title = Rady pro začátečníky: { $name }

section-words = Jak hledat tahy
section-bonus = Všechny kameny najednou
section-rack = Co zůstane v zásobníku
section-board = Body na hrací desce
section-figures = Odkud jsou čísla

turn = Jeden tah vynese průměrně { $turn ->
    [one] { $turn } bod
    [few] { $turn } body
   *[other] { $turn } bodů
}. I tah za méně bodů je dobrý, když ti po něm zůstanou lepší kameny.
short = Nejdříve se nauč slova o dvou a třech písmenech: s nimi položíš slovo vedle jiného.
crossed = Vyplatí se to: tah, který vytvoří více slov, vynese průměrně { $crossed ->
    [one] { $crossed } bod
    [few] { $crossed } body
   *[other] { $crossed } bodů
}, tah s jediným slovem { $alone }.
look = Než zahraješ, prohlédni všechna místa: první nalezené slovo bývá málokdy nejlepší.
bonus = Kdo v jednom tahu položí { $size ->
    [one] { $size } kámen
    [few] { $size } kameny
   *[other] { $size } kamenů
}, dostane navíc { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
   *[other] { $bonus } bodů
}.
bingo = Takový tah vynese průměrně { $bingo ->
    [one] { $bingo } bod
    [few] { $bingo } body
   *[other] { $bingo } bodů
}, kterýkoli jiný { $other }.
parts = Časté předpony a koncovky si dej v zásobníku na kraj; zbytek se pak čte snáze.
keep = Mysli na to, co ti zůstane. Kdo na to myslí, porazí ve 100 hrách { $wins }krát toho, kdo jen bere co nejvíce bodů, a na hru získá navíc { $kept ->
    [one] { $kept } bod
    [few] { $kept } body
   *[other] { $kept } bodů
}.
blank = Prázdný kámen v zásobníku má cenu asi { $blank ->
    [one] { $blank } bod
    [few] { $blank } body
   *[other] { $blank } bodů
}. Polož ho, jen když o tolik předčí druhý nejlepší tah, třeba když položíš všechny kameny.
letters = Dobře se drží: { $best }. Zbav se: { $worst }.
twice = Druhý kámen se stejným písmenem tě stojí asi { $twice ->
    [one] { $twice } bod
    [few] { $twice } body
   *[other] { $twice } bodů
}: jeden z nich polož.
balance = Měj přibližně tolik souhlásek jako samohlásek, nebo o trochu více.
swap = Se špatnými písmeny raději vyměň ta, která se nehodí. Ztratíš tah, ale získáš v těch dalších.
dear = Drahá písmena pokládej na pole, která násobí písmeno nebo slovo.
open = Nedávej samohlásku vedle pole, které ztrojnásobuje slovo, pokud tím nezískáš více, než dáš.
last = Když v sáčku skoro nic není, spočítej, které kameny ještě nejsou vidět, a zbav se drahých písmen: co zůstane v zásobníku, se odečte.
measured = Naměřeno ve hrách počítače proti sobě, se slovy, která zná klubový hráč; jejich počet: { $games }. Lidé mívají bodů méně.
