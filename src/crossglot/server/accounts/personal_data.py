"""What is kept of a person: every part of the server says what, and how it is forgotten.

A part that keeps something of its own about accounts adds a
:class:`PersonalData` to ``FEATURES`` of ``crossglot.server.account_data.parts``;
the export and the erasure then include it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

Export = Callable[[Connection, str], object]
Erase = Callable[[Connection, str], None]


def _as_it_is(exported: object) -> object:
    return exported


def _nothing(_: Connection, __: str) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What one part of the server keeps about an account.

    Attributes:
        name: Its key in the export.
        export: What is kept of the account of this id, as values that JSON has.
        erase: Forgets what is personal of it, in a transaction with all others;
            what other people need is kept without the person.
        shape: Works on what ``export`` gave, where that takes long: outside of the database.
        touches: Ids of games that are to be shown again once the account is erased.
    """

    name: str
    export: Export
    erase: Erase
    shape: Callable[[Any], object] = _as_it_is
    touches: Callable[[Connection, str], Iterable[str]] = _nothing


def keep_all(_: Connection, __: str) -> None:
    """For what tells nothing of a person once their name is gone."""
