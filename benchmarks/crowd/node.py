"""The server that is measured: a node as ever, that also watches its own loop.

SIGUSR1 forgets the samples so far; when it stops, it prints what the loop's lag was.
"""

import asyncio
import json
import signal
import sys
import time
from pathlib import Path

from crossglot.server.app import Application
from crossglot.server.bots import ComputerPlayers
from crossglot.server.installed import InstalledLexicons
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings import Settings
from crossglot.server.store.home import open_home

PAUSE = 0.002
"""Seconds between two samples."""


class WatchedServer(Server):
    """Measures how late its loop is."""

    lags: list[float]

    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.lags = []
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.lags.clear)
        self.watching = asyncio.create_task(self.watch())

    async def watch(self):
        while True:
            due = time.perf_counter() + PAUSE
            await asyncio.sleep(PAUSE)
            self.lags.append(1000 * (time.perf_counter() - due))

    async def shutdown(self, sockets=None):
        self.watching.cancel()
        lags = sorted(self.lags)
        parts = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
        found = {name: lags[int(len(lags) * part)] for name, part in parts.items()}
        print(json.dumps(found | {"worst": lags[-1]}), flush=True)
        await super().shutdown(sockets)


def main():
    settings = Settings(port=0, database=Path(sys.argv[1]))
    home = open_home(settings.database)
    application = Application(settings, home, InstalledLexicons(), ComputerPlayers())
    with listen(settings) as listening:
        print(address_of(listening), flush=True)
        WatchedServer(application, settings).serve_until_stopped(listening)


if __name__ == "__main__":
    main()
