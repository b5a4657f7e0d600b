"""Messages about words on the theme: one argues, the others vote (ET-84)."""

from __future__ import annotations

from msgspec import Struct


class ArgueMove(Struct, frozen=True, tag_field="kind", tag="argue"):
    """A word of one's last play, by its place in ``words``, said to belong to the theme."""

    word: int


class VoteMove(Struct, frozen=True, tag_field="kind", tag="vote"):
    """Whether the word that another argues for belongs to the theme."""

    agree: bool


class Argued(Struct, frozen=True, gc=False):
    """A word that is argued for now.

    Attributes:
        seat: Who argues.
        word: The word.
        points: What it earns if more than half of the others agree.
        votes: (seat, whether it agrees) of those who have voted.
    """

    seat: int
    word: str
    points: int
    votes: tuple[tuple[int, bool], ...]
