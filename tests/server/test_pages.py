"""The built page, and what is said when there is none."""

import gzip
import http.client
from html import escape
from urllib.parse import urlsplit

import pytest

from crossglot.editions import load_edition
from crossglot.rulebook import rule_sheet
from tests.server.node import serving
from tests.server.stand_ins import EvenLexicons
from tests.server.visitor import Visitor

BROTLI = b"what a browser would unpack"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the page</title>", "utf-8")
    (web / "assets" / "index-a1b2c3d4.js").write_text("export {}", "utf-8")
    (web / "assets" / "index-a1b2c3d4.css").write_text("body {}", "utf-8")
    (web / "assets" / "index-a1b2c3d4.js.gz").write_bytes(gzip.compress(b"export {}", mtime=0))
    (web / "assets" / "index-a1b2c3d4.js.br").write_bytes(BROTLI)
    (web / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (web / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / "secret.txt").write_text("not for visitors", "utf-8")
    with serving(folder / "games.sqlite3", web=web) as address:
        yield address


@pytest.mark.parametrize(
    "path", ["/settings", "/account?lang=hu", "/components", "/embed/game/abcdefghijkl"]
)
def test_the_page(built, path):
    answer = Visitor(built).ask("GET", path)
    assert answer.status == 200
    assert "the page" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert (
        "content-disposition" not in answer.headers
        or "inline" in answer.headers["content-disposition"]
    )


@pytest.mark.parametrize(
    ("name", "kind"), [("index-a1b2c3d4.js", "javascript"), ("index-a1b2c3d4.css", "text/css")]
)
def test_hashed_files_are_kept_for_ever(built, name, kind):
    answer = Visitor(built).ask("GET", f"/assets/{name}")
    assert answer.status == 200
    assert kind in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert "max-age=31536000" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip, br;q=0", "gzip", gzip.compress(b"export {}", mtime=0)),
        ("", None, b"export {}"),
    ],
)
def test_a_file_comes_packed_as_the_browser_likes_it_best(built, accepted, encoding, body):
    connection = http.client.HTTPConnection(urlsplit(built).netloc)
    connection.request("GET", "/assets/index-a1b2c3d4.js", headers={"accept-encoding": accepted})
    answer = connection.getresponse()
    assert answer.read() == body
    connection.close()
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert "javascript" in answer.headers["content-type"]


def test_files_beside_the_page(built):
    answer = Visitor(built).ask("GET", "/icon.svg")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"
    manifest = Visitor(built).ask("GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt",
        "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets", "/assets/", "/assets/none.js", "/web", "/icon.svg/", "/icon.svg%00",
    ],
)  # fmt: skip
def test_nothing_else(built, path):
    answer = Visitor(built).ask("GET", path)
    assert "not for visitors" not in answer.text
    assert answer.status in (200, 404) if path == "/icon.svg/" else answer.status == 404


@pytest.mark.parametrize("path", ["/nowhere", "/lobby/x", "/game", "/nowhere/at/all"])
def test_people_find_the_page_where_nothing_is_and_programs_a_refusal(built, path):
    answers = {}
    for accepted in ("text/html,*/*;q=0.8", "*/*"):
        connection = http.client.HTTPConnection(urlsplit(built).netloc)
        connection.request("GET", path, headers={"accept": accepted})
        answer = connection.getresponse()
        answers[accepted] = answer.read().decode()
        connection.close()
        assert answer.status == 404
    shown, told = answers.values()
    assert "the page" in shown
    assert "not-found" in told


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js"])
def test_what_only_programs_ask_is_refused_to_people_too(built, path):
    connection = http.client.HTTPConnection(urlsplit(built).netloc)
    connection.request("GET", path, headers={"accept": "text/html"})
    answer = connection.getresponse()
    assert answer.status == 404
    assert "not-found" in answer.read().decode()
    connection.close()


def test_it_says_when_the_page_is_not_built(tmp_path):
    with serving(tmp_path / "games.sqlite3", web=tmp_path / "nothing here") as address:
        answers = [Visitor(address).ask("GET", path) for path in ("/", "/game/abc")]
        editions = Visitor(address).ask("GET", "/api/editions")
    for answer in answers:
        assert answer.status == 503
        assert "The web part is not built" in answer.text
        assert "make play" in answer.text
    assert editions.status == 200


UNSCRIPTED = """<!doctype html><html lang="en"><head><title>the page</title></head>
<body><div id="app"></div><noscript><p>This page needs JavaScript.</p></noscript></body></html>"""


@pytest.fixture(scope="module")
def unscripted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("unscripted")
    (folder / "index.html").write_text(UNSCRIPTED, "utf-8")
    with serving(folder / "games.sqlite3", web=folder) as address:
        yield Visitor(address)


@pytest.mark.parametrize(
    ("accepted", "language", "said", "edition"),
    [
        ("hu-HU,en;q=0.5", "hu", "ki van kapcsolva", "HU-M"),
        ("el", "el", "είναι απενεργοποιημένη", "EL"),
        ("et;q=0.9, de", "et", "on selles brauseris välja lülitatud", "ET"),
        ("fr", "en", "it is switched off", "EN"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/settings", "/game/abcdefghijkl", "/nowhere"])
def test_every_page_says_what_it_needs(unscripted, path, accepted, language, said, edition):
    answer = unscripted.ask("GET", path, accept="text/html", accept_language=accepted)
    assert f'<html lang="{language}">' in answer.text
    notice = answer.text.partition("<noscript")[2].partition("</noscript>")[0]
    assert said in notice
    query = "" if path == "/nowhere" else f"?edition={edition}"
    assert f'href="/rules.html{query}"' in notice
    assert "2024" in answer.text.partition('id="app"')[2].partition("<noscript")[0]
    assert answer.headers["vary"] == "accept-language, cookie"


def test_the_rules_are_there_without_scripts(unscripted):
    asked = {"accept_language": "cs", "accept": "text/html"}
    answer = unscripted.ask("GET", "/rules.html?edition=HU-M", **asked)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["vary"] == "accept-language, cookie"
    assert '<html lang="cs">' in answer.text
    told = [
        each.text for part in rule_sheet(load_edition("HU-M"), "cs") for each in part.paragraphs
    ]
    assert [text for text in told if f"<li>{escape(text)}" not in answer.text] == []
    assert '<option value="HU-M" lang="hu" selected>' in answer.text
    assert "<script" not in answer.text
    for path in ("/rules.html", "/rules.html?edition=nothing"):
        assert '<option value="CS" lang="cs" selected>' in unscripted.ask("GET", path, **asked).text
    chosen = unscripted.ask("GET", "/rules.html", **asked, cookie="crossglot.language=et")
    assert '<html lang="et">' in chosen.text


def test_rules_of_an_edition_that_can_be_played_come_first(tmp_path):
    (tmp_path / "index.html").write_text(UNSCRIPTED, "utf-8")
    with serving(tmp_path / "games.sqlite3", EvenLexicons("EN", "HU-M"), web=tmp_path) as address:
        for language, edition in (("en", "HU-W"), ("hu", "HU-W"), ("cs", "CS")):
            answer = Visitor(address).ask("GET", "/rules.html", accept_language=language)
            assert (
                f'<option value="{edition}" lang="{edition[:2].lower()}" selected>' in answer.text
            )
        wished = Visitor(address).ask("GET", "/rules?edition=EN", accept_language="hu")
        assert "/rules.html?edition=EN" in wished.text
