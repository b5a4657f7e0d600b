"""What is measured: searches, whole games, simulations and endgames, over positions of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from crossglot.analysis.bench.positions import Met
from crossglot.analysis.bench.rates import Rate, measure, measure_threads
from crossglot.editions import Edition
from crossglot.kernel import (
    Endgame,
    Graph,
    Listing,
    Simulation,
    ending_of,
    list_plays,
    play_games,
    plays,
    ruleset_of,
)
from crossglot.players.leaves import leaves_of
from crossglot.players.winning import chances_of

SAMPLE = 400
"""Positions that are looked at with every number of blanks."""

CANDIDATES, PLIES, ROLLOUTS, SIMULATED = 15, 2, 600, 10
"""Of a simulation; and how many positions are simulated."""

ENDGAMES, NODES = 10, 20_000
"""Positions with an empty bag, and the nodes spent on each."""


class Bench:
    """One word graph with one edition, and the positions to look at.

    Args:
        edition: Board, tiles and points.
        graph: The words.
        met: Positions of games.
    """

    def __init__(self, edition: Edition, graph: Graph, met: Sequence[Met]) -> None:
        self.edition = edition
        self.graph = graph
        self.met = met
        self._rules = ruleset_of(edition)

    def signature(self) -> tuple[int, int, int]:
        """Positions, plays of all of them, their points added up: equal when runs did the same."""
        points = [play[3] for met in self.met for play in self._listing(met)]
        return len(self.met), len(points), sum(points)

    def rates(self, threads: int = 2) -> Iterator[Rate]:
        """Everything there is to measure, one after the other."""
        searches = {"best": self.best, "all": self.list_all}
        for name, search in searches.items():
            yield measure(name, "positions", partial(search, self.met))
        yield measure("all", "plays", partial(self.count_all, self.met))
        few = self.met[:: max(1, len(self.met) // SAMPLE)][:SAMPLE]
        for blanks in range(3):
            held = [met.with_blanks(blanks) for met in few]
            for name, search in searches.items():
                yield measure(f"{name}-blanks-{blanks}", "positions", partial(search, held))
        for count in sorted({1, threads}):
            for name, search in searches.items():
                run = partial(search, self.met)
                yield measure_threads(f"{name}-threads-{count}", "positions", run, count)
        yield measure("self-play", "games", self.play)
        yield measure("simulation", "rollouts", self.simulate)
        if self._endgames():
            yield measure("endgame", "nodes", self.solve)

    def best(self, met: Sequence[Met]) -> int:
        """Finds the best play of each position."""
        for board, rack in met:
            plays(self.graph, self._rules, board, rack, limit=1)
        return len(met)

    def list_all(self, met: Sequence[Met]) -> int:
        """Lists every play of each position, in order."""
        for one in met:
            self._listing(one)
        return len(met)

    def count_all(self, met: Sequence[Met]) -> int:
        """The same; says how many plays."""
        return sum(len(self._listing(one)) for one in met)

    def play(self, games: int = 100) -> int:
        """Plays whole games between two seats that take the highest score."""
        bag = self.edition.full_bag()
        ending = ending_of(self.edition)
        play_games(self.graph, self._rules, ending, bag, [None, None], seed=1, first=0, count=games)
        return games

    def simulate(self) -> int:
        """Rolls out the best candidates of a few positions; says how many rollouts."""
        rollouts = 0
        for board, rack in self._early():
            unseen = Met(board, rack).unseen(self.edition)
            simulation = Simulation(
                self.graph,
                self._rules,
                board,
                rack,
                unseen,
                [min(self.edition.rack_size, len(unseen))],
                [0, 0],
                ending=ending_of(self.edition),
                chances=chances_of(self.edition, 2),
                candidates=CANDIDATES,
                plies=PLIES,
                seed=1,
                leaves=leaves_of(self.edition),
            )
            simulation.run(rollouts=ROLLOUTS)
            rollouts += simulation.rollouts
        return rollouts

    def solve(self) -> int:
        """Searches endgames of two; says how many nodes."""
        nodes = 0
        for met in self._endgames():
            racks = [met.rack, met.unseen(self.edition)]
            endgame = Endgame(
                self.graph,
                self._rules,
                met.board,
                racks,
                [0, 0],
                turn=0,
                ending=ending_of(self.edition),
            )
            nodes += endgame.solve(nodes=NODES).nodes
        return nodes

    def _listing(self, met: Met) -> Listing:
        return list_plays(self.graph, self._rules, met.board, met.rack)

    def _early(self) -> list[Met]:
        """Positions with a full rack and a bag from which the other seat fills its own."""
        size = self.edition.rack_size
        early = [met for met in self.met if len(met.unseen(self.edition)) > 2 * size]
        return early[:: max(1, len(early) // SIMULATED)][:SIMULATED]

    def _endgames(self) -> list[Met]:
        """Positions in which the bag is empty and both seats hold tiles."""
        size = self.edition.rack_size
        late = [met for met in self.met if 0 < len(met.unseen(self.edition)) <= size and met.rack]
        return late[:: max(1, len(late) // ENDGAMES)][:ENDGAMES]
