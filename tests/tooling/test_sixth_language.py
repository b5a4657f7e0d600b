"""A language more is a folder of sentences; what it lacks is said in English, and named."""

import logging
import os
import shutil
import subprocess
import sys

import pytest

from crossglot.languages import LANGUAGES, languages_in, read_sentences
from setup import ROOT

PACKAGE = ROOT / "src" / "crossglot"


@pytest.fixture
def messages(tmp_path):
    """All languages, and Volapük, which says three things and has a file that is no text."""
    folder = tmp_path / "messages"
    shutil.copytree(PACKAGE / "messages", folder)
    vo = folder / "vo"
    (vo / "page").mkdir(parents=True)
    (vo / "language.ftl").write_text("language-name = Volapük\n", "utf-8")
    (vo / "rules.ftl").write_text("mark-decision = sludod dom\n", "utf-8")
    (vo / "errors.ftl").write_text("edition-unknown = No dabin { $edition }.\n", "utf-8")
    (vo / "page.ftl").write_text("your-turn = Del olik\n", "utf-8")
    (vo / "tips.ftl").write_bytes(b"tip = \xff\n")
    return folder


def test_languages_are_the_folders(messages):
    assert languages_in(messages) == ("en", "cs", "el", "et", "hu", "vo")
    assert set(LANGUAGES) == {"en", "cs", "el", "et", "hu"}


def test_english_stands_in_key_by_key(messages, caplog):
    with caplog.at_level(logging.WARNING):
        rules = read_sentences(messages, "vo", "rules")
    assert rules.say("mark-decision", {}) == "sludod dom"
    english = read_sentences(messages, "en", "rules")
    others = english.told.keys() - {"mark-decision"}
    assert rules.missing == others
    assert all(rules.told[key] == english.told[key] for key in others)
    plain = next(key for key in sorted(others) if not english.told[key])
    assert rules.say(plain, {}) == english.say(plain, {}) != ""
    (line,) = caplog.messages
    assert line.startswith(f"vo/rules.ftl lacks {len(others)} sentences; in English: ")


@pytest.mark.parametrize("file", ["letters", "tips"])
def test_a_file_that_is_missing_or_no_text_is_english_and_logged(messages, caplog, file):
    with caplog.at_level(logging.WARNING):
        spoken = read_sentences(messages, "vo", file)
    english = read_sentences(messages, "en", file)
    assert spoken.told == english.told
    assert caplog.messages[0].startswith(f"vo/{file}.ftl cannot be read: ")


def test_a_line_that_is_no_sentence_is_logged(messages, caplog):
    (messages / "vo" / "rules.ftl").write_text("mark-decision sludod\n", "utf-8")
    with caplog.at_level(logging.WARNING):
        spoken = read_sentences(messages, "vo", "rules")
    assert caplog.messages[0] == "vo/rules.ftl is not understood at: mark-decision sludod"
    assert spoken.say("mark-decision", {}) == "house decision"


def test_the_command_line_speaks_it(messages, tmp_path):
    """The package as it is, with one folder more and no other line of code."""
    package = tmp_path / "src" / "crossglot"
    package.mkdir(parents=True)
    for entry in PACKAGE.iterdir():
        if entry.name not in {"messages", "__pycache__"}:
            (package / entry.name).symlink_to(entry)
    messages.rename(package / "messages")
    variables = os.environ | {"PYTHONPATH": str(package.parent), "LANG": "vo_XX.UTF-8"}

    def told(*words):
        return subprocess.run(
            [sys.executable, "-m", "crossglot", *words],
            env=variables, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip

    refused = told("editions", "XX")
    assert refused.returncode == 2
    assert "No dabin XX." in refused.stderr
    assert "Traceback" not in refused.stderr
    sheet = told("rules", "HU-M", "--language", "vo")
    assert sheet.returncode == 0, sheet.stderr
    assert "sludod dom" in sheet.stdout
    assert "vo/rules.ftl lacks" in sheet.stderr
    refused = told("rules", "HU-M", "--language", "zz")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert "vo" in refused.stderr + refused.stdout
