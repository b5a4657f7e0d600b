"""The chance to win a game that is not over, from what an edition's own self-play taught.

One file an edition in ``chances/``, made by :mod:`crossglot.training.chances`;
``docs/formats/chances.md`` tells what is in it.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources

from crossglot.editions import Edition
from crossglot.kernel import Chances

DEFAULT = "HU-M"
"""Whose chances an edition without a file of its own borrows: the shape is much the same."""

VERSION = 1
"""Version of the files."""


def chances_of(edition: Edition, seats: int) -> Chances:
    """Winning chances for ``seats`` (2 to 4) players of ``edition``.

    >>> from crossglot.editions import load_edition
    >>> chances = chances_of(load_edition("HU-M"), 2)
    >>> chances.win([0, 0], 0, 50) > 0.5 > chances.win([0, 0], 1, 50)
    True
    """
    return _load(edition.id, seats)


@lru_cache(maxsize=64)
def _load(edition: str, seats: int) -> Chances:
    folder = resources.files("crossglot.players") / "chances"
    own = folder / f"{edition}.toml"
    source = own if own.is_file() else folder / f"{DEFAULT}.toml"
    table = tomllib.loads(source.read_text("utf-8"))
    rows: list[list[int]] = table[f"seats-{seats}"]["rows"]
    return Chances(seats, [number for row in rows for number in row])
