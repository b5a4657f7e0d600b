"""What the lobby asks of ratings; the keeper of ratings brings the answer."""

from __future__ import annotations

from typing import Protocol

from crossglot.server.lobby.speed import Speed


class Ratings(Protocol):
    """Ratings by language and speed."""

    async def rating(self, account: str, language: str, speed: Speed) -> float | None:
        """The rating of an account; None when it has none yet.

        Args:
            account: Its id.
            language: The edition's: all editions of a language are one family.
            speed: How fast.
        """


class NoRatings:
    """Nobody has a rating yet."""

    async def rating(self, account: str, language: str, speed: Speed) -> float | None:  # noqa: ARG002
        """None."""
        return None
