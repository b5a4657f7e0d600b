"""Several halls, one game: what each played at its own time, ranked together.

With one seed all halls draw the same racks, and the tops do not depend on who
plays. Who is the only best is known only when all halls are in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

import msgspec

from crossglot.errors import TournamentCode, TournamentError
from crossglot.game import SeatInfo
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState, Result
from crossglot.variants.duplicate.events import RoundClosed
from crossglot.variants.duplicate.solo import with_solo


def merge(halls: Mapping[str, Tournament]) -> Tournament:
    """One event of all that was played in ``halls``, by the name of the hall.

    Its entrants are numbered hall by hall; bonuses for the only best are given
    anew among all. The course of the master game is told as the first hall had
    it. It is for ranking, not for playing on.

    Raises:
        TournamentError: ``tournament-halls-differ``, with hall, game and round
            where one departs from the first; no hall at all.
    """
    if not halls:
        raise TournamentError(TournamentCode.SETUP, key="halls")
    first, *others = halls.items()
    for name, hall in others:
        _check_same(first[1], name, hall)
    starts = _starts([len(hall.entrants) for hall in halls.values()])
    entrants = tuple(
        msgspec.structs.replace(entrant, hall=entrant.hall or name)
        for name, hall in halls.items()
        for entrant in hall.entrants
    )
    numbered = list(zip(starts, halls.values(), strict=True))
    return replace(
        first[1],
        entrants=entrants,
        withdrawn=_shifted(numbered, "withdrawn"),
        excluded=_shifted(numbered, "excluded"),
        games=tuple(_merged(numbered, at) for at in range(len(first[1].games))),
    )


def _starts(counts: Sequence[int]) -> list[int]:
    """The number of the first entrant of each hall."""
    return [sum(counts[:at]) for at in range(len(counts))]


def _shifted(numbered: Sequence[tuple[int, Tournament]], name: str) -> frozenset[int]:
    return frozenset(start + who for start, hall in numbered for who in getattr(hall, name))


def _check_same(master: Tournament, name: str, hall: Tournament) -> None:
    """Refuse a hall that did not play the master game, round by round."""
    same = ("edition", "lexicon", "profile", "games")
    for key in same:
        if getattr(master.setup, key) != getattr(hall.setup, key):
            raise TournamentError(TournamentCode.SETUP, key=key)
    for number, (one, other) in enumerate(zip_longest(master.games, hall.games), 1):
        played = [() if game is None else game.rounds for game in (one, other)]
        for at, (wanted, found) in enumerate(zip_longest(*played), 1):
            if wanted is None or found is None or wanted.top != found.top:
                facts = {"hall": name, "game": number, "round": at}
                raise TournamentError(TournamentCode.HALLS, **facts)


def _merged(numbered: Sequence[tuple[int, Tournament]], at: int) -> DuplicateState:
    """One game of all halls."""
    games = [(start, hall.games[at], len(hall.entrants)) for start, hall in numbered]
    _, master, _ = games[0]
    gained = [0] * sum(count for _, _, count in games)
    rounds = []
    for number in range(len(master.rounds)):
        closed = _round([(start, game.rounds[number]) for start, game, _ in games], master, gained)
        for result in closed.results:
            gained[result.player] += result.bonus
        rounds.append(closed)
    return replace(
        master,
        players=tuple(
            SeatInfo(each.name, "human") for _, hall in numbered for each in hall.entrants
        ),
        rounds=tuple(rounds),
        by_hand={start + who: n for start, game, _ in games for who, n in game.by_hand.items()},
        warnings={start + who: n for start, game, _ in games for who, n in game.warnings.items()},
        out=frozenset(start + who for start, game, _ in games for who in game.out),
    )


def _round(
    closed: Sequence[tuple[int, RoundClosed]], master: DuplicateState, gained: Sequence[int]
) -> RoundClosed:
    """One round of all halls, the bonus given to the only best of all."""
    results: list[Result] = [
        msgspec.structs.replace(result, player=start + result.player, bonus=0)
        for start, each in closed
        for result in each.results
    ]
    _, first = closed[0]
    rule = master.profile.solo
    rewarded = with_solo(rule, results, first.top.points, len(results), gained)
    return msgspec.structs.replace(first, results=rewarded)
