"""Every message of the live connection, as a value; ``docs/server.md`` explains each.

Tile ids are those of the edition; a blank on the rack is 64, a blank that
stands for a letter 64 + the letter's id. Squares count row by row from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from crossglot.errors import CrossglotError
from crossglot.server.standing import Seat

LONGEST_LIST = 64
"""Tiles in one message; no rack is longer."""

MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Placed = Annotated[tuple[tuple[int, int], ...], Meta(max_length=LONGEST_LIST)]
Chosen = Annotated[tuple[int, ...], Meta(max_length=LONGEST_LIST)]


class PlayMove(Struct, frozen=True, tag_field="kind", tag="play"):
    """Tiles laid, as [square, tile]."""

    placed: Placed


class ExchangeMove(Struct, frozen=True, tag_field="kind", tag="exchange"):
    """Rack tiles put back for others."""

    tiles: Chosen


class PassMove(Struct, frozen=True, tag_field="kind", tag="pass"):
    """The turn skipped."""


class ResignMove(Struct, frozen=True, tag_field="kind", tag="resign"):
    """The game given up, in or out of turn."""


WireMove = PlayMove | ExchangeMove | PassMove | ResignMove


class MoveMessage(Struct, frozen=True, tag_field="type", tag="move"):
    """A move, meant for the game as it stood after event ``expected_seq``."""

    move_id: MoveId
    expected_seq: int
    move: WireMove


class PreviewMessage(Struct, frozen=True, tag_field="type", tag="preview"):
    """What would these tiles make and earn?"""

    preview_id: int
    placed: Placed


class ResyncMessage(Struct, frozen=True, tag_field="type", tag="resync"):
    """Send me the whole game: what I know of it does not fit what I was told."""


ClientMessage = MoveMessage | PreviewMessage | ResyncMessage


class Error(Struct, frozen=True):
    """Why something was refused; the page has the sentence for the code."""

    code: str
    facts: dict[str, object]


def error_of(error: CrossglotError) -> Error:
    """``error`` as it goes over the wire."""
    return Error(str(error.code), error.facts)


class MoveRecord(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the score sheet; what does not belong to its kind is absent.

    Attributes:
        seq: Number of its event.
        seat: Whose turn it was.
        kind: What was done.
        points: What it earned.
        total: The seat's score afterwards.
        position: Where the play starts, as the edition's players write it.
        start: The same as a square.
        direction: 0 across, 1 down.
        tiles: The whole main word, 0 where a tile lay before; or the tiles
            exchanged, in the eyes of their owner.
        laid: Squares covered.
        words: (text, points) of every word made, the main word first.
        count: How many tiles were exchanged.
        withdrawn: True where the play was challenged off the board.
    """

    seq: int
    seat: int
    kind: Literal["play", "exchange", "pass", "skip", "resign"]
    points: int
    total: int
    position: str | None = None
    start: int | None = None
    direction: int | None = None
    tiles: tuple[int, ...] | None = None
    laid: tuple[int, ...] | None = None
    words: tuple[tuple[str, int], ...] | None = None
    count: int | None = None
    withdrawn: bool = False


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended."""

    reason: str
    scores: tuple[int, ...]
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    racks: tuple[tuple[int, ...], ...]


class GameView(Struct, frozen=True, gc=False):
    """The game as one seat sees it, or as a spectator does (``you`` is None).

    Attributes:
        lookups: Which words may be explained now: ``any`` when the game is over or the
            dictionary is open, ``played`` those on the board, ``none`` while they may be
            challenged.
    """

    id: str
    edition: str
    lexicon: str | None
    seats: tuple[Seat, ...]
    you: int | None
    to_move: int | None
    board: tuple[int, ...]
    rack: tuple[int, ...]
    bag: int
    unseen: tuple[tuple[int, int], ...]
    moves: tuple[MoveRecord, ...]
    over: Outcome | None
    lookups: Literal["any", "played", "none"]


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The whole game, after event ``seq``."""

    seq: int
    game: GameView


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """A line of the score sheet that was missed; the snapshot after it has number ``seq``."""

    seq: int
    move: MoveRecord


class Changed(Struct, frozen=True, tag_field="type", tag="changed"):
    """What is different after event ``seq``; the first and only news of it.

    Attributes:
        seq: Number of the game's last event.
        after: Number that the reader must know the game at; else he asks for a ``resync``.
        game: Fields of :class:`GameView` that have another value, whole.
        moves: Lines of the score sheet that are new, or in place of those with the same ``seq``.
        board: [square, tile] where another tile lies now, 0 for none.
    """

    seq: int
    after: int
    game: dict[str, object]
    moves: tuple[MoveRecord, ...]
    board: tuple[tuple[int, int], ...]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The move was taken and is on the disk; ``seq`` is its last event."""

    move_id: str
    seq: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """The move was meant for another position; the game is at ``seq``."""

    move_id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The move is not allowed; nothing has changed."""

    move_id: str
    error: Error


class PreviewWord(Struct, frozen=True):
    """A word that the tiles would make."""

    word: str
    points: int
    squares: tuple[int, ...]
    admissible: bool


class PreviewAnswer(Struct, frozen=True, tag_field="type", tag="preview"):
    """What the tiles would make and earn, or why they may not lie so."""

    preview_id: int
    points: int | UnsetType = UNSET
    words: tuple[PreviewWord, ...] | UnsetType = UNSET
    error: Error | UnsetType = UNSET


class Failed(Struct, frozen=True, tag_field="type", tag="error"):
    """Something that was no answer to a move or a preview went wrong."""

    error: Error


ServerMessage = Snapshot | Changed | Moved | Ack | Stale | Refused | PreviewAnswer | Failed

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str | bytes) -> ClientMessage:
    """The message that ``text`` is.

    Raises:
        msgspec.DecodeError: It is none.
    """
    return _decoder.decode(text)


encode = msgspec.json.Encoder(enc_hook=str).encode
"""Facts of an error may hold any value; what JSON has no form for goes as text."""
