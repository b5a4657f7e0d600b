"""What accounts themselves keep about a person, part by part."""

from __future__ import annotations

import dataclasses

from sqlalchemy import Connection, delete, select

from crossglot.server.accounts.audit import entries
from crossglot.server.accounts.email_addresses import address_of, drop_address
from crossglot.server.accounts.notices import choices_of, forget_choices
from crossglot.server.accounts.passkeys import drop_passkeys, passkeys_of
from crossglot.server.accounts.personal_data import PersonalData, keep_all
from crossglot.server.accounts.sign_in import drop_password
from crossglot.server.accounts.storage import account_of, forget_name
from crossglot.server.accounts.tokens import revoke_all, tokens_of
from crossglot.server.store.schema.accounts import sessions


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


ACCOUNT_DATA = (
    PersonalData("account", _account, forget_name),
    PersonalData("password", lambda _, __: None, drop_password),
    PersonalData("address", _address, drop_address),
    PersonalData("notices", choices_of, forget_choices),
    PersonalData("sessions", _sessions, _forget_sessions),
    PersonalData("passkeys", passkeys_of, drop_passkeys),
    PersonalData("tokens", tokens_of, _revoke),
    PersonalData("log", lambda db, account: entries(db, subject=account), keep_all),
)
"""Every part. The log holds ids only, and stays."""
