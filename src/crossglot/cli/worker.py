"""``crossglot worker``: computer players think here, for the nodes of a server."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossglot.cli.configured import configured_app
from crossglot.server.settings.settings import Settings

DEFAULTS = Settings()

app = configured_app("worker")


@app.default
def worker(
    *,
    config: Path | None = None,  # noqa: ARG001 - read before the settings are made
    settings: Annotated[Settings, Parameter(name="*", negative_iterable=())] = DEFAULTS,
) -> None:
    """Think for computer players, for servers on this or other machines.

    The servers are started with --workers, the same --database (PostgreSQL) and the same --redis.
    Any number of workers may come and go; Ctrl-C or SIGTERM finishes the turns that were begun.
    All settings of crossglot serve are understood; --threads is how many players think at once.

    Parameters
    ----------
    config
        The servers' TOML file of settings.
    """
    from crossglot.server.games.computer_players import ComputerPlayers
    from crossglot.server.games.lexicons import InstalledLexicons
    from crossglot.server.operations.logs import log_crashes, log_to
    from crossglot.server.worker import work_until_stopped

    log_to(sys.stderr, settings.log_format)
    log_crashes(sys.stderr)

    def tell() -> None:
        print("At work (Ctrl-C stops it)", flush=True)

    work_until_stopped(settings, InstalledLexicons(), ComputerPlayers(), tell)
