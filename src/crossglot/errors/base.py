"""The one exception, and what it carries."""

from __future__ import annotations

from enum import StrEnum


class CrossglotError(Exception):
    """Something refused, with the reason as data.

    Attributes:
        code: Stable identifier, the same in every language.
        facts: What and where, as plain values.

    >>> from crossglot.errors import GameCode
    >>> error = CrossglotError(GameCode.NOT_YOUR_TURN, seat=1, to_move=0)
    >>> str(error)
    'not-your-turn: seat=1, to_move=0'
    """

    def __init__(self, code: StrEnum, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """So that it comes back from another process as it was."""
        return _again, (type(self), self.code, self.facts), self.__dict__

    def __str__(self) -> str:
        """The code and its facts, for logs and developers."""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else str(self.code)


def _again(kind: type[CrossglotError], code: StrEnum, facts: dict[str, object]) -> CrossglotError:
    """The same error: facts are keywords, which an exception alone would not know."""
    return kind(code, **facts)
