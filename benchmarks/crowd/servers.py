"""The servers that are measured, where they keep things, and what they use of the machine."""

import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import NamedTuple

import uvloop

from tests.server.services import Postgres, Redis

AT_ONCE = 64
"""Connections that are being opened at the same time."""


def add_options(options):
    """What every crowd may be asked for."""
    database = options.add_mutually_exclusive_group()
    database.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    database.add_argument("--postgres", action="store_const", dest="database", const="postgresql")
    options.add_argument("--nodes", type=int, default=1, help="more than one use postgresql")
    options.add_argument("--profile", help="file for a flame graph by py-spy of the measured part")


@contextlib.contextmanager
def stored(options):
    """(address of a new database, that of Redis or nothing)."""
    with contextlib.ExitStack() as stack:
        redis = stack.enter_context(contextlib.closing(Redis())) if options.nodes > 1 else None
        if options.database == "postgresql":
            database = stack.enter_context(contextlib.closing(Postgres())).new_database()
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = str(Path(folder) / "games.sqlite3")
        yield database, redis.address if redis else ""


def run_stored(options, run):
    """Await ``run(options, database, redis)``, with as many open files as this machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # of the nodes, too
    with stored(options) as (database, redis):
        uvloop.run(run(options, database, redis))


class Used(NamedTuple):
    """Seconds of CPU, in programs and in the kernel for them."""

    user: float
    system: float

    def __sub__(self, other):
        return Used(self.user - other.user, self.system - other.system)

    def each(self, count):
        """Milliseconds for one of ``count``, as text."""
        return " + ".join(f"{1000 * part / max(1, count):.3f}" for part in self)


def used_by(pid, thread=None):
    """What a process, or a thread of it, has used so far."""
    path = f"/proc/{pid}/stat" if thread is None else f"/proc/{pid}/task/{thread}/stat"
    fields = Path(path).read_text("ascii").rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return Used(int(fields[11]) / ticks, int(fields[12]) / ticks)


class Node:
    """A server in a process of its own."""

    def __init__(self, database, redis):
        command = [sys.executable, "-m", "benchmarks.crowd.node", database, redis]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.said = []
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()  # a node whose log nobody reads stands still once the pipe is full

    def _read(self):
        self.said.extend(self.process.stdout)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def forget(self):
        self.process.send_signal(signal.SIGUSR1)

    def kill(self):
        """As a power cut does."""
        self.process.kill()
        self.process.wait()

    def summary(self):
        """Stop, and tell what was seen."""
        self.process.terminate()
        self.reading.join()
        return next((json.loads(line) for line in self.said if line.startswith("{")), {})

    @property
    def memory(self):
        """KB that the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    @property
    def used(self):
        """CPU that the process has used."""
        return used_by(self.process.pid)

    @property
    def used_by_loop(self):
        """The same, of the thread that runs the event loop."""
        return used_by(self.process.pid, self.process.pid)


def memory(nodes):
    """KB that all of them hold."""
    return sum(node.memory for node in nodes)


def used(nodes):
    """CPU that all of them have used."""
    return Used(*map(sum, zip(*(node.used for node in nodes), strict=True)))


def used_by_loops(nodes):
    """The same, of the threads that run event loops."""
    return Used(*map(sum, zip(*(node.used_by_loop for node in nodes), strict=True)))


def tell_summaries(nodes):
    """Stop all, and print what each has seen of itself."""
    for node in nodes:
        for name, found in node.summary().items():
            told = ", ".join(f"{part} {value:.1f}" for part, value in found.items())
            print(f"{name}, ms: {told}")


@contextlib.contextmanager
def profiled(file, pid, seconds):
    """py-spy on the path, while this lasts."""
    if file is None:
        yield
        return
    command = ["py-spy", "record", "-f", "raw", "-r", "100", "-g", "-d", f"{seconds:.0f}",
               "-o", file, "-p", str(pid)]  # fmt: skip
    with subprocess.Popen(command) as spy:
        yield
        spy.wait()
