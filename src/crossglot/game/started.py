"""The edition that a game is played by: known by its id, or handed over by the caller."""

from __future__ import annotations

from functools import lru_cache

from crossglot.editions import Edition, House, edition_ids, load_edition, with_house
from crossglot.errors import GameCode, GameError
from crossglot.game.events import Started

LEAST_OPENING = 2
"""Tiles that open a game by every rule book; for an edition handed over with its house rules."""


def edition_started(event: Started, given: Edition | None) -> tuple[Edition, Edition | None]:
    """The edition under the house rules of ``event``, and ``given`` unless its id says as much.

    Raises:
        GameError: ``given`` is another edition, or has other letters than the game.
        EditionError: There is no edition of the event's id.
    """
    if given is not None and given.id != event.edition:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other edition")
    if given is not None and given.id in edition_ids():
        known = (load_edition(given.id), _edition_under(given.id, event.house))
        given = None if given in known else given
    if given is None:
        known_as = load_edition(event.edition).id  # refused where its folder is named no more
        edition = _edition_under(known_as, event.house)
    else:
        edition = given if given.house == event.house else with_house(given, event.house)
    if event.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    return edition, given


@lru_cache(maxsize=1024)
def _edition_under(edition: str, house: House) -> Edition:
    """One value for all games that are played so: it is large."""
    return with_house(load_edition(edition), house)


def usual_opening(edition: str, given: Edition | None) -> int:
    """Tiles of the opening play without the house rule of five letters."""
    plain = load_edition(edition) if given is None else given
    return LEAST_OPENING if plain.house.jacks_to_open else plain.opening_min
