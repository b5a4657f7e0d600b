"""What accounts ask of the other parts of the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from crossglot.server.accounts.personal_data import Erase, PersonalData

Asked = Callable[[Connection, str], bool]


@dataclass(frozen=True, slots=True)
class Features:
    """The other parts of the server, as far as accounts need them; each call is in a transaction.

    Attributes:
        personal_data: All that is kept about an account, in the order in which it is erased.
        erase_again: Called once more after an erasure, for what was written meanwhile.
        carry_over: Gives what the first account, a guest, has begun to the second; returns
            the ids of the games.
        is_closed: Whether a moderator has closed an account.
        has_played: Whether an account has sat in a game.
    """

    personal_data: tuple[PersonalData, ...]
    erase_again: Erase
    carry_over: Callable[[Connection, str, str], list[str]]
    is_closed: Asked
    has_played: Asked
