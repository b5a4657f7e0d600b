"""An event as files: its signed log once it is over, its tables and its page at any time."""

from __future__ import annotations

import asyncio
import hashlib

from sqlalchemy import Connection

from crossglot.errors import EntryCode, EntryError
from crossglot.rulebook.sentences import sentence_of
from crossglot.server.store.secrets import site_secret
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.tournament import LiveTournament, read_log
from crossglot.tournament.exports import Form, write_event
from crossglot.tournament.log import write_log
from crossglot.tournament.state import Tournament


async def published(live: LiveTournament) -> bytes:
    """The log, JSON lines; the same bytes whenever it is asked for.

    Raises:
        EntryError: ``tournament-not-over``: what is promised is not told before.
    """
    if not live.chronicle.state.finished:
        raise EntryError(EntryCode.NOT_OVER)
    database = live.context.database
    key = await site_secret(database, "log")
    secret = hashlib.sha256(await site_secret(database, "salt") + live.id.encode()).digest()

    def query(connection: Connection) -> list[str]:
        return storage.log_after(connection, live.id, 0)

    bodies = await database.read(query)
    return await asyncio.to_thread(lambda: b"".join(write_log(read_log(bodies), key, secret)))


def written(state: Tournament, form: Form, language: str, game: int = 1) -> str:
    """An event as a file; nothing in it is a secret, whether the event is over or not.

    Raises:
        TournamentError: No such game.
    """

    def say(message: str, **facts: object) -> str:
        told = {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
        return sentence_of("tournament", language, message, **told)

    return write_event(state, form, game, say, language)
