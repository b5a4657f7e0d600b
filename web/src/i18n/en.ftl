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
edition-others = { $count ->
    [one] One more language
   *[other] { $count } more languages
 }, word lists not installed
level = Opponent
level-greedy = Keen
level-static = Careful
level-number = Level { $number }
level-1-about = a child's words, sees little
level-2-about = a beginner
level-3-about = plays at home
level-4-about = plays often, sees the easy ones
level-5-about = minds what stays on the rack
level-6-about = a club player's beginnings
level-7-about = wide vocabulary, minds the board
level-8-about = knows nearly everything
level-9-about = thinks ahead
level-10-about = thinks ahead and misses nothing
opponents = Opponents
start = Start the game
starting = Setting up the table…
running-games = Continue
more-games = { $count } more
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
over-scoreless = Nobody scored for several turns.
over-resignation = A player resigned.
over-aborted = The game was called off.
over-other = The game is over.
adjustment = Tiles left
word-title = Words
word-ask = Which word?
word-look = Look up a word
word-of-move = { $word }: why is it admissible?
word-verdict = Verdict on the word
save-gcg = Save (GCG)
play-again = Play again
rules = The rules
rules-loading = Fetching the rules…
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

# Pages
pages = Pages
page-study = Words
page-rules = Rules
page-settings = Settings
theme = Colours
theme-system = As the system wishes
theme-light = Light
theme-dark = Dark
contrast = Contrast
contrast-system = As the system wishes
contrast-normal = Normal
contrast-more = High
view = The game
view-board = Board to look at
view-speech = Text to listen to
settings-kept = These settings are kept in this browser.

# Study
study-tool = What do you want to know?
study-words = Find words
study-word = One word
study-short = Short words
study-pattern-label = Pattern
study-pattern-hint = ? is any tile, * any number of them: sz?d*
study-rack-label = From these tiles
study-rack-hint = ? is a blank
study-contains-label = Among them
study-shortest = From tiles
study-longest = to tiles
study-find = Find
study-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
study-count-more = The first { $count ->
    [one] word
   *[other] { $count } words
}
study-more = More words
study-all = Show all { $count }
study-exhausted = There may be more; the question takes too long. Make it narrower.
study-length = Tiles
study-no-words = No word list is installed on this server.
study-hooks-front = Before it
study-hooks-back = Behind it
study-extended-front = Longer at the front
study-extended-back = Longer at the end
study-extended-both = Longer on both sides
study-neighbours = One tile away
word = Word

# The game for the ear
listen-move = Your move
listen-line = Move or question
listen-send = Enter
listen-hint = A move is a square and a word: 8h card; 8h is across, h8 down (in lettered-row editions the other way round). Also: exchange ab, pass, resign. A square alone (h8) or a line (=8, =h) is read to you. Enter on an empty line confirms a move or says whose turn it is. The keys of the questions work as a letter and Enter, with Alt, or alone outside of the line.
listen-confirm = Press Enter to confirm.
listen-ask = Questions
listen-rack = Rack
listen-scores = Scores
listen-time = Time
listen-no-clock = No clocks in this game.
listen-last = Last move
listen-unseen = Unseen tiles
listen-open = Open squares
listen-board = Board
listen-key-rack = r
listen-key-scores = s
listen-key-time = t
listen-key-last = l
listen-key-unseen = u
listen-key-open = o
listen-key-board = b
listen-row = Row { $name }
listen-column = Column { $name }
listen-from = from { $square }
listen-none = none
listen-board-empty = The board is empty.
listen-open-said = Empty squares beside tiles: { $count }. Premiums among them: { $premiums }.

# People
page-lobby = Play people
page-account = Account
offer-game = Offer a game
offer-do = Offer the game
players = Players
pace = Time
pace-none = No clock
pace-blitz = 3 min + 5 s
pace-rapid = 10 min + 5 s
pace-classic = 25 min
pace-correspondence = 3 days a move
counts = Rating
rated = rated
casual = casual
challenge-rule = Words not in the list
challenge-void = refused at once
challenge-edition = stand until challenged, by the rules
challenge-single = challenge without penalty
challenge-double = challenge costs a turn
visibility = Who may join
visibility-public = anybody, in the lobby
visibility-private = whoever has the link
challenges = Invitations
seeks = Looking for players
games-running = Games to watch
nothing-here = Nothing at the moment.
sit-down = Sit down
watch = Watch
guest = Guest
waiting-title = Waiting for players
waiting-for-players = The game begins by itself as soon as everybody has sat down.
seats = Seats
seat-open = free seat
seat-invited = invited
here = here
away = away
copy-link = Copy the link
link-copied = Copied
link-to-game = Link to this game
get-up = Leave
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classic = Classic
speed-correspondence = Correspondence
speed-untimed = No clock
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days } days a move
clock-per-move = { $seconds } s a move
clock-left = Time left: { $time }
challenge = Challenge
accept-play = Let it stand
window-own = The others may challenge your play.
window-theirs = { $name } has played. Do you challenge it?
asked-takeback = { $name } would like to take the last turn back.
asked-abort = { $name } would like to call the game off.
asked-end = Shall the game end here, because nobody can play?
asked-waiting = Asked: { $what }. Waiting for the answer.
agree = Agree
decline = Decline
propose-takeback = Take back my turn
propose-abort = Call the game off
propose-end = End the game: nobody can play
abort = Call the game off
gone = { $name } has lost the connection.
claim-win = Claim the game
claim-abort = Call it off
nudged-by = { $name } asks you to move.
rematch-agree = Agree to a rematch
over-agreed = The players agreed on the end.
over-abandoned = A player went away.
over-time = The time ran out.
over-adjudicated = An arbiter decided.
over-exhausted = Nobody could play any more.
move-skip = lost the turn
said-skip = { $name } lost the turn.
signed-in-as = You are signed in as { $name }.
sign-in = Sign in
sign-out = Sign out
register = Take this name
export-data = Download all that is kept about me
account-about = A name lets you play rated games and find your games on any machine. As a guest you play without one.
account-name = Name
address-confirmed = Your address is confirmed.
reset-sent = If there is such an account, a letter is on its way.
password-changed = The password is changed. You can sign in with it.
account-password-new = New password
password-change = Change the password
password-forgotten = Forgotten the password
account-password = Password

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
