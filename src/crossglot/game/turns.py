"""What a game remembers of its turns: those played, one in doubt, and what is asked about them.

These values hold no cycle, and there are very many: Python's collector need not look at them.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from crossglot.alphabet import letter_of
from crossglot.board import Board, Layout
from crossglot.game.events import Played, Request, TurnEvent
from crossglot.rules import Formed


class Turn(Struct, frozen=True, gc=False):
    """One turn as the score sheet shows it.

    Attributes:
        seq: Number of its event.
        seat: Whose turn it was.
        event: What was done.
        placement: Where the tiles went and what they made, if it was a play.
        points: What it earned.
        total: The seat's score afterwards.
        withdrawn: Whether it was challenged off the board.
    """

    seq: int
    seat: int
    event: TurnEvent
    placement: Formed | None
    points: int
    total: int
    withdrawn: bool = False


class Pending(Struct, frozen=True, gc=False):
    """A play that may still be challenged; its player has not drawn yet (CS-7).

    Attributes:
        turn: The play.
        board: The board before it.
        rack: The player's tiles before it.
        scoreless: Turns in a row before it in which no tile stayed on the board.
        accepted: Opponents who let it stand.
    """

    turn: Turn
    board: Board
    rack: bytes
    scoreless: int
    accepted: frozenset[int] = frozenset()


class Proposal(Struct, frozen=True, gc=False):
    """What one seat has asked for and the others have not all answered.

    Attributes:
        what: A takeback of its last turn, or that the game be called off.
        by: Who asked.
        granted: Seats that agree, the one that asked among them.
    """

    what: Request
    by: int
    granted: frozenset[int]


def board_after(layout: Layout, turns: Iterable[Turn]) -> Board:
    """The board as ``turns``, from the first on, have left it."""
    board = Board.empty(layout)
    for turn in turns:
        if turn.placement is not None and not turn.withdrawn and isinstance(turn.event, Played):
            board = board.after({at: letter_of(board[at]) for at in turn.event.reclaimed})
            board = board.after(turn.placement.laid)
    return board
