"""What this server keeps of a person, part by part."""

from __future__ import annotations

import dataclasses

from sqlalchemy import Connection, delete, select

from crossglot.server.lobby.personal import OFFERS
from crossglot.server.people.addresses import address_of, drop_address
from crossglot.server.people.audit import entries
from crossglot.server.people.bearers import revoke_all, tokens_of
from crossglot.server.people.doors import drop_password
from crossglot.server.people.notices import choices_of, forget_choices
from crossglot.server.people.passkeys import drop_passkeys, passkeys_of
from crossglot.server.people.personal import PersonalData, keep_all
from crossglot.server.people.played import erase_names, exported_games, seated_in, stored_games
from crossglot.server.people.roster import account_of, forget_name
from crossglot.server.social.personal import SOCIAL_DATA
from crossglot.server.store.schema.accounts import sessions
from crossglot.server.tournaments.personal import EVENT_DATA
from crossglot.server.variants.personal import VARIANT_DATA


def _account(connection: Connection, account: str) -> object:
    return dataclasses.asdict(account_of(connection, account))


def _address(connection: Connection, account: str) -> object:
    address, confirmed = address_of(connection, account) or (None, None)
    return {"address": address, "confirmed": confirmed}


def _sessions(connection: Connection, account: str) -> object:
    wanted = select(sessions.c.created, sessions.c.seen, sessions.c.agent)
    rows = connection.execute(wanted.where(sessions.c.account == account))
    return [dict(row) for row in rows.mappings()]


def _forget_sessions(connection: Connection, account: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.account == account))


def _revoke(connection: Connection, account: str) -> None:
    revoke_all(connection, account)


PERSONAL_DATA = (
    PersonalData("games", stored_games, erase_names, exported_games, seated_in),
    OFFERS,
    VARIANT_DATA,
    EVENT_DATA,
    PersonalData("account", _account, forget_name),
    PersonalData("password", lambda _, __: None, drop_password),
    PersonalData("address", _address, drop_address),
    PersonalData("notices", choices_of, forget_choices),
    PersonalData("sessions", _sessions, _forget_sessions),
    PersonalData("passkeys", passkeys_of, drop_passkeys),
    PersonalData("tokens", tokens_of, _revoke),
    PersonalData("log", lambda db, account: entries(db, subject=account), keep_all),
    *SOCIAL_DATA,
)
"""Every part; they are erased in this order, so that names in logs are looked for while the account
still has its own. The log holds ids only, and stays."""
