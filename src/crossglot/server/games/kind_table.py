"""One game in memory of another kind than the ordinary one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct

from crossglot.game import HUMAN, SeatInfo
from crossglot.game.json_file import write_events
from crossglot.server.games.table import GameContext, Table
from crossglot.server.games.waits import Waits
from crossglot.server.kinds.facts import Facts
from crossglot.server.kinds.kind import Kind
from crossglot.server.kinds.kind_view import KindSeen, named_in
from crossglot.server.kinds.registry import KINDS
from crossglot.server.store.port import StoredGame
from crossglot.server.store.rows import seats_in
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.standing import Seat, Standing
from crossglot.variants.solitaire import Comparison


class KindTable(Table[object, Struct]):
    """Its times are milliseconds since 1970; see :class:`~crossglot.server.games.table.Table`."""

    def __init__(
        self, game_id: str, stored: StoredGame, context: GameContext, facts: Facts
    ) -> None:
        super().__init__(game_id, replace(stored, started=0.0), context, facts)

    def _set(self, stored: StoredGame) -> None:
        super()._set(stored)
        if stored.kind == "standard":
            raise TypeError(stored.kind)
        self.kind = stored.kind
        self.rules: Kind[Any, Any, Any] = KINDS[stored.kind]
        self.events = list(stored.events)
        self.state: object = self.rules.form.fold(self.events)
        self._since = self.at(stored.updated)
        self._players = seats_in(self.events)
        self._seen: dict[int | None, KindSeen] = {}
        self._rank: Comparison | None = None

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def ended(self) -> str | None:
        """Why the game is over; None while it is not."""
        return self.rules.ended(self.state)

    @property
    def edition(self) -> str:
        """The edition's id."""
        return named_in(self.events, "edition") or ""

    @property
    def lexicon(self) -> str:
        """The id of its lexicon."""
        return named_in(self.events, "lexicon") or self.edition

    @property
    def players(self) -> Sequence[SeatInfo]:
        """Who sits there, by seat."""
        return self._players

    @property
    def awaited(self) -> Sequence[int]:
        """Seats that something is awaited of."""
        return self.rules.standing(self.state).waits_for

    @property
    def missed(self) -> int | None:
        """The person whom the others wait for."""
        return None if self.ended else self.rules.missed(self.state)

    @property
    def since(self) -> int:
        """When the last event was written."""
        return self._since

    @property
    def is_live(self) -> bool:
        """Several play it at one sitting."""
        return len(self.people) > 1

    @property
    def turn(self) -> int:
        """How many events there have been."""
        return self.seq

    @property
    def idle(self) -> int:
        """Milliseconds since the last event."""
        return self.now - self._since

    def due_after(self, state: object, here: int = 0) -> float | None:
        """By its clock, and how long the site waits for somebody; see :meth:`Table.due_after`."""
        since = self._since if state is self.state else self.now
        return due_of(self.rules, state, max(since, here), self._context.waits)

    def may_end(self, at: int, absent: int | None) -> bool:
        """Whether the person missed has been away for long enough."""
        if self.missed is None or absent is None:
            return False
        return at - max(absent, self._since) >= self._context.waits.abandoned * 1000

    def claim_at(self, absent: int | None) -> int | None:
        """When the others may go on without the person missed."""
        if self.missed is None or absent is None:
            return None
        return absent + self._context.waits.gone * 1000

    def is_overtaken(self, after_seq: int, move: AnyMove) -> bool:
        """Whether what has happened since makes it another position for this move."""
        since = self.events[max(after_seq, 0) :]
        return after_seq > self.seq or self.rules.overtaken(since, move)

    def _next(self, events: Sequence[Struct]) -> object:
        state = self.state
        for event in events:
            state = self.rules.form.after(state, event)
        return state

    def _standing(self, state: object, now: float, due: float | None) -> Standing:
        return kind_standing(self.id, self.rules, self.events, state, now, due)

    def _take(self, events: Sequence[Struct], state: object, due: float | None) -> None:
        self._since = max(self._since, self.at(self._context.clock.now()))
        super()._take(events, state, due)

    def seen(self, seat: int | None) -> KindSeen:
        """The game as ``seat`` sees it by now."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = KindSeen(self.rules, self.id, seat, self.events)
            if self._rank is not None and seat is not None:
                seen.follow((), self.now, self._rank)
        elif seen.seq < self.seq:
            seen.follow(self.events[seen.seq :], self.now)
        return seen

    def file(self, seat: int | None) -> bytes:
        """The game as a file of events, as far as ``seat`` may see them."""
        return write_events(self.rules.seen(self.events, seat), self.rules.form)

    @property
    def is_ranked(self) -> bool:
        """Whether it is known how a solitaire stands among its player's, or it never will be."""
        return self.kind != "solitaire" or self.ended is None or self._rank is not None

    def _news_for(self, seat: int | None) -> bytes | None:
        seen = self._seen[seat]
        return None if seen.seq == self.seq else seen.follow(self.events[seen.seq :], self.now)

    def rank(self, compared: Comparison) -> None:
        """A solitaire that is over stands so among its player's, who is told."""
        self._rank = compared
        for seat in [seat for seat in self._seen if seat is not None]:
            message = self.seen(seat).follow((), self.now, compared)
            for watcher in tuple(self.watchers):
                if watcher.seat == seat:
                    watcher.tell(message)


def seated_in(events: Sequence[Struct], accounts: Sequence[str]) -> tuple[str | None, ...]:
    """The account of each seat that the opening ``events`` name; people come first."""
    computers = len(seats_in(events)) - len(accounts)
    return (*accounts, *([None] * computers))


def due_of(kind: Kind[Any, Any, Any], state: object, since: int, waits: Waits) -> float | None:
    """When time will change something in a game, in seconds since 1970; None is never.

    Args:
        kind: Its kind.
        state: How it stands.
        since: Since when it waits, in milliseconds since 1970.
        waits: How long the site waits for somebody.
    """
    if kind.ended(state) is not None:
        return None
    ends = [end for end in (kind.due(state),) if end is not None]
    if kind.missed(state) is not None:
        ends.append(since + waits.abandoned * 1000)
    return min(ends) / 1000 if ends else None


def kind_standing(  # noqa: PLR0913, PLR0917 - a game and when
    game_id: str,
    kind: Kind[Any, Any, Any],
    opening: Sequence[Struct],
    state: object,
    now: float,
    due: float | None,
) -> Standing:
    """The line for ``state`` in a list of games.

    Args:
        game_id: The game's id.
        kind: Its kind.
        opening: Its first events at least.
        state: How it stands.
        now: Seconds since 1970.
        due: When time will change it, likewise.
    """
    line = kind.standing(state)
    infos = seats_in(opening)
    scores = (*line.scores, *(0 for _ in infos))
    return Standing(
        id=game_id,
        edition=named_in(opening, "edition") or "",
        seats=tuple(
            Seat(
                name=info.name,
                kind="human" if info.player == HUMAN else "computer",
                player=None if info.player == HUMAN else info.player,
                score=score,
                rack_count=0,
            )
            for info, score in zip(infos, scores, strict=False)
        ),
        to_move=None,
        over=kind.ended(state) is not None,
        updated=now,
        waits_for=line.waits_for,
        due=due,
        kind=kind.name,
        winners=line.winners,
        possible=line.possible,
    )
