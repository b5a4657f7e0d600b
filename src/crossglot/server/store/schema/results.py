"""What finished games leave behind: results, ratings and how these came about."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, Table, Text

from crossglot.server.store.schema.metadata import metadata

finished_games = Table(
    "finished_games",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("finished", Float, nullable=False, doc="seconds since 1970"),
    Column("edition", Text, nullable=False),
    Column("reason", Text, nullable=False, doc="why it ended"),
    Column("rated", Boolean, nullable=False, doc="whether ratings have changed by it"),
    Column("public", Boolean, nullable=False, doc="whether everybody may have it"),
)
"""A row says that the game has been counted: whatever is below is there, or is not to be."""

results = Table(
    "game_results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("edition", Text, nullable=False),
    Column("finished", Float, nullable=False, doc="seconds since 1970"),
    Column("outcome", Text, nullable=False, doc="won, drawn, lost or none"),
    Column("opponents", Text, nullable=False, doc="people, computers or mixed"),
    Column("points", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("plays", Integer, nullable=False),
    Column("bingos", Integer, nullable=False),
    Column("best_play", Integer, nullable=False, doc="points; 0 is none"),
    Column("best_words", Text, nullable=False),
    Column("time_used", Integer, nullable=False, doc="milliseconds"),
    Column("challenges_won", Integer, nullable=False),
    Column("challenges_lost", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Index("game_results_by_account", "account", "finished"),
)
"""One seat of one finished game. Statistics are sums of these rows: nothing to keep in step."""

ratings = Table(
    "ratings",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("family", Text, primary_key=True, doc="the language of its editions"),
    Column("speed", Text, primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False, doc="rated ones"),
    Column("updated", Float, nullable=False, doc="when the last of them ended"),
    Index("ratings_by_value", "family", "speed", "value"),
)
"""The newest of an account's records, for a quick look."""

rating_records = Table(
    "rating_records",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("kind", Text, primary_key=True, doc="game or refund"),
    Column("family", Text, nullable=False),
    Column("speed", Text, nullable=False),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("change", Float, nullable=False, doc="of the value"),
    Column("value", Float, nullable=False, doc="afterwards, as the two below"),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("reason", Text, nullable=True, doc="of a refund"),
    Column("by", Text, nullable=True, doc="account that gave the refund; none is the console"),
    Index("rating_records_by_account", "account", "family", "speed", "at"),
)
"""Every change of a rating there ever was; nothing is deleted. The key makes each happen once."""

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of the server itself, such as the one that makes pseudonyms."""
