"""The standings, counted once a round, encoded once, cut into pieces for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from crossglot.server.tournaments.messages import encode
from crossglot.tournament.ranks import Row, table
from crossglot.tournament.state import Tournament

LEADERS = 10
"""Rows that everybody sees."""

AROUND = 2
"""Rows shown above and below one's own."""

PAGE = 100
"""Rows of a page of the full table."""


@dataclass(frozen=True)
class Ranking:
    """The standings after a round.

    Attributes:
        rows: Everybody, best first.
        lines: The same, each as JSON.
        rank: Player -> where they are in ``rows``.
    """

    rows: tuple[Row, ...] = ()
    lines: tuple[bytes, ...] = ()
    rank: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Ranking:
        """The ranking whose rows these are."""
        rank = {row.player: at for at, row in enumerate(rows)}
        return cls(tuple(rows), tuple(map(encode, rows)), rank)

    @property
    def leaders(self) -> tuple[Row, ...]:
        """The best few."""
        return self.rows[:LEADERS]

    def own(self, player: int | None) -> Row | None:
        """The player's row; None for one who is not ranked."""
        at = self._at(player)
        return None if at is None else self.rows[at]

    def near(self, player: int | None) -> tuple[Row, ...]:
        """The rows around the player's, which is among them."""
        at = self._at(player)
        return () if at is None else self.rows[max(0, at - AROUND) : at + AROUND + 1]

    def pieces(self, player: int | None) -> dict[str, bytes]:
        """``own`` and ``near`` of a player, as JSON."""
        at = self._at(player)
        if at is None:
            return {"own": b"null", "near": b"[]"}
        near = b",".join(self.lines[max(0, at - AROUND) : at + AROUND + 1])
        return {"own": self.lines[at], "near": b"[" + near + b"]"}

    def _at(self, player: int | None) -> int | None:
        return None if player is None else self.rank.get(player)


def rank(state: Tournament) -> Ranking:
    """The standings of an event as it is; they take long when thousands play."""
    return Ranking.of(table(state)) if state.games else Ranking()
