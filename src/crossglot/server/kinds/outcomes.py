"""Who has beaten whom: a finished game as results of pairs, or as none."""

from __future__ import annotations

from crossglot.game import GameState

GIVEN_UP = frozenset({"resignation", "time", "abandoned"})
"""Endings that one seat brings about, and loses by, whatever the totals are."""

FEWEST_TURNS = 1
"""Turns that every seat must have taken; a game that hardly began is no measure."""


def counts(state: GameState) -> bool:
    """Whether a finished game says anything about strength.

    An aborted game does not, nor one in which a seat never had a turn, nor one
    that an arbiter ended without naming anybody.
    """
    ended = state.ended
    if ended is None or ended.reason == "aborted" or len(state.seats) < 2:
        return False
    taken = [turn.seat for turn in state.turns]
    begun = all(taken.count(seat) >= FEWEST_TURNS for seat in range(len(state.seats)))
    return begun and bool(ended.winners)


def ranks(state: GameState) -> tuple[int, ...]:
    """The rank of each seat in a finished game: 0 is best, seats that share one are even.

    First come the winners, last the seat that gave up; the totals order the rest.
    """
    ended = state.ended
    if ended is None:
        raise ValueError("the game goes on")
    lost = ended.by if ended.reason in GIVEN_UP else None
    keys = [
        (seat not in ended.winners, seat == lost, -score if seat not in ended.winners else 0)
        for seat, score in enumerate(state.scores)
    ]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def scores_of(state: GameState, seat: int) -> dict[int, float]:
    """Other seat -> what ``seat`` scored against it: 1, 0.5 or 0.

    A game of three or four is one result with each of the others.
    """
    placed = ranks(state)
    return {
        other: 0.5 if rank == placed[seat] else float(placed[seat] < rank)
        for other, rank in enumerate(placed)
        if other != seat
    }
