# Rady pro začátečníky. Česky.
title = Rady pro začátečníky: { $name }

section-words = Jak hledat tahy
section-bonus = Všechny kameny najednou
section-rack = Co zůstane v zásobníku
section-board = Body na hrací desce
section-figures = Odkud jsou čísla

turn = Jeden tah vynese průměrně { $turn } bodů. I tah za méně bodů je dobrý, když vám po něm zůstanou lepší kameny.
short = Nejdříve se naučte slova o dvou a třech písmenech: s nimi položíte slovo vedle jiného.
crossed = Vyplatí se to: tah, který vytvoří více slov, vynese průměrně { $crossed } bodů, tah s jediným slovem { $alone }.
look = Než zahrajete, prohlédněte všechna místa: první nalezené slovo bývá málokdy nejlepší.
bonus = Kdo v jednom tahu položí { $size } kamenů, dostane navíc { $bonus } bodů.
bingo = Takový tah vynese průměrně { $bingo } bodů, kterýkoli jiný { $other }.
parts = Časté předpony a koncovky si dejte v zásobníku na kraj; zbytek se pak čte snáze.
keep = Myslete na to, co vám zůstane. Kdo na to myslí, porazí v { $wins } hrách ze 100 toho, kdo jen bere co nejvíce bodů, a získá o { $kept } bodů na hru více.
blank = Prázdný kámen v zásobníku má cenu asi { $blank } bodů. Položte ho, jen když o tolik předčí druhý nejlepší tah, třeba když položíte všechny kameny.
letters = Dobře se drží: { $best }. Zbavte se: { $worst }.
twice = Druhý kámen se stejným písmenem vás stojí asi { $twice } bodů: jeden z nich položte.
balance = Mějte přibližně tolik souhlásek jako samohlásek, nebo o trochu více.
swap = Se špatnými písmeny raději vyměňte ta, která se nehodí. Ztratíte tah, ale získáte v těch dalších.
dear = Drahá písmena pokládejte na pole, která násobí písmeno nebo slovo.
open = Nedávejte samohlásku vedle pole, které ztrojnásobuje slovo, pokud tím nezískáte více, než dáte.
last = Když v sáčku skoro nic není, spočítejte, co jste ještě neviděli, a zbavte se drahých písmen: co zůstane v zásobníku, se odečte.
measured = Naměřeno v { $games } hrách, v nichž počítač hrál sám proti sobě se slovy, která zná klubový hráč. Lidé mívají bodů méně.
