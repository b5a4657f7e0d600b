"""What happens in Bingo with seven-letter words.

A player's card is private until the game ends.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.game import SeatInfo

Tiles = tuple[int, ...]

Crossing = Literal["player", "first"]
"""Who chooses which of several equal letters is crossed off: the player, or the
referee, who takes the first one."""

EndReason = Literal["bingo", "bag-empty", "nobody-left", "abandoned", "aborted"]


class Started(Struct, frozen=True, tag="bingo-started", omit_defaults=True):
    """A game was set up.

    Attributes:
        edition: Id of the edition.
        letters: Its letters by tile id, so that a stored game explains itself.
        lexicon: Id of the lexicon, or None when any word goes.
        seats: Who plays.
        seed: Draws every letter; a secret until the game is over.
        crossing: Who crosses letters off.
        caller: The seat of a neutral caller, who has no card (ET-95); None where all have one.
    """

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    seed: str
    crossing: Crossing = "player"
    caller: int | None = None


class CardWritten(Struct, frozen=True, tag="card-written"):
    """A seat wrote down its two words, or others in their place.

    Attributes:
        seat: Whose card it is.
        words: Two words of seven tiles; hidden from the others.
    """

    seat: int
    words: tuple[Tiles, Tiles]


class Called(Struct, frozen=True, tag="letter-called"):
    """The caller drew ``tile`` from the bag and named it."""

    tile: int


class Crossed(Struct, frozen=True, tag="letter-crossed"):
    """A seat crossed off one letter; which one is hidden from the others.

    Attributes:
        seat: Whose card it is.
        word: 0 or 1; None when hidden.
        letter: Position in the word, from 0; None when hidden.
    """

    seat: int
    word: int | None
    letter: int | None


class Claimed(Struct, frozen=True, tag="bingo-claimed"):
    """A seat with every letter crossed off called "Bingo", and the caller looked.

    Attributes:
        seat: Who called.
        words: The card, now open.
        misspelt: Which of the words are not admissible; the card is out if any.
    """

    seat: int
    words: tuple[Tiles, Tiles]
    misspelt: tuple[int, ...]


class Left(Struct, frozen=True, tag="bingo-left"):
    """A seat that has written no card has left: the others play without it."""

    seat: int


class Ended(Struct, frozen=True, tag="bingo-ended"):
    """The game is over.

    Attributes:
        reason: ``"bingo"``, ``"bag-empty"`` (every letter was called and nobody
            claimed), ``"nobody-left"`` (every card is out), ``"abandoned"`` (who calls
            has left) or ``"aborted"`` (called off).
        winners: Seats that claimed rightly after the same call.
    """

    reason: EndReason
    winners: tuple[int, ...]


Event = Started | CardWritten | Called | Crossed | Claimed | Left | Ended
"""Everything that can happen."""
