"""The bonus for the only best player of a round."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from crossglot.variants.duplicate.events import Result
from crossglot.variants.duplicate.profile import SoloRule


def with_solo(
    rule: SoloRule, results: Sequence[Result], top: int, players: int, gained: Sequence[int]
) -> tuple[Result, ...]:
    """``results`` with the bonus of who alone has the most points, if there is one.

    Compared before penalties, even when the top was better (FISF 3.5); the FISE
    gives less then, and no player more than 25 in all.

    Args:
        rule: The profile's rule.
        results: Of all players of the round.
        top: Points of the best play.
        players: How many play.
        gained: Bonus of each player so far, indexed by player.
    """
    best = max((result.points for result in results), default=0)
    alone = [result for result in results if result.points == best]
    if best == 0 or len(alone) != 1 or players < max(rule.players_min, 2):
        return tuple(results)
    (winner,) = alone
    bonus = rule.top if best >= top else rule.below
    if rule.most is not None:
        bonus = min(bonus, rule.most - gained[winner.player])
    rewarded = msgspec.structs.replace(winner, bonus=max(0, bonus))
    return tuple(rewarded if result is winner else result for result in results)
