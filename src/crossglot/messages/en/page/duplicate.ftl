# Duplicate with others: events, their rounds and tables
duplicate-about = Everybody has the same rack and the same time, and hands in one play. The best of all goes on the board, and the points are counted against it.
duplicate-today = Duplicate of { $day }
duplicate-events = Events
duplicate-no-events = No event is listed now.
duplicate-by-code = by code
duplicate-yours = yours
duplicate-new = A new event
duplicate-event-name = Name of the event
duplicate-rounds-most = Rounds at most (0: until the tiles are used up)
duplicate-starts = Begins (empty: when you say so)
duplicate-entry = Who may come
duplicate-entry-public = Everybody; it is listed
duplicate-entry-link = Anyone with the link
duplicate-entry-code = Anyone with a code
duplicate-make = Make the event
duplicate-begins = Begins: { $when }.
duplicate-begins-by-arbiter = It begins when its maker says so.
duplicate-begin-now = Begin now
duplicate-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
duplicate-newest = Came in last
duplicate-name = Your name here (an account keeps its own)
duplicate-code = Code
duplicate-join = Join
duplicate-watch = Look on
duplicate-you-are-in = You are in.
duplicate-link = Link to this event
duplicate-withdrawn = The event was called off.
duplicate-place = Place
duplicate-leaders = The best
duplicate-near = Around you
duplicate-table = { $count ->
    [one] Final table, { $count } player
   *[other] Final table, { $count } players
 }
duplicate-desk = The arbiter’s desk
duplicate-qr = The way in as a code that phones read
files = Take it with you
file-log = The signed log
file-csv = The table for a spreadsheet (CSV)
file-html = A page to print or publish
file-rounds = The rounds with their tops (CSV)
file-gcg = The master game (GCG)
file-proof = Anybody can prove the log:
duplicate-page-before = Previous page
duplicate-page-next = Next page
duplicate-play-again = Play it again alone
duplicate-rack-said = Round { $number }. The rack: { $tiles }.
duplicate-own-points = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-own-fault = You: { $fault }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duplicate-own-place = Place { $place }, { $total ->
    [one] { $total } point
   *[other] { $total } points
} in all, { $share } per cent.
duplicate-seconds-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
 }
duplicate-time-over = Time is up.
duplicate-paused = The clock stands still.
duplicate-goes-on = The time was changed; the clock runs.
duplicate-cancelled = The rack goes back. { $reason }
duplicate-ruling = The arbiter has ruled: { $reason }
duplicate-sending = On its way…
duplicate-kept = Your play was taken.
duplicate-replace = Until time is up another one replaces it.
duplicate-hand-in = Lay tiles and play them, or type a play.
duplicate-looking-on = You are looking on.
duplicate-next-soon = The next rack comes soon.
duplicate-one-slip = What you play first counts.
duplicate-meant = Did you mean
duplicate-tops-found = { $count ->
    [one] { $count } top found
   *[other] { $count } tops found
 }
duplicate-rank = Place { $place } of { $count }
duplicate-run-over = All rounds are played: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $share } per cent.
doubt-off-board = Taken, but written so it runs off the board.
doubt-not-on-rack = Taken, but written like this it needs letters that are not on the rack.
doubt-clashes = Taken, but other letters lie there.
doubt-nothing-laid = Taken, but all its letters lie there already.
doubt-too-many-tiles = Taken, but it lays too many tiles.
doubt-not-connected = Taken, but written so it touches nothing or is part of a longer word.
duplicate-kind = How it is played
duplicate-kind-live = Live, by the clock
duplicate-kind-weekly = Over weeks, rounds of days
duplicate-kind-hall = In a hall
duplicate-group-rules = Rules, form and slips
duplicate-group-course = Games, rounds and pauses
duplicate-group-places = Who may come, and when
duplicate-claims = Players write their points
duplicate-safe-word = A second, safe word may be handed in
duplicate-racks = Racks at a time
duplicate-one-rack = One rack
duplicate-two-racks = Two racks on two boards
duplicate-draw = Racks are drawn
duplicate-draw-seed = by the machine
duplicate-draw-manual = from a real bag
duplicate-seed = Seed (halls with one seed draw the same racks; keep it secret)
duplicate-games-number = Games
duplicate-game-pairs = Pairs of games
duplicate-rounds-of = Rounds of number { $number } at most (0: until the tiles are used up)
duplicate-dropped-number = Worst games left out of each total
duplicate-auto = Rounds follow each other by the clock
duplicate-early = A round closes once everybody has handed in
duplicate-pause = Pause between rounds, in seconds
duplicate-appeals-time = Time for appeals after the last round
duplicate-remind = Remind by e-mail who has not handed in, before a round closes
duplicate-never = none
duplicate-unit = Who hands in
duplicate-unit-individual = Each player
duplicate-unit-pairs = Pairs
duplicate-unit-teams = Players for teams
duplicate-counted = Members of a team that count (0: all)
duplicate-places = Places (0: no limit)
duplicate-name-pair = Name of the pair
duplicate-member = Player { $number }
duplicate-team = Team
duplicate-teams = Teams
duplicate-leave = Leave the event
duplicate-left = You do not take part any more.
duplicate-round-length = { $length } a round
duplicate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
duplicate-dropped = Worst games that do not count: { $count }
duplicate-counted-best = Members of a team that count: { $count }
duplicate-places-most = Places: { $count }
duplicate-appeals-for = Time for appeals after the last round: { $length }
slip-claim = Points as you count them
slip-safe = Safe word
slip-safe-hint = Goes with your play, and is paid when that cannot be laid or is no word: 8h card.
slip-taken-tile = The tile that you take
duplicate-boards = Boards
duplicate-game-number = Game { $number }
duplicate-game-of = Game { $number } of { $count }
duplicate-to-do = not handed in yet
duplicate-out = You are out.
duplicate-replace-early = Until the round closes another one replaces it.
duplicate-ends-soon = All is played. The table is final once the time for appeals is over.
duplicate-table-so-far = Table so far, players: { $count }
duplicate-table-whole = Full table
duplicate-page-own = My page
duplicate-negative = Below the tops
duplicate-tops = Tops
duplicate-solos = Solos
duplicate-warnings = Warnings
duplicate-penalties = Points off
duplicate-dropped-hint = Games in brackets do not count.
duplicate-warned = a warning
duplicate-penalty = points off: { $points }
duplicate-solo = alone the best: +{ $points }
appeal-title = Appeals
appeal-text = What is wrong with the result?
appeal-send = Send it to the arbiter
appeal-made = The arbiter has it.
appeal-waits = Not decided yet.
appeal-accepted = Accepted: { $reason }
appeal-declined = Declined: { $reason }
duplicate-would-be = You would have been in place { $place } of { $count }.
duplicate-rank-today = Place { $place } of { $count } today.
duplicate-come-back = Take part again
race-hint = Propose as often as you like: the time runs until you find the top.
race-wait = Yours is the top. The round is over once all have found it or time is up.
race-tried = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not the top.
race-found = The top! { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $time }.
race-own-found = You found the top: { $time }.
race-own-lost = You did not find the top: { $time } count.
race-own-place = Place { $place }, { $time } in all, tops found: { $count }.
race-fact = Topping: the least time leads; a top not found costs { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} more.
race-time = Time
