"""What may be said in the chat of a game."""

from __future__ import annotations

from typing import Literal

ChatMode = Literal["free", "phrases", "off"]
"""``phrases`` allows only the ready-made ones."""
