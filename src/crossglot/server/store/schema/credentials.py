"""What opens an account: passwords, passkeys, links in letters, tokens of programs."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, Table, Text

from crossglot.server.store.schema.metadata import metadata

passwords = Table(
    "passwords",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("hash", Text, nullable=False, doc="argon2id, with its salt and its cost"),
    Column("changed", Float, nullable=False, doc="seconds since 1970"),
)

addresses = Table(
    "addresses",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("address", Text, nullable=False, doc="as its owner writes it"),
    Column("address_key", Text, nullable=False, doc="in small letters; families share one"),
    Column("confirmed", Float, nullable=True, doc="when; none until the link was followed"),
    Index("addresses_by_key", "address_key"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True, doc="SHA-256 of what the link holds"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("purpose", Text, nullable=False, doc="confirm or reset"),
    Column("address_key", Text, nullable=False, doc="where it was sent"),
    Column("expires", Float, nullable=False, doc="seconds since 1970"),
    Index("links_by_account", "account"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True, doc="the authenticator's name for it"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False, doc="COSE"),
    Column("sign_count", Integer, nullable=False, doc="as the authenticator last told"),
    Column("label", Text, nullable=False, doc="what its owner calls it"),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("used", Float, nullable=True, doc="when it was last used"),
    Index("passkeys_by_account", "account"),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("challenge", LargeBinary, primary_key=True, doc="what the authenticator has to sign"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=True, doc="none to sign in"),
    Column("expires", Float, nullable=False, doc="seconds since 1970"),
    Index("ceremonies_by_expiry", "expires"),
)
"""Challenges that wait for a passkey's answer; each is used once."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True, doc="SHA-256 of the token"),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("label", Text, nullable=False, doc="what its owner calls it"),
    Column("scopes", Text, nullable=False, doc="with blanks between them"),
    Column("created", Float, nullable=False, doc="seconds since 1970"),
    Column("used", Float, nullable=True, doc="when it was last used, to the hour"),
    Index("tokens_by_account", "account"),
)
"""Personal tokens, for programs."""
