"""Slips on an event's live connection: what a client may say, and the answers to it.

Tile ids, squares and blanks are as in :mod:`crossglot.server.wire.messages`; moments are
milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from crossglot.server.wire.messages import Error, MoveId, PongMessage
from crossglot.server.wire.moves import LONGEST_LIST, LONGEST_TEXT
from crossglot.server.wire.positions import Style, WrittenPlay

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SlipNumber = Annotated[int, Meta(ge=0, le=900_000)]
"""Less than a log can hold: what an arbiter enters afterwards has a greater one."""
Square = Annotated[int, Meta(ge=0, le=1023)]
Typed = Annotated[str, Meta(max_length=LONGEST_TEXT)]
TileId = Annotated[int, Meta(ge=0, le=127)]


class SlipBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A slip with its word spelled in tile ids.

    Attributes:
        start: Square of the first letter.
        direction: 0 across, 1 down.
        word: The whole word, tiles that lie there included; bit 6 marks a blank.
        claimed: The points written on it, if any.
    """

    start: Square
    direction: Literal[0, 1]
    word: Annotated[tuple[TileId, ...], Meta(max_length=LONGEST_LIST)]
    claimed: Number | None = None


class SlipMessage(Struct, frozen=True, tag="slip"):
    """Hand a slip in, in place of an earlier one.

    Attributes:
        slip_id: A name of the sender's choice; sending it again does no harm.
        game: Which game of the event, from 1.
        round: Which round, from 1: one that is no longer open is refused.
        number: Which of the player's slips of this round it is, from 1: the highest counts,
            in whatever order they arrive.
        slip: The slip in tile ids.
        text: Instead of it, the slip as it is typed: ``H8 KASS 12``.
        safe: A second slip, paid when the first earns nothing, where the profile has it.
        safe_text: The same, typed.
        style: How both name their square; null is the style of the edition.
        rack: For which rack it was written, if its sender says so: when the round was taken
            back meanwhile, a slip that was under way is not taken for the next rack.
    """

    slip_id: MoveId
    round: Number
    number: SlipNumber
    game: Number = 1
    slip: SlipBody | None = None
    text: Typed | None = None
    safe: SlipBody | None = None
    safe_text: Typed | None = None
    style: Style = None
    rack: Annotated[tuple[TileId, ...], Meta(max_length=LONGEST_LIST)] | None = None


class ResyncMessage(Struct, frozen=True, tag="resync"):
    """Please send everything again."""


EventMessage = SlipMessage | ResyncMessage | PongMessage
"""Everything that a client may say."""

decode_event_message = msgspec.json.Decoder(EventMessage).decode


class Asked(Struct, frozen=True):
    """What a player is asked about their slip.

    Attributes:
        doubt: Why it cannot be laid as written: see :mod:`crossglot.tournament.question`.
        meant: The slip that they may have meant; None when there is no guess.
        how: Whether that is the ``other-style`` of coordinates, or the word ``turned``.
    """

    doubt: str
    meant: WrittenPlay | None
    how: str | None


class Judged(Struct, frozen=True):
    """What a proposal is worth, told at once in topping.

    Attributes:
        points: What it earns.
        fault: Why it earns nothing, if so.
        top: Whether it is worth the top: the round is over for its proposer.
        spent: Milliseconds of the round that had gone.
    """

    points: int
    fault: str | None
    top: bool
    spent: int


class Taken(Struct, frozen=True, tag="ack"):
    """The slip is kept: it survives a power cut.

    Attributes:
        slip_id: Which.
        round: Of which round.
        at: When it came, lag credited.
        slip: What it was read as.
        safe: What the second one was read as, if there is one.
        question: What is asked about a typed slip that cannot be laid as it stands; the slip
            is kept all the same, and the player may hand in another.
        judged: In topping, what it is worth.
    """

    slip_id: str
    round: int
    at: int
    slip: WrittenPlay
    safe: WrittenPlay | None = None
    question: Asked | None = None
    judged: Judged | None = None


class NotTaken(Struct, frozen=True, tag="refused"):
    """The slip is not kept; an earlier one stays."""

    slip_id: str
    error: Error
