"""What a server's operator asks of its database, and does to it, at the terminal."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from crossglot.server.accounts.audit import Action, log_action
from crossglot.server.accounts.sessions import end_sessions
from crossglot.server.accounts.storage import account_called, account_if_called
from crossglot.server.operations.banner import put_banner, take_down
from crossglot.server.results.rating_ledger import refund
from crossglot.server.store.rows import decode_event, decode_standing
from crossglot.server.store.schema import accounts as people
from crossglot.server.store.schema import games as played
from crossglot.server.wire.standing import Standing

BANNER_SET = "banner-set"
"""In the audit log: a banner was put up; its text is among the facts."""

BANNER_CLEARED = "banner-cleared"
"""In the audit log: it was taken down."""


RATINGS_REFUNDED = "ratings-refunded"
"""In the audit log: what a game changed in ratings was given back; the reason is a fact."""


@dataclass(frozen=True, slots=True)
class Listed:
    """An account in a list.

    Attributes:
        id: Its id.
        kind: guest, person or bot.
        name: None for guests.
        role: What it may do beyond playing.
        games: How many it sits in.
        seen: When a session of it was last used, in seconds since 1970; None: there is none.
    """

    id: str
    kind: str
    name: str | None
    role: str
    games: int
    seen: float | None


def accounts(connection: Connection, begins: str, limit: int) -> list[Listed]:
    """Accounts whose names begin with ``begins``, those seen last first."""
    rows, seats, sessions = people.accounts, played.seats, people.sessions
    count = select(func.count()).where(seats.c.account == rows.c.id).scalar_subquery()
    seen = select(func.max(sessions.c.seen)).where(sessions.c.account == rows.c.id)
    last = seen.scalar_subquery()
    wanted = select(rows.c.id, rows.c.kind, rows.c.name, rows.c.role, count, last)
    if begins:
        wanted = wanted.where(rows.c.name.startswith(begins, autoescape=True))
    found = connection.execute(wanted.order_by(last.desc().nulls_last(), rows.c.id).limit(limit))
    return [Listed(*row) for row in found]


def standings(
    connection: Connection, account: str, limit: int, *, running: bool = False
) -> list[Standing]:
    """Games, those moved in last first.

    Args:
        connection: To the database.
        account: Only games of this account, by name or id; empty is everybody.
        limit: How many at most.
        running: Only those that are not over.
    """
    wanted = select(played.games.c.standing).order_by(played.games.c.updated.desc())
    if account:
        named = account_if_called(connection, account)
        seats = select(played.seats.c.game).where(
            played.seats.c.account == (named.id if named else account)
        )
        wanted = wanted.where(played.games.c.id.in_(seats))
    found = []
    for (text,) in connection.execute(wanted):
        standing = decode_standing(text)
        if not (running and standing.over):
            found.append(standing)
        if len(found) == limit:
            break
    return found


def lexicons_in_use(connection: Connection) -> list[tuple[str, int]]:
    """The lexicons of running games, and of how many each."""
    first = (
        select(played.events.c.body, played.games.c.standing)
        .join(played.games, played.games.c.id == played.events.c.game)
        .where(played.events.c.seq == 1)
    )
    counted: Counter[str] = Counter()
    for body, standing in connection.execute(first):
        if not decode_standing(standing).over:
            begun = decode_event(body)
            counted[getattr(begun, "lexicon", None) or "-"] += 1
    return sorted(counted.items())


def put_up(connection: Connection, text: str) -> None:
    """Put up a banner, and log it."""
    put_banner(connection, text)
    log_action(connection, None, BANNER_SET, None, text=text)


def clear(connection: Connection) -> None:
    """Take the banner down, and log it."""
    take_down(connection)
    log_action(connection, None, BANNER_CLEARED, None)


def end_all_sessions(connection: Connection, name: str) -> int:
    """End all sessions of the account called ``name``, and log it; how many there were.

    Raises:
        AccountError: ``account-unknown``.
    """
    account = account_called(connection, name).id
    ended = len(end_sessions(connection, account))
    log_action(connection, None, Action.SESSIONS_ENDED, account, count=ended)
    return ended


def give_back(connection: Connection, game: str, reason: str, by: str | None) -> list[str]:
    """Give back what ``game`` changed in ratings, and log it.

    Args:
        connection: In a transaction that writes.
        game: The game's id.
        reason: What went wrong.
        by: The account that orders it; None is the console.

    Returns:
        The accounts that had been rated.

    Raises:
        RatingError: The game has changed no rating, or has been refunded before.
    """
    found = refund(connection, game=game, reason=reason, by=by, at=time.time())
    log_action(connection, by, RATINGS_REFUNDED, game, reason=reason)
    return found
