# What commands and pages of an event of duplicate say. English.
standings = Standings
teams = Teams
game = Game { $number }
facts = Edition { $edition }, rules { $profile }, lexicon { $lexicon }; players: { $players }.
col-place = Place
col-name = Name
col-team = Team
col-hall = Hall
col-seconds = Seconds
col-total = Points
col-percent = % of the tops
col-negative = Below the tops
col-tops = Tops found
col-solos = Solo points
col-round = Round
col-rack = Rack
col-top = Top
col-points = Points
col-equal = Plays worth as much
col-solo = Solo
log-holds = The log holds: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} worked out again.
log-without-words = Only the chain, the seals and the standings were checked: without the lexicon nobody can say whether draws and judgments are right.
log-unfinished = The event is not over: its seed is not told, and no draw can be checked yet.
log-key = Sealed with the key { $key }
saved = Saved: { $path }
hall-players = Players: { $address } (or the code above)
hall-arbiter = Arbiter, on this machine only: { $address }
hall-stopped = Stopped; the event is kept.
