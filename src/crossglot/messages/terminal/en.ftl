# What the terminal says during a game. English.
to-move = { $name } to move. { $bag } tiles in the bag.
your-move = Your move (help for help):{" "}
help =
    Type a move, or:
        8H KARD         lay a word; 8H is across, H8 down (as on your board); . is a tile that lies there
        8H KARD take I8   lay a word with the blank taken from I8 (house rule blank-reuse)
        8H KARD vowels 3  draw three from the bag of vowels (house rule two-bags)
        exchange AB     exchange tiles
        pass            skip the turn
        challenge       doubt the last play, where challenges are played
        look WORD       is the word admissible? (with the dictionary open)
        unseen          tiles in the bag and on other racks
        board           the board again
        resign          give up
        quit            leave
played = { $name }: { $move }  { $points } points ({ $words }), total { $total }
exchanged = { $name } exchanges { $count } tiles.
passed = { $name } passes.
skipped = { $name } loses the turn.
challenged-off = The challenge succeeds: the play comes off.
challenged-stands = The challenge fails: the play stands.
unseen = Unseen: { $tiles }
word-good = { $word } is admissible.
word-bad = { $word } is not admissible.
look-closed = The dictionary is closed (house rule open-dictionary opens it).
over = The game is over ({ $reason }).
final = { $name }: { $total } ({ $booked } for tiles left)
winner = The winner: { $names }
totals-together = { $grade ->
    [good] Together { $total } points: a good total.
    [very-good] Together { $total } points: a very good total.
    [excellent] Together { $total } points: excellent.
   *[none] Together { $total } points.
}
totals-usual = Usual are { $low } to { $high } for all together, more with skill.
totals-each = With { $players } players, { $low } to { $high } points for each are good.
left = You left the game; it is not finished.
fallback-lexicon = The word list is { $lexicon }: rougher than the rules, because the analyser of this language does not run on this machine.
scores = { $name } { $total }

training = { $edition }: generation { $generation } of { $generations }, { $done } of { $batches } batches
training-generation = generation { $number }: { $games } games, { $boards } boards; leaves changed by { $change } points, differ by { $spread }
training-done = Leave values of { $edition }: { $path }
training-stopped = Stopped; the same command goes on from { $path }
training-chances = Winning chances of { $edition }: { $games } games with { $seats } seats
training-chances-done = Winning chances of { $edition }: { $path }
autoplay-progress = { $done } of { $games } games; { $player } won { $won } % ± { $wonmargin }, ahead by { $ahead } ± { $aheadmargin }; { $left } left
autoplay-resumed = { $path }: { $done } of { $games } games are there already
autoplay-stopped = Stopped after { $done } of { $games } games.
autoplay-put-aside = Stopped after { $done } of { $games } games; the same command goes on from { $path }
autoplay-games = { $games } games of { $edition } with { $lexicon }, { $turns } turns each; ended: { $reasons }
autoplay-player = { $player }: won { $won } % ± { $wonmargin }, { $points } points ± { $pointsmargin }, ahead by { $ahead } ± { $aheadmargin }
autoplay-saved = Games written to { $path }
lexicon-amended = { $lexicon }: { $base } with { $added } added and { $removed } removed.
lexicon-only-in = Only in { $lexicon }: { $count }
lexicon-pinned = { $lexicon } is used until it is unpinned.
lexicon-unpinned = { $edition } uses its installed lexicon again.
lexicon-not-pinned = { $edition } was not pinned.
lexicon-pruned = Deleted: { $lexicon }
lexicon-pruned-count = Lexicons deleted: { $count }

accounts-role = { $name } has the role { $role } now.
