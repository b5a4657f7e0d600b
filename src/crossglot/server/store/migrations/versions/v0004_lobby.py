"""Setups: what was agreed on for a game; those made before are casual, private and full."""

import json

from alembic import op
from sqlalchemy import Boolean, Column, Connection, Float, ForeignKey, Integer, Text, text

revision = "0004"
down_revision = "0003"

SEATED = text("SELECT seat, account FROM seats WHERE game = :game")

SETUP = text(
    "INSERT INTO game_setups (id, state, creator, public, rated, speed, edition, agreement,"
    " created, seen, ended) VALUES (:id, :state, :creator, false, false, 'untimed', :edition,"
    " :agreement, :created, :created, :ended)"
)

SEAT = text("INSERT INTO setup_seats VALUES (:game, :seat, :player, :account, true, NULL)")


def upgrade() -> None:
    """Make the tables of setups, and a setup for each game there is."""
    op.create_table(
        "game_setups",
        Column("id", Text, primary_key=True),
        Column("state", Text, nullable=False),
        Column("creator", Text, ForeignKey("accounts.id"), nullable=False),
        Column("public", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("speed", Text, nullable=False),
        Column("edition", Text, nullable=False),
        Column("agreement", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("ended", Float, nullable=True),
        Column("rematch_of", Text, nullable=True, unique=True),
    )
    live = text("state IN ('waiting', 'full', 'started')")
    op.create_index(
        "game_setups_live", "game_setups", ["state"], sqlite_where=live, postgresql_where=live
    )
    op.create_table(
        "setup_seats",
        Column("game", Text, ForeignKey("game_setups.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", Text, nullable=False),
        Column("account", Text, ForeignKey("accounts.id"), nullable=True),
        Column("agreed", Boolean, nullable=False),
        Column("rating", Float, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("setup_seats_by_account", "setup_seats", ["account"])
    _adopt(op.get_bind())


def _adopt(database: Connection) -> None:
    """A setup for every game of the versions before."""
    found = database.execute(
        text(
            "SELECT games.id, games.updated, games.standing, events.at, events.body FROM games"
            " JOIN events ON events.game = games.id AND events.seq = 1"
        )
    ).all()
    for game, updated, standing, at, body in found:
        told, started = json.loads(standing), json.loads(body)
        seated = {row.seat: row.account for row in database.execute(SEATED, {"game": game})}
        if not seated:
            continue
        agreement = {"lexicon": started["lexicon"], "house": started.get("house", {})}
        values = {
            "id": game,
            "state": "over" if told["over"] else "started",
            "creator": seated[min(seated)],
            "edition": told["edition"],
            "agreement": json.dumps(agreement),
            "created": at,
            "ended": updated if told["over"] else None,
        }
        database.execute(SETUP, values)
        for seat, info in enumerate(started["seats"]):
            row = {"game": game, "seat": seat, "player": info["player"]}
            database.execute(SEAT, {**row, "account": seated.get(seat)})
