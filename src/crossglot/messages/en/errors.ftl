# What went wrong, in one sentence for each error code. English.
# The names in braces are the facts that the code carries.

## Editions and boards
edition-unknown = There is no edition called “{ $edition }”.
edition-unclear = The record does not show which edition was played. Choose one; likely are: { $likely }.
edition-syntax = The edition file { $file } is not valid TOML.
edition-key-missing = The edition file { $file } lacks “{ $key }”.
edition-key-unknown = The edition file { $file } has a key that editions do not know: “{ $key }”.
edition-value = In the edition file { $file }, “{ $key }” cannot have this value: { $reason }.
edition-total = In the edition file { $file }, the tiles add up to { $found }, not to the stated { $stated }.
edition-letter-twice = In the edition file { $file }, a letter is written twice: { $key }.
edition-letter-unknown = In the edition file { $file }, “{ $key }” names “{ $letter }”, which is none of its tiles.
board-unknown = There is no board called “{ $board }”.
board-picture = The picture of the board “{ $board }” is wrong: { $reason }.

## Tiles
tile-unknown = “{ $tile }” is no tile of this edition.
tile-bracket = In “{ $text }” a bracket is left open at character { $column }.

## Plays
play-no-tiles = A play lays at least one tile.
play-off-board = The play runs off the board.
play-unknown-tile = The play uses a tile that this edition does not have.
play-square-taken = A tile already lies on that square.
play-not-in-line = The tiles of a play lie in one row or one column.
play-gap = There is a gap between the tiles.
play-not-whole-word = The play must spell the whole word, with the tiles that touch it.
play-misses-start = The first play covers the start square.
play-opening-too-short = The first play is too short.
play-not-connected = The play does not touch a tile on the board.
play-no-word = The tiles make no word of two letters or more.
play-not-on-rack = These tiles are not on the rack.

## Games
not-your-turn = It is not your turn.
game-over = The game is over.
no-such-seat = There is no such seat in this game.
player-count = This edition is not played by so many.
words-not-admissible = Not in the lexicon: { $words }.
exchange-nothing = An exchange gives back at least one tile.
exchange-not-on-rack = The tiles to exchange are not on the rack.
exchange-bag-too-small = Too few tiles are left in the bag for an exchange.
event-illegal = The record of this game contradicts itself.
reclaim-impossible = The blank on that square cannot be taken for its letter.
reclaimed-not-laid = A blank that was taken back must be laid in the same turn.
nothing-to-challenge = There is no play to challenge.
challenge-no-such-word = The play has not made the word { $word }, but { $made }.
challenge-own-play = You cannot challenge your own play.
challenge-window-open = The last play may still be challenged.
time-up = The time for this turn is over.
play-accepted-already = You have already let this play stand.
abort-too-late = It is too late to call the game off alone; the others must agree.
proposed-already = You have agreed to this already.
end-declined = A computer has declined to end the game. Propose it again after the next turn.
nothing-proposed = Nobody has asked for this.
nothing-to-take-back = There is no turn to take back.
theme-not-arguable = You cannot argue for that word: it is not of your last play, or it was counted or voted on already.
theme-vote-open = The others are still voting on a word.
theme-no-vote = Your vote is not asked for now.

## Duplicate
duplicate-not-now = That cannot be done in this part of a round.
slip-too-late = Time is up; the slip handed in before stands.
player-out = This player is out of the game.
entry-closed = Nobody may join any more.
rack-not-in-bag = These tiles are not what the bag and the rack can give (round { $round }).
rack-not-admissible = This rack must not be played: vowels and consonants are not as round { $round } wants them.
not-a-top = This play may not go on the board.
profile-unknown = There is no duplicate profile called “{ $profile }”.
profile-value = In the duplicate profile { $file }, “{ $key }” cannot have this value: { $reason }.
form-unknown = There is no form of duplicate called “{ $form }”.
pace-unknown = This profile knows no pace called “{ $pace }”.

## Events of duplicate
tournament-setup = An event cannot be set up so: “{ $key }” is wrong.
tournament-event = Event { $seq } cannot follow those before it: { $reason }.
tournament-no-such-game = Game { $game } has not begun.
tournament-full = All { $places } places are taken.
tournament-wrong-code = This code does not open the event.
tournament-name-taken = Somebody called { $name } takes part already; choose another name.
tournament-not-taking-part = You do not take part in this event.
tournament-over = The event is over.
tournament-not-now = That cannot be done at this point of the event.
tournament-undo = Step { $seq } cannot be undone: step { $needed_by } rests on it. Undo that first.
tournament-no-such-appeal = There is no such appeal, or it has been decided.
tournament-halls-differ = The hall { $hall } did not play the same game: round { $round } of game { $game } differs.
answer-empty = Your answer has no word.
answer-number = An answer needs a number from 1 on.
answer-changed = Answer { $number } was handed in before with something else in it; give a new one a new number.
answer-other-round = This answer is for round { $round }; that round is not under way.
answer-too-many = You have changed your answer as often as one can: { $most } times.
answer-no-safe-word = A second word is not taken in this event.

## The log of an event
log-malformed = Line { $line } of the log cannot be read: { $reason }.
log-version = This log has version { $version }, which is not known here.
log-altered = Line { $line } of the log was altered.
log-unsealed = The log ends at line { $line } without a seal: something is missing.
log-signature = The seal in line { $line } is not genuine.
log-other-key = The log was sealed with another key: { $key }.
log-event = Line { $line } cannot follow the lines before it: { $reason }.
log-answer = Line { $line }: the answer of player { $player } is not the one that was promised before the round closed.
log-seed = Line { $line }: the seed is not the one that was promised at the start.
log-lexicon = The log does not name its lexicon by its content ({ $lexicon }): draws and judgments cannot be worked out again.
log-draw = Line { $line }: the seed draws another rack in round { $round }.
log-top = Line { $line }: the top of round { $round } is another play.
log-judgment = Line { $line }: the slip of player { $player } in round { $round } is not judged by the rules.
log-standings = Line { $line }: the standings after round { $round } are others.

## Notation
notation-coordinate = “{ $text }” names no square of the board.
notation-move = “{ $text }” is no move.
gcg-line = Line { $line } of the game record cannot be read.
gcg-encoding = The game record is in a text encoding that is not known.
gcg-player = Line { $line } of the game record names a player who is not in the game.
gcg-too-large = The game record is too large.
gcg-no-moves = No move can be read from this file.
cgp-malformed = The position cannot be read as CGP.
notation-unwritable = This cannot be written in that notation: { $text }.
game-file-malformed = The game file cannot be read (line { $line }, column { $column }): { $reason }.
game-file-version = The game file is of version { $version }; known are: { $known }.
game-file-event = Event { $index } of the game file cannot be so: { $reason }.
game-file-too-large = The game file is too large.

## Kernel
graph-damaged = The word graph is damaged.
kernel-bad-input = { $argument ->
        [rack] { $reason ->
            [too-large] The rack has more tiles than this edition allows.
           *[other] The rack has a tile that this edition does not have.
        }
       *[other] The search was given something that is no position ({ $argument }: { $reason }).
    }
kernel-too-large = That asks more of the kernel than it can hold ({ $reason }).

## Lexicons
not-a-lexicon = This is no lexicon.
lexicon-version = The lexicon is of another version; install it again.
lexicon-truncated = The lexicon is cut short; install it again.
lexicon-damaged = The lexicon is damaged; install it again.
lexicon-mismatch = The lexicon was made for other tiles than those of this edition; install it again.
lexicon-not-installed = The lexicon for { $edition } is not installed: crossglot lexicon install { $edition }
lexicon-source-missing = The source of the lexicon cannot be found. Tried: { $tried }.
lexicon-source-malformed = The source of the lexicon cannot be read: { $reason ->
        [encoding-unknown] its encoding is not known
        [not-in-encoding] it has bytes that are not in its encoding
        [flag-type-unknown] the type of its flags is not known
        [flag-malformed] a flag is malformed
        [alias-unknown] it has no alias of that number
        [class-not-announced] a rule belongs to a class that was not announced
        [fields-missing] fields are missing
        [condition-malformed] a condition is malformed
        [complex-prefixes] languages with two prefixes (COMPLEXPREFIXES) are not supported
        [mostly-unreadable] most of its lines are unreadable
        [line-too-long] a line is too long
        [too-large] the file is too large
        [no-words] there is no word in it
        [not-a-change] the line begins with neither + nor -
        [not-a-word] that is no word of this edition
        [date-malformed] that is no date (2026-11-21)
        [edition-unknown] there is no such edition
       *[other] { $reason }
    }.
lexicon-too-large = The rules of the dictionary make too much of it ({ $reason }).
lexicon-unwritable = The lexicon cannot be written to { $path }: { $reason }. What was there before still is.
lexicon-not-here = The lexicon { $lexicon } is not on this machine.
lexicon-id-malformed = { $lexicon } is no name of a lexicon; HU-M.b@92f629997967aa11 is one.
lexicon-busy = The lexicon is being installed by another process.
lexicon-recipe-missing = There is no recipe for a lexicon of { $edition }; compile a word list instead: crossglot lexicon compile --words FILE --edition { $edition }
lexicon-tier-unknown = No such tier: { $tier }. There are: { $known }.
lexicon-switch-unknown = No such switch: { $switch }. There are: { $known }.
lexicon-analyser-missing = { $name } ({ $package }) cannot be used on this machine: { $reason }. Without it only the tier { $fallback } can be had, which admits more words than the rules do.
lexicon-analyser-failed = { $name } stopped while it analysed words: { $reason }.

## Files
file-unreadable = The file { $path } cannot be read or written: { $reason }.
file-encoding = The file { $path } is not text in UTF-8.
output-unwritable = The standard output cannot be written: { $reason }.
system-refuses = A file cannot be read or written: { $reason }.
option-unknown = There is no option “{ $option }” here. There are: { $known }.
option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
option-needs = { $option } needs { $needs }.
option-not-there = The variant “{ $variant }” has no { $option }.
option-rack = Name the tiles of a rack (--rack), or a position that has one (--cgp).
extra-missing = The library { $library } is missing; install it with: pip install 'crossglot[{ $extra }]'

## House rules
house-rule-unknown = There is no house rule “{ $rule }”. There are: { $known }.
house-rule-value = The house rules “{ $rules }” cannot be: { $reason }.
house-rules-contradict = The rules “{ $rule }” and “{ $other }” cannot be played together.

## Computer players
player-unknown = There is no computer player called “{ $player }”. There are: { $known }.
player-house-rule = The computer player “{ $player }” cannot play by the house rule “{ $rule }”.
variant-unknown = There is no variant called “{ $variant }”. There are: { $known }.
## Server
game-unknown = There is no such game.
not-your-seat = You have no seat in this game.
game-kind = A game of this kind cannot be used for that.
game-rated = In a rated game nothing is taken back.
rated-game-under-way = No words are looked for while you play a rated game. Finish it first: { $game }.
nobody-gone = Nobody has left whom you could claim the game from.
claim-too-early = The player may still come back; you may claim the game in { $wait } s.
nobody-to-nudge = The game waits for nobody whom you could nudge.
nudge-too-early = It is too early to nudge; wait { $wait } s more.
nudged-already = You have nudged already in this turn.
client-outdated = This page is older than the server. Please load it again.
stale = The game has gone on meanwhile.
malformed-message = The message cannot be read: { $reason }.
message-too-large = The message is too large.
too-many-messages = Too many messages at once.
origin-forbidden = Pages of other sites may not do this.
not-found = There is nothing at this address.
method-not-allowed = This address cannot be used in this way.
server-stopping = The server is stopping; the game goes on when it is back.
internal-error = The server has made a mistake; the game is as it was.
port-taken = Cannot listen on { $host }, port { $port } ({ $reason }). Another port: CROSSGLOT_PORT=8001
database-unusable = The database { $path } cannot be used: { $reason }.
database-foreign = { $path } is the database of another program.
database-version = The database { $path } is of version { $found }; this program knows version { $expected }.
database-away = The database does not answer just now; send it again in a moment.
bus-address = This is no address of a Redis server: { $reason }.
setting-needs = The setting { $setting } needs another one: { $needs }.
backup-exists = { $path } is there already; nothing is overwritten.
backup-damaged = { $path } is damaged: { $reason }.
backup-program-missing = { $program } is missing; it comes with PostgreSQL.
backup-program-failed = { $program } has failed: { $reason }

## Ratings
rating-not-changed = The game { $game } has changed no rating.
rating-refunded = The ratings of the game { $game } have been given back before.

## Chat, blocks, reports
chat-off = There is no chat in this game.
chat-phrases-only = Only ready-made phrases can be said in this game.
chat-empty = There is nothing to say in the message.
chat-too-long = The message has { $length } characters; at most { $longest } are possible.
chat-too-fast = Please wait a little before you write again ({ $wait } s).
chat-muted = A moderator has closed the chat for you.
chat-mode-chosen = Another player has chosen this; only they can allow more.
phrase-unknown = There is no phrase “{ $phrase }”.
not-oneself = One cannot do this to oneself.
reports-too-many = You have made many reports lately. Please wait until they are read.
report-unknown = There is no such report.
report-decided = The report has been decided.
report-other-account = The report is about another account.
streams-too-many = Open event streams of this account: { $most }; close one first.

## Archive
archive-unwritable = The file { $path } cannot be written: { $reason }.

## Lobby
seat-unknown = “{ $seat }” is no seat: me, open, computer:… or account:… is.
seat-me-once = Who makes a game sits on exactly one of its seats.
seat-invited-twice = { $name } cannot sit on two seats.
clock-out-of-range = This clock cannot be set: { $part } goes from { $least } to { $most }.
rated-needs-account = Rated games are for registered players.
rated-computer = Games with computer players are not rated.
rated-house-rule = Games with the house rule { $rule } are not rated.
rated-needs-clock = Rated games have a clock.
rated-lexicon = Rated games use the lexicon in force.
rating-range = A range of ratings belongs to rated games and goes from low to high.
rating-outside-range = Your rating, { $rating }, is not among those looked for.
offers-too-many = At most { $most } of your games can wait for players.
seat-taken = Somebody else has taken that seat.
seat-reserved = That seat is kept for somebody who is invited.
game-not-waiting = The game waits for nobody any more.
game-waiting = The game still waits for players.
game-gone = The game was given up before it started.
variant-act = “{ $act }” is nothing that can be done in { $variant }.
variant-host = Only the player who made the game can do that now.
variant-computers = No computer plays { $variant }.
game-not-over = The game is not over yet.
rematch-refused = The rematch was refused.
seat-not-welcome = Somebody at this table does not want to play with you.

## Duplicate events
tournament-unknown = There is no such event.
entry-not-the-arbiter = Only the referee of this event may do this.
tournament-not-running = The event is not being played now.
tournament-not-over = The event is not over yet.
tournament-not-for-this = An event of this kind is not played like that.
run-not-open = No round is open; ask for the next rack first.

## Removal game
removal-count = A removal takes one to { $most } tiles.
removal-empty-square = No tile lies on that square.
removal-not-one-word = The tiles of a removal belong to one word.
removal-leaves-no-word = What would stay is no word: { $words }.
removal-game-running = The game is not over yet; its tiles cannot be removed.
removal-board-missing = There is no board to take apart.

## Bingo
bingo-word-count = A card has { $wanted ->
    [one] { $wanted } word
   *[other] { $wanted } words
}.
bingo-word-length = “{ $word }” does not have { $letters } letters of this edition.
bingo-too-many-letters = The two words need more { $letter } than the set has ({ $there }).
bingo-writing-closed = Letters are being called; cards can no longer be written.
bingo-card-missing = Somebody has not written a card yet.
bingo-caller-has-no-card = The caller of this game has no card.
bingo-nothing-called = No letter has been called yet.
bingo-one-letter-a-call = Only one letter is crossed off for each call.
bingo-not-on-card = { $letter } is not on the card, or is crossed off already.
bingo-not-called = That letter was not called; the call was { $letter }.
bingo-referee-crosses = In this game letters are crossed off by the referee.
bingo-letters-left = That is no Bingo: letters still to be crossed off: { $left }.
bingo-card-out = This card is out: one of its words is none.
bingo-claimed-already = This Bingo has been called already.

## Solitaire
solitaire-racks = This game is played with one rack or two.
solitaire-choose-first = First choose tiles for the rack.
solitaire-nothing-to-choose = There are no tiles to choose now.
solitaire-choice-count = Choose exactly { $wanted ->
    [one] { $wanted } tile
   *[other] { $wanted } tiles
}.
solitaire-choice-not-there = Those tiles do not all lie there.
solitaire-no-exchange = With open tiles there is no exchange.
solitaire-game-running = The game is not over yet.
solitaire-score-book = The score book cannot be read: { $reason }.

## Rules
rule-unknown = There is no rule { $rule }.

## Training
leave-values-other-edition = The leave values of { $player } are for other rules ({ $edition }).
analysis-tiles = Board and racks hold more of a tile than the set has: { $tiles }.
analysis-no-rack = Which tiles does the player hold? The position does not tell the whole rack.
analysis-no-turn = The game has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; there is no turn { $turn }.
leave-values-damaged = { $path } holds no leave values that can be used ({ $reason }).
training-checkpoint-damaged = The checkpoint { $path } cannot be read; delete it to start again.
training-checkpoint-other = The checkpoint { $path } belongs to another training; delete it, or choose the options it was made with.
match-log-busy = Another process is writing the log { $path }; wait for it, or name another file.
match-log-damaged = The log { $path } cannot be read from line { $line } on; delete it to start again.
match-log-other = The log { $path } is of another match: { $differs } is { $logged } there, { $wanted } here. Name another file, or choose the options it was made with.
training-cluster-unreachable = No cluster answers at { $address }.
training-other-lexicon = A worker has another version of the lexicon { $lexicon }; all must have the same.

## Study
study-pattern = The pattern “{ $pattern }” cannot be read at character { $column }: { $reason ->
    [letter-unknown] no such letter in this edition
    [not-closed] a bracket is not closed
    [empty] nothing stands there
   *[too-long] it has too many parts
 }.
study-rack = At most { $most } tiles can be given, and an anagram needs at least one.
study-length = There are no words of { $shortest } to { $longest } tiles here; at most { $most } are possible.
study-cursor = “{ $cursor }” is no place in a list of answers.
study-too-wide = The question is too wide to be answered in a moment ({ $budget } steps). Make it narrower.

## Operations
setting-unknown = { $path }, line { $line }: there is no setting “{ $setting }”. Those most like it: { $like }.
variable-unknown = The variable { $variable } of the environment is no setting. Those most like it: { $like }.
setting-value = The setting { $setting } cannot be “{ $value }”: { $reason }.
configuration-malformed = { $path } is no configuration file: { $reason }.
host-forbidden = This server does not answer to the name { $host }.
too-many-requests = That was too often. Try again in { $seconds } s.
too-many-connections = There are too many connections from this address.
server-busy = The server has much to do right now. Try again in { $seconds } s.
work-too-long = This takes more work than the server does for one question. Ask for less.
client-left = The client closed the connection before the answer.
not-ready = This server is not ready: { $reason }.

## Accounts
not-signed-in = Please sign in first.
signed-in-already = You are signed in already.
sign-in-refused = Name and password do not belong together.
sign-in-again = For this, please give your password, or sign in again.
signed-out = You have been signed out.
role-missing = This is for people with the role { $role }.
scope-missing = A token cannot do this, or lacks the right { $scope }.
too-many-attempts = Too many attempts. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
name-malformed = “{ $name }” cannot be a name: 2 to 20 letters of one script, digits and single . _ - between them, a letter first.
name-reserved = The name “{ $name }” is not given out.
name-taken = The name “{ $name }”, or one that looks like it, is taken.
password-weak = A password has { $least } to { $most } characters and is hard to guess.
address-malformed = “{ $address }” is no e-mail address.
link-invalid = This link has been used already, or is too old. Please ask for a new one.
passkey-refused = The passkey was not accepted.
last-way-in = Without it you could not sign in any more. Set a password first.
last-admin = { $name } is the only administrator; name another one first.
too-many-kept = There are { $most } already; please remove one first.
account-unknown = There is no account called “{ $name }”.
session-unknown = There is no such session of yours.
passkey-unknown = There is no such passkey of yours.
token-unknown = There is no such token, or it has been revoked.
erasure-unconfirmed = To erase the account for ever, write its name: { $name }.
account-has-played = An account that has played cannot become a bot.
public-url-missing = Letters by { $mail } need --public-url: the address of this server that their links lead to.
mail-setting = “{ $mail }” names no way of sending mail; console, smtp://host:port and smtps://host:port do.
