"""Which nodes are alive, as far as their heartbeats in the database tell.

Nobody compares clocks: a node is dead when its count has stood still for a
while on the clock of the node that looks.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from crossglot.errors import ServerError
from crossglot.server.store.database import Database
from crossglot.server.store.schema.operations import nodes

log = structlog.get_logger("crossglot.roster")

FORGET = 3600.0
"""Seconds after which a dead node is struck off."""


class Roster:
    """The nodes on one database.

    Args:
        database: That database.
        node: The id of this node.
        lease: Seconds without a sign of life after which a node is taken for dead. Wrongly
            so it does no harm: what two nodes decide at once is settled by the number of
            the event.

    Attributes:
        node: The id of this node.
        pause: Seconds between two signs of life.
        alive: The nodes that were alive at the last sign of life, this one among them.
        missed: Nodes that were alive at the sign before and are so no more, or have left since.
    """

    def __init__(self, database: Database, node: str, lease: float) -> None:
        self.pause = lease / 3
        self._database = database
        self.node = node
        self.alive = frozenset({node})
        self.missed: frozenset[str] = frozenset()
        self._lease = lease
        self._heard: dict[str, tuple[int, float]] = {}

    async def beat(self) -> frozenset[str]:
        """Give a sign of life; the ids of the nodes that are alive, this one among them."""
        await self._database.write(self._count_up)
        beats = await self._database.read(_beats)
        now = asyncio.get_running_loop().time()
        known, before = self._heard, self.alive
        self._heard = {
            node: known[node] if node in known and known[node][0] == beat else (beat, now)
            for node, beat in beats.items()
        }
        silent = {node: now - since for node, (_, since) in self._heard.items()}
        if gone := [node for node, seconds in silent.items() if seconds > FORGET]:
            await self._database.write(lambda connection: _strike_off(connection, gone))
        alive = {node for node, seconds in silent.items() if seconds <= self._lease}
        self.alive = frozenset({*alive, self.node})
        # One that was only slow, and taken for dead, may have written more before it left.
        self.missed = (before - self.alive) | (known.keys() - beats.keys())
        return self.alive

    async def live(self) -> None:
        """Give signs of life until cancelled."""
        while True:
            try:
                await self.beat()
            except ServerError as error:
                log.warning("no sign of life", error=str(error))
            await asyncio.sleep(self.pause)

    async def leave(self) -> None:
        """Strike this node off, so that the others take over at once."""
        await self._database.write(lambda connection: _strike_off(connection, [self.node]))

    def _count_up(self, connection: Connection) -> None:
        mine = update(nodes).where(nodes.c.id == self.node).values(beat=nodes.c.beat + 1)
        if connection.execute(mine).rowcount == 0:
            connection.execute(insert(nodes).values(id=self.node, beat=0))


def _beats(connection: Connection) -> dict[str, int]:
    return {row.id: row.beat for row in connection.execute(select(nodes.c.id, nodes.c.beat))}


def _strike_off(connection: Connection, gone: list[str]) -> None:
    connection.execute(delete(nodes).where(nodes.c.id.in_(gone)))
