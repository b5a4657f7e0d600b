# English
tagline = The crossword-tile game, in your language, with real words.
language = Language
front-page = Front page
skip-to-content = Skip to the content
loading = One moment…
try-again = Try again
close = Close
cancel = Cancel
unavailable = This cannot be shown

# Front page
play-computer = Play the computer
edition = Edition
level = Opponent
level-greedy = Keen
level-static = Careful
level-number = Level { $number }
start = Start the game
starting = Setting up the table…
start-lesson = New to the game? Try the first lesson.
running-games = Continue
more-games = { $count } more

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
said-winner = Winner: { $names }
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
finger-hint = The tile lands where you see it: above your finger.
game-over = The game is over
result = Result
player = Player
move = Move
points = Points
total = Total

# Tools
shuffle = Shuffle
sort = Sort
sort-tiles = Sort the tiles
recall = Recall
undo = Undo
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
tile-blank-as = blank { $letter }
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
preview-good = in the lexicon
preview-bad = not in the lexicon
why = Why?
word-why = Why is { $word } not in the lexicon?
direction-across = across
direction-down = down
waiting-letter = { $letter }, waiting for the next letter

# Moves
moves = Moves
moves-none = Nobody has moved yet.
start-draw = Draw for the start: { $draws }. First to play: { $name }.
start-draw-again = tied, again { $draws }
move-withdrawn = challenged, taken off
move-taken-back = taken back
move-pass = passed
move-resign = resigned
move-exchange = swapped { $count }
said-play = { $name }: { $position } { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
said-play-more = { $name }: { $position } { $word }, also { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
said-exchange = { $name } swapped { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
said-exchange-own = You swapped { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
said-pass = { $name } passed.
said-pass-own = You passed.
said-resign = { $name } resigned.
said-resign-own = You resigned.
said-preview = { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-unknown-word = { $word } (not in the lexicon)

# Unseen tiles
unseen = Unseen tiles
bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
vowels-consonants = { $vowels ->
        [one] { $vowels } vowel
       *[other] { $vowels } vowels
    }, { $consonants ->
        [one] { $consonants } consonant
       *[other] { $consonants } consonants
    }
vowels-choice = Draw
vowels-any = from either bag
vowels-drawn = { $count ->
    [one] { $count } vowel
   *[other] { $count } vowels
}

# Dialogs
blank-title = Which letter is the blank?
blank-hint = Type a letter and press Enter, or tap it.
blank-space = space
blank-taken = The blank { $letter } is on your rack; lay it in this turn.
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
rules = The rules
rules-loading = Fetching the rules…
sheet = Score sheet
sheet-print = Print

# Pages
pages = Pages
menu = Menu
page-study = Words
page-rules = Rules
page-tips = Tips for beginners
page-settings = Settings
view-board = Board view
view-speech = Speech view
size-normal = The whole board
size-large = Large tiles
components = Components
components-about = What the page of a game is made of, with examples and properties; for developers.
components-props = Properties
embed-title = Game
embed-open = Open the game

# Study
study-short = Short words
study-find = Find
study-no-words = No lexicon is installed on this server.
word = Word

# The game for the ear
listen-move = Your move
listen-send = Enter

# People
page-lobby = Play people
page-account = Account
players = Players
pace = Time
counts = Rating
rated = rated
casual = casual
nothing-here = Nothing at the moment.
sit-down = Sit down
watch = Watch
guest = Guest
guest-number = Guest { $number }
waiting-title = Waiting for players
waiting-for-players = The game begins by itself as soon as everybody has sat down.
seats = Seats
seat-open = free seat
here = here
away = away
copy-link = Copy the link
link-copied = Copied
link-to-game = Link to this game
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classic = Classic
speed-correspondence = Correspondence
speed-untimed = No clock
clock-main = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
clock-per-move = { $seconds } s a move
clock-left = Time left: { $time }
clock-low = You have { $time } left.
challenge = Challenge
challenge-words = Which words do you doubt?
theme-argue = Does a word of your play belong to the theme? The others vote.
theme-argued = { $name }: { $word } belongs to the theme. { $points ->
    [one] One more point?
   *[other] { $points } more points?
}
theme-yes = Yes, it does
theme-no = No, it does not
theme-granted = { $name }: { $word } counts, { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}.
theme-refused = { $word } does not count.
accept-play = Let it stand
window-own = The others may challenge your play.
window-theirs = { $name } has played. Do you challenge it?
asked-takeback = { $name } would like to take the last turn back.
asked-abort = { $name } would like to call the game off.
asked-end = Shall the game end here, because nobody can play?
asked-waiting = Asked: { $what }. Waiting for the answer.
declined-end = { $name } does not agree to end the game.
declined-play = { $name } does not agree to end the game: they can still play.
declined-exchange = { $name } does not agree to end the game: they still want to exchange tiles.
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
over-agreed = The players agreed on the end.
over-abandoned = A player went away.
over-time = The time ran out.
over-adjudicated = An arbiter decided.
over-exhausted = Nobody could play any more.
move-skip = lost the turn
said-skip = { $name } lost the turn.
said-skip-own = You lost your turn.

# Talk
chat-open = Chat
chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
# Variants
propose = Propose
page-variants = Variants
page-duplicate = Duplicate

# The line to the server
link-connecting = Connecting…
link-lost = The connection is lost. Your game is safe; trying again…
link-restarting = The server restarts. Your game is safe and goes on in a moment…
link-retry = Try now
link-sending = Sending your move…
link-resent = Sent again, waiting for the answer…
offline = You are offline. Your games wait for you; you can still use:
newer-page = A new version of this page is available.
newer-page-load = Reload

# Refusals, by code
error-other = Something went wrong ({ $code }).
error-unreachable = The server does not answer. Check your connection and try again.
error-stale = The game has moved on. Look at the board and try again.
error-no-letter = { $letter } is not a letter of this game.
error-no-tile = You have no { $letter } on your rack.
error-no-room = No free square is left in this line.

page-lesson = First lesson
page-about = About
# After the game
page-missing = There is no such page
page-missing-text = The address may be incomplete, or what was here is gone.
page-games = Games
games-now = Being played now
games-all = All games
to-replay = Go over the game
save-json = Save (JSON)
news-turn = It is your turn against { $names }.
news-invitation = Invited to play by { $names }.
news-open = Open the game
