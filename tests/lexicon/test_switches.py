"""Switches: how a lexicon is named by them, and what they and attested tiers do."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.cli import main
from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import (
    install_lexicon,
    installed,
    load_lexicon,
    load_recipe,
    open_lexicon,
    recipe_editions,
)
from crossglot.lexicon.recipe import Attestation
from tests.rows import for_each


@pytest.mark.parametrize(
    ("edition", "written", "switches", "name"),
    [
        ("HU-M", None, {}, "b"),
        ("HU-M", "A", {}, "a"),
        ("HU-M", "b+interjections", {}, "b+interjections"),
        ("HU-W", "b+interjections", {}, "b"),
        ("HU-W", "b-interjections", {}, "b-interjections"),
        ("HU-M", "b-att", {"offensive": True}, "b-att+offensive"),
        ("HU-M", "b-att-composing", {}, "b-att-composing"),
        ("HU-M", "+offensive+interjections", {}, "b+interjections+offensive"),
        ("HU-M", "b+offensive", {"offensive": False}, "b"),
        ("CS", None, {"Negation": False, "style": False}, "b-negation"),
    ],
)
def test_a_lexicon_is_named_by_tier_and_differing_switches(edition, written, switches, name):
    assert load_recipe(edition).tier(written, switches) == name


@given(st.data())
def test_a_name_read_again_is_the_same_name(data):
    recipe = load_recipe(data.draw(st.sampled_from(recipe_editions())))
    states = st.dictionaries(st.sampled_from(sorted(recipe.switches)), st.booleans())
    switches = data.draw(states if recipe.switches else st.just({}))
    name = recipe.tier(data.draw(st.sampled_from(sorted(recipe.tiers))), switches)
    assert recipe.tier(name) == name
    on = recipe.settle(name).on
    assert {switch: switch in on for switch in switches} == switches


@pytest.mark.parametrize(
    ("written", "switches", "code"),
    [
        ("z", {}, LexiconCode.TIER_UNKNOWN),
        ("ab", {}, LexiconCode.TIER_UNKNOWN),
        ("b+", {}, LexiconCode.TIER_UNKNOWN),
        ("b+x y", {}, LexiconCode.TIER_UNKNOWN),
        ("b+nonsense", {}, LexiconCode.SWITCH_UNKNOWN),
        (None, {"nonsense": True}, LexiconCode.SWITCH_UNKNOWN),
        ("b/../a", {}, LexiconCode.TIER_UNKNOWN),
    ],
)
def test_unknown_tiers_and_switches_are_told_with_those_there_are(written, switches, code):
    with pytest.raises(LexiconError) as refusal:
        load_recipe("HU-M").tier(written, switches)
    assert refusal.value.code == code
    assert refusal.value.facts["known"]


@for_each("edition", recipe_editions())
def test_recipes_name_only_switches_that_they_have(edition):
    recipe = load_recipe(edition)
    named = {
        each.switch
        for part in (recipe.drop, recipe.omit, recipe.add, recipe.exclude)
        for each in part
    }
    assert named - {None} <= recipe.switches.keys()
    assert recipe.composing in {None, *recipe.switches}
    editions = {name for switch in recipe.switches.values() for name in switch.editions}
    assert editions <= set(recipe.editions)


def test_switches_change_words_name_and_content(cache, small_hungarian):
    path = install_lexicon("HU-M", "a", small_hungarian, switches={"interjections": True})
    assert path == cache / "lexicons" / "HU-M.a+interjections.cgl"
    install_lexicon("HU-M", "a", small_hungarian)
    plain, switched = load_lexicon("HU-M", "a"), load_lexicon("HU-M", "a+interjections")
    assert (plain.admits("no"), switched.admits("no")) == (False, True)
    names = tuple(lexicon.id.partition("@")[0] for lexicon in (plain, switched))
    assert names == ("HU-M.a", "HU-M.a+interjections")
    assert plain.header.content != switched.header.content
    assert {header.tier for header in installed()} == {"a", "a+interjections"}


def test_digraphs_are_composed_where_the_switch_is_on(cache, small_hungarian):
    install_lexicon("HU-M", "b", small_hungarian, switches={"composing": False})
    install_lexicon("HU-M", "b", small_hungarian)
    tiles = load_edition("HU-M").alphabet.parse_tiles
    apart, together = load_lexicon("HU-M", "b-composing"), load_lexicon("HU-M")
    assert (apart.admits_tiles(tiles("ROZS")), together.admits_tiles(tiles("ROZS"))) == (
        False,
        True,
    )
    assert apart.admits_tiles(tiles("RO[ZS]"))
    assert apart.admits_tiles(tiles("KÖZSÉG"))


@pytest.fixture
def attesting(cache, small_hungarian, tmp_path):
    """Builds tier a-att of the small dictionary, to which a prefixed verb was added."""

    def build():
        for suffix in (".aff", ".dic"):
            copy = small_hungarian.with_suffix(suffix).read_bytes()
            (tmp_path / f"own{suffix}").write_bytes(copy)
        with (tmp_path / "own.dic").open("a") as file:
            file.write("megnyer\tpo:vrb\n")
        path = install_lexicon("HU-M", "a-att", tmp_path / "own.aff")
        return open_lexicon(path, load_edition("HU-M"))

    return build


def asking(monkeypatch, **attestation):
    """Lets the recipe ask these sources only."""
    wanted = Attestation(language="hu", **attestation)
    recipe = msgspec.structs.replace(load_recipe("HU-M"), attestation=wanted)
    monkeypatch.setattr("crossglot.lexicon.install.load_recipe", lambda _: recipe)


def test_a_prefix_stands_only_where_it_is_attested(attesting, monkeypatch):
    asking(monkeypatch)
    lexicon = attesting()
    assert lexicon.admits("megnyer")
    assert lexicon.admits("megnyerhetnek"), "inflected like the verb"
    assert not lexicon.admits("elnyer"), "nobody listed it"
    assert lexicon.admits("nyerhet")
    assert "+" not in lexicon.header.source.name


@pytest.mark.parametrize(
    "attestation",
    [{"listed": "hu-prefixed"}, {"alike": (("meg", "el"),)}],
    ids=["elnyer is in the list", "megnyer is a headword, el another spelling"],
)
def test_a_list_attests_and_so_does_another_spelling(attesting, monkeypatch, attestation):
    asking(monkeypatch, **attestation)
    assert attesting().admits("elnyerhet")


def test_a_word_list_that_is_installed_attests_too(attesting, monkeypatch):
    """A stand-in for the package ``wordfreq``, which CI has not."""
    package = SimpleNamespace(
        __spec__=SimpleNamespace(), get_frequency_dict=lambda language: {"elnyer": 1e-6}
    )
    monkeypatch.setitem(sys.modules, "wordfreq", package)
    monkeypatch.setitem(sys.modules, "simplemma", None)
    monkeypatch.setattr("importlib.metadata.version", lambda name: "3.1.1")
    asking(monkeypatch, packages=("wordfreq", "simplemma"))
    lexicon = attesting()
    assert lexicon.admits("elnyerhet")
    assert lexicon.header.source.name.endswith("+ wordfreq 3.1.1")


def test_the_command_turns_switches(cache, small_hungarian, capsys):
    line = ["lexicon", "build", "hu", "--tier", "a", "--path", str(small_hungarian)]
    assert main([*line, "--with", "interjections", "--without", "composing"]) == 0
    assert "HU-M.a-composing+interjections.cgl" in capsys.readouterr().out
    assert main([*line, "--with", "nonsense"]) == 2
    assert "composing" in capsys.readouterr().err
    assert main(["lexicon", "check", "hu", "no", "--tier", "a-composing+interjections"]) == 0


def test_the_command_lists_switches(capsys):
    assert main(["lexicon", "switches", "HU-W"]) == 0
    told = capsys.readouterr().out
    assert "b-att" in told
    assert "interjections   on" in told
