"""``crossglot duplicate hall``: an event in a room, on one laptop without internet."""

import json
import socket
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossglot.cli.sentences import say_in


def hall(
    edition: str = "HU-W",
    /,
    *,
    name: str = "Duplicate",
    port: int = 8000,
    host: str | None = None,
    database: Path | None = None,
    profile: str | None = None,
    rounds: int = 0,
    manual: Annotated[bool, Parameter(negative="")] = False,
    seed: str | None = None,
) -> int:
    """Serve an event to the phones of a room: no internet is needed.

    The address is printed, and a QR code that phones read; the person who
    opens the second address on this machine is the arbiter. Ctrl-C stops it; everything
    is kept, and the same command goes on with it.

    Parameters
    ----------
    edition
        Whose tiles, board and words.
    name
        What the event is called.
    port
        Where the server listens; 0 takes any that is free.
    host
        The address of this machine in the room's network; found out when not given.
    database
        Where all is kept.
    profile
        The rules; the edition's usual ones when not given.
    rounds
        Rounds at most; 0 is until the tiles are used up.
    manual
        Racks are drawn from a real bag, and the arbiter calls the rounds.
    seed
        Draws the racks: halls with one seed, edition, profile and word list play one
        master game. Keep it secret until the last of them has played; chance when not given.
    """
    from crossglot.server.node import serve_node
    from crossglot.server.operations.logs import log_crashes, log_to
    from crossglot.server.settings.settings import Settings, default_database
    from crossglot.server.tournaments.hall import found_at

    kept = database or default_database().with_name("hall.sqlite3")
    settings = Settings(host=host or own_address(), port=port, database=kept)
    log_to(sys.stderr, settings.log_format)
    log_crashes(sys.stderr)
    wanted = {"name": name, "edition": edition, "kind": "hall", "profile": profile}
    by_hand = {"draw": "manual", "plan": {"auto": False}} if manual else {}
    asked = json.dumps({**wanted, **by_hand, "rounds": [rounds]}).encode()
    event, key = found_at(settings, asked, seed=seed)
    try:
        serve_node(settings, lambda address: announce(f"{address}duplicate/{event}", key))
    except KeyboardInterrupt:
        print(say_in("tournament", "hall-stopped"))
    return 0


def announce(address: str, key: str) -> None:
    """Print the way in, for players as a QR code too, and the arbiter's own."""
    from crossglot.server.tournaments.qr_codes import qr_text

    print(qr_text(address), flush=True)
    print(say_in("tournament", "hall-players", address=address), flush=True)
    print(say_in("tournament", "hall-arbiter", address=f"{address}/desk#key={key}"), flush=True)


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out.

    127.0.0.1 where there is no network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
