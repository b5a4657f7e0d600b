"""What a game remembers of its turns: those played, one in doubt, and what is asked about them.

These values hold no cycle, and there are very many: Python's collector need not look at them.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from crossglot.alphabet import letter_of, rack_tile
from crossglot.board import Board, Layout
from crossglot.editions import House
from crossglot.errors import GameCode, GameError
from crossglot.game.events import (
    HIDDEN,
    Played,
    Request,
    ThemeArgued,
    Themed,
    ThemeVoted,
    TurnEvent,
)
from crossglot.rules import Formed
from crossglot.tiles import without


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

    def end(self, house: House) -> int | None:
        """When the play stands though nobody has said so; None is never.

        Only in timed games (RULES 6.6): elsewhere people look when they like.
        """
        if not house.clock.is_live:
            return None
        return self.turn.event.at + house.challenge_window * 1000


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


class Argument(Struct, frozen=True, gc=False):
    """A word said to belong to the theme, and what the others have voted so far (ET-84).

    Attributes:
        seat: Who argues for it.
        turn: Number of the event of the play that made it.
        word: Which of its words, by their place.
        votes: (seat, whether it agrees).
    """

    seat: int
    turn: int
    word: int
    votes: tuple[tuple[int, bool], ...] = ()


def argument_after(argument: Argument | None, event: Themed) -> Argument | None:
    """What is argued for after ``event``.

    Raises:
        ValueError: A vote or a ruling where nobody argues.
    """
    if isinstance(event, ThemeArgued):
        return Argument(event.seat, event.turn, event.word)
    if argument is None:
        raise ValueError("nothing argued")
    if isinstance(event, ThemeVoted):
        return replace(argument, votes=(*argument.votes, (event.seat, event.agree)))
    return None


def board_after(layout: Layout, turns: Iterable[Turn]) -> Board:
    """The board as ``turns``, from the first on, have left it."""
    board = Board.empty(layout)
    for turn in turns:
        if turn.placement is not None and not turn.withdrawn and isinstance(turn.event, Played):
            board = board.after({at: letter_of(board[at]) for at in turn.event.reclaimed})
            board = board.after(turn.placement.laid)
    return board


def reclaim(board: Board, rack: bytes, squares: Iterable[int]) -> tuple[Board, bytes]:
    """Board and rack once the blanks on ``squares`` were taken for their letters (ET-82).

    Raises:
        GameError: No blank lies there, or its letter is not on the rack.
    """
    for square in squares:
        tile = board[square] if 0 <= square < board.layout.size else 0
        letter = letter_of(tile)
        kept = without(rack, [letter]) if HIDDEN not in rack else rack
        if tile == letter or not letter or kept is None:
            raise GameError(GameCode.RECLAIM, square=square)
        rack = kept + bytes([rack_tile(tile)]) if HIDDEN not in rack else rack
        board = board.after({square: letter})
    return board, rack
