"""What the lobby says, as values; ``docs/lobby.md`` explains each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crossglot.editions import House
from crossglot.game import HUMAN
from crossglot.server.lobby.records import RatingRange, Record, SeatRecord, State
from crossglot.server.lobby.speed import Speed
from crossglot.server.wire.chat_mode import ChatMode
from crossglot.server.wire.standing import Standing

GUEST_NAME = "Guest"
"""What accounts without a name are called."""


class Place(Struct, frozen=True):
    """A seat as everybody may know it.

    Attributes:
        kind: ``open`` when anybody may sit down.
        name: Who sits there or is invited; None when open.
        player: The kind of computer player; None for people.
        rating: Of the account as it sat down; None when it had none.
        agreed: False while open, and while the invited has not answered.
    """

    kind: Literal["human", "computer", "open"]
    name: str | None
    player: str | None
    rating: int | None
    agreed: bool


class Offer(Struct, frozen=True):
    """A game beside its events: what was agreed on, and who is to sit where.

    Attributes:
        id: The game's id, before and after it has started.
        state: How far it has come.
        edition: The edition's id.
        lexicon: The lexicon's id.
        house: The house rules, the clock among them; what is usual is absent.
        speed: What the clock allows, in one word.
        rated: Whether ratings follow from it.
        public: Whether the lobby lists it.
        ratings: Who may sit down; None is anybody.
        chat: What may be said in the game, at most.
        seats: Clockwise.
        by: The seat of its creator; None when they have left it.
        created: When it was offered, in seconds since 1970.
        rematch_of: The game before this one.
        variant: Which kind of game it is; None is the ordinary game.
    """

    id: str
    state: State
    edition: str
    lexicon: str | None
    house: House
    speed: Speed
    rated: bool
    public: bool
    ratings: RatingRange | None
    chat: ChatMode
    seats: tuple[Place, ...]
    by: int | None
    created: float
    rematch_of: str | None
    variant: str | None = None


class Waiting(Struct, frozen=True, tag_field="type", tag="waiting"):
    """A game that waits for players, on its own live connection.

    Attributes:
        game: The game.
        you: The seat that the reader has or is invited to.
        here: Seats whose accounts are connected.
    """

    game: Offer
    you: int | None
    here: tuple[int, ...]


class LobbySnapshot(Struct, frozen=True, tag_field="type", tag="lobby"):
    """All that can be joined or watched, the newest first.

    Attributes:
        seeks: Public games with open seats.
        games: Public games that run.
        seek_count: How many seeks there are, listed or not.
        game_count: How many such games there are, listed or not.
        people: How many people are here, at all nodes.
    """

    seeks: tuple[Offer, ...]
    games: tuple[Offer, ...]
    seek_count: int
    game_count: int
    people: int


class LobbyChanged(Struct, frozen=True, tag_field="type", tag="lobby-changed"):
    """What is new or has changed, and ids of what has gone from the lists."""

    seeks: tuple[Offer, ...]
    games: tuple[Offer, ...]
    gone: tuple[str, ...]
    seek_count: int
    game_count: int
    people: int


class Challenges(Struct, frozen=True, tag_field="type", tag="challenges"):
    """The waiting games to which the reader is invited, or has invited others."""

    challenges: tuple[Offer, ...]


class RematchNews(Struct, frozen=True, tag_field="type", tag="rematch"):
    """How the rematch stands, on the live connection of the game before it.

    Attributes:
        id: The new game.
        state: ``waiting`` until all have agreed, then ``started``.
        agreed: Seats of the game before whose accounts have agreed.
    """

    id: str
    state: State
    agreed: tuple[int, ...]


class Listed(Standing, frozen=True, kw_only=True):
    """A game in somebody's list, before, during and after.

    Attributes:
        state: Whose turn it is for the player; ``waiting`` for players; ``invited``: their answer.
        you: The player's seat.
        rated: Whether ratings follow from it.
        speed: What the clock allows, in one word.
        created: When it was offered, in seconds since 1970.
    """

    state: Literal["your-turn", "invited", "their-turn", "waiting", "over"]
    you: int
    rated: bool
    speed: Speed
    created: float


class Facts(Struct, frozen=True):
    """What everybody may know of a game without its moves; enough for the preview of a link.

    Attributes:
        game: The game.
        edition_name: What players call the edition, in their language.
        language: BCP 47 tag.
        ended: When it was over or given up; None before.
        rematch: The rematch, when somebody has asked for one.
    """

    game: Offer
    edition_name: str
    language: str
    ended: float | None
    rematch: RematchNews | None


def place_of(seat: SeatRecord) -> Place:
    """``seat`` as everybody may know it."""
    if seat.player != HUMAN:
        return Place("computer", seat.player, seat.player, None, agreed=True)
    if seat.open:
        return Place("open", None, None, None, agreed=False)
    rating = None if seat.rating is None else round(seat.rating)
    return Place("human", seat.name or GUEST_NAME, None, rating, seat.agreed)


def offer_of(record: Record) -> Offer:
    """``record`` as everybody may know it."""
    return Offer(
        id=record.id,
        state=record.state,
        edition=record.edition,
        lexicon=record.agreement.lexicon,
        house=record.agreement.house,
        speed=record.speed,
        rated=record.rated,
        public=record.public,
        ratings=record.agreement.ratings,
        chat=record.agreement.chat,
        seats=tuple(map(place_of, record.seats)),
        by=record.seat_of(record.creator),
        created=record.created,
        rematch_of=record.rematch_of,
        variant=None if record.kind == "standard" else record.kind,
    )


def rematch_news(record: Record, old: Record) -> RematchNews:
    """How the rematch ``record`` of ``old`` stands."""
    agreed = {seat.account for seat in record.seats if seat.account and seat.agreed}
    seats = tuple(n for n, seat in enumerate(old.seats) if seat.account in agreed)
    return RematchNews(record.id, record.state, seats)
