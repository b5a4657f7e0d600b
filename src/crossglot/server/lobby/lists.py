"""The lobby's lists in memory, and those who look at them.

A snapshot asks the database nothing: the lists are read once and kept up to date by news.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Protocol

from crossglot.server.lobby.messages import (
    Challenges,
    LobbyChanged,
    LobbySnapshot,
    Offer,
    offer_of,
)
from crossglot.server.lobby.records import Record
from crossglot.server.wire.messages import encode

MOST_SEEKS = 200
MOST_GAMES = 100
"""How many a snapshot lists, the newest; the counts tell how many there are."""


class LobbyViewer(Protocol):
    """Somebody who looks at the lobby."""

    @property
    def account(self) -> str | None:
        """Their account."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""


class Board:
    """Public seeks and running games, and open challenges by account.

    Attributes:
        viewers: Connections that get every change.
    """

    def __init__(self) -> None:
        self.viewers: set[LobbyViewer] = set()
        self._seeks: dict[str, Offer] = {}
        self._games: dict[str, Offer] = {}
        self._challenges: dict[str, tuple[Offer, frozenset[str]]] = {}
        self._encoded: bytes | None = None
        self._people = 0

    def count(self, people: int) -> None:
        """So many people are here."""
        if people != self._people:
            self._people = people
            self._encoded = None
            self._tell_all(self._changed())

    def challenges(self, account: str | None) -> tuple[Offer, ...]:
        """Waiting games to which ``account`` is invited, or has invited others."""
        return tuple(offer for offer, who in self._challenges.values() if account in who)

    def greeting(self, account: str | None) -> list[bytes]:
        """What one who comes in is told."""
        if self._encoded is None:
            self._encoded = encode(self.snapshot())
        own = [] if account is None else [encode(Challenges(self.challenges(account)))]
        return [self._encoded, *own]

    def snapshot(self, passes: Callable[[Offer], bool] | None = None) -> LobbySnapshot:
        """All that is listed, the newest first; only what ``passes``, if that is given."""
        return LobbySnapshot(
            seeks=tuple(islice(filter(passes, reversed(self._seeks.values())), MOST_SEEKS)),
            games=tuple(islice(filter(passes, reversed(self._games.values())), MOST_GAMES)),
            seek_count=len(self._seeks),
            game_count=len(self._games),
            people=self._people,
        )

    def replace(self, records: Iterable[Record]) -> None:
        """These are all waiting and running games: what is not among them has gone."""
        known = {record.id: record for record in records}
        lost = [*self._seeks, *self._games, *self._challenges]
        self._take(known.values(), [game for game in lost if game not in known])

    def take(self, records: Iterable[Record]) -> None:
        """These games have changed."""
        self._take(records, ())

    def _take(self, records: Iterable[Record], lost: Iterable[str]) -> None:
        seeks: list[Offer] = []
        games: list[Offer] = []
        gone, concerned = set[str](), set[str]()
        for game in lost:
            concerned |= self._uninvite(game)
            if self._forget(game):
                gone.add(game)
        for record in records:
            offer = offer_of(record)
            concerned |= self._invite(record, offer)
            into, new = self._list_for(record, seeks, games)
            if into is not None and into.get(record.id) == offer:
                continue
            was_listed = self._forget(record.id)
            if into is not None:
                into[record.id] = offer
                new.append(offer)
            elif was_listed:
                gone.add(record.id)
        self._tell(seeks, games, gone, concerned)

    def _list_for(
        self, record: Record, seeks: list[Offer], games: list[Offer]
    ) -> tuple[dict[str, Offer] | None, list[Offer]]:
        """Where a game is listed, if it is, and where what is new there is noted."""
        if record.public and record.state == "started":
            return self._games, games
        if record.public and record.state == "waiting" and any(s.open for s in record.seats):
            return self._seeks, seeks
        return None, []

    def _forget(self, game: str) -> bool:
        """Whether ``game`` was listed; it is no more."""
        return (self._seeks.pop(game, None) or self._games.pop(game, None)) is not None

    def _invite(self, record: Record, offer: Offer) -> set[str]:
        """Note the challenge that ``record`` is, if it is one; the accounts it is news for."""
        if record.state != "waiting" or not record.invited:
            return self._uninvite(record.id)
        who = frozenset({record.creator, *record.invited})
        known = self._challenges.get(record.id)
        if known == (offer, who):
            return set()
        self._challenges[record.id] = offer, who
        return set(who if known is None else who | known[1])

    def _uninvite(self, game: str) -> set[str]:
        known = self._challenges.pop(game, None)
        return set() if known is None else set(known[1])

    def _tell(
        self, seeks: list[Offer], games: list[Offer], gone: set[str], concerned: set[str]
    ) -> None:
        if seeks or games or gone:
            self._encoded = None
            self._tell_all(self._changed(seeks, games, gone))
        for viewer in tuple(self.viewers):
            if viewer.account in concerned:
                viewer.tell(encode(Challenges(self.challenges(viewer.account))))

    def _changed(
        self, seeks: Sequence[Offer] = (), games: Sequence[Offer] = (), gone: Iterable[str] = ()
    ) -> LobbyChanged:
        counts = len(self._seeks), len(self._games), self._people
        return LobbyChanged(tuple(seeks), tuple(games), tuple(sorted(gone)), *counts)

    def _tell_all(self, message: LobbyChanged) -> None:
        encoded = encode(message)
        for viewer in tuple(self.viewers):
            viewer.tell(encoded)
