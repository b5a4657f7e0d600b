"""What a rule sheet says of things that players agree on: challenges, a theme, the clock."""

from __future__ import annotations

from collections.abc import Iterator

from crossglot.editions import Clock, Edition, Theme
from crossglot.rulebook.statement import Statement, agreed, say

MOST_WORDS = 40
"""Words of a theme that are listed; the sheet is to stay a sheet."""

UNITS = {86_400_000: "days", 60_000: "minutes", 1000: "seconds", 1: "milliseconds"}
"""Milliseconds -> name of the unit, largest first."""


def challenge(edition: Edition) -> Iterator[Statement]:
    """Which words are admissible, and how they are doubted."""
    house = edition.house
    yield say("words-lexicon")
    if house.challenge == "void":
        yield say("words-void")
    else:
        yield say("words-challenge")
        yield say("words-window")
        if house.clock.is_live:
            yield say("words-clock", seconds=house.challenge_window)
        yield say("words-won")
        yield say("words-first")
        yield _lost(edition)
    yield agreed("words-open") if house.open_dictionary else say("words-closed")


def _lost(edition: Edition) -> Statement:
    """What a challenge that fails costs."""
    rule = edition.challenge
    by_players = edition.house.challenge != "edition"
    if rule.kind != "points":
        return Statement(f"words-lost-{rule.kind}", agreed=by_players)
    name = f"words-lost-{rule.booked_to}"
    return Statement(name, {"points": rule.points}, by_players, f"{name}-{rule.per}")


def theme(agreement: Theme) -> Iterator[Statement]:
    """Which words earn extra points, and who says so of others."""
    words = sorted(agreement.words)
    listed = ", ".join(words[:MOST_WORDS]) + (", …" if len(words) > MOST_WORDS else "")
    yield agreed("points-theme", points=agreement.bonus, words=listed)
    yield agreed("points-theme-vote")


def clock(agreement: Clock) -> Iterator[Statement]:
    """How long players may think."""
    told: list[Statement] = []
    if agreement.main:
        told += [
            _time("clock-main", agreement.main),
            agreed("clock-overtime", points=agreement.overtime_points),
        ]
    for name, time in (
        ("clock-most", agreement.overtime_most),
        ("clock-increment", agreement.increment),
        ("clock-move", agreement.per_move),
        ("clock-days", agreement.correspondence),
    ):
        if time:
            told.append(_time(name, time))
    yield from told or [say("clock-none")]


def _time(name: str, milliseconds: int) -> Statement:
    """A time in the largest unit that tells it whole."""
    unit = next(size for size in UNITS if milliseconds % size == 0)
    return agreed(name, count=milliseconds // unit, unit=UNITS[unit])
