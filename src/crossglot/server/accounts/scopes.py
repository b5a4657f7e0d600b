"""What a personal token may be good for."""

from __future__ import annotations

from enum import StrEnum


class Scope(StrEnum):
    """A right that a token may carry. What has no scope needs a session."""

    READ_GAMES = "games:read"
    PLAY = "games:play"
    BOT = "bot"
    CHALLENGE = "challenge"
