"""A hall: one event on one machine, and the key that opens its desk to its holder."""

from __future__ import annotations

import asyncio
import hmac

import msgspec
from sqlalchemy import Connection, select

from crossglot.errors import EntryCode, EntryError
from crossglot.server.clock import WallClock
from crossglot.server.games.lexicons import InstalledLexicons
from crossglot.server.nodes.bus import MemoryBus
from crossglot.server.ports import Lexicons
from crossglot.server.sanitise import plain_line
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import open_home
from crossglot.server.store.schema.tournaments import tournaments
from crossglot.server.store.secrets import site_secret
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.plan import NewEvent
from crossglot.server.tournaments.registration import Registration
from crossglot.server.tournaments.tournament import LiveTournament, TournamentContext
from crossglot.server.tournaments.tournaments import LiveTournaments
from crossglot.tournament.setup import LONGEST_NAME

_decode_event = msgspec.json.Decoder(NewEvent).decode


def found_at(
    settings: Settings, wanted: bytes, lexicons: Lexicons | None = None, seed: str | None = None
) -> tuple[str, str]:
    """The hall's event that is not over, or a new one: its id, and the key of its desk.

    Args:
        settings: Say where it is kept.
        wanted: JSON of a :class:`~crossglot.server.tournaments.plan.NewEvent`.
        lexicons: Which words are admissible; those installed when None.
        seed: Draws the racks of a new one; None is chance.

    Raises:
        CrossglotError: It cannot be played like this, or not here.
    """
    event = _decode_event(wanted)
    return asyncio.run(_found(settings, event, lexicons, seed))


async def _found(
    settings: Settings, wanted: NewEvent, lexicons: Lexicons | None, seed: str | None
) -> tuple[str, str]:
    home = open_home(settings.database)
    context = TournamentContext.at(
        home, lexicons or InstalledLexicons(), MemoryBus(), WallClock(), seed
    )
    try:
        event = await home.database.read(
            lambda db: _unfinished(db, plain_line(wanted.name, LONGEST_NAME))
        )
        if event is None:
            event = (await Registration(LiveTournaments(context)).found(None, wanted)).id
        return event, await desk_key(context, event)
    finally:
        await home.database.close()


def _unfinished(connection: Connection, name: str) -> str | None:
    """A hall's event of this name that goes on."""
    columns = tournaments.c
    going = columns.state.in_(("waiting", "running"))
    query = select(columns.id).where(columns.kind == "hall", columns.name == name, going)
    found = connection.execute(query.order_by(columns.created.desc())).scalar()
    return None if found is None else str(found)


async def desk_key(context: TournamentContext, event: str) -> str:
    """What opens the desk of an event: who has it is its arbiter."""
    secret = await site_secret(context.database, "desk")
    return hmac.new(secret, event.encode(), "sha256").hexdigest()[:32]


async def take_desk(live: LiveTournament, account: str, key: str) -> None:
    """Make ``account`` the arbiter of an event; it has the key.

    Raises:
        EntryError: ``entry-not-the-arbiter``: it is another key.
    """
    if not hmac.compare_digest((await desk_key(live.context, live.id)).encode(), key.encode()):
        raise EntryError(EntryCode.NOT_ARBITER)
    await live.context.database.write(lambda db: storage.set_creator(db, live.id, account))
    live.ruled_by(account)
