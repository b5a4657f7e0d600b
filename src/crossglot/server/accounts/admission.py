"""Who may use a route: what it asks for by name, held against who asks.

A route says it in its decorator: ``requires=Role.MODERATOR`` (a person of that
role, by a session), ``session=True`` (any session, a guest's too) and
``scope=Scope.PLAY`` (a token with that scope will do as well). A route that says
nothing is for everybody. A token counts only where a scope is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.roles import Role, may_act_as
from crossglot.server.accounts.scopes import Scope


@dataclass(frozen=True, slots=True)
class Rights:
    """What a route asks for.

    Attributes:
        requires: The role that its user acts in; None for no account with a name.
        session: Whether there must be a session, or a token with the scope.
        scope: What a token must be good for; None where tokens do not count.
    """

    requires: Role | None = None
    session: bool = False
    scope: Scope | None = None

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Rights:
        """The rights among the options of a route's decorator."""
        return cls(options.get("requires"), options.get("session", False), options.get("scope"))

    @property
    def is_public(self) -> bool:
        """Whether everybody may use it."""
        return self.requires is None and not self.session


def admitted(rights: Rights, principal: Principal | None, *, changes: bool) -> Principal | None:
    """Whom a route that asks for ``rights`` deals with; None is somebody we do not know.

    Args:
        rights: What the route asks for.
        principal: Who asks, by session or token.
        changes: Whether the request changes something.

    Raises:
        AccountError: ``not-signed-in``, ``role-missing`` or ``scope-missing``.
    """
    if (
        principal is not None
        and principal.scopes is not None
        and rights.scope not in principal.scopes
    ):
        if rights.scope is None and rights.is_public and not changes:
            return None
        raise AccountError(AccountCode.SCOPE_MISSING, scope=rights.scope or "-")
    if rights.is_public:
        return principal
    if principal is None or (rights.requires is not None and not principal.is_named):
        raise AccountError(AccountCode.NOT_SIGNED_IN)
    if rights.requires is not None and not may_act_as(principal.role, rights.requires):
        raise AccountError(AccountCode.ROLE_MISSING, role=rights.requires)
    return principal
