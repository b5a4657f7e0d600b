"""GCG, the game file that every program of the field reads.

The file is read as text only: which letters and points it means depends on an
edition, and whether it adds up is for :mod:`crossglot.game.recount`. A line
that cannot be read is reported and left out; the rest is kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from crossglot.errors import NotationCode, NotationError

LARGEST = 2_000_000
"""Bytes; no game is longer."""

UTF8_PRAGMA = "#character-encoding"

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "time", "end-rack"]

_EVENT = re.compile(r">(?P<player>[^\s:]+):\s*(?P<rest>.*)")
_NUMBERS = re.compile(r"(?P<points>[+-]{1,2}\d+)\s+(?P<total>-?\d+)\b")
_PLACE = re.compile(r"\d{1,2}[A-Za-z]{1,2}|[A-Za-z]{1,2}\d{1,2}")


@dataclass(frozen=True, slots=True)
class GcgEvent:
    """One line of the game, as written.

    Attributes:
        line: Number of the line, counted from 1.
        player: Index of the player.
        kind: What was done.
        rack: Tiles held, as written; empty where the file does not say.
        place: Where a play starts; else empty.
        tiles: The play's word, the tiles exchanged, or the tiles left.
        points: What the line books.
        total: The score it states afterwards.
    """

    line: int
    player: int
    kind: Kind
    rack: str
    place: str
    tiles: str
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class GcgPlayer:
    """A player: the nick that event lines use, and the name."""

    nick: str
    name: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A line that could not be read, and from which column on."""

    code: NotationCode
    line: int
    column: int
    text: str


@dataclass(frozen=True, slots=True)
class GcgGame:
    """A game file.

    Attributes:
        players: In the order of the file.
        pragmas: Name -> text of ``#title``, ``#lexicon`` and the like.
        events: The lines of the game.
        notes: Line number of an event -> the note below it; 0 is before all.
        problems: Lines that were left out.
    """

    players: tuple[GcgPlayer, ...]
    pragmas: dict[str, str]
    events: tuple[GcgEvent, ...]
    notes: dict[int, str]
    problems: tuple[Problem, ...]


def decode_gcg(data: bytes) -> str:
    """The text of a game file: UTF-8 where it says so or is, else Latin-1.

    Raises:
        NotationError: Larger than any game, or not what its first line says.
    """
    if len(data) > LARGEST:
        raise NotationError(NotationCode.GCG_TOO_LARGE, size=len(data), largest=LARGEST)
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if data.lower().startswith(UTF8_PRAGMA.encode() + b" utf-8"):
            line = data.count(b"\n", 0, error.start) + 1
            raise NotationError(NotationCode.GCG_ENCODING, line=line) from None
        return data.decode("latin-1")


def parse_gcg(text: str) -> GcgGame:
    """The game that ``text`` holds; see :class:`GcgGame` for what is left out."""
    players: list[GcgPlayer] = []
    pragmas: dict[str, str] = {}
    events: list[GcgEvent] = []
    notes: dict[int, str] = {}
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if not stripped:
            continue
        try:
            if not stripped.startswith("#"):
                events.append(_parse_event(number, stripped, players))
            elif (player := _parse_player(stripped)) is not None:
                players.append(player)
            elif stripped.startswith("#note"):
                where = events[-1].line if events else 0
                notes[where] = "\n".join(filter(None, (notes.get(where), stripped[5:].strip())))
            else:
                name, _, value = stripped[1:].partition(" ")
                pragmas[name.casefold()] = value.strip()
        except NotationError as error:
            column = error.facts.get("column", 1)
            assert isinstance(column, int)  # noqa: S101 - narrows the type; set below
            problems.append(Problem(NotationCode(error.code), number, column, line[:200]))
    return GcgGame(tuple(players), pragmas, tuple(events), notes, tuple(problems))


def _parse_player(line: str) -> GcgPlayer | None:
    found = re.fullmatch(r"#player\d+\s+(\S+)\s*(.*)", line)
    return GcgPlayer(found[1], found[2] or found[1]) if found else None


def _parse_event(number: int, line: str, players: list[GcgPlayer]) -> GcgEvent:
    found = _EVENT.fullmatch(line)
    if found is None:
        raise NotationError(NotationCode.GCG_LINE, line=number, column=1)
    nicks = [player.nick for player in players]
    if found["player"] not in nicks:
        raise NotationError(NotationCode.GCG_PLAYER, line=number, column=2)
    words, at = found["rest"], found.start("rest")
    numbers = _NUMBERS.search(words)
    if numbers is None:
        raise NotationError(NotationCode.GCG_LINE, line=number, column=at + 1)
    kind, rack, place, tiles = _what(words[: numbers.start()].split(), number, at)
    points = int(numbers["points"].replace("+-", "-").replace("--", "-"))
    player = nicks.index(found["player"])
    return GcgEvent(number, player, kind, rack, place, tiles, points, int(numbers["total"]))


def _what(words: list[str], number: int, at: int) -> tuple[Kind, str, str, str]:
    """Kind, rack, place and tiles of an event, from the words before its points."""
    if len(words) > 1 and _PLACE.fullmatch(words[-2]):
        place, tiles, rack = words[-2], words[-1], words[:-2]
        kind: Kind | None = "play"
    else:
        place, rack = "", words[:-1]
        kind, tiles = _without_place(words[-1] if words else "")
    if kind is None or len(rack) > 1:
        raise NotationError(NotationCode.GCG_LINE, line=number, column=at + 1)
    return kind, "".join(rack), place, tiles


WITHOUT_TILES: dict[str, Kind] = {
    "--": "withdrawn",
    "(challenge)": "challenge",
    "(time)": "time",
    "-": "pass",
    "-0": "pass",
}


def _without_place(word: str) -> tuple[Kind | None, str]:
    """What a line that lays no tiles says, and the tiles it names."""
    if word in WITHOUT_TILES:
        return WITHOUT_TILES[word], ""
    if word.startswith("(") and word.endswith(")"):
        return "end-rack", word[1:-1]
    return ("exchange", word[1:]) if word.startswith("-") else (None, "")


def format_gcg(game: GcgGame) -> str:
    """``game`` as a UTF-8 file; :func:`parse_gcg` gives it back."""
    lines = [f"{UTF8_PRAGMA} UTF-8"]
    lines += [f"#player{n} {p.nick} {p.name}" for n, p in enumerate(game.players, 1)]
    skipped = UTF8_PRAGMA.removeprefix("#")
    lines += [f"#{name} {text}".rstrip() for name, text in game.pragmas.items() if name != skipped]
    lines += _format_note(game.notes.get(0))
    for event in game.events:
        lines.append(_format_event(event, game.players[event.player].nick))
        lines += _format_note(game.notes.get(event.line))
    return "\n".join(lines) + "\n"


def _format_note(note: str | None) -> list[str]:
    return [f"#note {line}" for line in note.splitlines()] if note else []


def _format_event(event: GcgEvent, nick: str) -> str:
    what = {
        "play": f"{event.place} {event.tiles}",
        "exchange": f"-{event.tiles}",
        "pass": "-",
        "withdrawn": "--",
        "challenge": "(challenge)",
        "time": "(time)",
        "end-rack": f"({event.tiles})",
    }[event.kind]
    rack = f" {event.rack}" if event.rack else ""
    return f">{nick}:{rack} {what} {event.points:+d} {event.total}"
