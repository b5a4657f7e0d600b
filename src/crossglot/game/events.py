"""What happened in a game, one event after the other. A game is their sum.

Events are plain values with a tag, written to JSON as they stand. Tiles are
ids of the letters that :class:`Started` lists; ``HIDDEN`` is a tile that the
reader may not see. ``at`` is the time in milliseconds, where clocks run.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.board import Direction
from crossglot.editions import House
from crossglot.moves import Exchange, Move, Pass, Play

HIDDEN = 0
"""Stands for a tile that the reader of the event may not see."""

Tiles = tuple[int, ...]

EndReason = Literal[
    "out",
    "passes",
    "scoreless",
    "exhausted",
    "agreed",
    "resignation",
    "time",
    "aborted",
    "adjudicated",
    "abandoned",
]
"""Why a game ended; every ending is an event."""

Request = Literal["takeback", "abort"]
"""What one seat may ask and the others may grant; the end is asked for by :class:`EndProposed`."""

Refusal = Literal["play", "exchange"]
"""Why a computer does not agree to the end: it would still lay tiles, or exchange some."""

HUMAN = "human"
"""What :attr:`SeatInfo.player` says of people."""


class SeatInfo(Struct, frozen=True):
    """Who sits there.

    Attributes:
        name: Shown to the others.
        player: ``"human"``, or the kind of computer player.
    """

    name: str
    player: str


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """A game was set up.

    Attributes:
        edition: Id of the edition.
        letters: Its letters by tile id, so that a stored game explains itself.
        lexicon: Id of the lexicon, or None when any word goes.
        seats: Who plays, clockwise.
        seed: Draws every tile; a secret until the game is over.
        house: The house rules agreed on.
        at: When the first clock starts.
    """

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    seats: tuple[SeatInfo, ...]
    seed: str
    house: House = House()
    at: int = 0


class StarterFound(Struct, frozen=True, tag="starter"):
    """Everyone drew a tile to see who starts; the tiles went back.

    Attributes:
        rounds: (seat, tile) pairs, one list for each round of drawing.
        first: The seat that starts.
    """

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: int


class Drew(Struct, frozen=True, gc=False, tag="drew", omit_defaults=True):
    """A seat took tiles from the bag; after a play this closes the challenge window at ``at``."""

    seat: int
    tiles: Tiles
    at: int = 0


class Played(Struct, frozen=True, gc=False, tag="played", omit_defaults=True):
    """A seat laid tiles; ``tiles`` spells the whole main word, 0 where one lay before.

    Attributes:
        reclaimed: Squares whose blank was first taken for its letter (ET-82).
        vowels: How many tiles the seat will draw from the bag of vowels, where it chose and
            draws only once the challenge window closes (ET-88). As at a table, all may know.
    """

    seat: int
    start: int
    direction: int
    tiles: Tiles
    points: int
    reclaimed: tuple[int, ...] = ()
    at: int = 0
    vowels: int | None = None

    @property
    def play(self) -> Play:
        """The play as the rules know it."""
        return Play(self.start, Direction(self.direction), bytes(self.tiles), self.reclaimed)


class Exchanged(Struct, frozen=True, gc=False, tag="exchanged", omit_defaults=True):
    """A seat set tiles aside, drew as many, then put them back (CS-8)."""

    seat: int
    returned: Tiles
    drawn: Tiles
    at: int = 0


class Passed(Struct, frozen=True, gc=False, tag="passed", omit_defaults=True):
    """A seat said "pass" (CS-9)."""

    seat: int
    at: int = 0


class Skipped(Struct, frozen=True, tag="skipped", omit_defaults=True):
    """A seat lost its turn: it had challenged in vain, or its time for the turn ran out.

    It is no pass: nobody declared it (RULES 6.1).
    """

    seat: int
    reason: Literal["challenge", "time"]
    at: int = 0


class Challenged(Struct, frozen=True, tag="challenged", omit_defaults=True):
    """A seat doubted the last play, and the lexicon ruled.

    Attributes:
        seat: Who challenged.
        words: The words it doubted.
        upheld: Whether one of them is inadmissible: the play comes off (HU-M-54).
        booked: Points by seat for a challenge that failed (HU-M-55).
        turn_lost: Whether the challenger loses its next turn.
    """

    seat: int
    words: tuple[Tiles, ...]
    upheld: bool
    booked: tuple[int, ...]
    turn_lost: bool = False
    at: int = 0


class Accepted(Struct, frozen=True, tag="accepted", omit_defaults=True):
    """A seat lets the last play stand; once all opponents do, the challenge window closes."""

    seat: int
    at: int = 0


class EndProposed(Struct, frozen=True, tag="end-proposed", omit_defaults=True):
    """A seat holds that every possibility is exhausted (HU-M-59); all must agree."""

    seat: int
    at: int = 0


class Proposed(Struct, frozen=True, tag="proposed", omit_defaults=True):
    """A seat asks the others for something, or grants what was asked for."""

    seat: int
    what: Request
    at: int = 0


class Declined(Struct, frozen=True, tag="declined", omit_defaults=True):
    """A seat does not grant what was asked for.

    Attributes:
        reason: Why, where a computer declines the end; people need not say.
    """

    seat: int
    what: Request | Literal["end"]
    at: int = 0
    reason: Refusal | None = None


class TakenBack(Struct, frozen=True, tag="taken-back", omit_defaults=True):
    """By consent the game stands again as it stood; what came since is struck out, not deleted.

    Attributes:
        seat: Who had asked.
        to: Number of the last event that still holds.
    """

    seat: int
    to: int
    at: int = 0


class ThemeArgued(Struct, frozen=True, tag="theme-argued", omit_defaults=True):
    """A seat argues that a word of its last play belongs to the theme (ET-84); the others vote.

    Attributes:
        seat: Who argues.
        turn: Number of the event of the play.
        word: Which of its words, by their place in it.
    """

    seat: int
    turn: int
    word: int
    at: int = 0


class ThemeVoted(Struct, frozen=True, tag="theme-voted", omit_defaults=True):
    """A seat says whether the word argued for belongs to the theme."""

    seat: int
    agree: bool
    at: int = 0


class ThemeRuled(Struct, frozen=True, tag="theme-ruled", omit_defaults=True):
    """The vote is over: ``points`` for ``seat``, or none where there was no majority for it."""

    seat: int
    turn: int
    word: int
    points: int
    at: int = 0


class Ended(Struct, frozen=True, tag="ended", omit_defaults=True):
    """The game is over.

    Attributes:
        reason: Why.
        by: The seat whose act ended it, or who is missing, if there is one.
        racks: Tiles left, by seat.
        adjustments: Points booked for them, by seat.
        winners: Seats that share the first place.
        penalties: Points lost to the clock, by seat; none of them is positive.
    """

    reason: EndReason
    by: int | None
    racks: tuple[Tiles, ...]
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    penalties: tuple[int, ...] = ()
    at: int = 0


TurnEvent = Played | Exchanged | Passed | Skipped
"""What uses up a turn."""

Consent = Accepted | EndProposed | Proposed | Declined | TakenBack
"""What players agree on beside their turns."""

Themed = ThemeArgued | ThemeVoted | ThemeRuled
"""What is said of words on the theme."""

Event = Started | StarterFound | Drew | TurnEvent | Challenged | Consent | Themed | Ended
"""Everything that can happen."""


def chosen_move(event: Event) -> Move | None:
    """What a seat chose; None for events in which nobody moves.

    An exchange whose tiles nobody may know has hidden ones.

    >>> chosen_move(Passed(0))
    Pass()
    """
    match event:
        case Played():
            return event.play
        case Exchanged():
            return Exchange(bytes(event.returned))
        case Passed():
            return Pass()
        case _:
            return None
