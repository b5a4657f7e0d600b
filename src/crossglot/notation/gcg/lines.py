"""One line of the game: ``>nick: RACK 8D WORD +18 18``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg.values import Columns, GcgEvent, Kind
from crossglot.notation.moves import is_play_text

WITHOUT_TILES: dict[str, Kind] = {
    "--": "withdrawn",
    "(challenge)": "challenge",
    "(time)": "time",
    "-": "pass",
    "-0": "pass",
}

_HEAD = re.compile(r"\s*>(?P<nick>[^\s:]+):")
_WORD = re.compile(r"\S+")
_POINTS = re.compile(r"(?:\+-|[+-])[0-9]{1,5}")
_TOTAL = re.compile(r"-?[0-9]{1,6}")
_PLACE = re.compile(r"[0-9]{1,2}[A-Za-z]{1,2}|[A-Za-z]{1,2}[0-9]{1,2}")
_TILES = re.compile(r"(?:\[[^][\s]+\]|[^][\s])*")


def wrong(reason: str, at: int, code: NotationCode = NotationCode.GCG_LINE) -> NotationError:
    """What is raised for a line that cannot be read from character ``at`` (from 0) on."""
    return NotationError(code, line=0, column=at + 1, reason=reason)


def parse_line(number: int, line: str, players: Mapping[str, int]) -> GcgEvent:
    """The event that ``line`` tells.

    Words after the total are no part of the format; some programs list the
    words formed there. They are left out.

    Raises:
        NotationError: With the column from which it cannot be read.
    """
    head = _HEAD.match(line)
    if head is None:
        raise wrong("player", 0)
    if head["nick"] not in players:
        raise wrong("unknown-player", head.start("nick"), NotationCode.GCG_PLAYER)
    words = list(_WORD.finditer(line, head.end()))
    at = _points_at(words, len(line))
    rack, place, what = _split(words[:at], words[at].start())
    kind, tiles, shift = _meant(what) if place is None else ("play", what[0], 0)
    _check_tiles(rack, tiles, what.start() + shift, is_play=place is not None)
    points, total = words[at], words[at + 1]
    return GcgEvent(
        line=number,
        player=players[head["nick"]],
        kind=kind,
        rack=rack[0] if rack else "",
        place=place[0] if place else "",
        tiles=tiles,
        points=int(points[0].replace("+-", "-")),
        total=int(total[0]),
        columns=Columns(
            rack=rack.start() + 1 if rack else 0,
            place=place.start() + 1 if place else 0,
            tiles=what.start() + shift + 1,
            points=points.start() + 1,
            total=total.start() + 1,
        ),
    )


def _points_at(words: Sequence[re.Match[str]], end: int) -> int:
    """Which word is the points; the total follows it.

    An exchange of ``-3`` tiles looks like points, but no total follows it.
    """
    looks = [at for at, word in enumerate(words) if _POINTS.fullmatch(word[0])]
    for at in looks:
        if at + 1 < len(words) and _TOTAL.fullmatch(words[at + 1][0]):
            return at
    if looks:
        after = looks[-1] + 1
        raise wrong("total", words[after].start() if after < len(words) else end)
    raise wrong("points", words[-1].start() if words else end)


_Match = re.Match[str]


def _split(words: Sequence[_Match], end: int) -> tuple[_Match | None, _Match | None, _Match]:
    """Rack, place and move, from the words before the points."""
    if not words:
        raise wrong("move", end)
    *before, what = words
    place = before.pop() if before and _PLACE.fullmatch(before[-1][0]) else None
    if len(before) > 1:
        raise wrong("rack", before[1].start())
    return (before[0] if before else None), place, what


def _meant(what: _Match) -> tuple[Kind, str, int]:
    """What a move without a place is, its tiles, and where in it they begin."""
    text = what[0]
    if text.casefold() in WITHOUT_TILES:
        return WITHOUT_TILES[text.casefold()], "", 0
    if text.startswith("(") and text.endswith(")"):
        return "end-rack", text[1:-1], 1
    if text.startswith("-"):
        return "exchange", text[1:], 1
    raise wrong("move", what.start())


def _check_tiles(rack: _Match | None, tiles: str, at: int, *, is_play: bool) -> None:
    if rack is not None and not _TILES.fullmatch(rack[0]):
        raise wrong("rack", rack.start())
    if not (is_play_text(tiles) if is_play else _TILES.fullmatch(tiles)):
        raise wrong("tiles", at)


def format_line(event: GcgEvent, nick: str) -> str:
    """``event`` as :func:`parse_line` reads it."""
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
