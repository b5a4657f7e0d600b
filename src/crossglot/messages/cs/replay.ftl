# What `crossglot replay` says of a recorded game. Czech.
exchange = výměna
pass = pas
withdrawn = vzato zpět
challenge = zpochybnění
time = čas
end-rack = zbylé kameny
final = Výsledek: { $totals }
players = Hráči: { $totals }
consistent = Tahů: { $moves }, záznam souhlasí ({ $edition })
wrong = Tahů: { $moves }, záznam NESOUHLASÍ ({ $edition })
unjudged = Slova se neposuzují: slovník „{ $lexicon }“ nemáme.
unread = Řádek { $line }, sloupec { $column } nelze přečíst: { $reason }: „{ $text }“
points = Řádek { $line }: uvedeno { $stated ->
    [one] { $stated } bod
    [few] { $stated } body
   *[other] { $stated } bodů
}, podle pravidel { $counted }.
total = Řádek { $line }: uveden součet { $stated }, správně { $counted }.
illegal = Řádek { $line }: { $stated }: { $reason }
tiles = Řádek { $line }: ve hře je { $stated }, sada má { $counted }.
rack = Řádek { $line }: v zásobníku { $counted } chybí { $stated }.
rack-size = Řádek { $line }: v zásobníku je kamenů { $stated }, vejde se jich { $counted }.
bag = Řádek { $line }: mění se kamenů: { $stated }, v sáčku jich je { $counted }.
turn = Řádek { $line }: táhne { $stated }, na tahu je však { $counted }.
over = Řádek { $line }: { $stated } následuje až po konci hry.
answer = { $player }: { $difference }
reason-points = chybí body s + nebo -
reason-total = za body chybí součet
reason-move = před body chybí tah
reason-rack = dva zásobníky nebo neuzavřená závorka
reason-tiles = neuzavřená závorka
reason-player = chybí jméno hráče s dvojtečkou
reason-unknown-player = takový hráč není
reason-nick = přezdívka chybí, opakuje se nebo není možná
reason-player-number = číslo není 1 až 4 nebo se opakuje
reason-pragma = neznámá značka
reason-unknown-line = neznámý druh řádku
reason-nothing-to-continue = není v čem pokračovat
reason-note-of-lost-line = poznámka k vynechanému řádku
reason-late-encoding = kódování uvedené příliš pozdě
reason-character = znak, který nepatří do textu
reason-length = příliš dlouhý
