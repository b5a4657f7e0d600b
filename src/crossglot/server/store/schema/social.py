"""What people say to each other, and what is done about it."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from crossglot.server.store.schema.metadata import metadata

Number = BigInteger().with_variant(Integer, "sqlite")
"""Counts up by itself, on both databases."""

chat_messages = Table(
    "chat_messages",
    metadata,
    Column("id", Number, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False),
    Column("channel", Text, nullable=False, doc="players or spectators"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("text", Text, nullable=True, doc="either this"),
    Column("phrase", Text, nullable=True, doc="or the key of a phrase"),
    Column("say_id", Text, nullable=False, doc="the name its sender gave it"),
    Index("chat_messages_by_game", "game", "id"),
    Index("chat_messages_once", "account", "game", "say_id", unique=True),
)

chat_modes = Table(
    "chat_modes",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("mode", Text, nullable=False, doc="free, phrases or off"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, doc="who chose it"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True, doc="who blocks"),
    Column("blocked", Text, ForeignKey("accounts.id"), primary_key=True, doc="whom"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Index("blocks_by_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, doc="who reports"),
    Column("accused", Text, ForeignKey("accounts.id"), nullable=False),
    Column("game", Text, ForeignKey("games.id"), nullable=True),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", Text, nullable=False, doc="JSON: what the accused said, as it was then"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("open", Boolean, nullable=False, doc="until a moderator has decided"),
    Index("reports_open", "open", "at"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, doc="whom it meets"),
    Column("kind", Text, nullable=False, doc="warn, mute, close, lift, or dismiss for none"),
    Column("at", Float, nullable=False, doc="seconds since 1970"),
    Column("until", Float, nullable=True, doc="of a mute; none is for ever"),
    Column("note", Text, nullable=False, doc="told to the account"),
    Column("by", Text, ForeignKey("accounts.id"), nullable=False, doc="the moderator"),
    Column("report", Text, ForeignKey("reports.id"), nullable=True),
    Index("sanctions_by_account", "account", "at"),
)
"""Only added to. The newest mute, close or lift of an account is what holds."""
