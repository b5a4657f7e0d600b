"""Every short entry of the Greek dictionary is judged, and lists name nothing twice."""

from __future__ import annotations

from crossglot.editions import load_edition
from crossglot.lexicon.affix import load_affixes
from crossglot.lexicon.dictionary import load_entries
from crossglot.lexicon.lists import load_list
from crossglot.lexicon.recipe import load_recipe
from crossglot.lexicon.sources import find_dictionary
from tests.lexicon.test_document_words import real


def folded(words):
    fold = load_edition("EL").alphabet.fold
    return {fold(word) for word in words}


def test_every_short_entry_is_judged():
    real("EL")
    dictionary = find_dictionary(load_recipe("EL").source)
    entries = load_entries(dictionary.entries, load_affixes(dictionary.affixes))
    short = folded(
        entry.text for entry in entries if 1 < len(entry.text) < 4 and entry.text.islower()
    )
    kept, left = (folded(load_list(name).words) for name in ("el-short", "el-short-out"))
    assert len(short) > 400
    assert short - kept - left == set()
    assert kept & left == set()


def test_short_words_have_a_meaning_or_a_reason():
    items = [item for group in load_list("el-short").group for item in group.items()]
    named = next(group for group in load_list("el-short").group if "letters" in group.reason)
    letters = {item.lemma for item in named.items()}
    assert [item.lemma for item in items if not item.gloss and item.lemma not in letters] == []


def test_no_loan_is_listed_twice():
    loans = [item.lemma for group in load_list("el-loans").group for item in group.items()]
    assert len(loans) == len(set(loans)) > 350
