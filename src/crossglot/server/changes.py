"""What has changed between two views of a game: all that a watcher is sent after a move.

Every field of :class:`~crossglot.server.wire.GameView` is compared, so one that
is added travels without this module knowing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not, ne

from crossglot.server.wire import Changed, GameView, MoveRecord

WHOLE = tuple(name for name in GameView.__struct_fields__ if name not in {"board", "moves"})
"""Fields that are sent whole when they differ."""


def change(after: int, before: GameView, seq: int, now: GameView, at: int = 0) -> Changed:
    """The way from ``before``, the game after event ``after``, to ``now``, after event ``seq``.

    Both are the same game in the same eyes. Lines of the score sheet go by
    themselves, unless some are no longer there: then all of them are sent.
    """
    fields: dict[str, object] = {
        name: new for name in WHOLE if (new := getattr(now, name)) != getattr(before, name)
    }
    lines = _new_lines(before.moves, now.moves)
    if lines is None:
        fields["moves"] = now.moves
    return Changed(seq, at, after, fields, lines or (), _new_squares(before.board, now.board))


def _new_lines(
    before: Sequence[MoveRecord], now: Sequence[MoveRecord]
) -> tuple[MoveRecord, ...] | None:
    """Lines that are new or have changed; None where an old one is gone."""
    same = shared_start(before, now)
    lines = now[same:]
    kept = {line.seq for line in lines}
    return tuple(lines) if all(line.seq in kept for line in before[same:]) else None


def shared_start(before: Sequence[object], now: Sequence[object]) -> int:
    """How many entries at the start are the very same, not just equal."""
    shorter = min(len(before), len(now))
    return next(compress(count(), map(is_not, before, now)), shorter)


def _new_squares(before: Sequence[int], now: Sequence[int]) -> tuple[tuple[int, int], ...]:
    squares = compress(range(len(now)), map(ne, before, now))
    return tuple((square, now[square]) for square in squares)
