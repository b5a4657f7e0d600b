# What `crossglot replay` says of a recorded game. English.
exchange = exchange
pass = pass
withdrawn = taken back
challenge = challenge
time = time
end-rack = tiles left
final = Final: { $totals }
players = Players: { $totals }
consistent = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, consistent ({ $edition })
wrong = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, NOT consistent ({ $edition })
unjudged = The words are not judged: the lexicon “{ $lexicon }” is not one of ours.
unread = Line { $line }, column { $column } cannot be read, { $reason }: “{ $text }”
points = Line { $line }: { $stated } points are stated, the rules count { $counted }.
total = Line { $line }: a total of { $stated } is stated, it is { $counted }.
illegal = Line { $line }: { $stated }: { $reason }
tiles = Line { $line }: { $stated } are in play, the set has { $counted }.
rack = Line { $line }: the rack { $counted } lacks { $stated }.
rack-size = Line { $line }: { $stated } tiles on the rack, which holds { $counted }.
bag = Line { $line }: { $stated } tiles are exchanged with { $counted } in the bag.
turn = Line { $line }: { $stated } moves, but it is the turn of { $counted }.
over = Line { $line }: { $stated } comes after the end of the game.
answer = { $player }: { $difference }
reason-points = no points with + or -
reason-total = no total after the points
reason-move = no move before the points
reason-rack = two racks, or a bracket left open
reason-tiles = brackets left open
reason-player = no player’s name and colon
reason-unknown-player = no such player
reason-nick = a nickname that is missing, used twice or impossible
reason-player-number = no number from 1 to 4, or one used twice
reason-pragma = no known mark
reason-unknown-line = no known kind of line
reason-nothing-to-continue = nothing to continue
reason-note-of-lost-line = a note on a line that was left out
reason-late-encoding = an encoding stated too late
reason-character = a sign that is no text
reason-length = too long
