"""Spelling alphabets: every letter of the five languages can be told from every other by ear."""

import unicodedata
from importlib import resources

import pytest

from crossglot.editions import build_edition, edition_ids, load_edition
from crossglot.editions.load import read_tables
from crossglot.errors import EditionCode, EditionError
from tests.rows import for_each

OURS = ("HU-M", "HU-W", "CS", "ET", "EL", "EN")

NAMED_FULLY = {"Á", "É", "Ě", "Í", "Ó", "Ú", "Ů", "Y", "Ý"}
"""Czech letters that the table of the operators has no other word for than their names."""


SOFT = {("Ň", "Nina"), ("Ť", "Těšnov")}
"""Said with a soft consonant that the vowel after it shows."""


def bare(text):
    """Capitals without the accents of Greek words, which no Greek tile has."""
    return "".join(each for each in unicodedata.normalize("NFD", text.upper()) if each != "\u0301")


@pytest.mark.parametrize("edition_id", OURS)
def test_every_letter_with_a_tile_has_a_word(edition_id):
    edition = load_edition(edition_id)
    alphabet = edition.alphabet
    for tile in range(1, len(alphabet) + 1):
        label, word = alphabet.labels[tile], alphabet.words[tile]
        if word:
            plain = bare(word) if edition.language == "el" else word.upper()
            assert plain.startswith(label) or (label, word) in SOFT, word
            # A digraph is one letter: no word of its first letter begins with it.
            longer = [
                each
                for each in alphabet.labels
                if len(each) > len(label) and plain.startswith(each)
            ]
            assert not longer, word
        else:
            assert edition.counts[tile] == 0 or (edition_id == "CS" and label in NAMED_FULLY)


@for_each("edition_id", edition_ids())
def test_no_two_letters_sound_alike(edition_id):
    alphabet = load_edition(edition_id).alphabet
    spelled = [alphabet.spelled(tile) for tile in range(1, len(alphabet) + 1)]
    assert all(spelled)
    assert len(set(spelled)) == len(spelled)


def test_words_join_with_the_word_of_the_language():
    said = {name: load_edition(name).alphabet.spelled(1) for name in OURS}
    assert said == {
        "HU-M": "a mint Aladár",
        "HU-W": "a mint Aladár",
        "CS": "a jako Adam",
        "ET": "aa nagu Anna",
        "EL": "άλφα όπως Αστήρ",
        "EN": "ay for Alfa",
    }


def test_a_word_for_no_letter_is_refused():
    tables = read_tables("X", '[spelling.words]\n"Ő" = "őz"\n')
    with pytest.raises(EditionError) as caught:
        build_edition("X", {**read_tables("EN", source("EN")), **tables})
    assert caught.value.code is EditionCode.LETTER_UNKNOWN
    assert caught.value.facts["key"] == "spelling.words"


def source(edition_id):
    return (resources.files("crossglot.editions") / f"{edition_id}.toml").read_text("utf-8")
