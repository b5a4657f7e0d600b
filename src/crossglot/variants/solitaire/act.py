"""What a person who plays alone may do, and the events that follow.

Kinds a and b are turns of the ordinary game. With open tiles (c) nothing is
drawn: whoever plays takes the tiles he wants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from crossglot.alphabet import rack_tile
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import (
    GameCode,
    GameError,
    IllegalPlayCode,
    IllegalPlayError,
    SolitaireCode,
    SolitaireError,
)
from crossglot.game import (
    Drew,
    Ended,
    GameState,
    Passed,
    Played,
    SeatInfo,
    Started,
    StarterFound,
    Words,
    check_words,
)
from crossglot.game import act as game_act
from crossglot.game import after as game_after
from crossglot.game import fold as game_fold
from crossglot.game import start as game_start
from crossglot.game.events import Event as GameEvent
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.rules import ended_by_passes, final_adjustments, leaders, place, score
from crossglot.tiles import draw, without
from crossglot.variants.solitaire.events import Event, Kind, SolitaireStarted
from crossglot.variants.solitaire.state import SolitaireState

Tops = Callable[[Board, bytes], list[tuple[Play, int]]]
"""Lists the best plays of a rack on a board with their points: the dictionary of
kind c, which may be used for everything."""

OPPONENT = "imaginary"
"""The kind of player that sits behind the second rack."""


def start(  # noqa: PLR0913 - what a game is made of
    edition: Edition,
    kind: Kind,
    name: str,
    seed: str = "",
    *,
    lexicon: str | None = None,
    racks: int = 1,
) -> tuple[Event, ...]:
    """The events that open a game.

    Args:
        edition: Whose rules are played.
        kind: ``"one-rack"`` (a), ``"two-racks"`` (b) or ``"open"`` (c).
        name: The player's.
        seed: Draws every tile in a and b; not used in c.
        lexicon: Id of the lexicon.
        racks: One or two, in c (HU-W-66 speaks of two).

    Raises:
        SolitaireError: Another number of racks.
    """
    seats = (SeatInfo(name, "human"), SeatInfo(name, OPPONENT))
    opening: tuple[GameEvent, ...]
    if kind == "two-racks":
        opening = game_start(edition, seats, seed, lexicon)
    elif kind == "one-rack":
        opening = _alone(edition, seats[:1], seed, lexicon)
    elif racks in (1, 2):
        started = Started(edition.id, edition.alphabet.labels, lexicon, seats[:racks], "")
        opening = (started, StarterFound((), 0))
    else:
        raise SolitaireError(SolitaireCode.RACKS, racks=racks)
    return (SolitaireStarted(kind), *opening)


def _alone(
    edition: Edition, seats: tuple[SeatInfo, ...], seed: str, lexicon: str | None
) -> tuple[GameEvent, ...]:
    """A game with one seat, which nobody draws for."""
    started = Started(edition.id, edition.alphabet.labels, lexicon, seats, seed)
    opening = (started, StarterFound((), 0))
    state = game_fold(opening)
    rack = draw(state.bag, edition.rack_size, f"{seed}/{state.seq}")
    return (*opening, Drew(0, tuple(rack)))


def act(state: SolitaireState, move: Move, words: Words | None = None) -> tuple[Event, ...]:
    """The events after ``move`` from the rack that is to move.

    Raises:
        GameError: The game is over, or an exchange or a word is not allowed.
        IllegalPlayError: The tiles may not be laid so, or are not on the rack.
        SolitaireError: In c, tiles are to be chosen first, or an exchange.
    """
    game = state.game
    if game.ended is not None or game.to_move is None:
        raise GameError(GameCode.GAME_OVER, reason=game.ended and game.ended.reason)
    if state.kind != "open":
        return game_act(game, game.to_move, move, words)
    if state.choosing is not None:
        raise SolitaireError(SolitaireCode.CHOOSE_FIRST, seat=state.choosing)
    match move:
        case Play():
            return _ended(game, _laid(game, game.to_move, move, words))
        case Pass():
            return _ended(game, Passed(game.to_move))
        case Exchange():
            raise SolitaireError(SolitaireCode.NO_EXCHANGE)


def choose(state: SolitaireState, tiles: bytes) -> tuple[Event, ...]:
    """The events after the player took ``tiles`` for the rack that lacks some (ET-103).

    A rack is filled as in any other game: up to its size, or with all that is left.

    Raises:
        GameError: The game is over.
        SolitaireError: Not the time to choose, another number of tiles, or
            tiles that do not lie there.
    """
    game = state.game
    if game.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=game.ended.reason)
    seat = state.choosing
    if seat is None:
        raise SolitaireError(SolitaireCode.NOTHING_TO_CHOOSE)
    wanted = min(game.edition.rack_size - len(game.racks[seat]), game.bag_count)
    if len(tiles) != wanted:
        raise SolitaireError(SolitaireCode.CHOICE_COUNT, tiles=len(tiles), wanted=wanted)
    if without(game.bag, tiles) is None:
        raise SolitaireError(SolitaireCode.CHOICE_NOT_THERE)
    return (Drew(seat, tuple(sorted(tiles))),)


def finish(state: SolitaireState) -> tuple[Event, ...]:
    """The events after the player ended the game; what is left counts against him.

    Raises:
        GameError: The game is over.
    """
    game = state.game
    if game.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=game.ended.reason)
    return (_end(game, "aborted"),)


def _laid(game: GameState, seat: int, play: Play, words: Words | None) -> Played:
    placement = place(game.edition, game.board, play)
    if without(game.racks[seat], map(rack_tile, play.laid)) is None:
        raise IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
    check_words(placement, words, game.edition)
    play = placement.play
    points = score(game.edition, placement)
    return Played(seat, play.start, int(play.direction), tuple(play.tiles), points)


def _ended(game: GameState, event: Played | Passed) -> tuple[Event, ...]:
    """``event``, and the end of the game if it brings it about (HU-M-58, HU-M-60)."""
    game = game_after(game, event)
    if not game.bag_count and not all(game.racks):
        return (event, _end(game, "out"))
    if ended_by_passes(game.edition, game.passes, len(game.seats)):
        return (event, _end(game, "passes"))
    return (event,)


def _end(game: GameState, reason: Literal["out", "passes", "aborted"]) -> Ended:
    adjustments = final_adjustments(game.edition, game.racks)
    totals = [total + booked for total, booked in zip(game.scores, adjustments, strict=True)]
    racks = tuple(map(tuple, game.racks))
    return Ended(reason, game.to_move, racks, adjustments, leaders(totals))
