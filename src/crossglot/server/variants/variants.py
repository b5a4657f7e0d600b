"""What can be done with games of variants. Knows no HTTP and no SQL beyond plain functions."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from msgspec import structs
from sqlalchemy import Connection

from crossglot.editions import load_edition
from crossglot.errors import (
    GameCode,
    GameError,
    LobbyCode,
    LobbyError,
    RemovalCode,
    RemovalError,
    ServerCode,
    ServerError,
    VariantCode,
    VariantError,
)
from crossglot.game.json_file import write_events
from crossglot.lexicon import Lexicon
from crossglot.server.bus import Bus
from crossglot.server.export import json_of
from crossglot.server.games import Games
from crossglot.server.lobby.lobby import Invited, nobody
from crossglot.server.lobby.records import Record
from crossglot.server.people.tokens import new_id
from crossglot.server.play.clock import Clock
from crossglot.server.ports import Lexicons
from crossglot.server.store import Receipt, SeqTakenError
from crossglot.server.store.database import Database
from crossglot.server.variants import offers, seating, storage
from crossglot.server.variants.acts import Act, ActMessage, StartAct
from crossglot.server.variants.figures import figures_of
from crossglot.server.variants.kind import Kind, Moment
from crossglot.server.variants.kinds import KINDS
from crossglot.server.variants.listing import ListedVariant, variants_of
from crossglot.server.variants.seating import Made
from crossglot.server.variants.seen import ranked, snapshot_of
from crossglot.server.variants.setups import RemovalSetup, Setup, variant_of
from crossglot.server.variants.storage import Stored, Written
from crossglot.server.variants.views import VariantSnapshot
from crossglot.server.wire import Ack, PreviewWord, Stale
from crossglot.variants.solitaire import Result, SolitaireState, result_of
from crossglot.variants.solitaire import best as best_results

S = TypeVar("S")
E = TypeVar("E")

TRIES = 5
"""How often an act that others do not disturb is written again when one of them was first."""

MOST_KNOWN = 256
"""Games whose state is kept, so that an act need not add up all events again."""


def topic_of(game_id: str) -> str:
    """Where it is published that a game of a variant has changed."""
    return f"variant:{game_id}"


class Variants:
    """The games of variants on this server; what is kept of them in memory may be forgotten.

    Args:
        database: Where they are kept.
        lexicons: Which words are admissible.
        games: Ordinary games: the boards that are taken apart.
        clock: Tells the time.
        bus: Where it is told that a game has changed.
        seed: Draws every game, where it is not chance.
        changed: Told the id of a game that the lobby may know.
        invited: Told of every game to which somebody has just been asked.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what the application provides
        self,
        database: Database,
        lexicons: Lexicons,
        games: Games,
        clock: Clock,
        bus: Bus,
        seed: str | None = None,
        *,
        changed: Callable[[str], None],
        invited: Invited = nobody,
    ) -> None:
        self._changed = changed
        self._invited = invited
        self._database = database
        self._lexicons = lexicons
        self._games = games
        self._clock = clock
        self.bus = bus
        self._seed = seed
        self._known: dict[str, tuple[int, object]] = {}

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return round(self._clock.now() * 1000)

    async def checked(self, setup: Setup) -> Setup:
        """``setup`` with all that it needs, if it can be played so; nothing is written.

        Raises:
            CrossglotError: It cannot.
        """
        setup = await self._with_board(setup)
        kind = KINDS[variant_of(setup)]
        moment = await self._moment(setup, self.now)
        trial = ["-"] * min(2, await asyncio.to_thread(kind.most, setup))
        await asyncio.to_thread(kind.start, setup, trial, moment)
        return setup

    async def create(
        self, setup: Setup, account: str, *, public: bool = False, names: Sequence[str] = ()
    ) -> str:
        """A new game of ``account``; its id. Where one plays alone it has begun.

        Args:
            setup: What :meth:`checked` has let pass.
            account: Who makes it, and sits in the first seat.
            public: Whether the lobby lists it, while it waits and while it runs.
            names: Of the accounts that are asked to play.

        Raises:
            AccountError: ``account-unknown``.
            LobbyError: Too many games wait already, or somebody may not be asked.
            GameError: More are asked than there are seats.
        """
        game_id, at = new_id(), self._clock.now()
        most = await asyncio.to_thread(KINDS[variant_of(setup)].most, setup)
        if len(names) >= most:
            raise GameError(GameCode.PLAYERS, players=len(names) + 1, fewest=1, most=most)

        def work(connection: Connection) -> list[Record]:
            invited = seating.asked(connection, account, names)
            seating.add(connection, Made(game_id, setup, account, at, public, invited))
            return offers.read_many(connection, [game_id])

        for record in await self._database.write(work):
            self._invited(record)
        if most == 1:
            await self._begin(await self._read(game_id), None)
        else:
            self._changed(game_id)
        return game_id

    async def check_open(self, game_id: str, account: str | None) -> None:
        """Refuse a game that nobody new may join.

        Raises:
            ServerError: No such game.
            LobbyError: It has begun, and ``account`` has no seat in it.
        """
        stored = await self._read(game_id)
        if stored.events and stored.seat_of(account) is None:
            raise LobbyError(LobbyCode.NOT_WAITING, game=game_id)
        _check_not_gone(stored)

    async def join(self, game_id: str, account: str) -> None:
        """Take a seat in a game that waits; who has one keeps it.

        Raises:
            CrossglotError: No such game, it has begun, or every seat is taken.
        """
        setup = (await self._read(game_id)).setup
        most = await asyncio.to_thread(KINDS[variant_of(setup)].most, setup)
        await self._database.write(
            lambda connection: seating.sit_down(connection, game_id, account, most)
        )
        self._tell(game_id)
        self._changed(game_id)

    async def leave(self, game_id: str, account: str) -> None:
        """Get up from a seat or decline; who made the game withdraws it.

        Raises:
            CrossglotError: No such game, it waits no more, or the account has no seat.
        """
        at = self._clock.now()
        await self._database.write(
            lambda connection: seating.stand_up(connection, game_id, account, at)
        )
        self._tell(game_id)
        self._changed(game_id)

    async def preview(
        self, game_id: str, account: str | None, act: Act
    ) -> tuple[int, tuple[PreviewWord, ...]]:
        """Points and words that ``act`` would earn and make; nothing is changed.

        Raises:
            CrossglotError: It would be refused.
        """
        stored = await self._read(game_id)
        seat = stored.seat_of(account)
        if seat is None:
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
        if not stored.events:
            raise LobbyError(LobbyCode.WAITING, game=game_id)
        kind = KINDS[variant_of(stored.setup)]
        moment = await self._moment(stored.setup, self.now, stored.lexicon)
        return await asyncio.to_thread(
            lambda: kind.preview(self._folded(stored, kind), seat, act, moment)
        )

    async def seen(self, game_id: str, account: str | None) -> VariantSnapshot:
        """The game as ``account`` may see it now.

        Raises:
            ServerError: No such game.
        """
        return await self.shown(await self.current(game_id), account)

    async def shown(self, stored: Stored, account: str | None) -> VariantSnapshot:
        """``stored`` as ``account`` may see it."""
        _check_not_gone(stored)
        snapshot = await asyncio.to_thread(snapshot_of, stored, account, self.now)
        if not stored.over or account is None or stored.seat_of(account) is None:
            return snapshot
        book = await self._database.read(
            lambda connection: storage.results_of(connection, account, stored.id)
        )
        return ranked(snapshot, stored, book)

    async def act(self, game_id: str, account: str | None, message: ActMessage) -> Ack | Stale:
        """Take an act. When this returns an ack, it is on the disk.

        Raises:
            CrossglotError: It is refused; the game is as it was.
        """
        for _ in range(TRIES):
            stored = await self.current(game_id)
            seat = stored.seat_of(account)
            if account is None or seat is None:
                raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
            known = partial(storage.receipt, game_id=game_id, seat=seat, move_id=message.move_id)
            taken = await self._database.read(known)
            if taken is not None:
                return Ack(message.move_id, taken)
            try:
                return await self._taken(stored, seat, account, message)
            except SeqTakenError:
                continue
        return Stale(message.move_id, stored.seq)

    async def _taken(
        self, stored: Stored, seat: int, account: str, message: ActMessage
    ) -> Ack | Stale:
        receipt = Receipt(seat, message.move_id, 0)
        if isinstance(message.move, StartAct):
            return Ack(message.move_id, await self._begin(stored, receipt, account))
        if not stored.events:
            raise LobbyError(LobbyCode.WAITING, game=stored.id)
        kind = KINDS[variant_of(stored.setup)]
        since = stored.events[max(message.expected_seq, 0) :]
        if message.expected_seq > stored.seq or kind.overtaken(since, message.move):
            return Stale(message.move_id, stored.seq)
        now = self.now
        moment = replace(
            await self._moment(stored.setup, now, stored.lexicon),
            idle=now - round(stored.updated * 1000),
            host=account == stored.creator,
        )

        def act() -> tuple[object, Sequence[Any]]:
            state = self._folded(stored, kind)
            events = kind.act(state, seat, message.move, moment)
            return _after(kind, state, events), events

        state, events = await asyncio.to_thread(act)
        await self._write(stored, kind, state, events, receipt)
        return Ack(message.move_id, stored.seq + len(events))

    async def current(self, game_id: str) -> Stored:
        """The game, after what time alone has brought by now.

        Raises:
            ServerError: No such game.
        """
        for _ in range(TRIES):
            stored = await self._read(game_id)
            if not stored.events or stored.over:
                return stored
            try:
                if not await self._tick(stored):
                    return stored
            except SeqTakenError:
                continue
        return stored

    async def _tick(self, stored: Stored) -> bool:
        """Whether time has brought something, which is written now."""
        kind, now = KINDS[variant_of(stored.setup)], self.now
        state = await asyncio.to_thread(self._folded, stored, kind)
        due = kind.due(state)
        if due is None or due > now:
            return False
        moment = await self._moment(stored.setup, now, stored.lexicon)
        events = await asyncio.to_thread(kind.tick, state, moment)
        if events:
            await self._write(stored, kind, _after(kind, state, events), events, None)
        return bool(events)

    async def list_of(
        self, account: str | None, before: float, *, over: bool = True
    ) -> list[ListedVariant]:
        """As :func:`~crossglot.server.variants.listing.variants_of`; none where nobody asks."""
        if account is None:
            return []
        query = partial(variants_of, account=account, before=before, over=over)
        return await self._database.read(query)

    async def results(self, account: str | None) -> list[Result]:
        """The account's best solitaires, by edition, kind and number of racks."""
        if account is None:
            return []
        return list(
            best_results(await self._database.read(partial(storage.results_of, account=account)))
        )

    async def file_of(self, game_id: str, account: str | None) -> bytes:
        """The game as a file of events, as far as ``account`` may see them.

        Raises:
            ServerError: No such game.
            LobbyError: It waits, or will never begin.
        """
        stored = await self.current(game_id)
        if not stored.events:
            raise LobbyError(LobbyCode.WAITING, game=game_id)
        kind = KINDS[variant_of(stored.setup)]
        return write_events(kind.seen(stored.events, stored.seat_of(account)), kind.form)

    async def _begin(
        self, stored: Stored, receipt: Receipt | None, account: str | None = None
    ) -> int:
        """Write the first events; the number of the last of them."""
        _check_not_gone(stored)
        if stored.events:
            raise LobbyError(LobbyCode.NOT_WAITING, game=stored.id)
        if account is not None and account != stored.creator:
            raise VariantError(VariantCode.HOST)
        kind = KINDS[variant_of(stored.setup)]
        seed = self._seed or secrets.token_hex(32)
        moment = replace(await self._moment(stored.setup, self.now), seed=seed)
        events = await asyncio.to_thread(kind.start, stored.setup, stored.names, moment)
        state = await asyncio.to_thread(kind.form.fold, events)
        await self._write(stored, kind, state, events, receipt)
        return len(events)

    async def _write(
        self,
        stored: Stored,
        kind: Kind[Any, Any, Any],
        state: object,
        events: Sequence[Any],
        receipt: Receipt | None,
    ) -> None:
        over, at = kind.is_over(state), self._clock.now()
        standing = kind.standing(state)
        result = None
        if over and isinstance(state, SolitaireState):
            result = stored.accounts[0], result_of(state, self.now)
        figures = figures_of(stored, standing, at) if over else ()
        written = Written(
            stored.id, stored.seq, events, at, over, standing, receipt, result, figures
        )
        await self._database.write(partial(storage.append, written=written))
        self._tell(stored.id)
        if over or not stored.events:
            self._changed(stored.id)

    def _folded(self, stored: Stored, kind: Kind[Any, Any, E]) -> object:
        """The state of a game, from where it was last known; called in threads."""
        seq, state = self._known.get(stored.id, (0, None))
        if seq == 0 or seq > stored.seq:
            state = kind.form.fold(stored.events)
        else:
            state = _after(kind, state, stored.events[seq:])
        self._known[stored.id] = stored.seq, state
        while len(self._known) > MOST_KNOWN:
            self._known.pop(next(iter(self._known)), None)
        return state

    async def _read(self, game_id: str) -> Stored:
        return await self._database.read(partial(storage.read, game_id=game_id))

    def _tell(self, game_id: str) -> None:
        self.bus.publish(topic_of(game_id), b"")

    async def _moment(self, setup: Setup, at: int, lexicon: str | None = None) -> Moment:
        """What an act may need; the lexicon is opened in a thread.

        Raises:
            EditionError: No such edition.
            LexiconError: The lexicon that the game began with is not here, or none is.
        """
        edition = load_edition(setup.edition)

        def opened() -> Lexicon:
            words = None if lexicon is None else self._lexicons.words(lexicon)
            return words if isinstance(words, Lexicon) else self._lexicons.study(edition.id)

        return Moment(at, await asyncio.to_thread(opened))

    async def _with_board(self, setup: Setup) -> Setup:
        """A removal brings its board along: that of a game that is over, as a file.

        Raises:
            ServerError: No such game.
            RemovalError: It is not over yet.
            GameError: A board and a file are named.
        """
        if not isinstance(setup, RemovalSetup) or setup.game is None:
            return setup
        if setup.file is not None:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="game and file")
        table = await self._games.table(setup.game)
        if table.state.ended is None:
            raise RemovalError(RemovalCode.GAME_RUNNING)
        file = json_of(table.events, None).decode()
        return structs.replace(setup, edition=table.state.edition.id, game=None, file=file)


def _check_not_gone(stored: Stored) -> None:
    """Refuse a game that was given up before it began.

    Raises:
        LobbyError: ``game-gone``.
    """
    if stored.over and not stored.events:
        raise LobbyError(LobbyCode.GONE, game=stored.id, state="withdrawn")


def _after(kind: Kind[Any, S, E], state: S, events: Sequence[E]) -> S:
    for event in events:
        state = kind.form.after(state, event)
    return state
