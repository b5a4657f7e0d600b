"""How an event comes to be, and how people come into it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from crossglot.errors import CrossglotError, EntryCode, EntryError, TournamentCode, TournamentError
from crossglot.server.accounts.storage import account_of
from crossglot.server.identifiers import new_id
from crossglot.server.sanitise import plain_line
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.plan import NewEvent, setup_of
from crossglot.server.tournaments.records import Kind, Record
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.tournaments.tournaments import LiveTournaments
from crossglot.tournament.act import come_back, enter, found, withdraw
from crossglot.tournament.events import Entrant, Event
from crossglot.tournament.setup import LONGEST_NAME, Setup
from crossglot.tournament.state import Tournament, after


@dataclass(slots=True, eq=False)
class _Comer:
    """Somebody at the door."""

    account: str | None
    entrant: Entrant
    code: str
    done: asyncio.Future[int] = field(repr=False)


class Registration:
    """Makes events and lets people in: those who come at once come in by one commit.

    Args:
        live_tournaments: The events of this node.
    """

    def __init__(self, live_tournaments: LiveTournaments) -> None:
        self._live_tournaments = live_tournaments
        self._waiting: dict[str, list[_Comer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def found(self, creator: str | None, wanted: NewEvent) -> Record:
        """Set an event up.

        Args:
            creator: Whose it is; None is the site itself.
            wanted: What they want.

        Raises:
            CrossglotError: It cannot be played like this, or not here.
        """
        context = self._live_tournaments.context
        lexicon = await context.judges.current(wanted.edition)
        setup = setup_of(wanted, lexicon, context.seed)
        await context.judges.of(setup)
        plan = msgspec.json.encode(wanted.plan).decode()
        return await self.keep(setup, creator, wanted.kind, plan, wanted)

    async def keep(
        self, setup: Setup, creator: str | None, kind: Kind, plan: str, wanted: NewEvent
    ) -> Record:
        """Write a new event."""
        now = self._live_tournaments.context.clock.now()
        events = found(setup, round(now * 1000))
        record = Record(
            id=new_id(),
            state="waiting",
            kind=kind,
            creator=creator,
            public=wanted.public,
            code=setup.code or None,
            edition=setup.edition,
            name=setup.name,
            plan=plan,
            players=0,
            created=now,
            starts=wanted.starts,
            seq=len(events),
            node=self._live_tournaments.context.node,
            due=wanted.starts,
            alive=now,
        )
        body = msgspec.json.encode(list(events)).decode()
        await self._live_tournaments.context.database.write(
            lambda connection: storage.add(connection, record, body)
        )
        await self._live_tournaments.get(record.id)
        return record

    async def enter(
        self, live: LiveTournament, account: str | None, entrant: Entrant, code: str
    ) -> int:
        """Let somebody in; their number. Players who are in stay what they are; who left is back.

        Raises:
            TournamentError: Over, full, a wrong code, or the name is taken or is none.
            GameError: ``entry-closed``.
            EntryError: ``tournament-not-for-this``: it is played alone.
        """
        if live.record.kind == "daily":
            raise EntryError(EntryCode.NOT_FOR_THIS)
        player = live.player_of(account)
        if player is not None:
            await self._live_tournaments.change(live, lambda state: self._back(state, player))
            return player
        comer = _Comer(account, _written(entrant), code, asyncio.get_running_loop().create_future())
        waiting = self._waiting.setdefault(live.id, [])
        waiting.append(comer)
        if len(waiting) == 1:
            task = asyncio.create_task(self._let_in(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await comer.done

    def _back(self, state: Tournament, player: int) -> tuple[Event, ...]:
        """What follows when somebody comes who is in: something only if they had left."""
        if player not in state.withdrawn:
            return ()
        return come_back(state, player, self._live_tournaments.context.now)

    async def leave(self, live: LiveTournament, account: str | None) -> None:
        """Somebody leaves; what they scored stays.

        Raises:
            TournamentError: They do not take part, or it is over.
        """
        player = live.player_of(account)
        if player is None:
            raise TournamentError(TournamentCode.NOT_TAKING_PART)
        now = self._live_tournaments.context.now
        await self._live_tournaments.change(live, lambda state: withdraw(state, player, now))

    async def name_of(self, account: str | None) -> str | None:
        """The account's name, if it has one."""
        if account is None:
            return None
        return await self._live_tournaments.context.database.read(
            lambda db: account_of(db, account).name
        )

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _let_in(self, live: LiveTournament) -> None:
        """Everybody who is at the door when the one before has been written."""
        await asyncio.sleep(0)
        while self._waiting.get(live.id):
            comers: list[_Comer] = []
            try:
                await self._let_in_some(live, comers)
            except Exception as error:  # noqa: BLE001 - handed to the waiting caller
                for comer in comers or self._waiting.pop(live.id, []):
                    if not comer.done.done():
                        comer.done.set_exception(error)

    async def _let_in_some(self, live: LiveTournament, comers: list[_Comer]) -> None:
        now, admitted = self._live_tournaments.context.now, _Admitted()

        def make(state: Tournament) -> list[Event]:
            comers.extend(self._waiting.pop(live.id, ()))
            admitted.clear()  # of a try before which another node was first
            return [each for comer in comers for each in admitted.add(live, comer, state, now)]

        await self._live_tournaments.change(live, make, admitted.numbers)
        for comer, player in admitted.inside:
            if not comer.done.done():
                comer.done.set_result(player)
        for comer in admitted.again:
            comer.done.set_result(live.accounts[comer.account or ""])


def _written(entrant: Entrant) -> Entrant:
    """``entrant`` as the log keeps them: their names in plain lines, none longer than it holds.

    Raises:
        TournamentError: ``tournament-setup``: nothing is left of a name.
    """

    def plain(name: str) -> str:
        return plain_line(name, LONGEST_NAME)

    members = tuple(map(plain, entrant.members))
    for key, names in (("name", [plain(entrant.name)]), ("members", members)):
        if not all(names):
            raise TournamentError(TournamentCode.SETUP, key=key)
    return msgspec.structs.replace(
        entrant,
        name=plain(entrant.name),
        members=members,
        team=plain(entrant.team),
        hall=plain(entrant.hall),
    )


@dataclass(slots=True)
class _Admitted:
    """Those who come in by one commit.

    Attributes:
        numbers: Player -> account.
        inside: Who has which number.
        again: Who is among them already: sent twice.
    """

    numbers: dict[int, str | None] = field(default_factory=dict)
    inside: list[tuple[_Comer, int]] = field(default_factory=list)
    again: list[_Comer] = field(default_factory=list)
    _accounts: set[str] = field(default_factory=set)
    _state: Tournament | None = None

    def clear(self) -> None:
        """Begin anew."""
        self.numbers.clear()
        self.inside.clear()
        self.again.clear()
        self._accounts.clear()
        self._state = None

    def add(
        self, live: LiveTournament, comer: _Comer, state: Tournament, now: int
    ) -> tuple[Event, ...]:
        """What happens when ``comer`` comes in after the others; nothing if they are refused."""
        if comer.done.done():
            return ()
        known = live.player_of(comer.account)
        if known is not None:
            comer.done.set_result(known)
            return ()
        if comer.account in self._accounts:
            self.again.append(comer)
            return ()
        then = self._state or state
        try:
            entered = enter(then, comer.entrant, now, comer.code)
        except CrossglotError as error:
            comer.done.set_exception(error)
            return ()
        for event in entered:
            then = after(then, event)
        self._state = then
        player = len(then.entrants) - 1
        self.numbers[player] = comer.account
        if comer.account is not None:  # who plays on paper has none
            self._accounts.add(comer.account)
        self.inside.append((comer, player))
        return entered
