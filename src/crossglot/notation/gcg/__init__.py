"""GCG, the game file that every program of the field reads (``docs/formats/gcg.md``).

The file is read as text only: which letters and points it means depends on an
edition, and whether it adds up is for :mod:`crossglot.game.recount`. A line
that cannot be read is reported and left out; the rest is kept.
"""

from crossglot.notation.gcg.encoding import LARGEST, LATIN1, UTF8, decode_gcg, encode_gcg
from crossglot.notation.gcg.reading import parse_gcg, read_gcg
from crossglot.notation.gcg.values import (
    MOST_PLAYERS,
    Columns,
    GcgEvent,
    GcgGame,
    GcgPlayer,
    Kind,
    Problem,
)
from crossglot.notation.gcg.writing import format_gcg, write_gcg

__all__ = [
    "LARGEST",
    "LATIN1",
    "MOST_PLAYERS",
    "UTF8",
    "Columns",
    "GcgEvent",
    "GcgGame",
    "GcgPlayer",
    "Kind",
    "Problem",
    "decode_gcg",
    "encode_gcg",
    "format_gcg",
    "parse_gcg",
    "read_gcg",
    "write_gcg",
]
