"""What a game left behind, to be taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import NotationCode, NotationError, RemovalCode, RemovalError
from crossglot.game import GameState, fold
from crossglot.game.json_file import BLANKS, STANDARD, is_ours, read_events
from crossglot.game.recount import recount
from crossglot.notation.logs import read_log
from crossglot.rules import seat_after

TURNS = frozenset({"play", "exchange", "pass"})
"""Lines of a recorded game in which somebody moves."""


@dataclass(frozen=True, slots=True)
class Left:
    """A board after a game, and who sat there.

    Attributes:
        board: The tiles.
        names: The players, clockwise.
        last: The seat that moved last; None when nobody has moved.
    """

    board: Board
    names: tuple[str, ...] = ()
    last: int | None = None

    def first(self, names: Sequence[str]) -> int:
        """The seat among ``names`` that removes first: to the left of the last player.

        It is found by its name, for people may sit down in another order; where nobody is
        called so, by its number.
        """
        if self.last is None:
            return 0
        following = seat_after(self.last, len(self.names))
        name = self.names[following]
        return names.index(name) if names.count(name) == 1 else following % max(1, len(names))


def left_of(game: GameState) -> Left:
    """What ``game`` left.

    Raises:
        RemovalError: It is not over yet.
    """
    if game.ended is None:
        raise RemovalError(RemovalCode.GAME_RUNNING)
    return _left(game)


def _left(game: GameState) -> Left:
    last = game.turns[-1].seat if game.turns else None
    return Left(game.board, tuple(seat.name for seat in game.seats), last)


def left_by(edition: Edition, data: bytes) -> Left:
    """What a recorded game left where the file ends, in GCG or as events.

    Raises:
        NotationError: The file as a whole cannot be read, or it is of another edition.
    """
    if is_ours(data):
        state = fold(read_events(data.lstrip(BLANKS), STANDARD))
        if state.edition.id != edition.id:
            reason = f"edition: {state.edition.id}"
            raise NotationError(NotationCode.FILE_MALFORMED, line=1, column=1, reason=reason)
        return _left(state)
    game = read_log(data).game
    boards, last = [Board.empty(edition.layout)], None
    for line in recount(edition, game):
        if line.event.kind in TURNS:
            last = line.event.player
        if line.placement is not None:
            boards.append(line.placement.board)
        elif line.event.kind == "withdrawn" and len(boards) > 1:
            boards.pop()
    return Left(boards[-1], tuple(player.name for player in game.players), last)
