"""Duplicate events. An event is its log; slips wait beside it until their round closes."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from crossglot.server.store.schema.metadata import metadata

DUE = text("due IS NOT NULL")

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("state", Text, nullable=False, doc="see crossglot.server.tournaments.records.State"),
    Column("kind", Text, nullable=False, doc="see crossglot.server.tournaments.records.Kind"),
    Column("creator", Text, ForeignKey("accounts.id"), nullable=True, doc="none: the site itself"),
    Column("public", Boolean, nullable=False, doc="listed for everybody"),
    Column("code", Text, nullable=True, doc="what lets people in, where not everybody may join"),
    Column("edition", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("plan", Text, nullable=False, doc="JSON of crossglot.server.tournaments.plan.Plan"),
    Column("players", Integer, nullable=False, doc="how many have joined"),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("starts", Float, nullable=True, doc="when it is to begin, if that is settled"),
    Column("ended", Float, nullable=True, doc="when it was over"),
    Column("seq", Integer, nullable=False, doc="number of its last event: the lock"),
    Column("node", Text, nullable=False, doc="the node that acted last, and acts next"),
    Column("due", Float, nullable=True, doc="when time changes it, in seconds since 1970"),
    Column("alive", Float, nullable=False, doc="when a server last kept time for it"),
    Column("round", Text, nullable=True, doc="keys of the rounds that take slips"),
    Column("day", Text, nullable=True, unique=True, doc="language and date of a daily one"),
    Column("reminded", Text, nullable=True, doc="keys of the rounds that people were reminded of"),
    Index("tournaments_due", "due", sqlite_where=DUE, postgresql_where=DUE),
    Index("tournaments_listed", "state", "created"),
    sqlite_with_rowid=False,
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False, doc="of the last event in it"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column(
        "body",
        Text,
        nullable=False,
        doc="JSON: a list of crossglot.tournament.events",
    ),
    sqlite_with_rowid=False,
)
"""The primary key guards the lock: of two writers with the same number one fails."""

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False, doc="from 0, as they came"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=True, doc="none: on paper only"),
    UniqueConstraint("tournament", "account"),
    Index("tournament_players_by_account", "account"),
    sqlite_with_rowid=False,
)

tournament_slips = Table(
    "tournament_slips",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Text, primary_key=True, doc="key of the round"),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False, doc="which of his"),
    Column("slip_id", Text, nullable=False, doc="the name its sender gave it"),
    Column("at", BigInteger, nullable=False, doc="milliseconds since 1970, lag credited"),
    Column("body", Text, nullable=False, doc="JSON of a slip of crossglot.variants.duplicate"),
    sqlite_with_rowid=False,
)

tournament_runs = Table(
    "tournament_runs",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("body", Text, nullable=False, doc="JSON of crossglot.server.tournaments.solo_runs.Run"),
    Column("share", Float, nullable=False, doc="of the tops, so far"),
    Column("finished", Float, nullable=True, doc="seconds since 1970"),
    Index("tournament_runs_by_account", "account"),
    sqlite_with_rowid=False,
)
"""Events that people play again alone, the daily one among them."""
