"""Bytes of game files: encodings by every name, guessed where the file lies or says nothing."""

import unicodedata

import pytest

from crossglot.errors import NotationCode, NotationError
from crossglot.notation.gcg import LARGEST, parse_gcg, read_gcg
from crossglot.notation.gcg.encoding import codec_of

NAMES = (
    *("UTF-8", "utf8", "ASCII", "us-ascii", "CP1250", "cp-1250", "Windows-1250", "windows_1250"),
    *("win1252", "ISO-8859-1", "iso8859-1", "ISO8859_2", "iso-8859-2", "latin1", "Latin-2", "l9"),
    *("ISO_8859-13", "iso-8859-15", "KOI8-R", "MacRoman", "windows-1257", "CP1253", "ansi"),
)


def test_named_encodings():
    for name in NAMES:
        codec = codec_of(name)
        assert codec is not None, name
        data = f"#character-encoding {name}\n#player1 A Márta\n".encode(codec, "replace")
        game = read_gcg(data)
        assert game.players[0].name in {"Márta", "M?rta"}, name
        assert game.problems == (), name
        assert "character-encoding" not in game.pragmas, name
    assert codec_of("EBCDIC") is None
    assert codec_of("ISO-8859-12") is None


MOVES = "#player1 A Márta\n#player2 B Bő\n>A: KARDŐSÉ 8F KŐÉ +10 10\n>B: ŰÜÁ F8 .Ű +2 2\n"


def test_false_and_missing_statements_are_seen_through():
    """A file that says Latin-1 and is Windows-1250, UTF-16 with and without its mark, and so on."""
    heads = ("", "ISO-8859-1", "UTF-8", "EBCDIC", "\u20ac", "ISO8859-2", "ascii")
    for head in heads:
        stated = f"#character-encoding {head}\n" if head else ""
        for codec in ("utf-8", "utf-8-sig", "cp1250", "utf-16", "utf-16-le", "utf-16-be"):
            game = read_gcg((stated + MOVES).encode(codec, "replace"))
            what = f"{codec}, stated: {head or 'nothing'}"
            assert [event.rack for event in game.events] == ["KARDŐSÉ", "ŰÜÁ"], what
            assert game.players[1].name == "Bő", what
            assert game.problems == (), what


def test_code_pages_of_every_script_are_guessed():
    for letters, codecs in (
        ("ΑΒΓΔΕΖΗ", ("cp1253", "iso8859-7")),
        ("ЖЩЯЫЭЮ", ("cp1251", "koi8-r")),
        ("ČŘŽĚŠÁ", ("cp1250", "iso8859-2")),
        ("ĄŻŚĆĘZ", ("cp1250", "iso8859-2")),
        ("ŽŠÕÄÜK", ("cp1257", "iso8859-15", "iso8859-13")),
        ("ŞĞİÇÜK", ("cp1254",)),
        ("ÆØÅBCD", ("cp1252", "latin-1")),
    ):
        for codec in codecs:
            data = f"#player1 A A\n>A: {letters} 8F {letters} +10 10\n".encode(codec)
            assert [event.rack for event in read_gcg(data).events] == [letters], codec


def test_a_named_edition_decides_between_code_pages():
    """The bytes of Turkish capitals are Icelandic ones in Latin-1."""
    data = "#player1 A A\n>A: ĞÞ 8F ĞİŞ +10 10\n".replace("Þ", "Ş").encode("cp1254")
    named = b"#lexicon TDK2019\n" + data
    assert [event.rack for event in read_gcg(named).events] == ["ĞŞ"]


def test_decomposed_accents_are_composed():
    game = read_gcg(
        "#player1 Ánna Ánna\n>Ánna: KÉSŐ 8F KÉSŐ +10 10\n".replace("É", "E\u0301").encode()
    )
    assert game.problems == ()
    assert (game.events[0].rack, game.events[0].tiles) == ("KÉSŐ", "KÉSŐ")
    assert game.events[0].columns.place == 13, "counted in composed letters"
    apart = unicodedata.normalize("NFD", "#player1 Ánna Á\n>Ánna: KÉSŐ 8F KÉSŐ +10 10\n")
    assert [event.tiles for event in parse_gcg(apart).events] == ["KÉSŐ"]


def test_encodings_that_are_not_named():
    text = "#player1 A Márta\n"
    assert read_gcg(text.encode()).players[0].name == "Márta", "UTF-8 without a word"
    assert read_gcg(text.encode("utf-8-sig")).players[0].name == "Márta"
    assert read_gcg(text.encode("latin-1")).players[0].name == "Márta", "the format's default"


def test_bytes_that_are_not_what_the_file_says_lose_their_line_only():
    head = b"#character-encoding UTF-8\n#player1 A Ann\n"
    sound = ">A: KÉSŐ 8F KÉSŐ +0 0\n".encode()
    game = read_gcg(head + b">A: \xc1 - +0 0\n" + sound)
    assert [(p.line, p.column, p.code) for p in game.problems] == [
        (3, 5, NotationCode.GCG_ENCODING)
    ]
    assert [event.tiles for event in game.events] == ["KÉSŐ"]


def test_files_that_are_refused_whole():
    for data in (b"x" * (LARGEST + 1), b"\n" * 10_000_000):
        with pytest.raises(NotationError) as refused:
            read_gcg(data)
        assert refused.value.code is NotationCode.GCG_TOO_LARGE
