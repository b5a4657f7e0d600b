"""Games of the variants. As with any game, its events are the game; all else goes with them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    false,
    text,
)

from crossglot.server.store.schema.metadata import metadata

variant_games = Table(
    "variant_games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("creator", Text, ForeignKey("accounts.id"), nullable=False, doc="who made it"),
    Column("setup", Text, nullable=False, doc="JSON: which variant, and what was agreed on"),
    Column("updated", Float, nullable=False, doc="seconds since 1970"),
    Column("seq", Integer, nullable=False, doc="number of its last event: the lock; 0: it waits"),
    Column("over", Boolean, nullable=False, doc="whether nothing more can happen in it"),
    Column("public", Boolean, nullable=False, server_default=false(), doc="listed in the lobby"),
    Column("created", Float, nullable=False, server_default=text("0"), doc="when it was made"),
    Column(
        "seen", Float, nullable=False, server_default=text("0"), doc="its maker, while it waits"
    ),
    Column("standing", Text, nullable=False, server_default="{}", doc="JSON: its line in lists"),
    sqlite_with_rowid=False,
)

variant_seats = Table(
    "variant_seats",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

variant_invitations = Table(
    "variant_invitations",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Who has been asked to play and has not answered."""

variant_events = Table(
    "variant_events",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False, doc="1, 2, 3, ... in each game"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("body", Text, nullable=False, doc="JSON of the variant's events"),
    sqlite_with_rowid=False,
)
"""The primary key guards the lock: of two writers with the same number one fails."""

variant_receipts = Table(
    "variant_receipts",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("move_id", Text, primary_key=True, doc="the name its sender gave the act"),
    Column("seq", Integer, nullable=False, doc="number of the last event after it"),
    sqlite_with_rowid=False,
)

solitaire_results = Table(
    "solitaire_results",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("result", Text, nullable=False, doc="JSON of crossglot.variants.solitaire.Result"),
    sqlite_with_rowid=False,
)
"""What there is to beat when one plays alone (ET-101)."""

variant_results = Table(
    "variant_results",
    metadata,
    Column("game", Text, ForeignKey("variant_games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("variant", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("finished", Float, nullable=False, doc="seconds since 1970"),
    Column("outcome", Text, nullable=False, doc="won, drawn, lost or none"),
    Column("points", Integer, nullable=False),
    Column("possible", Integer, nullable=False, doc="points of all tops; 0 where there are none"),
    Index("variant_results_by_account", "account", "finished"),
    sqlite_with_rowid=False,
)
"""One person of one finished game; statistics are sums of these rows."""
