"""What players and the caller do in Bingo, and the events that follow."""

from __future__ import annotations

from collections.abc import Sequence

from crossglot.editions import Edition
from crossglot.errors import BingoCode, BingoError, GameCode, GameError
from crossglot.game import SeatInfo, Words
from crossglot.tiles import draw
from crossglot.variants.bingo.cards import card as card_of
from crossglot.variants.bingo.cards import check_card
from crossglot.variants.bingo.events import (
    Called,
    CardWritten,
    Claimed,
    Crossed,
    Crossing,
    Ended,
    Event,
    Left,
    Started,
)
from crossglot.variants.bingo.state import BingoState, Card, after

MOST_SEATS = 1000
"""The document sets no limit; a game must fit somewhere."""


def start(  # noqa: PLR0913 - all that is agreed on
    edition: Edition,
    seats: Sequence[SeatInfo],
    seed: str,
    *,
    lexicon: str | None = None,
    crossing: Crossing = "player",
    caller: int | None = None,
) -> tuple[Event, ...]:
    """The event that opens a game; then every seat writes its card.

    A player calls, or somebody neutral (ET-95), who need not sit there: ``caller`` is the seat
    of one who does, and who writes no card.

    Raises:
        GameError: Nobody plays, or more than :data:`MOST_SEATS`, or no such seat of a caller.
    """
    fewest = 1 if caller is None else 2
    if not fewest <= len(seats) <= MOST_SEATS:
        raise GameError(GameCode.PLAYERS, players=len(seats), fewest=fewest, most=MOST_SEATS)
    if caller is not None and not 0 <= caller < len(seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=caller)
    letters = edition.alphabet.labels
    return (Started(edition.id, letters, lexicon, tuple(seats), seed, crossing, caller),)


def write(state: BingoState, seat: int, words: Sequence[str | bytes]) -> tuple[Event, ...]:
    """The events after ``seat`` wrote two words, as text or as tiles (ET-94).

    Until the first letter is called, a card may be written anew. Spelling is
    looked at when somebody calls "Bingo" (ET-96).

    Raises:
        GameError: The game is over, or there is no such seat.
        BingoError: Letters are being called, the card may not be written, or the seat calls.
    """
    _card(state, seat)
    if seat == state.caller:
        raise BingoError(BingoCode.CALLER)
    if not state.writing:
        raise BingoError(BingoCode.WRITING_CLOSED)
    if any(isinstance(word, str) for word in words):
        tiles: Sequence[bytes] = card_of(state.edition, [_text(state, word) for word in words])
    else:
        tiles = [word for word in words if isinstance(word, bytes)]
    check_card(state.edition, tiles)
    first, second = tiles
    return (CardWritten(seat, (tuple(first), tuple(second))),)


def _text(state: BingoState, word: str | bytes) -> str:
    return word if isinstance(word, str) else state.edition.alphabet.spell(word)


def call(state: BingoState) -> tuple[Event, ...]:
    """The events after the caller went on: the next letter, or the end (ET-95).

    The game ends here, and not with the "Bingo" itself, so that all who call it
    after the same letter win together. It also ends when the bag is empty or
    every card is out.

    Raises:
        GameError: The game is over.
        BingoError: A seat has written no card yet.
    """
    _check_running(state)
    if state.unwritten:
        raise BingoError(BingoCode.CARD_MISSING, seats=list(state.unwritten))
    if state.claims:
        return (Ended("bingo", tuple(sorted(state.claims))),)
    if state.all_out:
        return (Ended("nobody-left", ()),)
    if not state.bag:
        return (Ended("bag-empty", ()),)
    (tile,) = draw(state.bag, 1, f"{state.seed}/{len(state.called)}")
    return (Called(tile),)


def cross(
    state: BingoState, seat: int, word: int | None = None, letter: int | None = None
) -> tuple[Event, ...]:
    """The events after ``seat`` crossed off the letter just called.

    One letter a call, even if the card has several of it (ET-97): the player
    says which, or leaves it out and crosses off the first one.

    Raises:
        GameError: The game is over, or there is no such seat.
        BingoError: Nothing was called, it is not on the card, another spot was
            named, one was crossed off already, or the referee does it.
    """
    card = _card(state, seat)
    if state.crossing != "player":
        raise BingoError(BingoCode.REFEREE_CROSSES)
    if not state.called:
        raise BingoError(BingoCode.NOTHING_CALLED)
    if card.crossed_at == len(state.called):
        raise BingoError(BingoCode.ONE_A_CALL)
    spots = card.open(state.called[-1])
    called = state.edition.alphabet.labels[state.called[-1]]
    if not spots:
        raise BingoError(BingoCode.NOT_ON_CARD, letter=called)
    spot = spots[0] if word is None or letter is None else (word, letter)
    if spot not in spots:
        raise BingoError(BingoCode.NOT_CALLED, letter=called)
    return (Crossed(seat, *spot),)


def claim(state: BingoState, seat: int, words: Words | None = None) -> tuple[Event, ...]:
    """The events after ``seat`` called "Bingo" (ET-96).

    The caller looks at crossings and spelling. A call too early is refused and
    costs nothing; a card with a word that is none is out. The document names
    no penalty for either.

    Raises:
        GameError: The game is over, or there is no such seat.
        BingoError: Letters are left, the card is out, or the seat has claimed.
    """
    card = _card(state, seat)
    if card.out:
        raise BingoError(BingoCode.CARD_OUT)
    if seat in state.claims:
        raise BingoError(BingoCode.CLAIMED_ALREADY)
    if card.left:
        raise BingoError(BingoCode.LETTERS_LEFT, left=card.left)
    bad = [
        number
        for number, word in enumerate(card.words)
        if words is not None and not words.admits_tiles(word)
    ]
    first, second = map(tuple, card.words)
    claimed = Claimed(seat, (first, second), tuple(bad))
    nobody = after(state, claimed).all_out
    return (claimed, Ended("nobody-left", ())) if nobody else (claimed,)


def leave(state: BingoState, seat: int) -> tuple[Event, ...]:
    """The events after ``seat``, for which everybody waits, has left for good.

    Without its card the others go on; without anybody who calls the game ends.

    Raises:
        GameError: The game is over, or there is no such seat.
    """
    _card(state, seat)
    if seat not in state.unwritten:
        return (Ended("abandoned", ()),)
    left = Left(seat)
    return (left, Ended("nobody-left", ())) if after(state, left).all_out else (left,)


def abort(state: BingoState) -> tuple[Event, ...]:
    """The events after the game was called off: nobody has won.

    Raises:
        GameError: It is over.
    """
    _check_running(state)
    return (Ended("aborted", ()),)


def _check_running(state: BingoState) -> None:
    if state.ended is not None:
        raise GameError(GameCode.GAME_OVER, reason=state.ended.reason)


def _card(state: BingoState, seat: int) -> Card:
    _check_running(state)
    if not 0 <= seat < len(state.cards):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)
    return state.cards[seat]
