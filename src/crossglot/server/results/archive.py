"""All finished public games as one compressed file: a game a line, oldest id first.

It holds what happened on the board and nothing of those who played: accounts
have pseudonyms, there is no chat, no address, no seed, and of time only the day
and what the clocks showed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Connection, select

from crossglot.errors import ArchiveCode, ArchiveError
from crossglot.game import HUMAN, Event, Started
from crossglot.game.json_file import STANDARD, write_events
from crossglot.server.kinds.export import without_seed
from crossglot.server.results.compressed_lines import PackedLines
from crossglot.server.results.pseudonyms import Pseudonyms, pseudonyms, secret_key
from crossglot.server.store.database import Database
from crossglot.server.store.rows import decode_event
from crossglot.server.store.schema.games import events, seats
from crossglot.server.store.schema.results import finished_games

AT_ONCE = 50
"""Games held in memory together."""


class DumpedGame(Struct, frozen=True):
    """A line of the dump.

    Attributes:
        id: The game's id.
        day: When it ended, as in ``2026-11-22`` (UTC).
        edition: The edition's id.
        reason: Why it ended.
        rated: Whether ratings followed from it.
        players: By seat: a pseudonym, or ``computer:`` and the kind of player.
        record: The game in the format of ``docs/formats/events.md``.
    """

    id: str
    day: str
    edition: str
    reason: str
    rated: bool
    players: tuple[str, ...]
    record: Raw


async def write_dump(database: Database, path: Path) -> int:
    """Write all finished public games to ``path``, at once or not at all; how many there were.

    It may run beside the server. Memory holds a few games at a time.

    Args:
        database: Where they are.
        path: A file of JSON lines, compressed with gzip; replaced when it is there.

    Raises:
        ArchiveError: ``archive-unwritable``; a file that was there is as it was.
    """
    name = pseudonyms(await database.write(secret_key))
    written = 0
    try:
        with PackedLines(path) as file:
            async for lines in _pages(database, name):
                await asyncio.to_thread(file.write, lines)
                written += len(lines)
    except OSError as error:
        facts = {"path": str(path), "reason": error.strerror or str(error)}
        raise ArchiveError(ArchiveCode.UNWRITABLE, **facts) from None
    return written


async def _pages(database: Database, name: Pseudonyms) -> AsyncIterator[list[bytes]]:
    after = ""
    while found := await database.read(partial(_page, after=after, name=name)):
        yield [line for _, line in found]
        after = found[-1][0]


def _page(connection: Connection, *, after: str, name: Pseudonyms) -> list[tuple[str, bytes]]:
    """(game id, line) of the next games."""
    wanted = select(finished_games).where(finished_games.c.public, finished_games.c.game > after)
    rows = connection.execute(wanted.order_by(finished_games.c.game).limit(AT_ONCE)).all()
    return [
        (
            row.game,
            dumped_game(
                row.game,
                _events(connection, row.game),
                _accounts(connection, row.game),
                row.finished,
                rated=row.rated,
                reason=row.reason,
                name=name,
            ),
        )
        for row in rows
    ]


def dumped_game(  # noqa: PLR0913 - all that is told of a game
    game_id: str,
    happened: list[Event],
    accounts: dict[int, str],
    finished: float,
    *,
    rated: bool,
    reason: str,
    name: Pseudonyms,
) -> bytes:
    """The line of a game; names that its players had are replaced wherever they stand."""
    first, *rest = happened
    if not isinstance(first, Started):
        raise TypeError(f"game {game_id} has no start")
    players = tuple(
        (name(accounts[seat]) if seat in accounts else "player-unknown")
        if info.player == HUMAN
        else f"computer:{info.player}"
        for seat, info in enumerate(first.seats)
    )
    named = tuple(
        msgspec.structs.replace(info, name=player)
        for info, player in zip(first.seats, players, strict=True)
    )
    nameless = msgspec.structs.replace(first, seats=named)
    record = write_events(without_seed([nameless, *rest]), STANDARD).replace(b"\n", b"")
    line = DumpedGame(
        id=game_id,
        day=datetime.fromtimestamp(finished, UTC).date().isoformat(),
        edition=first.edition,
        reason=reason,
        rated=rated,
        players=players,
        record=Raw(record),
    )
    return msgspec.json.encode(line)


def _events(connection: Connection, game: str) -> list[Event]:
    wanted = select(events.c.body).where(events.c.game == game).order_by(events.c.seq)
    return [decode_event(body) for body in connection.execute(wanted).scalars()]


def _accounts(connection: Connection, game: str) -> dict[int, str]:
    wanted = select(seats.c.seat, seats.c.account).where(seats.c.game == game)
    return {row.seat: row.account for row in connection.execute(wanted)}
