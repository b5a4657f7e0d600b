"""Whether a database can be written, asked by writing to it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from crossglot.server.identifiers import new_id
from crossglot.server.store.schema.operations import nodes


def write_and_take_back(connection: Connection) -> None:
    """Put a row of its own among the nodes and take it out again, in a transaction.

    Nobody ever sees it, and yet the database has to put the pages to the disk.
    """
    name = f"probe-{new_id()}"
    connection.execute(insert(nodes).values(id=name, beat=0))
    connection.execute(delete(nodes).where(nodes.c.id == name))
