"""What happens beside games and is no event of them, and what other kinds leave behind."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

nudges = Table(
    "nudges",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False, doc="who nudged"),
    Column("turn", Integer, primary_key=True, autoincrement=False, doc="how many turns were over"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    sqlite_with_rowid=False,
)
"""The primary key is the rule: one nudge a turn."""


solitaire_results = Table(
    "solitaire_results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("result", Text, nullable=False, doc="JSON of crossglot.variants.solitaire.Result"),
    sqlite_with_rowid=False,
)
"""What there is to beat when one plays alone (ET-101)."""

kind_results = Table(
    "kind_results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("finished", Float, nullable=False, doc="seconds since 1970"),
    Column("outcome", Text, nullable=False, doc="won, drawn, lost or none"),
    Column("points", Integer, nullable=False),
    Column("possible", Integer, nullable=False, doc="points of all tops; 0 where there are none"),
    Index("kind_results_by_account", "account", "finished"),
    sqlite_with_rowid=False,
)
"""One person of one finished game; statistics are sums of these rows."""
