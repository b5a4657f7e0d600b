"""A game file read line by line. Time and space grow with its length, no faster."""

from __future__ import annotations

import re
import unicodedata

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg.encoding import PRAGMA, decode_gcg
from crossglot.notation.gcg.lines import parse_line, wrong
from crossglot.notation.gcg.values import MOST_PLAYERS, GcgEvent, GcgGame, GcgPlayer, Problem

SHOWN = 200
"""Characters of a line that a problem quotes."""

LONGEST_LINE = 2_000
"""Characters of a line of the game; one with every tile of a set has a few hundred."""

_NEWLINE = re.compile(r"\r\n|\r|\n")
_PLAYER = re.compile(
    r"\s*#player(?P<number>[0-9]+)(?:\s+(?P<nick>\S+))?(?P<name>.*)", re.IGNORECASE | re.DOTALL
)
_PRAGMA = re.compile(r"\s*#(?P<name>[A-Za-z][A-Za-z0-9_-]*|-)(?P<text>.*)", re.DOTALL)
_FOREIGN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")


def read_gcg(data: bytes) -> GcgGame:
    """The game file that ``data`` holds; its mistakes are listed in ``problems``.

    Raises:
        NotationError: ``gcg-too-large`` or ``gcg-encoding``; nothing else.
    """
    return parse_gcg(decode_gcg(data))


def parse_gcg(text: str) -> GcgGame:
    """The game that ``text`` holds, as far as it is sound.

    Whatever cannot be read is left out and named, with line and column, in
    ``problems``. A note below such a line goes with it.
    """
    reader = _Reader()
    lines = list(enumerate(_NEWLINE.split(text), 1))
    for players in (True, False):
        for number, line in lines:
            is_player = _PLAYER.fullmatch(line)
            try:
                if is_player is None and not players:
                    reader.read(number, line)
                elif is_player is not None and players:
                    reader.read_player(line, is_player)
            except NotationError as error:
                reader.refuse(number, line, error)
    return reader.game()


class _Reader:
    """What has been read so far: players first, then everything else."""

    def __init__(self) -> None:
        self.players: dict[int, GcgPlayer] = {}
        self.indices: dict[str, int] = {}
        self.pragmas: dict[str, list[str]] = {}
        self.events: list[GcgEvent] = []
        self.notes: dict[int, list[str]] = {}
        self.problems: dict[int, Problem] = {}
        self.open: list[str] | None = None  # what "#-" continues
        self.in_note = False  # whether a line without a mark continues a note
        self.lost = False  # whether the last event was left out

    def refuse(self, number: int, line: str, error: NotationError) -> None:
        """Write down that ``line`` is left out."""
        column, reason = error.facts["column"], error.facts["reason"]
        found = Problem(
            NotationCode(error.code), number, int(str(column)), line[:SHOWN], str(reason)
        )
        self.problems.setdefault(number, found)
        self.lost = line.lstrip().startswith(">") or self.lost
        self.open, self.in_note = None, False

    def read_player(self, line: str, found: re.Match[str]) -> None:
        """First pass: ``#player1 nick Real Name``, wherever it stands."""
        _check_signs(line)
        seat, at = found["number"], found.start("number")
        nick = unicodedata.normalize("NFC", found["nick"] or "")
        if len(seat) > 1 or not 1 <= int(seat) <= MOST_PLAYERS or int(seat) in self.players:
            raise wrong("player-number", at, NotationCode.GCG_PLAYER)
        if not nick or ":" in nick or nick in self.indices:
            raise wrong("nick", found.start("nick") if nick else at, NotationCode.GCG_PLAYER)
        self.players[int(seat)] = GcgPlayer(nick, found["name"].strip() or nick)
        order = sorted(self.players)
        self.indices = {self.players[n].nick: index for index, n in enumerate(order)}

    def read(self, number: int, line: str) -> None:
        """Second pass: everything else, in order."""
        if not line.strip():
            self.in_note = False
            return
        _check_signs(line)
        if line.lstrip().startswith(">"):
            if len(line) > LONGEST_LINE:
                raise wrong("length", LONGEST_LINE)
            composed = unicodedata.normalize("NFC", line)  # an accent is no tile of its own
            self.events.append(parse_line(number, composed, self.indices))
            self.open, self.in_note, self.lost = None, False, False
        elif line.lstrip().startswith("#"):
            self._read_pragma(number, line)
        elif self.in_note and self.open is not None:
            self.open.append(line.strip())
        else:
            raise wrong("unknown-line", len(line) - len(line.lstrip()))

    def _read_pragma(self, number: int, line: str) -> None:
        found = _PRAGMA.fullmatch(line)
        if found is None:
            raise wrong("pragma", line.index("#"))
        name, text = found["name"].casefold(), found["text"].strip()
        if f"#{name}" == PRAGMA:
            if number > 1:
                raise wrong("late-encoding", line.index("#"), NotationCode.GCG_ENCODING)
            return
        if name == "-":
            if self.open is None:
                raise wrong("nothing-to-continue", line.index("#"))
            self.open.append(text)
            return
        self.in_note = name == "note"
        if self.in_note and self.lost:
            raise wrong("note-of-lost-line", line.index("#"))
        if self.in_note:
            self.open = self.notes.setdefault(len(self.events), [])
        else:
            self.open = self.pragmas.setdefault(name, [])
        self.open.append(text)

    def game(self) -> GcgGame:
        """Everything read."""
        return GcgGame(
            players=tuple(self.players[number] for number in sorted(self.players)),
            pragmas={name: "\n".join(lines) for name, lines in self.pragmas.items()},
            events=tuple(self.events),
            notes={at: "\n".join(lines) for at, lines in self.notes.items()},
            problems=tuple(self.problems[number] for number in sorted(self.problems)),
        )


def _check_signs(line: str) -> None:
    """Refuse what no text holds: control characters, and bytes of another encoding."""
    found = _FOREIGN.search(line)
    if found is not None:
        raise wrong("character", found.start(), NotationCode.GCG_ENCODING)
