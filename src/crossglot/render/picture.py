"""A board that shows itself wherever it is printed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.render.svg import board_svg
from crossglot.render.text import board_text


@dataclass(frozen=True)
class BoardPicture:
    """A board as a picture: ``print`` shows text, a notebook shows SVG.

    Attributes:
        edition: Names the tiles and the lines.
        board: What lies where.
        fresh: Squares to set off: the last play.
    """

    edition: Edition
    board: Board
    fresh: Collection[int] = ()

    def __str__(self) -> str:
        """The board for a terminal."""
        return board_text(self.edition, self.board, self.fresh)

    def _repr_svg_(self) -> str:
        """The board for a notebook."""
        return board_svg(self.edition, self.board, self.fresh)
