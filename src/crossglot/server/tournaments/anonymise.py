"""Taking a person's name out of the logs of duplicate events.

A log is kept unsigned, and signed whenever it is published: what is written here in place of
the name is signed from then on. Numbers, times and results stay as they were.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from crossglot.server.accounts.storage import ERASED_NAME

WRITTEN_BY_PEOPLE = frozenset({"by", "reason", "text"})
"""Keys of events under which people, arbiters above all, are named in passing."""

_decode = msgspec.json.Decoder(list[dict[str, Any]]).decode
"""Bare: the names are replaced wherever they stand, and all else is written as it was."""


@dataclass(frozen=True, slots=True)
class Erased:
    """Somebody who is to be named no more in one event.

    Attributes:
        names: What they were called, then and later.
        player: Their number, if they take part.
    """

    names: frozenset[str]
    player: int | None

    @property
    def pseudonym(self) -> str:
        """What they are called from now on; no two players of an event are called the same."""
        return ERASED_NAME if self.player is None else f"{ERASED_NAME} {self.player + 1}"

    def without(self, text: str) -> str:
        """``text`` with the pseudonym for each of the names, where it is a word of its own.

        >>> Erased(frozenset({"Ann"}), None).without("Cup of ann: Anna joined")
        'Cup of deleted: Anna joined'
        """
        for name in sorted(self.names, key=len, reverse=True):
            whole = rf"(?<!\w){re.escape(name)}(?!\w)"
            text = re.sub(whole, lambda _: self.pseudonym, text, flags=re.IGNORECASE)
        return text


def entered_name(bodies: Sequence[str], player: int) -> str | None:
    """What the player of this number was called when they came; None when they did not."""
    entered = (event for body in bodies for event in _read(body) if event["type"] == "entered")
    names = [event["entrant"]["name"] for event in entered]
    return names[player] if player < len(names) else None


def unnamed_log(bodies: Sequence[str], erased: Erased) -> list[str]:
    """The rows of a log without the names; a row that has none of them stays as it is."""
    found, entered = [], 0
    for body in bodies:
        events = _read(body)
        for event in events:
            if event["type"] == "entered":
                if entered == erased.player:
                    event["entrant"]["name"] = erased.pseudonym
                    event["entrant"]["members"] = []
                entered += 1
            _unname(event, erased)
        same = events == _read(body)
        found.append(body if same else msgspec.json.encode(events).decode())
    return found


def _read(body: str) -> list[dict[str, Any]]:
    return _decode(body)


def _unname(event: dict[str, Any], erased: Erased) -> None:
    """The same within one event, wherever people are named."""
    if event["type"] == "founded":
        event["setup"]["name"] = erased.without(event["setup"]["name"])
    for key in WRITTEN_BY_PEOPLE & event.keys():
        event[key] = erased.without(event[key])
    step = event.get("event")
    if isinstance(step, dict):
        for key in WRITTEN_BY_PEOPLE & step.keys():
            if isinstance(step[key], str):
                step[key] = erased.without(step[key])
        for player in step.get("players", ()):
            if player["name"] in erased.names:
                player["name"] = erased.pseudonym
