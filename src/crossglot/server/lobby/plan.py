"""From what somebody wants to play to what can be played; everything wrong has its code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from crossglot.editions import Clock, Edition, House, load_edition, with_house
from crossglot.errors import GameCode, GameError, LexiconCode, LexiconError, LobbyCode, LobbyError
from crossglot.game import HUMAN
from crossglot.lexicon.naming import parse_name
from crossglot.rules.clock import MINUTE
from crossglot.server.accounts.names import key_of
from crossglot.server.kinds.setups import Setup, variant_of
from crossglot.server.lobby.records import Agreement, RatingRange, Record, SeatRecord
from crossglot.server.lobby.speed import DAY, speed_of
from crossglot.server.ports import Lexicons, Players
from crossglot.server.wire.chat_mode import ChatMode

CLOCK_BOUNDS: Mapping[str, tuple[int, int]] = {
    "main": (15_000, 180 * MINUTE),
    "increment": (1_000, 3 * MINUTE),
    "per_move": (5_000, 60 * MINUTE),
    "overtime_points": (1, 1_000),
    "overtime_most": (MINUTE, 60 * MINUTE),
    "correspondence": (DAY, 14 * DAY),
}
"""Least and most of each part of a clock, 0 apart; milliseconds, but for the points."""

RATED_RULES = frozenset(
    {
        "challenge",
        "challenge_points",
        "challenge_booked_to",
        "challenge_per",
        "challenge_window",
        "restricted_exchange",
        "clock",
    }
)
"""House rules that rated games may have: those of tournaments. The others make another game."""


@dataclass(frozen=True, slots=True)
class WantedGame:
    """What somebody wants to play.

    Attributes:
        edition: The edition's id.
        seats: Clockwise: ``me``, ``open``, ``computer:<kind>``, ``account:<name>``.
        house: House rules; None as a seat's challenge rule means the usual one.
        lexicon: A lexicon's id; None is the edition's current one.
        rated: Whether ratings follow from it.
        public: Whether the lobby lists it.
        ratings: Who may sit down.
        chat: What may be said in the game, at most.
    """

    edition: str
    seats: tuple[str, ...]
    house: House
    lexicon: str | None = None
    rated: bool = False
    public: bool = False
    ratings: RatingRange | None = None
    chat: ChatMode = "free"


SeatKind = Literal["me", "open", "computer", "account"]


@dataclass(frozen=True, slots=True)
class PlannedSeat:
    """A seat before anybody has been looked up.

    Attributes:
        kind: Who is to sit there.
        name: The kind of computer player, or the account's name.
    """

    kind: SeatKind
    name: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that can be played, if the accounts agree.

    Attributes:
        edition: Under its house rules.
        agreement: What was agreed on.
        seats: Clockwise.
    """

    edition: Edition
    agreement: Agreement
    rated: bool
    public: bool
    seats: tuple[PlannedSeat, ...]

    def record(  # noqa: PLR0913, PLR0917 - all that a plan lacks
        self,
        game_id: str,
        creator: str,
        names: Mapping[str, str],
        rating: float | None,
        now: float,
        rematch_of: str | None = None,
    ) -> Record:
        """The setup of this plan.

        Args:
            game_id: The game's id.
            creator: Who made it; an account's id.
            names: Name -> id of the invited accounts.
            rating: The creator's.
            now: Seconds since 1970.
            rematch_of: The game before.
        """
        seats = tuple(_seat_record(seat, creator, names, rating) for seat in self.seats)
        record = Record(
            id=game_id,
            state="waiting",
            creator=creator,
            public=self.public,
            rated=self.rated,
            speed=speed_of(self.edition.house.clock),
            edition=self.edition.id,
            agreement=self.agreement,
            created=now,
            seats=seats,
            rematch_of=rematch_of,
        )
        return replace(record, state="full") if record.filled else record


def _seat_record(
    seat: PlannedSeat, creator: str, names: Mapping[str, str], rating: float | None
) -> SeatRecord:
    match seat.kind:
        case "me":
            return SeatRecord(HUMAN, creator, agreed=True, rating=rating)
        case "computer":
            return SeatRecord(seat.name, agreed=True)
        case "account":
            return SeatRecord(HUMAN, names[seat.name])
        case "open":
            return SeatRecord(HUMAN)


def kind_record(  # noqa: PLR0913 - all that a setup lacks
    game_id: str,
    setup: Setup,
    creator: str,
    asked: Sequence[str],
    now: float,
    *,
    public: bool,
    most: int,
) -> Record:
    """The record of a game of another kind than the ordinary one.

    Args:
        game_id: The game's id.
        setup: What it leaves open.
        creator: Who made it; an account's id.
        asked: Accounts that are asked to play.
        now: Seconds since 1970.
        public: Whether the lobby lists it.
        most: How many people may play; with one it begins at once.
    """
    return Record(
        id=game_id,
        state="full" if most == 1 else "waiting",
        creator=creator,
        public=public,
        rated=False,
        speed="untimed",
        edition=setup.edition,
        agreement=Agreement(None),
        created=now,
        seats=(
            SeatRecord(HUMAN, creator, agreed=True),
            *(SeatRecord(HUMAN, account) for account in asked),
        ),
        kind=variant_of(setup),
        setup=setup,
    )


def make_plan(wanted: WantedGame, lexicons: Lexicons, players: Players) -> Plan:
    """The plan for what is ``wanted``. It may block: it opens a lexicon.

    Raises:
        CrossglotError: It cannot be played; the code says why.
    """
    edition = with_house(load_edition(wanted.edition), _spelled(wanted))
    seats = tuple(map(_planned_seat, wanted.seats))
    check_seats(edition, seats)
    check_clock(edition.house.clock)
    for seat in seats:
        if seat.kind == "computer":
            players.check(seat.name, edition.house)
    current = lexicons.current(edition.id)
    lexicon = _lexicon(wanted.lexicon, edition, current, lexicons)
    if wanted.rated:
        check_rated(edition.house, seats, usual_lexicon=lexicon == current)
    _check_ratings(wanted)
    agreement = Agreement(lexicon, edition.house, wanted.ratings, wanted.chat)
    return Plan(edition, agreement, wanted.rated, wanted.public, seats)


def _spelled(wanted: WantedGame) -> House:
    """The house rules, words on a theme written as on tiles."""
    theme = wanted.house.theme
    if theme is None:
        return wanted.house
    fold = load_edition(wanted.edition).alphabet.fold
    words = msgspec.structs.replace(theme, words=frozenset(map(fold, theme.words)))
    return msgspec.structs.replace(wanted.house, theme=words)


def _planned_seat(text: str) -> PlannedSeat:
    """A seat as it is written.

    Raises:
        LobbyError: ``seat-unknown``.
    """
    kind, _, name = text.partition(":")
    match kind, bool(name):
        case "me", False if text == "me":
            return PlannedSeat("me")
        case "open", False if text == "open":
            return PlannedSeat("open")
        case "computer", True:
            return PlannedSeat("computer", name)
        case "account", True:
            return PlannedSeat("account", name)
        case _:
            raise LobbyError(LobbyCode.SEAT_UNKNOWN, seat=text)


def check_seats(edition: Edition, seats: tuple[PlannedSeat, ...]) -> None:
    """Refuse a number of seats that the edition has not, and seats named twice.

    Raises:
        GameError: ``player-count``.
        LobbyError: ``seat-me-once``, ``seat-invited-twice``.
    """
    fewest, most = edition.players
    if not fewest <= len(seats) <= most:
        raise GameError(GameCode.PLAYERS, players=len(seats), fewest=fewest, most=most)
    if [seat.kind for seat in seats].count("me") != 1:
        raise LobbyError(LobbyCode.ME_ONCE)
    names = [seat.name for seat in seats if seat.kind == "account"]
    keys = list(map(key_of, names))
    for name, key in zip(names, keys, strict=True):
        if keys.count(key) > 1:
            raise LobbyError(LobbyCode.INVITED_TWICE, name=name)


def check_clock(clock: Clock) -> None:
    """Refuse a clock nobody could play by.

    Raises:
        LobbyError: ``clock-out-of-range``; facts name the part, the least and the most of it.
    """
    for part, (least, most) in CLOCK_BOUNDS.items():
        value = getattr(clock, part)
        if value and not least <= value <= most:
            raise LobbyError(LobbyCode.CLOCK_RANGE, part=part, least=least, most=most)


def check_rated(house: House, seats: tuple[PlannedSeat, ...], *, usual_lexicon: bool) -> None:
    """Refuse what would make ratings incomparable.

    Raises:
        LobbyError: Says what: a computer, a house rule, no clock, another lexicon.
    """
    if any(seat.kind == "computer" for seat in seats):
        raise LobbyError(LobbyCode.RATED_COMPUTER)
    for rule in House.__struct_fields__:
        if rule not in RATED_RULES and getattr(house, rule) != getattr(House(), rule):
            raise LobbyError(LobbyCode.RATED_HOUSE, rule=rule.replace("_", "-"))
    if speed_of(house.clock) == "untimed":
        raise LobbyError(LobbyCode.RATED_CLOCK)
    if not usual_lexicon:
        raise LobbyError(LobbyCode.RATED_LEXICON)


def _lexicon(asked: str | None, edition: Edition, current: str, lexicons: Lexicons) -> str:
    """The id of the lexicon that rules.

    Raises:
        LexiconError: It is not installed, or another edition's.
    """
    if asked is None or asked == current:
        return current
    if parse_name(asked).edition != edition.id:
        raise LexiconError(LexiconCode.NOT_HERE, lexicon=asked, edition=edition.id)
    lexicons.words(asked)
    return asked


def _check_ratings(wanted: WantedGame) -> None:
    limits = wanted.ratings
    if limits is None:
        return
    lowest, highest = limits.lowest or 0, limits.highest
    if not wanted.rated or (highest is not None and highest < lowest):
        raise LobbyError(LobbyCode.RATING_RANGE, lowest=limits.lowest, highest=highest)
