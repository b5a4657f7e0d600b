"""The end of a game that is proven: nothing more can be laid."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from crossglot.errors import LexiconError
from crossglot.game import CanLay, Event, GameState, Words, declare_exhausted, follow, is_ripe
from crossglot.lexicon import Lexicon
from crossglot.players import can_lay


def can_lay_by(words: Words) -> CanLay | None:
    """What tells whether tiles can be laid by ``words``; None where they can only judge."""
    return partial(can_lay, words) if isinstance(words, Lexicon) else None


async def with_proof(
    state: GameState,
    events: tuple[Event, ...],
    words: Callable[[], Awaitable[Words]],
    at: int,
) -> tuple[Event, ...]:
    """``events``, and the end of the game if they leave nothing that can be laid (RULES 6.2).

    The search runs in a thread: other games go on meanwhile.

    Args:
        state: The game before them, nothing hidden.
        events: What is about to happen.
        words: Opens the lexicon; it is asked only near the end of a game.
        at: The time, in milliseconds.
    """
    state = follow(state, events)
    if not is_ripe(state):
        return events
    try:
        known = can_lay_by(await words())
    except LexiconError:
        return events  # it cannot be proven; the players may still agree, or pass
    if known is None:
        return events
    return (*events, *await asyncio.to_thread(declare_exhausted, state, known, at))
