"""Every move of the ordinary game, as a value; ``docs/server.md`` explains each.

Those of other kinds of games are in :mod:`crossglot.server.wire.acts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.game import Request

LONGEST_LIST = 64
"""Tiles in one message; no rack is longer."""

LONGEST_TEXT = 200
"""Characters of a move as somebody types it."""

Placed = Annotated[tuple[tuple[int, int], ...], Meta(max_length=LONGEST_LIST)]
Vowels = Annotated[int, Meta(ge=0, le=LONGEST_LIST)] | None
Chosen = Annotated[tuple[int, ...], Meta(max_length=LONGEST_LIST)]


class PlayMove(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="play"):
    """Tiles laid, as [square, tile].

    Attributes:
        placed: Which tile goes where.
        reclaimed: Squares whose blank is first taken for its letter (ET-82).
        vowels: How many tiles to draw from the bag of vowels, where there are two (ET-88).
    """

    placed: Placed
    reclaimed: Chosen = ()
    vowels: Vowels = None


class ExchangeMove(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="exchange"):
    """Rack tiles put back for others; ``vowels`` as for a play."""

    tiles: Chosen
    vowels: Vowels = None


class PassMove(Struct, frozen=True, tag_field="kind", tag="pass"):
    """The turn skipped."""


class ResignMove(Struct, frozen=True, tag_field="kind", tag="resign"):
    """The game given up, in or out of turn."""


class ChallengeMove(Struct, frozen=True, tag_field="kind", tag="challenge"):
    """The last play doubted: these of its words, by their place in ``words``, or all."""

    words: Chosen | None = None


class AcceptMove(Struct, frozen=True, tag_field="kind", tag="accept"):
    """The last play let stand, so that its challenge window closes early."""


class ProposeMove(Struct, frozen=True, tag_field="kind", tag="propose"):
    """Something asked of the others: a takeback, the end, or that the game be called off."""

    what: Request | Literal["end"]


class AnswerMove(Struct, frozen=True, tag_field="kind", tag="answer"):
    """What another has asked for, granted or not."""

    what: Request | Literal["end"]
    agree: bool


class AbortMove(Struct, frozen=True, tag_field="kind", tag="abort"):
    """The game called off alone, in the first round before one's own turn."""


class ClaimMove(Struct, frozen=True, tag_field="kind", tag="claim"):
    """The game ended because the player it waits for has gone."""

    result: Literal["win", "abort"]


class ArgueMove(Struct, frozen=True, tag_field="kind", tag="argue"):
    """A word of one's last play, by its place in ``words``, said to belong to the theme."""

    word: int


class VoteMove(Struct, frozen=True, tag_field="kind", tag="vote"):
    """Whether the word that another argues for belongs to the theme."""

    agree: bool


TurnMove = PlayMove | ExchangeMove | PassMove
TypedMove = TurnMove | ChallengeMove | AcceptMove | ArgueMove | VoteMove
WireMove = (
    TurnMove
    | ResignMove
    | ChallengeMove
    | AcceptMove
    | ProposeMove
    | AnswerMove
    | AbortMove
    | ClaimMove
    | ArgueMove
    | VoteMove
)
