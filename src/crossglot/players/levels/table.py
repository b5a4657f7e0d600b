"""The ten levels and the vocabularies they draw on, as data."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated

import msgspec
from msgspec import Meta

from crossglot.converters import converter_to

Share = Annotated[float, Meta(ge=0, le=1)]


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a dictionary a vocabulary takes, the commonest first: whichever is more.

    Attributes:
        stems: Entries of the dictionary.
        share: Of all its entries.
    """

    stems: int = 0
    share: Share = 0


class BandTiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiers of a language's recipe that vocabularies are cut from.

    Attributes:
        small: Of all but ``bots``; None is the recipe's default.
        bots: Of ``bots``; None is the recipe's default.
        attested: Whether ``bots`` is strict enough by its tier alone.
    """

    small: str | None = None
    bots: str | None = None
    attested: bool = False


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one level knows, sees and minds.

    Attributes:
        vocabulary: Name of a :class:`Band`.
        sight: Log odds of seeing a short plain play (:mod:`crossglot.players.levels.vision`).
        seconds: It takes for a turn, on the average.
        leaves: Share of the worth of leaves that it minds.
        openings: Share of the harm of opened premiums that it minds.
        rollouts: Of the simulation of a turn; 0 is none.
        endgame: Positions that it looks at once the bag is empty; 0 is none.
    """

    vocabulary: str
    sight: float
    seconds: Annotated[float, Meta(gt=0)]
    leaves: Share = 0
    openings: Share = 0
    rollouts: int = 0
    endgame: int = 0


class LevelTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of ``levels.toml``."""

    vocabulary: dict[str, Band]
    tiers: dict[str, BandTiers]
    level: tuple[Level, ...]


_table_of = converter_to(LevelTable)


@cache
def level_table() -> LevelTable:
    """The table that is shipped.

    >>> len(level_table().level), list(level_table().vocabulary)
    (10, ['v1', 'v2', 'v3', 'v4', 'bots'])
    """
    text = resources.files(__package__).joinpath("levels.toml").read_text("utf-8")
    return _table_of(tomllib.loads(text))


LEVELS = tuple(f"level-{number}" for number in range(1, 11))
"""Names of the levels, the weakest first."""
