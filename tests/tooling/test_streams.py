"""The command line and the streams it is given: any encoding, a full disk, an empty answer."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crossglot.cli import BAD_INPUT, main
from crossglot.cli.sentences import say_error
from crossglot.errors import KernelCode, KernelError
from crossglot.languages import LANGUAGES
from crossglot.lexicon import compile_words

CACHE = "CROSSGLOT_CACHE"


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """A cache with a lexicon of Hungarian words."""
    folder = tmp_path_factory.mktemp("words")
    (folder / "words.txt").write_text("kard\nkardő\nszép\ntő\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CACHE, str(folder / "cache"))
        compile_words(folder / "words.txt", "HU-M")
    return str(folder / "cache")


def crossglot(cache, *words, **more):
    settings = {
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        CACHE: cache,
        "PYTHONUNBUFFERED": "",
    }
    settings |= more.pop("variables", {})
    return subprocess.run(
        [sys.executable, "-m", "crossglot", *words],
        stderr=subprocess.PIPE, check=False, env={**os.environ, **settings},
        **{"stdout": subprocess.PIPE} | more,
    )  # fmt: skip


def test_any_encoding_of_a_pipe(cache):
    """cp1252 is what Windows uses for pipes; ASCII is that of the C locale."""
    for encoding in ("cp1252", "ascii", "latin-1"):
        ended = crossglot(
            cache, "plays", "--rack", "KARD[SZ]Ő?", variables={"PYTHONIOENCODING": encoding}
        )
        assert (ended.returncode, ended.stderr) == (0, b""), encoding
        assert rb"KARD\u0150" in ended.stdout, encoding
        assert b"KARD?" not in ended.stdout, "that would be a blank"


def test_any_bytes_of_a_pipe(cache):
    for encoding in ("ascii", "utf-8"):
        ended = crossglot(
            cache, "play", "--players", "human,human", input="8H TŐ\nquit\n".encode("iso-8859-2"),
            variables={"PYTHONIOENCODING": encoding},
        )  # fmt: skip
        assert ended.returncode == 1, (encoding, ended.stderr)
        assert b"Traceback" not in ended.stderr, encoding


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")
def test_a_full_device_is_called_standard_output(cache):
    for words in (["editions"], ["editions", "HU-M"], ["plays", "--rack", "KARD"]):
        with FULL.open("wb") as full:
            ended = crossglot(cache, *words, stdout=full)
        told = ended.stderr.decode()
        assert ended.returncode == BAD_INPUT, words
        assert told.startswith("The standard output cannot be written: "), words
        assert "None" not in told
        assert "Exception ignored" not in told


def test_an_error_without_a_file_names_none(monkeypatch, capsys):
    def run(tokens):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("crossglot.cli.commands.run", run)
    assert main(["editions"]) == BAD_INPUT
    assert capsys.readouterr().err == "A file cannot be read or written: No space left on device.\n"


def test_bench_runs_where_resource_is_missing():
    """As on Windows."""
    hidden = "import sys; sys.modules['resource'] = None\n"
    script = f"{hidden}from crossglot.analysis.bench import peak_memory, user_seconds\n"
    script += "import crossglot.cli.bench\nprint(peak_memory(), user_seconds() > 0)"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (ended.stdout, ended.stderr) == ("0 True\n", "")


def test_empty_answers_say_what_is_missing(cache, monkeypatch, capsys):
    monkeypatch.setenv(CACHE, cache)
    monkeypatch.setenv("LC_ALL", "C")
    for line, code, told in (
        ("plays", 2, "Name the tiles of a rack (--rack), or a position that has one (--cgp)."),
        ("analyse", 2, "Name the tiles of a rack (--rack), or a position that has one (--cgp)."),
        ("plays --rack ŰŰŰ", 1, "These tiles make no play here."),
        ("plays --rack AEKLRSTXYZQ", 2, "The rack has more tiles than this edition allows."),
        ("study anagrams ŰŰŰ", 1, "No word is so."),
        ("study pattern ŰŰŰ", 1, "No word is so."),
        ("study list 2 --edition hu", 0, ""),
        ("study pattern ZZZ?", 1, "No word is so."),
        ("lexicon check hu", 2, "Name at least one word."),
        ("lexicon install", 2, "Name one edition, or --all."),
        ("play --option kind=c", 2, "--option kind=c needs --variant."),
        ("play --theme-bonus 20", 2, "--theme-bonus needs --theme."),
        ("play --variant bingo --record x.gcg", 2, "The variant “bingo” has no --record."),
        ("play --variant bingo --explain", 2, "The variant “bingo” has no --explain."),
        (
            "play --variant solitaire --option kind=z", 2,
            "The option “kind” cannot be “z”. It can be: a, b, c, one-rack, two-racks, open.",
        ),
        (
            "play --variant bingo --option colour=red", 2,
            "There is no option “colour” here. There are: crossing, players, seed.",
        ),
    ):  # fmt: skip
        assert main(line.split()) == code, line
        assert capsys.readouterr().err.strip() == told, line


def test_a_kernel_that_refuses_a_rack_says_so_in_every_language():
    error = KernelError(KernelCode.BAD_INPUT, argument="rack", reason="too-large")
    other = KernelError(KernelCode.BAD_INPUT, argument="rack", reason="unknown-tile")
    for language in LANGUAGES:
        told = say_error(error, language)
        assert "too-large" not in told, language
        assert told.endswith("."), language
        assert told != say_error(other, language), language


def test_streams_that_cannot_be_changed_are_left(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["--version"]) == 0
