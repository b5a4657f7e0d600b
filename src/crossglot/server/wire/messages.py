"""Every message of the live connection, as a value; ``docs/server.md`` explains each.

Tile ids are those of the edition; a blank on the rack is 64, a blank that
stands for a letter 64 + the letter's id. Squares count row by row from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from crossglot.board import Direction
from crossglot.editions import House
from crossglot.errors import CrossglotError
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.moves import LONGEST_TEXT, TypedMove
from crossglot.server.wire.positions import Style
from crossglot.server.wire.requests import AgainstEnd, Argued, Asked
from crossglot.server.wire.standing import Seat

VERSION = 3
"""Of these messages; raised when older clients would misunderstand them."""

OLDEST_VERSION = 3
"""Clients older than this are told to reload."""

MoveId = Annotated[str, Meta(min_length=1, max_length=64)]


class MoveMessage(Struct, frozen=True, tag_field="type", tag="move"):
    """A move, meant for the game as it stood after event ``expected_seq``."""

    move_id: MoveId
    expected_seq: int
    move: AnyMove


class PreviewMessage(Struct, frozen=True, tag_field="type", tag="preview"):
    """What would this move make and earn? Nothing is done."""

    preview_id: int
    move: AnyMove


class NudgeMessage(Struct, frozen=True, tag_field="type", tag="nudge"):
    """Ask the player whom the game waits for to move."""


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ``ping``, at once."""

    ping_id: int


class TypedMessage(Struct, frozen=True, tag_field="type", tag="typed"):
    """What move is this text, and what would it make and earn?

    Attributes:
        typed_id: A number of the sender's choice; the answer has it.
        text: The move as it is typed.
        style: How it names squares; null is the style of the edition.
    """

    typed_id: int
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    style: Style = None


class ResyncMessage(Struct, frozen=True, tag_field="type", tag="resync"):
    """Send me the whole game: what I know of it does not fit what I was told."""


ClientMessage = (
    MoveMessage | PreviewMessage | TypedMessage | ResyncMessage | NudgeMessage | PongMessage
)


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
        start: Square where the play starts.
        direction: 0 across, 1 down.
        tiles: The whole main word, 0 where a tile lay before; or the tiles
            exchanged, in the eyes of their owner.
        laid: Squares covered.
        words: (text, points) of every word made, the main word first.
        count: How many tiles were exchanged.
        withdrawn: True where the play was challenged off the board.
        taken_back: True where the turn was taken back by consent.
        at: When, in milliseconds since the game's start.
    """

    seq: int
    seat: int
    kind: Literal["play", "exchange", "pass", "skip", "resign"]
    points: int
    total: int
    start: int | None = None
    direction: Direction | None = None
    tiles: tuple[int, ...] | None = None
    laid: tuple[int, ...] | None = None
    words: tuple[tuple[str, int], ...] | None = None
    count: int | None = None
    withdrawn: bool = False
    taken_back: bool = False
    at: int = 0


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended.

    Attributes:
        reason: Why.
        by: The seat whose act ended it, or who was missing; None where it was nobody's.
        scores: Totals, everything booked.
        adjustments: Booked for tiles left.
        penalties: Booked for overtime; empty where there was none.
        winners: Seats that share the first place.
        racks: Tiles left.
    """

    reason: str
    by: int | None
    scores: tuple[int, ...]
    adjustments: tuple[int, ...]
    penalties: tuple[int, ...]
    winners: tuple[int, ...]
    racks: tuple[tuple[int, ...], ...]


class StartingDraw(Struct, frozen=True, gc=False):
    """The tiles that the seats drew to find out who starts (HU-M-5, CS-1, ET-11, HU-W-6).

    Attributes:
        rounds: (seat, tile) pairs; a second round is a draw of those who tied.
        first: The seat that starts.
    """

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    first: int


class Times(Struct, frozen=True, gc=False):
    """The clocks, in milliseconds; a time of day counts from the game's start.

    Attributes:
        used: Time used up to ``since``, by seat.
        since: When the clock of the seat to move began to run.
        turn_ends: When that seat will have used up its turn, or lost; None is never.
    """

    used: tuple[int, ...]
    since: int
    turn_ends: int | None


class Window(Struct, frozen=True, gc=False):
    """The last play may be challenged.

    Attributes:
        seat: Whose play.
        ends: When it will stand by itself, in milliseconds since the game's start; None: never.
        accepted: Opponents who let it stand.
    """

    seat: int
    ends: int | None
    accepted: tuple[int, ...]


Act = Literal["challenge", "accept", "abort", "takeback", "vote"]
"""What a seat may do beside its turn."""


class GameView(Struct, frozen=True, gc=False):
    """The game as one seat sees it, or as a spectator does (``you`` is None).

    Attributes:
        lookups: Which words may be explained now: ``any`` when the game is over or the
            dictionary is open, ``played`` those on the board, ``none`` while they may be
            challenged.
        house: The house rules agreed on, the clock among them.
        rated: Whether it counts.
        delay: Turns that spectators are behind.
        draw: Who drew what for the start; None where nobody knows.
        times: The clocks.
        window: The last play while it may be challenged.
        asked: What is asked for now.
        argued: The word that is said to belong to the theme now.
        may: What you may do beside your turn; empty for spectators.
        arguable: Words of your last play that you may say so of, by their place.
        declined: Who did not agree to end the game, until the next turn or proposal.
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
    house: House
    rated: bool
    delay: int
    draw: StartingDraw | None
    times: Times
    window: Window | None
    asked: tuple[Asked, ...]
    argued: Argued | None
    may: tuple[Act, ...]
    arguable: tuple[int, ...]
    declined: AgainstEnd | None = None


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The whole game, after event ``seq``, at ``now`` in milliseconds since its start."""

    seq: int
    now: int
    game: GameView


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """A line of the score sheet that was missed; the snapshot after it has number ``seq``."""

    seq: int
    move: MoveRecord


class Changed(Struct, frozen=True, tag_field="type", tag="changed"):
    """What is different after event ``seq``; the first and only news of it.

    Attributes:
        seq: Number of the game's last event.
        now: When this is said, in milliseconds since the game's start.
        after: Number that the reader must know the game at; else they ask for a ``resync``.
        game: Fields of :class:`GameView` that have another value, whole.
        moves: Lines of the score sheet that are new, or in place of those with the same ``seq``.
        board: [square, tile] where another tile lies now, 0 for none.
        body: Of games of other kinds: fields of their body that have another value, whole.
    """

    seq: int
    now: int
    after: int
    game: dict[str, object]
    moves: tuple[MoveRecord, ...] = ()
    board: tuple[tuple[int, int], ...] = ()
    body: dict[str, object] | UnsetType = UNSET


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
    """A word that the tiles would make; ``admissible`` is None where others may challenge it."""

    word: str
    points: int
    squares: tuple[int, ...]
    admissible: bool | None


class PreviewAnswer(Struct, frozen=True, tag_field="type", tag="preview"):
    """What the tiles would make and earn, or why they may not lie so."""

    preview_id: int
    points: int | UnsetType = UNSET
    words: tuple[PreviewWord, ...] | UnsetType = UNSET
    error: Error | UnsetType = UNSET


class TypedAnswer(Struct, frozen=True, tag_field="type", tag="typed"):
    """The move that a text means, and what it would make and earn; or why it is none."""

    typed_id: int
    move: TypedMove | UnsetType = UNSET
    points: int | UnsetType = UNSET
    words: tuple[PreviewWord, ...] | UnsetType = UNSET
    error: Error | UnsetType = UNSET


class Failed(Struct, frozen=True, tag_field="type", tag="error"):
    """Something that was no answer to a move or a preview went wrong."""

    error: Error


class Gone(Struct, frozen=True):
    """The player whom a timed game waits for has no connection.

    Attributes:
        seat: Who.
        claim_in: Seconds until the others may claim the game.
        end_in: Seconds until the site ends it.
    """

    seat: int
    claim_in: float
    end_in: float


class PresenceNews(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected.

    Attributes:
        seats: For each seat, whether somebody is there; a computer always is.
        spectators: How many look on.
        gone: Who is missed, in a timed game.
    """

    seats: tuple[bool, ...]
    spectators: int
    gone: Gone | None


class Nudged(Struct, frozen=True, tag_field="type", tag="nudged"):
    """``by`` asks ``seat`` to move; ``left`` are the milliseconds until it loses turn or game."""

    by: int
    seat: int
    left: int | None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Answer with a ``pong`` at once: so the server measures the line."""

    ping_id: int


ServerMessage = (
    Snapshot
    | Changed
    | Moved
    | Ack
    | Stale
    | Refused
    | PreviewAnswer
    | TypedAnswer
    | Failed
    | PresenceNews
    | Nudged
    | Ping
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str | bytes) -> ClientMessage:
    """The message that ``text`` is.

    Raises:
        msgspec.DecodeError: It is none.
    """
    return _decoder.decode(text)


encode = msgspec.json.Encoder(enc_hook=str).encode
"""Facts of an error may hold any value; what JSON has no form for goes as text."""
