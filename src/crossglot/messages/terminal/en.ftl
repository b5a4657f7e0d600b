# What the terminal says during a game. English.
to-move = { $name } to move. { $bag } tiles in the bag.
your-move = Your move (help for help):{" "}
help =
    Type a move, or:
        8H KARD         lay a word; 8H is across, H8 down (as on your board); . is a tile that lies there
        8H KARD take I8   lay a word with the blank taken from I8 (house rule blank-reuse)
        8H KARD vowels 3  draw three from the bag of vowels (house rule two-bags)
        exchange AB     exchange tiles
        pass            skip the turn
        challenge       doubt the last play, where challenges are played
        look WORD       is the word admissible? (with the dictionary open)
        unseen          tiles in the bag and on other racks
        board           the board again
        resign          give up
        quit            leave
played = { $name }: { $move }  { $points } points ({ $words }), total { $total }
exchanged = { $name } exchanges { $count } tiles.
passed = { $name } passes.
skipped = { $name } loses the turn.
challenged-off = The challenge succeeds: the play comes off.
challenged-stands = The challenge fails: the play stands.
unseen = Unseen: { $tiles }
word-good = { $word } is admissible.
word-bad = { $word } is not admissible.
look-closed = The dictionary is closed (house rule open-dictionary opens it).
over = The game is over ({ $reason }).
final = { $name }: { $total } ({ $booked } for tiles left)
winner = The winner: { $names }
left = You left the game; it is not finished.
scores = { $name } { $total }
