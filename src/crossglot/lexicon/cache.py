"""The per-user folder where lexicons and their sources are kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from crossglot.errors import LexiconCode, LexiconError

SUFFIX = ".cgl"

CLUB = "~"
"""Between a tier and the name of the club whose list was laid over it: ``b~szeged``."""


def cache_folder() -> Path:
    """``CROSSGLOT_CACHE``, or the platform's cache folder of the user."""
    chosen = os.environ.get("CROSSGLOT_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("crossglot")


def lexicon_path(edition: str, tier: str) -> Path:
    """Where the lexicon of an edition lies once it is installed."""
    return cache_folder() / "lexicons" / f"{edition}.{tier}{SUFFIX}"


def sources_folder() -> Path:
    """Where dictionaries taken out of packages are kept."""
    return cache_folder() / "sources"


def analyses_folder() -> Path:
    """Where the tables of morphological analyses are kept."""
    return cache_folder() / "analyses"


@contextmanager
def exclusive(path: Path, patience: float) -> Iterator[None]:
    """Holds the lock of ``path``; another process waits for its turn.

    The lock is the system's, on a file beside ``path``: it ends with the
    process that holds it, so nothing stays locked after a crash.

    Args:
        path: What is to be written.
        patience: Seconds to wait for another process.

    Raises:
        LexiconError: ``lexicon-busy``: the other one is not done by then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("a+b") as file:
        until = time.monotonic() + patience
        while not _try_lock(file.fileno()):
            if time.monotonic() >= until:
                raise LexiconError(LexiconCode.BUSY, path=str(path))
            time.sleep(0.1)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
