"""Recipes: which words of a dictionary an edition admits, as data.

One TOML file a language. Everything that is dropped says by which rule.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple

import msgspec

from crossglot.converters import converter_to
from crossglot.editions import Edition
from crossglot.editions.load import read_tables
from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.category import Category, Sign
from crossglot.lexicon.lists import list_bytes, load_list


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


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question that the documents leave open, or that players may want answered otherwise.

    Whatever names a switch speaks of words that belong to it: they are
    admitted where the switch is on. So an addition is made where it is on, and
    a drop, an omission or an exclusion where it is off.

    Attributes:
        about: What is admitted where it is on, and why the default is what it is.
        default: What holds for those who do not choose.
        editions: Editions with another default.
    """

    about: str
    default: bool
    editions: dict[str, bool] = {}


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Entries left out: those for which everything given here holds.

    Attributes:
        kind: What kind of words they are.
        reason: Why, with the rule id.
        any_tag: One of these morphological fields (``*`` as in file names).
        all_tags: Every one of these.
        any_flag: One of these flags.
        only_flags: No flag but these, if any.
        text: The stem matches this regular expression as a whole.
        words: The stem is one of these.
        unless: ... and is none of these stems.
        listed: A list of ours whose words count as ``words``.
        stem_only: The stem is no word, but what is made of it is.
        editions: Only for these; empty means all of the recipe.
        switch: Dropped only where this switch is off.
    """

    kind: Category = Category.OTHER
    reason: str
    any_tag: tuple[str, ...] = ()
    all_tags: tuple[str, ...] = ()
    any_flag: tuple[str, ...] = ()
    only_flags: tuple[str, ...] = ()
    text: str | None = None
    words: frozenset[str] = frozenset()
    unless: frozenset[str] = frozenset()
    listed: str | None = None
    stem_only: bool = False
    editions: tuple[str, ...] = ()
    switch: str | None = None


class Omission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Affix rules left out: those of the classes named here whose letters match.

    Attributes:
        kind: What kind of words they make.
        reason: Why, with the rule id.
        prefixes: Flags of prefix classes.
        suffixes: Flags of suffix classes; ``*`` is every class.
        strip: What they take off matches this regular expression as a whole.
        append: What they put on matches this regular expression as a whole.
        switch: Left out only where this switch is off.
    """

    kind: Category = Category.OTHER
    reason: str
    prefixes: tuple[str, ...] = ()
    suffixes: tuple[str, ...] = ()
    strip: str = ".*"
    append: str = ".*"
    switch: str | None = None


class Addition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word the dictionary lacks, or has only as a compound.

    Attributes:
        word: The stem; ``|`` stands between two letters that are no digraph.
        reason: Why it is admissible.
        like: A stem of the dictionary that is inflected in the same way; None
            for a word without other forms.
        listed: A list of ours whose words are added, in place of ``word``.
        inflected: The list's glosses are the stems that its words are inflected like.
        switch: Added only where this switch is on.
    """

    word: str = ""
    reason: str
    like: str | None = None
    listed: str | None = None
    inflected: bool = False
    switch: str | None = None


class Exclusion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words taken out at the end, with the reason; with a switch, only where it is off."""

    words: tuple[str, ...] = ()
    kind: Category = Category.NAMED
    reason: str
    listed: str | None = None
    switch: str | None = None


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Short words come from a closed list alone.

    Attributes:
        letters: The longest of them, in letters.
        listed: The list of ours that has them all.
        reason: Why, with the rule id.
        refused: A list of ours that says of others why they are not in it.
    """

    letters: int
    listed: str
    reason: str
    refused: str | None = None


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What shows that a prefix and a stem are used together: dictionary, list, packages.

    Attributes:
        language: Code of the language in the packages.
        listed: A list of ours of such words.
        alike: Prefixes that are spelled in several ways: one attests the others.
        packages: Names of Python packages that are asked where they are installed.
    """

    language: str
    listed: str | None = None
    alike: tuple[tuple[str, ...], ...] = ()
    packages: tuple[Literal["wordfreq", "simplemma"], ...] = ()


class Morphology(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An analyser that tells what a form is a form of, and what else it takes (Estonian).

    Attributes:
        name: What people call it.
        package: Where it is; ``files`` is the folder in the package that is kept.
        licence: SPDX expression of that folder.
        lemmas: A package with a list of lemmas; the lexicon is smaller without it.
        lemmas_licence: SPDX expression of the list.
        fallback: The tier of machines on which the analyser does not run.
    """

    name: str
    package: Package
    licence: str
    lemmas: Package
    lemmas_licence: str
    fallback: str


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
        attested: Flags of prefix classes that stand only before stems with which
            they are attested (:class:`Attestation`).
        analysed: Whether its words come from morphological analysis
            (:class:`Morphology`) and not from the affix rules; ``derive`` then says
            whether words derived by rule are among them.
    """

    about: str
    derive: bool = False
    prefixes: tuple[str, ...] | None = None
    attested: tuple[str, ...] = ()
    analysed: bool = False


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the lexicons of a language are made.

    Attributes:
        editions: The editions it serves.
        default_tier: The tier of those who do not choose.
        capitals: Whether entries with a capital letter are words.
        hyphenation: Field that shows the parts of a stem (``hy:``), or None.
        boundaries: Parts of words with ``|`` where two letters are no digraph.
        composing: Switch for laying digraphs with single tiles; None where the
            edition alone decides.
        closed: Where short words come from, if not from the dictionary.
        attestation: For tiers with attested prefixes.
        morphology: For tiers that are analysed.
        sign: What shows the part of speech of an entry; the first that holds decides.
        reasons: Why words are refused by kind, with the rule id, where nothing else says it.
    """

    editions: tuple[str, ...]
    source: Source
    default_tier: str
    tiers: dict[str, Tier]
    affixes: Affixes = Affixes()
    capitals: bool = False
    hyphenation: str | None = None
    boundaries: tuple[str, ...] = ()
    composing: str | None = None
    closed: Closed | None = None
    attestation: Attestation | None = None
    morphology: Morphology | None = None
    switches: dict[str, Switch] = {}
    sign: tuple[Sign, ...] = ()
    reasons: dict[str, str] = {}
    drop: tuple[Drop, ...] = ()
    omit: tuple[Omission, ...] = ()
    add: tuple[Addition, ...] = ()
    exclude: tuple[Exclusion, ...] = ()

    def tier(self, name: str | None, switches: Mapping[str, bool] | None = None) -> str:
        """The name of a lexicon: its tier, and the switches that differ from their defaults.

        >>> load_recipe("HU-M").tier("B", {"interjections": True, "composing": True})
        'b+interjections'
        >>> load_recipe("HU-M").tier("b+interjections-composing")
        'b-composing+interjections'

        Args:
            name: Such a name, in any order; the default tier when None or left out.
            switches: States of further switches.

        Raises:
            LexiconError: ``lexicon-tier-unknown`` or ``lexicon-switch-unknown``
                with those there are.
        """
        tier, states = self.parse_tier(name or "")
        states |= {switch.lower(): on for switch, on in (switches or {}).items()}
        differing = []
        for switch in sorted(states):
            if switch not in self.switches:
                known = sorted(self.switches)
                raise LexiconError(LexiconCode.SWITCH_UNKNOWN, switch=switch, known=known)
            if states[switch] != self.switches[switch].default:
                differing.append(("+" if states[switch] else "-") + switch)
        return tier + "".join(differing)

    def parse_tier(self, name: str) -> tuple[str, dict[str, bool]]:
        """Tier and states of switches that ``name`` writes out.

        >>> load_recipe("HU-M").parse_tier("a-att-composing")
        ('a-att', {'composing': False})

        Raises:
            LexiconError: ``lexicon-tier-unknown`` with the tiers there are.
        """
        written = name.lower()
        tiers = [tier for tier in self.tiers if re.match(rf"{re.escape(tier)}([-+]|\Z)", written)]
        tier = max(tiers, key=len, default="")
        rest = written[len(tier) :]
        if re.fullmatch(r"([-+][a-z_]+)*", rest) is None or not (tier or rest or not written):
            raise LexiconError(LexiconCode.TIER_UNKNOWN, tier=name, known=sorted(self.tiers))
        states = {each[1:]: each[0] == "+" for each in re.findall(r"[-+][a-z_]+", rest)}
        return tier or self.default_tier, states

    def settle(self, name: str) -> Settled:
        """What is in force in the lexicon called ``name``.

        Raises:
            LexiconError: As :meth:`tier`.
        """
        tier, states = self.parse_tier(self.tier(name))
        on = {switch: known.default for switch, known in self.switches.items()} | states
        recipe = msgspec.structs.replace(
            self,
            drop=tuple(each for each in self.drop if not on.get(each.switch or "", False)),
            omit=tuple(each for each in self.omit if not on.get(each.switch or "", False)),
            exclude=tuple(each for each in self.exclude if not on.get(each.switch or "", False)),
            add=tuple(each for each in self.add if on.get(each.switch or "", True)),
        )
        composing = on.get(self.composing or "", True)
        return Settled(recipe, recipe.tiers[tier], composing, frozenset(x for x in on if on[x]))


_recipe_of = converter_to(Recipe)


class Settled(NamedTuple):
    """One lexicon of a recipe: every switch is on or off.

    Attributes:
        recipe: With those parts only that are in force.
        tier: Its tier.
        composing: Whether digraphs are composed where the edition says so.
        on: The switches that are on.
    """

    recipe: Recipe
    tier: Tier
    composing: bool
    on: frozenset[str]


@cache
def _recipes() -> dict[str, tuple[Recipe, str]]:
    """Recipe and hash of its text, by edition."""
    found = {}
    folder = resources.files(__package__).joinpath("recipes")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".toml"):
            continue
        text = file.read_bytes()
        recipe = _listed(_recipe_of(read_tables(file.name, text.decode())))
        lists = b"".join(map(list_bytes, sorted(_lists_of(recipe))))
        digest = hashlib.sha256(text + lists).hexdigest()
        found.update({edition: (_at_home(recipe, edition), digest) for edition in recipe.editions})
    return found


def _lists_of(recipe: Recipe) -> set[str]:
    named = {each.listed for each in recipe.drop} | {each.listed for each in recipe.exclude}
    named |= {each.listed for each in recipe.add}
    if recipe.closed is not None:
        named.add(recipe.closed.listed)
    if recipe.attestation is not None:
        named.add(recipe.attestation.listed)
    return {name for name in named if name is not None}


def _listed(recipe: Recipe) -> Recipe:
    """``recipe`` with the words of its lists in their places."""
    replace = msgspec.structs.replace
    drop = tuple(
        replace(each, words=each.words | load_list(each.listed).words) if each.listed else each
        for each in recipe.drop
    )
    exclude = tuple(
        replace(each, words=(*each.words, *sorted(load_list(each.listed).words)))
        if each.listed
        else each
        for each in recipe.exclude
    )
    add = tuple(word for each in recipe.add for word in _additions(each))
    return replace(recipe, drop=drop, exclude=exclude, add=add)


def _additions(addition: Addition) -> list[Addition]:
    """``addition``, or one for every word of its list."""
    if addition.listed is None:
        return [addition]
    items = [item for group in load_list(addition.listed).group for item in group.items()]
    return [
        msgspec.structs.replace(
            addition, word=form, like=item.gloss if addition.inflected else None
        )
        for item in items
        for form in item.forms
    ]


def _at_home(recipe: Recipe, edition: str) -> Recipe:
    """``recipe`` with the defaults that ``edition`` gives to its switches."""
    switches = {
        name: msgspec.structs.replace(each, default=each.editions.get(edition, each.default))
        for name, each in recipe.switches.items()
    }
    return msgspec.structs.replace(recipe, switches=switches)


def load_recipe(edition: str) -> Recipe:
    """The recipe of an edition.

    Raises:
        LexiconError: ``lexicon-recipe-missing``: there is none; such an edition
            has lexicons from word lists only.
    """
    return _recipe(edition)[0]


def fallback_tier(edition: str) -> str:
    """The tier of an edition that stands in where its analyser does not run; else empty.

    >>> fallback_tier("ET"), fallback_tier("HU-M")
    ('forms', '')
    """
    recipe = _recipes().get(edition)
    return recipe[0].morphology.fallback if recipe and recipe[0].morphology else ""


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
    facts += sorted(alphabet.respell.items())
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
