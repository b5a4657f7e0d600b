"""Rule sheets: every sentence in every language, every rule of a game on its sheet."""

import re
from dataclasses import replace

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crossglot.cli import main
from crossglot.editions import Clock, EndRule, House, Theme, edition_ids, load_edition, with_house
from crossglot.languages import LANGUAGES, facts_told
from crossglot.rulebook import load_rules, rule_sheet
from crossglot.rulebook.catalogue import read_table
from setup import ROOT
from tests.rows import for_each

HU = load_edition("HU-M")
SOURCES = read_table("sources.toml")


def messages(language):
    text = (ROOT / "src/crossglot/messages" / language / "rules.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: facts_told(entry) for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_facts(language):
    # a language may need a number twice, once to choose the form of a word; none may miss one
    assert messages(language) == messages("en")


@for_each("language", LANGUAGES)
@for_each("edition", edition_ids())
def test_a_sheet_is_whole_in_every_language(edition, language):
    sheet = rule_sheet(load_edition(edition), language)
    assert len(sheet) == 11
    for section in sheet:
        assert section.title
        assert section.paragraphs
        for paragraph in section.paragraphs:
            assert re.match(r"^\S.*\S$", paragraph.text, re.DOTALL)
            assert "{" not in paragraph.text
            assert paragraph.text != paragraph.id


CLOCK = Clock(main=1_500_000)
CHANGED: list[tuple[dict[str, object], dict[str, object]]] = [
    ({"challenge": "edition"}, {}),
    ({"challenge": "single"}, {}),
    ({"challenge": "double"}, {}),
    ({"challenge": "points"}, {"challenge": "double"}),
    ({"challenge": "points", "challenge_points": 5}, {"challenge": "points"}),
    ({"challenge": "points", "challenge_booked_to": "challengee"}, {"challenge": "points"}),
    ({"challenge": "points", "challenge_per": "word"}, {"challenge": "points"}),
    ({"blank_reuse": True}, {}),
    ({"open_dictionary": True}, {}),
    ({"theme": Theme(frozenset({"KARD"}))}, {}),
    ({"theme": Theme(frozenset({"KARD"}), 20)}, {"theme": Theme(frozenset({"KARD"}))}),
    ({"theme": Theme(frozenset({"SZÓ"}))}, {"theme": Theme(frozenset({"KARD"}))}),
    ({"jacks_to_open": True}, {}),
    ({"two_bags": True}, {}),
    ({"restricted_exchange": True}, {}),
    ({"blank_as_space": True}, {}),
    ({"recount_premiums": True}, {}),
    ({"rack_size": 8}, {}),
    ({"scoreless_turns": 6}, {}),
    ({"final": "out-doubled"}, {}),
    ({"clock": CLOCK}, {}),
    ({"clock": Clock(main=1_200_000)}, {"clock": CLOCK}),
    ({"clock": Clock(main=1_500_000, increment=5000)}, {"clock": CLOCK}),
    ({"clock": Clock(main=1_500_000, overtime_points=5)}, {"clock": CLOCK}),
    ({"clock": Clock(main=1_500_000, overtime_most=300_000)}, {"clock": CLOCK}),
    ({"clock": Clock(per_move=120_000)}, {}),
    ({"clock": Clock(correspondence=86_400_000)}, {}),
]


def texts(house, language="en"):
    sheet = rule_sheet(with_house(HU, House(**house)), language)
    return [paragraph.text for section in sheet for paragraph in section.paragraphs]


@for_each("language", LANGUAGES)
@for_each("house, before", CHANGED)
def test_every_house_rule_changes_the_sheet(house, before, language):
    assert texts(house, language) != texts(before, language)


def test_no_house_rule_is_forgotten():
    tried = {name for house, _ in CHANGED for name in house}
    assert tried == set(House.__struct_fields__) - {"challenge_window"}, "of how, not of what"
    clocks = [house["clock"] for house, _ in CHANGED if "clock" in house]
    plain = Clock()
    different = {
        name
        for name in Clock.__struct_fields__
        for clock in clocks
        if getattr(clock, name) != getattr(plain, name)
    }
    assert different == set(Clock.__struct_fields__)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rack_size": 6}, "rack"),
        ({"bonus": {7: 40}}, "bonus"),
        ({"opening_min": 3}, "opening"),
        ({"exchange_bag_min": 5}, "exchange"),
        ({"players": (2, 3)}, "seats"),
        ({"blanks": 3}, "set"),
        ({"end": EndRule(3, 0, "subtract-own-add-to-out")}, "rounds of passes"),
        ({"coordinates": "lettered-rows"}, "names of squares"),
    ],
)
def test_every_number_of_an_edition_is_on_the_sheet(change, why):
    assert rule_sheet(replace(HU, **change), "en") != rule_sheet(HU, "en"), why


@pytest.mark.parametrize(
    ("edition", "house", "name", "stated", "rules"),
    [
        ("CS", {}, "start-tie", "document", ("CS-1",)),
        ("HU-M", {}, "start-tie", "decision", ("6.4",)),
        ("HU-M", {"challenge": "edition"}, "words-lost-challenger", "document", ("HU-M-55",)),
        ("ET", {"challenge": "edition"}, "words-lost-none", "decision", ("6.5",)),
        ("ET", {"two_bags": True}, "start-bags", "agreed", ("ET-88", "6.13")),
        ("EL", {}, "end-passes", "decision", ("6.1",)),
        ("EL", {}, "turn-repeat", "course", ()),
    ],
)
def test_it_says_who_states_it(edition, house, name, stated, rules):
    sheet = rule_sheet(with_house(load_edition(edition), House(**house)), "en")
    found = [p for section in sheet for p in section.paragraphs if p.id == name]
    assert [(p.stated, p.rules) for p in found] == [(stated, rules)]
    assert bool(found[0].mark) == (stated in {"decision", "agreed"})


def test_sources_name_rules_that_there_are():
    known = {rule.id for rule in load_rules()}
    for name, sources in SOURCES.items():
        assert set(sources) <= {*edition_ids(), "decision", "agreed"}, name
        for who, ids in sources.items():
            for rule in ids.split():
                assert rule in known, name
                assert who in {"decision", "agreed"} or rule.startswith((who, "6.")), name


def test_every_sentence_is_needed():
    made = {name for name in messages("en") if not name.startswith(("section-", "mark-", "time-"))}
    stems = {
        re.sub(r"-(play|word)$", "", n) if n.startswith("words-lost-challenge") else n for n in made
    }
    assert stems - {"title"} == set(SOURCES)


def test_the_sheet_is_plain_data():
    plain = msgspec.json.decode(msgspec.json.encode(rule_sheet(HU, "hu")))
    assert plain[0]["paragraphs"][0]["rules"] == ["HU-M-1", "HU-M-2", "HU-M-3"]


def test_the_command_prints_sheets_and_rules(capsys):
    assert main(["rules", "cs", "--language", "cs"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Pravidla: Česky")
    assert "1 bod: A ×5" in told
    assert main(["rules", "hu", "--house", "rack-size=8", "--language", "en"]) == 0
    assert "draws back to 8 tiles. [agreed by the players]" in capsys.readouterr().out
    assert main(["rules", "hu", "--minutes", "25", "--language", "en"]) == 0
    assert "each player: 25 minutes. [agreed" in capsys.readouterr().out
    assert main(["rules", "HU-M-55"]) == 0
    assert "ten points" in capsys.readouterr().out
    assert main(["rules", "CS-33"]) == 0
    assert "judged word by word" in capsys.readouterr().out
    assert main(["rules", "HU-M-69"]) == 0
    assert "no rule of play" in capsys.readouterr().out
    assert main(["rules", "HU-M-70"]) == 2
    assert main(["rules", "xx"]) == 2
    assert main(["rules", "hu", "--house", "nonsense"]) == 2
