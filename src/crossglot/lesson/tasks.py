"""What a lesson asks for, and whether a play does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.moves import THROUGH
from crossglot.rules import Placement


class Task(StrEnum):
    """What the learner is asked to do, in the order of the lesson."""

    OPENING = "opening"
    """Lay the first word of a game (HU-M-11)."""
    CROSS = "cross"
    """Lay a word through a tile that lies there (HU-M-16)."""
    HOOK = "hook"
    """Make two words or more with one play."""
    PREMIUM = "premium"
    """Cover a square that multiplies a word."""
    DIGRAPH = "digraph"
    """Lay a tile of more than one letter."""
    BLANK = "blank"
    """Lay a blank for the letter one needs."""
    BINGO = "bingo"
    """Lay the whole rack."""
    EXCHANGE = "exchange"
    """Change tiles for others instead of laying a word."""


def is_digraph(edition: Edition, tile: int) -> bool:
    """Whether ``tile`` shows more than one letter."""
    return len(edition.alphabet.labels[letter_of(tile)]) > 1


_DONE: Mapping[Task, Callable[[Edition, Board, Placement], bool]] = {
    Task.OPENING: lambda _, board, __: board.is_empty,
    Task.CROSS: lambda _, __, placement: THROUGH in placement.play.tiles,
    Task.HOOK: lambda _, __, placement: len(placement.words) > 1,
    Task.PREMIUM: lambda _, board, placement: any(
        board.layout.word_multipliers[square] > 1 for square in placement.laid
    ),
    Task.DIGRAPH: lambda edition, _, placement: any(
        is_digraph(edition, tile) for tile in placement.laid.values()
    ),
    Task.BLANK: lambda _, __, placement: any(tile & BLANK for tile in placement.laid.values()),
    Task.BINGO: lambda edition, _, placement: len(placement.laid) == edition.rack_size,
    Task.EXCHANGE: lambda _, __, ___: False,
}


def fulfils(task: Task, edition: Edition, board: Board, placement: Placement) -> bool:
    """Whether a play on ``board`` does what ``task`` asks for; an exchange is never a play.

    ``board`` is the board before it. That the words are admissible is the lexicon's matter.
    """
    return _DONE[task](edition, board, placement)
