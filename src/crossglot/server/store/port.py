"""Where games are kept: the interface that the use cases know.

A game is its events. Everything else that a store holds beside them (who sits
where, receipts of moves, the line in a list of games) is written in the same
transaction as the events it follows from.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct

from crossglot.game import Event
from crossglot.server.wire.standing import KindName, Standing


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a move that was taken, so that a resend gets the same.

    Attributes:
        seat: Who sent it.
        move_id: The name its sender gave it.
        seq: The number of the game's last event afterwards.
    """

    seat: int
    move_id: str
    seq: int


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it was kept.

    Attributes:
        accounts: Who sits in each seat: an account's id, or None for a computer.
        events: All of them, nothing hidden, as the kind of game has them.
        receipts: (seat, move id) -> number of the last event.
        started: When its clocks began, in seconds since 1970; 0 for one that begins now.
        kind: Which kind of game it is.
        updated: When its last event was written, in seconds since 1970.
    """

    accounts: tuple[str | None, ...]
    events: tuple[Struct, ...]
    receipts: Mapping[tuple[int, str], int] = field(default_factory=dict)
    started: float = 0.0
    kind: KindName = "standard"
    updated: float = 0.0

    @property
    def ordinary(self) -> tuple[Event, ...]:
        """Its events, of an ordinary game."""
        events: tuple[Any, ...] = self.events  # what the store has decoded for this kind
        return events


@dataclass(frozen=True, slots=True)
class News:
    """What has been added to a game since somebody last looked.

    Attributes:
        events: The new ones.
        receipts: (seat, move id) -> number of the last event, for the moves among them.
    """

    events: tuple[Struct, ...]
    receipts: Mapping[tuple[int, str], int]


class SeqTakenError(Exception):
    """Another writer was first: the game has gone on. Read it again.

    When the database went away in the middle it may have been this very
    writer; the receipts tell.
    """


class Store(Protocol):
    """Keeps games. What a method has done when it returns survives a power cut."""

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game.

        Raises:
            SeqTakenError: There is another game of this id.
        """

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Struct],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add ``events`` to a game whose last event has the number ``after_seq``.

        Raises:
            SeqTakenError: The game has another last event.
        """

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None when there is none of this id."""

    async def news(self, game_id: str, after_seq: int) -> News:
        """What came after the event with the number ``after_seq``."""

    async def newest(self, game_ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these games, where there is one."""

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Games in which time changes something before then: (id, when), the first due first."""

    async def postpone(self, game_id: str, was: float, due: float | None) -> None:
        """Look at the game at ``due`` instead of ``was``, unless it has gone on meanwhile."""

    async def adopt(self, alive: Collection[str]) -> list[str]:
        """Ids of the games in which a computer is to move and whose node is not ``alive``.

        From now on they belong to this node; of two nodes that ask one gets each.
        """
