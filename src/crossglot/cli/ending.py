"""The end of a game that nobody can go on with: proposed, answered and told at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from crossglot.cli.sentences import say_in
from crossglot.game import (
    Declined,
    Ended,
    EndProposed,
    Event,
    GameState,
    Refusal,
    after,
    asked,
    decline,
    propose_end,
)

Answer = bool | Refusal
"""Whether a seat agrees to the end; or why it does not, where a computer says so."""

AGREED = {"y", "yes", "i", "igen", "a", "ano", "j", "jah", "ν", "ναι"}
"""What people type who agree."""


def agreed_end(
    state: GameState, seat: int, answer: Callable[[int], Answer], at: int
) -> Iterator[Event]:
    """What follows when ``seat`` proposes the end and the others answer in turn (HU-M-59).

    Raises:
        GameError: As :func:`crossglot.game.propose_end`.
    """
    events = propose_end(state, seat, at)
    while True:
        for event in events:
            state = after(state, event)
            yield event
        waiting = asked(state)
        if not waiting:
            return
        events = _answered(state, waiting[0], answer(waiting[0]), at)


def _answered(state: GameState, seat: int, answer: Answer, at: int) -> tuple[Event, ...]:
    if answer is True:
        return propose_end(state, seat, at)
    return decline(state, seat, "end", at, answer or None)


def ending_told(state: GameState, event: Event) -> Iterable[str]:
    """What everybody at the table hears of ``event``; ``state`` is the game after it."""
    match event:
        case EndProposed(seat):
            first = len(state.proposers) == 1
            yield say_in("ending", "proposed" if first else "agreed", name=state.seats[seat].name)
        case Declined(seat, "end", _, reason):
            sentence = f"declined-{reason}" if reason else "declined"
            yield say_in("ending", sentence, name=state.seats[seat].name)
        case Ended("agreed" | "exhausted"):
            yield say_in("ending", f"over-{event.reason}")
        case _:
            return
