"""How a game of a variant stands, in the line that is kept of it for lists and statistics."""

from __future__ import annotations

from msgspec import Struct

from crossglot.server.kinds.figures import Outcome


class KindStanding(Struct, frozen=True, omit_defaults=True):
    """A game in a line.

    Attributes:
        scores: Points by seat; letters crossed off in Bingo. Empty while it waits.
        waits_for: Seats of people that something is awaited of.
        possible: Points of all tops so far; 0 where there are none.
        winners: Seats that have won.
    """

    scores: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()
    possible: int = 0
    winners: tuple[int, ...] = ()

    def outcome(self, seat: int) -> Outcome:
        """What the finished game was for ``seat``.

        >>> KindStanding((9, 7), winners=(0,)).outcome(1)
        'lost'
        """
        if not self.winners:
            return "none"
        if seat not in self.winners:
            return "lost"
        return "won" if len(self.winners) == 1 else "drawn"
