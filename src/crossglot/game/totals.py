"""What a game's totals are worth by its document: a hint beside the result, no rule of play."""

from __future__ import annotations

from msgspec import Struct

from crossglot.editions.edition import Grade
from crossglot.game.events import EndReason
from crossglot.game.state import GameState

PLAYED_OUT: frozenset[EndReason] = frozenset({"out", "passes", "scoreless", "exhausted", "agreed"})
"""Endings after which the totals say how well was played."""


class TotalsHint(Struct, frozen=True):
    """The points of all players together, beside those that the document calls usual or good.

    Attributes:
        together: Totals of all seats, added up.
        usual: Fewest and most points that players reach together.
        grade: What the document calls so many points; None below its lowest grade.
        each: Fewest and most points that are good for each of so many players; None where
            the document says nothing of them.
    """

    together: int
    usual: tuple[int, int]
    grade: Grade | None
    each: tuple[int, int] | None


def hint_on(state: GameState) -> TotalsHint | None:
    """The hint on a finished game (HU-W-4, HU-W-42, ET-4, EL-2).

    None where the document says nothing of totals, and for a game that was not played out.
    """
    totals = state.edition.totals
    if totals is None or state.ended is None or state.ended.reason not in PLAYED_OUT:
        return None
    together = sum(state.scores)
    grade, each = totals.grade(together), totals.each.get(len(state.scores))
    return TotalsHint(together, totals.usual, grade, each)
