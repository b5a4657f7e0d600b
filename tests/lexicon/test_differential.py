"""The compiler against spylls, an independent reading of hunspell's grammar in Python."""

from __future__ import annotations

import io
import itertools
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from spylls.hunspell import Dictionary, readers
from spylls.hunspell.algo.capitalization import Type
from spylls.hunspell.readers.file_reader import BaseReader

from tests.lexicon.generated import LETTERS, dictionaries
from tests.lexicon.test_composition import LATIN, alphabet_of, compose

DATA = Path(__file__).parents[1] / "data" / "lexicon"
LONGEST = 5
CANDIDATES = [
    "".join(word)
    for size in range(1, LONGEST + 1)
    for word in itertools.product(LETTERS, repeat=size)
]
LISTED = 400


class Text(BaseReader):  # type: ignore[misc]
    """The bytes of a file, as spylls wants to read them."""

    def __init__(self, content, encoding="Windows-1252"):
        self.content = content
        self.line_no = 0
        self.reset_encoding(encoding)

    def reset_encoding(self, encoding):
        self.reset_io(io.StringIO(self.content.decode(encoding, "surrogateescape")))


def admitted(aff, dic, words):
    """Those of ``words`` that spylls finds, compounds aside."""
    rules, context = readers.read_aff(Text(aff))
    entries = readers.read_dic(Text(dic, context.encoding), aff=rules, context=context)
    lookup = Dictionary(rules, entries).lookuper
    return {
        word for word in words if lookup(word) and any(lookup.affix_forms(word, captype=Type.NO))
    }


@settings(deadline=None)
@given(files=dictionaries())
@example(
    files=("CIRCUMFIX X\nSFX A Y 1\nSFX A 0 b/X .\nPFX P Y 1\nPFX P 0 c/X .\n", "1\naa/AP\n")
).via("neither half of a circumfix stands alone")
def test_every_word_is_a_word_to_spylls_and_the_other_way_round(files):
    aff, dic = (text.encode() for text in files)
    composed = {word for word in compose(aff, dic, alphabet_of("ABC")) if word}
    words = {*CANDIDATES, *sorted(composed)[:LISTED]}
    assert composed & words == admitted(aff, dic, words)


@pytest.mark.parametrize("name", sorted(path.stem for path in DATA.glob("*.aff")))
def test_files_written_by_hand(name):
    """Every feature that one of our small files shows, read by spylls as well."""
    if name == "hungarian":
        pytest.skip("its recipe leaves words out; test_hungarian has it")
    aff, dic = ((DATA / f"{name}{suffix}").read_bytes() for suffix in (".aff", ".dic"))
    composed = compose(aff, dic, LATIN)
    assert composed
    assert admitted(aff, dic, composed) == composed
