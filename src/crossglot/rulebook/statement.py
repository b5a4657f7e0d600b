"""One thing that a rule sheet says, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence and its facts.

    Attributes:
        name: What ``sources.toml`` knows it by.
        facts: Numbers and texts told in it.
        agreed: Whether the players agreed on it: a house rule.
        form: Which sentence says it, where there are several.
    """

    name: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    agreed: bool = False
    form: str = ""

    @property
    def message(self) -> str:
        """Name of its sentence in the files of messages."""
        return self.form or self.name


def say(name: str, **facts: str | int) -> Statement:
    """What the edition says."""
    return Statement(name, facts)


def agreed(name: str, **facts: str | int) -> Statement:
    """What the players agreed on."""
    return Statement(name, facts, agreed=True)
