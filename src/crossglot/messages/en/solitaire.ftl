# What the terminal says to a person who plays alone. English.
rack-own = Your rack, { $total ->
    [one] { $total } point
   *[other] { $total } points
}. { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag.
rack-other = The other player's rack, { $total ->
    [one] { $total } point
   *[other] { $total } points
}. { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag.
ask = Your move (help for help):{" "}
choose = Choose { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} for this rack:{" "}
help =
    Type a move, or:
        { $across } KARD         lay a word; { $across } is across, { $down } down (as on your board)
        exchange AB     exchange tiles (not with open tiles)
        pass            skip the turn
        look WORD       is the word admissible? (open tiles, or the dictionary open)
        tops            the best plays of the rack (open tiles)
        tiles           tiles that do not lie on the board or a rack
        board           the board again
        finish          end the game; tiles left are subtracted
        quit            leave
open = Tiles to choose from: { $tiles }
top = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $move }
closed = Only with open tiles.
result = Your result: { $total ->
    [one] { $total } point
   *[other] { $total } points
} in { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}; the best of them { $best }.
first = It is the first result of its kind.
record = A new record: it was { $before } before.
place = Place { $rank } of { $games }; the best so far is { $before }, the mean { $mean }.
left = You left the game; nothing is written down.
