# What the terminal says during Bingo. English.
write = { $name }, your two words of seven letters (the others look away):{" "}
called = The letter is { $letter } ({ $spoken }).
cross = { $name }, { $letter } stands at { $spots }. Which one (Enter for the first, - for none)?{" "}
next = Enter for the next letter, or the name of who calls Bingo (help for help):{" "}
help =
    Press Enter for the next letter, or type:
        a player's name     they call “Bingo”
        cards               the cards, with what is crossed off
        quit                leave
card = { $name }: { $words }
who = Nobody here is called { $name }.
bingo = { $name }: Bingo! { $words }
misspelt = { $name }: { $words } is not admissible; the card is out.
over-bingo = The winner: { $names }
over-bag-empty = Every letter was called, and nobody called Bingo.
over-nobody-left = Every card is out; nobody has won.
left = You left the game; it is not finished.
