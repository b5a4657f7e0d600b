"""What has changed between two views of a game: all that a watcher is sent after a move.

Every field of :class:`~crossglot.server.wire.GameView` is compared, so one that
is added travels without this module knowing it.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    same = _same(before, now)
    lines = now[same:]
    kept = {line.seq for line in lines}
    return tuple(lines) if all(line.seq in kept for line in before[same:]) else None


def _same(before: Sequence[MoveRecord], now: Sequence[MoveRecord]) -> int:
    """How many lines at the start are the very same."""
    pairs = zip(before, now, strict=False)
    shorter = min(len(before), len(now))
    return next((n for n, (one, other) in enumerate(pairs) if one is not other), shorter)


def _new_squares(before: Sequence[int], now: Sequence[int]) -> tuple[tuple[int, int], ...]:
    if before == now:
        return ()
    pairs = enumerate(zip(before, now, strict=True))
    return tuple((square, new) for square, (old, new) in pairs if new != old)
