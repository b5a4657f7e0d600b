"""Verdicts in words: every key has its sentence, in five languages."""

import pytest
from fluent.syntax import FluentParser, ast

from crossglot.languages import LANGUAGES
from crossglot.lexicon.category import Speech
from crossglot.lexicon.verdict import KINDS
from crossglot.lexicon.verdict.features import every_feature
from setup import ROOT

KEYS = {f"reason-{kind}" for kind in KINDS}
KEYS |= {f"speech-{speech}" for speech in Speech}
KEYS |= {f"feature-{feature}" for feature in every_feature()}


def names(language):
    text = (ROOT / f"src/crossglot/messages/{language}/verdict.ftl").read_text("utf-8")
    return {e.id.name for e in FluentParser().parse(text).body if isinstance(e, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_sentence_and_no_sentence_is_left_over(language):
    told = {name for name in names(language) if name.startswith(("reason-", "speech-", "feature-"))}
    assert told == KEYS
