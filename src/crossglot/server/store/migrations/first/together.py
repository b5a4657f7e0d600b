"""What people say, and tournaments."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

TABLES = (
    "blocks",
    "chat_messages",
    "chat_modes",
    "reports",
    "tournaments",
    "sanctions",
    "tournament_events",
    "tournament_players",
    "tournament_runs",
    "tournament_slips",
)
"""In the order in which they are made."""


def upgrade() -> None:
    """Make the tables."""
    _add_blocks()
    _add_chat_messages()
    _add_chat_modes()
    _add_reports()
    _add_tournaments()
    _add_sanctions()
    _add_tournament_events()
    _add_tournament_players()
    _add_tournament_runs()
    _add_tournament_slips()


def downgrade() -> None:
    """Drop the tables, the last made first."""
    for name in reversed(TABLES):
        op.drop_table(name)


def _add_blocks() -> None:
    op.create_table(
        "blocks",
        Column("account", Text(), nullable=False),
        Column("blocked", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_blocks_account_accounts")),
        ForeignKeyConstraint(["blocked"], ["accounts.id"], name=op.f("fk_blocks_blocked_accounts")),
        PrimaryKeyConstraint("account", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"], unique=False)


def _add_chat_messages() -> None:
    op.create_table(
        "chat_messages",
        Column("id", BigInteger().with_variant(Integer(), "sqlite"), nullable=False),
        Column("game", Text(), nullable=False),
        Column("channel", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        Column("text", Text(), nullable=True),
        Column("phrase", Text(), nullable=True),
        Column("say_id", Text(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_chat_messages_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_chat_messages_game_games")),
        PrimaryKeyConstraint("id", name=op.f("pk_chat_messages")),
    )
    op.create_index("chat_messages_by_game", "chat_messages", ["game", "id"], unique=False)
    op.create_index(
        "chat_messages_once", "chat_messages", ["account", "game", "say_id"], unique=True
    )


def _add_chat_modes() -> None:
    op.create_table(
        "chat_modes",
        Column("game", Text(), nullable=False),
        Column("mode", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_chat_modes_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_chat_modes_game_games")),
        PrimaryKeyConstraint("game", name=op.f("pk_chat_modes")),
    )


def _add_reports() -> None:
    op.create_table(
        "reports",
        Column("id", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("accused", Text(), nullable=False),
        Column("game", Text(), nullable=True),
        Column("reason", Text(), nullable=False),
        Column("text", Text(), nullable=False),
        Column("evidence", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        Column("open", Boolean(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_reports_account_accounts")
        ),
        ForeignKeyConstraint(
            ["accused"], ["accounts.id"], name=op.f("fk_reports_accused_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reports_game_games")),
        PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("reports_open", "reports", ["open", "at"], unique=False)


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        Column("id", Text(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("creator", Text(), nullable=True),
        Column("public", Boolean(), nullable=False),
        Column("code", Text(), nullable=True),
        Column("edition", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("plan", Text(), nullable=False),
        Column("players", Integer(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("starts", Float(), nullable=True),
        Column("ended", Float(), nullable=True),
        Column("seq", Integer(), nullable=False),
        Column("node", Text(), nullable=False),
        Column("due", Float(), nullable=True),
        Column("alive", Float(), nullable=False),
        Column("round", Text(), nullable=True),
        Column("day", Text(), nullable=True),
        Column("reminded", Text(), nullable=True),
        ForeignKeyConstraint(
            ["creator"], ["accounts.id"], name=op.f("fk_tournaments_creator_accounts")
        ),
        PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        UniqueConstraint("day", name=op.f("uq_tournaments_day")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "tournaments_due",
        "tournaments",
        ["due"],
        unique=False,
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    )
    op.create_index("tournaments_listed", "tournaments", ["state", "created"], unique=False)


def _add_sanctions() -> None:
    op.create_table(
        "sanctions",
        Column("id", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        Column("until", Float(), nullable=True),
        Column("note", Text(), nullable=False),
        Column("by", Text(), nullable=False),
        Column("report", Text(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_sanctions_account_accounts")
        ),
        ForeignKeyConstraint(["by"], ["accounts.id"], name=op.f("fk_sanctions_by_accounts")),
        ForeignKeyConstraint(["report"], ["reports.id"], name=op.f("fk_sanctions_report_reports")),
        PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
    )
    op.create_index("sanctions_by_account", "sanctions", ["account", "at"], unique=False)


def _add_tournament_events() -> None:
    op.create_table(
        "tournament_events",
        Column("tournament", Text(), nullable=False),
        Column("seq", Integer(), autoincrement=False, nullable=False),
        Column("at", Float(), nullable=False),
        Column("body", Text(), nullable=False),
        ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_tournament_events_tournament_tournaments"),
        ),
        PrimaryKeyConstraint("tournament", "seq", name=op.f("pk_tournament_events")),
        sqlite_with_rowid=False,
    )


def _add_tournament_players() -> None:
    op.create_table(
        "tournament_players",
        Column("tournament", Text(), nullable=False),
        Column("player", Integer(), autoincrement=False, nullable=False),
        Column("account", Text(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_tournament_players_account_accounts")
        ),
        ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_tournament_players_tournament_tournaments"),
        ),
        PrimaryKeyConstraint("tournament", "player", name=op.f("pk_tournament_players")),
        UniqueConstraint("tournament", "account", name=op.f("uq_tournament_players_tournament")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "tournament_players_by_account", "tournament_players", ["account"], unique=False
    )


def _add_tournament_runs() -> None:
    op.create_table(
        "tournament_runs",
        Column("tournament", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("body", Text(), nullable=False),
        Column("share", Float(), nullable=False),
        Column("finished", Float(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_tournament_runs_account_accounts")
        ),
        ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_tournament_runs_tournament_tournaments"),
        ),
        PrimaryKeyConstraint("tournament", "account", name=op.f("pk_tournament_runs")),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_runs_by_account", "tournament_runs", ["account"], unique=False)


def _add_tournament_slips() -> None:
    op.create_table(
        "tournament_slips",
        Column("tournament", Text(), nullable=False),
        Column("round", Text(), nullable=False),
        Column("player", Integer(), autoincrement=False, nullable=False),
        Column("number", Integer(), autoincrement=False, nullable=False),
        Column("slip_id", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        Column("body", Text(), nullable=False),
        ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_tournament_slips_tournament_tournaments"),
        ),
        PrimaryKeyConstraint(
            "tournament", "round", "player", "number", name=op.f("pk_tournament_slips")
        ),
        sqlite_with_rowid=False,
    )
