"""How much a turn tells of the leave: log loss of what is inferred, and of the count of tiles.

    python -m benchmarks.inference [EDITION] [--player static] [--turns 2000] [--temperatures]

For every play that keeps something: how unlikely the leave that was held was by the count of unseen
tiles, and by what ``players.inference`` makes of the turn, as means of natural logarithms with 95 %
intervals. The control is a leave drawn from the unseen tiles in place of the one held: of that,
inference must know less than the count. ``--temperatures`` compares settings other than those used.
"""

import argparse
import math
import statistics
import sys
from collections import Counter
from itertools import count, islice
from random import Random

from crossglot.alphabet import rack_tile
from crossglot.editions import load_edition
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import load_lexicon
from crossglot.moves import Play
from crossglot.players import leaves_of, make_player
from crossglot.players.inference import DOUBT, TEMPERATURE
from crossglot.tiles import without

TEMPERATURES = (1000, 2000, 3000, 4000, 6000, 8000, 12000, 20000)
DOUBTS = (0.02, 0.1, 0.25)


def turns(edition, lexicon, kind):
    """(board before, tiles laid, tiles kept, tiles in the bag, points) of plays, without end."""
    player = make_player(kind, lexicon)
    for game in count():
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
    """Log loss of the leave held by the count of tiles; its margin, and those of leaves drawn."""
    board, laid, kept, bag, points = turn
    rules, values = ruleset_of(edition), leaves_of(edition)

    def margin(leave):
        found = plays(lexicon.graph, rules, board, laid + leave, limit=1, leaves=values)
        return max(0, found[0][4] - 1000 * points - values.value(leave))

    unseen = list(bag + kept)
    drawn = [margin(bytes(random.sample(unseen, len(kept)))) for _ in range(leaves)]
    return prior_loss(kept, Counter(unseen)), margin(kept), drawn


def prior_loss(kept, unseen):
    """Minus the logarithm of how likely so many tiles drawn from ``unseen`` are ``kept``."""
    ways = math.prod(math.comb(unseen[tile], held) for tile, held in Counter(kept).items())
    return math.log(math.comb(unseen.total(), len(kept))) - math.log(ways)


def gain(held, drawn, temperature, doubt):
    """The logarithm of how much likelier a leave of margin ``held`` becomes."""
    mean = sum(math.exp(-margin / temperature) for margin in drawn) / len(drawn)
    return math.log(doubt + (1 - doubt) * math.exp(-held / temperature) / max(mean, 1e-12))


def told(name, values):
    """A mean with its 95 % interval, in a line."""
    error = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{name:44} {statistics.mean(values):+.3f} ± {error:.3f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--player", default="static")
    parser.add_argument("--turns", type=int, default=2000)
    parser.add_argument("--leaves", type=int, default=120)
    parser.add_argument("--temperatures", action="store_true")
    args = parser.parse_args()
    edition = load_edition(args.edition)
    lexicon = load_lexicon(edition)
    random = Random(1)
    met = [
        margins(edition, lexicon, turn, args.leaves, random)
        for turn in islice(turns(edition, lexicon, args.player), args.turns)
    ]
    print(f"{edition.id}, {args.player}: {len(met)} plays")
    gains = [gain(held, drawn, TEMPERATURE, DOUBT) for _, held, drawn in met]
    control = [gain(drawn[0], drawn[1:], TEMPERATURE, DOUBT) for _, _, drawn in met]
    losses = [loss for loss, *_ in met]
    print(told("log loss by the count of tiles", losses))
    pairs = zip(losses, gains, strict=True)
    print(told("log loss by what is inferred", [loss - more for loss, more in pairs]))
    print(told("gain", gains))
    print(told("gain for a leave drawn at random (control)", control))
    for temperature in TEMPERATURES if args.temperatures else ():
        for doubt in DOUBTS:
            other = [gain(held, drawn, temperature, doubt) for _, held, drawn in met]
            print(told(f"gain by temperature {temperature}, doubt {doubt}", other))
    return 0


if __name__ == "__main__":
    sys.exit(main())
