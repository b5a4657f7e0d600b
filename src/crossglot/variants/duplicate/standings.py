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
        points: What each round brought the player, bonus and penalty counted.
        tops: What the top of each round earned.
        found: Rounds in which their own word was worth the top.
        total: Their total, penalties for warnings counted.
        spent: Milliseconds that counted for them in topping.
    """

    points: tuple[int, ...]
    tops: tuple[int, ...]
    found: int
    total: int
    spent: int = 0


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
        spent: Milliseconds of all games, in topping.
    """

    place: int
    player: int
    total: int
    negative: int
    share: Fraction
    found: int
    spent: int = 0


def standings(sheets: Mapping[int, Sequence[GameSheet]], rule: RankingRule) -> tuple[Standing, ...]:
    """All players, the best first (ET-123, HU-W-86); equal ones in order of their numbers."""
    parts = {player: share(games) for player, games in sheets.items()}
    keys = {player: _key(games, rule, parts[player]) for player, games in sheets.items()}
    ranked = sorted(sheets, key=lambda player: (keys[player], player))
    listed: list[Standing] = []
    for index, player in enumerate(ranked):
        tied = index > 0 and keys[player] == keys[ranked[index - 1]]
        place = listed[-1].place if tied else index + 1
        games = sheets[player]
        total = sum(game.total for game in games)
        tops = sum(sum(game.tops) for game in games)
        found = sum(game.found for game in games)
        spent = sum(game.spent for game in games)
        standing = Standing(place, player, total, total - tops, parts[player], found, spent)
        listed.append(standing)
    return tuple(listed)


def share(games: Sequence[GameSheet]) -> Fraction:
    """Mean of points divided by the sum of the tops: 790 of 800 is 98.75 %.

    >>> float(share([GameSheet((790,), (800,), 0, 790)]))
    0.9875
    """
    counted = [(game.total, tops) for game in games if (tops := sum(game.tops))]
    if len(counted) == 1:  # thousands of players after every round
        return Fraction(*counted[0])
    shares = (Fraction(total, tops) for total, tops in counted)
    return sum(shares, Fraction(0)) / len(counted) if counted else Fraction(0)


Key = tuple[Fraction | int, ...]


def _key(games: Sequence[GameSheet], rule: RankingRule, part: Fraction) -> Key:
    """Numbers that rank, the less the better; whole ones where they will do: they compare fast."""
    match rule.by:
        case "percent":
            first: Fraction | int = -part
        case "time":
            first = sum(game.spent for game in games)
        case "points":
            first = -sum(game.total for game in games)
    return (first, *(-number for tie in rule.ties for number in _tie(games, tie)))


def _tie(games: Sequence[GameSheet], tie: TieBreak) -> tuple[int, ...]:
    """The numbers that part equal players.

    ``last-rounds``: the last game's total, then its last round, then the one
    before, and so on (Quebec). ``tops-found``: how often the best play was
    proposed; ``best-round``: the most valuable single play (FISE).
    """
    match tie:
        case "last-rounds":
            last = games[-1] if games else GameSheet((), (), 0, 0)
            return (last.total, *reversed(last.points))
        case "tops-found":
            return (sum(game.found for game in games),)
        case "best-round":
            return (max((max(game.points, default=0) for game in games), default=0),)
