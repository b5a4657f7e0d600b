"""The compiler against the real hunspell and real dictionaries: `pytest -m nightly`.

It takes what is on the machine: installed lexicons, the program hunspell, system dictionaries.
"""

from __future__ import annotations

import subprocess
import sys
from shutil import which

import pytest

from benchmarks import dictionaries
from benchmarks.lexicon_sample import LEXICONS, UNEXPLAINED, rejections
from crossglot.errors import LexiconError
from crossglot.lexicon import compare, load_named

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(900)]


@pytest.mark.skipif(which("hunspell") is None, reason="hunspell is not installed")
@pytest.mark.parametrize("name", LEXICONS)
def test_hunspell_accepts_our_words_or_we_know_why_not(name):
    try:
        lexicon = load_named(name)
    except LexiconError as error:
        pytest.skip(str(error))
    asked, wrong = rejections(lexicon, 20_000)
    assert asked > 1000
    assert [word for word, reason in wrong.items() if reason == UNEXPLAINED] == []


@pytest.mark.parametrize("path", dictionaries.installed(), ids=lambda path: path.stem)
def test_no_dictionary_of_the_system_is_too_much(path):
    command = [sys.executable, dictionaries.__file__, "--one", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seconds, megabytes = map(float, done.stdout.split()[-2:])
    assert seconds < 60, "user time; 30 s on the machine of the figures"
    assert megabytes < 1000


def test_the_smaller_tier_is_inside_the_larger():
    try:
        a, b = load_named("HU-M.a"), load_named("HU-M.b")
    except LexiconError as error:
        pytest.skip(str(error))
    assert compare(a, b).count == 0
