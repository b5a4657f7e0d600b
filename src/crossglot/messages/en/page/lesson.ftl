lesson-step = Step { $number } of { $count }
lesson-show = Show me a way
lesson-next = Next step
lesson-last = Finish the lesson
lesson-skip = Skip this step
lesson-again = Once more from the start
lesson-over = That was the lesson
lesson-over-text = You know all that a game needs. The rest comes by playing.
lesson-well-done = Well done: { $points ->
    [0] that is how it is done.
    [one] { $points } point.
   *[other] { $points } points.
}
error-lesson-other = A good move, but not what this step is about. Take the tiles back and look again.
lesson-opening = Lay the first word
lesson-opening-how = The first word covers the starting square. Words read from left to right or from top to bottom. Type a word, drag the tiles, or tap a square and then the tiles.
lesson-cross = Go through a word
lesson-cross-how = Every later word touches those on the board. Use a letter that lies there already, as a part of your own word.
lesson-hook = Make two words at once
lesson-hook-how = Tiles side by side make words across and down, and every one of them counts. Lengthen a word, or lay yours along another.
lesson-premium = Cover a word square
lesson-premium-how = Coloured squares multiply a letter or a whole word, but only once: for the play that covers them. Find a word that covers a square for two or three times the word.
lesson-digraph = A tile of two letters
lesson-digraph-how = Some tiles carry more than one letter. Type its letters one after the other and the tile is laid when the rack has it.
lesson-blank = The blank
lesson-blank-how = A blank stands for any letter and earns nothing. Type a letter that you do not have, or a letter with Shift held down.
lesson-bingo = All tiles at once
lesson-bingo-how = Lay a whole rack in one play, and you get a bonus. This rack can do it.
lesson-exchange = Swap tiles
lesson-exchange-how = With bad tiles you may swap some of them instead of laying a word; it costs the turn. Choose Swap and pick the ones that go back.
about-game = The game
about-game-text = Crossglot is the crossword-tile game in Hungarian, Czech, Estonian, Greek and more than thirty other languages, by the rules of each. It is free, shows no advertisements and needs no account. Crossglot is not affiliated with the makers of any boxed game.
about-words = The words
about-words-text = Words come from free dictionaries and are put together on this server by the rules of each language. Of every word you can ask why it is good or why it is not.
about-everyone = For everyone
about-everyone-text = Everything can be played by keyboard alone and with a screen reader. The speech view is the same game at the same address, made for listening; the settings have colours, contrast and large tiles.
about-data = Your data
about-data-text = A guest leaves nothing but the games. With an account you can take all your data along or have it erased, on the account page.
about-code = The code
about-code-text = Crossglot is open source under the Apache licence 2.0. Dictionaries stay under the licences of their makers.
