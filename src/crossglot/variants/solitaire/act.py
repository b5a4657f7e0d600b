"""What a person who plays alone may do, and the events that follow.

Every turn is one of the ordinary game. With open tiles (c) nothing is drawn:
the player takes any tiles they want.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from crossglot.board import Board
from crossglot.editions import Edition, with_house
from crossglot.errors import GameCode, GameError, SolitaireCode, SolitaireError
from crossglot.game import Drew, SeatInfo, Started, StarterFound, Words, propose_end
from crossglot.game import act as game_act
from crossglot.game import after as game_after
from crossglot.game import fold as game_fold
from crossglot.game import start as game_start
from crossglot.game.act import refill
from crossglot.game.events import Event as GameEvent
from crossglot.moves import Exchange, Move, Play
from crossglot.tiles import without
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

    Inadmissible words are refused at once, for nobody sits there to challenge.

    Args:
        edition: Whose rules are played, house rules included.
        kind: ``"one-rack"`` (a), ``"two-racks"`` (b) or ``"open"`` (c).
        name: The player's.
        seed: Draws every tile in a and b; not used in c.
        lexicon: Id of the lexicon.
        racks: One or two, in c (HU-W-66 speaks of two).

    Raises:
        SolitaireError: Another number of racks.
    """
    edition = with_house(edition, structs.replace(edition.house, challenge="void"))
    seats: tuple[SeatInfo, ...] = (SeatInfo(name, "human"), SeatInfo(name, OPPONENT))
    if kind == "two-racks":
        return (SolitaireStarted(kind), *game_start(edition, seats, seed, lexicon))
    if kind == "open" and racks not in (1, 2):
        raise SolitaireError(SolitaireCode.RACKS, racks=racks)
    seats = seats[: racks if kind == "open" else 1]
    labels, drawn_by = edition.alphabet.labels, seed if kind == "one-rack" else ""
    started = Started(edition.id, labels, lexicon, seats, drawn_by, edition.house)
    opening: tuple[GameEvent, ...] = (started, StarterFound((), 0))
    if kind == "one-rack":
        opening = (*opening, refill(game_fold(opening), 0))
    return (SolitaireStarted(kind), *opening)


def act(
    state: SolitaireState, move: Move, words: Words | None = None, vowels: int | None = None
) -> tuple[Event, ...]:
    """The events after ``move`` from the rack that is to move.

    Args:
        state: The game.
        move: What is done.
        words: What is admissible; without it any word is.
        vowels: How many tiles to draw from the bag of vowels, where there are two (ET-88).

    Raises:
        GameError: The game is over, or an exchange or a word is not allowed.
        IllegalPlayError: The tiles may not be laid so, or are not on the rack.
        SolitaireError: In c, tiles are to be chosen first, or an exchange.
    """
    seat = _to_move(state)
    if state.kind != "open":
        return game_act(state.game, seat, move, words, vowels=vowels)
    if state.choosing is not None:
        raise SolitaireError(SolitaireCode.CHOOSE_FIRST, seat=state.choosing)
    if isinstance(move, Exchange):
        raise SolitaireError(SolitaireCode.NO_EXCHANGE)
    events = game_act(state.game, seat, move, words)
    return tuple(event for event in events if not isinstance(event, Drew))


def choose(state: SolitaireState, tiles: bytes) -> tuple[Event, ...]:
    """The events after the player took ``tiles`` for the rack that lacks some (ET-103).

    A rack is filled as in any other game: up to its size, or with all that is left.

    Raises:
        GameError: The game is over.
        SolitaireError: Not the time to choose, another number of tiles, or
            tiles that do not lie there.
    """
    _to_move(state)
    game, seat = state.game, state.choosing
    if seat is None:
        raise SolitaireError(SolitaireCode.NOTHING_TO_CHOOSE)
    wanted = min(game.edition.rack_size - len(game.racks[seat]), game.bag_count)
    if len(tiles) != wanted:
        raise SolitaireError(SolitaireCode.CHOICE_COUNT, tiles=len(tiles), wanted=wanted)
    if without(game.bag, tiles) is None:
        raise SolitaireError(SolitaireCode.CHOICE_NOT_THERE)
    return (Drew(seat, tuple(sorted(tiles))),)


def finish(state: SolitaireState) -> tuple[Event, ...]:
    """The events after the player holds every possibility to be exhausted (HU-M-59).

    Nobody else has to agree. Tiles left count against their rack.

    Raises:
        GameError: The game is over.
    """
    _to_move(state)
    game = state.game
    events: tuple[Event, ...] = ()
    for seat in range(len(game.seats)):
        proposed = propose_end(game, seat)
        events = (*events, *proposed)
        game = game_after(game, proposed[0])
    return events


def _to_move(state: SolitaireState) -> int:
    ended, seat = state.game.ended, state.game.to_move
    if ended is not None or seat is None:
        raise GameError(GameCode.GAME_OVER, reason=ended.reason if ended else "")
    return seat
