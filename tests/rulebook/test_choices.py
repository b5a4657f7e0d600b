"""What players may agree on: every house rule, in every language, and nothing that changes nothing."""

import msgspec
import pytest

from crossglot.editions import House, edition_ids, load_edition, with_house
from crossglot.rulebook import house_choices, rule_sheet

BESIDE = {
    *("challenge", "challenge_points", "challenge_booked_to", "challenge_per", "challenge_window"),
    *("theme", "clock"),
}
"""House rules that a form asks for in ways of its own."""


def choices(edition, language="en"):
    return house_choices(load_edition(edition), language)


def test_every_house_rule_can_be_chosen_somewhere():
    known = {choice.rule for edition in edition_ids() for choice in choices(edition)}
    assert known | BESIDE == set(House.__struct_fields__)


@pytest.mark.parametrize("edition", ["HU-M", "HU-W", "CS", "ET", "EL"])
def test_each_changes_the_game(edition):
    plain = load_edition(edition)
    for choice in choices(edition):
        value = choice.value if choice.most is None else choice.most
        played = with_house(plain, msgspec.convert({choice.rule: value}, House))
        told = [one for section in rule_sheet(played, "en") for one in section.paragraphs]
        agreed = [one for one in told if one.stated == "agreed"]
        assert agreed
        assert set(choice.rules) == {number for one in agreed for number in one.rules}
        if choice.most is None:
            assert all(one.text in choice.text for one in agreed)
            assert played.exchange_bag_min > plain.exchange_bag_min or (
                choice.rule != "restricted_exchange"
            )


@pytest.mark.parametrize(
    ("edition", "rule", "value"),
    [("HU-M", "rack_size", 7), ("HU-M", "scoreless_turns", 0), ("CS", "scoreless_turns", 0)],
)
def test_numbers_begin_at_what_the_edition_has(edition, rule, value):
    choice = next(one for one in choices(edition) if one.rule == rule)
    usual = {"rack_size": 7, "scoreless_turns": load_edition(edition).end.scoreless_turns}
    assert choice.value == usual[rule]
    assert choice.least is not None
    assert choice.least <= value <= choice.most


def test_what_the_edition_has_anyway_is_no_choice():
    assert "restricted_exchange" in {choice.rule for choice in choices("HU-M")}
    assert "restricted_exchange" not in {choice.rule for choice in choices("CS")}
    finals = [choice.value for choice in choices("HU-M") if choice.rule == "final"]
    assert finals == ["out-doubled"]


@pytest.mark.parametrize("language", ["hu", "cs", "et", "el"])
def test_they_are_told_in_every_language(language):
    english = {choice.rule: choice.text for choice in choices("HU-M") if choice.text}
    told = {choice.rule: choice.text for choice in choices("HU-M", language) if choice.text}
    assert told.keys() == english.keys()
    assert all(told[rule] != english[rule] for rule in told)
