"""Games that Eliot saves: XML of duplicate, arbitration, training and free games.

In a duplicate game each turn has the rack of all, what each player handed in,
and the move that was laid; the moves laid make a game with one seat. In a free
game the players move in turn. Rows are lettered: ``H4`` is across. A small
letter is a joker.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from xml.parsers import expat

from crossglot.errors import NotationCode
from crossglot.notation.gcg import MOST_PLAYERS, GcgEvent, GcgGame, GcgPlayer, Kind, Problem
from crossglot.notation.logs.values import Answer, Log, Sheet, booked, malformed
from crossglot.notation.moves import is_play_text

MASTER = "Master"
"""The name of the seat whose moves are laid in a duplicate game."""

MOST_ELEMENTS = 100_000
LONGEST = 200
"""Characters of a name, a rack, a word."""


@dataclass(slots=True)
class _Element:
    """One element without those within it."""

    tag: str
    line: int
    given: dict[str, str]
    text: str = ""


@dataclass(slots=True)
class _Game:
    """What the file has told so far."""

    free: bool
    names: dict[str, str]
    letters: Sequence[str]
    sheet: Sheet
    racks: dict[str, str] = field(default_factory=dict)
    waiting: list[Answer] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def tiles(self, text: str) -> str:
        """``text`` with brackets around each tile of several letters."""
        if not self.letters:
            return text[:LONGEST]
        several = "|".join(map(re.escape, self.letters))
        found = re.sub(several, lambda one: f"[{one[0]}]", text[:LONGEST], flags=re.IGNORECASE)
        return found.replace("[[", "[").replace("]]", "]")

    def read(self, one: _Element) -> None:
        """What ``one`` adds to the game."""
        who = one.given.get("playerId") or one.given.get("playerid") or ""
        match one.tag:
            case "GameRack":
                self.racks[""] = self.tiles(re.sub("[-+]", "", one.text))
            case "PlayerRack":
                self.racks[who] = self.tiles(re.sub("[-+]", "", one.text))
            case "PlayerMove" | "ToppingMove" if not self.free and who in self.names:
                event = self._move(one, 0, self.racks.get("", ""))
                if event is not None:
                    at = len(self.sheet.lines)
                    self.waiting.append(Answer(at, self.names[who], event))
            case "GameMove" if not self.free:
                self._lay(one, 0, self.racks.get("", ""))
            case "PlayerMove" if who in self.names:
                self._lay(one, list(self.names).index(who), self.racks.get(who, ""))
            case "EndGame" | "Penalty" | "Solo" if self.free and who in self.names:
                self._book(one, list(self.names).index(who))

    def _lay(self, one: _Element, player: int, rack: str) -> None:
        """A move on the board; what was handed in before belongs to its round."""
        event = self._move(one, player, rack)
        if event is not None:
            self.sheet.add(
                event.line,
                player,
                event.kind,
                event.points,
                rack=event.rack,
                place=event.place,
                tiles=event.tiles,
            )
            self.answers += self.waiting
        self.waiting.clear()

    def _move(self, one: _Element, player: int, rack: str) -> GcgEvent | None:
        """A move as a line; None, and named, where it cannot be read."""
        points = _number(one.given.get("points", "0"))
        kind: Kind = "pass"
        place = tiles = ""
        match one.given.get("type"):
            case "valid":
                kind, place = "play", one.given.get("coord", "")[:4]
                tiles = self.tiles(one.given.get("word", ""))
            case "change":
                kind, tiles = "exchange", self.tiles(one.given.get("letters", ""))
            case "pass" | "none" | "invalid":  # a word that is none earns nothing
                pass
            case _:
                points = None
        if points is None or (kind == "play" and not (place and is_play_text(tiles))):
            text = " ".join(one.given.values())[:LONGEST]
            self.problems.append(Problem(NotationCode.GCG_LINE, one.line, 1, text, "move"))
            return None
        return GcgEvent(one.line, player, kind, rack, place, tiles, points, points)

    def _book(self, one: _Element, player: int) -> None:
        points = _number(one.given.get("points", ""))
        if points:
            kind: Kind = "end-rack" if one.tag == "EndGame" else "challenge"
            self.sheet.add(one.line, player, kind, points)


def read_eliot(data: bytes) -> Log:
    """The game in ``data``.

    Raises:
        NotationError: ``game-file-malformed``: no XML, or not a game of Eliot.
    """
    elements = _elements(data)
    if not elements or elements[0].tag != "EliotGame":
        raise malformed(1, "EliotGame")
    texts = {one.tag: one.text for one in reversed(elements)}
    free = texts.get("Mode") == "freegame"
    names = _players(elements)
    if free and not 1 <= len(names) <= MOST_PLAYERS:
        raise malformed(1, "players")
    letters = [one for one in texts.get("Letters", "").split()[:100] if len(one) > 1]
    seats = list(names.values()) if free else [MASTER]
    game = _Game(free, names, letters, Sheet([0] * len(seats), []))
    for one in elements:
        game.read(one)
    pragmas = {"orientation": "lettered-rows"}
    dictionary = texts.get("Name", "").strip()[:LONGEST] if "Dictionary" in texts else ""
    if dictionary:
        pragmas["lexicon"] = dictionary
    found = GcgGame(
        players=tuple(GcgPlayer(f"player{n}", name) for n, name in enumerate(seats, 1)),
        pragmas=pragmas,
        events=tuple(game.sheet.lines),
        notes={},
        problems=tuple(game.problems),
    )
    return Log(found, tuple(game.answers))


def _elements(data: bytes) -> list[_Element]:
    """Every element in the order in which they begin.

    Raises:
        NotationError: Not well-formed, a document type, or too many elements.
    """
    found: list[_Element] = []
    open_: list[_Element] = []
    parser = expat.ParserCreate()
    parser.buffer_text = True

    def begin(tag: str, given: dict[str, str]) -> None:
        if len(found) >= MOST_ELEMENTS:
            raise malformed(parser.CurrentLineNumber, "elements")
        one = _Element(tag, parser.CurrentLineNumber, given)
        found.append(one)
        open_.append(one)

    def text(part: str) -> None:
        if open_ and len(open_[-1].text) < LONGEST * 5:
            open_[-1].text += part

    def refuse(*_: object) -> None:
        raise malformed(parser.CurrentLineNumber, "doctype")

    handlers: dict[str, Callable[..., object]] = {
        "StartElementHandler": begin,
        "EndElementHandler": lambda _: open_.pop(),
        "CharacterDataHandler": text,
        "StartDoctypeDeclHandler": refuse,
    }
    for name, handler in handlers.items():
        setattr(parser, name, handler)
    try:
        parser.Parse(data, True)  # noqa: FBT003 -- expat's own argument
    except (expat.ExpatError, LookupError, ValueError):
        raise malformed(parser.CurrentLineNumber, "xml") from None
    return found


def _players(elements: Sequence[_Element]) -> dict[str, str]:
    """Id of each player -> name; the names stand in an element below."""
    names: dict[str, str] = {}
    current = None
    for one in elements:
        if one.tag == "Player":
            current = one.given.get("id", "")
            names.setdefault(current, f"player{len(names) + 1}")
        elif one.tag in {"Turns", "History"}:
            current = None
        elif one.tag == "Name" and current is not None and one.text.strip():
            names[current] = " ".join(one.text.split())[:LONGEST]
    return names


def _number(text: str) -> int | None:
    """A number of points; None where there is none."""
    return booked(int(text)) if re.fullmatch(r"-?[0-9]{1,9}", text) else None
