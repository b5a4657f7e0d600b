"""The search index: mapped, the same for every process, refused by name when it is not whole."""

from __future__ import annotations

import pytest

from crossglot.editions import load_edition
from crossglot.errors import KernelError, LexiconCode, LexiconError
from crossglot.kernel import Automaton, Graph, plays, ruleset_of
from crossglot.lexicon import Header, SourceNote, index, open_lexicon, prune
from crossglot.lexicon.container import write_container

EDITION = load_edition("ET")
AUTOMATON = Automaton()
WORDS = ["AED", "AIT", "ELU", "KALA", "KALAD", "LAD", "TALU", "VEND"]
ENDED = sorted((EDITION.alphabet.encode(word), Automaton.END) for word in WORDS)
EDGES = memoryview(AUTOMATON.pack(AUTOMATON.join(ENDED)))
OTHERS = memoryview(AUTOMATON.pack(AUTOMATON.join(ENDED[:3])))
RULES = ruleset_of(EDITION)
RACK = EDITION.alphabet.encode("KALADTE")
CONTENT = "c0ffee"


def listed(graph, limit=0):
    return plays(graph, RULES, bytes(225), RACK, limit=limit)


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path))
    monkeypatch.setattr(index, "LEAST", 0)
    return tmp_path


@pytest.fixture
def path():
    path = index.index_path(CONTENT)
    index.write_index(path, EDGES, Graph(EDGES))
    return path


def test_searches_find_the_same_with_a_mapped_index(path):
    mapped = Graph(EDGES, index.read_index(path, EDGES))
    assert listed(mapped) == listed(Graph(EDGES))
    assert listed(mapped, limit=1) == listed(Graph(EDGES), limit=1) != []
    assert mapped.index() == Graph(EDGES).index()


def test_it_is_made_once_and_then_mapped():
    first = index.indexed(EDGES, CONTENT)
    made = index.index_path(CONTENT).stat().st_mtime_ns
    second = index.indexed(EDGES, CONTENT)
    assert index.index_path(CONTENT).stat().st_mtime_ns == made
    assert listed(first) == listed(second) == listed(Graph(EDGES))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda content: b"", "magic"),
        (lambda content: b"CROSSGI2" + content[8:], "magic"),
        (lambda content: content[:8], "checksum"),
        (lambda content: content[:-1], "checksum"),
        (lambda content: content[:60] + bytes([content[60] ^ 4]) + content[61:], "checksum"),
    ],
    ids=["empty", "other version", "magic alone", "cut", "one bit"],
)
def test_a_damaged_index_is_refused_by_name_and_made_again(path, damage, reason):
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    with pytest.raises(LexiconError) as refused:
        index.read_index(path, EDGES)
    assert refused.value.code == LexiconCode.DAMAGED
    assert refused.value.facts["reason"] == reason
    assert listed(index.indexed(EDGES, CONTENT)) == listed(Graph(EDGES))
    assert path.read_bytes() == whole


def test_the_index_of_other_words_is_refused(path):
    with pytest.raises(LexiconError) as refused:
        index.read_index(path, OTHERS)
    assert refused.value.facts["reason"] == "graph"
    assert listed(index.indexed(OTHERS, CONTENT)) == listed(Graph(OTHERS))


def test_the_kernel_checks_an_index_that_has_the_right_checksum():
    whole = Graph(EDGES).index()
    for wrong, reason in ((whole[:-4], "index-size"), (whole[:-1] + b"\x7f", "index-node")):
        with pytest.raises(KernelError) as refused:
            Graph(EDGES, wrong)
        assert refused.value.facts["reason"] == reason


def test_a_closed_folder_costs_only_the_sharing(cache):
    index.indexes_folder().write_text("a file where the folder should be")
    assert listed(index.indexed(EDGES, CONTENT)) == listed(Graph(EDGES))


def test_pruning_deletes_the_indexes_of_lexicons_that_are_gone(cache, path):
    header = Header(
        format=1,
        edition="ET",
        tier="b",
        labels=EDITION.alphabet.labels[1:],
        source=SourceNote(name="own", version="1", sha256="", licence=""),
        builder="0",
        rules="",
        words=len(WORDS),
        longest=15,
        edges=len(EDGES) // 4,
        content="f00d",
        created="2026-01-01T00:00:00+00:00",
        sections={},
    )
    lexicon = cache / "lexicons" / "ET.b.cgl"
    write_container(lexicon, header, bytes(EDGES))
    assert open_lexicon(lexicon, EDITION).admits("kala")
    prune()
    assert [path.name for path in index.indexes_folder().iterdir()] == ["f00d.cgi"]
