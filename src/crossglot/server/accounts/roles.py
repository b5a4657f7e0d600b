"""Offices that an account may hold, and what each may do."""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    """What an account may do beyond playing. Kept in the database by these values."""

    PLAYER = "player"
    ARBITER = "arbiter"
    MODERATOR = "moderator"
    ADMIN = "admin"


INCLUDES = {
    Role.PLAYER: frozenset({Role.PLAYER}),
    Role.ARBITER: frozenset({Role.PLAYER, Role.ARBITER}),
    Role.MODERATOR: frozenset({Role.PLAYER, Role.MODERATOR}),
    Role.ADMIN: frozenset(Role),
}
"""Role -> the roles whose rights it has. An arbiter rules on games, a moderator on conduct."""


def may_act_as(role: Role, wanted: Role) -> bool:
    """Whether who holds ``role`` may do what is for ``wanted``.

    >>> may_act_as(Role.ADMIN, Role.ARBITER), may_act_as(Role.ARBITER, Role.MODERATOR)
    (True, False)
    """
    return wanted in INCLUDES[role]
