"""All routes about people, and what they ask for by name."""

from __future__ import annotations

from crossglot.server.accounts.services import AccountServices
from crossglot.server.http.cookies import SessionCookies
from crossglot.server.http.routes import (
    accounts,
    addresses,
    erasure,
    passkeys,
    roles,
    sessions,
    tokens,
)
from crossglot.server.http.routes.notices import NOTICE_ROUTES
from crossglot.server.settings.settings import Settings

PEOPLE_ROUTES = (
    accounts.show_account,
    accounts.show_other,
    accounts.register,
    accounts.log_in,
    accounts.log_out,
    accounts.change_name,
    accounts.change_password,
    accounts.become_bot,
    sessions.list_sessions,
    sessions.end_session,
    sessions.end_other_sessions,
    addresses.set_address,
    addresses.remove_address,
    addresses.confirm_address,
    addresses.ask_reset,
    addresses.finish_reset,
    passkeys.creation_options,
    passkeys.register_passkey,
    passkeys.add_passkey,
    passkeys.list_passkeys,
    passkeys.remove_passkey,
    passkeys.request_options,
    passkeys.log_in_with_passkey,
    tokens.make_token,
    tokens.list_tokens,
    tokens.revoke_token,
    *NOTICE_ROUTES,
    erasure.export_account,
    erasure.erase_account,
    roles.give_role,
    roles.read_log,
)


def needs_of(people: AccountServices, settings: Settings) -> dict[str, object]:
    """What these routes ask for, by name."""
    return {
        "sessions": people.sessions,
        "authenticator": people.authenticator,
        "addresses": people.addresses,
        "passkeys": people.passkeys,
        "personal_tokens": people.personal_tokens,
        "profiles": people.profiles,
        "notifications": people.notifications,
        "erasure": people.erasure,
        "open_connections": people.open_connections,
        "session_cookies": SessionCookies(people.sessions, people.profiles, settings),
    }
