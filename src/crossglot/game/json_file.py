"""A game as a file of its events: our own JSON, versioned, one event a line.

The format is told in ``docs/formats/events.md``, and as JSON Schema beside it.
It loses nothing: the events that come back fold to the same state. A file is
read strictly; whatever is wrong is named with the number of its event, and the
events before it can still be had.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from crossglot.converters import converter_to
from crossglot.errors import CrossglotError, NotationCode, NotationError
from crossglot.game.events import Event
from crossglot.game.state import after, fold

FORMAT = "crossglot-events"
VERSION = 1
"""Raised when a reader of the older files could misunderstand the newer."""

LARGEST = 5_000_000
"""Bytes; no game is longer."""

BLANKS = b"\xef\xbb\xbf \t\r\n"
"""What may stand before the first bracket."""

KEYS = ("format", "version", "game", "events")

_decode = msgspec.json.Decoder().decode

E = TypeVar("E")

_WRONG = (CrossglotError, ValueError, TypeError, LookupError, ArithmeticError)
"""What an event out of nowhere makes the fold of a game trip over."""


@dataclass(frozen=True)
class EventFormat(Generic[E]):
    """The files of one game.

    Attributes:
        game: Its name in the file.
        events: The type of its events: a union of tagged structs.
        fold: Events to a state.
        after: A state and the next event to a state.
        opening: How many events :attr:`fold` needs at least.
        most: How many there are at most; no game has more.
        event_of: Makes an event of what a file says of it.
    """

    game: str
    events: Any
    fold: Callable[[Sequence[E]], Any]
    after: Callable[[Any, E], Any]
    opening: int = 1
    most: int = 10_000
    event_of: Callable[[object], E] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Learn the events."""
        object.__setattr__(self, "event_of", converter_to(self.events))


STANDARD: EventFormat[Event] = EventFormat("standard", Event, fold, after)
"""The game of the five documents; the variants have formats of their own."""


@dataclass(frozen=True, slots=True)
class Sound(Generic[E]):
    """What of a file can be used.

    Attributes:
        events: All, or those before the first that cannot be.
        error: What is wrong with that one; None if nothing is.
    """

    events: tuple[E, ...]
    error: NotationError | None


def is_ours(data: bytes) -> bool:
    """Whether ``data`` is meant to be a file of ours: JSON, but no list of moves of Netskrafl."""
    head = data.lstrip(BLANKS)
    return head.startswith(b"{") and (FORMAT.encode() in head[:1000] or b'"moves"' not in head)


def write_events(events: Sequence[E], form: EventFormat[E]) -> bytes:
    """The file of ``events``; :func:`read_events` gives them back."""
    lines = (b"  " + msgspec.json.encode(event) for event in events)
    head = f'{{"format": "{FORMAT}", "version": {VERSION}, "game": "{form.game}", "events": [\n'
    return head.encode() + b",\n".join(lines) + b"\n]}\n"


def read_events(data: bytes, form: EventFormat[E]) -> tuple[E, ...]:
    """The events of a file, every one of them possible after those before it.

    Raises:
        NotationError: ``game-file-too-large``, ``game-file-malformed`` with
            line and column, ``game-file-version``, or ``game-file-event`` with
            the number of the event, from 1.
    """
    found = sound_events(data, form)
    if found.error is not None:
        raise found.error
    return found.events


def sound_events(data: bytes, form: EventFormat[E]) -> Sound[E]:
    """The events of a file up to the first that is wrong, and what is wrong with it.

    Raises:
        NotationError: The file as a whole cannot be read; see :func:`read_events`.
    """
    events: list[E] = []
    state: Any = None
    for index, raw in enumerate(_listed(_decoded(data), form), 1):
        try:
            event = _event(raw, form)
            events.append(event)
            if index == form.opening:
                state = form.fold(events)
            elif index > form.opening:
                state = form.after(state, event)
        except _WRONG as error:
            reason = error.code if isinstance(error, CrossglotError) else str(error)
            wrong = NotationError(NotationCode.FILE_EVENT, index=index, reason=str(reason))
            return Sound(tuple(events[: index - 1]), wrong)
    if len(events) < form.opening:
        return Sound((), NotationError(NotationCode.FILE_EVENT, index=1, reason="no events"))
    return Sound(tuple(events), None)


def game_of(data: bytes) -> str:
    """Which game a file holds.

    Raises:
        NotationError: As :func:`read_events`, for the file as a whole.
    """
    return str(_decoded(data)["game"])


def _decoded(data: bytes) -> dict[str, Any]:
    """The outer object of a file, its own keys checked."""
    if len(data) > LARGEST:
        raise NotationError(NotationCode.FILE_TOO_LARGE, size=len(data), largest=LARGEST)
    try:
        outer = _decode(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise _malformed("not UTF-8", *_place(data, error.start)) from None
    except RecursionError:
        raise _malformed("too deep") from None
    except msgspec.DecodeError as error:
        raise _malformed(str(error), *_place(data, _offset(data, str(error)))) from None
    if not isinstance(outer, dict) or outer.get("format") != FORMAT:
        raise _malformed(f"not {FORMAT}")
    version = outer.get("version")
    if version != VERSION or isinstance(version, bool):
        raise NotationError(NotationCode.FILE_VERSION, version=version, known=[VERSION])
    if sorted(outer) != sorted(KEYS):
        odd = set(outer).symmetric_difference(KEYS)
        raise _malformed(f"keys: {', '.join(sorted(odd))}")
    return outer


def _listed(outer: dict[str, Any], form: EventFormat[Any]) -> list[object]:
    game, events = outer["game"], outer["events"]
    if game != form.game:
        raise _malformed(f"game: {game!r:.40}, not {form.game!r}")
    if not isinstance(events, list):
        raise _malformed("events: no list")
    if len(events) > form.most:
        raise NotationError(NotationCode.FILE_TOO_LARGE, events=len(events), largest=form.most)
    return events


def _offset(data: bytes, reason: str) -> int:
    """The byte that the decoder names; a file cut short is wrong at its end."""
    found = re.search(r"\(byte ([0-9]+)\)", reason)
    return int(found[1]) if found else len(data) if "truncated" in reason else 0


def _place(data: bytes, at: int) -> tuple[int, int]:
    """Line and column of a byte, in characters from 1."""
    before = data[:at]
    line = before[before.rfind(b"\n") + 1 :]
    return before.count(b"\n") + 1, len(line.decode("utf-8", "replace")) + 1


def _malformed(reason: str, line: int = 1, column: int = 1) -> NotationError:
    facts = {"line": line, "column": column, "reason": reason}
    return NotationError(NotationCode.FILE_MALFORMED, **facts)


def _event(raw: object, form: EventFormat[E]) -> E:
    """One event, with nothing in it that this version does not know.

    Raises:
        ValueError: Says what is wrong.
    """
    event = form.event_of(raw)
    unknown = next(_unknown(event, raw), None)
    if unknown is not None:
        raise ValueError(f"unknown field {unknown}")
    return event


def _unknown(value: object, raw: object, path: str = "$") -> Iterator[str]:
    """Fields of ``raw`` that ``value`` has no place for."""
    if isinstance(value, Struct) and isinstance(raw, dict):
        info = {field.encode_name: field.name for field in msgspec.structs.fields(value)}
        tag = value.__struct_config__.tag_field
        yield from (f"{path}.{name}" for name in raw if name not in info and name != tag)
        for name in info.keys() & raw.keys():
            yield from _unknown(getattr(value, info[name]), raw[name], f"{path}.{name}")
    elif isinstance(value, list | tuple) and isinstance(raw, list):
        for at, (one, its) in enumerate(zip(value, raw, strict=True)):
            yield from _unknown(one, its, f"{path}[{at}]")


def replayed(events: Sequence[E], form: EventFormat[E]) -> Any:  # noqa: ANN401 - the state of any game
    """The state after ``events``, whichever game they are of."""
    return reduce(form.after, events[form.opening :], form.fold(events[: form.opening]))
