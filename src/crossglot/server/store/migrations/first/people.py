"""Accounts, how they sign in, nodes and operations."""

from alembic import op
from sqlalchemy import (
    Column,
    Float,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

TABLES = (
    "accounts",
    "audit",
    "banner",
    "nodes",
    "addresses",
    "ceremonies",
    "links",
    "notice_choices",
    "passkeys",
    "passwords",
    "sessions",
    "tokens",
)
"""In the order in which they are made."""


def upgrade() -> None:
    """Make the tables."""
    _add_accounts()
    _add_audit()
    _add_banner()
    _add_nodes()
    _add_addresses()
    _add_ceremonies()
    _add_links()
    _add_notice_choices()
    _add_passkeys()
    _add_passwords()
    _add_sessions()
    _add_tokens()
    _guard_log()


def downgrade() -> None:
    """Drop the tables, the last made first."""
    for name in reversed(TABLES):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_change()")


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


def _add_accounts() -> None:
    op.create_table(
        "accounts",
        Column("id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("name", Text(), nullable=True),
        Column("name_key", Text(), nullable=True),
        Column("created", Float(), nullable=False),
        Column("role", Text(), server_default="player", nullable=False),
        Column("erased", Float(), nullable=True),
        PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        UniqueConstraint("name_key", name=op.f("uq_accounts_name_key")),
    )


def _add_audit() -> None:
    op.create_table(
        "audit",
        Column("id", Integer(), autoincrement=True, nullable=False),
        Column("at", Float(), nullable=False),
        Column("actor", Text(), nullable=True),
        Column("action", Text(), nullable=False),
        Column("subject", Text(), nullable=True),
        Column("facts", Text(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_by_subject", "audit", ["subject"], unique=False)


def _add_banner() -> None:
    op.create_table(
        "banner",
        Column("id", Integer(), autoincrement=False, nullable=False),
        Column("text", Text(), nullable=False),
        Column("since", Float(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("pk_banner")),
    )


def _add_nodes() -> None:
    op.create_table(
        "nodes",
        Column("id", Text(), nullable=False),
        Column("beat", Integer(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )


def _add_addresses() -> None:
    op.create_table(
        "addresses",
        Column("account", Text(), nullable=False),
        Column("address", Text(), nullable=False),
        Column("address_key", Text(), nullable=False),
        Column("confirmed", Float(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_addresses_account_accounts")
        ),
        PrimaryKeyConstraint("account", name=op.f("pk_addresses")),
    )
    op.create_index("addresses_by_key", "addresses", ["address_key"], unique=False)


def _add_ceremonies() -> None:
    op.create_table(
        "ceremonies",
        Column("challenge", LargeBinary(), nullable=False),
        Column("account", Text(), nullable=True),
        Column("expires", Float(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_ceremonies_account_accounts")
        ),
        PrimaryKeyConstraint("challenge", name=op.f("pk_ceremonies")),
    )
    op.create_index("ceremonies_by_expiry", "ceremonies", ["expires"], unique=False)


def _add_links() -> None:
    op.create_table(
        "links",
        Column("token_hash", LargeBinary(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("purpose", Text(), nullable=False),
        Column("address_key", Text(), nullable=False),
        Column("expires", Float(), nullable=False),
        ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_links_account_accounts")),
        PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )
    op.create_index("links_by_account", "links", ["account"], unique=False)


def _add_notice_choices() -> None:
    op.create_table(
        "notice_choices",
        Column("account", Text(), nullable=False),
        Column("choices", Text(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_notice_choices_account_accounts")
        ),
        PrimaryKeyConstraint("account", name=op.f("pk_notice_choices")),
        sqlite_with_rowid=False,
    )


def _add_passkeys() -> None:
    op.create_table(
        "passkeys",
        Column("id", LargeBinary(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("public_key", LargeBinary(), nullable=False),
        Column("sign_count", Integer(), nullable=False),
        Column("label", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("used", Float(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_passkeys_account_accounts")
        ),
        PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("passkeys_by_account", "passkeys", ["account"], unique=False)


def _add_passwords() -> None:
    op.create_table(
        "passwords",
        Column("account", Text(), nullable=False),
        Column("hash", Text(), nullable=False),
        Column("changed", Float(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_passwords_account_accounts")
        ),
        PrimaryKeyConstraint("account", name=op.f("pk_passwords")),
    )


def _add_sessions() -> None:
    op.create_table(
        "sessions",
        Column("token_hash", LargeBinary(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("seen", Float(), nullable=False),
        Column("agent", Text(), server_default="", nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_sessions_account_accounts")
        ),
        PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    op.create_index("sessions_by_account", "sessions", ["account"], unique=False)


def _add_tokens() -> None:
    op.create_table(
        "tokens",
        Column("id", Text(), nullable=False),
        Column("token_hash", LargeBinary(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("label", Text(), nullable=False),
        Column("scopes", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("used", Float(), nullable=True),
        ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_tokens_account_accounts")),
        PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        UniqueConstraint("token_hash", name=op.f("uq_tokens_token_hash")),
    )
    op.create_index("tokens_by_account", "tokens", ["account"], unique=False)
