"""A game file written so that every program of the field can read it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg.encoding import PRAGMA, UTF8, encode_gcg
from crossglot.notation.gcg.lines import format_line, parse_line
from crossglot.notation.gcg.values import MOST_PLAYERS, GcgGame

_NAME = re.compile(r"(?!player[0-9]|note$|character-encoding$)[a-z][a-z0-9_-]*")
_AT_THE_END = re.compile(r"rack[0-9]|incomplete")


def format_gcg(game: GcgGame, encoding: str = UTF8) -> str:
    """``game`` as a game file; :func:`~crossglot.notation.gcg.parse_gcg` gives it back.

    The encoding comes first, where every reader looks for it; racks of an
    unfinished game come last. Each line of a note is a ``#note`` of its own.

    Raises:
        NotationError: ``notation-unwritable``: a nick, a pragma or an event
            that would be read as something else; facts hold it.
    """
    if len(game.players) > MOST_PLAYERS:
        raise NotationError(NotationCode.UNWRITABLE, text=str(len(game.players)))
    return "\n".join([f"{PRAGMA} {encoding}", *_lines(game)]) + "\n"


def write_gcg(game: GcgGame, encoding: str = UTF8) -> bytes:
    """``game`` as a file, in UTF-8 or, for old programs, in Latin-1 (``ISO-8859-1``).

    Raises:
        NotationError: ``notation-unwritable``; also a letter the encoding has not.
    """
    return encode_gcg(format_gcg(game, encoding), encoding)


def _lines(game: GcgGame) -> Iterator[str]:
    nicks = {player.nick: index for index, player in enumerate(game.players)}
    for number, player in enumerate(game.players, 1):
        nick = re.fullmatch(r"[^\s:]+", player.nick)
        if nick is None or list(nicks).index(player.nick) != number - 1:
            raise NotationError(NotationCode.UNWRITABLE, text=player.nick)
        yield f"#player{number} {player.nick} {one_line(player.name)}".rstrip()
    late = [name for name in game.pragmas if _AT_THE_END.fullmatch(name)]
    for name in game.pragmas:
        if name not in late:
            yield from _pragma(name, game.pragmas[name])
    yield from _note(game, 0)
    for number, event in enumerate(game.events, 1):
        if not 0 <= event.player < len(game.players):
            raise NotationError(NotationCode.UNWRITABLE, text=str(event.player))
        line = format_line(event, game.players[event.player].nick)
        if "\n" in line or "\r" in line or not _reads_as(line, nicks, event):
            raise NotationError(NotationCode.UNWRITABLE, text=line)
        yield line
        yield from _note(game, number)
    for name in late:
        yield from _pragma(name, game.pragmas[name])


def _reads_as(line: str, nicks: dict[str, int], event: object) -> bool:
    try:
        return parse_line(0, line, nicks) == event
    except NotationError:
        return False


def _pragma(name: str, text: str) -> Iterator[str]:
    if not _NAME.fullmatch(name):
        raise NotationError(NotationCode.UNWRITABLE, text=name)
    for line in text.split("\n"):
        yield f"#{name} {one_line(line)}".rstrip()


def _note(game: GcgGame, number: int) -> Iterator[str]:
    note = game.notes.get(number)
    if note is not None:
        for line in note.split("\n"):
            yield f"#note {one_line(line)}".rstrip()


def one_line(text: str) -> str:
    r"""``text`` without line ends and other signs that no line may hold.

    >>> one_line(" Ann\r\nB. ")
    'Ann B.'
    """
    return re.sub(r"[\x00-\x08\n-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]+", " ", text).strip()
