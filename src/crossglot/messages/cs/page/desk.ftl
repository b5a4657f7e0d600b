# Stůl rozhodčího, druhá obrazovka sálu a papírové lístky
desk-of = Stůl rozhodčího: { $name }
desk-not-yours = Tento stůl patří rozhodčímu turnaje. Server v sále k němu vypsal klíč.
desk-key = Klíč
desk-take = Ujmout se stolu
desk-to-event = Turnaj očima hráčů
desk-to-screen = Druhá obrazovka pro sál
desk-to-slips = Lístky k tisku
desk-round = Turnaj
desk-game = { $number }. hra,
desk-of-game = Hra
desk-not-begun = { $count ->
    [one] Ještě nezačalo; přihlášen je { $count } hráč.
    [few] Ještě nezačalo; přihlášeni jsou { $count } hráči.
   *[other] Ještě nezačalo; přihlášeno je { $count } hráčů.
 }
desk-phase-between = Kameny ještě nejsou
desk-phase-drawn = Kameny jsou vylosovány; hodiny ještě neběží
desk-phase-open = Přijímají se lístky
desk-next-start = Začít
desk-next-draw = Vylosovat kameny
desk-next-open = Spustit hodiny
desk-next-close = Uzavřít kolo
desk-draw-machine = Ať losuje stroj
desk-reject = Vrátit kameny
desk-cancel = Zrušit kolo
desk-cancel-about = Všechny kameny se vrátí a losují se jiné; lístky tohoto kola neplatí.
desk-close-early = Počet hráčů, kteří ještě neodevzdali lístek: { $count }. Uzavřít kolo teď?
desk-slips-in = Odevzdané lístky: { $count } z { $all }
desk-all-in = Všechny lístky jsou odevzdány.
desk-rack = Kameny, jak byly taženy (? je prázdný kámen)
desk-typed-rack = Zapsat kameny ze skutečného sáčku
desk-kept = Zůstává:
desk-draws = Táhnout se má kamenů: { $count }.
desk-digraph = Kámen s více písmeny se píše v závorkách:
desk-name-rack = To jsou kameny
desk-reject-rack = Nepřípustné: táhnout znovu
desk-rejected = Vráceno:
desk-rejected-undo = Přece byly správné
desk-rack-taken = Kameny: { $rack }.
desk-plays = Také hraješ: do konce kola se nejlepší tah nedozvíš.
desk-no-top = Pro tyto kameny není znám žádný tah.
desk-choose-top = Stejně dobrých tahů: { $count }; podle pravidel volí rozhodčí
desk-top-by-order = Nechat na pořadí podle pravidel
desk-top-by-profile = Stejně dobrých tahů: { $count }; volí pravidla, ne rozhodčí.
desk-top-alone = Žádný jiný tah nemá stejnou hodnotu.
desk-top-of-slips = Podle těchto pravidel jde na desku nejlepší z lístků, ne tento tah.
desk-slips = Papírové lístky
desk-who = Hráč: číslo nebo jméno
desk-nobody = Takový hráč tu není.
desk-several = Odpovídá jich { $count }: vyber.
desk-slip = Co je napsáno
desk-slip-hint = Pole, slovo, body: { $example }. Malé písmeno je prázdný kámen. Jde to i na jednom řádku: 12 { $example }.
desk-slip-before = Lístek už tu je:
desk-style = Názvy polí na lístku
desk-style-letter = H8 vodorovně, 8H svisle
desk-style-number = 8H vodorovně, H8 svisle
desk-paper = Papír sám
desk-paper-fine = je v pořádku
desk-enter-slip = Zapsat lístek
desk-slip-entered = { $name }: zapsáno.
desk-meant = Má to být
desk-as-written = Je to tak napsáno
desk-slip-refused = Nezapsáno.
desk-again = Zapsat znovu
desk-missing = { $count ->
    [one] Chybí { $count } lístek
    [few] Chybí { $count } lístky
   *[other] Chybí { $count } lístků
 }
desk-appeals = { $count ->
    [one] { $count } námitka
    [few] { $count } námitky
   *[other] { $count } námitek
 }
desk-appeal-came = { $name } podává námitku, { $round }. kolo.
desk-appeal-of = Námitka: { $name }, { $round }. kolo
desk-judged = Dosavadní výrok:
desk-right-slip = Lístek, jak se má číst
desk-right-points = nebo body
desk-reason = Důvod, do záznamu
desk-reason-if-any = Důvod, je-li nějaký
desk-accept = Uznat
desk-decline = Zamítnout
desk-decided = Rozhodnuto: { $name }.
desk-warned = napomenutí
desk-rulings = Rozhodnutí
desk-ruling = Co se rozhoduje
desk-ruling-correct = Opravit výsledek
desk-ruling-points = Přidat nebo ubrat body
desk-ruling-warning = Napomenout
desk-ruling-exclude = Vyloučit
desk-exclude-about = { $name } končí a všechny body propadají. Vyloučit?
desk-points-given = Body; pod 0 se ubírá
desk-ruled = Rozhodnuto: { $name }.
desk-clocks = Čas
desk-pause = Zastavit hodiny
desk-resume = Pustit hodiny dál
desk-seconds = O kolik sekund více
desk-extend = Přidat čas
desk-stop = Ukončit turnaj
desk-stop-about = Uzavřená kola platí, dál se nehraje. Ukončit turnaj?
desk-add-name = Hraje na papíře: jméno
desk-member = Člen dvojice
desk-team = Družstvo
desk-add = Přidat
desk-added = Přidáno: { $name }.
desk-way-in = Vstup pro telefony
desk-acts = Vše, co se stalo
desk-undo = Vzít zpět
desk-undo-line = Vzít zpět číslo { $number }
desk-undo-about = Číslo { $number } přestane platit. Nic se nemaže: i toto se zapíše a dá se vzít zpět.
desk-cancelled-line = (vzato zpět)
desk-earlier = Dřívější
desk-halls = Více sálů dohromady
desk-halls-about = Další sály se stejnou hrou ti dají své záznamy; každý se znovu ověří. Tvůj pro ně:
desk-log = záznam tohoto sálu
desk-hall-own = Název tohoto sálu
desk-hall-logs = Záznamy ostatních sálů
desk-hall = Název { $number }. sálu
desk-hall-name = Sál
desk-halls-merge = Společné pořadí
desk-halls-done = Všechny záznamy platí; společná tabulka je níže.
act-founded = Turnaj byl založen.
act-entered = { $name } přichází.
act-withdrew = { $text ->
    [excluded] Vyloučení: { $name }.
   *[other] { $name } odchází.
 }
act-returned = { $name } se znovu účastní.
act-opened = Začala hra.
act-rack = { $round }. kolo: kameny { $text }.
act-round = { $round }. kolo: hodiny spuštěny.
act-closed = { $round }. kolo uzavřeno: { $text }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
act-repeated = { $round }. kolo: stejné kameny znovu.
act-cancelled = { $round }. kolo zrušeno.
act-sanctioned = { $text ->
    [warned] { $name }: napomenutí.
   *[other] { $name }: ručně { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
 }
act-corrected = { $name }, { $round }. kolo: opraveno na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
act-ended = Hra skončila.
act-answer = { $name }, { $round }. kolo: zapsán lístek { $text }.
act-paused = Hodiny zastaveny.
act-resumed = Hodiny běží dál.
act-appeal = { $name }: námitka, { $round }. kolo.
act-decided = { $text ->
    [accepted] Námitka { $target } uznána.
   *[other] Námitka { $target } zamítnuta.
 }
act-undone = Číslo { $target } vzato zpět.
act-finished = Turnaj skončil.
slips-title = Lístky: { $name }
slips-who = Pro koho
slips-paper = Kdo hraje na papíře
slips-all = Pro všechny
slips-blank = Bez jmen
slips-from = Od kola
slips-to = Do kola
slips-copies = Na každé kolo
slips-count = { $count ->
    [one] { $count } lístek
    [few] { $count } lístky
   *[other] { $count } lístků
 }
slips-square = Pole
slips-word = Slovo
slips-hint = { $across } vodorovně, { $down } svisle; písmeno prázdného kamene zakroužkuj
