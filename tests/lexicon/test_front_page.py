"""The position that the front page shows is made of words that its own game would admit."""

import json

import pytest

from crossglot.lexicon import load_lexicon
from setup import ROOT

WORDS = json.loads((ROOT / "web/src/front/positions.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("language", "edition"), {"hu": "HU-M", "cs": "CS", "et": "ET", "el": "EL"}.items()
)
def test_every_word_of_the_position_is_admissible(language, edition):
    lexicon = load_lexicon(edition)
    assert [word for word in WORDS[language] if not lexicon.admits(word)] == []
