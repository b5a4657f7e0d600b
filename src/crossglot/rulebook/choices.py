"""What players may agree on before a game of an edition, in the words of its rule sheet."""

from __future__ import annotations

from msgspec import Struct

from crossglot.converters import converter_to
from crossglot.editions import Edition, House, with_house
from crossglot.editions.house import RESTRICTED_EXCHANGE
from crossglot.errors import HouseError
from crossglot.rulebook.sheet import Paragraph, rule_sheet

SWITCHES: tuple[tuple[str, int | str], ...] = (
    ("jacks_to_open", True),
    ("blank_reuse", True),
    ("blank_as_space", True),
    ("recount_premiums", True),
    ("two_bags", True),
    ("restricted_exchange", True),
    ("open_dictionary", True),
    ("final", "subtract-own-add-to-out"),
    ("final", "out-doubled"),
)
"""(key of :class:`~crossglot.editions.House`, value): rules that are agreed on or not."""

NUMBERS = (("rack_size", 1, 15), ("scoreless_turns", 0, 100))
"""(key, least, most): rules that are a number."""


_house_of = converter_to(House)


class HouseChoice(Struct, frozen=True):
    """A house rule that this edition can be played by.

    Attributes:
        rule: Its key in :class:`~crossglot.editions.House`.
        value: What it is set to when it is agreed on; of a number what the edition has.
        text: What the rule sheet then says; empty for a number.
        rules: Ids of the rules that it follows.
        least: Of a number; None for others.
        most: Of a number; None for others.
    """

    rule: str
    value: bool | int | str
    text: str
    rules: tuple[str, ...]
    least: int | None = None
    most: int | None = None


def house_choices(edition: Edition, language: str) -> tuple[HouseChoice, ...]:
    """The house rules that make a difference in ``edition``.

    Args:
        edition: As it is printed, without house rules.
        language: One of :data:`crossglot.languages.LANGUAGES`.

    >>> from crossglot.editions import load_edition
    >>> choices = house_choices(load_edition("CS"), "en")
    >>> next(choice for choice in choices if choice.rule == "jacks_to_open").rules
    ('ET-85', 'ET-86', 'ET-87', '6.14')
    >>> "restricted_exchange" in {choice.rule for choice in choices}
    False
    """
    return (*_switches(edition, language), *_numbers(edition, language))


def _switches(edition: Edition, language: str) -> list[HouseChoice]:
    own = {
        ("final", edition.end.final),
        ("restricted_exchange", edition.exchange_bag_min >= RESTRICTED_EXCHANGE),
    }
    found = []
    for rule, value in SWITCHES:
        told = _agreed(edition, language, rule, value)
        if told and (rule, value) not in own:
            ids = dict.fromkeys(number for one in told for number in one.rules)
            text = " ".join(one.text for one in told)
            found.append(HouseChoice(rule, value, text, tuple(ids)))
    return found


def _numbers(edition: Edition, language: str) -> list[HouseChoice]:
    usual = {"rack_size": edition.rack_size, "scoreless_turns": edition.end.scoreless_turns}
    found = []
    for rule, least, most in NUMBERS:
        told = _agreed(edition, language, rule, most)
        ids = dict.fromkeys(number for one in told for number in one.rules)
        found.append(HouseChoice(rule, usual[rule], "", tuple(ids), least, most))
    return found


def _agreed(edition: Edition, language: str, rule: str, value: int | str) -> list[Paragraph]:
    """What a rule sheet says of one rule alone; nothing where the edition cannot have it."""
    try:
        played = with_house(edition, _house_of({rule: value}))
    except HouseError:
        return []
    sheet = rule_sheet(played, language)
    return [one for section in sheet for one in section.paragraphs if one.stated == "agreed"]
