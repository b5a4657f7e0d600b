"""Topping among several: who found the tops of one game in the least time (FISF 3.8.4)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from crossglot.errors import TournamentCode, TournamentError
from crossglot.tournament.ranks import shared_places
from crossglot.variants.topping import ToppingState


class ToppingRow(Struct, frozen=True):
    """One line: the least time leads, then the most tops found.

    Attributes:
        place: From 1; equal players share it.
        last: The last place that they share.
        name: Who.
        spent: Milliseconds, penalties counted.
        found: Tops found.
        tops: Tops there were.
    """

    place: int
    last: int
    name: str
    spent: int
    found: int
    tops: int


def topping_table(games: Sequence[ToppingState]) -> tuple[ToppingRow, ...]:
    """The table of several who played one game of topping, each alone.

    Only those who have played to the end are in it: time is what counts, and a
    player who stops early has spent less.

    Raises:
        TournamentError: ``tournament-halls-differ``: one is another game, by
            its seed, its rules or a top that was laid.
    """
    for game in games[1:]:
        _check_same(games[0], game)
    done = [game for game in games if game.ended is not None]
    done.sort(key=lambda game: (*_key(game), game.opening.player.name))
    return tuple(
        ToppingRow(place, last, game.opening.player.name, game.spent, game.found, len(game.lines))
        for game, (place, last) in zip(done, shared_places(map(_key, done)), strict=True)
    )


def _key(game: ToppingState) -> tuple[int, int]:
    return game.spent, -game.found


def _check_same(first: ToppingState, other: ToppingState) -> None:
    """The same racks and tops as far as both have come."""
    name, one, two = other.opening.player.name, first.opening, other.opening
    if msgspec.structs.replace(two, player=one.player) != one:
        raise TournamentError(TournamentCode.HALLS, hall=name, game=1, round=1)
    for wanted, found in zip(first.lines, other.lines, strict=False):
        if (wanted.rack, wanted.top) != (found.rack, found.top):
            facts = {"hall": name, "game": 1, "round": found.number}
            raise TournamentError(TournamentCode.HALLS, **facts)
