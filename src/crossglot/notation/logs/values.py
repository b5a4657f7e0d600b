"""What a log of another program holds beside the moves on the board."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg import GcgEvent, GcgGame, Kind

MOST_POINTS = 99_999
"""No line of a game file books more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one player handed in, in a round of a duplicate game.

    Attributes:
        round: Index of the line that was laid on the board in this round.
        player: Their name.
        event: The move; ``player`` in it is 0.
    """

    round: int
    player: str
    event: GcgEvent


@dataclass(frozen=True, slots=True)
class Log:
    """A game as another program wrote it.

    Attributes:
        game: Its moves. In duplicate there is one seat, the board's.
        answers: What the players of a duplicate game handed in.
    """

    game: GcgGame
    answers: tuple[Answer, ...] = ()


def malformed(line: int, reason: str) -> NotationError:
    """What is raised where a file is none of the program's."""
    return NotationError(NotationCode.FILE_MALFORMED, line=line, column=1, reason=reason)


def booked(points: int) -> int:
    """``points`` as a line of a game file may book them."""
    return max(-MOST_POINTS, min(points, MOST_POINTS))


@dataclass(slots=True)
class Sheet:
    """Lines of a game as they are read, with the totals that the points make."""

    totals: list[int]
    lines: list[GcgEvent]

    def add(  # noqa: PLR0913 -- the parts of a line
        self,
        line: int,
        player: int,
        kind: Kind,
        points: int,
        *,
        rack: str = "",
        place: str = "",
        tiles: str = "",
    ) -> None:
        """One more line."""
        self.totals[player] += booked(points)
        total = self.totals[player]
        self.lines.append(GcgEvent(line, player, kind, rack, place, tiles, booked(points), total))
