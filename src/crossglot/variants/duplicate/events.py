"""What happened in a duplicate game, one event after the other.

Events are plain values with a tag, written to JSON as they stand. What a player
may not see of them is :mod:`.view`'s business.
"""

from __future__ import annotations

from itertools import chain, repeat
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board, Direction
from crossglot.game import SeatInfo
from crossglot.moves import THROUGH, Play
from crossglot.variants.duplicate.profile import Fault, Profile

Tiles = tuple[int, ...]

EndReason = Literal["used-up", "no-rack", "no-play", "rounds", "last-standing", "stopped"]
"""Why a game ended.

``used-up``: every tile lies on the board; ``no-rack``: what is left has no
vowels or no consonants (ET-122, HU-W-85); ``no-play``: nothing can be laid;
``rounds``: as many as were agreed on; ``last-standing``: sudden death has left
one; ``stopped``: the referee ended it (FISF 3.7).
"""


class Laid(Struct, frozen=True):
    """A play and what it earns; ``tiles`` has 0 where a tile lay before."""

    start: int
    direction: int
    tiles: Tiles
    points: int

    @classmethod
    def of(cls, play: Play, points: int) -> Laid:
        """``play`` as events write it."""
        return cls(play.start, int(play.direction), tuple(play.tiles), points)

    @property
    def play(self) -> Play:
        """The play as the rules know it."""
        return Play(self.start, Direction(self.direction), bytes(self.tiles))


class Slip(Struct, frozen=True):
    """What a player wrote: word, square and value (ET-111, HU-W-73, HU-W-84).

    A slip may be wrong in every way; nothing is checked until the round closes.

    Attributes:
        start: Square of the first letter.
        direction: 0 across, 1 down.
        word: The whole word, tiles that lie there included; bit 6 marks a blank.
        claimed: The points the player wrote, if any.
        fault: What is wrong with the paper itself, as the referee saw it.
    """

    start: int
    direction: int
    word: Tiles
    claimed: Annotated[int, Meta(ge=0)] | None = None
    fault: Fault | None = None

    @classmethod
    def of(cls, board: Board, play: Play, claimed: int | None = None) -> Slip:
        """The slip of a player who means ``play``; what does not lie on the board stays 0."""
        squares = board.layout.walk(play.start, play.direction)
        word = (
            letter_of(board[at]) if tile == THROUGH and at is not None else tile
            for tile, at in zip(play.tiles, chain(squares, repeat(None)), strict=False)
        )
        return cls(play.start, int(play.direction), tuple(word), claimed)

    @property
    def letters(self) -> bytes:
        """The word's letters, blanks unmarked."""
        return bytes(tile & ~BLANK for tile in self.word)


class Result(Struct, frozen=True):
    """What a round brought one player.

    Attributes:
        player: Who.
        points: For their own word (HU-W-77), before penalties.
        laid: The play that was paid, if there was one.
        fault: What was wrong, if anything.
        warned: Whether that was a warning.
        penalty: Points off.
        bonus: Points for being the only best.
        spent: In topping, milliseconds that it took them; of a top not found, all that it costs.
    """

    player: int
    points: int
    laid: Laid | None = None
    fault: Fault | None = None
    warned: bool = False
    penalty: int = 0
    bonus: int = 0
    spent: int | UnsetType = UNSET

    @property
    def total(self) -> int:
        """What goes on the player's score sheet."""
        return self.points - self.penalty + self.bonus


class Opened(Struct, frozen=True, tag="opened"):
    """A duplicate game was set up.

    Attributes:
        edition: Id of the edition.
        letters: Its letters by tile id, so that a stored game explains itself.
        lexicon: Id of the lexicon, or None when any word goes.
        profile: The rules, whole: a later version of its file changes nothing here.
        players: Who plays; any number, one alone too (ET-106, HU-W-68).
        seed: Draws every rack; a secret until the game is over.
    """

    edition: str
    letters: tuple[str, ...]
    lexicon: str | None
    profile: Profile
    players: tuple[SeatInfo, ...]
    seed: str


class Joined(Struct, frozen=True, tag="joined"):
    """Somebody came; rounds already played count nothing for them (FISF 6.2)."""

    player: SeatInfo


class RackDrawn(Struct, frozen=True, tag="rack"):
    """The tiles of a round were drawn and named (ET-109, ET-117, HU-W-71).

    Attributes:
        number: Of the round, from 1.
        kept: What the last top had left; nothing when that went back.
        drawn: The new tiles, in the order of drawing.
        rejected: Racks that went back before (ET-120).
        by: The seed, or the referee from a real bag.
    """

    number: int
    kept: Tiles
    drawn: Tiles
    rejected: tuple[Tiles, ...] = ()
    by: Literal["seed", "referee"] = "seed"


class RoundOpened(Struct, frozen=True, tag="round"):
    """The clock was started; ``at`` is in milliseconds."""

    number: int
    at: int


class SlipHanded(Struct, frozen=True, tag="slip"):
    """A player handed in a slip, in place of an earlier one; None is hidden.

    Attributes:
        number: Of the round, from 1.
        player: Who.
        at: When, in milliseconds.
        slip: What they wrote.
        safe: A second slip, paid when the first cannot be laid or is no
            admissible word (Czech weekly duplicate).
    """

    number: int
    player: int
    at: int
    slip: Slip | None
    safe: Slip | None = None


class RoundClosed(Struct, frozen=True, tag="closed"):
    """Slips were judged, the top was laid (ET-113, ET-114, HU-W-75, HU-W-76).

    Attributes:
        number: Of the round.
        top: What lies on the board now, and its points.
        equal: How many plays earned as much.
        by: Whether the order of the profile chose among them or the referee.
        results: What it brought each player.
        out: Players whom sudden death removes.
    """

    number: int
    top: Laid
    equal: int
    by: Literal["order", "referee"]
    results: tuple[Result, ...]
    out: tuple[int, ...] = ()


class RackRepeated(Struct, frozen=True, tag="repeated"):
    """Nobody found a play: the same tiles are announced again (Romania)."""

    number: int


class RoundCancelled(Struct, frozen=True, tag="cancelled"):
    """The referee took the round back: all tiles back, another rack (FISF 3.6)."""

    number: int
    reason: str


class Sanctioned(Struct, frozen=True, tag="sanctioned"):
    """The referee warned a player, or took or gave them points, by hand."""

    player: int
    points: int
    warned: bool
    reason: str


class Corrected(Struct, frozen=True, tag="corrected"):
    """A result was put right after an appeal (FISF 6.3)."""

    number: int
    result: Result
    reason: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over.

    Attributes:
        reason: Why.
        penalties: Points off for warnings, by player.
        places: Place of each player; equal ones share it.
    """

    reason: EndReason
    penalties: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    Opened
    | Joined
    | RackDrawn
    | RoundOpened
    | SlipHanded
    | RoundClosed
    | RackRepeated
    | RoundCancelled
    | Sanctioned
    | Corrected
    | Ended
)
"""Everything that can happen."""
