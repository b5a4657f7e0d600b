"""PostgreSQL and Redis for tests: Debian's own, on free ports, in folders that go away.

PostgreSQL refuses to run as root, so root asks the user ``postgres`` to. Where a
program is absent the test is skipped; on a CI machine (CI=true) that is an error.
"""

import contextlib
import itertools
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


def program(name):
    """Where ``name`` is."""
    places = [*sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([*places, os.environ.get("PATH", "")]))
    if found is None:
        if os.environ.get("CI") == "true":
            raise FileNotFoundError(f"{name} is missing: apt-get install postgresql redis-server")
        pytest.skip(f"{name} is not installed")
    return found


def free_port():
    """One that the system hands to nobody else, so that who restarts has it again."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text("ascii").split()[0])
    for port in random.SystemRandom().sample(range(lowest // 2, lowest), 100):
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise AssertionError("a hundred ports are taken")


class Postgres:
    """A PostgreSQL server with its data in a folder of its own.

    ``options`` are settings such as ``fsync=off``.
    """

    def __init__(self, *options):
        self.control = program("pg_ctl")
        self.folder = Path(tempfile.mkdtemp(prefix="crossglot-postgres-"))
        if AS_POSTGRES:
            shutil.chown(self.folder, "postgres")
        self.data = self.folder / "data"
        self.port = free_port()
        self.names = itertools.count(1)
        addressed = (f"port={self.port}", "listen_addresses=127.0.0.1", "max_connections=200")
        placed = (f"unix_socket_directories={self.folder}", *addressed, *options)
        self.options = " ".join(f"-c {option}" for option in placed)
        init = ["-D", self.data, "-U", "crossglot", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run(program("initdb"), *init)
        self.start()

    def _run(self, *command):
        whole = [*AS_POSTGRES, *map(str, command)]
        done = subprocess.run(whole, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self):
        log = self.folder / "data" / "log"
        self._run(self.control, "start", "-w", "-D", self.data, "-l", log, "-o", self.options)

    def stop(self, how="immediate"):
        self._run(self.control, "stop", "-w", "-D", self.data, "-m", how)

    def new_database(self):
        """The address of a fresh, empty database."""
        name = f"games{next(self.names)}"
        host = ["-h", "127.0.0.1", "-p", self.port, "-U", "crossglot"]
        self._run(program("createdb"), *host, name)
        return self.address(name)

    def address(self, name):
        return f"postgresql://crossglot@127.0.0.1:{self.port}/{name}"

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self):
        self.program = program("redis-server")
        self.port = free_port()
        self.start()

    @property
    def address(self):
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self):
        options = ["--port", self.port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [self.program, *map(str, options)], stdout=subprocess.DEVNULL, cwd="/"
        )
        while self.process.poll() is None:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        raise AssertionError("Redis does not start")

    def stop(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    close = stop

    def hang(self):
        """Take connections and what is sent there, and answer nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)
