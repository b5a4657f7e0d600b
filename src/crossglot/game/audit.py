"""A game played again from its events: does the record keep the rules?

Every choice of a player is taken from the record; everything that follows from
it (points, tiles drawn by the seed, rulings, endings) is worked out anew and
compared.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeVar

from msgspec.structs import replace

from crossglot.editions import load_edition, with_house
from crossglot.errors import CrossglotError, GameCode, GameError
from crossglot.game.act import Words, act, settle, start
from crossglot.game.challenge import accept_play, challenge_play
from crossglot.game.clocks import tick
from crossglot.game.consent import decline, propose
from crossglot.game.events import (
    Accepted,
    Challenged,
    Declined,
    Drew,
    Ended,
    EndProposed,
    Event,
    Exchanged,
    Passed,
    Played,
    Proposed,
    Skipped,
    Started,
    ThemeArgued,
    ThemeVoted,
    chosen_move,
)
from crossglot.game.finish import COUNTED_OUT, ending, propose_end
from crossglot.game.json_file import EventFormat, write_events
from crossglot.game.state import GameState, fold, follow
from crossglot.game.theme import argue, vote
from crossglot.moves import Pass
from crossglot.rules.bags import is_vowel

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Departure:
    """Where a record leaves the rules.

    Attributes:
        event: Number of the event, counted from 1.
        stated: What the record says; None when something is missing.
        expected: What the rules say: an event, a refusal, or None for nothing.
    """

    event: int
    stated: Event | None
    expected: Event | CrossglotError | None


def digest(events: Sequence[E], form: EventFormat[E]) -> str:
    """The name of a game by what happened in it: equal events, equal digest."""
    return hashlib.sha256(write_events(events, form)).hexdigest()


def audit(events: Sequence[Event], words: Words | None = None) -> Iterator[Departure]:
    """Every departure of ``events`` from the rules, up to the first that hides the rest.

    Args:
        events: A whole record, nothing hidden.
        words: Judges plays and challenges; None takes the record's word for them.
    """
    try:
        expected = _opening(events)
    except CrossglotError as error:
        yield Departure(1, events[0] if events else None, error)
        return
    at = 0
    state: GameState | None = None
    while at < len(events):
        try:
            if state is not None:
                expected = _following(state, events[at:], words)
            stated = events[at : at + len(expected)]
            departures = list(_compared(at, stated, expected))
            yield from departures
            if any(type(one.stated) is not type(one.expected) for one in departures):
                return
            state = fold(stated) if state is None else follow(state, stated)
        except CrossglotError as error:
            yield Departure(at + 1, events[at], error)
            return
        at += len(expected)


def _compared(at: int, stated: Sequence[Event], expected: Sequence[Event]) -> Iterator[Departure]:
    for number, (said, due) in enumerate(zip_longest(stated, expected), at + 1):
        if said != due and not _is_early(said, due):
            yield Departure(number, said, due)


def _is_early(said: Event | None, due: Event | None) -> bool:
    """Whether it is the right end at the time of the last play: so it was once recorded.

    The window of that play was closed later, and so the end came later.
    """
    if not isinstance(said, Ended) or not isinstance(due, Ended) or said.at > due.at:
        return False
    return bool(replace(due, at=said.at) == said)


def _opening(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events that open the game whose first event these begin with."""
    if not events or not isinstance(events[0], Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    first = events[0]
    edition = with_house(load_edition(first.edition), first.house)
    return start(edition, first.seats, first.seed, first.lexicon, first.at)


def _following(state: GameState, events: Sequence[Event], words: Words | None) -> tuple[Event, ...]:
    """What follows from the choice that the first of ``events`` records."""
    event = events[0]
    match event:
        case Drew() if state.pending is not None:
            # Older files do not say when a window closed.
            drew, *rest = settle(state, event.at or _lost_at(events))
            return (replace(drew, at=event.at), *rest)
        case Played(seat) | Exchanged(seat) | Passed(seat):
            move = chosen_move(event) or Pass()
            vowels = _vowels(state, events)
            return act(state, seat, move, words, at=event.at, vowels=vowels)
        case Skipped(reason="time"):
            return tick(state, event.at)
        case Challenged(seat):
            return challenge_play(
                state, seat, words or _Ruled(event), _doubted(state, event), event.at
            )
        case Accepted() | EndProposed() | Proposed() | Declined() | ThemeArgued() | ThemeVoted():
            return _answering(state, event)
        case Ended() if event.reason not in COUNTED_OUT - {"exhausted"}:
            named = None if event.reason == "exhausted" else event.winners
            return (ending(state, event.reason, event.by, named, event.at),)
        case _:
            raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq + 1, reason="out of place")


def _answering(
    state: GameState, event: Accepted | EndProposed | Proposed | Declined | ThemeArgued | ThemeVoted
) -> tuple[Event, ...]:
    """What follows from a question or an answer beside the turns."""
    match event:
        case Accepted(seat):
            return accept_play(state, seat, event.at)
        case EndProposed(seat):
            return propose_end(state, seat, event.at)
        case Proposed(seat, what):
            return propose(state, seat, what, event.at)
        case Declined(seat, what):
            return decline(state, seat, what, event.at, event.reason)
        case ThemeArgued(seat, _, word):
            return argue(state, seat, word, event.at)
        case ThemeVoted(seat, agree):
            return vote(state, seat, agree=agree, at=event.at)


def _lost_at(events: Sequence[Event]) -> int:
    """When the window closed that the first of ``events`` closes.

    A turn lost then says so, or the end of the game.
    """
    lost = events[1] if len(events) > 1 else None
    if isinstance(lost, Ended) or (isinstance(lost, Skipped) and lost.reason == "challenge"):
        return lost.at
    return 0


def _doubted(state: GameState, event: Challenged) -> list[int] | None:
    """Which words of the last play ``event`` doubts, by their place."""
    placement = state.pending.turn.placement if state.pending else None
    made = [tuple(word.tiles) for word in placement.words] if placement else []
    left = Counter(event.words)  # a play may make one word twice, and only one of them be doubted
    doubted = []
    for number, word in enumerate(made):
        if left[word]:
            left[word] -= 1
            doubted.append(number)
    return doubted


def _vowels(state: GameState, events: Sequence[Event]) -> int | None:
    """How many vowels the next draw of the record took: with two bags that is a choice."""
    if not state.edition.house.two_bags:
        return None
    if isinstance(events[0], Played) and state.edition.house.challenge != "void":
        return events[0].vowels  # the draw comes only when the window closes
    draws = (event for event in events[:2] if isinstance(event, Drew | Exchanged))
    drawn = next(draws, None)
    if drawn is None:
        return None
    tiles = drawn.drawn if isinstance(drawn, Exchanged) else drawn.tiles
    return sum(is_vowel(state.edition, tile) for tile in tiles)


class _Ruled:
    """The record's own ruling."""

    def __init__(self, event: Challenged) -> None:
        self._admits = not event.upheld

    def admits_tiles(self, tiles: bytes) -> bool:
        """What was ruled, whatever the word."""
        return self._admits and bool(tiles)
