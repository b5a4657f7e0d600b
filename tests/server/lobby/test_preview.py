"""What a link to a game shows before anybody follows it."""

import html
import re

import pytest

from tests.server.lobby.meeting import OPEN, account, leave, offered
from tests.server.node import serving
from tests.server.visitor import Visitor

INDEX = "<!doctype html><html><head><title>Crossglot</title></head><body></body></html>"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """(address, database) of a server with a page."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text(INDEX, "utf-8")
    with serving(folder / "games.sqlite3", web=folder / "web") as address:
        yield address, folder / "games.sqlite3"


def preview(address, game_id):
    page = Visitor(address).ask("GET", f"/game/{game_id}")
    assert (page.status, page.headers["cache-control"]) == (200, "no-store")
    tags = re.findall(r'<meta property="(og:\w+)" content="([^"]*)" />', page.text)
    assert page.text.replace("</head>", "").count("<title>") == 1
    return {name: html.unescape(content) for name, content in tags}


def test_a_link_tells_who_plays_what(built):
    ann, _ = account(built[1], built[0], 'Ann "<&> Ő')
    clock = {"clock": {"main": 900_000, "increment": 5_000}}
    game_id = offered(ann, {**OPEN, "seats": ["me", "computer:greedy", "open"], "house": clock})
    shown = preview(built[0], game_id)
    assert shown["og:title"] == 'Ann "<&> Ő – greedy – ?'
    assert shown["og:description"] == "Magyar (2021) · 15+5"


def test_a_link_that_leads_nowhere_shows_nothing(built):
    ann, _ = account(built[1], built[0])
    gone = offered(ann)
    leave(ann, gone)
    for game_id in (gone, "aaaaaaaaaaaa", "%22%3E%3Cscript%3E"):
        assert preview(built[0], game_id) == {}
