"""Every way a lexicon file can be wrong has its own code."""

from __future__ import annotations

import hashlib
import struct

import msgspec
import pytest

from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton
from crossglot.lexicon import Header, SourceNote, open_lexicon
from crossglot.lexicon.container import open_container, read_header, write_container

EDITION = load_edition("ET")
GRAPH = Automaton()
EDGES = GRAPH.pack(GRAPH.join([(EDITION.alphabet.encode("VEND"), Automaton.END)]))


def header(**changes):
    plain = Header(
        format=1,
        edition="ET",
        tier="b",
        labels=EDITION.alphabet.labels[1:],
        source=SourceNote(name="own", version="1", sha256="", licence=""),
        builder="0",
        rules="",
        words=1,
        longest=15,
        edges=len(EDGES) // 4,
        content="",
        created="2026-01-01T00:00:00+00:00",
        sections={},
    )
    return msgspec.structs.replace(plain, **changes)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "ET.b.cgl"
    write_container(path, header(), EDGES)
    return path


def test_what_was_written_is_read(file):
    container = open_container(file)
    assert bytes(container.graph) == EDGES
    assert container.header == read_header(file)
    assert container.header.sections == {"graph": (4096, len(EDGES))}
    assert open_lexicon(file, EDITION).admits("vend")


def test_the_layout_is_the_documented_one(file):
    content = file.read_bytes()
    magic, length = struct.unpack_from("<8sI", content)
    assert magic == b"CROSSGL1"
    assert msgspec.json.decode(content[12 : 12 + length])["edition"] == "ET"
    assert not any(content[12 + length : 4096])
    assert content[4096:-32] == EDGES
    assert hashlib.sha256(content[:-32]).digest() == content[-32:]


def test_a_long_header_moves_the_graph_to_a_later_page(tmp_path):
    path = tmp_path / "long.cgl"
    source = SourceNote(name="x" * 9000, version="", sha256="", licence="")
    written = write_container(path, header(source=source), EDGES)
    assert written.sections["graph"][0] == 3 * 4096
    assert bytes(open_container(path).graph) == EDGES


def cut(content):
    return content[:-1]


def cut_in_header(content):
    return content[:100]


def flip(at):
    def flipped(content):
        changed = bytearray(content)
        changed[at] ^= 0x10
        return bytes(changed)

    return flipped


def signed(content):
    """``content`` with a checksum that fits again."""
    return content[:-32] + hashlib.sha256(content[:-32]).digest()


def resigned(change):
    return lambda content: signed(change(content))


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda _: b"", LexiconCode.NOT_A_LEXICON),
        (lambda _: b"this is a list of words\n", LexiconCode.NOT_A_LEXICON),
        (flip(0), LexiconCode.NOT_A_LEXICON),
        (lambda content: content.replace(b"CROSSGL1", b"CROSSGL2"), LexiconCode.VERSION),
        (
            lambda content: signed(content.replace(b'"format":1', b'"format":7')),
            LexiconCode.VERSION,
        ),
        (cut, LexiconCode.TRUNCATED),
        (cut_in_header, LexiconCode.TRUNCATED),
        (lambda content: content[: 4096 + 4], LexiconCode.TRUNCATED),
        (flip(4096 + 5), LexiconCode.DAMAGED),
        (flip(-1), LexiconCode.DAMAGED),
        (flip(4000), LexiconCode.DAMAGED),
        (resigned(flip(4096 + 7)), LexiconCode.DAMAGED),
        (lambda content: content.replace(b'"edition"', b'"editiom"'), LexiconCode.DAMAGED),
        (lambda content: content.replace(b'"graph"', b'"grape"'), LexiconCode.DAMAGED),
        (
            lambda content: content[:8] + struct.pack("<I", 1 << 31) + content[12:],
            LexiconCode.DAMAGED,
        ),
    ],
)
def test_a_damaged_file_is_refused(file, damage, code):
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(LexiconError) as refusal:
        open_lexicon(file, EDITION)
    assert refusal.value.code == code
    assert refusal.value.facts["path"] == str(file)


@pytest.mark.parametrize("at", range(0, 4096 + 60, 97))
def test_no_flipped_bit_goes_unnoticed(file, at):
    file.write_bytes(flip(at)(file.read_bytes()))
    with pytest.raises(LexiconError):
        open_lexicon(file, EDITION)


@pytest.mark.parametrize(
    "changes",
    [{"edition": "EL"}, {"labels": ("A", "B")}, {"labels": EDITION.alphabet.labels[:0:-1]}],
)
def test_a_lexicon_of_another_edition_is_refused(tmp_path, changes):
    path = tmp_path / "other.cgl"
    write_container(path, header(**changes), EDGES)
    with pytest.raises(LexiconError) as refusal:
        open_lexicon(path, EDITION)
    assert refusal.value.code == LexiconCode.MISMATCH


def test_no_file_is_not_installed(tmp_path):
    with pytest.raises(LexiconError) as refusal:
        open_lexicon(tmp_path / "ET.b.cgl", EDITION)
    assert refusal.value.code == LexiconCode.NOT_INSTALLED


def test_a_failed_write_leaves_the_old_file_and_nothing_else(file, monkeypatch):
    before = file.read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("crossglot.lexicon.container.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_container(file, header(tier="a"), EDGES)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
