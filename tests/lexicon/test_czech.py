"""The Czech lists of ours, and what the switches of Czech do, on the real dictionary."""

from __future__ import annotations

import itertools

import pytest

from crossglot.editions import load_edition
from crossglot.lexicon import install_lexicon, load_recipe, open_lexicon
from crossglot.lexicon.affix import load_affixes
from crossglot.lexicon.dictionary import load_entries
from crossglot.lexicon.lists import load_list
from crossglot.lexicon.sources import find_dictionary
from tests.lexicon.test_document_words import real

LETTERS = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"


def test_every_short_word_of_the_dictionary_was_judged():
    admitted = load_list("cs-short").words
    refused = load_list("cs-short-refused").words
    assert admitted & refused == set()
    real("CS")
    dictionary = find_dictionary(load_recipe("CS").source)
    entries = load_entries(dictionary.entries, load_affixes(dictionary.affixes))
    short = {
        entry.text
        for entry in entries
        if 2 <= len(entry.text) <= 3 and entry.text.isalpha() and entry.text.islower()
    }
    assert short - admitted - refused == set()


def test_short_words_come_from_the_list_alone():
    lexicon = real("CS")
    on = load_recipe("CS").settle("b").on
    spelled = map("".join, itertools.product(LETTERS, repeat=2))
    two = {word for word in spelled if lexicon.admits(word)}
    listed = load_list("cs-short").admitted(on)
    assert two == {word for word in listed if len(word) == 2}
    assert all(lexicon.admits(word) for word in listed if "ö" not in word)


SWITCHES = {
    "negation": (True, "nedělat nemilý", "dělat milý neduh"),
    "comparatives": (True, "milejší nejmilejší lépe", "milý dobře dále"),
    "passives": (True, "kupován kupována dán", "kupovat kupovaný kupoval"),
    "transgressives": (True, "jda jdouc", "jdoucí jde"),
    "vocatives": (True, "ženo hade pse", "žena hada psa"),
    "possessives": (True, "otcův matčin", "otci matce"),
    "interjections": (False, "ahoj prásk haf", "hle hoj"),
    "style": (False, "hovno fízl thesaurus", "tezaurus cikán"),
}
"""Default, words that belong to the switch, words that do not."""


def test_every_switch_is_tested_and_says_what_it_is_about():
    switches = load_recipe("CS").switches
    assert {name: default for name, (default, _, _) in SWITCHES.items()} == {
        name: switch.default for name, switch in switches.items()
    }
    assert all(switch.about for switch in switches.values())


@pytest.fixture(scope="module")
def turned(tmp_path_factory):
    """The lexicon with every switch the other way, in a cache that is thrown away."""
    real("CS")
    dictionary = find_dictionary(load_recipe("CS").source)
    switches = {name: not usual for name, (usual, _, _) in SWITCHES.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROSSGLOT_CACHE", str(tmp_path_factory.mktemp("turned")))
        path = install_lexicon("CS", None, dictionary.affixes, switches=switches)
        return open_lexicon(path, load_edition("CS"))


@pytest.mark.parametrize("switch", SWITCHES)
def test_switches(switch, turned):
    default, belongs, stays = SWITCHES[switch]
    usual = real("CS")
    assert [word for word in belongs.split() if usual.admits(word) != default] == []
    assert [word for word in belongs.split() if turned.admits(word) == default] == []
    kept = stays.split()
    assert [word for word in kept if not (usual.admits(word) and turned.admits(word))] == []
