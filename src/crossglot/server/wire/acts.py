"""What players of other kinds of games may do, as values; see ``docs/variants.md``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from crossglot.server.wire.moves import LONGEST_TEXT, Chosen, WireMove
from crossglot.server.wire.positions import Style

Word = Annotated[str, Meta(max_length=64)]
Place = Annotated[int, Meta(ge=0, le=63)]


class TypedAct(Struct, frozen=True, tag_field="kind", tag="typed"):
    """A move as somebody types it.

    Attributes:
        text: ``8F KARD``, or the squares of a removal.
        style: How it names squares; null is the style of the edition.
    """

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    style: Style = None


class ChooseAct(Struct, frozen=True, tag_field="kind", tag="choose"):
    """Tiles taken from those that lie open (ET-103)."""

    tiles: Chosen


class FinishAct(Struct, frozen=True, tag_field="kind", tag="finish"):
    """Every possibility is held to be exhausted, or the game is ended early."""


class NextAct(Struct, frozen=True, tag_field="kind", tag="next"):
    """The next rack, and its clock."""


class ShowAct(Struct, frozen=True, tag_field="kind", tag="show"):
    """The top is to be shown, at the price of not having found it."""


class RemoveAct(Struct, frozen=True, tag_field="kind", tag="remove"):
    """The tiles on these squares taken off the board."""

    squares: Chosen


class WriteAct(Struct, frozen=True, tag_field="kind", tag="write"):
    """Two words written on one's card."""

    words: tuple[Word, Word]


class CallAct(Struct, frozen=True, tag_field="kind", tag="call"):
    """The next letter called."""


class CrossAct(Struct, frozen=True, tag_field="kind", tag="cross"):
    """The letter just called crossed off; which one, or the first."""

    word: Place | None = None
    letter: Place | None = None


class BingoAct(Struct, frozen=True, tag_field="kind", tag="bingo"):
    """A call of "Bingo": every letter of one's card is crossed off."""


KindAct = (
    TypedAct
    | ChooseAct
    | FinishAct
    | NextAct
    | ShowAct
    | RemoveAct
    | WriteAct
    | CallAct
    | CrossAct
    | BingoAct
)
"""What only games of other kinds than the ordinary one know; each knows some of it."""

AnyMove = WireMove | KindAct
"""A move of a game of any kind."""


def name_of(act: Struct) -> str:
    """The name of an act, as it stands in a message.

    >>> name_of(CallAct())
    'call'
    """
    return str(act.__struct_config__.tag)
