"""Slips of duplicate players: thousands arrive in the last second of a round.

A slip is kept while its round takes slips, and not a moment longer: the node that closes the
round clears that mark first and reads afterwards, so that no slip that was
acknowledged can be missing, on this node or another.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from crossglot.server.store.sqlite_database import SqliteDatabase
from crossglot.server.store.statement_batches import Batches


class SlipRow(msgspec.Struct, frozen=True, array_like=True):
    """A slip as it is kept; in JSON a list, in the order of the table's columns.

    Attributes:
        tournament: Id of the event.
        round: Key of the round.
        player: Their number.
        number: Which of the player's slips it is: the highest counts.
        slip_id: The name its sender gave it: sending it again changes nothing.
        at: Milliseconds since 1970, lag credited.
        body: JSON of the slip.
    """

    tournament: str
    round: str
    player: int
    number: int
    slip_id: str
    at: int
    body: str

    @property
    def key(self) -> str:
        """Names it among all others."""
        return f"{self.tournament} {self.round} {self.player} {self.number} {self.slip_id}"


class Slips(ABC):
    """Where slips are kept: those that come while the database works go into it together."""

    def __init__(self) -> None:
        self._batches = Batches(self._put_all)

    def put(self, row: SlipRow) -> asyncio.Future[bool]:
        """Keep ``row``; whether it is kept. Once that is known, it survives a power cut.

        One that is kept already stays as it is; one whose number was kept with other
        content or at another time, or whose round takes no slips, is not kept.
        """
        return self._batches.put(row.key, row)

    async def finish(self) -> None:
        """Wait until all is written."""
        await self._batches.finish()

    @abstractmethod
    async def _put_all(self, rows: Sequence[SlipRow]) -> set[str]:
        """Keep ``rows``; the keys of those that are kept."""


_PUT = """
    INSERT INTO tournament_slips (tournament, round, player, number, slip_id, at, body)
    SELECT json_extract(job.value, '$[0]'), json_extract(job.value, '$[1]'),
        json_extract(job.value, '$[2]'), json_extract(job.value, '$[3]'),
        json_extract(job.value, '$[4]'), json_extract(job.value, '$[5]'),
        json_extract(job.value, '$[6]')
    FROM json_each(?) AS job CROSS JOIN tournaments
        ON tournaments.id = json_extract(job.value, '$[0]')
    WHERE instr(' ' || tournaments.round || ' ', ' ' || json_extract(job.value, '$[1]') || ' ')
    ON CONFLICT DO NOTHING
"""
_KEPT = """
    SELECT json_group_array(job.key) FROM json_each(?) AS job CROSS JOIN tournament_slips AS slip
        ON slip.tournament = json_extract(job.value, '$[0]')
        AND slip.round = json_extract(job.value, '$[1]')
        AND slip.player = json_extract(job.value, '$[2]')
        AND slip.number = json_extract(job.value, '$[3]')
        AND slip.slip_id = json_extract(job.value, '$[4]')
        AND slip.at = json_extract(job.value, '$[5]')
        AND slip.body = json_extract(job.value, '$[6]')
"""
_decode_places = msgspec.json.Decoder(list[int]).decode


class SqliteSlips(Slips):
    """Slips in the SQLite file."""

    def __init__(self, database: SqliteDatabase) -> None:
        super().__init__()
        self._database = database

    async def _put_all(self, rows: Sequence[SlipRow]) -> set[str]:
        jobs = msgspec.json.encode(rows).decode()

        def work(connection: sqlite3.Connection) -> list[int]:
            connection.execute(_PUT, (jobs,))
            (kept,) = connection.execute(_KEPT, (jobs,)).fetchone()
            return _decode_places(kept)

        return {rows[place].key for place in await self._database.write_bare(work)}
