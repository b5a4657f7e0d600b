"""Bingo as it stands: the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

import msgspec

from crossglot.editions import Edition, load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game import HIDDEN, SeatInfo
from crossglot.tiles import without
from crossglot.variants.bingo.cards import (
    LETTERS_IN_WORD,
    WORDS_ON_CARD,
    check_card,
    letters_in_bag,
)
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


@dataclass(frozen=True, slots=True)
class Card:
    """What a seat wrote, and what it crossed off.

    Attributes:
        words: Two words of seven tiles; empty before it has written.
        crossed: (word, letter) pairs that are crossed off.
        crossed_at: The number of the call for which it last crossed off a letter.
        out: Whether a word of it turned out to be none, or its owner left before writing it.
    """

    words: tuple[bytes, ...] = ()
    crossed: frozenset[tuple[int, int]] = frozenset()
    crossed_at: int = 0
    out: bool = False

    @property
    def left(self) -> int:
        """Letters still to be crossed off."""
        return WORDS_ON_CARD * LETTERS_IN_WORD - len(self.crossed)

    def open(self, tile: int) -> tuple[tuple[int, int], ...]:
        """Where ``tile`` is written and not crossed off, first word first."""
        return tuple(
            (number, at)
            for number, word in enumerate(self.words)
            for at, letter in enumerate(word)
            if letter == tile and (number, at) not in self.crossed
        )


@dataclass(frozen=True)
class BingoState:
    """Everything that follows from the events so far.

    Attributes:
        edition: Whose letters are called.
        lexicon: Id of the lexicon, or None.
        seats: Who plays.
        seed: Draws every letter; empty in a seat's view.
        crossing: Who crosses letters off.
        cards: One a seat; words that the reader may not see are ``HIDDEN`` tiles.
        caller: The seat of a neutral caller, whose card stays empty; None where there is none.
        called: The letters so far, in their order.
        claims: Seats whose "Bingo" after the last call was right.
        ended: How it ended, if it has.
        seq: How many events there have been.
    """

    edition: Edition
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    seed: str
    crossing: Crossing
    cards: tuple[Card, ...]
    called: bytes = b""
    claims: tuple[int, ...] = ()
    ended: Ended | None = None
    seq: int = 1
    caller: int | None = None

    @property
    def bag(self) -> bytes:
        """The letters that may still be called; everybody can work it out."""
        return without(letters_in_bag(self.edition), self.called) or b""

    @property
    def players(self) -> tuple[int, ...]:
        """Seats with a card: all but that of a neutral caller."""
        return tuple(seat for seat in range(len(self.seats)) if seat != self.caller)

    @property
    def unwritten(self) -> tuple[int, ...]:
        """Seats whose card is still to be written."""
        cards = self.cards
        return tuple(seat for seat in self.players if not (cards[seat].words or cards[seat].out))

    @property
    def all_out(self) -> bool:
        """Whether every card holds a word that is none, or was left unwritten."""
        return all(self.cards[seat].out for seat in self.players)

    @property
    def writing(self) -> bool:
        """Whether cards may still be written: nothing has been called."""
        return not self.called and self.ended is None


def fold(events: Iterable[Event]) -> BingoState:
    """The state after ``events``, of which the first is :class:`Started`.

    Raises:
        GameError: The first event is another, or one cannot follow the others.
    """
    first, *rest = events
    if not isinstance(first, Started):
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="no start")
    edition = load_edition(first.edition)
    if first.letters != edition.alphabet.labels:
        raise GameError(GameCode.EVENT_ILLEGAL, seq=1, reason="other letters")
    opened = BingoState(
        edition=edition,
        lexicon=first.lexicon,
        seats=first.seats,
        seed=first.seed,
        crossing=first.crossing,
        cards=(Card(),) * len(first.seats),
        caller=first.caller,
    )
    return reduce(after, rest, opened)


def after(state: BingoState, event: Event) -> BingoState:
    """``state`` once ``event`` has happened.

    Raises:
        GameError: It cannot follow: a second start, a letter that is not in the bag.
    """
    state = replace(state, seq=state.seq + 1)
    if isinstance(event, Started) or state.ended is not None:
        raise _illegal(state, "out of order")
    match event:
        case CardWritten(seat, words):
            return _written(state, seat, tuple(map(bytes, words)))
        case Called(tile):
            return _called(state, tile)
        case Crossed():
            return _crossed(state, event)
        case Claimed(seat, words, misspelt):
            opened = replace(_card(state, seat), words=tuple(map(bytes, words)), out=bool(misspelt))
            claims = state.claims if misspelt else (*state.claims, seat)
            return replace(_with_card(state, seat, opened), claims=claims)
        case Left(seat):
            if seat not in state.unwritten:
                raise _illegal(state, "left with a card")
            return _with_card(state, seat, Card(out=True))
        case Ended():
            return replace(state, ended=event)


def _written(state: BingoState, seat: int, words: tuple[bytes, ...]) -> BingoState:
    _card(state, seat)
    if not state.writing:
        raise _illegal(state, "card written late")
    if seat == state.caller:
        raise _illegal(state, "card of the caller")
    if words[0][:1] != bytes([HIDDEN]):
        check_card(state.edition, words)
    return _with_card(state, seat, Card(words))


def _called(state: BingoState, tile: int) -> BingoState:
    if tile not in state.bag:
        raise _illegal(state, "letter not in the bag")
    state = replace(state, called=state.called + bytes([tile]), claims=())
    if state.crossing == "first":
        for seat, card in enumerate(state.cards):
            for spot in card.open(tile)[:1]:
                state = _with_card(state, seat, _cross(state, card, spot))
    return state


def _crossed(state: BingoState, event: Crossed) -> BingoState:
    card = _card(state, event.seat)
    if event.word is None or event.letter is None:
        spot = (-1, len(card.crossed))  # one more, wherever it is
    else:
        spot = (event.word, event.letter)
        if not state.called or spot not in card.open(state.called[-1]):
            raise _illegal(state, "letter not called")
    return _with_card(state, event.seat, _cross(state, card, spot))


def _cross(state: BingoState, card: Card, spot: tuple[int, int]) -> Card:
    return replace(card, crossed=card.crossed | {spot}, crossed_at=len(state.called))


def _card(state: BingoState, seat: int) -> Card:
    if not 0 <= seat < len(state.cards):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=seat)
    return state.cards[seat]


def _with_card(state: BingoState, seat: int, card: Card) -> BingoState:
    return replace(state, cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]))


def _illegal(state: BingoState, reason: str) -> GameError:
    return GameError(GameCode.EVENT_ILLEGAL, seq=state.seq, reason=reason)


def seen_by(event: Event, seat: int | None) -> Event:
    """``event`` as ``seat`` may see it; None is a spectator.

    The seed calls every letter to come, so nobody sees it; cards are secret
    until their owner calls "Bingo".
    """
    match event:
        case Started():
            return msgspec.structs.replace(event, seed="")
        case CardWritten(owner) if owner != seat:
            hidden = (HIDDEN,) * LETTERS_IN_WORD
            return CardWritten(owner, (hidden, hidden))
        case Crossed(owner) if owner != seat:
            return Crossed(owner, None, None)
        case _:
            return event


def view(events: Iterable[Event], seat: int | None) -> BingoState:
    """The game as ``seat`` sees it."""
    return fold(seen_by(event, seat) for event in events)
