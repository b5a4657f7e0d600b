"""Editions by the names that other programs give to their word lists and tile sets."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib import resources

from crossglot.editions.load import edition_ids, load_edition

LONGEST = 80
"""Characters of a name; no lexicon is called longer."""


def edition_named(lexicon: str = "", tile_set: str = "") -> str | None:
    """The id of the edition that a game file names by its lexicon or its tile set.

    A lexicon is one of ours (``HU-M.b``), of a known family (``CSW21``) or
    called like a tile set (``German``). What is known of the lexicon goes
    before the tile set, which several editions may share.

    >>> edition_named("HU-W.b"), edition_named("CSW21"), edition_named("osps 44")
    ('HU-W', 'EN', 'PL')
    >>> edition_named("MyOwnWords", "French"), edition_named("MyOwnWords")
    ('FR', None)
    """
    own = {known.casefold(): known for known in edition_ids()}
    lexicon, tile_set = lexicon[:LONGEST], tile_set[:LONGEST]
    before_dot = lexicon.strip().casefold().partition(".")[0]
    if before_dot in own:
        return own[before_dot]
    begins = re.match(r"[A-Z]+", _plain(lexicon))
    if begins is not None and begins[0] in _names():
        return _names()[begins[0]]
    return _tile_sets().get(_plain(tile_set))


def _plain(name: str) -> str:
    """Capital letters without accents."""
    apart = unicodedata.normalize("NFD", name.strip().upper())
    return "".join(char for char in apart if not unicodedata.combining(char))


@cache
def _names() -> dict[str, str]:
    """What names of lexicons begin with -> the edition's id."""
    file = resources.files(__package__) / "lexicons" / "families.toml"
    families = tomllib.loads(file.read_text("utf-8"))
    return _tile_sets() | {name: known for known, names in families.items() for name in names}


@cache
def _tile_sets() -> dict[str, str]:
    """Name of a tile set -> the first edition that has it."""
    found: dict[str, str] = {}
    for known in edition_ids():
        found.setdefault(_plain(load_edition(known).tile_set), known)
    return found
