"""Lexicons: which words an edition admits, compiled on the user's machine."""

from crossglot.lexicon.container import Header, SourceNote
from crossglot.lexicon.install import Compiled, compile_words, install_lexicon, installed
from crossglot.lexicon.lexicon import Lexicon, load_lexicon, open_lexicon
from crossglot.lexicon.recipe import load_recipe, recipe_editions

__all__ = [
    "Compiled",
    "Header",
    "Lexicon",
    "SourceNote",
    "compile_words",
    "install_lexicon",
    "installed",
    "load_lexicon",
    "load_recipe",
    "open_lexicon",
    "recipe_editions",
]
