# The arbiter’s desk, the second screen of a room, and slips on paper
desk-of = Desk: { $name }
desk-not-yours = This desk is for the arbiter of the event. The server of a hall has printed a key for it.
desk-key = Key
desk-take = Take the desk
desk-to-event = The event as players see it
desk-to-screen = Second screen for the room
desk-to-slips = Slips to print
desk-round = The event
desk-game = Game { $number },
desk-of-game = Game
desk-not-begun = { $count ->
    [one] It has not begun; { $count } player is in.
   *[other] It has not begun; { $count } players are in.
 }
desk-phase-between = No rack yet
desk-phase-drawn = The rack is drawn; no clock goes yet
desk-phase-open = Slips are taken
desk-next-start = Begin
desk-next-draw = Draw the rack
desk-next-open = Start the clock
desk-next-close = Close the round
desk-draw-machine = Let the machine draw
desk-reject = Send the rack back
desk-cancel = Cancel the round
desk-cancel-about = All tiles go back and another rack is drawn; slips of this round count nothing.
desk-close-early = { $count ->
    [one] { $count } player has not handed in. Close the round now?
   *[other] { $count } players have not handed in. Close the round now?
 }
desk-slips-in = { $count } of { $all } slips are in
desk-all-in = All slips are in.
desk-rack = The rack, as it was drawn (? is a blank)
desk-typed-rack = Type a rack from a real bag
desk-kept = Stays:
desk-draws = { $count ->
    [one] { $count } tile is to be drawn.
   *[other] { $count } tiles are to be drawn.
 }
desk-digraph = A tile of several letters stands in brackets:
desk-name-rack = This is the rack
desk-reject-rack = Not admissible: draw again
desk-rejected = Sent back:
desk-rejected-undo = It was right after all
desk-rack-taken = Rack: { $rack }.
desk-plays = You play in this event: until the round is closed you are told no top.
desk-no-top = No play is known for this rack.
desk-choose-top = { $count ->
    [one] { $count } play
   *[other] { $count } plays
} are the best: the rules let the referee choose
desk-top-by-order = Leave it to the order of the rules
desk-top-by-profile = { $count ->
    [one] { $count } play
   *[other] { $count } plays
} are the best: the rules choose, not the referee.
desk-top-alone = No other play is worth as much.
desk-top-of-slips = By these rules the best of the slips goes on the board, not this one.
desk-slips = Slips on paper
desk-who = Player: number or name
desk-nobody = Nobody is called so.
desk-several = Several fit ({ $count }): choose one.
desk-slip = What is written
desk-slip-hint = Square, word, points: { $example }. A small letter is a blank. All on one line works, too: 12 { $example }.
desk-slip-before = There is a slip already:
desk-style = Coordinates on the slip
desk-style-letter = H8 is across, 8H is down
desk-style-number = 8H is across, H8 is down
desk-paper = The paper itself
desk-paper-fine = nothing is wrong with it
desk-enter-slip = Enter the slip
desk-slip-entered = { $name }: entered.
desk-meant = Is it
desk-as-written = It is written so
desk-slip-refused = Not entered.
desk-again = Type it again
desk-missing = { $count ->
    [one] { $count } slip is missing
   *[other] { $count } slips are missing
 }
desk-appeals = { $count ->
    [one] { $count } appeal
   *[other] { $count } appeals
 }
desk-appeal-came = { $name } appeals against round { $round }.
desk-appeal-of = Appeal of { $name }, round { $round }
desk-judged = Judged so far:
desk-right-slip = The slip as it should be read
desk-right-points = or points
desk-reason = Reason, for the log
desk-reason-if-any = Reason, if there is one
desk-accept = Accept
desk-decline = Decline
desk-decided = Decided: { $name }.
desk-warned = warned
desk-rulings = Rulings
desk-ruling = What is ruled
desk-ruling-correct = Correct a result
desk-ruling-points = Give or take points
desk-ruling-warning = Warn
desk-ruling-exclude = Exclude
desk-exclude-about = { $name } is out, and all points are void. Exclude?
desk-points-given = Points; below 0 takes some away
desk-ruled = Ruled on { $name }.
desk-clocks = Time
desk-pause = Stop all clocks
desk-resume = Let the clocks go on
desk-seconds = Seconds more
desk-extend = Give more time
desk-stop = End the event
desk-stop-about = Rounds that are closed count; nothing more is played. End the event?
desk-add-name = Somebody plays on paper: name
desk-member = Player of the pair
desk-team = Team
desk-add = Add
desk-added = { $name } is in.
desk-way-in = The way in for phones
desk-acts = Everything that was done
desk-undo = Undo
desk-undo-line = Undo number { $number }
desk-undo-about = Number { $number } will count no more. Nothing is deleted: this is written into the log, too, and can be undone.
desk-cancelled-line = (undone)
desk-earlier = Earlier
desk-halls = Several halls together
desk-halls-about = Other halls that played the same game give you their logs; each is proven again. Give them yours:
desk-log = the log of this hall
desk-hall-own = Name of this hall
desk-hall-logs = Logs of the other halls
desk-hall = Name of hall { $number }
desk-hall-name = Hall
desk-halls-merge = Rank all together
desk-halls-done = All logs hold; the common table is below.
act-founded = The event was set up.
act-entered = { $name } came in.
act-withdrew = { $text ->
    [excluded] { $name } was excluded.
   *[other] { $name } left.
 }
act-returned = { $name } takes part again.
act-opened = A game began.
act-rack = Round { $round }: rack { $text }.
act-round = Round { $round }: the clock was started.
act-closed = Round { $round } closed: { $text }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
act-repeated = Round { $round }: the same rack once more.
act-cancelled = Round { $round } was taken back.
act-sanctioned = { $text ->
    [warned] { $name }: a warning.
   *[other] { $name }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } by hand.
 }
act-corrected = { $name }, round { $round }: corrected to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
act-ended = The game ended.
act-answer = { $name }, round { $round }: slip { $text } entered.
act-paused = All clocks were stopped.
act-resumed = The clocks went on.
act-appeal = { $name } appealed, round { $round }.
act-decided = { $text ->
    [accepted] Appeal { $target } was accepted.
   *[other] Appeal { $target } was declined.
 }
act-undone = Number { $target } was undone.
act-finished = The event is over.
slips-title = Slips: { $name }
slips-who = For whom
slips-paper = Those on paper
slips-all = Everybody
slips-blank = Without names
slips-from = From round
slips-to = To round
slips-copies = For each round
slips-count = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
 }
slips-square = Square
slips-word = Word
slips-hint = { $across } across, { $down } down; circle the letter of a blank
