"""Words judged by hand from the rules of each edition, asked of the real lexicons.

``tests/data/judged/EDITION.*.toml``: every word with its verdict, the rule that decides and the
reason. Where a lexicon cannot meet the judgement the word says so (``differs``): a difference that
nobody wrote down fails, and so does one that has gone.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from crossglot.rulebook import load_rules
from tests.lexicon.test_document_words import real

FILES = sorted((Path(__file__).parents[1] / "data" / "judged").glob("*.toml"))
EDITIONS = sorted({file.name.partition(".")[0] for file in FILES})
LEAST = 500
"""Words to judge for a language."""


@cache
def judged(file):
    return tomllib.loads(file.read_text("utf-8"))["word"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_lexicon_judges_as_we_do(file):
    lexicon = real(file.name.partition(".")[0])
    wrong = {
        word["text"]: word["why"]
        for word in judged(file)
        if (lexicon.admits(word["text"]) == word["good"]) == ("differs" in word)
    }
    assert wrong == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_judgement_has_its_own_reason_and_a_rule_that_exists(file):
    known = {rule.id for rule in load_rules()}
    words = judged(file)
    assert Counter(word["text"] for word in words).most_common(1)[0][1] == 1
    for word in words:
        assert word["why"].strip(), word
        assert set(word["rule"].split(",")) <= known, word


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "HU-W"])
def test_enough_words_of_both_verdicts_are_judged(edition):
    words = [word for file in FILES if file.name.startswith(edition) for word in judged(file)]
    assert len({word["text"] for word in words}) >= LEAST
    assert sum(not word["good"] for word in words) >= LEAST // 5
    assert sum("differs" in word for word in words) <= LEAST // 20
