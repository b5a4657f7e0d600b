# Variants: their forms and tables
variants-about = Games with the same tiles and rules of their own.
variants-own = Your games
variants-best = Your best solitaires
variant-solitaire = Solitaire
variant-solitaire-about = You play alone against your own best score: with one rack, with two, or with all tiles face up.
variant-duplicate = Duplicate against the top
variant-duplicate-about = Each round you look for the best play of a rack. The best of all is laid, and your points are counted against it.
variant-topping = Topping
variant-topping-about = Find the best play of every rack, as fast as you can. What you do not find costs time.
variant-removal = Removal game
variant-removal-about = A finished board is taken apart in turns, and all that stays must still be words.
variant-bingo = Bingo
variant-bingo-about = Everybody writes two words of seven letters; letters are called and crossed off.
phase-waiting = waits for players
phase-running = going on
phase-over = over
best-play = Best play
finish = End the game
finish-question = Nothing more can be laid, or you want to stop. End the game?
round = Round
rounds = Rounds
rounds-none = No round is over yet.
round-number = Round { $number }
next-rack = Next rack
top = Top
own-play = Your play
own-none = no play
time-used = Time
found = found
not-found = not found
of-tops = of { $tops }
tops-found = of { $count } tops found
points-of-tops = { $points } of { $tops ->
    [one] { $tops } point
   *[other] { $tops } points
}
type-hint-solitaire = A square and a word: 8h card. Also: exchange ab, pass.
type-hint-slip = A square and a word: 8h card.
type-hint-removal = The squares, with spaces between them: 8g 8h 8k.
solitaire-kind = Kind
solitaire-one-rack = One rack
solitaire-two-racks = Two racks
solitaire-open = Open tiles
solitaire-racks = Racks
rack-own = Your rack
rack-other = The other rack
solitaire-rank = Place { $rank } among your { $games ->
    [one] { $games } game
   *[other] { $games } games
} of this kind.
solitaire-best = Best before: { $best }.
solitaire-record = A new record!
choose-title = Choose { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
choose-hint = Tap a letter for each tile that you want; once more than there are gives them back.
choose-do = Take { $count } of { $wanted }
chosen-of = { $taken } of { $most } chosen
duplicate-profile = Rules
duplicate-usual = As usual ({ $name })
duplicate-form = Form
duplicate-pace = Pace
duplicate-again = Nobody found a play: the same rack once more.
duplicate-said-top = Top: { $top }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-said-own = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all, { $share } per cent.
duplicate-said-fault = You: { $fault }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all, { $share } per cent.
form-normal = Seven tiles
form-joker = With a blank in every rack
form-7-of-8 = Seven of eight
form-7-and-8 = Seven or eight
form-7-8-and-9 = Seven, eight or nine
form-all-9 = Nine tiles
form-joker-7-of-8 = Seven of eight, with a blank
form-joker-7-and-8 = Seven or eight, with a blank
tempo-normal = Usual
tempo-internet = On the Internet
tempo-semi-rapid = Semi-rapid
tempo-blitz = Blitz
tempo-sudden-death = Sudden death
tempo-topping = Topping: the least time
form-completive = Six tiles, the seventh taken as one likes
tempo-day = A day a round
tempo-week = A week a round
tempo-two-weeks = Two weeks a round
topping-show = Show the top
topping-tried = { $text }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not the top.
topping-found = Found: { $top }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $time }.
topping-missed = The top was { $top }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $time } count.
removal-game = A finished game of yours
removal-no-games = You have finished no game of this edition yet
removal-file = Or a recorded game (GCG or our own JSON), pasted here
removal-lone = A tile may be left alone
removal-computers = Computers
answer-yes = Yes
answer-no = No
removal-hint = Choose tiles of one word, up to six: by tap, or with the arrows and Space. Enter takes them.
removal-take = Take { $count } ({ $points })
removal-chosen = { $square }: { $tile }, chosen
removal-unchosen = { $square }: { $tile }, stays
removal-said = { $name }: { $tiles } from { $places }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
variant-waits = The game begins when its maker starts it.
seat-taken-by = { $name } has sat down.
bingo-crossing = Who crosses letters off
bingo-crossing-player = Everybody
bingo-crossing-first = The caller
bingo-caller = The maker of the game
bingo-caller-player = Plays as well
bingo-caller-neutral = Only calls the letters
bingo-calling = calls the letters
bingo-you-call = You call the letters and have no card.
bingo-first = First word
bingo-second = Second word
bingo-hint = Seven letters each; a digraph tile is one letter.
bingo-write = Write the card
bingo-rewrite = Write it anew
bingo-waiting = Still writing: { $names }
bingo-writes = writes a card
bingo-call = Call the next letter
bingo-claim = Bingo!
bingo-host = The maker of the game calls the next letter; after a minute anybody may.
bingo-letter = Letter:
bingo-called = { $letter } ({ $name }).
bingo-have = { $count ->
    [one] It is on your card.
   *[other] It is on your card { $count } times.
 }
bingo-claimed = { $name }: bingo!
bingo-is-out = { $name }: one of the words is not admissible, so the card is out.
bingo-out = out
bingo-left = { $count ->
    [one] { $count } letter left
   *[other] { $count } letters left
 }
bingo-calls = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
} called, { $left } to come
bingo-card = Your card
bingo-word = Word { $number }
bingo-cross = Cross off { $letter }, letter { $number }
bingo-crossed = crossed off
over-cleared = Nothing is left on the board.
over-bag-empty = Every letter was called.
over-nobody-left = Every card is out.
variants-running = Variants in progress
variants-finished = Finished variants
phase-invited = you are invited
ear-hint-solitaire = A move is a square and a word: 8h card; 8h is across, h8 down (in lettered-row editions the other way round). Also: exchange ab, pass, + ab (take open tiles), end. A square alone (h8) or a line (=8, =h) is read to you. Enter on an empty line confirms, or says how it stands. The keys of the questions work as a letter and Enter, with Alt, or alone outside of the line.
ear-hint-rounds = Type a square and a word: 8h card; 8h is across, h8 down (in lettered-row editions the other way round). Also: next (the next rack), show (the top, in topping), end. A square alone (h8) or a line (=8, =h) is read to you. Enter on an empty line confirms, or says how it stands.
ear-hint-removal = Type the squares of the tiles to take, with spaces between them: 8g 8h 8k. Also: resign. A square alone with a question mark (h8?) or a line (=8, =h) is read to you. Enter on an empty line confirms, or says whose turn it is.
ear-hint-bingo = Two words on a line write your card. Then: call (the next letter), x (cross the letter off; x 2 3 is the third letter of the second word), bingo. Enter on an empty line says how it stands.
ear-write = Write two words of seven letters.
ear-tiles-lie = Tiles on the board: { $count }.
claim-go-on = Go on without them
