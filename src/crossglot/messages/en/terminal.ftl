# What the terminal says during a game. English.
to-move = { $name } to move. { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag.
your-move = Your move (help for help):{" "}
help =
    Type a move, or:
        { $across } KARD         lay a word; { $across } is across, { $down } down (as on your board); . is a tile that lies there
        { $across } KARD take { $square }   lay a word with the blank taken from { $square } (house rule blank-reuse)
        { $across } KARD vowels 3  draw three from the bag of vowels (house rule two-bags)
        exchange AB     exchange tiles
        pass            skip the turn
        challenge       doubt the last play, where challenges are played
        challenge NAME  the same for the player of that name or number; words after it: only these
        accept          let the last play stand
        look WORD       is the word admissible? (with the dictionary open)
        unseen          tiles in the bag and on other racks
        board           the board again
        end             propose to end the game: nothing more can be laid
        resign          give up
        quit            leave
played = { $name }: { $move }  { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $words }), total { $total }
exchanged = { $name } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
passed = { $name } passes.
skipped = { $name } loses the turn.
challenged-off = { $name } challenges and is right: the play comes off.
challenged-stands = { $name } challenges and is wrong: the play stands.
challenge-booked = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the challenge
unseen = Unseen: { $tiles }
word-good = { $word } is admissible.
word-bad = { $word } is not admissible.
look-closed = The dictionary is closed (house rule open-dictionary opens it).
look-what = Look up which word? Type look and the word.
over = The game is over ({ $reason }).
final = { $name }: { $total } ({ $booked } for tiles left)
final-late = { $name }: { $total } ({ $booked } for tiles left, { $late } for overtime)
winner = The winner: { $names }
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
left = You left the game; it is not finished.
fallback-lexicon = The lexicon is { $lexicon }: rougher than the rules, because the analyser of this language does not run on this machine.
scores = { $name } { $total }
may-stand = { $name } has played. Type accept to let the play stand, or challenge:{" "}
may-challenge = { $name }’s play may still be challenged.
who-challenges = Who challenges ({ $names })?{" "}
drawn = Drawn to see who begins: { $tiles }
drawn-again = A tie; drawn again: { $tiles }
begins = { $name } begins. The tiles drawn go back into the bag.
no-play = These tiles make no play here.
no-word = No word is so.
lexicon-none = No lexicon in { $folder }. To install one: crossglot lexicon install hu
lexicon-which = Name one edition, or --all.
lexicon-word-missing = Name at least one word.
nothing-listed = There is nothing to list.

training = { $edition }: generation { $generation } of { $generations }, batches { $done } of { $batches }
training-generation = generation { $number }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}; leaves changed by { $change } points, differ by { $spread }
training-done = Leave values of { $edition }: { $path }
training-stopped = Stopped; the same command goes on from { $path }
training-chances = Winning chances of { $edition }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
training-chances-done = Winning chances of { $edition }: { $path }
autoplay-progress = { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $player } won { $won } % ± { $wonmargin }, ahead by { $ahead } ± { $aheadmargin }; { $left } left
autoplay-resumed = { $path }: { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} are there already
autoplay-stopped = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
autoplay-put-aside = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; the same command goes on from { $path }
autoplay-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $edition } with { $lexicon }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} each; ended: { $reasons }
autoplay-player = { $player }: won { $won } % ± { $wonmargin }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ± { $pointsmargin }, ahead by { $ahead } ± { $aheadmargin }
autoplay-saved = Games written to { $path }
lexicon-amended = { $lexicon }: { $base } with { $added } added and { $removed } removed.
lexicon-only-in = Only in { $lexicon }: { $count }
lexicon-pinned = { $lexicon } is used until it is unpinned.
lexicon-unpinned = { $edition } uses its installed lexicon again.
lexicon-not-pinned = { $edition } was not pinned.
lexicon-pruned = Deleted: { $lexicon }
lexicon-pruned-count = Lexicons deleted: { $count }

accounts-role = { $name } has the role { $role } now.
