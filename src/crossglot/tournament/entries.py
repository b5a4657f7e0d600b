"""What the lines of an event's log say (``docs/formats/tournament-log.md``).

Nothing in it gives a secret away before its time: the seed and every answer
are promised as a hash first and told later, with the salt that proves it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from crossglot.tournament.events import Event, Index, Reason
from crossglot.tournament.setup import Setup
from crossglot.variants.duplicate.events import Slip

FORMAT = "crossglot-tournament-log"
VERSION = 1
"""Raised when a reader of the older logs could misunderstand the newer."""

Hex = Annotated[str, Meta(pattern="^[0-9a-f]+$", max_length=128)]


class Head(Struct, frozen=True, forbid_unknown_fields=True, tag="head"):
    """The first line: the event as it was set up.

    Attributes:
        format: Always :data:`FORMAT`.
        version: Of the format.
        setup: The event; its seed and its code are left out.
        at: When it was set up.
        key: The public key of the seals, in hexadecimal digits.
        promise: Of the seed.
    """

    format: str
    version: int
    setup: Setup
    at: int
    key: Hex
    promise: Hex


class Told(Struct, frozen=True, forbid_unknown_fields=True, tag="event"):
    """Something happened that is no secret."""

    event: Event


class Promised(Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """An answer came; what it says is promised.

    Attributes:
        game: Which game, from 1.
        round: Which round, from 1.
        player: Who.
        number: Of the answer, from 1.
        at: When, the lag credit taken off.
        promise: Of both slips.
        by: The arbiter who entered it.
        reason: Why they did.
    """

    game: Index
    round: Index
    player: Index
    number: Index
    at: int
    promise: Hex
    by: str = ""
    reason: Reason = ""


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """One promised answer, told; ``seq`` is the number of its event."""

    seq: Index
    slip: Slip
    safe: Slip | None
    salt: Hex


class Revealed(Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """The answers of a round, told when it closes."""

    game: Index
    round: Index
    answers: tuple[Reveal, ...]


class Stood(Struct, frozen=True, forbid_unknown_fields=True, tag="standings"):
    """The hash of the whole table after a round, or at the end."""

    game: Index
    round: Index
    digest: Hex


class SeedTold(Struct, frozen=True, forbid_unknown_fields=True, tag="seed"):
    """The event is over: the seed, and the salt of its promise."""

    seed: str
    salt: Hex


class Seal(Struct, frozen=True, forbid_unknown_fields=True, tag="seal"):
    """The signature over the hash of the line before: over all lines so far."""

    signature: Hex


Entry = Head | Told | Promised | Revealed | Stood | SeedTold | Seal
"""What a line may say."""


def salt_of(secret: bytes, *what: object) -> bytes:
    """A salt that nobody can guess who has not the secret, and nobody need store.

    Args:
        secret: The organiser's, of this event alone.
        what: What it salts.
    """
    named = "/".join(map(str, what)).encode()
    return hmac.digest(secret, named, hashlib.sha256)


def promise(salt: bytes, content: object) -> str:
    """The hash that binds to ``content`` without telling it."""
    return hashlib.sha256(salt + msgspec.json.encode(content)).hexdigest()


def answer_salt(secret: bytes, seq: int) -> bytes:
    """The salt of the answer that is event number ``seq``."""
    return salt_of(secret, "answer", seq)


def seed_salt(secret: bytes) -> bytes:
    """The salt of the seed."""
    return salt_of(secret, "seed")
