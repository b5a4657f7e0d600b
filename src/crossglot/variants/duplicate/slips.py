"""Slips judged: what a word, a square and a claim are worth by a profile's table.

The same slip is worth the same for everybody, so equal slips are judged once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from crossglot.alphabet import BLANK, letter_of, rack_tile
from crossglot.board import Direction
from crossglot.errors import IllegalPlayError
from crossglot.game import Words
from crossglot.moves import THROUGH, Play
from crossglot.rules import Placement, place, score
from crossglot.tiles import without
from crossglot.variants.duplicate.events import Laid, Slip, Tiles
from crossglot.variants.duplicate.profile import Fault, Sanction, SlipRule
from crossglot.variants.duplicate.table import Table

_SEVERITY: dict[Sanction, int] = {
    "none": 0, "warning": 1, "as-written": 2, "penalty": 3, "zero": 4
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a slip is worth.

    Attributes:
        points: Before the penalty.
        laid: The play that is paid, with what it would earn without any fault.
        fault: The gravest fault, if any was found.
        warned: Whether it costs a warning.
        penalty: Points off.
    """

    points: int
    laid: Laid | None = None
    fault: Fault | None = None
    warned: bool = False
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to lay the word of a slip.

    Attributes:
        placement: Where its tiles go.
        points: What it earns.
        marked: Whether its blanks are those marked on the slip.
    """

    placement: Placement
    points: int
    marked: bool


Found = dict[tuple[Tiles, tuple[Direction, ...]], tuple[_Reading, ...]]
"""Word and directions -> every way to lay it, on one table with one lexicon."""


class Judging:
    """Judges many slips on one table: equal ones once, a word on a hundred wrong squares once."""

    def __init__(self, table: Table, words: Words) -> None:
        """Begin with nothing judged.

        Args:
            table: Where the slips are laid.
            words: Says which words are admissible.
        """
        self._table, self._words = table, words
        self._verdicts: dict[Slip, Verdict] = {}
        self._found: Found = {}

    def verdict(self, slip: Slip) -> Verdict:
        """What :func:`judge` says."""
        if slip not in self._verdicts:
            self._verdicts[slip] = _judged(self._table, slip, self._words, self._found)
        return self._verdicts[slip]


def judge(table: Table, slip: Slip, words: Words) -> Verdict:
    """What ``slip`` is worth on ``table``.

    A word that is not admissible earns nothing (ET-116, HU-W-78), nor does one
    that cannot be laid from the rack. Lesser faults cost what the profile's
    table says (FISF 5.3 to 5.7, the Czech rules, the FISE).
    """
    return _judged(table, slip, words, {})


def _judged(table: Table, slip: Slip, words: Words, known: Found) -> Verdict:
    rules = table.profile.slips
    paper = [slip.fault] if slip.fault else []
    if any(_sanction(rules, fault) == "zero" for fault in paper):
        return Verdict(0, fault=slip.fault)
    if table.board.is_empty and rules.opening_best:
        return _opening(table, slip, words, paper, known)
    direction = Direction(slip.direction)
    found, why = _readings(table, slip, slip.start, direction, words)
    if found:
        return _paid(rules, slip, found, paper)
    if _sanction(rules, "turned") != "zero":
        turned, _ = _readings(table, slip, slip.start, direction.other, words)
        if turned:
            return _paid(rules, slip, turned, [*paper, "turned"])
    if _sanction(rules, "misplaced") != "zero" and slip.claimed is not None:
        for reading in _anywhere(table, slip, (direction,), words, known):
            if reading.points == slip.claimed:
                return _settled(rules, slip, reading, [*paper, "misplaced"])
    return Verdict(0, fault=why)


def _sanction(rules: SlipRule, fault: Fault) -> Sanction:
    return rules.sanctions.get(fault, "zero")


def _opening(table: Table, slip: Slip, words: Words, paper: list[Fault], known: Found) -> Verdict:
    """The first word earns the most that it can, wherever it was written (FISF 5.4.2a)."""
    found = _anywhere(table, slip, tuple(Direction), words, known)
    if not found:
        _, why = _readings(table, slip, slip.start, Direction(slip.direction), words)
        return Verdict(0, fault=why or "not-placeable")
    best = max(found, key=lambda reading: (reading.points, reading.marked))
    faults = [*paper, *_claim_faults(slip, best.points)]
    if not best.marked:
        faults.append("blank-unmarked")
    return _settled(table.profile.slips, slip, best, faults)


def _paid(rules: SlipRule, slip: Slip, found: Sequence[_Reading], faults: list[Fault]) -> Verdict:
    """The reading that is paid when the place is right (FISF 5.3.1, 5.3.2)."""
    marked = next((reading for reading in found if reading.marked), None)
    claimed = next((reading for reading in found if reading.points == slip.claimed), None)
    lenient = _sanction(rules, "blank-unmarked") == "warning"
    if marked is not None and (marked.points == slip.claimed or not (claimed and lenient)):
        faults = [*faults, *_claim_faults(slip, marked.points)]
        return _settled(rules, slip, marked, faults)
    least = claimed or min(found, key=lambda reading: reading.points)
    faults = [*faults, "blank-unmarked", *_claim_faults(slip, least.points)]
    return _settled(rules, slip, least, faults)


def _claim_faults(slip: Slip, points: int) -> list[Fault]:
    if slip.claimed is None:
        return ["claim-missing"]
    if slip.claimed == points:
        return []
    return ["claim-high" if slip.claimed > points else "claim-low"]


def _settled(rules: SlipRule, slip: Slip, reading: _Reading, faults: Sequence[Fault]) -> Verdict:
    """``reading`` less what its gravest fault costs; never more than one sanction (FISF 5.8)."""
    laid = Laid.of(reading.placement.play, reading.points)
    worst = max(faults, key=lambda fault: _SEVERITY[_sanction(rules, fault)], default=None)
    if worst is None:
        return Verdict(reading.points, laid)
    match _sanction(rules, worst):
        case "none":
            return Verdict(reading.points, laid)
        case "warning":
            return Verdict(reading.points, laid, worst, warned=True)
        case "as-written":
            return Verdict(min(slip.claimed or 0, reading.points), laid, worst)
        case "penalty" if reading.points >= rules.penalty:  # no score below zero (FISF 5.6)
            return Verdict(reading.points, laid, worst, penalty=rules.penalty)
        case _:
            return Verdict(0, laid, worst)


def _anywhere(
    table: Table, slip: Slip, directions: tuple[Direction, ...], words: Words, known: Found
) -> tuple[_Reading, ...]:
    """Every way to lay the word of ``slip``, on any square; the first word covers the star."""
    key = (slip.word, directions)
    if key not in known:
        may_be = len(slip.word) == 1 or words.admits_tiles(slip.letters)
        known[key] = tuple(
            reading
            for direction in (directions if may_be else ())
            for start in _starts(table, len(slip.word), direction)
            for reading in _readings(table, slip, start, direction, words)[0]
        )
    return known[key]


def _starts(table: Table, length: int, direction: Direction) -> Iterator[int]:
    """Squares where a word of this length would touch what lies there, or cover the star."""
    layout = table.board.layout
    wanted = layout.start if table.board.is_empty else table.anchors
    for start in range(layout.size):
        if not wanted.isdisjoint(islice(layout.walk(start, direction), length)):
            yield start


def _readings(
    table: Table, slip: Slip, start: int, direction: Direction, words: Words
) -> tuple[list[_Reading], Fault]:
    """The ways to lay the word there, and what stands against it when there is none."""
    letters = slip.letters
    known = range(1, len(table.edition.alphabet) + 1)
    if not 0 <= start < table.board.layout.size or not all(each in known for each in letters):
        return [], "not-placeable"
    squares = list(table.board.layout.walk(start, direction))[: len(letters)]
    lying = [letter_of(table.board[square]) for square in squares]
    clash = any(there and there != letter for there, letter in zip(lying, letters, strict=False))
    if len(squares) < len(letters) or clash or all(lying):  # an empty word, too
        return [], "not-placeable"
    fresh = [at for at, there in enumerate(lying) if not there]
    if len(fresh) > table.most_laid:
        return [], "too-many-tiles"
    found: list[_Reading] = []
    why: Fault = "not-on-rack"
    choices = {
        choice: None for rack in table.racks for choice in _blank_choices(rack, slip.word, fresh)
    }
    for tiles, marked in choices:
        try:
            placement = place(table.edition, table.board, Play(start, direction, tiles))
        except IllegalPlayError:
            return [], "not-placeable"
        if not all(words.admits_tiles(word.tiles) for word in placement.words):
            return [], "not-admissible"
        found.append(_Reading(placement, score(table.edition, placement), marked))
    return found, why


def _blank_choices(
    rack: bytes, word: Sequence[int], fresh: Sequence[int]
) -> Iterator[tuple[bytes, bool]]:
    """The tiles laid, and whether the blanks are as marked; only what the rack has.

    First as the slip says; then every choice of blanks for just the letters
    that the rack lacks ("letters absent from the draw", FISF 5.3.2).
    """
    as_written = {at: word[at] for at in fresh}
    if without(rack, map(rack_tile, as_written.values())) is not None:
        yield _spelled(len(word), as_written), True
    letters = {at: letter_of(word[at]) for at in fresh}
    lacking = Counter(letters.values()) - Counter(rack)
    if lacking.total() > rack.count(BLANK):
        return
    for blanks in combinations(fresh, lacking.total()):
        if Counter(letters[at] for at in blanks) != lacking:
            continue
        laid = {at: tile | BLANK if at in blanks else tile for at, tile in letters.items()}
        if laid != as_written:
            yield _spelled(len(word), laid), False


def _spelled(length: int, laid: dict[int, int]) -> bytes:
    return bytes(laid.get(at, THROUGH) for at in range(length))
