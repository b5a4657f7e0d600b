# Variants: their forms and tables
variants-about = Hry se stejnými kameny a podle vlastních pravidel.
variants-own = Tvoje hry
variants-best = Tvoje nejlepší hry pro jednoho
variant-solitaire = Hra pro jednoho
variant-solitaire-about = Hraješ proti vlastnímu nejlepšímu výsledku: s jedním zásobníkem, se dvěma, nebo s odkrytými kameny.
variant-duplicate = Duplikát proti nejlepšímu tahu
variant-duplicate-about = V každém kole hledáš nejlepší tah ze zásobníku. Na desku přijde ten nejlepší a tvoje body se s ním porovnají.
variant-topping = Topping
variant-topping-about = Najdi co nejrychleji nejlepší tah z každého zásobníku. Co nenajdeš, stojí čas.
variant-removal = Odebírání
variant-removal-about = Hotová deska se střídavě rozebírá a vše, co zbude, musí dál tvořit slova.
variant-bingo = Bingo
variant-bingo-about = Každý napíše dvě slova o sedmi písmenech; losovaná písmena si škrtá.
phase-waiting = čeká na hráče
phase-running = probíhá
phase-over = skončila
best-play = Nejlepší tah
finish = Ukončit hru
finish-question = Nic dalšího položit nelze, nebo už nechceš hrát. Ukončit hru?
round = Kolo
rounds = Kola
rounds-none = Ještě žádné kolo neskončilo.
round-number = { $number }. kolo
next-rack = Další kameny
top = Nejlepší
own-play = Tvůj tah
own-none = žádný tah
time-used = Čas
found = nalezeno
not-found = nenalezeno
of-tops = z { $tops }
tops-found = nalezeno z { $count ->
    [one] { $count } nejlepšího tahu
    [few] { $count } nejlepších tahů
   *[other] { $count } nejlepších tahů
}
points-of-tops = body: { $points } z { $tops }
type-hint-solitaire = Pole a slovo: 8h karta. Také: exchange ab, pass.
type-hint-slip = Pole a slovo: 8h karta.
type-hint-removal = Pole oddělená mezerami: 8g 8h 8k.
solitaire-kind = Druh
solitaire-one-rack = Jeden zásobník
solitaire-two-racks = Dva zásobníky
solitaire-open = Odkryté kameny
solitaire-racks = Zásobníky
rack-own = Tvůj zásobník
rack-other = Druhý zásobník
solitaire-rank = { $rank }. místo mezi tvými hrami tohoto druhu; je jich { $games }.
solitaire-best = Dosud nejlepší: { $best }.
solitaire-record = Nový rekord!
choose-title = Vyber kameny: { $count }
choose-hint = Ťukni na písmeno za každý kámen, který chceš; když už žádný nezbývá, vrátí se.
choose-do = Vzít { $count } z { $wanted }
chosen-of = vybráno { $taken } z { $most }
duplicate-profile = Pravidla
duplicate-usual = Obvyklá ({ $name })
duplicate-form = Forma
duplicate-pace = Tempo
duplicate-again = Nikdo tah nenašel: ještě jednou stejné kameny.
duplicate-said-top = Nejlepší tah: { $top }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
duplicate-said-own = Ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }, { $share } procent.
duplicate-said-fault = Ty: { $fault }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }, { $share } procent.
form-normal = Sedm kamenů
form-joker = S prázdným kamenem v každém zásobníku
form-7-of-8 = Sedm z osmi
form-7-and-8 = Sedm nebo osm
form-7-8-and-9 = Sedm, osm nebo devět
form-all-9 = Devět kamenů
form-joker-7-of-8 = Sedm z osmi s prázdným kamenem
form-joker-7-and-8 = Sedm nebo osm s prázdným kamenem
tempo-normal = Obvyklé
tempo-internet = Na internetu
tempo-semi-rapid = Zrychlené
tempo-blitz = Bleskové
tempo-sudden-death = Náhlá smrt
tempo-topping = Topping: nejkratší čas
form-completive = Šest kamenů, sedmý podle volby
tempo-day = Den na kolo
tempo-week = Týden na kolo
tempo-two-weeks = Dva týdny na kolo
topping-show = Ukázat nejlepší
topping-tried = { $text }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, to není nejlepší tah.
topping-found = Nalezeno: { $top }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $time }.
topping-missed = Nejlepší byl tah { $top }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Počítá se { $time }.
removal-game = Tvoje dohraná partie
removal-no-games = S tímto vydáním nemáš žádnou dohranou partii
removal-file = Nebo sem vložený zápis partie (GCG nebo náš JSON)
removal-lone = Kámen smí zůstat osamocený
removal-computers = Počítače
answer-yes = Ano
answer-no = Ne
removal-hint = Vyber nejvýše šest kamenů jednoho slova: ťuknutím, nebo šipkami a mezerníkem. Enter je odebere.
removal-take = Odebrat { $count } ({ $points })
removal-chosen = { $square }: { $tile }, vybráno
removal-unchosen = { $square }: { $tile }, zůstává
removal-said = { $name }: { $tiles } z { $places }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
variant-waits = Hra začne, až ji spustí ten, kdo ji založil.
seat-taken-by = { $name } si sedá ke stolu.
bingo-crossing = Kdo písmena škrtá
bingo-crossing-player = Každý sám
bingo-crossing-first = Vyvolávač
bingo-caller = Kdo hru zakládá
bingo-caller-player = Také hraje
bingo-caller-neutral = Jen vyvolává písmena
bingo-calling = vyvolává písmena
bingo-you-call = Vyvoláváš písmena a nemáš lístek.
bingo-first = První slovo
bingo-second = Druhé slovo
bingo-hint = Po sedmi písmenech; CH jsou dvě písmena, C a H.
bingo-write = Napsat lístek
bingo-rewrite = Napsat znovu
bingo-waiting = Ještě píší: { $names }
bingo-writes = píše lístek
bingo-call = Další písmeno
bingo-claim = Bingo!
bingo-host = Další písmeno volá ten, kdo hru založil; po minutě kdokoli.
bingo-letter = Písmeno:
bingo-called = { $letter } ({ $name }).
bingo-have = { $count ->
    [one] Máš ho na lístku.
    [few] Na lístku ho máš { $count }krát.
   *[other] Na lístku ho máš { $count }krát.
 }
bingo-claimed = { $name }: bingo!
bingo-is-out = { $name }: slovo neplatí, lístek vypadává.
bingo-out = vypadl lístek
bingo-left = { $count ->
    [one] zbývá { $count } písmeno
    [few] zbývají { $count } písmena
   *[other] zbývá { $count } písmen
 }
bingo-calls = Vyvolaná písmena: { $count }, zbývá { $left }
bingo-card = Tvůj lístek
bingo-word = { $number }. slovo
bingo-cross = Škrtnout { $letter }, { $number }. písmeno
bingo-crossed = škrtnuto
over-cleared = Na desce nic nezbylo.
over-bag-empty = Všechna písmena byla vyvolána.
over-nobody-left = Všechny lístky vypadly.
variants-running = Rozehrané varianty
variants-finished = Dohrané varianty
phase-invited = pozvánka pro tebe
ear-hint-solitaire = Tah je pole a slovo: 8h slovo; 8h je vodorovně, h8 svisle (u vydání s písmeny řad naopak). Dále: exchange ab (výměna), pass, + ab (vzít odkryté kameny), end (konec). Samotné pole (h8) nebo řada (=8, =h) se přečte. Enter na prázdném řádku potvrzuje, nebo řekne, jak hra stojí. Klávesy otázek fungují jako písmeno a Enter, s Altem, nebo samy mimo řádek.
ear-hint-rounds = Napiš pole a slovo: 8h slovo; 8h je vodorovně, h8 svisle (u vydání s písmeny řad naopak). Dále: next (další zásobník), show (ukázat nejlepší v toppingu), end (konec). Samotné pole (h8) nebo řada (=8, =h) se přečte. Enter na prázdném řádku potvrzuje, nebo řekne, jak hra stojí.
ear-hint-removal = Napiš pole kamenů, které chceš vzít, s mezerami: 8g 8h 8k. Dále: resign (vzdát se). Pole s otazníkem (h8?) nebo řada (=8, =h) se přečte. Enter na prázdném řádku potvrzuje, nebo řekne, kdo je na tahu.
ear-hint-bingo = Napiš na řádek dvě slova: to je tvůj lístek. Potom: call (další písmeno), x (škrtnout písmeno; x 2 3 je třetí písmeno druhého slova), bingo. Enter na prázdném řádku řekne, jak hra stojí.
ear-write = Napiš dvě slova o sedmi písmenech.
ear-tiles-lie = Kamenů na desce: { $count }.
claim-go-on = Pokračovat bez hráče
