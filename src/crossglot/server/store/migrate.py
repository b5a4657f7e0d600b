"""Brings a database to the schema that this package expects."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from crossglot.server.store.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config


def version_of(connection: Connection) -> str | None:
    """The last migration that ran on the database; None where none ever did."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, inside the transaction of ``connection``."""
    if version_of(connection) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - a tenth of the start that is seldom needed

    command.upgrade(_config(connection), "head")


def known_versions() -> frozenset[str]:
    """The migrations that this package has."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - see migrate

    scripts = ScriptDirectory.from_config(_config(None))
    return frozenset(script.revision for script in scripts.walk_revisions())


def _config(connection: Connection | None) -> Config:
    from alembic.config import Config  # noqa: PLC0415 - see migrate

    config = Config()
    folder = resources.files("crossglot.server.store.migrations")
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def undo(connection: Connection) -> None:
    """Undo every migration, inside the transaction of ``connection``; all data is lost."""
    from alembic import command  # noqa: PLC0415 - see migrate

    command.downgrade(_config(connection), "base")
