"""What a seat may do now, and the events that follow from it.

Pure: nothing is changed, nothing is drawn but by the game's seed. What comes
back is to be appended to the game; what is refused leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from crossglot.alphabet import rack_tile
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game.events import (
    Drew,
    Ended,
    EndReason,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
)
from crossglot.game.state import GameState, after, fold
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.rules import (
    Placement,
    check_exchange,
    ended_by_passes,
    ended_without_points,
    final_adjustments,
    leaders,
    place,
    score,
    starting_draw,
)
from crossglot.tiles import draw, without


class Words(Protocol):
    """Whatever says which words are admissible; a lexicon does."""

    def admits_tiles(self, tiles: bytes) -> bool:
        """Whether the word that ``tiles`` spell may be laid so."""


def start(
    edition: Edition, seats: Sequence[SeatInfo], seed: str, lexicon: str | None = None
) -> tuple[Event, ...]:
    """The events that open a game: seats, the draw for the start, full racks.

    Raises:
        GameError: A number of players the edition has no seats for.
    """
    found = starting_draw(edition, len(seats), seed)
    rounds = tuple(tuple(drawn.items()) for drawn in found.rounds)
    events: list[Event] = [
        Started(edition.id, edition.alphabet.labels, lexicon, tuple(seats), seed),
        StarterFound(rounds, found.first),
    ]
    state = fold(events)
    for turn in range(len(seats)):
        drew = _refill(state, (found.first + turn) % len(seats))
        events.append(drew)
        state = after(state, drew)
    return tuple(events)


def act(state: GameState, seat: int, move: Move, words: Words | None = None) -> tuple[Event, ...]:
    """The events that ``move`` of ``seat`` brings about.

    Args:
        state: The game, nothing hidden.
        seat: Who moves.
        move: What he wants to do.
        words: Refuses plays that make inadmissible words (the ``void`` way of
            RULES 6.5); None lets every word stand.

    Raises:
        GameError: The game is over, it is another's turn, the exchange or a
            word is not allowed.
        IllegalPlayError: The tiles may not be laid so, or are not on the rack.
    """
    _check_turn(state, seat)
    match move:
        case Play():
            return _play(state, seat, move, words)
        case Exchange():
            return _exchange(state, seat, move.tiles)
        case Pass():
            return _with_ending(state, (Passed(seat),))


def resign(state: GameState, seat: int) -> tuple[Event, ...]:
    """The events after ``seat`` gave up: the others win at the standing totals (RULES 6.18).

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    _check_seat(state, seat)
    below = min(state.scores) - 1
    standing = [below if s == seat else points for s, points in enumerate(state.scores)]
    winners = leaders(standing)
    racks = tuple(map(tuple, state.racks))
    return (Ended("resignation", seat, racks, (0,) * len(state.seats), winners),)


def check_words(placement: Placement, words: Words | None, edition: Edition) -> None:
    """Refuse ``placement`` when one of its words is not admissible.

    Raises:
        GameError: Names every inadmissible word.
    """
    if words is None:
        return
    bad = [word.tiles for word in placement.words if not words.admits_tiles(word.tiles)]
    if bad:
        spelled = [edition.alphabet.spell(tiles) for tiles in bad]
        raise GameError(GameCode.WORDS_NOT_ADMISSIBLE, words=spelled)


def _check_seat(state: GameState, seat: int) -> None:
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)
    if not 0 <= seat < len(state.seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)


def _check_turn(state: GameState, seat: int) -> None:
    _check_seat(state, seat)
    if seat != state.to_move:
        raise GameError(GameCode.NOT_YOUR_TURN, seat=seat, to_move=state.to_move)


def _play(state: GameState, seat: int, play: Play, words: Words | None) -> tuple[Event, ...]:
    placement = place(state.edition, state.board, play)
    if without(state.racks[seat], map(rack_tile, play.laid)) is None:
        raise IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
    check_words(placement, words, state.edition)
    play = placement.play
    points = score(state.edition, placement)
    played = Played(seat, play.start, int(play.direction), tuple(play.tiles), points)
    drew = _refill(after(state, played), seat)
    return _with_ending(state, (played, drew) if drew.tiles else (played,))


def _exchange(state: GameState, seat: int, tiles: bytes) -> tuple[Event, ...]:
    check_exchange(state.edition, state.racks[seat], state.bag_count, tiles)
    drawn = draw(state.bag, len(tiles), f"{state.seed}/{state.seq}")
    return _with_ending(state, (Exchanged(seat, tuple(tiles), tuple(drawn)),))


def _refill(state: GameState, seat: int) -> Drew:
    """Draw back to a full rack (HU-M-18)."""
    wanted = state.edition.rack_size - len(state.racks[seat])
    return Drew(seat, tuple(draw(state.bag, wanted, f"{state.seed}/{state.seq}")))


def _with_ending(state: GameState, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """``events``, and the end of the game if they bring it about."""
    for event in events:
        state = after(state, event)
    reason = _end_reason(state)
    if reason is None:
        return events
    adjustments = final_adjustments(state.edition, state.racks)
    totals = [total + booked for total, booked in zip(state.scores, adjustments, strict=True)]
    racks = tuple(map(tuple, state.racks))
    by = state.turns[-1].seat
    return (*events, Ended(reason, by, racks, adjustments, leaders(totals)))


def _end_reason(state: GameState) -> EndReason | None:
    if not state.bag_count and not all(state.racks):
        return "out"
    if ended_by_passes(state.edition, state.passes, len(state.seats)):
        return "passes"
    if ended_without_points(state.edition, state.scoreless):
        return "scoreless"
    return None
