# English
tagline = The crossword-tile game, in your language, on real words.
language = Language
front-page = Front page
loading = One moment…
try-again = Try again
close = Close
cancel = Cancel
game-unavailable = This game cannot be shown

# Front page
play-computer = Play the computer
edition = Edition
edition-not-ready = word list not installed
level = Opponent
level-greedy = Keen
level-greedy-about = always takes the most points
level-static = Careful
level-static-about = also keeps good tiles back
opponents = Opponents
start = Start the game
starting = Setting up the table…
running-games = Continue
their-turn = The computer’s turn

# Table
game-title = Game, { $edition }
you = You
computer = Computer
computer-number = Computer { $number }
new-game = New game
resign = Resign
resign-question = The game goes to your opponent. Do you want to resign?
help = How to play
board = Board
rack = Your rack
scores = Scores
status = What is happening
to-move = to move
winner = winner
tiles-on-rack = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
points-word = { $points ->
    [one] point
   *[other] points
}
your-turn = Your turn
thinking = { $name } is thinking
hint-start = Type a word, drag tiles, or tap a square and then tiles.
game-over = The game is over
result = Result
player = Player
move = Move
points = Points
total = Total

# Tools
shuffle = Shuffle
sort = Sort
recall = Recall
exchange = Swap
pass = Pass
pass-question = You lay nothing this turn and your tiles stay. Pass?
play = Play
play-for = Play for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
respell = Lay { $to } instead of { $from }

# Squares and tiles
tile = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-blank = blank
tile-blank-as = blank as { $letter }
square-empty = empty
square-tentative = not played yet
premium-letter-2 = double letter
premium-letter-3 = triple letter
premium-word-2 = double word
premium-word-3 = triple word
premium-start = start square, double word
premium-letter-2-short = 2L
premium-letter-3-short = 3L
premium-word-2-short = 2W
premium-word-3-short = 3W
premium-start-short = ✦
preview-good = in the word list
preview-bad = not in the word list
direction-across = across
direction-down = down
waiting-letter = { $letter }, waiting for the next letter

# Moves
moves = Moves
moves-none = Nobody has moved yet.
move-pass = passed
move-resign = resigned
move-exchange = swapped { $count }
said-play = { $name }: { $position } { $word }, { $points } points, { $total } in all.
said-play-more = { $name }: { $position } { $word }, also { $others }, { $points } points, { $total } in all.
said-exchange = { $name } swapped { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
said-pass = { $name } passed.
said-resign = { $name } resigned.
said-preview = { $words }: { $points } points
said-unknown-word = { $word } (not in the word list)

# Unseen tiles
unseen = Unseen tiles
bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
vowels-consonants = { $vowels } vowels, { $consonants } consonants

# Dialogs
blank-title = Which letter is the blank?
blank-hint = Type a letter or tap it.
exchange-title = Swap tiles
exchange-hint = Choose the tiles that go back; it takes your turn.
exchange-all = All
exchange-do = Swap { $count }
over-won = You have won!
over-lost = { $name } has won
over-draw = A draw
over-out = All tiles are played.
over-passes = Everyone passed, twice in a row.
over-resigned = A player resigned.
over-other = The game is over.
adjustment = Tiles left
save-gcg = Save (GCG)
play-again = Play again
help-hand = Drag a tile to the board. Or tap a tile and then a square; or tap a square first and then the tiles, one after the other. A tap takes a laid tile back.
help-letter-key = A B C
help-letter = lays the tile on the marked square
help-digraph-key = S Z
help-digraph = two letters make one tile when the rack has it
help-blank-key = Shift + A
help-blank = lays a blank as that letter; ? lets you choose
help-arrows-key = ← ↑ → ↓
help-arrows = move the mark on the board
help-space-key = Space
help-space = across or down
help-backspace-key = Backspace
help-backspace = takes the last tile back
help-enter-key = Enter
help-enter = plays
help-escape-key = Esc
help-escape = takes all tiles back

# The line to the server
link-connecting = Connecting…
link-lost = The connection is lost. Your game is safe; trying again…
link-retry = Try now
link-sending = Sending your move…
link-resent = Sent again, waiting for the answer…

# Refusals, by code
error-other = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check your connection and try again.
error-stale = The game has moved on. Look at the board and try again.
error-no-letter = { $letter } is not a letter of this game.
error-no-tile = You have no { $letter } on your rack.
error-no-room = No free square is left in this line.
error-edition-unknown = There is no such edition.
error-edition-syntax = The file of the edition is malformed.
error-edition-key-missing = Something is missing in the file of the edition.
error-edition-key-unknown = The file of the edition has an unknown key.
error-edition-value = The file of the edition has a wrong value.
error-edition-total = The number of tiles of the edition does not add up.
error-edition-letter-twice = The edition lists a letter twice.
error-edition-letter-unknown = The edition mentions an unknown letter.
error-board-unknown = There is no such board.
error-board-picture = The picture of the board is malformed.
error-tile-unknown = The edition has no such tile.
error-tile-bracket = A square bracket is not closed.
error-play-no-tiles = No tile is laid.
error-play-off-board = The word runs off the board.
error-play-unknown-tile = The edition has no such tile.
error-play-square-taken = This square is taken.
error-play-not-in-line = Tiles must lie in one row or column.
error-play-gap = There is a gap between the tiles.
error-play-not-whole-word = The play does not spell its whole word.
error-play-misses-start = The first word must cover the start square.
error-play-opening-too-short = The first word is too short.
error-play-not-connected = The word does not touch the others.
error-play-no-word = This makes no word yet.
error-play-not-on-rack = This tile is not on your rack.
error-not-your-turn = It is not your turn yet.
error-game-over = The game is over.
error-no-such-seat = There is no such seat.
error-player-count = This number of players cannot play.
error-words-not-admissible = Not in the word list: { $words }
error-exchange-nothing = Choose at least one tile.
error-exchange-not-on-rack = This tile is not on your rack.
error-exchange-bag-too-small = The bag has too few tiles for that.
error-event-illegal = The record of the game is damaged.
error-notation-coordinate = There is no such square.
error-notation-move = The move is written wrongly.
error-gcg-line = A line of the GCG file is malformed.
error-gcg-encoding = The encoding of the GCG file is unknown.
error-gcg-player = The GCG file names an unknown player.
error-gcg-too-large = The GCG file is too large.
error-cgp-malformed = The position is written wrongly.
error-graph-damaged = The word list is damaged.
error-kernel-bad-input = This position cannot be searched.
error-not-a-lexicon = The file is not a word list.
error-lexicon-version = The word list is of another version; install it again.
error-lexicon-truncated = The word list is incomplete; install it again.
error-lexicon-damaged = The word list is damaged; install it again.
error-lexicon-mismatch = The word list does not fit this edition.
error-lexicon-not-installed = No word list is installed for this edition.
error-lexicon-source-missing = The source of the word list was not found.
error-lexicon-source-malformed = The source of the word list is malformed.
error-lexicon-busy = The word list is being installed; try again later.
error-message-too-large = The message is too large.
error-malformed-message = The server did not understand the message.
