"""Tips for beginners (ET-124): whole in every language, with the figures that were measured."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crossglot.cli import main
from crossglot.editions import edition_ids, load_edition
from crossglot.languages import LANGUAGES, facts_told
from crossglot.rulebook.tips import figures, tips
from setup import ROOT

MEASURED = ("HU-M", "HU-W", "CS", "ET", "EL")


def messages(language):
    text = (ROOT / "src/crossglot/messages" / language / "tips.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: facts_told(entry) for entry in entries if isinstance(entry, ftl.Message)}


def test_tips_are_whole_in_every_language():
    for language in LANGUAGES:
        assert messages(language) == messages("en"), language
        told = {"title"}
        for edition in edition_ids():
            for section in tips(load_edition(edition), language):
                told |= {f"section-{section.id}", *(one.id for one in section.paragraphs)}
                for one in section.paragraphs:
                    assert one.text != one.id, (language, edition)
                    assert "{" not in one.text, (language, edition, one.text)
        assert told == set(messages(language)), "every sentence is told somewhere"


@pytest.mark.parametrize("name", MEASURED)
def test_tips_name_the_figures_of_their_edition(name):
    edition, measured = load_edition(name), figures()[name]
    said = {one.id: one.text for part in tips(edition, "en") for one in part.paragraphs}
    assert f" {measured.turn} points" in said["turn"]
    assert f"{measured.bingo} points on average, any other turn {measured.other}" in said["bingo"]
    assert f"{measured.crossed} points on average" in said["crossed"]
    assert f"about {measured.blank} points" in said["blank"]
    assert f"{measured.wins} of 100 games" in said["keep"]
    assert all(letter in said["letters"] for letter in (*measured.best, *measured.worst))
    assert said["bonus"] == "A player who lays 7 tiles in one turn gets 50 points more."


def test_figures_are_such_as_can_be():
    assert set(figures()) == set(MEASURED)
    for name, measured in figures().items():
        labels = load_edition(name).alphabet.labels
        assert {*measured.best, *measured.worst} <= set(labels), name
        assert measured.other < measured.turn < measured.bingo, name
        assert measured.alone < measured.crossed, name
        assert 50 < measured.wins < 100, name
        assert min(measured.blank, measured.twice, measured.kept) > 0, name


def test_an_edition_without_figures_has_the_other_tips():
    said = [one.id for part in tips(load_edition("LT"), "en") for one in part.paragraphs]
    assert "short" in said
    assert not {"turn", "bingo", "keep", "measured"} & set(said)


def test_the_command_gives_the_tips(capsys):
    assert main(["tips", "et", "--language", "et"]) == 0
    told = capsys.readouterr().out
    for section in tips(load_edition("ET"), "et"):
        for one in section.paragraphs:
            assert one.text in told
    assert main(["tips", "xx"]) == 2
