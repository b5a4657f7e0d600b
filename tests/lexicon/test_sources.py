"""Dictionaries found by name, with package clients of our own that need no network."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile

import pytest

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import sources
from crossglot.lexicon.recipe import Package, Source

NPM = Package(kind="npm", name="dictionary-xx", version="1.2.3", files="package/index")
PYPI = Package(kind="pypi", name="words", version="0.1", files="words/data/xx_XX/xx_XX")


def source(*packages):
    return Source(name="XX", licence="MIT", system="xx_XX", debian="hunspell-xx", packages=packages)


@pytest.fixture(autouse=True)
def no_system_dictionaries(monkeypatch, tmp_path):
    monkeypatch.setattr(sources, "SYSTEM_FOLDERS", (tmp_path / "system",))


@pytest.fixture
def client(tmp_path, monkeypatch):
    """Puts an ``npm`` on the path that delivers an archive made here, or fails."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")

    def make(members, *, fails=False):
        archive = tmp_path / "archive.tgz"
        with tarfile.open(archive, "w:gz") as tar:
            for name, content in members.items():
                info = tarfile.TarInfo(name)
                info.size = len(content)
                tar.addfile(info, io.BytesIO(content))
        npm = folder / "npm"
        calls = tmp_path / "calls"
        work = (
            "echo nothing here >&2; exit 1"
            if fails
            else f'cp {archive} "$5/dictionary-xx-1.2.3.tgz"'
        )
        npm.write_text(f'#!/bin/sh\necho "$@" >> {calls}\n{work}\n')
        npm.chmod(0o755)
        return calls

    return make


FILES = {
    "package/index.aff": b"SET UTF-8\n",
    "package/index.dic": b"1\negy\n",
    "package/index.js": b"x",
}


def test_npm_is_asked_once(cache, client):
    calls = client(FILES)
    found = sources.fetch_dictionary(source(NPM))
    assert found.origin == "npm:dictionary-xx"
    assert found.version == "1.2.3"
    assert found.entries.read_bytes() == b"1\negy\n"
    assert sorted(path.name for path in found.affixes.parent.iterdir()) == [
        "index.aff",
        "index.dic",
    ]
    sources.fetch_dictionary(source(NPM))
    assert calls.read_text().count("dictionary-xx@1.2.3") == 1
    assert sources.find_dictionary(source(NPM)) == found


def test_nothing_is_found_without_looking_further(cache):
    assert sources.find_dictionary(source(NPM, PYPI)) is None


def test_the_system_goes_first(cache, client, tmp_path):
    client(FILES)
    sources.fetch_dictionary(source(NPM))
    (tmp_path / "system").mkdir()
    (tmp_path / "system" / "xx_XX.aff").write_bytes(b"# Version: Spring, 2.1\nSET UTF-8\n")
    (tmp_path / "system" / "xx_XX.dic").write_bytes(b"0\n")
    found = sources.find_dictionary(source(NPM))
    assert found is not None
    assert (found.origin, found.version) == ("system", "Spring, 2.1")


@pytest.mark.parametrize(
    ("members", "fails", "reason"),
    [
        (FILES, True, "nothing here"),
        ({"package/readme.md": b""}, False, "no package/index"),
        ({"package/index.aff": b""}, False, "no package/index"),
    ],
)
def test_what_was_tried_is_told(cache, client, members, fails, reason):
    client(members, fails=fails)
    with pytest.raises(LexiconError) as refusal:
        sources.fetch_dictionary(source(NPM))
    assert refusal.value.code == LexiconCode.SOURCE_MISSING
    tried = refusal.value.facts["tried"]
    assert isinstance(tried, list)
    assert "Debian: hunspell-xx" in tried[0]
    assert reason in tried[1]


def test_a_broken_archive_is_no_dictionary(cache, client, tmp_path):
    client(FILES)
    (tmp_path / "archive.tgz").write_bytes(b"\x1f\x8b not an archive")
    with pytest.raises(LexiconError) as refusal:
        sources.fetch_dictionary(source(NPM))
    assert refusal.value.code == LexiconCode.SOURCE_MISSING


def test_members_are_kept_by_their_name_alone(cache, client, tmp_path):
    client({"../../escape.aff": b"", "package/../../escape.dic": b"", **FILES})
    sources.fetch_dictionary(source(NPM))
    assert not list(tmp_path.rglob("escape.*"))


def test_pip_delivers_archives_of_either_kind(cache, monkeypatch):
    def deliver(command, folder):
        assert "words==0.1" in command
        with zipfile.ZipFile(folder / "words-0.1-py3-none-any.whl", "w") as wheel:
            wheel.writestr("words/data/xx_XX/xx_XX.aff", "SET UTF-8\n")
            wheel.writestr("words/data/xx_XX/xx_XX.dic", "1\negy\n")
            wheel.writestr("words/data/yy_YY/yy_YY.dic", "1\nketto\n")

    monkeypatch.setattr(sources, "_run", deliver)
    found = sources.fetch_dictionary(source(PYPI))
    assert found.origin == "pypi:words"
    assert sorted(path.name for path in found.affixes.parent.iterdir()) == [
        "xx_XX.aff",
        "xx_XX.dic",
    ]


def test_the_next_package_is_tried(cache, client, monkeypatch):
    calls = client(FILES)
    monkeypatch.setattr(sources, "_pip", lambda: ["/nonexistent/pip"])
    found = sources.fetch_dictionary(source(PYPI, NPM))
    assert found.origin == "npm:dictionary-xx"
    assert calls.exists()
