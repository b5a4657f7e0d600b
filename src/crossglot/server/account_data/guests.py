"""A guest who signs in: what they have begun goes over to the account that they open."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from crossglot.server.games.personal_data import seated_in
from crossglot.server.social.blocks import block, blocked_accounts, unblock
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.games import seats
from crossglot.server.store.schema.lobby import game_setups, setup_seats
from crossglot.server.store.schema.play import kind_results, solitaire_results
from crossglot.server.store.schema.results import results
from crossglot.server.store.schema.social import chat_messages, chat_modes


def carry_over(connection: Connection, guest: str, account: str) -> list[str]:
    """Give the games of ``guest`` to ``account``, waiting, running and over; their ids.

    Nothing of them changes but whose they are: a seat keeps the name that it was played under.
    A game in which both sit, or have spoken, stays as it is: nobody has two seats. So does
    everything of an account that is no guest.

    Args:
        connection: In the transaction that opens the session.
        guest: Whom the browser spoke for.
        account: Whom it will speak for.
    """
    kind = select(accounts.c.kind).where(accounts.c.id == guest)
    if guest == account or connection.execute(kind).scalar_one_or_none() != "guest":
        return []
    own = _present(connection, account)
    carried = sorted(_setups(connection, guest).union(seated_in(connection, guest)) - own)
    for table, column in (
        (seats, seats.c.game),
        (setup_seats, setup_seats.c.game),
        (results, results.c.game),
        (kind_results, kind_results.c.game),
        (solitaire_results, solitaire_results.c.game),
        (chat_messages, chat_messages.c.game),
        (chat_modes, chat_modes.c.game),
    ):
        mine = (table.c.account == guest) & column.in_(carried)
        connection.execute(update(table).where(mine).values(account=account))
    made = (game_setups.c.creator == guest) & game_setups.c.id.in_(carried)
    connection.execute(update(game_setups).where(made).values(creator=account))
    for blocked, since in blocked_accounts(connection, guest):
        unblock(connection, guest, blocked)
        if blocked != account:
            block(connection, account, blocked, since)
    return carried


def _setups(connection: Connection, account: str) -> set[str]:
    wanted = select(setup_seats.c.game).where(setup_seats.c.account == account)
    return set(connection.execute(wanted).scalars())


def _present(connection: Connection, account: str) -> set[str]:
    """Games in which ``account`` has a seat, or has said something."""
    spoken = select(chat_messages.c.game).where(chat_messages.c.account == account)
    said = connection.execute(spoken).scalars()
    return _setups(connection, account).union(seated_in(connection, account), said)
