# Today's duplicate
duplicate-todays = Today’s duplicate
duplicate-todays-about = Everybody has the same twelve racks today. No account is needed.
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
