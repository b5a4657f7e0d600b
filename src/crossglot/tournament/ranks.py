"""Who is where in an event: over all its games, by the profile's list of tie-breaks.

The table is counted once after a round; what one person is shown is a slice of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import UNSET, Struct, UnsetType

from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState, GameSheet, Standing, standings
from crossglot.variants.duplicate.profile import RankingRule
from crossglot.variants.duplicate.standings import share


class Row(Struct, frozen=True):
    """One line of the table.

    Attributes:
        place: From 1; equal players share it.
        last: The last place that they share: 3 and 5 are "3.-5.".
        player: Number of the entrant.
        name: Shown to all.
        total: Points of the games that count.
        negative: Points below the sum of the tops.
        percent: Share of the tops, in hundredths of a per cent.
        tops: How often their own word was worth the top.
        solos: Points for being the only best.
        warnings: Warnings in all games.
        penalties: Points off for faults and warnings, and by hand.
        games: Points of each game; a game that is dropped counts no more.
        dropped: Which games do not count, from 1.
        spent: In topping, the milliseconds of the games that count, by which it ranks.
    """

    place: int
    last: int
    player: int
    name: str
    total: int
    negative: int
    percent: int
    tops: int
    solos: int = 0
    warnings: int = 0
    penalties: int = 0
    games: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    spent: int | UnsetType = UNSET

    @property
    def shared(self) -> Fraction:
        """The mean of the places shared: 3.-5. is 4 (Slovak weekly duplicate)."""
        return Fraction(self.place + self.last, 2)


class TeamRow(Struct, frozen=True):
    """A team's line: the points of its members that count."""

    place: int
    last: int
    team: str
    total: int
    members: tuple[int, ...]


def table(state: Tournament) -> tuple[Row, ...]:
    """The whole table, the best first; who is excluded is not in it."""
    games = [_whole(game, len(state.entrants)) for game in state.games]
    counted: dict[int, list[GameSheet]] = {}
    left_out: dict[int, tuple[int, ...]] = {}
    rule = state.setup.profile.ranking
    for player in range(len(state.entrants)):
        if player not in state.excluded:
            sheets = [sheet[player] for sheet in games]
            left_out[player] = worst(sheets, _droppable(state), rule)
            counted[player] = counting(sheets, _droppable(state), rule)
    ranked = standings(counted, rule)
    extras = _extras(state)
    return tuple(
        _row(state, one, last, games, left_out[one.player], extras)
        for one, (_, last) in zip(ranked, shared_places(one.place for one in ranked), strict=True)
    )


def _droppable(state: Tournament) -> int:
    """Games that may be left out now: never so many that none is left."""
    return max(0, min(state.setup.dropped, len(state.games) - 1))


def _whole(game: DuplicateState, players: int) -> Mapping[int, GameSheet]:
    """The sheets of a game, an empty one for each player who came after it."""
    sheets = game.sheets()
    tops = tuple(closed.top.points for closed in game.rounds)
    missed = GameSheet((0,) * len(tops), tops, 0, 0, game.lost)
    return {player: sheets.get(player, missed) for player in range(players)}


def worst(sheets: Sequence[GameSheet], dropped: int, rule: RankingRule) -> tuple[int, ...]:
    """Which games are left out, from 1: the worst, the later of equal ones.

    Worst is by what the profile ranks by: points, share of the tops, or time.
    """
    if not dropped:
        return ()

    def worth(at: int) -> Fraction | int:
        match rule.by:
            case "percent":
                return share([sheets[at]])
            case "time":
                return -sheets[at].spent
            case "points":
                return sheets[at].total

    order = sorted(range(len(sheets)), key=lambda at: (worth(at), -at))
    return tuple(sorted(at + 1 for at in order[:dropped]))


def counting(sheets: Sequence[GameSheet], dropped: int, rule: RankingRule) -> list[GameSheet]:
    """The games that are left when the worst are left out."""
    left_out = worst(sheets, dropped, rule)
    return [sheet for at, sheet in enumerate(sheets, 1) if at not in left_out]


def shared_places(keys: Iterable[object]) -> list[tuple[int, int]]:
    """The first and the last place that each shares with its equals; sorted keys, the best first.

    >>> shared_places("aabc")
    [(1, 2), (1, 2), (3, 3), (4, 4)]
    """
    places: list[tuple[int, int]] = []
    for _, equals in groupby(keys):
        count, first = len(list(equals)), len(places) + 1
        places += [(first, first + count - 1)] * count
    return places


Extras = tuple[Mapping[int, int], Mapping[int, int], Mapping[int, int]]
"""Bonuses, warnings and penalties by player."""


def _extras(state: Tournament) -> Extras:
    solos: dict[int, int] = defaultdict(int)
    warnings: dict[int, int] = defaultdict(int)
    penalties: dict[int, int] = defaultdict(int)
    for game in state.games:
        for player, count in game.warnings.items():
            warnings[player] += count
            penalties[player] += game.warning_penalty(player)
        for player, points in game.by_hand.items():
            penalties[player] -= min(0, points)
        for closed in game.rounds:
            for result in closed.results:
                if result.bonus or result.penalty:
                    solos[result.player] += result.bonus
                    penalties[result.player] += result.penalty
    return solos, warnings, penalties


def _row(  # noqa: PLR0913, PLR0917 - all that a line is made of
    state: Tournament,
    one: Standing,
    last: int,
    games: Sequence[Mapping[int, GameSheet]],
    dropped: tuple[int, ...],
    extras: Extras,
) -> Row:
    solos, warnings, penalties = (each.get(one.player, 0) for each in extras)
    return Row(
        place=one.place,
        last=last,
        player=one.player,
        name=state.entrants[one.player].name,
        total=one.total,
        negative=one.negative,
        percent=hundredths(one.share),
        tops=one.found,
        solos=solos,
        warnings=warnings,
        penalties=penalties,
        games=tuple(sheet[one.player].total for sheet in games),
        dropped=dropped,
        spent=one.spent if state.setup.profile.pace.is_topping else UNSET,
    )


def hundredths(part: Fraction) -> int:
    """A share in hundredths of a per cent, rounded to the nearest, half up.

    >>> hundredths(Fraction(790, 800))
    9875
    """
    return (2 * 10_000 * part.numerator + part.denominator) // (2 * part.denominator)


def team_table(state: Tournament, rows: Sequence[Row]) -> tuple[TeamRow, ...]:
    """The teams, the best first: the sum of so many members as the setup counts."""
    members: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        team = state.entrants[row.player].team
        if team:
            members[team].append(row)
    totals = []
    for team, listed in members.items():
        counted = listed[: state.setup.counted or None]
        players = tuple(row.player for row in counted)
        totals.append((sum(row.total for row in counted), team, players))
    totals.sort(key=lambda each: (-each[0], each[1]))
    shared = shared_places(total for total, _, _ in totals)
    return tuple(
        TeamRow(place, last, team, total, players)
        for (total, team, players), (place, last) in zip(totals, shared, strict=True)
    )


class Slice(Struct, frozen=True):
    """What one person is shown of the table after a round.

    Attributes:
        own: Their own line; None for a spectator.
        around: The lines around their own, which is among them.
        leaders: The first lines.
        count: How many lines there are.
    """

    own: Row | None
    around: tuple[Row, ...]
    leaders: tuple[Row, ...]
    count: int


class Slicer:
    """Cuts slices of one table; it finds a line without searching."""

    def __init__(self, rows: Sequence[Row], leaders: int = 10, beside: int = 2) -> None:
        """Index ``rows``, of which ``leaders`` lead and ``beside`` each side are neighbours."""
        self._rows = tuple(rows)
        self._leaders, self._beside = self._rows[:leaders], beside
        self._index = {row.player: at for at, row in enumerate(self._rows)}

    def of(self, player: int | None) -> Slice:
        """What ``player`` is shown."""
        at = None if player is None else self._index.get(player)
        if at is None:
            return Slice(None, (), self._leaders, len(self._rows))
        around = self._rows[max(0, at - self._beside) : at + self._beside + 1]
        return Slice(self._rows[at], around, self._leaders, len(self._rows))

    def page(self, number: int, size: int = 100) -> tuple[Row, ...]:
        """A page of the whole table, from 1."""
        return self._rows[(number - 1) * size : number * size] if number >= 1 else ()
