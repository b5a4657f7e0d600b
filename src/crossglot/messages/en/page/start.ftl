# Finding a game with people
pair-title = Find a game
pair-about = One click. If somebody waits for the same game you begin at once; if not, you wait for the next who comes.
pair-blitz = 3 + 5
pair-rapid = 10 + 5
pair-classic = 25
pair-correspondence = 3 days
pair-correspondence-about = for each move
pair-minutes = minutes
pair-friend = A friend
pair-friend-about = by a link
pair-computer = The computer
pair-computer-about = at once
pair-own = Other settings…
people-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
games-under-way = { $count ->
    [one] { $count } game under way
   *[other] { $count } games under way
}
seeks-none = Nobody is waiting just now. Choose a game above: the next who wants the same meets you.
watch-none = No public game is being played. Yours will be listed here.
waiting-for-anybody = Your game is offered to everybody. It begins as soon as somebody sits down.
waiting-for-friend = Send the link, or let your friend’s phone read the picture. The game begins as soon as they sit down.
waiting-computer = Play the computer while you wait
waiting-computer-about = When your game begins we take you to it.
link-picture = The link as a picture that phones read

# The front page
front-about = Lay words across each other on the board. Rare letters and coloured squares count for more.
front-position = A game on the board: everyday words that cross each other
level-easy = Easy
level-easy-about = for your first games
level-medium = Medium
level-medium-about = plays often and well
level-strong = Strong
level-strong-about = knows nearly every word
start-more = More: ten levels, several opponents
