"""What a seat may do now, and the events that follow from it.

Pure: nothing is changed, nothing is drawn but by the game's seed, and time is
handed in. What comes back is to be appended to the game; what is refused
leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from crossglot.alphabet import BLANK, rack_tile
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game.events import (
    Drew,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Skipped,
    Started,
    StarterFound,
)
from crossglot.game.finish import check_running, due_ending, out_of_time
from crossglot.game.state import GameState, after, fold, follow, opening_rules
from crossglot.game.turns import Pending, reclaim
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.rules import (
    Placement,
    check_exchange,
    draw_tiles,
    place,
    score,
    starting_draw,
)
from crossglot.tiles import without


class Words(Protocol):
    """Whatever says which words are admissible; a lexicon does."""

    def admits_tiles(self, tiles: bytes) -> bool:
        """Whether the word that ``tiles`` spell may be laid so."""


def start(
    edition: Edition,
    seats: Sequence[SeatInfo],
    seed: str,
    lexicon: str | None = None,
    at: int = 0,
) -> tuple[Event, ...]:
    """The events that open a game: seats, the draw for the start, full racks.

    Args:
        edition: With its house rules, if there are any. One that is not found by its id
            is handed to :func:`crossglot.game.fold` as well.
        seats: Who plays, clockwise.
        seed: Draws every tile.
        lexicon: Id of the lexicon that rules.
        at: When the first clock starts, in milliseconds.

    Raises:
        GameError: A number of players the edition has no seats for.
    """
    found = starting_draw(edition, len(seats), seed)
    rounds = tuple(tuple(drawn.items()) for drawn in found.rounds)
    labels = edition.alphabet.labels
    events: list[Event] = [
        Started(edition.id, labels, lexicon, tuple(seats), seed, edition.house, at),
        StarterFound(rounds, found.first),
    ]
    state = fold(events, edition)
    for turn in range(len(seats)):
        drew = refill(state, (found.first + turn) % len(seats))
        events.append(drew)
        state = after(state, drew)
    return tuple(events)


def act(  # noqa: PLR0913 - a move, its judge, its time and the bag it draws from
    state: GameState,
    seat: int,
    move: Move,
    words: Words | None = None,
    *,
    at: int = 0,
    vowels: int | None = None,
) -> tuple[Event, ...]:
    """The events that ``move`` of ``seat`` brings about.

    A move of the next seat closes the window in which the play before it could
    be challenged (RULES 6.6).

    Args:
        state: The game, nothing hidden.
        seat: Who moves.
        move: What the player wants to do.
        words: Where inadmissible words are refused at once (the ``void`` way
            of RULES 6.5) it says which they are; None lets every word stand.
        at: The time, in milliseconds, where clocks run.
        vowels: How many tiles to draw from the bag of vowels (ET-88).

    Raises:
        GameError: The game is over, it is another's turn, time is up, the
            exchange or a word is not allowed.
        IllegalPlayError: The tiles may not be laid so, or are not on the rack.
    """
    check_running(state, seat)
    closed = settle(state, at=at)
    state = follow(state, closed)
    if state.ended is not None:
        raise GameError(GameCode.WINDOW_OPEN)
    check_turn(state, seat, at)
    match move:
        case Play():
            events = _play(state, seat, move, words, at=at, vowels=vowels)
        case Exchange():
            events = _exchange(state, seat, move.tiles, at, vowels)
        case Pass():
            events = (Passed(seat, at),)
    return closed + with_consequences(state, events, at)


def settle(state: GameState, at: int = 0) -> tuple[Event, ...]:
    """The events that close the challenge window: the tiles drawn, perhaps the end.

    To be appended when the next seat acts, or when the window's time is over.
    """
    if state.pending is None:
        return ()
    drew = replace(drawn_late(state, state.pending), at=at)
    return with_consequences(state, (drew,), at)


def drawn_late(state: GameState, pending: Pending) -> Drew:
    """What the player of ``pending`` draws now that it stands, from the bags they chose (ET-88)."""
    event = pending.turn.event
    vowels = event.vowels if isinstance(event, Played) else None
    return refill(state, pending.turn.seat, vowels)


def with_consequences(
    state: GameState, events: tuple[Event, ...], at: int = 0
) -> tuple[Event, ...]:
    """``events``, the turns lost after them for challenges in vain, and the end if it is there.

    A turn is lost at ``at``: until then its seat waited for the window to close, and
    the next seat's time begins only now.
    """
    state = follow(state, events)
    while not _waiting(state) and state.to_move in state.owing:
        skipped = Skipped(state.to_move, "challenge", max(at, state.since))
        events = (*events, skipped)
        state = after(state, skipped)
    ended = due_ending(state, at)
    return events if ended is None else (*events, ended)


def _waiting(state: GameState) -> bool:
    """Whether nobody's turn may begin: the game is over, or the last play may be challenged."""
    return state.ended is not None or state.pending is not None


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


def check_turn(state: GameState, seat: int, at: int = 0) -> None:
    """Refuse ``seat`` unless the game runs, it is its turn and it has time left.

    Raises:
        GameError: Says which.
    """
    check_running(state, seat)
    if seat != state.to_move:
        raise GameError(GameCode.NOT_YOUR_TURN, seat=seat, to_move=state.to_move)
    if out_of_time(state, at) is not None:
        raise GameError(GameCode.TIME_UP, seat=seat)


def _play(  # noqa: PLR0913 - see act
    state: GameState, seat: int, play: Play, words: Words | None, *, at: int, vowels: int | None
) -> tuple[Event, ...]:
    house = state.edition.house
    board, rack = blanks_taken(state, seat, play.reclaimed)
    placement = place(opening_rules(state), board, play)
    check_rack(rack, play.laid, play.reclaimed)
    void = house.challenge == "void"
    if void:
        check_words(placement, words, state.edition)
    laid, points = placement.play, score(state.edition, placement)
    direction, tiles = int(laid.direction), tuple(laid.tiles)
    played = Played(seat, laid.start, direction, tiles, points, play.reclaimed, at)
    if not void:
        chosen = vowels if house.two_bags else None
        return (replace(played, vowels=chosen),)
    drew = refill(after(state, played), seat, vowels)
    return (played, drew) if drew.tiles else (played,)


def blanks_taken(state: GameState, seat: int, squares: Sequence[int]) -> tuple[Board, bytes]:
    """The board and the rack of ``seat`` once it has taken the blanks on ``squares`` (ET-82).

    Raises:
        GameError: That is not agreed on, no blank lies there, or its letter is not on the rack.
    """
    if squares and not state.edition.house.blank_reuse:
        raise GameError(GameCode.RECLAIM, square=squares[0])
    return reclaim(state.board, state.racks[seat], squares)


def check_rack(rack: bytes, laid: Iterable[int], reclaimed: Sequence[int] = ()) -> None:
    """Refuse tiles that are not on ``rack``, and a blank that was taken and is not laid (ET-82).

    Raises:
        IllegalPlayError: ``play-not-on-rack``.
        GameError: ``reclaimed-not-laid``.
    """
    leaving = [rack_tile(tile) for tile in laid]
    if without(rack, leaving) is None:
        raise IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
    if leaving.count(BLANK) < len(reclaimed):
        raise GameError(GameCode.RECLAIMED_NOT_LAID, blanks=len(reclaimed))


def _exchange(
    state: GameState, seat: int, tiles: bytes, at: int, vowels: int | None
) -> tuple[Event, ...]:
    check_exchange(state.edition, state.racks[seat], state.bag_count, tiles)
    seed = f"{state.seed}/{state.seq}"
    drawn = draw_tiles(state.edition, state.bag, len(tiles), seed, vowels)
    return (Exchanged(seat, tuple(tiles), tuple(drawn), at),)


def refill(state: GameState, seat: int, vowels: int | None = None) -> Drew:
    """Draw back to a full rack (HU-M-18)."""
    wanted = state.edition.rack_size - len(state.racks[seat])
    seed = f"{state.seed}/{state.seq}"
    return Drew(seat, tuple(draw_tiles(state.edition, state.bag, wanted, seed, vowels)))
