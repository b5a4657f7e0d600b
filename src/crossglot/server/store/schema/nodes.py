"""The nodes that serve these games, as far as they are alive."""

from sqlalchemy import Column, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", Integer, nullable=False, doc="counts up while the node lives"),
)
