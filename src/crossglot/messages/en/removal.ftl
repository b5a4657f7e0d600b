# What the terminal says while a board is taken apart. English.
turn = { $name } removes. Scores: { $scores }
ask = Squares to clear (help for help):{" "}
help =
    Type the squares of one to six tiles of one word, such as: { $across } { $square }
        list            the removals that earn most
        board           the board again
        resign          give up
        quit            leave
    All that stays must still be words.
listed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $squares } ({ $tiles })
count = { $count ->
    [one] { $count } removal
   *[other] { $count } removals
} are possible.
removed = { $name } removes { $tiles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }
over-cleared = Everything is gone.
over-exhausted = No removal is possible any more.
over-resignation = { $name } gives up.
winner = The winner: { $names }
played-first = First the computer plays a game to take apart.
left = You left the game; it is not finished.
