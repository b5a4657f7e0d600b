"""A real server on a real socket with a real database, in this process or in one to be killed."""

import contextlib
import faulthandler
import gc
import itertools
import subprocess
import sys
import threading
from typing import Any

from crossglot.server.app import Application
from crossglot.server.clock import WallClock
from crossglot.server.limits.request_rates import KINDS
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings.settings import Limits, Rates, Settings
from crossglot.server.store.home import open_home
from tests.server import stand_ins
from tests.server.stand_ins import EvenLexicons, QuickPlayers
from tests.server.visitor import PATIENCE

UNCOUNTED: dict[str, Any] = {
    "limits": Limits(burst=10**6, rate=10**6, connections=10**6),
    "rates": Rates(**dict.fromkeys(KINDS, "")),
}
"""Settings for tests that ask faster than people do; where the limit lies is the matter of others."""

SEED = "5eed" * 16
"""Draws the same tiles in every run: no verdict hangs on a rack. Nothing else reads like this, so
that a search for what is secret looks for it, too."""

_starts = itertools.count(1)


def pass_over_what_is_old():
    """A server begins with a thorough collection: half a second over all that a whole run has loaded.

    What is here already is put out of its sight, garbage too: so that is looked for now and then.
    """
    if next(_starts) % 16 == 0:
        gc.collect()
    gc.freeze()


@contextlib.contextmanager
def serving(database, lexicons=None, players=None, clock=None, facts=None, **settings):
    """The address of a server in a thread of this process; it is stopped afterwards."""
    counted = settings.keys() & UNCOUNTED.keys()
    usual = {"seed": SEED, **({} if counted else UNCOUNTED)}
    setup = Settings(port=0, database=database, **{**usual, **settings})
    home = open_home(setup.database)
    application = Application(
        setup,
        home,
        lexicons or EvenLexicons(),
        players or QuickPlayers(),
        clock=clock or WallClock(),
        facts_of=facts,
    )
    pass_over_what_is_old()
    server = Server(application, setup)
    with listen(setup) as listening:
        run = server.serve_until_stopped
        thread = threading.Thread(target=run, args=(listening,), daemon=True)
        thread.start()
        try:
            yield address_of(listening)
        finally:
            server.stop()
            thread.join(PATIENCE)
            if thread.is_alive():
                faulthandler.dump_traceback(sys.__stderr__)
                raise AssertionError("the server does not stop; its stacks stand above")


@contextlib.contextmanager
def process(database, players="QuickPlayers", redis="", stderr=subprocess.PIPE, listen=True):
    """A server in a process of its own: (process, address). Killed afterwards if it still runs.

    A caller that does not ``listen`` by this has to read what it says.
    """
    setup = [str(database), players, redis]
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.server.node", *setup]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True) as node:
        address = node.stdout.readline().strip()
        # What it tells of faults fills a pipe that nobody reads, and then it waits.
        if listen:
            threading.Thread(target=node.stdout.read, daemon=True).start()
        try:
            yield node, address
        except BaseException as error:
            error.add_note(f"the node's exit code: {node.poll()}")
            raise
        finally:
            node.kill()


def main():
    database, kind, redis = sys.argv[1:]
    settings = Settings(
        port=0,
        database=database,
        redis=redis or None,
        lease=1.0,
        seed=SEED,
        **UNCOUNTED,
    )
    home = open_home(settings.database)
    lexicons, players = EvenLexicons(), QuickPlayers()
    if kind == "syllables":
        from tests.server.tournaments.syllables import Syllables

        lexicons = Syllables()
    elif kind == "kinds":
        from tests.server.kinds.lexicon import kind_lexicons

        lexicons = kind_lexicons()
    else:
        players = getattr(stand_ins, kind)()
    application = Application(settings, home, lexicons, players)
    with listen(settings) as listening:
        print(address_of(listening), flush=True)
        Server(application, settings).serve_until_stopped(listening)


if __name__ == "__main__":
    main()
