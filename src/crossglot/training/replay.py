"""A game of the kernel as events of the rules, every move checked on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crossglot.board import Direction
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    Drew,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
    Words,
    after,
    check_words,
    fold,
    opening_rules,
    propose_end,
)
from crossglot.game.act import with_consequences
from crossglot.moves import Play
from crossglot.rules import check_exchange, place, score

PlainTurn = tuple[int, int, int, bytes, int, bytes]
"""(kind, start square, reads down, tiles, points, tiles drawn), as the kernel tells it."""

PLAY, EXCHANGE = 0, 1
"""Kinds of turns; what is neither is a pass."""


@dataclass(frozen=True, slots=True)
class KernelGame:
    """What the kernel tells of one game.

    Attributes:
        scores: Points by seat, before the tiles left are booked.
        booked: Points booked for those.
        end: Why it ended.
        dealt: The first racks, by seat.
        turns: In order; seat 0 begins.
    """

    scores: tuple[int, ...]
    booked: tuple[int, ...]
    end: str
    dealt: tuple[bytes, ...]
    turns: tuple[PlainTurn, ...]


def replay(
    edition: Edition, seats: Sequence[SeatInfo], game: KernelGame, words: Words, lexicon: str
) -> tuple[Event, ...]:
    """The events of ``game``, from the start to the end.

    Raises:
        GameError: A move or a score that the rules do not give: the kernel is wrong.
        IllegalPlayError: Tiles that may not lie so.
    """
    events = list(_opening(edition, seats, game, lexicon))
    state = fold(events)
    for turn in game.turns:
        for event in _turn(state, turn, words):
            events.append(event)
            state = after(state, event)
    for seat in range(len(seats)) if game.end == "agreed" else ():
        for event in propose_end(state, seat):
            events.append(event)
            state = after(state, event)
    told = tuple(sum(pair) for pair in zip(game.scores, game.booked, strict=True))
    if state.ended is None or (state.ended.reason, state.scores) != (game.end, told):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="another end")
    return tuple(events)


def _opening(
    edition: Edition, seats: Sequence[SeatInfo], game: KernelGame, lexicon: str
) -> Iterator[Event]:
    labels = edition.alphabet.labels
    yield Started(edition.id, labels, lexicon, tuple(seats), "", edition.house)
    yield StarterFound((), 0)
    for seat, rack in enumerate(game.dealt):
        yield Drew(seat, tuple(rack))


def _turn(state: GameState, turn: PlainTurn, words: Words) -> tuple[Event, ...]:
    kind, start, direction, tiles, points, drawn = turn
    seat = state.to_move
    if seat is None:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="after the end")
    if kind == EXCHANGE:
        check_exchange(state.edition, state.racks[seat], state.bag_count, tiles)
        return with_consequences(state, (Exchanged(seat, tuple(tiles), tuple(drawn)),))
    if kind != PLAY:
        return with_consequences(state, (Passed(seat),))
    placement = place(opening_rules(state), state.board, Play(start, Direction(direction), tiles))
    check_words(placement, words, state.edition)
    if score(state.edition, placement) != points:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason="another score")
    played = Played(seat, start, direction, tuple(tiles), points)
    drew = (Drew(seat, tuple(drawn)),) if drawn else ()
    return with_consequences(state, (played, *drew))
