"""Whether tiles can be laid at all: what proves the end of a game."""

from __future__ import annotations

from crossglot import kernel
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.lexicon import Lexicon


def can_lay(lexicon: Lexicon, edition: Edition, board: Board, tiles: bytes, most: int) -> bool:
    """Whether some of ``tiles``, at most ``most`` of them, make a play that is admissible.

    Raises:
        KernelError: A board or tiles beyond what the kernel can hold.
    """
    return kernel.can_lay(lexicon.graph, kernel.ruleset_of(edition), board.tiles, tiles, most)
