"""Topping live: a proposal is judged at once, against a top that only the server knows.

The result is computed from the log when the round closes. The answer that the proposer
gets here agrees with it, because both use the same slips.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from crossglot.server.tournaments.answer_messages import Judged, Taken
from crossglot.tournament.course import Judge
from crossglot.variants.duplicate import DuplicateState, Judging, Slip, equal_tops


class Race:
    """One open round: what each proposal for it is worth.

    Args:
        game: The game, its round open.
        judge: Finds the top, knows the words; searching takes long.

    Attributes:
        found: Players who have found the top, as far as this node knows.
    """

    def __init__(self, game: DuplicateState, judge: Judge) -> None:
        self._judging = Judging(game.table, judge.words)
        self._top = equal_tops(game.table, judge.tops)[0].points
        self.found: set[int] = set()

    def judged(self, game: DuplicateState, slip: Slip, at: int) -> Judged:
        """The answer to the proposer of ``slip`` at a moment in milliseconds since 1970.

        Args:
            game: The game, this round open: it knows for how long its clock has stood.
            slip: The proposal.
            at: When it came.
        """
        verdict = self._judging.verdict(slip)
        is_top = verdict.laid is not None and verdict.points >= self._top
        return Judged(verdict.points, verdict.fault, is_top, game.spent(at))

    def finders(
        self, game: DuplicateState, proposed: Iterable[tuple[int, Slip, int]]
    ) -> frozenset[int]:
        """Those of the players who proposed a slip at a moment that found the top in time."""
        return frozenset(
            player
            for player, slip, at in proposed
            if at <= game.deadline and self.judged(game, slip, at).top
        )


async def told(
    race: asyncio.Task[Race],
    game: DuplicateState,
    player: int,
    slip: Slip,
    taken: asyncio.Future[Taken],
) -> Taken:
    """The answer to a proposal once it is kept: what it is worth, and whether it is the top."""
    answer = await taken
    known = await asyncio.shield(race)
    judged = known.judged(game, slip, answer.at)
    if judged.top:
        known.found.add(player)
    return replace(answer, judged=judged)
