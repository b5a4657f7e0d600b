"""``crossglot serve``: the game in the browser."""

import sys
import webbrowser
from typing import Annotated

from cyclopts import Parameter, validators

PORTS = validators.Number(gte=0, lte=65535)


def serve(
    *,
    host: Annotated[str, Parameter(env_var="CROSSGLOT_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="CROSSGLOT_PORT", validator=PORTS)] = 8000,
    database: Annotated[str | None, Parameter(env_var="CROSSGLOT_DATABASE")] = None,
    redis: Annotated[str | None, Parameter(env_var="CROSSGLOT_REDIS")] = None,
    lease: Annotated[float, Parameter(env_var="CROSSGLOT_LEASE")] = 6.0,
    workers: Annotated[bool, Parameter(env_var="CROSSGLOT_WORKERS")] = False,
    origin: tuple[str, ...] = (),
    secure: bool = False,
    threads: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=64))] = 2,
    seed: str | None = None,
    browser: bool = False,
) -> None:
    """Play in the browser: start the server and print the address of the page.

    Ctrl-C stops it: players are told, moves that were begun are finished, and
    every game goes on at the next start.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets others in.
    port
        Port to listen on; 0 takes any that is free.
    database
        SQLite file of the games, made when absent; or postgresql://name:password@host:port/database.
        Default: in the user's data folder.
    redis
        Where several servers on one PostgreSQL meet: redis://host:port/number.
    lease
        Seconds without a sign of life of a server after which the others take its games over.
    workers
        Let computer players think in crossglot worker processes, not here.
    origin
        Another host (name:port) whose pages may use this server; may be repeated.
    secure
        Send cookies over HTTPS only: behind a proxy that speaks TLS.
    threads
        How many computer players think at once.
    seed
        Draws the same tiles in every game. For tests: who knows it knows every rack.
    browser
        Open the page at once.
    """
    from crossglot.server.logs import log_to
    from crossglot.server.node import serve_node
    from crossglot.server.settings import Settings, built_page, default_database

    log_to(sys.stderr)
    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        lease=lease,
        workers=workers,
        origins=frozenset(origin),
        secure_cookies=secure,
        threads=threads,
        seed=seed,
    )

    def tell(address: str) -> None:
        print(f"Crossglot is at {address}  (Ctrl-C stops it)", flush=True)
        if not (built_page() / "index.html").is_file():
            print("The page is not built; make play builds it.", flush=True)
        elif browser:
            webbrowser.open(address)

    try:
        serve_node(settings, tell)
    except KeyboardInterrupt:
        print("Stopped; every game is kept.")
