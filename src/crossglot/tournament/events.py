"""What happened in an event: its games' own events, and what lies around them.

Nothing is ever deleted: what was wrong is cancelled by an :class:`Undone`.
Times are milliseconds of the server's clock. Games are counted from 1, rounds
from 1, players from 0 in the order in which they came.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.tournament.setup import Name, Setup
from crossglot.variants.duplicate.events import (
    Corrected,
    Ended,
    Opened,
    RackDrawn,
    RackRepeated,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Sanctioned,
    Slip,
)

Index = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_REASON = 400
"""Characters."""

Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
Granted = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""Milliseconds; an arbiter may give a week."""

Step = (
    Opened
    | RackDrawn
    | RoundOpened
    | RoundClosed
    | RackRepeated
    | RoundCancelled
    | Sanctioned
    | Corrected
    | Ended
)
"""What may happen in one game; slips and latecomers have events of their own here."""


class Entrant(Struct, frozen=True):
    """Who hands in one slip: a player, or a pair.

    Attributes:
        name: Shown to all.
        members: The two names of a pair; nothing for one player.
        team: The team they play for, if any.
        hall: Where they play, when there are several halls.
        kind: How they take part: with an account, as a guest, on paper, or a computer.
    """

    name: Name
    members: tuple[Name, ...] = ()
    team: Annotated[str, Meta(max_length=80)] = ""
    hall: Annotated[str, Meta(max_length=80)] = ""
    kind: Literal["account", "guest", "paper", "robot"] = "guest"


class Founded(Struct, frozen=True, tag="founded"):
    """The event was set up."""

    setup: Setup
    at: int = 0


class Entered(Struct, frozen=True, tag="entered"):
    """Somebody takes part; their number is how many came before them."""

    entrant: Entrant
    at: int = 0


class Withdrew(Struct, frozen=True, tag="withdrew"):
    """Somebody left and is no longer waited for.

    Attributes:
        player: Who.
        excluded: Whether all their points are void (FISF 6.1).
        reason: Why, if the arbiter did it.
        by: The arbiter, if the arbiter did it.
    """

    player: Index
    at: int = 0
    excluded: bool = False
    reason: Reason = ""
    by: str = ""


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody who had left is there again; for what they missed they have handed in nothing."""

    player: Index
    at: int = 0


class Stepped(Struct, frozen=True, tag="step"):
    """Something happened in one of the games.

    Attributes:
        game: Which, from 1.
        event: What.
        at: When.
        by: The arbiter, when it was done by hand.
    """

    game: Index
    event: Step
    at: int = 0
    by: str = ""


class Answered(Struct, frozen=True, tag="answer"):
    """An answer came; of several the one with the greatest number counts.

    The number makes an answer its own: sent again it does no harm, and one
    that comes after a later one changes nothing.

    Attributes:
        game: Which game, from 1.
        round: Which round, from 1.
        player: Who.
        number: Of the answer, given by the player's client, from 1.
        at: When, the lag credit taken off.
        slip: The slip; None is hidden.
        safe: A second slip, paid when the first is invalid.
        by: The arbiter who entered it from paper or put it right.
        reason: Why they did.
    """

    game: Index
    round: Index
    player: Index
    number: Index
    at: int
    slip: Slip | None
    safe: Slip | None = None
    by: str = ""
    reason: Reason = ""


class Paused(Struct, frozen=True, tag="paused"):
    """All clocks stand still."""

    at: int
    reason: Reason = ""
    by: str = ""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clocks go on; every deadline is later by the time they stood.

    Attributes:
        at: When.
        granted: Milliseconds more, so that some time is left for a slip.
    """

    at: int
    granted: Granted = 0
    by: str = ""


class Appealed(Struct, frozen=True, tag="appeal"):
    """A player holds a result to be wrong (FISF 6.3)."""

    game: Index
    round: Index
    player: Index
    text: Reason
    at: int = 0


class Decided(Struct, frozen=True, tag="decided"):
    """The arbiter decided an appeal; what follows from it is a step of its own.

    Attributes:
        appeal: Number of the event of the appeal.
        accepted: Whether the player was right.
        reason: Why.
        by: The arbiter.
    """

    appeal: Index
    accepted: bool
    reason: Reason
    by: str = ""
    at: int = 0


class Undone(Struct, frozen=True, tag="undone"):
    """An event was cancelled: all is as if it had not happened.

    Attributes:
        seq: Number of the event that is cancelled, from 1.
        reason: Why.
        by: The arbiter.
    """

    seq: Index
    reason: Reason
    by: str = ""
    at: int = 0


class Finished(Struct, frozen=True, tag="finished"):
    """The event is over; its seed is no secret any more."""

    at: int = 0


Event = (
    Founded
    | Entered
    | Withdrew
    | Returned
    | Stepped
    | Answered
    | Paused
    | Resumed
    | Appealed
    | Decided
    | Undone
    | Finished
)
"""Everything that can happen."""
