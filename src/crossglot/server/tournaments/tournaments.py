"""The events of one node: found, followed, and done in them what time does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import structlog

from crossglot.errors import (
    CrossglotError,
    DuplicateCode,
    EntryCode,
    EntryError,
    GameError,
    ServerCode,
    ServerError,
)
from crossglot.moves import Play
from crossglot.server.games.timers import Timers
from crossglot.server.nodes.bus import Handler
from crossglot.server.store.port import SeqTakenError
from crossglot.server.tournaments import due_actions, storage
from crossglot.server.tournaments.broadcast import call_time, tell_afresh, tell_all
from crossglot.server.tournaments.ranking import rank
from crossglot.server.tournaments.reminders import Reminders
from crossglot.server.tournaments.roll_call import TournamentRollCall
from crossglot.server.tournaments.timetable import Deed, called, next_deed, next_signal
from crossglot.server.tournaments.tournament import (
    DESK,
    LiveTournament,
    TournamentContext,
    topic_of,
)
from crossglot.tournament import course
from crossglot.tournament.events import Event
from crossglot.tournament.state import Tournament

log = structlog.get_logger("crossglot.tournaments")

BEAT = 1.0
"""Seconds between two signs that time is kept for an open round."""

AWAY = 2.5 * BEAT
"""Seconds without a sign after which nobody was there: the round gets its time back."""

TRIES = 5
"""Times that a change is made anew because another node was first."""

KEPT = 64
"""Events kept in memory though nobody follows them."""

Make = Callable[[Tournament], Sequence[Event]]
"""What follows from how an event stands."""


class LiveTournaments:
    """The events of this node.

    Args:
        context: What they share.
        lease: Seconds after which another node does what one has left undone.
        reminders: Reminds people of rounds that are open; None reminds nobody.
    """

    def __init__(
        self, context: TournamentContext, lease: float = 3.0, reminders: Reminders | None = None
    ) -> None:
        self.context = context
        self._reminders = reminders
        self._counting: set[str] = set()
        self._lease = lease
        self._live_tournaments: dict[str, LiveTournament] = {}
        self._opening: dict[str, asyncio.Task[LiveTournament | None]] = {}
        self._handlers: dict[str, Handler] = {}
        self._roll_call = TournamentRollCall(context)
        self._timers = Timers(self, context.clock, self._look)
        self._reading: set[asyncio.Task[None]] = set()
        self._stopping = False
        context.bus.on_gap(self._missed)

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._live_tournaments)

    # The life of a node

    async def run(self) -> None:
        """Keep time for ever; cancel it to stop."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._timers.run())
            tasks.create_task(self._beat())

    async def stop(self) -> None:
        """Finish what was begun."""
        self._stopping = True
        self.context.backlog.stop()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._roll_call.stop()
        await self.context.slips.finish()

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Events in which time changes something before then."""
        rows = await self.context.database.read(
            lambda connection: storage.due(connection, before, limit)
        )
        moments = {record.id: record.due or 0.0 for record in rows}
        for live in self._live_tournaments.values():
            moment = self._moment(live)
            if moment is not None and moment < before:
                moments[live.id] = moment
        return sorted(moments.items(), key=lambda found: found[1])

    async def _beat(self) -> None:
        while True:
            ids = [live.id for live in self._live_tournaments.values() if live.intakes]
            if ids:
                now = self.context.clock.now()
                try:
                    await self.context.database.write(partial(storage.note_alive, ids=ids, now=now))
                except ServerError as error:
                    log.warning("no sign of life", error=str(error))
            await asyncio.sleep(BEAT)

    # Finding

    async def get(self, tournament: str) -> LiveTournament:
        """The room of an event, one for all who ask.

        Raises:
            EntryError: ``tournament-unknown``.
        """
        here = None if tournament in self._opening else self._live_tournaments.get(tournament)
        live = here or await self._open(tournament)  # one that is being read has no time back yet
        if live is None:
            raise EntryError(EntryCode.UNKNOWN, tournament=tournament)
        return live

    async def _open(self, tournament: str) -> LiveTournament | None:
        if tournament not in self._opening:
            task = asyncio.create_task(self._read(tournament))
            self._opening[tournament] = task
            task.add_done_callback(lambda _: self._opening.pop(tournament, None))
        return await asyncio.shield(self._opening[tournament])

    async def _read(self, tournament: str) -> LiveTournament | None:
        handler: Handler = partial(self._hear, tournament)
        if self.context.bus.shared:
            await self.context.bus.subscribe(topic_of(tournament), handler)
            await self._roll_call.join(tournament)
        live = await LiveTournament.read(self.context, tournament)
        if live is None:
            if self.context.bus.shared:
                self.context.bus.unsubscribe(topic_of(tournament), handler)
                self._roll_call.leave(tournament)
            return None
        self._handlers[tournament] = handler
        self._live_tournaments[tournament] = live
        self._forget_some()
        if live.intakes and not self.context.bus.shared:
            await self.read_again(live)  # nobody else was there: the round gets its time back
        self._arm(live)
        return live

    def _forget_some(self) -> None:
        """Let go of events that nobody follows and in which nothing happens."""
        idle = [
            live
            for live in self._live_tournaments.values()
            if not live.connections and not live.intakes and not live.lock.locked()
        ]
        for live in idle[: max(0, len(self._live_tournaments) - KEPT)]:
            del self._live_tournaments[live.id]
            handler = self._handlers.pop(live.id)
            if self.context.bus.shared:
                self.context.bus.unsubscribe(topic_of(live.id), handler)
                self._roll_call.leave(live.id)

    # News of other nodes

    def _hear(self, tournament: str, message: bytes) -> None:
        live = self._live_tournaments.get(tournament)
        if live is not None and message == DESK:
            live.desk_broadcast.sound()
        elif live is not None and int(message) > live.record.seq:
            self._soon(self._catch_up(live))

    def _missed(self) -> None:
        for live in self._live_tournaments.values():
            self._soon(self._catch_up(live))

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        """Do ``work`` without anybody waiting for it."""
        self._reading.add(task := asyncio.create_task(work))
        task.add_done_callback(self._reading.discard)

    async def _catch_up(self, live: LiveTournament) -> None:
        async with live.lock:
            await self._take_news(live)
        self._arm(live)

    async def _take_news(self, live: LiveTournament) -> None:
        """Read and tell what another node has written; the caller holds the lock."""
        events = await live.news()
        if events:
            live.ranking = await asyncio.to_thread(rank, live.chronicle.state)
            await tell_all(live, events)

    async def show_again(self, tournament: str) -> None:
        """A name was taken out of an event: show it without to those who follow it here."""
        live = self._live_tournaments.get(tournament)
        if live is not None:
            async with live.lock:
                await live.read_log_again()
                await tell_afresh(live)

    # Changing

    async def change(
        self,
        live: LiveTournament,
        make: Make,
        accounts: dict[int, str | None] | None = None,
        **changes: object,
    ) -> list[Event]:
        """Write what ``make`` gives, tell everybody, and do what follows at once.

        Raises:
            CrossglotError: It is refused; nothing is changed.
        """
        if self._stopping:
            raise ServerError(ServerCode.STOPPING)
        async with self._held(live):
            for tried in range(1, TRIES + 1):
                events = list(make(live.chronicle.state))
                try:
                    if events:
                        await live.commit(events, accounts=accounts, changes=changes)
                    break
                except SeqTakenError:
                    if tried == TRIES:
                        raise
                    await self._take_news(live)
            await tell_all(live, events)
            await self._advance(live)
        return events

    @asynccontextmanager
    async def _held(self, live: LiveTournament) -> AsyncIterator[None]:
        """Nobody else here changes the event meanwhile, and what other nodes did is known.

        Raises:
            ServerError: ``stale``: another node has changed it all the same.
        """
        async with live.lock:
            if self.context.bus.shared:
                await self._take_news(live)
            try:
                yield
            except SeqTakenError:
                await self._take_news(live)
                raise ServerError(ServerCode.STALE, seq=live.record.seq) from None
        self._arm(live)
        self.slip_came(live)

    async def close(self, live: LiveTournament, chosen: dict[int, Play], by: str = "") -> None:
        """Close the open rounds now; an arbiter wants it.

        Raises:
            CrossglotError: None is open, or the choice is none of those allowed.
        """
        async with self._held(live):
            if not live.intakes:
                games = course.under_way(live.chronicle.state)
                phases = [live.chronicle.state.game(game).phase for game in games]
                raise GameError(DuplicateCode.NOT_NOW, phase=next(iter(phases), "between"))
            await self._close(live, chosen, by)
            await self._advance(live)

    def slip_came(self, live: LiveTournament) -> None:
        """Somebody has handed in, or left: where the plan says so, all may have by now."""
        if not (live.closes_early and live.intakes) or live.id in self._counting:
            return
        self._counting.add(live.id)
        self._soon(self._close_early(live))

    async def _close_early(self, live: LiveTournament) -> None:
        """Close the open rounds, if everybody who is there has handed in."""
        async with live.lock:
            self._counting.discard(live.id)  # a slip from here on starts another count
            if live.intakes and live.chronicle.state.paused_at is None and await live.all_in():
                try:
                    await self._close(live, {}, "")
                    await self._advance(live)
                except SeqTakenError:
                    await self._take_news(live)
        self._arm(live)

    async def begin(self, live: LiveTournament) -> None:
        """Begin an event, or its next game, now.

        Raises:
            TournamentError: Over, all begun, or one is under way.
            GameError: Nobody takes part.
        """
        now = self.context.now
        await self.change(
            live, lambda state: course.begin_game(state, now), state="running", starts=None
        )

    async def finish(self, live: LiveTournament) -> None:
        """End an event; rounds closed count.

        Raises:
            TournamentError: It is over already.
        """
        now = self.context.clock.now()
        state = "over" if live.chronicle.state.games else "withdrawn"
        await self.change(
            live, lambda state: course.finish(state, round(now * 1000)), state=state, ended=now
        )

    async def draw_now(self, live: LiveTournament, by: str) -> None:
        """Have the machine draw the next racks.

        Raises:
            GameError: A round is under way.
        """
        async with self._held(live):
            if not due_actions.games_in(live.chronicle.state, "between"):
                raise GameError(DuplicateCode.NOT_NOW, phase="drawn")
            await self.draw(live, by)
            await self._advance(live)

    async def know_tops(self, live: LiveTournament) -> None:
        """Know the tops of racks that somebody has named."""
        async with live.lock:
            await self.find_tops(live)

    async def read_again(self, live: LiveTournament) -> None:
        """Look at an event at once: something that time depends on has changed."""
        async with self._held(live):
            await self._advance(live)

    # Time

    def _arm(self, live: LiveTournament) -> None:
        """Look again when something is due, or the time is to be called."""
        self._timers.set(live.id, self._moment(live))

    def _moment(self, live: LiveTournament) -> float | None:
        """When to look at an event next, in seconds since 1970."""
        moments = [] if live.record.due is None else [self._due(live)]
        signal = next_signal(live.chronicle.state, live.told)
        if signal is not None and live.chronicle.state.paused_at is None:
            moments.append(signal / 1000)
        return min(moments, default=None)

    def _due(self, live: LiveTournament) -> float:
        """When this node is to act; later where it is another's turn."""
        theirs = self.context.bus.shared and not live.mine and live.record.node
        return (live.record.due or 0.0) + (self._lease if theirs else 0.0)

    async def _look(self, tournament: str, _: float) -> None:
        """Do what is due in an event, or find out when to look again."""
        if self._stopping:
            return
        live = await self.get(tournament)
        await self._call(live)
        if live.record.due is not None and self._due(live) <= self.context.clock.now():
            async with live.lock:
                try:
                    if not live.mine:
                        await self._take_news(live)
                    await self._advance(live)
                except SeqTakenError:
                    log.info("another node was first", tournament=live.id)
                    await self._take_news(live)
        self._arm(live)

    async def _call(self, live: LiveTournament) -> None:
        """Call the time that is left."""
        now, state = self.context.now, live.chronicle.state
        told, live.told = live.told, now
        if state.paused_at is None:
            for game in course.under_way(state):
                for left in called(state.game(game), told, now):
                    await call_time(live, game, left)

    async def _advance(self, live: LiveTournament) -> None:
        """Do everything that is due, one thing after the other; the caller holds the lock."""
        if live.record.node != self.context.node and live.intakes:
            await self._make_up(live)
        while (deed := next_deed(live.record, live.plan, live.chronicle.state)) is not None:
            if self._due(live) > self.context.clock.now():
                return
            await self._do(live, deed)

    async def _make_up(self, live: LiveTournament) -> None:
        """Give an open round back the time in which no server was there.

        A node that follows it is one: it acts once the room's node has been silent too long.
        """
        seen = await self.context.database.read(partial(storage.alive, tournament=live.id))
        state, now = live.chronicle.state, self.context.now
        alive = max(round(seen * 1000), *(intake.newest for intake in live.intakes.values()))
        stopped = state.paused_at is not None
        if (
            stopped
            or now - alive < AWAY * 1000
            or alive > max(intake.deadline for intake in live.intakes.values())
        ):
            return
        events = due_actions.away(state, alive, now)
        await live.commit(events)
        await tell_all(live, events)

    async def _do(self, live: LiveTournament, deed: Deed) -> None:
        match deed:
            case "start" | "game":
                await self._begin(live)
            case "draw":
                await self.draw(live)
            case "open":
                at = self.context.now
                await self._happen(live, due_actions.open_rounds(live.chronicle.state, at))
            case "remind":
                await self._remind(live)
            case "close":
                await self._close(live, {}, "")
            case "finish":
                now = self.context.clock.now()
                await self._happen(
                    live,
                    course.finish(live.chronicle.state, round(now * 1000)),
                    state="over",
                    ended=now,
                )

    async def _remind(self, live: LiveTournament) -> None:
        """Remind who has not handed in; the caller holds the lock."""
        due = live.reminded()
        if self._reminders is not None:
            await self._reminders.remind(live, due)

    async def _happen(
        self, live: LiveTournament, events: Iterable[Event], **changes: object
    ) -> None:
        """Write and tell; the caller holds the lock."""
        happened = list(events)
        await live.commit(happened, changes=changes)
        await tell_all(live, happened)

    async def _begin(self, live: LiveTournament) -> None:
        """The next game begins; an event to which nobody came never does."""
        now, state = self.context.clock.now(), live.chronicle.state
        if not state.entrants:
            events = course.finish(state, round(now * 1000))
            await self._happen(live, events, state="withdrawn", ended=now)
            return
        await self._happen(
            live, course.begin_game(state, round(now * 1000)), state="running", starts=None
        )

    async def draw(self, live: LiveTournament, by: str = "") -> None:
        """Draw the next racks and find their tops, off the loop; the caller holds the lock."""
        judge = await live.judge()
        state = live.chronicle.state
        events = await asyncio.to_thread(due_actions.draw_racks, state, judge, self.context.now, by)
        await self._happen(live, events)
        await self.find_tops(live)

    async def find_tops(self, live: LiveTournament) -> None:
        """Know the top of every rack before its round is open; the caller holds the lock."""
        judge, state = await live.judge(), live.chronicle.state
        for game in course.under_way(state):
            if state.game(game).phase == "drawn":
                live.tops[game] = await asyncio.to_thread(
                    due_actions.find_top, state.game(game), judge
                )

    async def _close(self, live: LiveTournament, chosen: dict[int, Play], by: str) -> None:
        """Judge the slips of the open rounds, rank everybody; the caller holds the lock."""
        await self._roll_call.call(live.id)
        judge = await live.judge()
        await self.context.database.write(partial(storage.stop_taking, tournament=live.id))
        try:
            slips = {game: await live.slips(intake.key) for game, intake in live.intakes.items()}
            events, then, ranking = await asyncio.to_thread(
                due_actions.close_rounds, live.chronicle, slips, judge, self.context.now, chosen, by
            )
            await live.commit(events, then)
        except (CrossglotError, SeqTakenError):
            await self._take_news(live)
            await live.take_on()  # the round goes on, and its slips are kept again
            raise
        live.ranking = ranking
        await tell_all(live, events)
