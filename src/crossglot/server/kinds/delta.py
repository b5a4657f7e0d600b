"""What has changed between two looks at a game: all that a watcher is sent after a move.

A look is in two parts. What everybody may know is worked out once for all who watch; what is
one's own is little. Every field of both is compared, so one that is added travels without
this module knowing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Literal

from msgspec import Struct

from crossglot.server.wire.messages import Act, Changed, MoveRecord, Outcome, Times, Window
from crossglot.server.wire.requests import AgainstEnd, Argued, Asked
from crossglot.server.wire.standing import Seat


class Public(Struct, frozen=True, gc=False):
    """What everybody may know, fields of ``GameView`` by their names.

    The board alone has another form: a byte for each square.
    """

    seats: tuple[Seat, ...]
    to_move: int | None
    board: bytes
    bag: int
    over: Outcome | None
    lookups: Literal["any", "played", "none"]
    times: Times
    window: Window | None
    asked: tuple[Asked, ...]
    argued: Argued | None
    declined: AgainstEnd | None = None


class Own(Struct, frozen=True, gc=False):
    """What is one's own: more fields of :class:`~crossglot.server.wire.messages.GameView`.

    What is unseen has another form: a byte for each tile, in ascending order.
    """

    rack: tuple[int, ...]
    unseen: bytes
    may: tuple[Act, ...]
    arguable: tuple[int, ...]


class Shown(Struct, frozen=True, gc=False):
    """A game as it was last shown to somebody.

    Attributes:
        seq: Number of its last event.
        public: What all were shown.
        own: What was shown to them.
    """

    seq: int
    public: Public
    own: Own


class PublicChange(Struct, frozen=True):
    """The way from one public part to another.

    Attributes:
        fields: What has another value, whole.
        board: [square, tile] where another tile lies now.
    """

    fields: dict[str, object]
    board: tuple[tuple[int, int], ...]


_PUBLIC = tuple(name for name in Public.__struct_fields__ if name != "board")
"""Fields that are sent whole when they differ."""


_STEP = 16
"""Squares."""


def public_change(before: Public, now: Public) -> PublicChange:
    """The way from ``before`` to ``now``, for all who have been shown both."""
    return PublicChange(_differing(_PUBLIC, before, now), _new_squares(before.board, now.board))


def change(
    before: Shown,
    now: Shown,
    public: PublicChange,
    lines: tuple[MoveRecord, ...] = (),
    at: int = 0,
) -> Changed:
    """The way from ``before`` to ``now``, the same game in the same eyes.

    Args:
        before: What was shown.
        now: What is.
        public: The way from the public part of the one to that of the other.
        lines: Of the score sheet, those that are new or have changed.
        at: When it is told, in milliseconds since the game's start.
    """
    fields = public.fields | _differing(Own.__struct_fields__, before.own, now.own)
    if "unseen" in fields:
        fields["unseen"] = counted(now.own.unseen)
    return Changed(now.seq, at, before.seq, fields, lines, public.board)


def _differing(names: Sequence[str], before: Struct, now: Struct) -> dict[str, object]:
    return {name: new for name in names if (new := getattr(now, name)) != getattr(before, name)}


def counted(tiles: bytes) -> tuple[tuple[int, int], ...]:
    """(tile, how many), in ascending order."""
    return tuple([(tile, tiles.count(tile)) for tile in sorted(set(tiles))])


def _new_squares(before: bytes, now: bytes) -> tuple[tuple[int, int], ...]:
    """Most of a board stays as it was: what differs is looked for in large steps first."""
    steps = range(0, len(now), _STEP)
    near = [at for at in steps if before[at : at + _STEP] != now[at : at + _STEP]]
    squares = chain.from_iterable([range(at, min(at + _STEP, len(now))) for at in near])
    return tuple([(square, now[square]) for square in squares if before[square] != now[square]])
