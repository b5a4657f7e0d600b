# What the terminal says in duplicate and topping. English.
round = Round { $number }. The rack: { $rack }
back = Sent back: { $racks }
time = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
ask = { $name }, your slip:{" "}
none-sure = No slip for { $name } in this round? Enter again: none; or write one:{" "}
help =
    Write square, word and points, or:
        { $across } KARD 10      { $across } is across, { $down } down (as on your board); small letters are blanks; . is a tile that lies there
        Enter, twice    no slip
        board           the board again
        quit            leave
paid = { $name }: { $move }  { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }
unpaid = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $fault }), total { $total }
top = The top: { $move }  { $points ->
    [one] { $points } point
   *[other] { $points } points
}
equal = Plays worth as much: { $count }.
standing = { $place }. { $name }  { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $share } % of the tops
left = You left the game; it is not finished.
over-used-up = The game is over: all tiles lie on the board.
over-no-rack = The game is over: what is left has no vowels or no consonants.
over-no-play = The game is over: nothing more can be laid.
over-rounds = The game is over: all rounds are played.
over-last-standing = The game is over: one player is left.
over-stopped = The game was stopped.
again = Nobody has a play: the same tiles again.
warned = { $name }: a warning.
penalty = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} off.
solo = { $name } alone is the best: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
topping-rack = Rack { $number }: { $tiles }
topping-ask = The top:{" "}
topping-help =
    Write square and word until it is the top, or:
        board           the board again
        show            give up this one: it counts as missed
        quit            leave
topping-tried = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: not the top.
topping-found = The top, { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, after { $seconds } s.
topping-missed = Missed: { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $seconds } s are counted.
topping-result = Tops found: { $found } of { $count }, points: { $points } of { $tops }, in { $seconds } s.
fault-missing = no slip
fault-late = too late
fault-several = several slips
fault-illegible = not legible
fault-hard-to-read = hard to read
fault-not-on-rack = letters that are not on the rack
fault-not-placeable = cannot be laid so
fault-not-admissible = not in the lexicon
fault-too-many-tiles = too many tiles
fault-claim-missing = no points written
fault-claim-high = too many points written
fault-claim-low = too few points written
fault-blank-unmarked = blank not marked
fault-turned = square and direction mixed up
fault-misplaced = wrong square
