"""Who sits at games of variants, or is asked to: each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from crossglot.errors import GameCode, GameError, LobbyCode, LobbyError, ServerCode, ServerError
from crossglot.server.lobby.lobby import MOST_OFFERS
from crossglot.server.lobby.storage import is_blocked
from crossglot.server.lobby.wire import GUEST_NAME
from crossglot.server.people.roster import account_called
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.variants import (
    variant_games,
    variant_invitations,
    variant_seats,
)
from crossglot.server.variants.setups import Setup

_games = variant_games.c


@dataclass(frozen=True, slots=True)
class Made:
    """A game that somebody makes.

    Attributes:
        game: Its id.
        setup: What was agreed on.
        creator: The account that makes it.
        at: When, in seconds since 1970.
        public: Whether the lobby lists it.
        invited: Accounts that are asked to play.
    """

    game: str
    setup: Setup
    creator: str
    at: float
    public: bool = False
    invited: tuple[str, ...] = ()


def asked(connection: Connection, account: str, names: Sequence[str]) -> tuple[str, ...]:
    """Ids of the accounts of these names, whom ``account`` asks to play.

    Raises:
        AccountError: ``account-unknown``.
        LobbyError: Somebody is named twice, or has blocked ``account``.
    """
    found: list[str] = []
    for name in names:
        other = account_called(connection, name).id
        if other == account or other in found:
            raise LobbyError(LobbyCode.INVITED_TWICE, name=name)
        found.append(other)
    if is_blocked(connection, account, found):
        raise LobbyError(LobbyCode.NOT_WELCOME)
    return tuple(found)


def add(connection: Connection, made: Made) -> None:
    """A new game in which its creator sits, and that waits.

    Raises:
        LobbyError: ``offers-too-many``.
    """
    if waiting_count(connection, made.creator) >= MOST_OFFERS:
        raise LobbyError(LobbyCode.TOO_MANY, most=MOST_OFFERS)
    row = {
        "id": made.game,
        "creator": made.creator,
        "setup": msgspec.json.encode(made.setup).decode(),
        "updated": made.at,
        "created": made.at,
        "seen": made.at,
        "seq": 0,
        "over": False,
        "public": made.public,
    }
    connection.execute(insert(variant_games).values(row))
    _seat(connection, made.game, 0, made.creator)
    for account in made.invited:
        row = {"game": made.game, "account": account}
        connection.execute(insert(variant_invitations).values(row))


def waiting_of(connection: Connection, account: str) -> list[str]:
    """Games that wait, in which the account sits or to which it is asked."""
    own = [
        select(table.c.game).where(table.c.account == account)
        for table in (variant_seats, variant_invitations)
    ]
    waiting = (_games.seq == 0) & ~_games.over & or_(*map(_games.id.in_, own))
    return list(connection.execute(select(_games.id).where(waiting)).scalars())


def waiting_count(connection: Connection, account: str) -> int:
    """How many games of the account's making wait for players."""
    mine = (_games.creator == account) & (_games.seq == 0) & ~_games.over
    count = select(func.count()).select_from(variant_games).where(mine)
    return int(connection.execute(count).scalar_one())


def invited_to(connection: Connection, game_id: str) -> dict[str, str]:
    """Account -> name of those who have been asked to play and have not answered."""
    asked = variant_invitations.c
    query = (
        select(accounts.c.id, accounts.c.name)
        .join(variant_invitations, asked.account == accounts.c.id)
        .where(asked.game == game_id)
        .order_by(accounts.c.name)
    )
    return {row.id: row.name or GUEST_NAME for row in connection.execute(query)}


def sit_down(connection: Connection, game_id: str, account: str, most: int) -> None:
    """Give ``account`` the next seat; who sits there already stays.

    Raises:
        ServerError: ``game-unknown``.
        LobbyError: The game has begun or was given up, the last seats are kept for others, or
            somebody there has blocked the account.
        GameError: Every seat is taken.
    """
    seq, over = _taken(connection, game_id)
    there = _seated(connection, game_id)
    if account in there:
        return
    if over and not seq:
        raise LobbyError(LobbyCode.GONE, game=game_id, state="withdrawn")
    if seq:
        raise LobbyError(LobbyCode.NOT_WAITING, game=game_id)
    if is_blocked(connection, account, there):
        raise LobbyError(LobbyCode.NOT_WELCOME)
    if len(there) >= most:
        raise GameError(GameCode.PLAYERS, players=len(there) + 1, fewest=1, most=most)
    if len(there) + len({*invited_to(connection, game_id)} - {account}) >= most:
        raise LobbyError(LobbyCode.SEAT_RESERVED, game=game_id)
    _answer(connection, game_id, account)
    _seat(connection, game_id, len(there), account)


def stand_up(connection: Connection, game_id: str, account: str, at: float) -> None:
    """Get up from a seat, or decline; who made the game withdraws it.

    Raises:
        ServerError: ``game-unknown``, ``not-your-seat``.
        LobbyError: The game has begun, or will never.
    """
    seq, over = _taken(connection, game_id)
    if over and not seq:
        raise LobbyError(LobbyCode.GONE, game=game_id, state="withdrawn")
    if seq:
        raise LobbyError(LobbyCode.NOT_WAITING, game=game_id)
    there = _seated(connection, game_id)
    if account not in there:
        if not _answer(connection, game_id, account):
            raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
        return
    if there[0] == account:
        mine = update(variant_games).where(_games.id == game_id)
        connection.execute(mine.values(over=True, updated=at))
        return
    connection.execute(delete(variant_seats).where(variant_seats.c.game == game_id))
    for seat, other in enumerate(who for who in there if who != account):
        _seat(connection, game_id, seat, other)


def _taken(connection: Connection, game_id: str) -> tuple[int, bool]:
    """(number of the last event, whether it is over); nobody else changes the game meanwhile.

    Raises:
        ServerError: ``game-unknown``.
    """
    row = select(_games.seq, _games.over).where(_games.id == game_id).with_for_update()
    found = connection.execute(row).one_or_none()
    if found is None:
        raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
    return found.seq, bool(found.over)


def _seated(connection: Connection, game_id: str) -> Sequence[str]:
    """Accounts by seat."""
    seats = variant_seats.c
    query = select(seats.account).where(seats.game == game_id).order_by(seats.seat)
    return connection.execute(query).scalars().all()


def _answer(connection: Connection, game_id: str, account: str) -> bool:
    """An invitation is answered; whether there was one."""
    asked = variant_invitations.c
    mine = (asked.game == game_id) & (asked.account == account)
    return connection.execute(delete(variant_invitations).where(mine)).rowcount == 1


def _seat(connection: Connection, game_id: str, seat: int, account: str) -> None:
    row = {"game": game_id, "seat": seat, "account": account}
    connection.execute(insert(variant_seats).values(row))
