"""Recipes: which words of a dictionary an edition admits, as data.

One TOML file a language. Everything that is dropped says by which rule.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from crossglot.editions import Edition
from crossglot.editions.load import read_tables
from crossglot.errors import LexiconCode, LexiconError


class Package(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A package that carries a dictionary.

    Attributes:
        kind: The registry, by its client: ``pypi`` or ``npm``.
        name: Of the package.
        version: The one the recipe was made with.
        files: Place of the two files inside it, without suffix.
    """

    kind: Literal["pypi", "npm"]
    name: str
    version: str
    files: str


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a dictionary is found, by name.

    Attributes:
        name: What people call it.
        licence: SPDX expression of the dictionary.
        system: Name of the .aff and .dic files where the system keeps them.
        debian: Package that brings them.
        packages: Where else it is, best first.
    """

    name: str
    licence: str
    system: str
    debian: str
    packages: tuple[Package, ...] = ()


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Entries left out: those for which everything given here holds.

    Attributes:
        reason: Why, with the rule id.
        any_tag: One of these morphological fields (``*`` as in file names).
        all_tags: Every one of these.
        any_flag: One of these flags.
        text: The stem matches this regular expression as a whole.
        words: The stem is one of these.
        unless: ... and is none of these stems.
        editions: Only for these; empty means all of the recipe.
    """

    reason: str
    any_tag: tuple[str, ...] = ()
    all_tags: tuple[str, ...] = ()
    any_flag: tuple[str, ...] = ()
    text: str | None = None
    words: frozenset[str] = frozenset()
    unless: frozenset[str] = frozenset()
    editions: tuple[str, ...] = ()


class Addition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word the dictionary lacks, or has only as a compound.

    Attributes:
        word: The stem; ``|`` stands between two letters that are no digraph.
        reason: Why it is admissible.
        like: A stem of the dictionary that is inflected in the same way; None
            for a word without other forms.
    """

    word: str
    reason: str
    like: str | None = None


class Exclusion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words taken out at the end, with the reason."""

    words: tuple[str, ...]
    reason: str


class Affixes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which affix rules are used; patterns are as in file names.

    Attributes:
        prefixes: Flags of prefix classes; None means all.
        inflections: Values of ``is:`` that are inflection; None means that
            rules are not looked into: all are used.
        derivations: Values of ``ds:`` that a tier may add, one to a word.
    """

    prefixes: tuple[str, ...] | None = None
    inflections: tuple[str, ...] | None = None
    derivations: tuple[str, ...] = ()


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One size of a lexicon.

    Attributes:
        about: What is in it.
        derive: Whether a stem may be derived once before it is inflected.
        prefixes: Flags of prefix classes, where they are not those of the recipe.
    """

    about: str
    derive: bool = False
    prefixes: tuple[str, ...] | None = None


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the lexicons of a language are made.

    Attributes:
        editions: The editions it serves.
        default_tier: The tier of whoever does not choose.
        capitals: Whether entries with a capital letter are words.
        hyphenation: Field that shows the parts of a stem (``hy:``), or None.
        boundaries: Parts of words with ``|`` where two letters are no digraph.
    """

    editions: tuple[str, ...]
    source: Source
    default_tier: str
    tiers: dict[str, Tier]
    affixes: Affixes = Affixes()
    capitals: bool = False
    hyphenation: str | None = None
    boundaries: tuple[str, ...] = ()
    drop: tuple[Drop, ...] = ()
    add: tuple[Addition, ...] = ()
    exclude: tuple[Exclusion, ...] = ()

    def tier(self, name: str | None) -> str:
        """``name`` in small letters, or the default.

        Raises:
            LexiconError: ``lexicon-tier-unknown`` with the tiers there are.
        """
        wanted = self.default_tier if name is None else name.lower()
        if wanted not in self.tiers:
            raise LexiconError(LexiconCode.TIER_UNKNOWN, tier=name, known=sorted(self.tiers))
        return wanted


@cache
def _recipes() -> dict[str, tuple[Recipe, str]]:
    """Recipe and hash of its text, by edition."""
    found = {}
    for file in sorted(
        resources.files(__package__).joinpath("recipes").iterdir(), key=lambda file: file.name
    ):
        if not file.name.endswith(".toml"):
            continue
        text = file.read_bytes()
        recipe = msgspec.convert(read_tables(file.name, text.decode()), Recipe)
        found.update(dict.fromkeys(recipe.editions, (recipe, hashlib.sha256(text).hexdigest())))
    return found


def load_recipe(edition: str) -> Recipe:
    """The recipe of an edition.

    Raises:
        LexiconError: ``lexicon-recipe-missing``: there is none; such an edition
            has lexicons from word lists only.
    """
    return _recipe(edition)[0]


def recipe_hash(edition: Edition) -> str:
    """SHA-256 of all that decides which words there are but the source.

    That is the recipe, the code of this package, and what the edition lets be
    composed: a lexicon with another hash is built again.

    Raises:
        LexiconError: ``lexicon-recipe-missing``.
    """
    alphabet = edition.alphabet
    composed = sorted((tile, singles.hex()) for tile, singles in alphabet.compose.items())
    facts = [_recipe(edition.id)[1], _code_hash(), *alphabet.labels, alphabet.folding, composed]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


@cache
def _code_hash() -> str:
    files = [file for file in resources.files(__package__).iterdir() if file.name.endswith(".py")]
    code = b"".join(file.read_bytes() for file in sorted(files, key=lambda file: file.name))
    return hashlib.sha256(code).hexdigest()


def recipe_editions() -> tuple[str, ...]:
    """The editions that have a recipe, in alphabetical order."""
    return tuple(sorted(_recipes()))


def packaged_dictionaries(package: Package) -> frozenset[str]:
    """File names, without suffix, of every dictionary that recipes take from ``package``."""
    packages = [other for recipe, _ in _recipes().values() for other in recipe.source.packages]
    same = [other for other in packages if (other.kind, other.name) == (package.kind, package.name)]
    return frozenset(other.files.rpartition("/")[2] for other in (package, *same))


def _recipe(edition: str) -> tuple[Recipe, str]:
    try:
        return _recipes()[edition]
    except KeyError:
        raise LexiconError(
            LexiconCode.RECIPE_MISSING, edition=edition, known=list(recipe_editions())
        ) from None
