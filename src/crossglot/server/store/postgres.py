"""Games in PostgreSQL, by the statements that are run most often.

A batch of moves is one statement: one round trip, one commit. The row of the
game is the lock: of two writers, on this node or another, one finds it at the
number it expects. Where the line breaks a statement is repeated; what had been
kept the first time does not fit the second time, and the receipts tell whose it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from crossglot.server.store.port import News, Receipt, SeqTakenError, StoredGame
from crossglot.server.store.postgres_database import PostgresDatabase
from crossglot.server.store.rows import (
    Change,
    change_after,
    decoded,
    first_change,
    stored_game,
)
from crossglot.server.store.statement_batches import Batches
from crossglot.server.wire.standing import Standing

_JOBS = """
    unnest($1::text[], $2::float8[], $3::int[], $4::text[], $5::int[], $6::text[], $7::float8[],
           $8::int[])
    AS job (id, updated, awaits_computer, standing, seq, node, due, after_seq)
"""
_EVENTS = """
    events_added AS (
        INSERT INTO events (game, seq, at, body)
        SELECT id, event.seq, at, body
        FROM unnest($9::text[], $10::int[], $11::float8[], $12::text[]) AS event (id, seq, at, body)
        JOIN fitting USING (id)
    )
"""
_ADD = f"""
    WITH fitting AS (
        INSERT INTO games (id, updated, awaits_computer, standing, seq, node, due, kind)
        SELECT id, updated, awaits_computer, standing, seq, node, due, kind FROM {_JOBS}
        JOIN unnest($1::text[], $16::text[]) AS of_kind (id, kind) USING (id)
        ON CONFLICT DO NOTHING RETURNING id
    ), {_EVENTS}, seats_added AS (
        INSERT INTO seats (game, seat, account)
        SELECT id, seat, account
        FROM unnest($13::text[], $14::int[], $15::text[]) AS sitting (id, seat, account)
        JOIN fitting USING (id)
    ) SELECT id FROM fitting
"""  # noqa: S608 - made of the constants above
_APPEND = f"""
    WITH fitting AS (
        UPDATE games SET updated = job.updated, awaits_computer = job.awaits_computer,
            standing = job.standing, seq = job.seq, node = job.node, due = job.due
        FROM {_JOBS}
        WHERE games.id = job.id AND games.seq = job.after_seq RETURNING games.id
    ), {_EVENTS}, receipts_added AS (
        INSERT INTO receipts (game, seat, move_id, seq)
        SELECT id, seat, move_id, receipt.seq
        FROM unnest($13::text[], $14::int[], $15::text[], $16::int[])
            AS receipt (id, seat, move_id, seq)
        JOIN fitting USING (id)
    ) SELECT id FROM fitting
"""  # noqa: S608 - made of the constants above
_LOAD = """
    SELECT (SELECT array_agg(body ORDER BY seq) FROM events WHERE game = $1 AND seq > $2),
           (SELECT array_agg(at ORDER BY seq) FROM events WHERE game = $1 AND seq > $2),
           (SELECT json_object_agg(seat, account) FROM seats WHERE game = $1),
           (SELECT json_agg(json_build_array(seat, move_id, seq))
            FROM receipts WHERE game = $1 AND seq > $2),
           (SELECT kind FROM games WHERE id = $1)
"""
_NEWEST = "SELECT id, seq FROM games WHERE id = ANY($1)"
_DUE = "SELECT id, due FROM games WHERE due < $1 ORDER BY due LIMIT $2"
_POSTPONE = "UPDATE games SET due = $2 WHERE id = $1 AND due = $3 RETURNING id"
_ADOPT = """
    UPDATE games SET node = $1 WHERE awaits_computer = 1 AND node <> ALL($2) RETURNING id
"""

_decode_seats = msgspec.json.Decoder(dict[int, str]).decode
_decode_receipts = msgspec.json.Decoder(list[tuple[int, str, int]]).decode


class PostgresStore:
    """Games in one PostgreSQL database.

    Args:
        database: The database.
        node: The id of this node.
    """

    def __init__(self, database: PostgresDatabase, node: str = "") -> None:
        self._database = database
        self._node = node
        self._added = Batches(self._add_all)
        self._appended = Batches(self._append_all)

    async def add(self, game_id: str, stored: StoredGame, standing: Standing) -> None:
        """Keep a new game; see :class:`~crossglot.server.store.port.Store`."""
        change = first_change(game_id, stored, standing, self._node)
        began = stored.started or standing.updated
        begun = replace(stored, started=began, updated=began)
        if not await self._added.put(game_id, change) and await self.load(game_id) != begun:
            raise SeqTakenError(game_id)

    async def append(
        self,
        game_id: str,
        after_seq: int,
        events: Sequence[Struct],
        standing: Standing,
        receipt: Receipt | None = None,
    ) -> None:
        """Add events to a game; see :class:`~crossglot.server.store.port.Store`."""
        change = change_after(game_id, after_seq, events, standing, receipt, self._node)
        if not await self._appended.put(game_id, change):
            raise SeqTakenError(game_id)

    async def load(self, game_id: str) -> StoredGame | None:
        """The game, or None; see :class:`~crossglot.server.store.port.Store`."""
        if "\0" in game_id:  # a text that PostgreSQL does not even ask for
            return None
        [(bodies, times, seated, receipts, kind)] = await self._database.fetch(_LOAD, game_id, 0)
        return stored_game(
            kind,
            list(zip(bodies or (), times or (), strict=True)),
            _decode_seats(seated or "{}"),
            _decode_receipts(receipts or "[]"),
        )

    async def news(self, game_id: str, after_seq: int) -> News:
        """What came after an event; see :class:`~crossglot.server.store.port.Store`."""
        [(bodies, _, _, receipts, kind)] = await self._database.fetch(_LOAD, game_id, after_seq)
        return News(
            events=decoded(kind, bodies) if bodies else (),
            receipts={(seat, name): seq for seat, name, seq in _decode_receipts(receipts or "[]")},
        )

    async def newest(self, game_ids: Collection[str]) -> dict[str, int]:
        """The number of the last event of each game."""
        rows = await self._database.fetch(_NEWEST, list(game_ids))
        return {row["id"]: row["seq"] for row in rows}

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Games that are due; see :class:`~crossglot.server.store.port.Store`."""
        rows = await self._database.fetch(_DUE, before, limit)
        return [(row["id"], row["due"]) for row in rows]

    async def postpone(self, game_id: str, was: float, due: float | None) -> None:
        """Look later; see :class:`~crossglot.server.store.port.Store`."""
        await self._database.fetch(_POSTPONE, game_id, due, was)

    async def adopt(self, alive: Collection[str]) -> list[str]:
        """Take over what computers wait for; see :class:`~crossglot.server.store.port.Store`."""
        return _ids(await self._database.fetch(_ADOPT, self._node, list(alive)))

    async def _add_all(self, changes: Sequence[Change]) -> set[str]:
        seats = _columns((row for change in changes for row in change.seats), 3)
        kinds = [change.kind for change in changes]
        return set(_ids(await self._database.fetch(_ADD, *_common(changes), *seats, kinds)))

    async def _append_all(self, changes: Sequence[Change]) -> set[str]:
        receipts = _columns((row for change in changes for row in change.receipts), 4)
        return set(_ids(await self._database.fetch(_APPEND, *_common(changes), *receipts)))


def _common(changes: Sequence[Change]) -> list[list[Any]]:
    """The columns of games and events."""
    jobs = ((*change.game, change.after_seq) for change in changes)
    events = (row for change in changes for row in change.events)
    return [*_columns(jobs, 8), *_columns(events, 4)]


def _columns(rows: Iterable[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """``rows`` the other way round: ``width`` columns, also when there is no row."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _ids(rows: Iterable[Any]) -> list[str]:
    return [row["id"] for row in rows]
