"""The player that also minds what it keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from crossglot.errors import GameError
from crossglot.game import GameState, opening_rules
from crossglot.kernel import Leaves
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move
from crossglot.players.candidates import candidates
from crossglot.players.greedy import PATIENCE, without_a_play
from crossglot.players.leaves import leaves_of
from crossglot.rules import check_exchange
from crossglot.tiles import without


@dataclass(frozen=True, slots=True)
class Static:
    """Plays or exchanges for the best points and leave together.

    With the bag empty nothing can be drawn to what is kept, so only points count.

    Attributes:
        lexicon: The words it knows.
    """

    lexicon: Lexicon

    def choose(self, state: GameState, seat: int) -> Move:
        """The move of the best equity."""
        edition, rack = opening_rules(state), state.racks[seat]
        leaves = leaves_of(edition) if state.bag_count else None
        best = candidates(self.lexicon, edition, state.board, rack, limit=1, leaves=leaves)
        weary = state.scoreless >= PATIENCE * len(state.seats)
        if leaves is None or weary:
            return best[0].play if best else without_a_play(state, seat)
        exchanged = max(_exchanges(state, rack, leaves), default=None)
        if best and (exchanged is None or best[0].equity >= exchanged[0]):
            return best[0].play
        return Exchange(exchanged[1]) if exchanged else without_a_play(state, seat)


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
