"""The lines of a stream; ``docs/bots.md`` explains each. Everything in them is public."""

from __future__ import annotations

from msgspec import Struct

from crossglot.server.lobby.wire import Offer


class TurnNews(Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the account's turn; ``seq`` is the number of the game's last event."""

    game: str
    seq: int


class WindowNews(Struct, frozen=True, tag_field="type", tag="window"):
    """Another seat's play may be challenged now."""

    game: str
    seq: int


class StartedNews(Struct, frozen=True, tag_field="type", tag="started"):
    """A game of the account has started."""

    game: str


class OverNews(Struct, frozen=True, tag_field="type", tag="over"):
    """A game of the account is over."""

    game: str
    seq: int
    reason: str


class ChallengeNews(Struct, frozen=True, tag_field="type", tag="challenge"):
    """The account is invited to a game: take a seat, or decline."""

    game: str
    offer: Offer


class ReadyNews(Struct, frozen=True, tag_field="type", tag="ready"):
    """All that waited for the account has been told; what follows is new."""


News = TurnNews | WindowNews | StartedNews | OverNews | ChallengeNews | ReadyNews
