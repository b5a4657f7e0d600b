"""What an arbiter says, as it goes over the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from crossglot.editions import CoordinateStyle
from crossglot.server.tournaments.answer_messages import Number, Typed
from crossglot.tournament.events import Entrant
from crossglot.variants.duplicate.profile import Fault

Why = Annotated[str, Meta(max_length=400)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """Something that an arbiter does."""


class Start(_Act, frozen=True, tag="start"):
    """Begin the event, or its next game, now."""


class Draw(_Act, frozen=True, tag="draw"):
    """Have the machine draw the next racks."""


class NameRack(_Act, frozen=True, tag="rack"):
    """Name the rack that was drawn from a real bag: tiles as text, ``?`` for a blank.

    Attributes:
        rack: The whole rack.
        rejected: Racks drawn before that were not admissible.
        game: Which game, from 1; 0 is the one under way.
    """

    rack: Typed
    rejected: Annotated[tuple[Typed, ...], Meta(max_length=50)] = ()
    game: Number = 0


class OpenRound(_Act, frozen=True, tag="open"):
    """Start the clock of the round."""


class CloseRound(_Act, frozen=True, tag="close"):
    """Close the round now.

    Attributes:
        top: Which of the tops that the desk lists goes on the board, from 0; None leaves it
            to the order of the profile.
        game: In which game.
    """

    top: Number | None = None
    game: Number = 0


class EnterSlip(_Act, frozen=True, tag="slip"):
    """Enter a slip on paper, or put one right, before the round closes.

    Attributes:
        player: Whose.
        text: As it is typed: ``H8 KASS 12``.
        reason: Why, if it puts one right.
        style: Of its coordinates; None is the edition's own.
        fault: What is wrong with the paper itself.
        game: Of which game.
    """

    player: Number
    text: Typed
    reason: Why = ""
    style: CoordinateStyle | None = None
    fault: Fault | None = None
    game: Number = 0


class AddPlayer(_Act, frozen=True, tag="player"):
    """Somebody plays on paper."""

    entrant: Entrant


class CorrectResult(_Act, frozen=True, tag="correct"):
    """Put a result of a closed round right: by what a slip is worth, or by points.

    Attributes:
        round: Which round.
        player: Whose result.
        text: The slip as it should have been read; None for points by hand.
        style: Of its coordinates; None is the edition's own.
        points: Points by hand.
        appeal: Number of the appeal that is accepted with this.
        reason: Why.
        game: Of which game.
    """

    round: Number
    player: Number
    reason: Why
    text: Typed | None = None
    style: CoordinateStyle | None = None
    points: Number | None = None
    appeal: Number | None = None
    game: Number = 0


class Reject(_Act, frozen=True, tag="decline"):
    """Decline an appeal."""

    appeal: Number
    reason: Why


class CancelRound(_Act, frozen=True, tag="cancel"):
    """Take a rack or a round back: all tiles back, another rack."""

    reason: Why
    game: Number = 0


class Sanction(_Act, frozen=True, tag="sanction"):
    """Warn a player, or take or give them points: a solo's bonus, too."""

    player: Number
    reason: Why
    points: Points = 0
    warned: bool = False
    game: Number = 0


class Exclude(_Act, frozen=True, tag="exclude"):
    """A player is out, and all their points are void."""

    player: Number
    reason: Why


class Undo(_Act, frozen=True, tag="undo"):
    """Cancel something that is in the log, by its number."""

    seq: Number
    reason: Why


class Pause(_Act, frozen=True, tag="pause"):
    """Stop all clocks."""

    reason: Why = ""


class Resume(_Act, frozen=True, tag="resume"):
    """Let them go on."""


class Extend(_Act, frozen=True, tag="extend"):
    """Give an open round more time."""

    seconds: Annotated[int, Meta(ge=1, le=604_800)]
    reason: Why = ""


class Stop(_Act, frozen=True, tag="stop"):
    """End the event; rounds closed count."""


Act = (
    Start
    | Draw
    | NameRack
    | OpenRound
    | CloseRound
    | EnterSlip
    | AddPlayer
    | CorrectResult
    | Reject
    | CancelRound
    | Sanction
    | Exclude
    | Undo
    | Pause
    | Resume
    | Extend
    | Stop
)
"""Everything that an arbiter may do."""
