"""How a game ends and what the tiles left on the racks are worth."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import Edition


def final_adjustments(edition: Edition, racks: Sequence[bytes]) -> tuple[int, ...]:
    """Points booked to each seat for the tiles left, when the game has ended.

    All lose the points of their racks; a player with none left gains those of all
    others (HU-M-61..63, CS-22, ET-65, HU-W-63..64, EL-23). In the tournament
    form nothing is lost and the player who is out gains the others' racks twice. Nobody
    gains anything when nobody is out.
    """
    left = [sum(map(edition.tile_points, rack)) for rack in racks]
    gained = sum(left)
    out = [not rack for rack in racks]
    if edition.end.final == "out-doubled" and any(out):
        return tuple(2 * gained if is_out else 0 for is_out in out)
    return tuple(gained if is_out else -own for is_out, own in zip(out, left, strict=True))


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Seats with the highest total; several share the place (HU-M-64, RULES 6.3)."""
    best = max(scores)
    return tuple(seat for seat, points in enumerate(scores) if points == best)


def ended_by_passes(edition: Edition, passes: int, seats: int) -> bool:
    """Whether ``passes`` declared passes in a row end the game (HU-M-46, RULES 6.1)."""
    rounds = edition.end.pass_rounds
    return rounds > 0 and passes >= rounds * seats


def ended_without_points(edition: Edition, scoreless: int) -> bool:
    """Whether ``scoreless`` turns without points in a row end it: a tournament's option."""
    return 0 < edition.end.scoreless_turns <= scoreless
