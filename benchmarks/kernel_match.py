"""Matches between two computer players, every move through the rules.

    python -m benchmarks.kernel_match [EDITION] [--pairs 100] [--players static greedy]

Games come in pairs with the same seed and seats changed.
"""

import argparse
import statistics
import sys

from crossglot.editions import Edition, load_edition
from crossglot.game import SeatInfo, act, after, fold, start, view
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.players import make_player


def scores(edition: Edition, lexicon: Lexicon, kinds: list[str], seed: str) -> tuple[int, ...]:
    events = list(start(edition, [SeatInfo(kind, kind) for kind in kinds], seed))
    players = [make_player(kind, lexicon) for kind in kinds]
    state = fold(events)
    while state.to_move is not None and state.ended is None:
        seat = state.to_move
        move = players[seat].choose(view(events, seat), seat)
        for event in act(state, seat, move, lexicon):
            events.append(event)
            state = after(state, event)
    return state.scores


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--players", nargs=2, default=["static", "greedy"])
    args = parser.parse_args()
    edition = load_edition(args.edition)
    lexicon = load_lexicon(edition)
    first, second = args.players
    margins = []
    for pair in range(args.pairs):
        one, other = scores(edition, lexicon, [first, second], f"match/{pair}")
        margins.append(one - other)
        other, one = scores(edition, lexicon, [second, first], f"match/{pair}")
        margins.append(one - other)
    won = sum((margin > 0) + (margin == 0) / 2 for margin in margins) / len(margins)
    error = statistics.stdev(margins) / len(margins) ** 0.5
    mean = statistics.mean(margins)
    print(f"{edition.id}: {first} won {won:.1%} of {len(margins)} games against {second},")
    print(f"{mean:+.1f} points a game (standard error {error:.1f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
