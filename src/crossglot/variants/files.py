"""Every game that has files of events, by the name that stands in them."""

from __future__ import annotations

from typing import Any

from crossglot.errors import NotationCode, NotationError
from crossglot.game.json_file import STANDARD, EventFormat, game_of, read_events
from crossglot.variants import bingo, duplicate, removal, solitaire, topping

REMOVAL: EventFormat[removal.Event] = EventFormat(
    "removal", removal.Event, removal.fold, removal.after
)
BINGO: EventFormat[bingo.Event] = EventFormat(
    "bingo", bingo.Event, bingo.fold, bingo.after, most=100_000
)
SOLITAIRE: EventFormat[solitaire.Event] = EventFormat(
    "solitaire", solitaire.Event, solitaire.fold, solitaire.after, opening=2
)
DUPLICATE: EventFormat[duplicate.Event] = EventFormat(
    "duplicate", duplicate.Event, duplicate.fold, duplicate.after, most=100_000
)
TOPPING: EventFormat[topping.Event] = EventFormat(
    "topping", topping.Event, topping.fold, topping.after
)

FORMATS: dict[str, EventFormat[Any]] = {
    form.game: form for form in (STANDARD, REMOVAL, BINGO, SOLITAIRE, DUPLICATE, TOPPING)
}
"""Name -> format."""


def form_of(data: bytes) -> EventFormat[Any]:
    """The format of the game that a file holds.

    Raises:
        NotationError: The file cannot be read, or there is no such game.
    """
    game = game_of(data)
    if game not in FORMATS:
        reason = f"game: {game!r:.40}"
        raise NotationError(NotationCode.FILE_MALFORMED, line=1, column=1, reason=reason)
    return FORMATS[game]


def read_any(data: bytes) -> tuple[EventFormat[Any], tuple[Any, ...]]:
    """The events of a file, and which game they are of.

    Raises:
        NotationError: As :func:`crossglot.game.json_file.read_events`; also a
            game that there is not.
    """
    form = form_of(data)
    return form, read_events(data, form)
