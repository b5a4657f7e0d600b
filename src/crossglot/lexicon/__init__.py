"""Lexicons: which words an edition admits, compiled on the user's machine."""

from crossglot.lexicon.amend import Difference, amend_lexicon, compare
from crossglot.lexicon.club import Change
from crossglot.lexicon.container import Header, SourceNote
from crossglot.lexicon.install import (
    Compiled,
    compile_words,
    install_lexicon,
    installed,
    pack_words,
)
from crossglot.lexicon.keeping import pin, pins, prune, unpin
from crossglot.lexicon.lexicon import Lexicon, load_lexicon, load_named, open_lexicon
from crossglot.lexicon.recipe import load_recipe, recipe_editions

__all__ = [
    "Change",
    "Compiled",
    "Difference",
    "Header",
    "Lexicon",
    "SourceNote",
    "amend_lexicon",
    "compare",
    "compile_words",
    "install_lexicon",
    "installed",
    "load_lexicon",
    "load_named",
    "load_recipe",
    "open_lexicon",
    "pack_words",
    "pin",
    "pins",
    "prune",
    "recipe_editions",
    "unpin",
]
