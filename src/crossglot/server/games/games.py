"""What can be done with games. Knows no HTTP and no SQL."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import structlog

from crossglot.editions import Edition
from crossglot.errors import (
    CrossglotError,
    GameCode,
    GameError,
    ServerCode,
    ServerError,
    VariantCode,
    VariantError,
)
from crossglot.game import Event, SeatInfo, Words, abort, adjudicate, fold, start
from crossglot.server.clock import Clock, WallClock
from crossglot.server.games.attendance import Attendance
from crossglot.server.games.computers import Computers, with_proof
from crossglot.server.games.decide import Moment, asks_words, decide, ordinary_move
from crossglot.server.games.kind_playing import BookOf, KindGames, no_book
from crossglot.server.games.kind_table import KindTable, due_of, kind_standing, seated_in
from crossglot.server.games.queued_computers import Queue, QueuedComputers
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import AnyTable, Followers, GameContext
from crossglot.server.games.tables import GameTable, Tables
from crossglot.server.games.timers import Timers
from crossglot.server.games.waits import Waits, due_at, due_events
from crossglot.server.kinds.facts import FactsOf, casual
from crossglot.server.kinds.parse import read_answer, read_turn
from crossglot.server.kinds.preview import earned_in
from crossglot.server.kinds.registry import KINDS
from crossglot.server.kinds.setups import Setup, variant_of
from crossglot.server.nodes.bus import Bus, MemoryBus
from crossglot.server.nodes.heartbeats import Roster
from crossglot.server.ports import Lexicons, Players
from crossglot.server.store.port import Receipt, SeqTakenError, Store, StoredGame
from crossglot.server.wire.acts import AnyMove, name_of
from crossglot.server.wire.messages import Ack, MoveMessage, PreviewWord, Stale
from crossglot.server.wire.moves import ClaimMove, PlayMove, TypedMove
from crossglot.server.wire.positions import Style
from crossglot.server.wire.standing import Standing, standing_of

log = structlog.get_logger("crossglot.games")

GUEST_NAME = "Guest"
MOST_OPPONENTS = 3


_WALL = WallClock()


class Games:
    """The games of this server.

    Args:
        store: Where they are kept.
        lexicons: Which words are admissible.
        players: The computer players.
        threads: How many of those think at once.
        seed: Draws the tiles of every new game, for tests only; None is chance.
        bus: Where other nodes are met.
        roster: Which of them are alive; None for a node that is alone.
        queue: Where the turns of computers wait for workers; None to think here.
        followers: Those who are told what this node does in any game.
        clock: Tells the time.
        waits: How long the site waits for somebody.
        facts_of: Finds what was agreed on for a game beside its rules.
        book_of: Finds a player's solitaires.

    Attributes:
        attendance: Who is connected to which game.
        kinds: Opens and changes games of other kinds than the ordinary one.
    """

    def __init__(  # noqa: PLR0913 - what the application provides
        self,
        store: Store,
        lexicons: Lexicons,
        players: Players,
        threads: int = 2,
        seed: str | None = None,
        *,
        bus: Bus | None = None,
        roster: Roster | None = None,
        queue: Queue | None = None,
        followers: Followers = (),
        clock: Clock = _WALL,
        waits: Waits = Waits(),  # noqa: B008 - frozen
        facts_of: FactsOf = casual,
        book_of: BookOf = no_book,
    ) -> None:
        self._bus = bus or MemoryBus()
        self._roster = roster
        self._store = store
        self._clock = clock
        self._waits = waits
        self.attendance = Attendance(clock, waits, self._bus, roster)
        self.kinds = KindGames(lexicons, clock, seed, book_of)
        self._lexicons = lexicons
        self._opened: dict[str, Words] = {}
        self._kinds = players.kinds()
        self._seed = seed
        self._thinking = Computers(players, self._words, threads)
        self._computers = self._thinking if queue is None else QueuedComputers(queue)
        self._followers = followers
        context = GameContext(store, clock, waits, self._told, self._moved, followers=followers)
        self._tables = Tables(context, self._bus, facts_of)
        self._timers = Timers(store, clock, self._look)
        self._under_way = 0
        self._all_taken = asyncio.Event()
        self._stopping = False

    @property
    def in_memory(self) -> int:
        """How many games are in memory."""
        return len(self._tables)

    @property
    def thinking(self) -> int:
        """How many turns of computers are being thought about here, or wait for it."""
        return len(self._thinking)

    async def resume(self) -> None:
        """Go on with every game in which a computer was to move when its node went down.

        Alone, that is done once; among other nodes it has no end, for they may go down, too.
        """
        if self._roster is None:
            await self._take_over(())
            return
        for beat in itertools.count():
            try:
                alive = await self._roster.beat()
                if self._roster.missed:
                    self._bus.gap()  # a node that died may have written, and not told
                # Now and then one's own, too, in case a turn went wrong.
                await self._take_over(alive - {self._roster.node} if beat % 10 == 0 else alive)
            except ServerError as error:
                log.warning("cannot look after other nodes", error=str(error))
            await asyncio.sleep(self._roster.pause)

    async def play_turn(self, game_id: str, seq: int) -> None:
        """Play on where a computer is to move after event ``seq``, until a person is."""
        table = await self._tables.get(game_id)
        if not isinstance(table, StandardTable):
            return
        if table.seq < seq:
            await table.catch_up()
        await self._thinking.play(table)

    async def _take_over(self, others: Collection[str]) -> None:
        """Have computers play where they are to move and no node among ``others`` sees to it."""
        for game_id in await self._store.adopt(others):
            try:
                table = await self._tables.get(game_id)
            except CrossglotError as error:
                log.exception("game cannot be read", game=game_id, error=str(error))
            else:
                if isinstance(table, StandardTable):
                    self._computers.wake(table)

    async def keep_time(self) -> None:
        """Do what is due in every game, for ever; cancel it to stop."""
        await self.hear_presence()
        await self._timers.run()

    async def hear_presence(self) -> None:
        """Hear who comes and goes on other nodes, and answer when they ask."""
        await self.attendance.listen(self._tables.known)

    async def stop(self) -> None:
        """Take no more moves, finish those begun, leave the rest to other nodes."""
        self.refuse_moves()
        await self._computers.stop()
        await self._thinking.stop()
        while self._under_way:
            self._all_taken.clear()
            await self._all_taken.wait()
        if self._roster is not None:
            await self._roster.leave()

    def refuse_moves(self) -> None:
        """From now on every move is refused: the server is about to stop."""
        self._stopping = True

    async def begin(
        self,
        game_id: str,
        edition: Edition,
        seats: Sequence[SeatInfo],
        accounts: tuple[str | None, ...],
        lexicon: str | None,
    ) -> None:
        """Write the first events of a game whose seats are all taken.

        Args:
            game_id: The id it has, or is to have.
            edition: Under the house rules agreed on.
            seats: Who plays, clockwise.
            accounts: Their accounts, None for computers.
            lexicon: The id of the lexicon that rules.

        Raises:
            SeqTakenError: It has begun already.
        """
        events = start(edition, seats, self._seed or secrets.token_hex(32), lexicon)
        now, state = self._clock.now(), fold(events)
        due = due_at(state, self._waits)
        standing = standing_of(game_id, state, now, None if due is None else now + due / 1000)
        await self._add(game_id, StoredGame(accounts, events, started=now), standing)

    async def begin_kind(
        self, game_id: str, setup: Setup, names: Sequence[str], accounts: Sequence[str]
    ) -> None:
        """Write the first events of a game of another kind.

        Args:
            game_id: The id it has.
            setup: What was agreed on.
            names: Of the people who play, by seat.
            accounts: Theirs.

        Raises:
            CrossglotError: It cannot be played so.
            SeqTakenError: It has begun already.
        """
        events = await self.kinds.opening(setup, names)
        rules, now = KINDS[variant_of(setup)], self._clock.now()
        state = await asyncio.to_thread(rules.form.fold, events)
        due = due_of(rules, state, round(now * 1000), self._waits)
        standing = kind_standing(game_id, rules, events, state, now, due)
        seated = seated_in(events, accounts)
        stored = StoredGame(seated, events, started=now, kind=rules.name)
        await self._add(game_id, stored, standing)

    async def _add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game, and let it begin.

        Raises:
            SeqTakenError: It has begun already.
        """
        await self._store.add(game_id, stored, standing)
        table = await self.game(game_id)
        self._timers.set(game_id, table.due)
        if isinstance(table, StandardTable):
            self._computers.wake(table)
        for follow in self._followers:
            follow(table, stored.events)

    def watched(self, game_id: str) -> bool:
        """Whether anybody is connected to a game here."""
        table = self._tables.known(game_id)
        return table is not None and bool(table.watchers)

    def tell(self, game_id: str, message: bytes) -> None:
        """Tell those who are connected to a game here something that is no part of it."""
        table = self._tables.known(game_id)
        for watcher in () if table is None else tuple(table.watchers):
            watcher.tell(message)

    async def table(self, game_id: str) -> StandardTable:
        """The table of an ordinary game, one for all who ask. A computer to move there wakes up.

        Raises:
            ServerError: No such game, or one of another kind.
        """
        table = await self.game(game_id)
        if not isinstance(table, StandardTable):
            raise ServerError(ServerCode.GAME_KIND, game=game_id, kind=table.kind)
        return table

    async def game(self, game_id: str) -> GameTable:
        """As :meth:`table`, of whatever kind.

        Raises:
            ServerError: No such game.
        """
        table = await self.find(game_id)
        if table is None:
            raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
        return table

    async def find(self, game_id: str) -> GameTable | None:
        """As :meth:`game`, but None where no such game has started."""
        table = await self._tables.get(game_id)
        # On several nodes it is being thought about where the last move was made.
        if isinstance(table, StandardTable) and self._roster is None:
            self._computers.wake(table)
        if isinstance(table, KindTable):
            await self._in_time(table)
            await self.kinds.rank(table)
        return table

    async def _in_time(self, table: GameTable) -> None:
        """Do what is due in a game now, though its timer has not come round."""
        if table.due is not None and table.due <= self._clock.now():
            await self._look(table.id, table.due)

    async def read_again(self, game_id: str) -> None:
        """What is stored of a game has changed without a move: show it as it stands there."""
        table = self._tables.known(game_id)
        if table is not None:
            async with table.lock:
                await table.read_again()

    async def move(
        self, table: GameTable, seat: int | None, message: MoveMessage, lag: int = 0
    ) -> Ack | Stale:
        """As :meth:`take`, for callers who may be cancelled: the move is finished nevertheless."""
        return await asyncio.shield(asyncio.create_task(self.take(table, seat, message, lag)))

    async def take(
        self, table: GameTable, seat: int | None, message: MoveMessage, lag: int = 0
    ) -> Ack | Stale:
        """Take a move. When this returns an ack, it is on the disk and everyone has been told.

        Args:
            table: The game.
            seat: Whose move; None is a spectator's.
            message: What they want.
            lag: What their line takes there and back, in milliseconds, as far as is known.

        Raises:
            CrossglotError: It is refused; the game is as it was.
        """
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if self._stopping:
            raise ServerError(ServerCode.STOPPING)
        self._under_way += 1
        try:
            return await self._take(table, seat, message, lag)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._all_taken.set()

    async def _take(
        self, table: GameTable, seat: int, message: MoveMessage, lag: int
    ) -> Ack | Stale:
        if isinstance(message.move, ClaimMove):
            await self.attendance.confirm(table)
        if isinstance(table, KindTable):
            await self._in_time(table)
        async with table.lock:
            if message.expected_seq > table.seq:
                await table.take_news()  # they have seen more, on another node
            while True:
                taken = table.receipt(seat, message.move_id)
                if taken is not None:
                    return Ack(message.move_id, taken)
                if table.is_overtaken(message.expected_seq, message.move):
                    return Stale(message.move_id, table.seq)
                events = await self._decided(table, seat, message.move, lag)
                receipt = Receipt(seat, message.move_id, table.seq + len(events))
                try:
                    await table.commit(events, receipt)
                except SeqTakenError:  # another node was first, perhaps with this very move
                    continue
                break
        if not isinstance(table, StandardTable):
            await self.kinds.rank(table)
        return Ack(message.move_id, receipt.seq)

    async def _decided(
        self, table: GameTable, seat: int, move: AnyMove, lag: int
    ) -> tuple[Any, ...]:
        """The events that ``move`` brings about.

        Raises:
            CrossglotError: It is refused.
        """
        absent = self.attendance.missed_since(table)
        if not isinstance(table, StandardTable):
            return await self.kinds.act(table, seat, move, absent)
        ordinary = ordinary_move(move)
        words = await self._words(table) if asks_words(ordinary) else None
        moment = Moment(table.state, table.credited(seat, lag), table.facts, self._waits, absent)
        return await self._with_proof(table, decide(moment, seat, ordinary, words), moment.at)

    async def _with_proof(
        self, table: StandardTable, events: tuple[Event, ...], at: int
    ) -> tuple[Event, ...]:
        return await with_proof(table.state, events, partial(self._words, table), at)

    async def adjudicate(self, game_id: str, winners: Sequence[int]) -> None:
        """An arbiter ends the game: these seats have won, or with none of them it is called off.

        Raises:
            ServerError: No such game.
            GameError: It is over, or a winner has no seat.
        """
        table = await self.table(game_id)
        async with table.lock:
            state, at = table.state, table.now
            await table.commit(adjudicate(state, winners, at) if winners else abort(state, at))

    async def _look(self, game_id: str, was: float) -> None:
        """Do what is due in a game, or find out when to look again."""
        table = await self._tables.get(game_id)
        if table is None or self._stopping:
            return
        if table.may_end(table.now, self.attendance.missed_since(table)):
            await self.attendance.confirm(table)
        async with table.lock:
            absent, at = self.attendance.missed_since(table), table.now
            events = await self._due_in(table, at, absent)
            try:
                if events:
                    await table.commit(events)
                else:
                    await table.postpone(was, at if absent is None else absent)
            except SeqTakenError:
                log.info("another node was first", game=game_id, seq=table.seq)
        self._timers.set(game_id, table.due)

    async def _due_in(self, table: GameTable, at: int, absent: int | None) -> tuple[Any, ...]:
        """What time brings in a game at ``at``."""
        if not isinstance(table, StandardTable):
            return await self.kinds.due(table, at, absent)
        events = due_events(table.state, at, self._waits, absent)
        return await self._with_proof(table, events, at) if events else ()

    def _moved(self, table: AnyTable) -> None:
        """After each change of a game that was made here."""
        if isinstance(table, StandardTable):
            self._computers.wake(table)

    def _told(self, table: AnyTable) -> None:
        """After each change of a game, made here or elsewhere."""
        self._timers.set(table.id, table.due)
        if self._roster is None and isinstance(table, StandardTable):
            self._computers.wake(table)
        if table.ended is not None:
            self.attendance.forget(table)
        else:
            self.attendance.tell_if_missed(table)

    async def preview(
        self, table: GameTable, seat: int | None, wanted: AnyMove
    ) -> tuple[int, tuple[PreviewWord, ...]]:
        """Points and words that ``wanted`` would make, in or out of turn; nothing is changed.

        Raises:
            CrossglotError: The tiles may not lie so, or are not on the rack.
        """
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if table.ended is not None:
            raise GameError(GameCode.GAME_OVER, reason=table.ended)
        if not isinstance(table, StandardTable):
            return await self.kinds.preview(table, seat, wanted)
        if not isinstance(wanted, PlayMove):
            raise VariantError(VariantCode.ACT, variant=table.kind, act=name_of(wanted))
        words = await self._words(table)
        view = table.known_to(seat)
        tells = view.edition.house.challenge == "void" or view.edition.house.open_dictionary
        return earned_in(view, seat, wanted, words if tells else None)

    def read(self, table: GameTable, seat: int | None, text: str, style: Style = None) -> TypedMove:
        """The move that ``text`` means for ``seat``, in or out of turn; nothing is changed.

        Raises:
            CrossglotError: It means none.
        """
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if not isinstance(table, StandardTable):
            raise VariantError(VariantCode.ACT, variant=table.kind, act="typed")
        state = table.known_to(seat)
        answer = read_answer(state, seat, text)
        if answer is not None:
            return answer
        return read_turn(state, seat, text, style)

    async def _words(self, table: StandardTable) -> Words:
        """The table's lexicon, opened in a thread the first time; tables share it.

        Raises:
            LexiconError: It is not installed, or damaged.
        """
        if table.words is None:
            lexicon = table.lexicon
            words = self._opened.get(lexicon)
            if words is None:
                words = await asyncio.to_thread(self._lexicons.words, lexicon)
                self._opened[lexicon] = words
            table.words = words
        return table.words
