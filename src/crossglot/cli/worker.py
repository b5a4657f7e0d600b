"""``crossglot worker``: computer players think here, for the nodes of a server."""

import sys
from typing import Annotated

from cyclopts import Parameter, validators


def worker(
    *,
    database: Annotated[str, Parameter(env_var="CROSSGLOT_DATABASE")],
    redis: Annotated[str, Parameter(env_var="CROSSGLOT_REDIS")],
    threads: Annotated[
        int,
        Parameter(env_var="CROSSGLOT_THREADS", validator=validators.Number(gte=1, lte=64)),
    ] = 2,
) -> None:
    """Think for computer players, for servers on this or other machines.

    The servers are started with --workers and the same database and Redis. Any number of workers
    may come and go; Ctrl-C or SIGTERM finishes the turns that were begun.

    Parameters
    ----------
    database
        The servers' database: postgresql://name:password@host:port/database.
    redis
        Where the servers meet: redis://host:port/number.
    threads
        How many players think at once.
    """
    from crossglot.server.bots import ComputerPlayers
    from crossglot.server.installed import InstalledLexicons
    from crossglot.server.logs import log_to
    from crossglot.server.settings import Settings
    from crossglot.server.worker import work_until_stopped

    log_to(sys.stderr)
    settings = Settings(database=database, redis=redis, threads=threads)

    def tell() -> None:
        print("At work (Ctrl-C stops it)", flush=True)

    work_until_stopped(settings, InstalledLexicons(), ComputerPlayers(), tell)
