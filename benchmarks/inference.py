"""How much a turn tells of the leave, by temper and doubt: what ``players.inference`` was set by.

    python -m benchmarks.inference [EDITION] [--player static] [--games 12] [--leaves 120]

For every play that keeps something: how much likelier the leave that was held
becomes than by the count of unseen tiles, as a mean of natural logarithms.
"""

import argparse
import math
import sys
from random import Random

from crossglot.alphabet import rack_tile
from crossglot.editions import load_edition
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import load_lexicon
from crossglot.moves import Play
from crossglot.players import leaves_of, make_player
from crossglot.tiles import without

TEMPERS = (1000, 2000, 3000, 4000, 6000, 8000, 12000, 20000)
DOUBTS = (0.02, 0.1, 0.25)


def turns(edition, lexicon, kind, games):
    """(board before, tiles laid, tiles kept, tiles in the bag, points) of plays in whole games."""
    player = make_player(kind, lexicon)
    for game in range(games):
        events = list(start(edition, [SeatInfo(kind, kind)] * 2, f"inference/{game}"))
        state = fold(events)
        while state.ended is None:
            seat, before = state.to_move, state
            move = player.choose(view(events, seat), seat)
            for event in act(state, seat, move, lexicon):
                events.append(event)
                state = after(state, event)
            if isinstance(move, Play) and before.bag_count > edition.rack_size:
                laid = bytes(rack_tile(tile) for tile in move.tiles if tile)
                kept = without(before.racks[seat], laid)
                if kept:
                    points = state.turns[-1].points
                    yield before.board.tiles, laid, kept, before.bag, points


def margins(edition, lexicon, turn, leaves, random):
    """The margin of the leave held, and of leaves drawn from what was unseen."""
    board, laid, kept, bag, points = turn
    rules, values = ruleset_of(edition), leaves_of(edition)

    def margin(leave):
        found = plays(lexicon.graph, rules, board, laid + leave, limit=1, leaves=values)
        return max(0, found[0][4] - 1000 * points - values.value(leave))

    unseen = list(bag + kept)
    drawn = [margin(bytes(random.sample(unseen, len(kept)))) for _ in range(leaves)]
    return margin(kept), drawn


def gain(held, drawn, temper, doubt):
    """The logarithm of how much likelier the leave held becomes."""
    mean = sum(math.exp(-margin / temper) for margin in drawn) / len(drawn)
    return math.log(doubt + (1 - doubt) * math.exp(-held / temper) / max(mean, 1e-12))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--player", default="static")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--leaves", type=int, default=120)
    args = parser.parse_args()
    edition = load_edition(args.edition)
    lexicon = load_lexicon(edition)
    random = Random(1)
    met = [
        margins(edition, lexicon, turn, args.leaves, random)
        for turn in turns(edition, lexicon, args.player, args.games)
    ]
    print(f"{edition.id}, {args.player}: {len(met)} plays")
    for temper in TEMPERS:
        means = [
            sum(gain(held, drawn, temper, doubt) for held, drawn in met) / len(met)
            for doubt in DOUBTS
        ]
        print(f"temper {temper:6}: " + "  ".join(f"{mean:+.3f}" for mean in means))
    return 0


if __name__ == "__main__":
    sys.exit(main())
