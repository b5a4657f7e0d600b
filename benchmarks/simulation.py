"""Rollouts a second: candidates of positions of whole games, two plies, by threads.

    python -m benchmarks.simulation [EDITION] [--games 3] [--rollouts 2000] [--candidates 15]

User-CPU seconds count; the clock tells how threads scale on a quiet machine.
"""

import argparse
import resource
import sys
import time

from crossglot.alphabet import rack_tile
from crossglot.analysis.bench.positions import positions_of_games
from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.lexicon import load_lexicon
from crossglot.players import Outlook, simulation_of
from crossglot.tiles import without


def outlooks(edition, lexicon, games):
    """Every fourth position of some games while the bag holds tiles."""
    for met in positions_of_games(edition, lexicon.graph, games)[1::4]:
        seen = [*(rack_tile(tile) for tile in met.board if tile), *met.rack]
        unseen = without(edition.full_bag(), seen)
        if unseen is not None and len(unseen) > edition.rack_size:
            board = Board(edition.layout, met.board)
            yield Outlook(edition, board, met.rack, unseen, (edition.rack_size,), (0, 0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rollouts", type=int, default=2000)
    parser.add_argument("--candidates", type=int, default=15)
    parser.add_argument("--plies", type=int, default=2)
    args = parser.parse_args()
    edition = load_edition(args.edition)
    lexicon = load_lexicon(edition)
    positions = list(outlooks(edition, lexicon, args.games))
    for threads in (1, 2):
        done, spent, passed = 0, 0.0, 0.0
        for outlook in positions:
            simulation = simulation_of(
                lexicon, outlook, candidates=args.candidates, plies=args.plies, seed=1
            )
            used = resource.getrusage(resource.RUSAGE_SELF).ru_utime
            began = time.perf_counter()
            simulation.run(rollouts=args.rollouts, threads=threads)
            spent += resource.getrusage(resource.RUSAGE_SELF).ru_utime - used
            passed += time.perf_counter() - began
            done += simulation.rollouts
        print(
            f"{edition.id}, {threads} threads: {done} rollouts at {len(positions)} positions, "
            f"{done / spent:,.0f} a user-CPU second, {done / passed:,.0f} a second"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
