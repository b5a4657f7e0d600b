"""Who plays, and the browsers that may speak for them."""

from sqlalchemy import Column, Float, ForeignKey, Index, LargeBinary, Table, Text

from crossglot.server.store.schema.metadata import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False, doc="guest, person or bot"),
    Column("name", Text, nullable=True, doc="as its owner writes it; none for a guest"),
    Column("name_key", Text, nullable=True, unique=True, doc="one for all names that look alike"),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("role", Text, nullable=False, server_default="player", doc="see people.roles"),
    Column("erased", Float, nullable=True, doc="when its owner had it erased"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True, doc="SHA-256 of the cookie's token"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("seen", Float, nullable=False, doc="when it was last used, to the hour"),
    Column("agent", Text, nullable=False, server_default="", doc="what the browser calls itself"),
    Index("sessions_by_account", "account"),
)

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("choices", Text, nullable=False, doc="JSON: see crossglot.server.accounts.notices"),
    sqlite_with_rowid=False,
)
"""What an account is told of; without a row, what is usual."""
