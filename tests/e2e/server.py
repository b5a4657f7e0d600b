"""A server of our own for the browser: a process with a database that nobody else has."""

import re
import signal
import subprocess
import sys
from pathlib import Path


class Server:
    """``crossglot serve`` on a free port, which it keeps when it is started again.

    Args:
        folder: Where the database and the log go.
        seed: Draws the same tiles in every game; None is chance.
    """

    def __init__(self, folder: Path, seed: str | None = None) -> None:
        self._folder = folder
        self._seed = ["--seed", seed] if seed is not None else []
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start, and wait until it says where."""
        log = self._folder / "server.log"
        with log.open("a") as written:
            self._process = subprocess.Popen(
                [
                    *[sys.executable, "-m", "crossglot", "serve", *self._seed],
                    *["--port", str(self._port), "--database", str(self._folder / "games.sqlite3")],
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
