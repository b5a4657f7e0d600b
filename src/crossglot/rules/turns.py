"""Whose turn it is, who starts, and what may be exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crossglot.alphabet import BLANK
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError
from crossglot.tiles import draw, without


def seat_after(seat: int, seats: int) -> int:
    """The seat to the left: play goes clockwise (ET-15, CS-3)."""
    return (seat + 1) % seats


@dataclass(frozen=True, slots=True)
class StartingDraw:
    """The tiles drawn to find out who starts; all go back afterwards (HU-M-8).

    Attributes:
        rounds: Seat -> tile, once for each round of drawing.
        first: The seat that starts.
    """

    rounds: tuple[dict[int, int], ...]
    first: int


def starting_draw(edition: Edition, seats: int, seed: str) -> StartingDraw:
    """Each seat draws a tile; the one nearest the start of the alphabet begins.

    A blank comes before the first letter (HU-M-7, ET-12). Those who tie draw
    again from what is left in the bag (CS-1).

    Raises:
        GameError: More or fewer players than the edition has seats for.
    """
    fewest, most = edition.players
    if not fewest <= seats <= most:
        raise GameError(GameCode.PLAYERS, players=seats, fewest=fewest, most=most)
    bag = edition.full_bag()
    rounds: list[dict[int, int]] = []
    tied = tuple(range(seats))
    while len(tied) > 1:
        drawn = draw(bag, len(tied), f"{seed}/start/{len(rounds)}")
        if len(drawn) < len(tied):
            break
        bag = without(bag, drawn) or b""
        rounds.append(dict(zip(tied, drawn, strict=True)))
        best = min(map(_collation_rank, drawn))
        tied = tuple(seat for seat in tied if _collation_rank(rounds[-1][seat]) == best)
    return StartingDraw(tuple(rounds), tied[0])


def _collation_rank(tile: int) -> int:
    """Tile ids follow the alphabet; a blank stands before it."""
    return 0 if tile == BLANK else tile


def check_exchange(edition: Edition, rack: bytes, bag: int, tiles: Sequence[int]) -> None:
    """Whether ``tiles`` of ``rack`` may be exchanged with ``bag`` tiles in the bag.

    Any of them or all (HU-M-43). The bag must hold as many as the edition asks
    (CS-8, ET-21), and at least as many as are put back.

    Raises:
        GameError: Nothing chosen, a tile not on the rack, too few in the bag.
    """
    if not tiles:
        raise GameError(GameCode.EXCHANGE_NOTHING)
    if without(rack, tiles) is None:
        raise GameError(GameCode.EXCHANGE_NOT_ON_RACK)
    least = max(edition.exchange_bag_min, len(tiles))
    if bag < least:
        raise GameError(GameCode.EXCHANGE_BAG_TOO_SMALL, bag=bag, least=least)
