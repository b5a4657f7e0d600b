"""What is kept of a game beside its events: the agreement, the seats, how far it has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.editions import House
from crossglot.game import HUMAN
from crossglot.server.kinds.setups import Setup
from crossglot.server.lobby.speed import Speed
from crossglot.server.wire.chat_mode import ChatMode
from crossglot.server.wire.standing import KindName

State = Literal["waiting", "full", "started", "over", "withdrawn", "expired", "declined"]
"""``full``: all have sat down and the first events are about to be written; the last three are
games that never started."""

GONE: frozenset[State] = frozenset({"withdrawn", "expired", "declined"})
"""States of games that never started and never will."""

Points = Annotated[int, Meta(ge=0, le=10_000)]


class RatingRange(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit down, by rating; both ends belong to it, null is no limit."""

    lowest: Points | None = None
    highest: Points | None = None

    def admits(self, rating: float) -> bool:
        """Whether it lets in who has ``rating``.

        >>> RatingRange(1400).admits(1399.6), RatingRange(highest=1600).admits(1601)
        (True, False)
        """
        points = round(rating)
        return (self.lowest is None or points >= self.lowest) and (
            self.highest is None or points <= self.highest
        )


class Agreement(Struct, frozen=True, omit_defaults=True):
    """What was agreed on, as far as only the game itself needs it.

    Attributes:
        lexicon: The lexicon's id.
        house: The house rules, the clock among them.
        ratings: Who may sit down.
        chat: What may be said in the game, at most.
    """

    lexicon: str | None
    house: House = House()
    ratings: RatingRange | None = None
    chat: ChatMode = "free"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """One seat.

    Attributes:
        player: ``"human"``, or the kind of computer player.
        account: Who sits there or is invited to; None when open or a computer's.
        agreed: Whether it is taken: false for open seats and invitations.
        name: The account's name; None for guests and where there is no account.
        rating: Of the account, as it sat down.
    """

    player: str
    account: str | None = None
    agreed: bool = False
    name: str | None = None
    rating: float | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may sit down."""
        return self.player == HUMAN and self.account is None


@dataclass(frozen=True, slots=True)
class Record:
    """A game beside its events.

    Attributes:
        id: The game's id.
        state: How far it has come.
        creator: The account that offered it.
        public: Whether the lobby lists it; a private game is found by its address.
        rated: Whether ratings follow from it.
        speed: What its clock allows, in one word.
        edition: The edition's id.
        agreement: The rest of what was agreed on.
        created: When it was offered, in seconds since 1970.
        ended: When it was over or given up; None before.
        rematch_of: The game before this one.
        seats: Clockwise.
        kind: Which kind of game it is.
        setup: What only games of this kind leave open; None for the ordinary game.
    """

    id: str
    state: State
    creator: str
    public: bool
    rated: bool
    speed: Speed
    edition: str
    agreement: Agreement
    created: float
    seats: tuple[SeatRecord, ...]
    ended: float | None = None
    rematch_of: str | None = None
    kind: KindName = "standard"
    setup: Setup | None = None

    def seat_of(self, account: str | None) -> int | None:
        """The seat that ``account`` has or is invited to; None for everybody else."""
        if account is None:
            return None
        found = (n for n, seat in enumerate(self.seats) if seat.account == account)
        return next(found, None)

    @property
    def filled(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.agreed for seat in self.seats)

    @property
    def invited(self) -> tuple[str, ...]:
        """Accounts that have been asked and have not answered."""
        return tuple(seat.account for seat in self.seats if seat.account and not seat.agreed)
