"""The frame of the command line: quick, quiet, and never a stack trace for its user."""

import os
import subprocess
import sys

import pytest

from crossglot import __version__
from crossglot.cli import BAD_INPUT, INTERRUPTED, commands, main
from crossglot.cli.commands import COMMANDS, make_app
from crossglot.errors import EditionCode, EditionError
from tests.rows import for_each

HEAVY = (
    "crossglot._kernel",
    "cyclopts",
    "rich",
    "crossglot.editions",
    "litestar",
    "msgspec",
    "sqlite3",
    "uvicorn",
)


def crossglot(*words, **variables):
    return subprocess.run(
        [sys.executable, "-m", "crossglot", *words],
        capture_output=True, text=True, check=False, encoding="utf-8",
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1", **variables},
    )  # fmt: skip


def test_version_imports_nothing_heavy():
    seen = "; ".join(
        [
            "import sys",
            "from crossglot.cli import main",
            "code = main(['--version'])",
            f"print([name for name in {HEAVY!r} if name in sys.modules])",
            "sys.exit(code)",
        ]
    )
    ended = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert ended.stdout.split("\n")[:2] == [__version__, "[]"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name, capsys):
    assert main([name, "--help"]) == 0
    assert COMMANDS[name][1] in capsys.readouterr().out


@for_each("name", COMMANDS)
def test_help_says_what_the_command_says_of_itself(name):
    assert make_app()[name].help == COMMANDS[name][1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nonsense"], "nonsense"),
        (["editions", "--nonsense"], "--nonsense"),
        (["editions", "xx"], "There is no edition called “xx”."),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(words, told):
    ended = crossglot(*words)
    assert ended.returncode == BAD_INPUT
    assert told in ended.stderr
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("hu_HU.UTF-8", "kiadás"),
        ("cs_CZ.UTF-8", "vydání"),
        ("et_EE", "Väljaan"),
        ("el_GR", "έκδοση"),
    ],
)
def test_errors_are_said_in_the_language_of_the_user(locale, told):
    ended = crossglot("editions", "xx", LC_ALL=locale)
    assert told in ended.stderr


@pytest.mark.parametrize(
    ("raised", "code"),
    [
        (EditionError(EditionCode.UNKNOWN, edition="xx"), BAD_INPUT),
        (KeyboardInterrupt(), INTERRUPTED),
    ],
)
def test_endings(raised, code, monkeypatch, capsys):
    def run(tokens):
        raise raised

    monkeypatch.setattr(commands, "run", run)
    assert main([]) == code
    assert "Traceback" not in capsys.readouterr().err


def test_a_reader_that_goes_away_is_no_error():
    ended = subprocess.run(
        f"set -o pipefail; {sys.executable} -m crossglot editions HU-M | true",
        shell=True, executable="/bin/bash", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in ended.stderr
    assert "BrokenPipe" not in ended.stderr


@pytest.mark.parametrize("edition", ["HU-M", "HU-W", "CS", "ET", "EL", "EN"])
def test_editions_lists_and_shows(edition, capsys):
    assert main(["editions"]) == 0
    assert edition in capsys.readouterr().out
    assert main(["editions", edition.lower()]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(edition)
    assert "T..d...T...d..T" in shown
