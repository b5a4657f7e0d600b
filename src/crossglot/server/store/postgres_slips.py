"""Slips in PostgreSQL: a batch is one statement, from whichever node.

The row of the event is locked in share mode: nodes do not wait for each other,
but who closes the round waits for them, and they find it closed afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from crossglot.server.store.postgres_database import PostgresDatabase
from crossglot.server.store.slips import SlipRow, Slips

_PUT = """
    WITH job AS (
        SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[],
            $6::bigint[], $7::text[]) AS job (tournament, round, player, number, slip_id, at, body)
    ), taking AS (
        SELECT id, round FROM tournaments WHERE id IN (SELECT tournament FROM job) FOR SHARE
    ), added AS (
        INSERT INTO tournament_slips (tournament, round, player, number, slip_id, at, body)
        SELECT job.* FROM job JOIN taking ON id = tournament
            AND position(' ' || job.round || ' ' IN ' ' || taking.round || ' ') > 0
        ON CONFLICT DO NOTHING RETURNING tournament, round, player, number, slip_id
    )
    SELECT tournament, round, player, number, slip_id FROM added
    UNION SELECT tournament, round, player, number, slip_id FROM job
        JOIN tournament_slips USING (tournament, round, player, number, slip_id, at, body)
"""


class PostgresSlips(Slips):
    """Slips in one PostgreSQL database."""

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__()
        self._database = database

    async def _put_all(self, rows: Sequence[SlipRow]) -> set[str]:
        columns = map(list, zip(*map(astuple, rows), strict=True))
        kept = await self._database.fetch(_PUT, *columns)
        return {" ".join(map(str, row)) for row in kept}
