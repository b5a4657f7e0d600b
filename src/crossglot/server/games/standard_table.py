"""One ordinary game in memory."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.game import (
    HUMAN,
    Drew,
    Event,
    GameState,
    SeatInfo,
    StarterFound,
    asked,
    awaited,
    fold,
    follow,
    masked,
    turn_end,
)
from crossglot.server.games.table import Table
from crossglot.server.games.waits import claim_at, due_at, may_end, missed
from crossglot.server.kinds.export import json_of
from crossglot.server.kinds.view import Common, Seen
from crossglot.server.store.port import StoredGame
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.messages import encode
from crossglot.server.wire.standing import KindName, Standing, standing_of


class StandardTable(Table[GameState, Event]):
    """The ordinary game; see :class:`~crossglot.server.games.table.Table`."""

    kind: KindName = "standard"

    def _set(self, stored: StoredGame) -> None:
        super()._set(stored)
        self.events: list[Event] = list(stored.ordinary)
        self.state: GameState = fold(self.events)
        self._latest = _latest_of(self.events)
        self._seen: dict[int | None, Seen] = {}
        self._common = Common()

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.state.seq

    @property
    def ended(self) -> str | None:
        """Why the game is over; None while it is not."""
        return None if self.state.ended is None else self.state.ended.reason

    @property
    def lexicon(self) -> str:
        """The id of its lexicon."""
        return self.state.lexicon or self.state.edition.id

    @property
    def players(self) -> Sequence[SeatInfo]:
        """Who sits there, by seat."""
        return self.state.seats

    @property
    def awaited(self) -> Sequence[int]:
        """Seats that must let a play stand, else the one that is to move."""
        return awaited(self.state)

    @property
    def missed(self) -> int | None:
        """The person whom the game waits for."""
        return missed(self.state)

    @property
    def since(self) -> int:
        """When the clock of the seat to move began to run."""
        return self.state.since

    @property
    def is_live(self) -> bool:
        """Whether its clock is for one sitting."""
        return self.state.edition.house.clock.is_live

    @property
    def measures_lag(self) -> bool:
        """Where it is played at one sitting."""
        return self.is_live

    @property
    def turn(self) -> int:
        """How many turns are over."""
        return len(self.state.turns)

    @property
    def turn_ends(self) -> int | None:
        """When the player to move loses turn or game by the clock."""
        return turn_end(self.state)

    @property
    def now(self) -> int:
        """The time at this table: milliseconds since the game's start, never going back."""
        return max(self.at(self._context.clock.now()), self.state.since, self._latest)

    def due_after(self, state: GameState, here: int = 0) -> float | None:
        """By its clocks, and how long the site waits; see :meth:`Table.due_after`."""
        due = due_at(state, self._context.waits, here)
        return None if due is None else self.started + due / 1000

    def may_end(self, at: int, absent: int | None) -> bool:
        """See :meth:`Table.may_end`."""
        return may_end(self.state, at, self._context.waits, absent)

    def claim_at(self, absent: int | None) -> int | None:
        """See :meth:`Table.claim_at`."""
        return claim_at(self.state, self._context.waits, absent)

    def is_overtaken(self, after_seq: int, move: AnyMove) -> bool:  # noqa: ARG002 - any move is
        """Whatever has happened since, it is another position."""
        return after_seq != self.seq

    def credited(self, seat: int, lag: int) -> int:
        """The time for a move of ``seat``; less what its connection took where clocks are quick."""
        if seat != self.state.to_move or not self.state.edition.house.clock.is_live:
            return self.now
        # Not before anything that has happened, such as a question asked during this turn.
        return max(self.now - self.bank.credit(seat, lag), self.state.since, self._latest)

    @property
    def computer_awaited(self) -> int | None:
        """The seat of a computer that must answer, let a play stand or move; None is none.

        It answers first: who proposed the end waits for that.
        """
        seats, due = self.state.seats, (*asked(self.state), *awaited(self.state))
        computers = (seat for seat in due if seats[seat].player != HUMAN)
        return next(computers, None)

    def file(self, seat: int | None) -> bytes:
        """The game as a file of events, as far as ``seat`` may know them by now."""
        return json_of(self.shown_events(seat), seat)

    def known_to(self, seat: int) -> GameState:
        """The game as the player of ``seat`` knows it."""
        return masked(self.state, seat)

    def seen(self, seat: int | None) -> Seen:
        """The game as ``seat`` sees it by now."""
        seen = self._seen.get(seat)
        if seen is None:
            shown = self._shown_to(seat)
            truth = self.state if shown == self.seq else fold(self.events[:shown])
            seen = self._seen[seat] = Seen(self.id, seat, truth, self.facts, self._common)
        elif (fresh := self._fresh_for(seen)) is not None:
            seen.follow(fresh)
        return seen

    def _fresh_for(self, seen: Seen) -> GameState | None:
        """The game up to where these eyes may follow it now; None when they have done so."""
        shown = self._shown_to(seen.seat)
        if shown <= seen.truth.seq:
            return None
        if shown == self.seq:
            return self.state
        return follow(seen.truth, self.events[seen.truth.seq : shown])

    def shown_events(self, seat: int | None) -> list[Event]:
        """The events that ``seat`` may know of by now; they must still pass ``seen_by``."""
        return self.events[: self._shown_to(seat)]

    def _shown_to(self, seat: int | None) -> int:
        """How many events are shown to ``seat``: spectators are some turns behind until the end."""
        state, delay = self.state, self.facts.delay
        if seat is not None or not delay or state.ended is not None:
            return state.seq
        turns = state.turns
        first_hidden = turns[-delay].seq if len(turns) >= delay else _opening(self.events)
        return min(first_hidden, state.seq + 1) - 1

    def _next(self, events: Sequence[Event]) -> GameState:
        return follow(self.state, events)

    def _standing(self, state: GameState, now: float, due: float | None) -> Standing:
        return standing_of(self.id, state, now, due)

    def _take(self, events: Sequence[Event], state: GameState, due: float | None) -> None:
        self._latest = max(self._latest, _latest_of(events))
        super()._take(events, state, due)

    def _news_for(self, seat: int | None) -> bytes | None:
        seen = self._seen[seat]
        fresh = self._fresh_for(seen)
        return None if fresh is None else encode(seen.follow(fresh, self._now_of(fresh, seat)))

    def snapshot(self, seat: int | None) -> bytes:
        """The whole game as ``seat`` may see it."""
        seen = self.seen(seat)
        return seen.snapshot(self._now_of(seen.truth, seat))

    def _now_of(self, truth: GameState, seat: int | None) -> int:
        """The time to tell; who is shown the past sees its clocks as they stood."""
        return self.now if truth is self.state or seat is not None else truth.since


_TIMELESS = (Drew, StarterFound)
"""Events that belong to the moment of another."""


def _latest_of(events: Sequence[Event]) -> int:
    """When the last of ``events`` happened that has a time, in milliseconds; 0 for none."""
    return max((0 if isinstance(event, _TIMELESS) else event.at for event in events), default=0)


def _opening(events: Sequence[Event]) -> int:
    """The number of the first event after the racks were dealt."""
    seats = len(fold(events[:1]).seats)
    return 2 + seats + 1
