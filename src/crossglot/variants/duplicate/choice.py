"""The best play of a rack: which of several equal ones goes on the board.

Every criterion gives a number or a word; less is better. The order is the
profile's; what it leaves equal is settled by row, column, direction and tiles,
so that the choice is the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board, Direction
from crossglot.errors import DuplicateCode, GameError, IllegalPlayError
from crossglot.moves import Play
from crossglot.rules import Placement, place, score
from crossglot.variants.duplicate.profile import Criterion
from crossglot.variants.duplicate.table import Table


class Tops(Protocol):
    """Whatever finds the best plays; a move generator with a lexicon does."""

    def __call__(self, board: Board, rack: bytes, /) -> Sequence[tuple[Play, int]]:
        """All plays of ``rack`` on ``board`` with the most points, and those points."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play that may go on the board.

    Attributes:
        play: The play.
        points: What it earns.
        placement: Where its tiles go.
        leave: What it leaves on the rack.
        table: The table before.
    """

    play: Play
    points: int
    placement: Placement
    leave: bytes
    table: Table


@dataclass(frozen=True, slots=True)
class Choice:
    """The play that goes on the board, and how it came about.

    Attributes:
        top: The play chosen.
        equal: How many plays had as many points.
        open_to_referee: Those among which a referee may choose freely.
    """

    top: Candidate
    equal: int
    open_to_referee: tuple[Candidate, ...]


Key = Callable[[Candidate], int | bytes | tuple[int, ...]]


def candidate(table: Table, play: Play) -> Candidate:
    """``play`` on ``table``, counted.

    Raises:
        GameError: It cannot be laid from this rack: no top.
    """
    try:
        placement = place(table.edition, table.board, play)
    except IllegalPlayError as error:
        raise GameError(DuplicateCode.NOT_A_TOP, reason=error.code) from None
    leave = table.leave(placement.laid.values())
    if leave is None or len(placement.laid) > table.most_laid:
        raise GameError(DuplicateCode.NOT_A_TOP, reason="rack")
    return Candidate(placement.play, score(table.edition, placement), placement, leave, table)


def equal_tops(table: Table, tops: Tops) -> tuple[Candidate, ...]:
    """The best plays that ``tops`` finds, each laid and counted again.

    Raises:
        GameError: One is no play of this rack, or its points are not these.
    """
    found: dict[Play, Candidate] = {}
    for rack in table.racks:
        of_rack = []
        for play, points in tops(table.board, rack):
            top = candidate(table, play)
            if top.points != points:
                raise GameError(DuplicateCode.NOT_A_TOP, reason="points")
            of_rack.append(top)
        if len({top.points for top in of_rack}) > 1:
            raise GameError(DuplicateCode.NOT_A_TOP, reason="points")
        found |= {top.play: top for top in of_rack}
    most = max((top.points for top in found.values()), default=0)
    return tuple(top for top in found.values() if top.points == most)


def choose(table: Table, candidates: Iterable[Candidate]) -> Choice | None:
    """The one of ``candidates`` that goes on the board; None when there is none."""
    listed = list(candidates)
    if not listed:
        return None
    most = max(top.points for top in listed)
    best = [top for top in listed if top.points == most]
    equal = len(best)
    if table.board.is_empty and table.profile.top.opening_across:
        across = [top for top in best if top.play.direction is Direction.ACROSS]
        best = across or best
    order = table.profile.top.order
    binding = order[: table.profile.top.binding]
    bound = min(tuple(CRITERIA[name](top) for name in binding) for top in best)
    free = [top for top in best if tuple(CRITERIA[name](top) for name in binding) == bound]

    def key(top: Candidate) -> tuple[object, ...]:
        named = (CRITERIA[name](top) for name in order)
        return (*named, *_place_of(top))

    chosen = min(free, key=key)
    by_order = tuple(sorted(free, key=key)) if len(binding) < len(order) else (chosen,)
    return Choice(chosen, equal, by_order)


def _place_of(top: Candidate) -> tuple[int, int, bytes]:
    return top.play.start, int(top.play.direction), top.play.tiles


def _blanks(top: Candidate) -> int:
    """Fewest blanks first: the joker is kept (FISF 3.4, FISE)."""
    return sum(1 for tile in top.placement.laid.values() if tile & BLANK)


def _joker_lost(top: Candidate) -> int:
    """Fewest blanks that stay on the board (FISF 3.8.1)."""
    swapped = top.table.swapped(top.placement) if top.table.profile.form.joker else {}
    return _blanks(top) - len(swapped)


def _goes_on(top: Candidate) -> int:
    """Plays that end the game first (FISF 3.4)."""
    return 0 if top.table.after(top.play).is_over else 1


def _imbalance(top: Candidate) -> tuple[int, int]:
    """The leave nearest to as many vowels as consonants, then the one with fewest doubles.

    The rules of the FISE say "most balanced" and no more; this is our reading:
    a blank fills what is missing, and equal letters are what is left to part them.
    """
    kinds = top.table.sorter.count(top.leave)
    apart = abs(kinds.vowels - kinds.consonants)
    doubles = sum(count - 1 for count in Counter(top.leave).values())
    return max(0, apart - kinds.blanks - kinds.either), doubles


def _anchors(top: Candidate) -> int:
    """Most empty squares beside a tile: what opens the game, in a number (ours)."""
    return -len(replace(top.table, board=top.placement.board).anchors)


def _main_word(top: Candidate) -> bytes:
    """The main word, letter by letter in the order of the alphabet."""
    main = top.placement.words[0].tiles
    return bytes(map(letter_of, main))


def _row(top: Candidate) -> int:
    return top.play.start // top.table.board.layout.columns


def _column(top: Candidate) -> int:
    return top.play.start % top.table.board.layout.columns


CRITERIA: dict[Criterion, Key] = {
    "fewest-blanks": _blanks,
    "keeps-joker": _joker_lost,
    "ends-game": _goes_on,
    "balanced-leave": _imbalance,
    "fewest-tiles": lambda top: len(top.placement.laid),
    "most-tiles": lambda top: -len(top.placement.laid),
    "most-anchors": _anchors,
    "alphabetical": _main_word,
    "row": _row,
    "column": _column,
    "across-first": lambda top: int(top.play.direction),
    "nearest-a1": lambda top: _row(top) + _column(top),
}
"""Name -> what it compares, less being better."""
