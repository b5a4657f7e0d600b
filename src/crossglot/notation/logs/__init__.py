"""Logs of other programs, read as game files: GCG, Eliot's XML, Netskrafl's JSON."""

from __future__ import annotations

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg import LARGEST, GcgGame, read_gcg
from crossglot.notation.logs.eliot import read_eliot
from crossglot.notation.logs.netskrafl import read_netskrafl
from crossglot.notation.logs.values import Answer, Log

__all__ = ["Answer", "Log", "check_moves", "read_eliot", "read_log", "read_netskrafl"]


def read_log(data: bytes) -> Log:
    """The game in a file, whichever program wrote it.

    The first sign that is not blank tells the format: ``<`` is XML of Eliot,
    ``{`` JSON of Netskrafl, everything else GCG. Our own JSON is not read
    here (:mod:`crossglot.game.json_file`).

    Raises:
        NotationError: No move can be read from it: ``gcg-no-moves``, or what is
            wrong with the file as a whole.
    """
    if len(data) > LARGEST:
        raise NotationError(NotationCode.GCG_TOO_LARGE, size=len(data), largest=LARGEST)
    match data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]:
        case b"<":
            log = read_eliot(data)
        case b"{":
            log = read_netskrafl(data)
        case _:
            log = Log(read_gcg(data))
    check_moves(log.game)
    return log


def check_moves(game: GcgGame) -> None:
    """Refuse a file in which nobody moves.

    Raises:
        NotationError: ``gcg-no-moves``, with the first line that cannot be read.
    """
    if game.events:
        return
    if not game.problems:
        raise NotationError(NotationCode.GCG_NO_MOVES)
    first = game.problems[0]
    raise NotationError(
        NotationCode.GCG_NO_MOVES, line=first.line, column=first.column, reason=first.reason
    )
