"""The board that a recorded game left, to be taken apart."""

from __future__ import annotations

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game import fold
from crossglot.game.json_file import BLANKS, STANDARD, is_ours, read_events
from crossglot.game.recount import recount
from crossglot.notation.logs import read_log


def board_of(edition: Edition, data: bytes) -> Board:
    """The board at the end of a recorded game, in GCG or as events.

    Raises:
        NotationError: The file as a whole cannot be read, or it is of another edition.
    """
    if is_ours(data):
        state = fold(read_events(data.lstrip(BLANKS), STANDARD))
        if state.edition.id != edition.id:
            reason = f"edition: {state.edition.id}"
            raise NotationError(NotationCode.FILE_MALFORMED, line=1, column=1, reason=reason)
        return state.board
    boards = [Board.empty(edition.layout)]
    for line in recount(edition, read_log(data).game):
        if line.placement is not None:
            boards.append(line.placement.board)
        elif line.event.kind == "withdrawn" and len(boards) > 1:
            boards.pop()
    return boards[-1]
