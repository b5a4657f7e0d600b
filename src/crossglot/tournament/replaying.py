"""A finished event played again: where a newcomer would have been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from crossglot.tournament.ranks import counting, hundredths
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState, GameSheet, Result, standings


class Rank(Struct, frozen=True):
    """A place that would have been.

    Attributes:
        place: From 1, after all who were better.
        of: Those who played, the newcomer with them.
        total: The newcomer's points.
        percent: Points of the tops in hundredths of a per cent.
    """

    place: int
    of: int
    total: int
    percent: int


def sheet_of(state: Tournament, game: int, results: Sequence[Result]) -> GameSheet:
    """The score sheet of somebody who played the first rounds of a game again."""
    tops = tuple(closed.top.points for closed in state.game(game).rounds[: len(results)])
    points = tuple(result.total for result in results)
    found = sum(result.points >= top for result, top in zip(results, tops, strict=True))
    return GameSheet(points, tops, found, sum(points))


def rank_among(state: Tournament, results: Sequence[Result]) -> Rank:
    """Where somebody would be who plays all games of an event again, one after the other.

    After as many rounds as they have played, games that they have not begun left out
    for everybody; the worst games are left out as the setup has it. Bonuses of
    the others stay what they were; the newcomer can gain none, playing
    alone. Penalties for warnings count when they have played all of a game.
    """
    newcomer = len(state.entrants)
    players = [each for each in range(newcomer) if each not in state.excluded]
    sheets: dict[int, list[GameSheet]] = {each: [] for each in (*players, newcomer)}
    for number, game in enumerate(state.games, 1):
        part, results = results[: len(game.rounds)], results[len(game.rounds) :]
        if not part and number > 1:
            break
        own = sheet_of(state, number, part)
        missed = GameSheet((0,) * len(part), own.tops, 0, 0)
        first = _first_rounds(game, len(part))
        for player in players:
            sheets[player].append(first.get(player, missed))
        sheets[newcomer].append(own)
    rule = state.setup.profile.ranking
    droppable = min(state.setup.dropped, len(sheets[newcomer]) - 1)
    counted = {player: counting(each, droppable, rule) for player, each in sheets.items()}
    ranked = standings(counted, rule)
    own_line = next(one for one in ranked if one.player == newcomer)
    return Rank(own_line.place, len(ranked), own_line.total, hundredths(own_line.share))


def _first_rounds(played: DuplicateState, rounds: int) -> Mapping[int, GameSheet]:
    """Everybody's sheet after so many rounds."""
    sheets = played.sheets()
    if rounds >= len(played.rounds):
        return sheets
    found = Counter(
        result.player
        for closed in played.rounds[:rounds]
        for result in closed.results
        if result.points >= closed.top.points
    )
    return {
        player: GameSheet(
            sheet.points[:rounds],
            sheet.tops[:rounds],
            found[player],
            sum(sheet.points[:rounds]),
        )
        for player, sheet in sheets.items()
    }
