"""Who is where: totals, shares of the top, and the parting of equals.

One game or several; a player who missed a round has nothing for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from crossglot.variants.duplicate.profile import RankingRule, TieBreak


@dataclass(frozen=True, slots=True)
class GameSheet:
    """One player's game, round by round.

    Attributes:
        points: What each round brought him, bonus and penalty counted.
        tops: What the top of each round earned.
        found: Rounds in which his own word was worth the top.
        total: His total, penalties for warnings counted.
    """

    points: tuple[int, ...]
    tops: tuple[int, ...]
    found: int
    total: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place.

    Attributes:
        place: From 1; equal players share it, and the next places stay empty.
        player: Who.
        total: Points of all games.
        negative: Points below the sum of the tops, as a number not above 0
            unless bonuses lift it.
        share: Mean over the games of points divided by the tops.
        found: Tops found.
    """

    place: int
    player: int
    total: int
    negative: int
    share: Fraction
    found: int


def standings(sheets: Mapping[int, Sequence[GameSheet]], rule: RankingRule) -> tuple[Standing, ...]:
    """All players, the best first (ET-123, HU-W-86); equal ones in order of their numbers."""
    keys = {player: _key(games, rule) for player, games in sheets.items()}
    ranked = sorted(sheets, key=lambda player: (_less(keys[player]), player))
    listed: list[Standing] = []
    for index, player in enumerate(ranked):
        tied = index > 0 and keys[player] == keys[ranked[index - 1]]
        place = listed[-1].place if tied else index + 1
        games = sheets[player]
        total = sum(game.total for game in games)
        tops = sum(sum(game.tops) for game in games)
        found = sum(game.found for game in games)
        listed.append(Standing(place, player, total, total - tops, share(games), found))
    return tuple(listed)


def share(games: Sequence[GameSheet]) -> Fraction:
    """Mean of points divided by the sum of the tops: 790 of 800 is 98.75 %.

    >>> float(share([GameSheet((790,), (800,), 0, 790)]))
    0.9875
    """
    counted = [Fraction(game.total, sum(game.tops)) for game in games if sum(game.tops)]
    return sum(counted, Fraction(0)) / len(counted) if counted else Fraction(0)


def _key(games: Sequence[GameSheet], rule: RankingRule) -> tuple[Fraction, ...]:
    """Numbers that rank, the greater the better."""
    first = share(games) if rule.by == "percent" else Fraction(sum(game.total for game in games))
    parts = (number for tie in rule.ties for number in _tie(games, tie))
    return (first, *parts)


def _less(key: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    return tuple(-number for number in key)


def _tie(games: Sequence[GameSheet], tie: TieBreak) -> tuple[Fraction, ...]:
    """The numbers that part equal players.

    ``last-rounds``: the last game's total, then its last round, then the one
    before, and so on (Quebec). ``tops-found``: how often the best play was
    proposed; ``best-round``: the most valuable single play (FISE).
    """
    match tie:
        case "last-rounds":
            last = games[-1] if games else GameSheet((), (), 0, 0)
            return (Fraction(last.total), *map(Fraction, reversed(last.points)))
        case "tops-found":
            return (Fraction(sum(game.found for game in games)),)
        case "best-round":
            return (Fraction(max((max(game.points, default=0) for game in games), default=0)),)
