"""Every message that a server sends about an event, whole, as it is described to clients.

What everybody gets is encoded once and completed for each (:func:`~crossglot.server.\
tournaments.wire.completed`), so that no value of these types is ever made: they are the
description, and a test holds what is sent against it.
"""

from __future__ import annotations

from crossglot.server.operations.banner import BannerMessage
from crossglot.server.tournaments.answer_messages import NotTaken, Taken
from crossglot.server.tournaments.messages import (
    Again,
    ClosedShared,
    DeskNews,
    OpenRound,
    Over,
    OwnResult,
    PlayersNews,
    RulingNews,
    Signal,
    Snapshot,
    StateNews,
    TimeNews,
)
from crossglot.server.wire.messages import Failed
from crossglot.tournament.ranks import Row


class Closed(ClosedShared, frozen=True, tag="closed"):
    """A round is closed.

    Attributes:
        you: What it brought the player; None for spectators and latecomers.
        own: Their line of the table; None for anyone not in it.
        near: The lines around it.
    """

    you: OwnResult | None
    own: Row | None
    near: tuple[Row, ...]


class Ruling(RulingNews, frozen=True, tag="ruling"):
    """The referee has ruled; ``own`` and ``near`` as in :class:`Closed`."""

    own: Row | None
    near: tuple[Row, ...]


class GameOver(Over, frozen=True, tag="over"):
    """A game of the event is over; ``own`` and ``near`` as in :class:`Closed`."""

    own: Row | None
    near: tuple[Row, ...]


EventNews = (
    Snapshot
    | PlayersNews
    | StateNews
    | OpenRound
    | Signal
    | Taken
    | NotTaken
    | TimeNews
    | Closed
    | Again
    | Ruling
    | GameOver
    | DeskNews
    | Failed
    | BannerMessage
)
"""Everything that a server says on the connection of an event."""
