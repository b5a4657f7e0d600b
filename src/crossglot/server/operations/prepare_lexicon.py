"""Compiles one lexicon and tells how far it is, a line of JSON a step: a program of its own.

``python -m crossglot.server.operations.prepare_lexicon HU-M``. The server starts it, so that what
it uses of processor and memory is taken from nobody who plays, and is given back at the end.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from crossglot.errors import CrossglotError, LexiconCode, LexiconError
from crossglot.lexicon import install_lexicon, load_lexicon
from crossglot.lexicon.container import read_header
from crossglot.lexicon.recipe import fallback_tier
from crossglot.players.levels import prepare as prepare_players

STEPS = (
    "fetch",
    "fetch-analyser",
    "analyse",
    "read",
    "stems",
    "compose",
    "tile",
    "write",
    "players",
)
"""The steps in their order; one that is not needed is passed over."""

KINDNESS = 10
"""By how much others come first."""

PAUSE = 0.2
"""Seconds between two lines about the same step."""


class Line(Struct, frozen=True, omit_defaults=True):
    """How far it is, or what went wrong.

    Attributes:
        step: Number of the step in :data:`STEPS`.
        share: Of the step, from 0 to 1.
        failed: An error code.
    """

    step: int = 0
    share: float = 0.0
    failed: str | None = None


class ProgressLines:
    """Writes lines, of one step not too many."""

    def __init__(self) -> None:
        self._step = -1
        self._told = 0.0

    def show(self, stage: str, done: int, total: int) -> None:
        """Tell of a stage of the build."""
        if stage in STEPS:
            self._tell(STEPS.index(stage), done / total if total else 0.0)

    def players(self, _stage: str, _done: int, _total: int) -> None:
        """Tell that what computer players know is compiled."""
        self._tell(len(STEPS) - 1, 0.0)

    def _tell(self, step: int, share: float) -> None:
        now = time.monotonic()
        if step != self._step or now - self._told >= PAUSE:
            self._step, self._told = step, now
            write(Line(step, share))


def write(line: Line) -> None:
    """Write a line, to be read at once."""
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    sys.stdout.flush()


def prepare(edition_id: str) -> None:
    """Install the lexicon of an edition, and what its computer players know.

    Raises:
        CrossglotError: It cannot be had; see :func:`~crossglot.lexicon.install_lexicon`.
    """
    lines = ProgressLines()
    try:
        path = install_lexicon(edition_id, progress=lines.show)
    except LexiconError as error:
        if error.code != LexiconCode.ANALYSER_MISSING:
            raise
        path = install_lexicon(edition_id, fallback_tier(edition_id), progress=lines.show)
    lines.players("", 0, 0)
    prepare_players(load_lexicon(edition_id, read_header(path).tier), lines.players)


def main(arguments: Sequence[str]) -> int:
    """Compile the lexicon of the edition named; 0 when it is there."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    try:
        prepare(arguments[0])
    except CrossglotError as error:
        write(Line(failed=str(error.code)))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
