"""A game written down, turn by turn, as the player on move saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from crossglot.analysis.standpoint import unseen_of
from crossglot.editions import Edition
from crossglot.errors import AnalysisCode, AnalysisError, CrossglotError
from crossglot.game import GameState, after, fold
from crossglot.game.chain import without_last
from crossglot.game.events import HIDDEN, Event, Exchanged, Passed, Played, chosen_move
from crossglot.game.imported import Imported, imported
from crossglot.game.turns import Turn
from crossglot.moves import Move, Pass
from crossglot.notation.gcg import GcgGame
from crossglot.players import Outlook

TURNS = frozenset({"play", "exchange", "pass"})
"""Lines of a game file in which somebody decides."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One turn.

    Attributes:
        number: Of the turn, from 1.
        seat: Whose.
        before: The game before it.
        move: What was done; an exchange whose tiles nobody knows has hidden ones.
        points: What it earned.
        outlook: What the seat saw; None where its whole rack is not known.
    """

    number: int
    seat: int
    before: GameState
    move: Move
    points: int
    outlook: Outlook | None


def decisions(
    edition: Edition, game: GcgGame, found: Imported | None = None
) -> tuple[Decision, ...]:
    """The turns of a game file, as far as it is sound.

    Args:
        edition: Whose rules it is read by.
        game: The file.
        found: What :func:`imported` makes of both, where it is at hand.

    Raises:
        NotationError: Nobody plays.
    """
    found = found or imported(edition, game)
    out = {one.line for one in found.left_out}
    lines = [line for line in game.events if line.kind in TURNS and line.line not in out]
    racks = (_tiles(edition, line.rack) for line in lines)
    return tuple(_decided(found.events, racks, edition))


def decisions_of(events: Iterable[Event], edition: Edition | None = None) -> tuple[Decision, ...]:
    """The turns of a game of ours; ``edition`` is as in :func:`crossglot.game.fold`."""
    return tuple(_decided(events, None, edition))


def decision_at(turns: tuple[Decision, ...], number: int) -> Decision:
    """The turn of this number, from 1.

    Raises:
        AnalysisError: ``analysis-no-turn``.
    """
    if not 1 <= number <= len(turns):
        raise AnalysisError(AnalysisCode.NO_TURN, turn=number, turns=len(turns))
    return turns[number - 1]


def _tiles(edition: Edition, rack: str) -> bytes:
    """A rack as it is written; empty where it is none."""
    try:
        return bytes(edition.alphabet.parse_tiles(rack))
    except CrossglotError:
        return b""


def _decided(
    events: Iterable[Event], racks: Iterator[bytes] | None, edition: Edition | None
) -> Iterator[Decision]:
    """The turns among ``events``; racks are those told, or those that the events show."""
    first, *rest = events
    state, number, holdings = fold([first], edition), 0, Holdings()
    for event in rest:
        before, state = state, after(state, event)
        if not isinstance(event, Played | Exchanged | Passed):
            continue
        number += 1
        rack = before.racks[event.seat] if racks is None else next(racks, b"")
        points = event.points if isinstance(event, Played) else 0
        outlook = _outlook(before, event.seat, rack, holdings.of(before))
        yield Decision(number, event.seat, before, chosen_move(event) or Pass(), points, outlook)


def _outlook(state: GameState, seat: int, rack: bytes, sizes: Sequence[int]) -> Outlook | None:
    """What ``seat`` saw; None where ``rack`` is not whole or cannot be."""
    if HIDDEN in rack or not rack or len(rack) != sizes[seat]:
        return None
    try:
        unseen = unseen_of(state.edition, state.board, rack)
    except AnalysisError:
        return None
    order = [(seat + turn) % len(sizes) for turn in range(len(sizes))]
    return Outlook(
        state.edition,
        state.board,
        rack,
        unseen,
        tuple(sizes[at] for at in order[1:]),
        tuple(state.scores[at] for at in order),
        state.passes,
        state.scoreless,
    )


def holdings(state: GameState) -> list[int]:
    """How many tiles each seat holds by the turns taken, everybody drawing at once."""
    return Holdings().of(state)


class Holdings:
    """The same for a game that is followed: one step for each turn, also where one is withdrawn."""

    def __init__(self) -> None:
        self._known: list[tuple[Sequence[Turn], list[int], int]] = []

    def of(self, state: GameState) -> list[int]:
        """Tiles by seat."""
        turns = state.turns
        before = without_last(turns) if turns else turns
        same = [known for known in self._known if known[0] is turns]
        base = same or [known for known in self._known if known[0] is before]
        if base:
            _, held, bag = base[0]
        else:
            size, seats = state.edition.rack_size, len(state.seats)
            held, bag = [size] * seats, state.edition.tiles_total - size * seats
        held = list(held)
        for turn in () if same else turns[-1:] if base else turns:
            if turn.placement is None or turn.withdrawn:
                continue
            laid = len(turn.placement.laid)
            drawn = min(laid, bag)
            held[turn.seat] += drawn - laid
            bag -= drawn
        if not same:
            self._known = [*base[:1], (turns, held, bag)]
        return held
