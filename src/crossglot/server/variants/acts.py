"""What a player of a variant may send, as values; ``docs/variants.md`` explains each."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from crossglot.server.wire import (
    LONGEST_TEXT,
    Chosen,
    ExchangeMove,
    MoveId,
    PassMove,
    PlayMove,
    ResignMove,
    ResyncMessage,
)

Word = Annotated[str, Meta(max_length=64)]
Place = Annotated[int, Meta(ge=0, le=63)]


class TypedAct(Struct, frozen=True, tag_field="kind", tag="typed"):
    """A move as somebody types it: ``8F KARD``, or the squares of a removal."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class StartAct(Struct, frozen=True, tag_field="kind", tag="start"):
    """The game begins with those who are there."""


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


Act = (
    PlayMove
    | ExchangeMove
    | PassMove
    | ResignMove
    | TypedAct
    | StartAct
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
"""Everything that a player may do; each variant knows some of it."""


class ActMessage(Struct, frozen=True, tag_field="type", tag="move"):
    """An act, meant for the game as it stood after event ``expected_seq``."""

    move_id: MoveId
    expected_seq: int
    move: Act


class ActPreview(Struct, frozen=True, tag_field="type", tag="preview"):
    """What an act would earn; nothing is done."""

    preview_id: int
    move: Act


ClientMessage = ActMessage | ActPreview | ResyncMessage
"""Everything that a client may send."""


def name_of(act: Act) -> str:
    """The name of an act, as it stands in a message.

    >>> name_of(CallAct())
    'call'
    """
    return str(act.__struct_config__.tag)


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_act(text: str | bytes) -> ClientMessage:
    """The message that ``text`` is.

    Raises:
        msgspec.DecodeError: It is none.
    """
    return _decoder.decode(text)
