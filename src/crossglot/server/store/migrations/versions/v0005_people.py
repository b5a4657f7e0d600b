"""People: roles, passwords, addresses, passkeys, tokens, and the log of who did what."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make what opens an account; nobody loses a session."""
    op.add_column("accounts", Column("role", Text, nullable=False, server_default="player"))
    op.add_column("accounts", Column("erased", Float, nullable=True))
    op.add_column("sessions", Column("agent", Text, nullable=False, server_default=""))
    _passwords_and_letters()
    _passkeys_and_tokens()
    op.create_table(
        "audit",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("at", Float, nullable=False),
        Column("actor", Text, nullable=True),
        Column("action", Text, nullable=False),
        Column("subject", Text, nullable=True),
        Column("facts", Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_by_subject", "audit", ["subject"])
    _guard_log()


def _guard_log() -> None:
    """Rows of the log are added; the database refuses anyone who tries to change one."""
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{change.lower()} BEFORE {change} ON audit"
                " BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'the log is only added to'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE ON audit"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
    )


def _passwords_and_letters() -> None:
    op.create_table(
        "passwords",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("hash", Text, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_table(
        "addresses",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("address", Text, nullable=False),
        Column("address_key", Text, nullable=False),
        Column("confirmed", Float, nullable=True),
    )
    op.create_index("addresses_by_key", "addresses", ["address_key"])
    op.create_table(
        "links",
        Column("token_hash", LargeBinary, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("purpose", Text, nullable=False),
        Column("address_key", Text, nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_index("links_by_account", "links", ["account"])


def _passkeys_and_tokens() -> None:
    op.create_table(
        "passkeys",
        Column("id", LargeBinary, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("public_key", LargeBinary, nullable=False),
        Column("sign_count", Integer, nullable=False),
        Column("label", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=True),
    )
    op.create_index("passkeys_by_account", "passkeys", ["account"])
    op.create_table(
        "ceremonies",
        Column("challenge", LargeBinary, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=True),
        Column("expires", Float, nullable=False),
    )
    op.create_index("ceremonies_by_expiry", "ceremonies", ["expires"])
    op.create_table(
        "tokens",
        Column("id", Text, primary_key=True),
        Column("token_hash", LargeBinary, nullable=False, unique=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("label", Text, nullable=False),
        Column("scopes", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=True),
    )
    op.create_index("tokens_by_account", "tokens", ["account"])
