"""What was agreed on for each game, and who sits or is to sit there, before and after it starts."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, text

from crossglot.server.store.schema.metadata import metadata

LIVE = text("state IN ('waiting', 'full', 'started')")

game_setups = Table(
    "game_setups",
    metadata,
    Column("id", Text, primary_key=True, doc="the game's id, before it has a row in games"),
    Column("state", Text, nullable=False, doc="see crossglot.server.lobby.records.State"),
    Column("creator", Text, ForeignKey("accounts.id"), nullable=False),
    Column("public", Boolean, nullable=False, doc="listed in the lobby"),
    Column("rated", Boolean, nullable=False),
    Column("speed", Text, nullable=False, doc="see crossglot.server.lobby.speed.Speed"),
    Column("kind", Text, nullable=False, doc="see crossglot.server.wire.standing.KindName"),
    Column("setup", Text, nullable=True, doc="JSON: what only games of this kind leave open"),
    Column("edition", Text, nullable=False),
    Column("agreement", Text, nullable=False, doc="JSON: lexicon, house rules, ratings let in"),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("seen", Float, nullable=False, doc="when the creator of a waiting game was last here"),
    Column("ended", Float, nullable=True, doc="when it was over, or given up while it waited"),
    Column("rematch_of", Text, nullable=True, unique=True, doc="the game before this one"),
    Index("game_setups_live", "state", sqlite_where=LIVE, postgresql_where=LIVE),
)

setup_seats = Table(
    "setup_seats",
    metadata,
    Column("game", Text, ForeignKey("game_setups.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False, doc="human, or the kind of computer player"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=True, doc="none: open, a computer"),
    Column("agreed", Boolean, nullable=False, doc="false: open, or invited and not answered yet"),
    Column("rating", Float, nullable=True, doc="of the account as it sat down"),
    Index("setup_seats_by_account", "account"),
    sqlite_with_rowid=False,
)
