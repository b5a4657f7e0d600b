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
from crossglot.server.bus import Handler
from crossglot.server.play.timers import Timers
from crossglot.server.store import SeqTakenError
from crossglot.server.tournaments import deeds, storage
from crossglot.server.tournaments.herald import call_time, tell_afresh, tell_all
from crossglot.server.tournaments.muster import Muster
from crossglot.server.tournaments.ranking import rank
from crossglot.server.tournaments.reminders import Reminders
from crossglot.server.tournaments.room import DESK, Office, Room, topic_of
from crossglot.server.tournaments.timetable import Deed, called, next_deed, next_signal
from crossglot.tournament import course
from crossglot.tournament.course import under_way
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


class Rooms:
    """The events of this node.

    Args:
        office: What they share.
        lease: Seconds after which another node does what one has left undone.
        reminders: Reminds people of rounds that are open; None reminds nobody.
    """

    def __init__(
        self, office: Office, lease: float = 3.0, reminders: Reminders | None = None
    ) -> None:
        self.office = office
        self._reminders = reminders
        self._counting: set[str] = set()
        self._lease = lease
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._handlers: dict[str, Handler] = {}
        self._muster = Muster(office)
        self._timers = Timers(self, office.clock, self._look)
        self._reading: set[asyncio.Task[None]] = set()
        self._stopping = False
        office.bus.on_gap(self._missed)

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    # The life of a node

    async def run(self) -> None:
        """Keep time for ever; cancel it to stop."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._timers.run())
            tasks.create_task(self._beat())

    async def stop(self) -> None:
        """Finish what was begun."""
        self._stopping = True
        self.office.backlog.stop()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._muster.stop()
        await self.office.slips.finish()

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Events in which time changes something before then."""
        rows = await self.office.database.read(
            lambda connection: storage.due(connection, before, limit)
        )
        moments = {record.id: record.due or 0.0 for record in rows}
        for room in self._rooms.values():
            moment = self._moment(room)
            if moment is not None and moment < before:
                moments[room.id] = moment
        return sorted(moments.items(), key=lambda found: found[1])

    async def _beat(self) -> None:
        while True:
            ids = [room.id for room in self._rooms.values() if room.intakes]
            if ids:
                now = self.office.clock.now()
                try:
                    await self.office.database.write(partial(storage.note_alive, ids=ids, now=now))
                except ServerError as error:
                    log.warning("no sign of life", error=str(error))
            await asyncio.sleep(BEAT)

    # Finding

    async def get(self, tournament: str) -> Room:
        """The room of an event, one for all who ask.

        Raises:
            EntryError: ``tournament-unknown``.
        """
        here = None if tournament in self._opening else self._rooms.get(tournament)
        room = here or await self._open(tournament)  # one that is being read has no time back yet
        if room is None:
            raise EntryError(EntryCode.UNKNOWN, tournament=tournament)
        return room

    async def _open(self, tournament: str) -> Room | None:
        if tournament not in self._opening:
            task = asyncio.create_task(self._read(tournament))
            self._opening[tournament] = task
            task.add_done_callback(lambda _: self._opening.pop(tournament, None))
        return await asyncio.shield(self._opening[tournament])

    async def _read(self, tournament: str) -> Room | None:
        handler: Handler = partial(self._hear, tournament)
        if self.office.bus.shared:
            await self.office.bus.subscribe(topic_of(tournament), handler)
            await self._muster.join(tournament)
        room = await Room.read(self.office, tournament)
        if room is None:
            if self.office.bus.shared:
                self.office.bus.unsubscribe(topic_of(tournament), handler)
                self._muster.leave(tournament)
            return None
        self._handlers[tournament] = handler
        self._rooms[tournament] = room
        self._forget_some()
        if room.intakes and not self.office.bus.shared:
            await self.read_again(room)  # nobody else was there: the round gets its time back
        self._arm(room)
        return room

    def _forget_some(self) -> None:
        """Let go of events that nobody follows and in which nothing happens."""
        idle = [
            room
            for room in self._rooms.values()
            if not room.lines and not room.intakes and not room.lock.locked()
        ]
        for room in idle[: max(0, len(self._rooms) - KEPT)]:
            del self._rooms[room.id]
            handler = self._handlers.pop(room.id)
            if self.office.bus.shared:
                self.office.bus.unsubscribe(topic_of(room.id), handler)
                self._muster.leave(room.id)

    # News of other nodes

    def _hear(self, tournament: str, message: bytes) -> None:
        room = self._rooms.get(tournament)
        if room is not None and message == DESK:
            room.bell.sound()
        elif room is not None and int(message) > room.record.seq:
            self._catch_up_soon(room)

    def _missed(self) -> None:
        for room in self._rooms.values():
            self._catch_up_soon(room)

    def _catch_up_soon(self, room: Room) -> None:
        self._soon(self._catch_up(room))

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        """Do ``work`` without anybody waiting for it."""
        task = asyncio.create_task(work)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._take_news(room)
        self._arm(room)

    async def _take_news(self, room: Room) -> None:
        """Read and tell what another node has written; the caller holds the lock."""
        events = await room.news()
        if events:
            room.ranking = await asyncio.to_thread(rank, room.chronicle.state)
            await tell_all(room, events)

    async def show_again(self, tournament: str) -> None:
        """A name was taken out of an event: show it without to those who follow it here."""
        room = self._rooms.get(tournament)
        if room is not None:
            async with room.lock:
                await room.read_log_again()
                await tell_afresh(room)

    # Changing

    async def change(
        self,
        room: Room,
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
        async with self._held(room):
            for tried in range(1, TRIES + 1):
                events = list(make(room.chronicle.state))
                try:
                    if events:
                        await room.commit(events, accounts=accounts, changes=changes)
                    break
                except SeqTakenError:
                    if tried == TRIES:
                        raise
                    await self._take_news(room)
            await tell_all(room, events)
            await self._advance(room)
        return events

    @asynccontextmanager
    async def _held(self, room: Room) -> AsyncIterator[None]:
        """Nobody else here changes the event meanwhile, and what other nodes did is known.

        Raises:
            ServerError: ``stale``: another node has changed it all the same.
        """
        async with room.lock:
            if self.office.bus.shared:
                await self._take_news(room)
            try:
                yield
            except SeqTakenError:
                await self._take_news(room)
                raise ServerError(ServerCode.STALE, seq=room.record.seq) from None
        self._arm(room)
        self.slip_came(room)

    async def close(self, room: Room, chosen: dict[int, Play], by: str = "") -> None:
        """Close the open rounds now; an arbiter wants it.

        Raises:
            CrossglotError: None is open, or the choice is none of those allowed.
        """
        async with self._held(room):
            if not room.intakes:
                games = under_way(room.chronicle.state)
                phases = [room.chronicle.state.game(game).phase for game in games]
                raise GameError(DuplicateCode.NOT_NOW, phase=next(iter(phases), "between"))
            await self._close(room, chosen, by)
            await self._advance(room)

    def slip_came(self, room: Room) -> None:
        """Somebody has handed in, or left: where the plan says so, all may have by now."""
        if not (room.closes_early and room.intakes) or room.id in self._counting:
            return
        self._counting.add(room.id)
        self._soon(self._close_early(room))

    async def _close_early(self, room: Room) -> None:
        """Close the open rounds, if everybody who is there has handed in."""
        async with room.lock:
            self._counting.discard(room.id)  # a slip that comes from now on is counted anew
            if room.intakes and room.chronicle.state.paused_at is None and await room.all_in():
                try:
                    await self._close(room, {}, "")
                    await self._advance(room)
                except SeqTakenError:
                    await self._take_news(room)
        self._arm(room)

    async def begin(self, room: Room) -> None:
        """Begin an event, or its next game, now.

        Raises:
            TournamentError: Over, all begun, or one is under way.
            GameError: Nobody takes part.
        """
        now = self.office.now
        await self.change(
            room, lambda state: course.begin_game(state, now), state="running", starts=None
        )

    async def finish(self, room: Room) -> None:
        """End an event; rounds closed count.

        Raises:
            TournamentError: It is over already.
        """
        now = self.office.clock.now()
        state = "over" if room.chronicle.state.games else "withdrawn"
        await self.change(
            room, lambda state: course.finish(state, round(now * 1000)), state=state, ended=now
        )

    async def draw_now(self, room: Room, by: str) -> None:
        """Have the machine draw the next racks.

        Raises:
            GameError: A round is under way.
        """
        async with self._held(room):
            if not deeds.games_in(room.chronicle.state, "between"):
                raise GameError(DuplicateCode.NOT_NOW, phase="drawn")
            await self.draw(room, by)
            await self._advance(room)

    async def know_tops(self, room: Room) -> None:
        """Know the tops of racks that somebody has named."""
        async with room.lock:
            await self.find_tops(room)

    async def read_again(self, room: Room) -> None:
        """Look at an event at once: something that time depends on has changed."""
        async with self._held(room):
            await self._advance(room)

    # Time

    def _arm(self, room: Room) -> None:
        """Look again when something is due, or the time is to be called."""
        self._timers.set(room.id, self._moment(room))

    def _moment(self, room: Room) -> float | None:
        """When to look at an event next, in seconds since 1970."""
        moments = [] if room.record.due is None else [self._due(room)]
        signal = next_signal(room.chronicle.state, room.told)
        if signal is not None and room.chronicle.state.paused_at is None:
            moments.append(signal / 1000)
        return min(moments, default=None)

    def _due(self, room: Room) -> float:
        """When this node is to act; later where it is another's turn."""
        due = room.record.due or 0.0
        theirs = self.office.bus.shared and not room.mine and room.record.node
        return due + self._lease if theirs else due

    async def _look(self, tournament: str, _: float) -> None:
        """Do what is due in an event, or find out when to look again."""
        if self._stopping:
            return
        room = await self.get(tournament)
        await self._call(room)
        if room.record.due is not None and self._due(room) <= self.office.clock.now():
            async with room.lock:
                try:
                    if not room.mine:
                        await self._take_news(room)
                    await self._advance(room)
                except SeqTakenError:
                    log.info("another node was first", tournament=room.id)
                    await self._take_news(room)
        self._arm(room)

    async def _call(self, room: Room) -> None:
        """Call the time that is left."""
        now, state = self.office.now, room.chronicle.state
        told, room.told = room.told, now
        if state.paused_at is None:
            for game in under_way(state):
                for left in called(state.game(game), told, now):
                    await call_time(room, game, left)

    async def _advance(self, room: Room) -> None:
        """Do everything that is due, one thing after the other; the caller holds the lock."""
        if room.record.node != self.office.node and room.intakes:
            await self._make_up(room)
        while (deed := next_deed(room.record, room.plan, room.chronicle.state)) is not None:
            if self._due(room) > self.office.clock.now():
                return
            await self._do(room, deed)

    async def _make_up(self, room: Room) -> None:
        """Give an open round back the time in which no server was there.

        A node that follows it is one: it acts once the room's node has been silent too long.
        """
        seen = await self.office.database.read(partial(storage.alive, tournament=room.id))
        state, now = room.chronicle.state, self.office.now
        alive = max(round(seen * 1000), *(intake.newest for intake in room.intakes.values()))
        stopped = state.paused_at is not None
        if (
            stopped
            or now - alive < AWAY * 1000
            or alive > max(intake.deadline for intake in room.intakes.values())
        ):
            return
        events = deeds.away(state, alive, now)
        await room.commit(events)
        await tell_all(room, events)

    async def _do(self, room: Room, deed: Deed) -> None:
        match deed:
            case "start" | "game":
                await self._begin(room)
            case "draw":
                await self.draw(room)
            case "open":
                at = self.office.now
                await self._happen(room, deeds.open_rounds(room.chronicle.state, at))
            case "remind":
                await self._remind(room)
            case "close":
                await self._close(room, {}, "")
            case "finish":
                now = self.office.clock.now()
                await self._happen(
                    room,
                    course.finish(room.chronicle.state, round(now * 1000)),
                    state="over",
                    ended=now,
                )

    async def _remind(self, room: Room) -> None:
        """Remind who has not handed in; the caller holds the lock."""
        due = room.reminded()
        if self._reminders is not None:
            await self._reminders.remind(room, due)

    async def _happen(self, room: Room, events: Iterable[Event], **changes: object) -> None:
        """Write and tell; the caller holds the lock."""
        happened = list(events)
        await room.commit(happened, changes=changes)
        await tell_all(room, happened)

    async def _begin(self, room: Room) -> None:
        """The next game begins; an event to which nobody came never does."""
        now, state = self.office.clock.now(), room.chronicle.state
        if not state.entrants:
            events = course.finish(state, round(now * 1000))
            await self._happen(room, events, state="withdrawn", ended=now)
            return
        await self._happen(
            room, course.begin_game(state, round(now * 1000)), state="running", starts=None
        )

    async def draw(self, room: Room, by: str = "") -> None:
        """Draw the next racks and find their tops, off the loop; the caller holds the lock."""
        judge = await room.judge()
        state = room.chronicle.state
        events = await asyncio.to_thread(deeds.draw_racks, state, judge, self.office.now, by)
        await self._happen(room, events)
        await self.find_tops(room)

    async def find_tops(self, room: Room) -> None:
        """Know the top of every rack before its round is open; the caller holds the lock."""
        judge, state = await room.judge(), room.chronicle.state
        for game in under_way(state):
            if state.game(game).phase == "drawn":
                room.tops[game] = await asyncio.to_thread(deeds.find_top, state.game(game), judge)

    async def _close(self, room: Room, chosen: dict[int, Play], by: str) -> None:
        """Judge the slips of the open rounds, rank everybody; the caller holds the lock."""
        await self._muster.call(room.id)
        judge = await room.judge()
        await self.office.database.write(partial(storage.stop_taking, tournament=room.id))
        try:
            slips = {game: await room.slips(intake.key) for game, intake in room.intakes.items()}
            events, then, ranking = await asyncio.to_thread(
                deeds.close_rounds, room.chronicle, slips, judge, self.office.now, chosen, by
            )
            await room.commit(events, then)
        except (CrossglotError, SeqTakenError):
            await self._take_news(room)
            await room.take_on()  # the round goes on, and its slips are kept again
            raise
        room.ranking = ranking
        await tell_all(room, events)
