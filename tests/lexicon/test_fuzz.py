"""Whatever bytes a dictionary is made of, it is built or refused by name."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crossglot.editions import load_edition
from crossglot.errors import KernelError, LexiconError
from crossglot.kernel import Graph
from crossglot.lexicon.build import Ingredients, build_graph
from crossglot.lexicon.recipe import load_recipe
from crossglot.lexicon.sources import Dictionary

DATA = Path(__file__).parents[1] / "data" / "lexicon"
AFFIXES, ENTRIES = ((DATA / f"hungarian{suffix}").read_bytes() for suffix in (".aff", ".dic"))
SCRAPS = st.sampled_from(
    [
        b"", b"\0", b"\xff", b"[", b"]", b"[^", b"/", b"|", b" ", b"\n", b"\t", b"0", b"999999999999", b"-1",
        b"AF 1\n", b"AM 1\n", b"FLAG num\n", b"FLAG long\n", b"SET hex\n", b"SET UTF-16\n", b"FULLSTRIP\n",
        b"IGNORE a\n", b"NEEDAFFIX T\n", b"SFX T Y 1\n", b"PFX T Y 1\nPFX T 0 a/X .\n", b"e" * 1200,
    ]
)  # fmt: skip
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 9), SCRAPS), max_size=4)


def edited(content, edits):
    for where, length, scrap in edits:
        at = int(where * len(content))
        content = content[:at] + scrap + content[at + length :]
    return content


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(affix_edits=EDITS, entry_edits=EDITS)
def test_broken_dictionaries_are_built_or_refused(tmp_path, affix_edits, entry_edits):
    affixes, entries = tmp_path / "x.aff", tmp_path / "x.dic"
    affixes.write_bytes(edited(AFFIXES, affix_edits))
    entries.write_bytes(edited(ENTRIES, entry_edits))
    dictionary = Dictionary(affixes, entries, origin="path", version="")
    edition = load_edition("HU-M")
    try:
        graph = build_graph(Ingredients(edition, load_recipe("HU-M"), "b", dictionary))
    except (LexiconError, KernelError):
        return
    Graph(graph)
