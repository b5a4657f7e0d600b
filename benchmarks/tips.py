"""The figures of the tips for beginners: python -m benchmarks.tips [EDITION ...] [--games 300].

Two computers play with the words that a club player knows (vocabulary v3) and the leave values that
are shipped; a third match shows what the leaves are worth: one who takes the most points each turn
against one who minds what is kept. Printed as the table that ``rulebook/tips.toml`` holds.
"""

import argparse
from statistics import fmean

from crossglot.alphabet import BLANK
from crossglot.game import fold
from crossglot.lexicon import load_lexicon
from crossglot.players import leaves_of, vocabulary
from crossglot.training.match import Match, play_match, standings

EDITIONS = ("HU-M", "HU-W", "CS", "ET", "EL")
WORDS = "v3"
SEED = 14


def main():
    options = argparse.ArgumentParser()
    options.add_argument("editions", nargs="*", default=EDITIONS)
    options.add_argument("--games", type=int, default=300)
    asked = options.parse_args()
    for name in asked.editions:
        lexicon = vocabulary(load_lexicon(name), WORDS)
        print(f"[{lexicon.edition.id}]")
        for key, value in figures(lexicon, asked.games).items():
            print(f"{key} = {value}".replace("'", '"'))
        print(flush=True)


def figures(lexicon, games):
    """What is measured of one edition."""
    edition = lexicon.edition
    match = Match(edition, lexicon, ("static", "static"), games, SEED, threads=1, events=True)
    played = list(play_match(match))
    turns = [turn for game in played for turn in turns_of(game, edition)]
    best = [points for points, _, bingo in turns if bingo]
    rest = [(points, words) for points, words, bingo in turns if not bingo]
    crossed = [points for points, words in rest if words > 1]
    alone = [points for points, words in rest if words == 1]
    greedy = Match(edition, lexicon, ("static", "greedy"), 5 * games, SEED, threads=1)
    wins = standings(greedy, list(play_match(greedy)))[0]
    return {
        "games": len(played),
        "turn": round(fmean(points for points, *_ in turns)),
        "bingo": round(fmean(best)),
        "other": round(fmean(points for points, _ in rest)),
        "crossed": round(fmean(crossed)),
        "alone": round(fmean(alone)),
        "kept": round(wins.ahead.mean),
        "wins": round(100 * wins.wins.mean),
        **leaves(edition),
    }


def leaves(edition):
    """The worth of single tiles kept, by the values that are shipped."""
    table, labels = leaves_of(edition), edition.alphabet.labels
    letters = [tile for tile in range(1, len(labels)) if edition.counts[tile]]
    worth = {tile: table.value(bytes([tile])) / 1000 for tile in letters}
    ranked = sorted(letters, key=worth.get, reverse=True)
    twice = [
        table.value(bytes([tile, tile])) / 1000 - 2 * worth[tile]
        for tile in letters
        if edition.counts[tile] > 2
    ]
    return {
        "blank": round(table.value(bytes([BLANK])) / 1000),
        "best": [labels[tile] for tile in ranked[:3]],
        "worst": [labels[tile] for tile in ranked[-3:]],
        "twice": round(-fmean(twice)),
    }


def turns_of(game, edition):
    """The turns of a game as (points, words made, whether all tiles were laid)."""
    for turn in fold(game.events).turns:
        words = turn.placement.words if turn.placement else ()
        laid = len(turn.placement.laid) if turn.placement else 0
        yield turn.points, len(words), laid >= edition.rack_size


if __name__ == "__main__":
    main()
