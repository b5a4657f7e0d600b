"""Games of Netskrafl: what its server answers for a game, or a move list with racks.

A move is ``[player, [place, tiles, points]]``, or an object with these names.
Rows are lettered: ``H4`` is across. Tiles are small letters, those that lie
there included, and ``?e`` is a blank that stands for E. Racks are listed as
they were before each move, both players' first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import msgspec

from crossglot.errors import NotationCode
from crossglot.notation.gcg import GcgGame, GcgPlayer, Kind, Problem
from crossglot.notation.logs.values import Log, Sheet, malformed
from crossglot.notation.moves import is_play_text

_decode = msgspec.json.Decoder().decode

SEATS = 2
MOST_MOVES = 2_000
LONGEST = 200
"""Characters of a place, of tiles, of a name."""

TILE_SETS = {
    "is": "icelandic",
    "en": "english",
    "pl": "polish",
    "nb": "norwegian",
    "nn": "norwegian",
    "no": "norwegian",
}


@dataclass(frozen=True, slots=True)
class _Move:
    """One entry of the move list, and the rack afterwards where it says so."""

    number: int
    player: int
    place: str
    tiles: str
    points: int
    rack_after: str | None = None


@dataclass(slots=True)
class _Reader:
    """What the moves have told so far."""

    racks: list[str]
    sheet: Sheet = field(default_factory=lambda: Sheet([0] * SEATS, []))
    problems: list[Problem] = field(default_factory=list)
    notes: dict[int, list[str]] = field(default_factory=dict)

    def read(self, move: _Move) -> None:
        """The line or the note that ``move`` makes."""
        rack, tiles = self.racks[move.player], move.tiles
        book = self.sheet.add
        if move.place:
            self._play(move, rack)
        elif tiles.startswith("EXCH "):
            returned = _capitals(tiles.removeprefix("EXCH "))
            book(move.number, move.player, "exchange", 0, rack=rack, tiles=returned)
        elif tiles == "PASS":
            book(move.number, move.player, "pass", 0, rack=rack)
        elif tiles == "RESP":
            kind: Kind = "withdrawn" if move.points < 0 else "challenge"
            book(move.number, move.player, kind, move.points)
        elif tiles == "TIME":
            book(move.number, move.player, "time", move.points)
        elif tiles in {"CHALL", "RSGN"}:
            text = "challenged" if tiles == "CHALL" else "resigned"
            self.notes.setdefault(len(self.sheet.lines), []).append(f"{_nick(move.player)} {text}")
        elif tiles not in {"OVER", "--"}:
            self._left(move)
        if move.rack_after is not None:
            self.racks[move.player] = _capitals(move.rack_after)

    def _play(self, move: _Move, rack: str) -> None:
        tiles = _laid(move.tiles)
        if is_play_text(tiles):
            place = move.place
            self.sheet.add(
                move.number, move.player, "play", move.points, rack=rack, place=place, tiles=tiles
            )
        else:
            self.lose(move.number, "tiles", move.tiles)

    def _left(self, move: _Move) -> None:
        """Tiles left: ``2 * abc`` for who is out, else one's own."""
        twice = move.tiles.startswith("2 * ")
        left = _capitals(move.tiles.removeprefix("2 * "))
        rack = "" if twice or move.points >= 0 else left
        self.sheet.add(move.number, move.player, "end-rack", move.points, rack=rack, tiles=left)

    def lose(self, number: int, reason: str, text: str) -> None:
        """Name a move that cannot be read."""
        code = NotationCode.GCG_LINE
        self.problems.append(Problem(code, number, 1, text[:LONGEST], reason))


def read_netskrafl(data: bytes) -> Log:
    """The game in ``data``; moves are numbered from 1 where a file has lines.

    Raises:
        NotationError: ``game-file-malformed``: not JSON, or not a game of Netskrafl.
    """
    try:
        whole = _decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise malformed(1, "json") from None
    if not isinstance(whole, dict) or not isinstance(whole.get("moves"), list):
        raise malformed(1, "moves")
    racks = _racks(whole)
    reader = _Reader([racks[seat] if seat < len(racks) else "" for seat in range(SEATS)])
    listed = [*whole["moves"], *_list(whole.get("newmoves"))]
    for number, raw in enumerate(listed[:MOST_MOVES], 1):
        after = racks[SEATS + number - 1] if SEATS + number - 1 < len(racks) else None
        move = _move(number, raw, after)
        if move is None:
            reader.lose(number, "move", str(raw)[:LONGEST])
        else:
            reader.read(move)
    names = _list(whole.get("fullname")) or _list(whole.get("nickname"))
    pragmas = {"orientation": "lettered-rows"}
    tile_set = TILE_SETS.get(_text(whole.get("locale"))[:2].casefold())
    if tile_set is not None:
        pragmas["tile-distribution"] = tile_set
    return Log(
        GcgGame(
            players=tuple(GcgPlayer(_nick(seat), _name(names, seat)) for seat in range(SEATS)),
            pragmas=pragmas,
            events=tuple(reader.sheet.lines),
            notes={at: "\n".join(lines) for at, lines in reader.notes.items()},
            problems=tuple(reader.problems),
        )
    )


def _move(number: int, raw: object, after: str | None) -> _Move | None:
    """An entry of the move list; None where it is none."""
    if isinstance(raw, dict):
        after = raw["rack"] if isinstance(raw.get("rack"), str) else after
        raw = [raw.get("player"), [raw.get("coord"), raw.get("tiles"), raw.get("score")]]
    match raw:
        case [int(player), [str(place), str(tiles), int(points)]]:
            pass
        case _:
            return None
    if player not in range(SEATS) or max(len(place), len(tiles)) > LONGEST:
        return None
    if not place and not tiles:
        return None
    return _Move(number, player, place, tiles, points, after)


def _racks(whole: dict[str, object]) -> list[str]:
    """Both first racks, and then the rack after each move; whatever is told of them."""
    listed = _list(whole.get("racks")) or [whole.get(f"irack{seat}") for seat in range(SEATS)]
    return [_capitals(_text(rack)) for rack in listed[: MOST_MOVES + SEATS]]


def _capitals(tiles: str) -> str:
    """Tiles of a rack as a game file writes them.

    >>> _capitals("ignát?ó")
    'IGNÁT?Ó'
    """
    return "".join(sign.upper() if len(sign.upper()) == 1 else sign for sign in tiles[:LONGEST])


def _laid(tiles: str) -> str:
    """Tiles of a play as a game file writes them: a small letter is a blank.

    >>> _laid("b?ógar")
    'BóGAR'
    """
    return re.sub(r"\?(.)|.", lambda one: one[1] or _capitals(one[0]), tiles, flags=re.DOTALL)


def _nick(seat: int) -> str:
    return f"player{seat + 1}"


def _name(names: list[object], seat: int) -> str:
    name = _text(names[seat]) if seat < len(names) else ""
    return " ".join(name.split())[:LONGEST] or _nick(seat)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
