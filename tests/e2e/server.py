"""A server of our own for the browser: a process with a database that nobody else has."""

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from crossglot.server.limits.request_rates import KINDS

UNLIMITED = [
    *("--limits.burst", str(10**6), "--limits.rate", str(10**6)),
    *(word for kind in KINDS for word in (f"--rates.{kind.replace('_', '-')}", "")),
]
"""A program is quicker than any hand, and on a quick machine quicker than a visitor may be."""


SEED = "crossglot"
"""Draws the tiles where a test wants no others: the same in every run."""


class Server:
    """``crossglot serve`` on a free port, which it keeps when it is started again.

    Args:
        folder: Where the database and the log go.
        seed: Draws the same tiles in every game and event.
    """

    def __init__(self, folder: Path, seed: str = SEED) -> None:
        self._folder = folder
        self._seed = seed
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, *options: str) -> None:
        """Start with ``options``, and wait until it says where."""
        log = self._folder / "server.log"
        with log.open("a") as written:
            self._process = subprocess.Popen(
                [
                    *[sys.executable, "-m", "crossglot", "serve", *UNLIMITED],
                    *["--seed", self._seed, "--port", str(self._port)],
                    *["--database", str(self._folder / "games.sqlite3")],
                    *options,
                ],
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[^\s/]+:(\d+)/?", line):
                self.address, self._port = found[0].rstrip("/"), int(found[1])
                return
        raise AssertionError(log.read_text("utf-8"))

    def command(self, *words: str) -> None:
        """Run a command of ``crossglot`` on the database, while the server runs."""
        program = [sys.executable, "-m", "crossglot", *words]
        database = str(self._folder / "games.sqlite3")
        subprocess.run([*program, "--database", database], check=True)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(sign)
        self._process.communicate()


class Silent(SimpleHTTPRequestHandler):
    """Files of a folder, and no log."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def another_site(folder: Path) -> Iterator[str]:
    """The address of a site that shows the files of ``folder`` and knows nothing of ours."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=folder)) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()
        thread.join()
