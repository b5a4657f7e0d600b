"""What a game file holds, as written: nothing here knows letters, boards or rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from crossglot.editions import CoordinateStyle
from crossglot.errors import NotationCode

MOST_PLAYERS = 4

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "time", "end-rack"]
"""What a line of the game tells.

``withdrawn`` takes the play before it off the board, ``challenge`` and ``time``
book points, ``end-rack`` books tiles left when the game is over.
"""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a line begin, counted in characters from 1; 0 where there is none."""

    rack: int = 0
    place: int = 0
    tiles: int = 0
    points: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class GcgEvent:
    """One line of the game, as written.

    Attributes:
        line: Number of the line in the file, counted from 1; two events are
            equal wherever they stand.
        player: Index of the player.
        kind: What was done.
        rack: Tiles held, as written; empty where the file does not say.
        place: Where a play starts; else empty.
        tiles: The play's word, the tiles exchanged (or how many), or the tiles left.
        points: What the line books.
        total: The score it states afterwards.
        columns: Where in the line all this stands.
    """

    line: int = field(compare=False)
    player: int
    kind: Kind
    rack: str
    place: str
    tiles: str
    points: int
    total: int
    columns: Columns = field(default=Columns(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class GcgPlayer:
    """A player: the nick that event lines use, and the name."""

    nick: str
    name: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A line that could not be read and was left out.

    Attributes:
        code: What is wrong.
        line: Number of the line, counted from 1.
        column: The character it cannot be read from, counted from 1.
        text: The line, at most its first 200 characters.
        reason: More of what is wrong, in one word.
    """

    code: NotationCode
    line: int
    column: int
    text: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class GcgGame:
    """A game file.

    Attributes:
        players: In the order of their numbers.
        pragmas: Name -> text of ``#title``, ``#lexicon`` and the like; what is
            written on several lines of one name stands on as many lines.
        events: The lines of the game.
        notes: Number of an event, counted from 1 -> the note below it; 0 is
            before all.
        problems: Lines that were left out.
    """

    players: tuple[GcgPlayer, ...]
    pragmas: dict[str, str]
    events: tuple[GcgEvent, ...]
    notes: dict[int, str]
    problems: tuple[Problem, ...]

    @property
    def style(self) -> CoordinateStyle:
        """How its squares are named: rows are lettered only where the file says so."""
        lettered = self.pragmas.get("orientation", "").casefold() == "lettered-rows"
        return "lettered-rows" if lettered else "numbered-rows"

    @property
    def racks(self) -> dict[int, str]:
        """Index of a player -> tiles held at the end of an unfinished game (``#rack1``)."""
        named = {index: f"rack{index + 1}" for index in range(len(self.players))}
        return {index: self.pragmas[name] for index, name in named.items() if name in self.pragmas}

    @property
    def incomplete(self) -> bool:
        """Whether the file says that the game is not over."""
        return "incomplete" in self.pragmas or bool(self.racks)
