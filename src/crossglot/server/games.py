"""What can be done with games. Knows no HTTP and no SQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from crossglot.alphabet import rack_tile
from crossglot.editions import load_edition
from crossglot.errors import (
    CrossglotError,
    GameCode,
    GameError,
    IllegalPlayCode,
    IllegalPlayError,
    PlayerCode,
    PlayerError,
    ServerCode,
    ServerError,
)
from crossglot.game import HUMAN, SeatInfo, Words, abort, adjudicate, fold, start
from crossglot.rules import place_tiles, score, word_points
from crossglot.server.computers import Computers
from crossglot.server.people.tokens import new_id
from crossglot.server.play.attendance import Attendance
from crossglot.server.play.clock import Clock, WallClock
from crossglot.server.play.decide import Moment, asks_words, decide
from crossglot.server.play.facts import FactsOf, casual
from crossglot.server.play.timers import Timers
from crossglot.server.play.waits import Waits, due_at, due_events
from crossglot.server.ports import Lexicons, Players
from crossglot.server.standing import Standing, standing_of
from crossglot.server.store import Receipt, SeqTakenError, Store, StoredGame
from crossglot.server.table import Room, Table
from crossglot.server.tables import Tables
from crossglot.server.wanted import laid_of
from crossglot.server.wire import Ack, MoveMessage, Placed, PreviewWord, Stale
from crossglot.tiles import without

log = structlog.get_logger("crossglot.games")

GUEST_NAME = "Guest"
MOST_OPPONENTS = 3
LISTED_GAMES = 50


OnOver = Callable[[Table], Awaitable[None]]
"""Told of a game that is over; what it does nobody waits for, and must bear being told twice."""

_WALL = WallClock()


class Games:
    """The games of this server.

    Args:
        store: Where they are kept.
        lexicons: Which words are admissible.
        players: The computer players.
        threads: How many of those think at once.
        seed: Draws the tiles of every new game, for tests only; None is chance.
        clock: Tells the time.
        waits: How long the site waits for somebody.
        facts_of: Finds what was agreed on for a game beside its rules.

    Attributes:
        attendance: Who is connected to which game.
        on_over: Told of every game that is over.
    """

    def __init__(  # noqa: PLR0913 - all that games depend on
        self,
        store: Store,
        lexicons: Lexicons,
        players: Players,
        threads: int = 2,
        seed: str | None = None,
        *,
        clock: Clock = _WALL,
        waits: Waits = Waits(),  # noqa: B008 - frozen
        facts_of: FactsOf = casual,
    ) -> None:
        self._store = store
        self._clock = clock
        self._waits = waits
        self.on_over: list[OnOver] = []
        self.attendance = Attendance(clock, waits)
        self._lexicons = lexicons
        self._kinds = players.kinds()
        self._seed = seed
        self._computers = Computers(players, self._words, threads)
        self._tables = Tables(Room(store, clock, waits, self._told), facts_of)
        self._timers = Timers(store, clock, self._look)
        self._at_work: set[asyncio.Task[object]] = set()
        self._stopping = False

    async def resume(self) -> None:
        """Go on with every game in which a computer was to move when the server went down."""
        for game_id in await self._store.awaiting_computer():
            try:
                await self.table(game_id)
            except CrossglotError as error:
                log.exception("game cannot be read", game=game_id, error=str(error))

    async def keep_time(self) -> None:
        """Do what is due in every game, for ever; cancel it to stop."""
        await self._timers.run()

    async def stop(self) -> None:
        """Take no more moves and finish those begun."""
        self.refuse_moves()
        await self._computers.stop()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    def refuse_moves(self) -> None:
        """From now on every move is refused: the server is about to stop."""
        self._stopping = True

    async def create(self, account: str, edition_id: str, opponents: Sequence[str]) -> str:
        """A new game of ``account`` against computer players; its id.

        Raises:
            EditionError: No such edition.
            LexiconError: Its lexicon is not installed.
            PlayerError: No such computer player.
            GameError: More or fewer of them than there are seats for.
        """
        edition = load_edition(edition_id)
        if not 1 <= len(opponents) <= MOST_OPPONENTS:
            raise GameError(
                GameCode.PLAYERS, players=len(opponents) + 1, fewest=2, most=MOST_OPPONENTS + 1
            )
        for kind in opponents:
            if kind not in self._kinds:
                raise PlayerError(PlayerCode.UNKNOWN, player=kind, known=sorted(self._kinds))
        lexicon = await asyncio.to_thread(self._lexicons.current, edition.id)
        seats = (SeatInfo(GUEST_NAME, HUMAN), *(SeatInfo(kind, kind) for kind in opponents))
        events = start(edition, seats, self._seed or secrets.token_hex(32), lexicon)
        game_id = new_id()
        now, state = self._clock.now(), fold(events)
        stored = StoredGame((account, *(None for _ in opponents)), events, started=now)
        due = due_at(state, self._waits)
        due_time = None if due is None else now + due / 1000
        await self._store.add(game_id, stored, standing_of(game_id, state, now, due_time))
        self._timers.set(game_id, due_time)
        await self.table(game_id)
        return game_id

    async def of(self, account: str | None) -> list[Standing]:
        """The account's games, the one moved last first."""
        return [] if account is None else await self._store.games_of(account, LISTED_GAMES)

    async def table(self, game_id: str) -> Table:
        """The table of a game, one for all who ask. A computer that is to move there wakes up.

        Raises:
            ServerError: No such game.
        """
        table = await self._tables.get(game_id)
        if table is None:
            raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
        self._timers.set(table.id, table.due)
        self._computers.wake(table)
        return table

    async def move(
        self, table: Table, seat: int | None, message: MoveMessage, lag: int = 0
    ) -> Ack | Stale:
        """Take a move. When this returns an ack, it is on the disk and everyone has been told.

        Args:
            table: The game.
            seat: Whose move; None is a spectator's.
            message: What he wants.
            lag: What his line takes there and back, in milliseconds, as far as is known.

        Raises:
            CrossglotError: It is refused; the game is as it was.
        """
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if self._stopping:
            raise ServerError(ServerCode.STOPPING)
        # A task of its own: whoever sent the move may go away, the move is finished.
        task = asyncio.create_task(self._take(table, seat, message, lag))
        self._keep(task)
        return await asyncio.shield(task)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        """Let nobody forget ``task`` before it is done."""
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _take(self, table: Table, seat: int, message: MoveMessage, lag: int) -> Ack | Stale:
        async with table.lock:
            taken = table.receipt(seat, message.move_id)
            if taken is not None:
                return Ack(message.move_id, taken)
            if message.expected_seq != table.seq:
                return Stale(message.move_id, table.seq)
            words = await self._words(table) if asks_words(message.move) else None
            moment = self._moment(table, table.credited(seat, lag))
            events = decide(moment, seat, message.move, words)
            receipt = Receipt(seat, message.move_id, table.seq + len(events))
            try:
                await table.commit(events, receipt)
            except SeqTakenError:
                return Stale(message.move_id, table.seq)
        return Ack(message.move_id, receipt.seq)

    def _moment(self, table: Table, at: int) -> Moment:
        absent = self.attendance.missed_since(table)
        return Moment(table.state, at, table.facts, self._waits, absent)

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
        async with table.lock:
            absent, at = self.attendance.missed_since(table), table.now
            events = due_events(table.state, at, self._waits, absent)
            try:
                if events:
                    await table.commit(events)
                else:
                    await table.postpone(was, at if absent is None else absent)
            except SeqTakenError:
                log.info("another node was first", game=game_id, seq=table.seq)
        self._timers.set(game_id, table.due)

    def _told(self, table: Table) -> None:
        """After each change of a game, whoever has made it."""
        self._timers.set(table.id, table.due)
        self._computers.wake(table)
        if table.state.ended is not None:
            self.attendance.forget(table)
            for told in self.on_over:
                self._keep(asyncio.create_task(_tell_over(told, table)))
        else:
            self.attendance.tell_if_missed(table)

    async def preview(
        self, table: Table, seat: int | None, placed: Placed
    ) -> tuple[int, tuple[PreviewWord, ...]]:
        """Points and words that ``placed`` would make, in or out of turn; nothing is changed.

        Raises:
            CrossglotError: The tiles may not lie so, or are not on the rack.
        """
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=table.id)
        if table.state.ended is not None:
            raise GameError(GameCode.GAME_OVER, reason=table.state.ended.reason)
        words = await self._words(table)
        view = table.seen(seat).state
        tells = view.edition.house.challenge == "void" or view.edition.house.open_dictionary
        laid = laid_of(placed)
        placement = place_tiles(view.edition, view.board, laid)
        if without(view.racks[seat], map(rack_tile, laid.values())) is None:
            raise IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
        made = tuple(
            PreviewWord(
                word=view.edition.alphabet.spell(word.tiles),
                points=word_points(view.edition, word),
                squares=word.squares,
                admissible=words.admits_tiles(word.tiles) if tells else None,
            )
            for word in placement.words
        )
        return score(view.edition, placement), made

    async def _words(self, table: Table) -> Words:
        """The table's lexicon, opened in a thread the first time.

        Raises:
            LexiconError: It is not installed, or damaged.
        """
        if table.words is None:
            lexicon = table.state.lexicon or table.state.edition.id
            table.words = await asyncio.to_thread(self._lexicons.words, lexicon)
        return table.words


async def _tell_over(told: OnOver, table: Table) -> None:
    """Nobody waits for what is done about a game that is over, nor fails with it."""
    try:
        await told(table)
    except Exception:
        log.exception("end of the game not taken in", game=table.id)
