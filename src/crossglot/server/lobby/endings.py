"""Notices that games end, whoever ends them: everything that is written passes here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from crossglot.game import Event
from crossglot.server.standing import Standing
from crossglot.server.store import News, Receipt, Store, StoredGame


class Endings:
    """A store that tells when a game is over, after that is on the disk.

    Args:
        store: Where games are kept.

    Attributes:
        hooks: Called with the id of a game that is over; they must not wait or fail.
    """

    def __init__(self, store: Store) -> None:
        self.hooks: list[Callable[[str], None]] = []
        self._store = store

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.Store`."""
        await self._store.add(game_id, stored, standing)

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Event],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add events to a game; see :class:`~crossglot.server.store.Store`."""
        await self._store.append(game_id, after_seq, events, standing, receipt)
        if standing.over:
            for hook in self.hooks:
                hook(game_id)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.Store`."""
        return await self._store.load(game_id)

    async def games_of(self, account: str, limit: int) -> list[Standing]:
        """The account's games, the one moved last first."""
        return await self._store.games_of(account, limit)

    async def news(self, game_id: str, after_seq: int) -> News:
        """What came after an event; see :class:`~crossglot.server.store.Store`."""
        return await self._store.news(game_id, after_seq)

    async def newest(self, game_ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these games."""
        return await self._store.newest(game_ids)

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Games in which time changes something before then."""
        return await self._store.due(before, limit)

    async def postpone(self, game_id: str, was: float, due: float | None) -> None:
        """Look at the game at another time."""
        await self._store.postpone(game_id, was, due)

    async def adopt(self, alive: Collection[str]) -> list[str]:
        """Ids of the games that this node is to go on with."""
        return await self._store.adopt(alive)
