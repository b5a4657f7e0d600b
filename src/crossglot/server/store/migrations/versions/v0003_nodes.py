"""Several nodes: the last event's number beside each game, and who thinks for it."""

from alembic import op
from sqlalchemy import Column, Integer, Text, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of nodes; games belong to nobody yet."""
    op.create_table(
        "nodes",
        Column("id", Text, primary_key=True),
        Column("beat", Integer, nullable=False),
    )
    numbered = Column("seq", Integer, nullable=False, server_default="0")
    owned = Column("node", Text, nullable=False, server_default="")
    op.add_column("games", numbered)
    op.add_column("games", owned)
    newest = "(SELECT coalesce(max(seq), 0) FROM events WHERE events.game = games.id)"
    op.get_bind().execute(text(f"UPDATE games SET seq = {newest}"))  # noqa: S608 - no value in it
