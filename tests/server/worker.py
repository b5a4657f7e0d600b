"""A worker in a process of its own, with stand-ins for word lists and players."""

import contextlib
import subprocess
import sys
from datetime import timedelta

from crossglot.server.settings.settings import Settings
from crossglot.server.store import postgres_jobs
from crossglot.server.worker import work_until_stopped
from tests.server import stand_ins
from tests.server.stand_ins import EvenLexicons


@contextlib.contextmanager
def working(database, redis, players="QuickPlayers"):
    """A worker that is at work; killed afterwards if it still runs."""
    command = [sys.executable, "-m", "tests.server.worker", database, redis, players]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as worker:
        try:
            assert worker.stdout.readline() == "at work\n", worker.stderr.read()
            yield worker
        finally:
            worker.kill()


def main():
    database, redis, kind = sys.argv[1:]
    postgres_jobs.SILENCE = timedelta(seconds=1)  # tests are impatient
    postgres_jobs.LOOK = timedelta(seconds=0.2)
    settings = Settings(database=database, redis=redis, lease=1.0)
    players = getattr(stand_ins, kind)()
    work_until_stopped(settings, EvenLexicons(), players, lambda: print("at work", flush=True))


if __name__ == "__main__":
    main()
