"""Who asks: the account that a request or a connection speaks for, and by what right."""

from __future__ import annotations

from dataclasses import dataclass

from crossglot.server.accounts.roles import Role
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.storage import Kind


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody whom we know, if only as a guest.

    Attributes:
        account: The id of their account.
        kind: Whether they have a name.
        role: What they may do beyond playing.
        key: Hash of the session's or the token's secret.
        since: When they signed in, in seconds since 1970.
        scopes: What their token is good for; None for a session, which is good for all.
    """

    account: str
    kind: Kind
    role: Role
    key: bytes
    since: float
    scopes: frozenset[Scope] | None = None

    @property
    def has_session(self) -> bool:
        """Whether they ask by a session, not by a token."""
        return self.scopes is None

    @property
    def is_named(self) -> bool:
        """Whether they are no guest."""
        return self.kind != "guest"
