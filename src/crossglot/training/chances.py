"""Winning chances learnt from self-play: how leads end, by the tiles left in the bag.

Games between static players are counted by the kernel (integers, so that parts
add up no matter who played them), then a logistic curve is fitted for every number
of tiles in the bag: one scale, and what each place in the order of turns is worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import exp

from crossglot.editions import Edition
from crossglot.kernel import count_outcomes, ending_of, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.players import leaves_of
from crossglot.players.winning import VERSION

STEP = 4.0
"""Points of one step of lead, as the kernel counts them."""

PART = 50
"""Games of one piece of work."""

SPAN = 8
"""Neighbours that a row is fitted with: one on each side for so many tiles in the bag."""

Key = tuple[int, int, int, int]
"""(tiles in the bag, place of a seat, place of a later seat, steps of lead)."""

Cell = tuple[int, int, float, int, float]
"""(place of a seat, place of a later seat, lead in points, how often, how often it won)."""


class Tally:
    """Counts of how leads ended; tallies of parts add up.

    Attributes:
        games: How many games were played with each key.
        halves: Half points that the first seat scored in them.
    """

    def __init__(self) -> None:
        self.games: Counter[Key] = Counter()
        self.halves: Counter[Key] = Counter()

    def add(self, counts: Iterable[tuple[int, int, int, int, int, int]]) -> None:
        """Adds what :func:`crossglot.kernel.count_outcomes` counted."""
        for bag, place, later, steps, often, half in counts:
            key = bag, place, later, steps
            self.games[key] += often
            self.halves[key] += half


def tally(lexicon: Lexicon, edition: Edition, seats: int, games: int, seed: int) -> Tally:
    """Plays ``games`` games and counts; the same for any number of processors."""
    graph, ruleset, ending = lexicon.graph, ruleset_of(edition), ending_of(edition)
    bag, leaves = edition.full_bag(), leaves_of(edition)

    def part(first: int) -> list[tuple[int, int, int, int, int, int]]:
        return count_outcomes(
            graph,
            ruleset,
            bag,
            seats=seats,
            first=first,
            games=min(PART, games - first),
            seed=seed,
            ending=ending,
            leaves=leaves,
        )

    counted = Tally()
    with ThreadPoolExecutor() as pool:
        for counts in pool.map(part, range(0, games, PART)):
            counted.add(counts)
    return counted


def fit(counted: Tally, seats: int) -> list[list[int]]:
    """The rows of a file of chances: for each number of tiles in the bag, from none on.

    Returns:
        The scale and the worth of being 1, 2, ... turns away from the move, in millipoints.
    """
    most = max((bag for bag, *_ in counted.games), default=0)
    by_bag: dict[int, list[Cell]] = {bag: [] for bag in range(most + 1)}
    for (bag, place, later, steps), often in sorted(counted.games.items()):
        lead, won = (steps + 0.5) * STEP, counted.halves[bag, place, later, steps] / 2
        by_bag[bag].append((place, later, lead, often, won))
    rows = [_row(by_bag, bag, seats) for bag in range(1, most + 1)]
    return [rows[0], *rows] if rows else []


def _row(by_bag: Mapping[int, Sequence[Cell]], bag: int, seats: int) -> list[int]:
    near = bag // SPAN
    cells = [cell for at in range(bag - near, bag + near + 1) for cell in by_bag.get(at, ())]
    slope, *places = _logistic(cells, seats)
    scale = 1000 / max(slope, 1e-4)
    return [round(scale), *(round(scale * place) for place in places)]


def _logistic(cells: Sequence[Cell], seats: int) -> list[float]:
    """Slope and places that make ``cells`` most likely, by Newton's method from an even start."""
    found = [0.02] + [0.0] * (seats - 1)
    for _ in range(12):
        gradient = [0.0] * seats
        curve = [[1e-6 * (i == j) for j in range(seats)] for i in range(seats)]
        for place, later, lead, often, won in cells:
            factors = [lead] + [0.0] * (seats - 1)
            if place:
                factors[place] = 1.0
            factors[later] = -1.0
            inner = sum(a * b for a, b in zip(found, factors, strict=True))
            chance = 1 / (1 + exp(-max(-50.0, min(50.0, inner))))
            weight = often * chance * (1 - chance)
            for i, own in enumerate(factors):
                if own:
                    gradient[i] += (won - often * chance) * own
                    for j, other in enumerate(factors):
                        curve[i][j] += weight * own * other
        found = [a + b for a, b in zip(found, _solved(curve, gradient), strict=True)]
    return found


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations with a positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [value - factor * own for value, own in pairs]
    return [row[-1] for row in rows]


def format_chances(
    lexicon: Lexicon, games: Mapping[int, int], seed: int, rows: Mapping[int, list[list[int]]]
) -> str:
    """The file of an edition's chances.

    Args:
        lexicon: With what words the games were played.
        games: How many for each number of seats.
        seed: What decided them.
        rows: What :func:`fit` found, by number of seats.
    """
    lines = [
        "# Winning chances learnt from self-play; docs/formats/chances.md tells what is what.",
        f"version = {VERSION}",
        f'edition = "{lexicon.edition.id}"',
        "",
        "[recipe]",
        f'lexicon = "{lexicon.id}"',
        f"seed = {seed}",
    ]
    for seats, table in sorted(rows.items()):
        lines += ["", f"[seats-{seats}]", f"games = {games[seats]}", "rows = ["]
        lines += [f"    {row}," for row in table]
        lines += ["]"]
    return "\n".join(lines) + "\n"
