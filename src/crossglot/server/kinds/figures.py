"""What one seat did in a finished game, counted from its events. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from crossglot.game import HUMAN, Challenged, Event, GameState, Turn, fold
from crossglot.server.kinds.outcomes import GIVEN_UP

Outcome = Literal["won", "drawn", "lost", "none"]

Opponents = Literal["people", "computers", "mixed"]


@dataclass(frozen=True, slots=True)
class Figures:
    """One seat's game in numbers.

    Attributes:
        outcome: Won alone, shared the first place, lost; none of it in an aborted game.
        opponents: Who the others were.
        points: The total at the end.
        turns: Turns taken, plays challenged off the board among them.
        plays: Plays that stayed on the board.
        bingos: How many of these earned the edition's bonus for tiles laid.
        best_play: Points of the best of these; 0 when there was none.
        best_words: The words it made, the main word first.
        time_used: Milliseconds.
        challenges_won: Own challenges that took a play off the board.
        challenges_lost: Own challenges in vain.
        gave_up: Whether this seat left, resigned or let its time run out.
    """

    outcome: Outcome
    opponents: Opponents
    points: int
    turns: int
    plays: int
    bingos: int
    best_play: int
    best_words: str
    time_used: int
    challenges_won: int
    challenges_lost: int
    gave_up: bool


def figures_of(events: Sequence[Event]) -> tuple[Figures, ...]:
    """The figures of every seat of a finished game.

    Args:
        events: All of the game, nothing hidden.

    Raises:
        ValueError: The game goes on.
    """
    state = fold(events)
    if state.ended is None:
        raise ValueError("the game goes on")
    return tuple(_of_seat(state, events, seat) for seat in range(len(state.seats)))


def _of_seat(state: GameState, events: Sequence[Event], seat: int) -> Figures:
    ended, edition = state.ended, state.edition
    turns = [turn for turn in state.turns if turn.seat == seat]
    plays = [turn for turn in turns if turn.placement is not None and not turn.withdrawn]
    best = max(plays, key=lambda turn: turn.points, default=None)
    ruled = [e.upheld for e in events if isinstance(e, Challenged) and e.seat == seat]
    gave_up = ended is not None and ended.by == seat and ended.reason in GIVEN_UP
    return Figures(
        outcome=outcome_of(state, seat),
        opponents=opponents_of(state, seat),
        points=state.scores[seat],
        turns=len(turns),
        plays=len(plays),
        bingos=sum(edition.bonus_for(len(_laid(turn))) > 0 for turn in plays),
        best_play=0 if best is None else best.points,
        best_words="" if best is None else _words(state, best),
        time_used=_thought(state, seat),
        challenges_won=ruled.count(True),
        challenges_lost=ruled.count(False),
        gave_up=gave_up,
    )


def _thought(state: GameState, seat: int) -> int:
    """Milliseconds that ``seat`` thought: every turn earned the increment, one taken back too."""
    turns = sum(turn.seat == seat for turn in (*state.turns, *state.struck))
    return state.used[seat] + turns * state.edition.house.clock.increment


def outcome_of(state: GameState, seat: int) -> Outcome:
    """What the game was for ``seat``."""
    ended = state.ended
    if ended is None or not ended.winners:
        return "none"
    if seat not in ended.winners:
        return "lost"
    return "won" if len(ended.winners) == 1 else "drawn"


def opponents_of(state: GameState, seat: int) -> Opponents:
    """Whether the others were people, computers or both."""
    people = {info.player == HUMAN for at, info in enumerate(state.seats) if at != seat}
    if len(people) == 2:
        return "mixed"
    return "people" if people == {True} else "computers"


def _laid(turn: Turn) -> Sequence[int]:
    return () if turn.placement is None else tuple(turn.placement.laid)


def _words(state: GameState, turn: Turn) -> str:
    words = () if turn.placement is None else turn.placement.words
    return ", ".join(state.edition.alphabet.spell(word.tiles) for word in words)
