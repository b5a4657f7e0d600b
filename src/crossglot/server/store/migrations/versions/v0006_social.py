"""Results, ratings, chat, blocks, reports and sanctions."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, Text

revision = "0006"
down_revision = "0005"

Number = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    _make_results()
    _make_ratings()
    _make_talk()
    _make_conduct()


def _make_results() -> None:
    op.create_table(
        "finished_games",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("finished", Float, nullable=False),
        Column("edition", Text, nullable=False),
        Column("reason", Text, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("public", Boolean, nullable=False),
    )
    op.create_table(
        "game_results",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("edition", Text, nullable=False),
        Column("finished", Float, nullable=False),
        Column("outcome", Text, nullable=False),
        Column("opponents", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("turns", Integer, nullable=False),
        Column("plays", Integer, nullable=False),
        Column("bingos", Integer, nullable=False),
        Column("best_play", Integer, nullable=False),
        Column("best_words", Text, nullable=False),
        Column("time_used", Integer, nullable=False),
        Column("challenges_won", Integer, nullable=False),
        Column("challenges_lost", Integer, nullable=False),
        Column("gave_up", Boolean, nullable=False),
    )
    op.create_index("game_results_by_account", "game_results", ["account", "finished"])


def _make_ratings() -> None:
    op.create_table(
        "ratings",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("family", Text, primary_key=True),
        Column("speed", Text, primary_key=True),
        Column("value", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("volatility", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("updated", Float, nullable=False),
    )
    op.create_index("ratings_by_value", "ratings", ["family", "speed", "value"])
    op.create_table(
        "rating_records",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("kind", Text, primary_key=True),
        Column("family", Text, nullable=False),
        Column("speed", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("change", Float, nullable=False),
        Column("value", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("volatility", Float, nullable=False),
        Column("reason", Text, nullable=True),
        Column("by", Text, nullable=True),
    )
    op.create_index(
        "rating_records_by_account", "rating_records", ["account", "family", "speed", "at"]
    )
    op.create_table(
        "keys",
        Column("name", Text, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )


def _make_talk() -> None:
    op.create_table(
        "chat_messages",
        Column("id", Number, primary_key=True),
        Column("game", Text, ForeignKey("games.id"), nullable=False),
        Column("channel", Text, nullable=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("at", Float, nullable=False),
        Column("text", Text, nullable=True),
        Column("phrase", Text, nullable=True),
        Column("say_id", Text, nullable=False),
    )
    op.create_index("chat_messages_by_game", "chat_messages", ["game", "id"])
    op.create_index(
        "chat_messages_once", "chat_messages", ["account", "game", "say_id"], unique=True
    )
    op.create_table(
        "chat_modes",
        Column("game", Text, ForeignKey("games.id"), primary_key=True),
        Column("mode", Text, nullable=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    )


def _make_conduct() -> None:
    op.create_table(
        "blocks",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("blocked", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        Column("id", Text, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("accused", Text, ForeignKey("accounts.id"), nullable=False),
        Column("game", Text, ForeignKey("games.id"), nullable=True),
        Column("reason", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("evidence", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("open", Boolean, nullable=False),
    )
    op.create_index("reports_open", "reports", ["open", "at"])
    op.create_table(
        "sanctions",
        Column("id", Text, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("kind", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("until", Float, nullable=True),
        Column("note", Text, nullable=False),
        Column("by", Text, ForeignKey("accounts.id"), nullable=False),
        Column("report", Text, ForeignKey("reports.id"), nullable=True),
    )
    op.create_index("sanctions_by_account", "sanctions", ["account", "at"])
