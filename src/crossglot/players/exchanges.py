"""What may be exchanged, and what it is worth to keep the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from crossglot.errors import GameError
from crossglot.game import GameState
from crossglot.kernel import Leaves
from crossglot.rules import check_exchange
from crossglot.tiles import without


def best_exchange(state: GameState, rack: bytes, leaves: Leaves) -> tuple[int, bytes] | None:
    """What the best exchange leaves, in millipoints, and the tiles it gives back; None without."""
    return max(_exchanges(state, rack, leaves), default=None)


def _exchanges(state: GameState, rack: bytes, leaves: Leaves) -> Iterator[tuple[int, bytes]]:
    """What each exchange leaves, in millipoints, and the tiles it gives back."""
    for count in range(len(rack) + 1):
        for kept in set(combinations(sorted(rack), count)):
            tiles = without(rack, kept) or b""
            try:
                check_exchange(state.edition, rack, state.bag_count, tiles)
            except GameError:
                continue
            yield leaves.value(bytes(kept)), tiles
