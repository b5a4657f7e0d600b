# Tips for beginners. English.
title = Tips for beginners: { $name }

section-words = Find plays
section-bonus = All tiles at once
section-rack = What stays on the rack
section-board = Points on the board
section-figures = Where the figures come from

turn = A turn earns { $turn } points on average. A play of fewer points is good when it leaves you better tiles.
short = Learn the words of two and three letters first: with them you lay a word beside another one.
crossed = Such plays pay: one that makes several words earns { $crossed } points on average, one that makes a single word { $alone }.
look = Look at every place before you play: the first word you find is seldom the best.
bonus = A player who lays { $size } tiles in one turn gets { $bonus } points more.
bingo = Such a turn brings { $bingo } points on average, any other turn { $other }.
parts = Push common beginnings and endings to one side of the rack; what is left is easier to read.
keep = Mind what you keep. A player who does beats one who only takes the most points in { $wins } of 100 games, and leads by { $kept } points a game.
blank = A blank on the rack is worth about { $blank } points. Lay it only when it earns you that much more than the next best play, as with all tiles at once.
letters = Good letters to keep: { $best }. Letters to get rid of: { $worst }.
twice = A second tile of the same letter costs you about { $twice } points: lay one of the two.
balance = Keep about as many consonants as vowels, or a few more.
swap = With a poor rack swap the tiles that do not fit. You lose a turn and gain from all the later ones.
dear = Lay dear letters on squares that multiply letters or words.
open = Do not lay a vowel beside a square that triples the word unless you gain more than you give.
last = When the bag is nearly empty, count what you have not seen, and get rid of dear letters: what stays on the rack is subtracted.
measured = Measured in { $games ->
    [one] { $games } game
   *[other] { $games } games
} in which the computer played itself, with the words that a club player knows. People make fewer points.
