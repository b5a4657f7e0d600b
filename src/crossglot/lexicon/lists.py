"""Word lists of the project: closed lists and exceptions, each word with its reason.

A list is a TOML file in ``recipes/lists``: groups of words with one reason, and
after every word what tells it from others: a gloss, a part of speech. Forms of
one word stand together: ``bába midwife = bab báb``.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib import resources
from typing import NamedTuple

import msgspec

from crossglot.converters import converter_to
from crossglot.editions.load import read_tables
from crossglot.lexicon.category import Category


class Item(NamedTuple):
    """A word with its gloss.

    Attributes:
        lemma: What a dictionary lists.
        gloss: What it means, or why it is here.
        forms: Those forms of it that the list speaks of.
    """

    lemma: str
    gloss: str
    forms: tuple[str, ...]


def parse_item(text: str) -> Item:
    """One item of a group.

    >>> parse_item("bába midwife = bab báb")
    Item(lemma='bába', gloss='midwife', forms=('bab', 'báb'))
    >>> parse_item("akt act").forms
    ('akt',)
    """
    head, _, forms = text.partition("=")
    lemma, _, gloss = head.strip().partition(" ")
    return Item(lemma, gloss.strip(), tuple(forms.split()) or (lemma,))


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words that are listed for one reason.

    Attributes:
        reason: Why, with the rule id.
        words: Items, divided by semicolons or ends of lines.
        switch: They are in the list only where this switch is on.
        kind: What kind of words they are, where not that of the whole list.
    """

    reason: str
    words: str
    switch: str | None = None
    kind: Category | None = None

    def items(self) -> list[Item]:
        """Its words, in the order of the file."""
        texts = (text.strip() for text in re.split(r"[;\n]", self.words))
        return [parse_item(text) for text in texts if text]


class WordList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """A list of ours.

    Attributes:
        about: What it is for and how its words were judged.
        group: Its groups.
    """

    about: str
    group: tuple[Group, ...]

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of it, whatever the switches."""
        return self.admitted(None)

    @cached_property
    def _places(self) -> dict[str, tuple[Group, Item]]:
        return {
            form: (group, item)
            for group in reversed(self.group)
            for item in group.items()
            for form in item.forms
        }

    def place(self, word: str) -> tuple[Group, Item] | None:
        """The first group that ``word`` is in, and its item there; None where it is in none."""
        return self._places.get(word)

    def admitted(self, on: frozenset[str] | None) -> frozenset[str]:
        """Its words where the switches ``on`` are on and the others off; None is all of them."""
        return frozenset(
            form
            for group in self.group
            if on is None or group.switch is None or group.switch in on
            for item in group.items()
            for form in item.forms
        )


_list_of = converter_to(WordList)


def list_bytes(name: str) -> bytes:
    """The file of a list as it is."""
    return resources.files(__package__).joinpath("recipes", "lists", f"{name}.toml").read_bytes()


@cache
def load_list(name: str) -> WordList:
    """A list by its name, such as ``cs-short``."""
    return _list_of(read_tables(f"{name}.toml", list_bytes(name).decode()))
