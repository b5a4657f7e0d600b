"""What is named in the head of a page: a pure function of the build, the page and the language."""

import re
from base64 import b64encode
from hashlib import sha256

import msgspec
import pytest

from crossglot.server.http.preload import BuiltPage, Made, PreloadHints, language_of, load_shell

HTML = '<html><head><script type="module" src="/assets/index-1.js"></script></head></html>'
HINTS = PreloadHints(
    pages={
        "study": Made(("assets/Study-1.js",), ("assets/Study-1.css",), ("", "study")),
        "lobby": Made(("assets/Lobby-1.js",), (), ("", "setup", "talk")),
    },
    sentences={
        "hu": {"": "assets/hu-1.js", "study": "assets/hu-2.js"},
        "et": {"": "assets/et-1.js", "setup": "assets/et-2.js", "talk": "assets/et-2.js"},
    },
)
SHELL = BuiltPage(HTML, HINTS)


def named(html, kind):
    return re.findall(rf'<link rel="{kind}" crossorigin href="([^"]+)">', html)


def test_files_and_sentences_are_named():
    html = SHELL.hinted("study", "hu")
    assert named(html, "stylesheet") == ["/assets/Study-1.css"]
    assert named(html, "modulepreload") == [
        "/assets/Study-1.js",
        "/assets/hu-1.js",
        "/assets/hu-2.js",
    ]
    assert html.endswith("</head></html>")


def test_a_file_of_several_parts_is_named_once():
    html = SHELL.hinted("lobby", "et")
    assert named(html, "modulepreload") == [
        "/assets/Lobby-1.js",
        "/assets/et-1.js",
        "/assets/et-2.js",
    ]


@pytest.mark.parametrize(("page", "language"), [("nowhere", "hu"), ("nowhere", "fi")])
def test_what_the_build_does_not_know_is_not_named(page, language):
    assert SHELL.hinted(page, language) == HTML


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        (None, "hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("cs", "hu-HU", "cs"),
        ("xx", "el;q=0.7", "el"),
        (None, "de, ET", "et"),
        (None, "humbug", "en"),
        (None, "", "en"),
    ],
)
def test_the_language_is_the_one_that_the_page_will_choose(chosen, accepted, language):
    assert language_of(chosen, accepted) == language


def test_a_build_without_hints_and_no_build(tmp_path):
    assert load_shell(tmp_path) is None
    (tmp_path / "index.html").write_text(HTML, "utf-8")
    shell = load_shell(tmp_path)
    assert shell is not None
    assert shell.hinted("study", "hu") == HTML


def test_the_style_stands_in_the_page_and_its_files_are_not_fetched(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/Study-1.css").write_text("p > b { color: red }", "utf-8")
    (tmp_path / "index.html").write_text(HTML, "utf-8")
    (tmp_path / "hints.json").write_bytes(msgspec.json.encode(HINTS))
    shell = load_shell(tmp_path)
    html, sources = shell.styled(shell.hinted("study", "hu"))
    assert '<link rel="stylesheet" crossorigin href="/assets/Study-1.css" disabled>' in html
    assert "<style>p > b { color: red }</style></head>" in html
    digest = b64encode(sha256(b"p > b { color: red }").digest()).decode()
    assert sources == (f"'sha256-{digest}'",)


def test_a_file_of_style_that_is_not_there_is_left_to_the_browser():
    html = SHELL.hinted("study", "hu")
    assert SHELL.styled(html) == (html, ())
