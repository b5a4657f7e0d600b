# After the game
page-replay = Go over a game
replay-of = Going over a game, { $edition }
replay-file = Go over a game from a file
to-game = To the game
step-controls = Steps of the game
step-first = To the start
step-previous = One move back
step-next = One move on
step-last = To the end
step-of = { $at } of { $count }
step-start = Before the first move
step-takeback = Taken back by agreement
step-challenge-upheld = { $name } challenged, and the play came off the board.
step-challenge-upheld-own = You challenged, and the play came off the board.
step-challenge-failed = { $name } challenged in vain.
step-challenge-failed-own = You challenged in vain.
challenge-upheld = challenged, taken off
challenge-failed = challenged in vain
rack-of = Rack: { $name }
rack-unknown = The rack is not known.
thought-for = Time used: { $time }
course-title = Course of the score
plot-table = As a table
provisional = provisional
weigh-title = What was best?
weigh-do = Ask the engine
weigh-waiting = Comparing moves…
weigh-best = Nothing better was found.
weigh-lost = The move lost { $lost } points against the best one, leave counted.
weigh-lost-win = The best move wins { $win } more often and is worth { $lost } points more, leave counted.
weigh-lost-only-win = The best move wins { $win } more often, though it is worth no more in points and leave.
weigh-equal = Another move came out first, but by less than the error of the trial games: both are equal.
weigh-given-back = The opponent gave back { $points } points of it with the next move.
weigh-rack = Rack before the move:
weigh-as-good = as good as the best
weigh-phonies = Not in the lexicon: { $words }. So the move is not compared.
weigh-unjudged = The move itself could not be compared.
weigh-kept = Keeps
weigh-worth = Worth
weigh-win = Wins
weigh-played = played
weigh-hint = A move chosen here is shown on the board. The best stands first: more wins, then more worth. Worth is points plus what the kept tiles are worth; wins is how often it wins in trial games, with the error of 95 in 100 cases (in the first row of the share itself, below it of the difference from the first).
take-away = Save and share
save-svg = Picture of the board (SVG)
save-png = Picture of the board (PNG)
copy-step-link = Copy the link to this move
faults-title = Left out of the file
fault-line = Line { $line }
file-hint = Paste a game file (GCG, JSON of this site, Netskrafl’s JSON, Eliot’s XML), choose one, or drop it here. It is read and not kept.
file-text = Text of the file
file-choose = File
file-edition = As the file says or shows
file-show = Show the game
file-other = Another file
games-of = Games of { $name }
games-finished = Finished games
games-search = Search finished games
games-opponent = Name of an opponent
games-from = From
games-to = To
games-none = No finished games.
games-none-public = No public games.
games-count = { $count ->
    [one] { $count } game shown
   *[other] { $count } games shown
}
games-more = More games
games-recent = Last games
any = any
games-against = Against
outcome-won = won
outcome-drawn = drawn
outcome-lost = lost
outcome-none = called off
against-people = people
against-computers = computers
against-mixed = people and computers
my-statistics = My statistics
to-player = Statistics of { $name }
player-since = Here since { $day }
player-bot = A program
ratings = Ratings
ratings-none = No rated games yet.
rated-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-course = Course of the rating
day = Day
statistics = Statistics
statistics-all = All
stat-games = Games
stat-game-average = Points per game
stat-turn-average = Points per turn
stat-best-game = Best game
stat-best-play = Best play
totals-together = { $grade ->
    [good] Together { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: a good total.
    [very-good] Together { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: a very good total.
    [excellent] Together { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: excellent.
   *[none] Together { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
}
totals-usual = Usual are { $low } to { $high } for all together, more with skill.
totals-each = With { $players } players, { $low } to { $high } points for each are good.
stat-bingos = Bingos
stat-time = Time per turn
stat-challenges = Challenges won
stat-challenges-of = { $won } of { $all }
sum-turns = Turns
sum-time = Time used
sum-penalty = Over time
sum-rating = Rating
conduct = Trouble with this player?
step-hint = Arrow keys lead from move to move, Home and End to the ends; on the board, Page Up and Page Down.
stat-share = Share of the tops
stat-course = Points, game by game
stat-own = The player
stat-best-opponent = Best opponent
