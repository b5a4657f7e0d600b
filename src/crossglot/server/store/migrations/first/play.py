"""Games of every kind, before, while and after they are played."""

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

TABLES = (
    "games",
    "keys",
    "events",
    "finished_games",
    "game_results",
    "game_setups",
    "kind_results",
    "nudges",
    "rating_records",
    "ratings",
    "receipts",
    "seats",
    "solitaire_results",
    "setup_seats",
)
"""In the order in which they are made."""


def upgrade() -> None:
    """Make the tables."""
    _add_games()
    _add_keys()
    _add_events()
    _add_finished_games()
    _add_game_results()
    _add_game_setups()
    _add_kind_results()
    _add_nudges()
    _add_rating_records()
    _add_ratings()
    _add_receipts()
    _add_seats()
    _add_solitaire_results()
    _add_setup_seats()


def downgrade() -> None:
    """Drop the tables, the last made first."""
    for name in reversed(TABLES):
        op.drop_table(name)


def _add_games() -> None:
    op.create_table(
        "games",
        Column("id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("updated", Float(), nullable=False),
        Column("awaits_computer", Integer(), nullable=False),
        Column("standing", Text(), nullable=False),
        Column("seq", Integer(), nullable=False),
        Column("node", Text(), nullable=False),
        Column("due", Float(), nullable=True),
        PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "games_awaiting",
        "games",
        ["id"],
        unique=False,
        sqlite_where=text("awaits_computer = 1"),
        postgresql_where=text("awaits_computer = 1"),
    )
    op.create_index(
        "games_due",
        "games",
        ["due"],
        unique=False,
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    )


def _add_keys() -> None:
    op.create_table(
        "keys",
        Column("name", Text(), nullable=False),
        Column("value", LargeBinary(), nullable=False),
        PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )


def _add_events() -> None:
    op.create_table(
        "events",
        Column("game", Text(), nullable=False),
        Column("seq", Integer(), autoincrement=False, nullable=False),
        Column("at", Float(), nullable=False),
        Column("body", Text(), nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_events_game_games")),
        PrimaryKeyConstraint("game", "seq", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )


def _add_finished_games() -> None:
    op.create_table(
        "finished_games",
        Column("game", Text(), nullable=False),
        Column("finished", Float(), nullable=False),
        Column("edition", Text(), nullable=False),
        Column("reason", Text(), nullable=False),
        Column("rated", Boolean(), nullable=False),
        Column("public", Boolean(), nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_finished_games_game_games")),
        PrimaryKeyConstraint("game", name=op.f("pk_finished_games")),
    )


def _add_game_results() -> None:
    op.create_table(
        "game_results",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("account", Text(), nullable=False),
        Column("edition", Text(), nullable=False),
        Column("finished", Float(), nullable=False),
        Column("outcome", Text(), nullable=False),
        Column("opponents", Text(), nullable=False),
        Column("points", Integer(), nullable=False),
        Column("turns", Integer(), nullable=False),
        Column("plays", Integer(), nullable=False),
        Column("bingos", Integer(), nullable=False),
        Column("best_play", Integer(), nullable=False),
        Column("best_words", Text(), nullable=False),
        Column("time_used", Integer(), nullable=False),
        Column("challenges_won", Integer(), nullable=False),
        Column("challenges_lost", Integer(), nullable=False),
        Column("gave_up", Boolean(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_game_results_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_game_results_game_games")),
        PrimaryKeyConstraint("game", "seat", name=op.f("pk_game_results")),
    )
    op.create_index(
        "game_results_by_account", "game_results", ["account", "finished"], unique=False
    )


def _add_game_setups() -> None:
    op.create_table(
        "game_setups",
        Column("id", Text(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("creator", Text(), nullable=False),
        Column("public", Boolean(), nullable=False),
        Column("rated", Boolean(), nullable=False),
        Column("speed", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("setup", Text(), nullable=True),
        Column("edition", Text(), nullable=False),
        Column("agreement", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("seen", Float(), nullable=False),
        Column("ended", Float(), nullable=True),
        Column("rematch_of", Text(), nullable=True),
        ForeignKeyConstraint(
            ["creator"], ["accounts.id"], name=op.f("fk_game_setups_creator_accounts")
        ),
        PrimaryKeyConstraint("id", name=op.f("pk_game_setups")),
        UniqueConstraint("rematch_of", name=op.f("uq_game_setups_rematch_of")),
    )
    op.create_index(
        "game_setups_live",
        "game_setups",
        ["state"],
        unique=False,
        sqlite_where=text("state IN ('waiting', 'full', 'started')"),
        postgresql_where=text("state IN ('waiting', 'full', 'started')"),
    )


def _add_kind_results() -> None:
    op.create_table(
        "kind_results",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("account", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("edition", Text(), nullable=False),
        Column("finished", Float(), nullable=False),
        Column("outcome", Text(), nullable=False),
        Column("points", Integer(), nullable=False),
        Column("possible", Integer(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_kind_results_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_kind_results_game_games")),
        PrimaryKeyConstraint("game", "seat", name=op.f("pk_kind_results")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "kind_results_by_account", "kind_results", ["account", "finished"], unique=False
    )


def _add_nudges() -> None:
    op.create_table(
        "nudges",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("turn", Integer(), autoincrement=False, nullable=False),
        Column("at", Float(), nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_nudges_game_games")),
        PrimaryKeyConstraint("game", "seat", "turn", name=op.f("pk_nudges")),
        sqlite_with_rowid=False,
    )


def _add_rating_records() -> None:
    op.create_table(
        "rating_records",
        Column("account", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("family", Text(), nullable=False),
        Column("speed", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        Column("change", Float(), nullable=False),
        Column("value", Float(), nullable=False),
        Column("deviation", Float(), nullable=False),
        Column("volatility", Float(), nullable=False),
        Column("reason", Text(), nullable=True),
        Column("by", Text(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_rating_records_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_rating_records_game_games")),
        PrimaryKeyConstraint("account", "game", "kind", name=op.f("pk_rating_records")),
    )
    op.create_index(
        "rating_records_by_account",
        "rating_records",
        ["account", "family", "speed", "at"],
        unique=False,
    )


def _add_ratings() -> None:
    op.create_table(
        "ratings",
        Column("account", Text(), nullable=False),
        Column("family", Text(), nullable=False),
        Column("speed", Text(), nullable=False),
        Column("value", Float(), nullable=False),
        Column("deviation", Float(), nullable=False),
        Column("volatility", Float(), nullable=False),
        Column("games", Integer(), nullable=False),
        Column("updated", Float(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_ratings_account_accounts")
        ),
        PrimaryKeyConstraint("account", "family", "speed", name=op.f("pk_ratings")),
    )
    op.create_index("ratings_by_value", "ratings", ["family", "speed", "value"], unique=False)


def _add_receipts() -> None:
    op.create_table(
        "receipts",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("move_id", Text(), nullable=False),
        Column("seq", Integer(), nullable=False),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_receipts_game_games")),
        PrimaryKeyConstraint("game", "seat", "move_id", name=op.f("pk_receipts")),
        sqlite_with_rowid=False,
    )


def _add_seats() -> None:
    op.create_table(
        "seats",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("account", Text(), nullable=False),
        ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_seats_account_accounts")),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game_games")),
        PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_account", "seats", ["account"], unique=False)


def _add_solitaire_results() -> None:
    op.create_table(
        "solitaire_results",
        Column("game", Text(), nullable=False),
        Column("account", Text(), nullable=False),
        Column("result", Text(), nullable=False),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_solitaire_results_account_accounts")
        ),
        ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_solitaire_results_game_games")),
        PrimaryKeyConstraint("game", name=op.f("pk_solitaire_results")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        op.f("ix_solitaire_results_account"), "solitaire_results", ["account"], unique=False
    )


def _add_setup_seats() -> None:
    op.create_table(
        "setup_seats",
        Column("game", Text(), nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("player", Text(), nullable=False),
        Column("account", Text(), nullable=True),
        Column("agreed", Boolean(), nullable=False),
        Column("rating", Float(), nullable=True),
        ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_setup_seats_account_accounts")
        ),
        ForeignKeyConstraint(
            ["game"], ["game_setups.id"], name=op.f("fk_setup_seats_game_game_setups")
        ),
        PrimaryKeyConstraint("game", "seat", name=op.f("pk_setup_seats")),
        sqlite_with_rowid=False,
    )
    op.create_index("setup_seats_by_account", "setup_seats", ["account"], unique=False)
