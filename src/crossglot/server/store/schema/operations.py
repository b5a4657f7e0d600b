"""What the server's operator tells everybody, and the nodes that are alive."""

from sqlalchemy import Column, Float, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

banner = Table(
    "banner",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False, doc="1: there is one at most"),
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False, doc="seconds since 1970"),
)


nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", Integer, nullable=False, doc="counts up while the node lives"),
)
