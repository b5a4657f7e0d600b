"""Composed words against words made one by one."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crossglot.alphabet import Alphabet
from crossglot.kernel import Automaton
from crossglot.lexicon.admission import Admission
from crossglot.lexicon.affix import parse_affixes
from crossglot.lexicon.dictionary import read_entries
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import Recipe, Source, Tier
from crossglot.lexicon.selection import select_rules
from tests.lexicon.expander import expand

DATA = Path(__file__).parents[1] / "data" / "lexicon"
ROUGH = Recipe(
    editions=("XX",),
    source=Source(name="", licence="", system="", debian=""),
    default_tier="b",
    tiers={"b": Tier(about="everything")},
)


def alphabet_of(letters, *digraphs):
    labels = ("", *letters, *digraphs)
    return Alphabet(labels=labels, small=labels, names=labels, vowels=frozenset())


def compose(aff: bytes, dic: bytes, alphabet: Alphabet) -> set[str]:
    """The words of the two files, letter by letter."""
    affixes = parse_affixes(aff)
    grammar = select_rules(affixes, ROUGH, ROUGH.tiers["b"])
    automaton, letters = Automaton(), Letters(alphabet, respell=affixes.output)
    admission = Admission(automaton, letters, grammar)
    flag = affixes.option("FORBIDDENWORD")
    out = set()
    for entry in read_entries(io.BytesIO(dic), affixes):
        if flag in entry.flags:
            out.add(entry.text)
            admission.forbid(entry.text, entry.flags)
        else:
            admission.add(entry.text, entry.flags)
    symbols = {
        bytes(letters.encode(letter) or b""): letter for letter in "".join(alphabet.labels).lower()
    }
    symbols[bytes([letters.mark])] = MARK
    node = admission.compose()
    words = automaton.words(node, 1_000_000)
    spelled = ("".join(symbols[bytes([symbol])] for symbol in word) for word in words)
    return {word.replace(MARK, "") for word in spelled} - out


LATIN = alphabet_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

HAND_MADE = {
    "plain": "talk talks talked try tries tried retalk retalks retalked retry retries retried",
    "cross": "do undo doer open reopen opener",
    "twofold": "read reader readers readable unreadable readably act actor actors",
    "need-affix": "pole poles deltas redelta redeltas",
    "special": "good goods keep",
    "full-strip": "go went be was were",
}


@pytest.mark.parametrize("name", sorted(HAND_MADE))
def test_every_feature_of_the_grammar(name):
    aff, dic = (DATA / f"{name}.aff").read_bytes(), (DATA / f"{name}.dic").read_bytes()
    composed = compose(aff, dic, LATIN)
    assert composed == set(HAND_MADE[name].split())
    assert composed == expand(aff.decode(), dic.decode()), "the fixture is wrong"


@pytest.mark.parametrize("name", ["flags-long", "flags-number", "flags-utf8", "aliases"])
def test_flags_are_read_however_they_are_written(name):
    aff, dic = (DATA / f"{name}.aff").read_bytes(), (DATA / f"{name}.dic").read_bytes()
    assert compose(aff, dic, LATIN) == set(HAND_MADE["plain"].split())


def test_flags_are_bytes_although_the_text_is_utf8():
    aff = (
        b"SET UTF-8\nSFX \xff Y 1\nSFX \xff 0 \xc5\xb1 [^\xc3\xa1]\nSFX \xe1 Y 1\nSFX \xe1 0 k .\n"
    )
    dic = b"2\nt\xc3\xa1/\xff\xe1\nto/\xff\xe1\n"
    hungarian = alphabet_of("ÁKOTŰ")
    assert compose(aff, dic, hungarian) == {"tá", "ták", "to", "tok", "toű"}


def test_a_word_with_a_letter_that_the_alphabet_lacks_is_left_out():
    aff = b"SET UTF-8\nSFX A Y 2\nSFX A 0 k .\nSFX A 0 -k .\n"
    assert compose(aff, b"1\nto/A\nt'o/A\n", alphabet_of("KOT")) == {"to", "tok"}


LETTERS = "abc"
STRIPS = st.text(LETTERS, max_size=2)
ENDINGS = st.text(LETTERS, max_size=3)
ELEMENTS = st.sampled_from([".", "a", "b", "c", "[ab]", "[^a]", "[^bc]"])
CONDITIONS = st.lists(ELEMENTS, min_size=1, max_size=3).map("".join)
CONTINUATIONS = st.sampled_from(["", "", "", "/A", "/B", "/P", "/BP", "/N", "/AN", "/O"])


@st.composite
def grammars(draw):
    """An affix file with two suffix classes, a prefix class, NEEDAFFIX and ONLYINCOMPOUND."""
    lines = ["SET UTF-8", "NEEDAFFIX N", "ONLYINCOMPOUND O", "FORBIDDENWORD F"]
    if draw(st.booleans()):
        lines.append("FULLSTRIP")
    for flag in "AB":
        rules = draw(st.lists(st.tuples(STRIPS, ENDINGS, CONTINUATIONS, CONDITIONS), max_size=4))
        lines.append(f"SFX {flag} {draw(st.sampled_from('YYYN'))} {len(rules)}")
        lines += [
            f"SFX {flag} {strip or 0} {append or 0}{more} {asked}{strip[:0]}"
            for strip, append, more, asked in rules
        ]
    beginnings = draw(st.lists(st.tuples(ENDINGS.filter(bool), ELEMENTS), max_size=3))
    lines.append(f"PFX P {draw(st.sampled_from('YYN'))} {len(beginnings)}")
    lines += [f"PFX P 0 {append} {asked}" for append, asked in beginnings]
    return "\n".join(lines) + "\n"


ENTRY_FLAGS = st.sets(st.sampled_from("ABPNO")).map(lambda flags: "".join(sorted(flags)))
STEMS = st.lists(st.tuples(st.text(LETTERS, min_size=1, max_size=6), ENTRY_FLAGS), max_size=5)


@given(
    aff=grammars(),
    stems=STEMS,
    forbidden=st.text(LETTERS, min_size=1, max_size=5),
    more=ENTRY_FLAGS,
)
def test_composed_words_are_those_made_one_by_one(aff, stems, forbidden, more):
    lines = [f"{stem}/{flags}" if flags else stem for stem, flags in stems] + [
        f"{forbidden}/F{more}"
    ]
    dic = "\n".join([str(len(lines)), *lines]) + "\n"
    expected = {word for word in expand(aff, dic) if word}
    composed = {word for word in compose(aff.encode(), dic.encode(), alphabet_of("ABC")) if word}
    assert composed == expected


@given(aff=grammars(), stems=STEMS)
def test_digraphs_and_marks_change_no_word(aff, stems):
    """Which letters are digraphs decides tilings only; spelled out, the words are the same."""
    lines = [f"{stem}/{flags}" if flags else stem for stem, flags in stems]
    dic = "\n".join([str(len(lines)), *lines]).encode() + b"\n"
    digraphs = alphabet_of("ABC", "AB", "CB", "BA")
    assert compose(aff.encode(), dic, digraphs) == compose(aff.encode(), dic, alphabet_of("ABC"))
