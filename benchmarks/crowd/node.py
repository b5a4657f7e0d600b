"""The server that is measured: a node as ever, that also watches itself.

SIGUSR1 forgets the samples so far; when it stops, it prints what it has seen,
in milliseconds: how late its loop was, how long commits and collections took.
"""

import asyncio
import gc
import json
import signal
import sys
import time

from benchmarks.crowd.told import parts
from crossglot.server.app import Application
from crossglot.server.games.computer_players import ComputerPlayers
from crossglot.server.games.lexicons import InstalledLexicons
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import open_home
from crossglot.server.store.writer import Writer

PAUSE = 0.002
"""Seconds between two looks at the loop."""


class Samples:
    """Milliseconds, by what was measured."""

    def __init__(self):
        self.lag, self.commits, self.pauses = [], [], []
        self.began = 0.0

    def forget(self):
        self.__init__()

    def watch_collector(self, phase, _):
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.pauses.append(1000 * (time.thread_time() - self.began))

    def watch_commits(self):
        commit = Writer._commit  # noqa: SLF001

        def timed(writer, batch):
            began = time.perf_counter()
            commit(writer, batch)
            self.commits.append(1000 * (time.perf_counter() - began))

        Writer._commit = timed  # noqa: SLF001

    async def watch_loop(self):
        while True:
            due = time.perf_counter() + PAUSE
            await asyncio.sleep(PAUSE)
            self.lag.append(1000 * (time.perf_counter() - due))

    def summary(self):
        named = {"loop lag": self.lag, "commit": self.commits, "collection": self.pauses}
        told = ("p50", "p99", "p99.9", "worst")
        return {
            name: parts(values, *told) | {"count": len(values)}
            for name, values in named.items()
            if values
        }


class WatchedServer(Server):
    """Says what it has seen when it stops."""

    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.samples = Samples()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.samples.forget)
        gc.callbacks.append(self.samples.watch_collector)
        self.samples.watch_commits()
        self.watching = asyncio.create_task(self.samples.watch_loop())

    async def shutdown(self, sockets=None):
        self.watching.cancel()
        print(json.dumps(self.samples.summary()), flush=True)
        await super().shutdown(sockets)


def main():
    database, redis = sys.argv[1:]
    settings = Settings(port=0, database=database, redis=redis or None)
    home = open_home(settings.database)
    application = Application(settings, home, InstalledLexicons(), ComputerPlayers())
    with listen(settings) as listening:
        print(address_of(listening), flush=True)
        WatchedServer(application, settings).serve_until_stopped(listening)


if __name__ == "__main__":
    main()
