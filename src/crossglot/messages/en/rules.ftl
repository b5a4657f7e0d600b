# The rules of a game on one sheet. English.
title = Rules: { $name }
mark-decision = house decision
mark-agreed = agreed by the players

section-set = The set
section-board = The board
section-start = Before the first turn
section-turn = A turn
section-blanks = Blanks
section-points = Points
section-exchange = Exchanging and passing
section-words = Words and challenges
section-end = The end
section-final = Final scores
section-clock = Time

set-tiles = The set has { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
}: { $letters } with letters, { $blanks } blank.
set-blank = A blank is worth no points.
set-row = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $tiles }
set-no-tile = No tile shows { $letters }; only a blank can stand for such a letter.
set-compose = These tiles may also be made of single ones: { $tiles }. The points are then those of the tiles laid.
set-players = { $fewest } to { $most } players.

board-size = The board has { $rows } rows and { $columns } columns.
board-letter = { $count ->
    [one] { $count } square multiplies
   *[other] { $count } squares multiply
} the points of a letter by { $factor }.
board-word = { $count ->
    [one] { $count } square multiplies
   *[other] { $count } squares multiply
} the points of the word by { $factor }.
board-start = The start square is { $squares }.
coordinates-numbered = Rows have numbers and columns letters: 8H reads across, H8 down.
coordinates-lettered = Rows have letters and columns numbers: H8 reads across, 8H down.

start-draw = Each player draws a tile; the one nearest to the start of the alphabet begins.
start-blank = A blank comes before the first letter.
start-tie = Those who share the first place draw again from what is left in the bag.
start-return = All these tiles go back into the bag.
start-racks = Then each player draws { $size } tiles and hides them from the others.
start-order = Play goes clockwise.
start-bags = Vowels and consonants are in bags of their own, and each player chooses from which to draw. Blanks are with the vowels ({ $vowels }).

turn-options = On turn a player lays tiles, exchanges tiles or passes.
turn-opening = The first play has at least { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, one of them on the start square.
turn-jacks = The first play has at least { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, one of them on the start square. Who cannot lay such a word passes; when all have passed, the first player may open with any word.
turn-line = All tiles of a turn lie in one row or one column, without a gap, and share one word.
turn-connection = At least one of them shares a side with a tile that lies there already; a corner is not enough.
turn-words = Words read to the right or downwards. Wherever tiles touch they must make words.
turn-repeat = The same word may be laid again.
turn-fixed = A tile on the board is not moved.
turn-refill = Then the player draws back to { $size } tiles.

blank-letter = A blank may be any letter of the alphabet; its player names it.
blank-stays = It stays that letter to the end of the game.
blank-reuse = Who has the tile that a blank stands for may put it in the blank's place. The blank must be laid again in the same turn; the exchange itself earns nothing.
blank-space = A blank may also be laid as a space between two words.

points-words = Every word made or changed earns the points of all its tiles; a tile of two words counts in both.
points-premiums = Premiums for letters are counted first, then those for words.
points-two = Several word premiums in one word multiply: two doubles make four times, two triples nine times.
points-once = A premium counts only in the turn that covers it.
points-again = Premiums count again in every word that uses their square later.
points-blank = A blank stays worth nothing on a letter premium; on a word premium the word is still multiplied.
points-bonus = Who lays { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in one turn earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, added last.
points-bonus-more = Who lays { $tiles } or more tiles in one turn earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, added last.
points-theme = Each word on the agreed theme earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} more: { $words }.
points-theme-vote = A player may argue that another word of their last play belongs to the theme; it does if more than half of the others agree.

exchange-any = A turn may be used to exchange any number of tiles.
exchange-order = They are put aside, as many are drawn, and only then they go back into the bag.
exchange-limit = The bag must hold at least { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
exchange-as-many = The bag must hold at least as many tiles as are exchanged.
exchange-turn = An exchange is the whole turn.
pass-any = A player may pass, able to play or not.

words-lexicon = The lexicon that the game names says which words are admissible.
words-void = Words that are not admissible are refused at once and cost nothing; the page shows while tiles are laid which words are admissible.
words-challenge = Until the next player acts, any opponent may challenge the play.
words-window = Its player draws new tiles when it can no longer be challenged.
words-clock = Until then, at most { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, no clock runs.
words-won = If one of its words is not admissible, the tiles come back and the turn earns nothing.
words-first = Only the first challenge of a play is decided, and only its challenger pays.
words-lost-none = A challenge that fails costs nothing.
words-lost-turn = Who challenges in vain loses the next turn.
words-lost-challenger-play = Who challenges in vain loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
words-lost-challenger-word = Who challenges in vain loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each word challenged.
words-lost-challengee-play = Who was challenged in vain gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
words-lost-challengee-word = Who was challenged in vain gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each word challenged.
words-closed = Nobody may look for words in a dictionary. This site finds no words for the players of a rated game.
words-open = Everybody may look words up before laying them, without penalty.

end-out = The game ends when the bag is empty and a player has no tiles left.
end-passes = It ends when everybody passes in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in a row.
end-count = An exchange interrupts the passes; a play challenged off is no pass.
end-scoreless = It ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in a row in which no tile stays on the board: passes, exchanges and plays challenged off.
end-exhausted = It ends when it is proven that nobody can lay a tile any more, or when all players agree on that.
end-agreed = It ends when all players agree that nothing more can be laid.
end-resign = Who resigns leaves the game to the others at the points they have.

final-subtract = Everybody loses the points of the tiles left on the rack; who has none left gains those of all others.
final-doubled = Who has no tiles left gains twice the points left on all other racks. If nobody is out, each loses the points of the own tiles.
final-winner = The highest total wins.
final-tie = Equal totals share the place.
final-totals = A hint, no rule: all players together usually reach { $low } to { $high } points, more with skill.
final-grade-good = { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more together are good.
final-grade-very-good = { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more together are very good.
final-grade-excellent = { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more together are excellent.
final-each = With { $players } players, { $low } to { $high } points for each are good.

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-milliseconds = { $count } ms
clock-none = There is no clock.
clock-main = Time for the whole game, each player: { $time }.
clock-overtime = Every started minute beyond it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
clock-most = Who exceeds it by more than this loses the game: { $time }.
clock-increment = Time given back after each turn: { $time }.
clock-move = Longest time for a turn: { $time }. Then the turn is skipped.
clock-days = Longest time for a turn: { $time }. Then the game is lost.
