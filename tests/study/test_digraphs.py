"""Sixty-four letters of digraphs cost next to nothing, whatever is asked about them (C1).

Each digraph may be laid in two ways, so that thirty of them can be laid in a thousand million.
"""

import contextlib
import io
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.cli.commands import run
from crossglot.editions import edition_ids, load_edition
from crossglot.errors import CrossglotError
from crossglot.lexicon.amend import changed_graph
from crossglot.lexicon.club import Change
from crossglot.lexicon.verdict import Explainer
from crossglot.study import anagrams, extensions, hooks, neighbours, question, search
from crossglot.study.sample import sample_lexicon
from crossglot.variants.bingo.cards import card
from tests.digraphs import dearer, seconds, texts_of

QUESTIONS = {
    "admits": lambda lexicon, text: lexicon.admits(text),
    "tilings": lambda lexicon, text: lexicon.edition.alphabet.tilings(text, split=True),
    "sizes": lambda lexicon, text: lexicon.edition.alphabet.sizes(text),
    "verdict": lambda lexicon, text: Explainer(lexicon).verdict(text),
    "hooks": hooks,
    "extensions": lambda lexicon, text: extensions(lexicon, text, most=2, limit=20),
    "neighbours": neighbours,
    "pattern": lambda lexicon, text: search(lexicon, question(lexicon, text)),
    "parts": lambda lexicon, text: search(lexicon, question(lexicon, f"*{text[:60]}*")),
    "rack": lambda lexicon, text: list(anagrams(lexicon, text[:15])),
    "card": lambda lexicon, text: card(lexicon.edition, [text, text]),
    "short card": lambda lexicon, text: card(lexicon.edition, [text[:10], text[:11]]),
    "club": lambda lexicon, text: changed_graph(lexicon, [removed(text)]),
}
"""Every question to the library that takes a text."""

COMMANDS = {
    "study anagrams": lambda text: ["study", "anagrams", text],
    "study pattern": lambda text: ["study", "pattern", text],
    "study hooks": lambda text: ["study", "hooks", text],
    "lexicon explain": lambda text: ["lexicon", "explain", text],
    "lexicon check": lambda text: ["lexicon", "check", "hu", text],
    "rules": lambda text: ["rules", text],
    "editions": lambda text: ["editions", text],
    "plays": lambda text: ["plays", "--rack", text],
}
"""Every command that takes a text beside those that read files."""


def removed(word):
    return Change(action="-", word=word.lower(), reason="", date="2026-01-01")


def quietly(work, *facts):
    """What is asked of it; a refusal is an answer, too."""
    with contextlib.suppress(CrossglotError):
        work(*facts)


def test_no_question_lists_every_way_to_lay_a_text():
    dear = []
    for edition_id in edition_ids():
        lexicon = sample_lexicon(edition_id, "")
        for name, asked in QUESTIONS.items():
            base = seconds(lambda: quietly(asked, lexicon, "A"), time.thread_time)  # noqa: B023
            for text in (*texts_of(edition_id), *texts_of(edition_id, 30)[:4]):
                work = lambda: quietly(asked, lexicon, text)  # noqa: B023, E731
                told = dearer(work, base, time.thread_time)
                dear += [f"{edition_id} {name} {text[:6]}...: {told}"] if told else []
    assert dear == []


def test_no_command_lists_every_way_to_lay_a_text(monkeypatch):
    dear = []
    for edition_id in ("HU-M", "CY", "EL"):
        lexicon = sample_lexicon(edition_id, "")
        for module in ("study", "explain", "plays", "lexicon"):
            where = f"crossglot.cli.{module}.load_lexicon"
            monkeypatch.setattr(where, lambda *_, found=lexicon: found)
        for name, tokens in COMMANDS.items():
            base = seconds(lambda: told_by(tokens("A")))  # noqa: B023
            for text in texts_of(edition_id):
                told = dearer(lambda: told_by(tokens(text)), base)  # noqa: B023
                dear += [f"{edition_id} {name} {text[:6]}...: {told}"] if told else []
    assert dear == []


def told_by(tokens):
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        quietly(run, tokens)
    return out.getvalue()


@pytest.mark.parametrize("edition_id", ["HU-M", "CY", "HR", "EU"])
@given(data=st.data())
def test_a_lexicon_has_the_tilings_that_it_accepts(edition_id, data):
    """The walk through graph and lattice finds what trying every way finds."""
    alphabet = load_edition(edition_id).alphabet
    tile = st.sampled_from([n for n, label in enumerate(alphabet.labels) if label])
    digraph = st.sampled_from([n for n, label in enumerate(alphabet.labels) if len(label) > 1])
    words = st.lists(st.lists(digraph | tile, min_size=2, max_size=6).map(bytes), max_size=6)
    spelled = [alphabet.spell(word).lower() for word in data.draw(words)]
    lexicon = sample_lexicon(edition_id, " ".join(spelled))
    for word in spelled:
        every = alphabet.tilings(word, split=True, limit=10_000)
        assert list(every) == plain_tilings(alphabet, alphabet.fold(word))
        assert lexicon.tilings(word) == tuple(filter(lexicon.graph.accepts, every))
        assert alphabet.sizes(word, split=True) == tuple(sorted(set(map(len, every))))
        assert lexicon.admits(word)


def plain_tilings(alphabet, text):
    """Every way to lay ``text``, one letter after the other."""
    if not text:
        return [b""]
    return sorted(
        bytes([tile]) + rest
        for tile, label in enumerate(alphabet.labels)
        if label and text.startswith(label)
        for rest in plain_tilings(alphabet, text[len(label) :])
    )
