# Today's duplicate
duplicate-todays = Today’s duplicate
duplicate-done = Played today.
duplicate-not-done = Not played yet.
duplicate-finished = { $count ->
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
 }
duplicate-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
duplicate-todays-card = 12 racks, 3 minutes for each, the same for everybody today.
duplicate-todays-play = Play today’s duplicate
duplicate-todays-result = See the result
