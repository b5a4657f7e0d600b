"""Who may sit down, get up and play again: each function is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from crossglot.errors import (
    GameCode,
    GameError,
    LobbyCode,
    LobbyError,
    ServerCode,
    ServerError,
    VariantCode,
    VariantError,
)
from crossglot.game import HUMAN
from crossglot.server.accounts.storage import account_called, account_of
from crossglot.server.kinds.registry import KINDS
from crossglot.server.kinds.setups import variant_of
from crossglot.server.lobby import storage
from crossglot.server.lobby.plan import Plan
from crossglot.server.lobby.records import GONE, Record, SeatRecord

NEW_RATING = 1500.0
"""What an account without a rating counts as, where a range is asked for."""


def look_up(connection: Connection, plan: Plan, account: str | None) -> Mapping[str, str]:
    """Name -> id of the accounts that ``plan`` invites.

    Raises:
        AccountError: ``account-unknown``.
        LobbyError: ``seat-invited-twice``, ``rated-needs-account``, ``seat-not-welcome``.
    """
    if plan.rated and account is not None:
        _check_account(connection, account)
    names = [seat.name for seat in plan.seats if seat.kind == "account"]
    ids = {name: account_called(connection, name).id for name in names}
    for name, invited in ids.items():
        if invited == account:
            raise LobbyError(LobbyCode.INVITED_TWICE, name=name)
    if account is not None:
        _check_welcome(connection, account, ids.values())
    return ids


def asked(connection: Connection, account: str, names: Sequence[str]) -> list[str]:
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
    _check_welcome(connection, account, found)
    return found


def sit(
    connection: Connection,
    game_id: str,
    account: str,
    wanted: int | None = None,
    rating: float | None = None,
) -> Record:
    """Take a seat; who has one keeps it. The state becomes ``full`` with the last.

    Raises:
        CrossglotError: There is no such game or seat, or not for this account.
    """
    record = _waiting(connection, game_id, account)
    own = record.seat_of(account)
    if own is not None and record.seats[own].agreed:
        return record
    if record.setup is not None:
        return _join(connection, record, account)
    number = _free_seat(record, wanted, own)
    if record.rated:
        _check_account(connection, account)
    _check_welcome(connection, account, _others(record, account))
    limits = record.agreement.ratings
    if own is None and limits is not None and not limits.admits(rating or NEW_RATING):
        raise LobbyError(
            LobbyCode.RATING_OUTSIDE,
            rating=round(rating or NEW_RATING),
            lowest=limits.lowest,
            highest=limits.highest,
        )
    seat = SeatRecord(HUMAN, account, agreed=True, rating=rating)
    storage.set_seat(connection, game_id, number, seat)
    name = account_of(connection, account).name
    record = _with_seat(record, number, replace(seat, name=name))
    if record.filled:
        storage.set_state(connection, game_id, "full")
        record = replace(record, state="full")
    return record


def leave(connection: Connection, game_id: str, account: str, now: float) -> Record:
    """Get up, decline, or withdraw the whole game, whichever ``account`` can do.

    Raises:
        CrossglotError: There is no such game, it has started, or the account has no seat.
    """
    record = _waiting(connection, game_id, None)
    own = record.seat_of(account)
    if own is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    if account == record.creator:
        storage.set_state(connection, game_id, "withdrawn", now)
        return replace(record, state="withdrawn", ended=now)
    if record.setup is not None:
        return _with_people(connection, record, [s for s in people(record) if s.account != account])
    if not record.seats[own].agreed or record.rematch_of is not None:
        storage.set_state(connection, game_id, "declined", now)
        return replace(record, state="declined", ended=now)
    storage.set_seat(connection, game_id, own, SeatRecord(HUMAN))
    return _with_seat(record, own, SeatRecord(HUMAN))


def people(record: Record) -> list[SeatRecord]:
    """The seats of people who sit there or are asked to."""
    return [seat for seat in record.seats if seat.account is not None]


def _join(connection: Connection, record: Record, account: str) -> Record:
    """Give ``account`` the next seat of a game that people join as they like.

    Raises:
        GameError: ``player-count``: every seat is taken.
        LobbyError: ``seat-reserved``, or ``seat-not-welcome``.
    """
    setup, asked = record.setup, record.seat_of(account) is not None
    if setup is None:
        raise ServerError(ServerCode.INTERNAL, game=record.id)
    there = people(record)
    agreed = [seat for seat in there if seat.agreed]
    _check_welcome(connection, account, [seat.account or "" for seat in agreed])
    most = KINDS[variant_of(setup)].most(setup)
    if len(agreed) >= most:
        raise GameError(GameCode.PLAYERS, players=len(agreed) + 1, fewest=1, most=most)
    if len(there) - asked >= most:
        raise LobbyError(LobbyCode.SEAT_RESERVED, game=record.id)
    name = account_of(connection, account).name
    new = SeatRecord(HUMAN, account, agreed=True, name=name)
    waiting = [seat for seat in there if not seat.agreed and seat.account != account]
    if record.rematch_of is None:
        return _with_people(connection, record, [*agreed, new, *waiting])
    seats = [new if seat.account == account else seat for seat in there]  # they keep their turn
    if all(seat.agreed for seat in seats):
        storage.set_state(connection, record.id, "full")
        record = replace(record, state="full")
    return _with_people(connection, record, seats)


def _with_people(connection: Connection, record: Record, there: Sequence[SeatRecord]) -> Record:
    """``record`` with these seats of people, which are written."""
    storage.set_seats(connection, record.id, there)
    return replace(record, seats=storage.seats_of(record.state, record.setup, tuple(there)))


def close(connection: Connection, game_id: str, account: str) -> Record:
    """A game that people join as they like begins with those who are there; nobody else may.

    Raises:
        ServerError: ``game-unknown``.
        LobbyError: It has begun, or will never.
        VariantError: ``variant-host``: another has made it.
    """
    record = _waiting(connection, game_id, None)
    if record.setup is None:
        raise LobbyError(LobbyCode.WAITING, game=game_id)
    if record.creator != account:
        raise VariantError(VariantCode.HOST)
    storage.set_state(connection, game_id, "full")
    there = [seat for seat in people(record) if seat.agreed]
    return _with_people(connection, replace(record, state="full"), there)


def turned(old: Record, account: str, rating: float | None) -> Record:
    """The setup of a rematch of ``old`` that ``account`` asks for: seats go round by one."""
    before = old.seats if old.setup is None else tuple(people(old))
    seats = tuple(
        replace(
            seat,
            agreed=seat.player != HUMAN or seat.account == account,
            rating=rating if seat.account == account else None,
        )
        for seat in (*before[1:], *before[:1])
    )
    new = replace(old, state="waiting", creator=account, seats=seats, ended=None, rematch_of=old.id)
    return replace(new, state="full") if new.filled else new


def rematch(connection: Connection, new: Record, account: str, rating: float | None) -> Record:
    """Keep ``new`` as the rematch, or agree to the one that somebody has asked for already.

    Raises:
        LobbyError: ``rematch-refused``, ``seat-not-welcome``.
    """
    old = new.rematch_of or ""
    storage.taken(connection, old)  # of two who ask at once the second agrees
    known = storage.rematch_of(connection, old)
    if known is None:
        _check_welcome(connection, account, _others(new, account))
        storage.add(connection, new)
        return new
    if known.state == "declined":
        raise LobbyError(LobbyCode.NO_REMATCH, game=old)
    return sit(connection, known.id, account, rating=rating)


def mark_started(connection: Connection, game_id: str) -> None:
    """The first events of a game are written; perhaps it is even over."""
    record = storage.taken(connection, game_id)
    if record is not None and record.state == "full":
        storage.set_state(connection, game_id, "started")


def mark_over(connection: Connection, now: float) -> list[str]:
    """Mark the games that have ended without anybody having noted it; their ids."""
    over = storage.ended_unnoted(connection)
    for game in over:
        storage.set_state(connection, game, "over", now)
    return over


def _waiting(connection: Connection, game_id: str, account: str | None) -> Record:
    """The waiting game, taken; or whatever it is by now, when ``account`` sits there.

    Raises:
        CrossglotError: There is none, or it waits no more.
    """
    record = storage.taken(connection, game_id)
    if record is None:
        raise ServerError(ServerCode.GAME_UNKNOWN, game=game_id)
    check_waiting(record, account)
    return record


def check_waiting(record: Record, account: str | None = None) -> None:
    """Refuse a game that waits no more, unless ``account`` sits there.

    Raises:
        LobbyError: ``game-gone``, ``game-not-waiting``.
    """
    if record.state in GONE:
        raise LobbyError(LobbyCode.GONE, game=record.id, state=record.state)
    if record.state != "waiting" and record.seat_of(account) is None:
        raise LobbyError(LobbyCode.NOT_WAITING, game=record.id, state=record.state)


def _free_seat(record: Record, wanted: int | None, own: int | None) -> int:
    """The seat to be taken.

    Raises:
        GameError: ``no-such-seat``.
        LobbyError: ``seat-taken``, or ``seat-reserved`` for somebody who is invited.
    """
    number = own if wanted is None else wanted
    if number is None:
        number = next((n for n, seat in enumerate(record.seats) if seat.open), None)
    if number is None:
        raise LobbyError(LobbyCode.SEAT_RESERVED, game=record.id)
    if not 0 <= number < len(record.seats):
        raise GameError(GameCode.NO_SUCH_SEAT, seat=number, seats=len(record.seats))
    if record.seats[number].agreed:
        raise LobbyError(LobbyCode.SEAT_TAKEN, game=record.id, seat=number)
    if number != own and (own is not None or not record.seats[number].open):
        raise LobbyError(LobbyCode.SEAT_RESERVED, game=record.id)
    return number


def _check_account(connection: Connection, account: str) -> None:
    """Refuse guests.

    Raises:
        LobbyError: ``rated-needs-account``.
    """
    if account_of(connection, account).kind == "guest":
        raise LobbyError(LobbyCode.RATED_ACCOUNT)


def _others(record: Record, account: str) -> list[str]:
    """Accounts that sit in a game or are invited, but for ``account``."""
    return [seat.account for seat in record.seats if seat.account and seat.account != account]


def _check_welcome(connection: Connection, account: str, others: Collection[str]) -> None:
    """Refuse an account that one of ``others`` has blocked.

    Raises:
        LobbyError: ``seat-not-welcome``.
    """
    if storage.is_blocked(connection, account, others):
        raise LobbyError(LobbyCode.NOT_WELCOME)


def _with_seat(record: Record, number: int, seat: SeatRecord) -> Record:
    return replace(record, seats=(*record.seats[:number], seat, *record.seats[number + 1 :]))
