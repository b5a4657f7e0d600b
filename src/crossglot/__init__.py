"""The crossword-tile game in every language.

>>> import crossglot
>>> crossglot.Game("hu", seed=1).rack
'[CS]DLRTU[ZS]'

Data flows one way: edition files, rules, events, views, server, web. Start at
:mod:`crossglot.editions`, then :mod:`crossglot.rules`; ``ARCHITECTURE.md`` has
the whole picture.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crossglot.analysis import Engine, Limit
    from crossglot.editions import House, load_edition
    from crossglot.lexicon import install_lexicon, load_lexicon
    from crossglot.library import FoundPlay, Game

__version__ = "0.1.0"

__all__ = [
    "Engine",
    "FoundPlay",
    "Game",
    "House",
    "Limit",
    "install_lexicon",
    "load_edition",
    "load_lexicon",
]

_HOMES = {
    "Engine": "crossglot.analysis",
    "Limit": "crossglot.analysis",
    "House": "crossglot.editions",
    "load_edition": "crossglot.editions",
    "install_lexicon": "crossglot.lexicon",
    "load_lexicon": "crossglot.lexicon",
    "FoundPlay": "crossglot.library",
    "Game": "crossglot.library",
}
"""Where each name is; fetched when it is first asked for, so that importing costs nothing."""


def __getattr__(name: str) -> object:
    """The object called ``name``, from its module."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """What there is."""
    return sorted([*globals(), *_HOMES])
