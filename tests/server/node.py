"""A real server on a real socket with a real database, in this process or in one to be killed."""

import contextlib
import subprocess
import sys
import threading

from crossglot.server.app import Application
from crossglot.server.limits import KINDS
from crossglot.server.play.clock import WallClock
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings import Limits, Rates, Settings
from crossglot.server.store.home import open_home
from tests.server import stand_ins
from tests.server.stand_ins import EvenLexicons, QuickPlayers


@contextlib.contextmanager
def serving(database, lexicons=None, players=None, clock=None, facts=None, **settings):
    """The address of a server in a thread of this process; it is stopped afterwards."""
    setup = Settings(port=0, database=database, **settings)
    home = open_home(setup.database)
    application = Application(
        setup,
        home,
        lexicons or EvenLexicons(),
        players or QuickPlayers(),
        clock=clock or WallClock(),
        facts_of=facts,
    )
    server = Server(application, setup)
    with listen(setup) as listening:
        thread = threading.Thread(target=server.serve_until_stopped, args=(listening,))
        thread.start()
        try:
            yield address_of(listening)
        finally:
            server.stop()
            thread.join()


@contextlib.contextmanager
def process(database, players="QuickPlayers", burst=60, redis=""):
    """A server in a process of its own: (process, address). Killed afterwards if it still runs."""
    setup = [str(database), players, str(burst), redis]
    command = [sys.executable, "-m", "tests.server.node", *setup]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as node:
        try:
            yield node, node.stdout.readline().strip()
        finally:
            node.kill()


def main():
    database, kind, burst, redis = sys.argv[1:]
    limits = Limits(burst=int(burst), rate=int(burst), connections=10**6)
    settings = Settings(
        port=0,
        database=database,
        redis=redis or None,
        lease=1.0,
        limits=limits,
        rates=Rates(**dict.fromkeys(KINDS, "")),  # whoever asks here asks in thousands
    )
    home = open_home(settings.database)
    players = getattr(stand_ins, kind)()
    application = Application(settings, home, EvenLexicons(), players)
    with listen(settings) as listening:
        print(address_of(listening), flush=True)
        Server(application, settings).serve_until_stopped(listening)


if __name__ == "__main__":
    main()
