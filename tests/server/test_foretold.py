"""Answers written into a page: just what the API itself would tell their reader."""

import json
import re
from html import unescape

import pytest

from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.scopes import Scope
from crossglot.server.accounts.storage import add_guest
from crossglot.server.accounts.tokens import PersonalTokens
from crossglot.server.http.routes.pages import ANSWERS
from tests.server.everybody import Program, at_the_terminal
from tests.server.node import serving
from tests.server.visitor import Visitor

WRITTEN = re.compile(r'<script type="application/json" data-answer="([^"]+)">(.*?)</script>')


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return tmp_path_factory.mktemp("foretold") / "games.sqlite3"


@pytest.fixture(scope="module")
def built(database):
    folder = database.parent
    (folder / "web").mkdir()
    page = "<!doctype html><head></head><body><div id=app></div></body>"
    (folder / "web" / "index.html").write_text(page, "utf-8")
    with serving(database, web=folder / "web") as address:
        yield address


def foretold(visitor, path, **headers):
    answer = visitor.ask("GET", path, **headers)
    assert answer.status == 200
    return answer, {unescape(each): json.loads(text) for each, text in WRITTEN.findall(answer.text)}


@pytest.mark.parametrize("path", ["/", "/lobby", "/study", "/rules"])
def test_a_page_comes_with_what_the_api_says(built, path):
    visitor = Visitor(built)
    visitor.create()
    answer, written = foretold(visitor, path, accept_language="et")
    assert len(written) == len(ANSWERS[path.strip("/") or "front"])
    assert written == {each: visitor.ask("GET", each).body for each in written}
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["vary"] == "accept-language, cookie"


def test_a_rack_is_written_for_its_player_alone(built):
    player, stranger = Visitor(built), Visitor(built)
    game = player.create()
    address = f"/api/games/{game}"
    own, strange = (foretold(each, f"/game/{game}")[1][address] for each in (player, stranger))
    assert own["game"]["rack"] == player.ask("GET", address).body["game"]["rack"] != []
    assert strange["game"] == stranger.ask("GET", address).body["game"]
    assert strange["game"]["rack"] == []


@pytest.mark.parametrize(("scope", "reads"), [(Scope.READ_GAMES, True), (Scope.CHALLENGE, False)])
def test_a_token_reads_no_more_of_a_page_than_of_the_api(built, database, scope, reads):
    async def make(opened):
        owner = await opened.write(add_guest)
        return await PersonalTokens(opened, OpenConnections()).make(owner, "t", frozenset({scope}))

    program = Program(built, at_the_terminal(database, make)[0])
    _, written = foretold(program, "/")
    assert ("/api/games" in written) is reads
    assert (program.ask("GET", "/api/games").status == 200) is reads


def test_a_page_without_such_a_game_meets_the_refusal_itself(built):
    _, written = foretold(Visitor(built), "/game/abcdefghijkl")
    assert {path.partition("?")[0] for path in written} == {"/api/editions", "/api/status"}


def test_no_text_of_an_answer_ends_its_element(built):
    _, written = foretold(Visitor(built), "/rules?edition=%3C/script%3E")
    assert len(written) == len(ANSWERS["rules"])


def test_a_page_that_asks_for_nothing_may_be_kept(built):
    answer, written = foretold(Visitor(built), "/settings")
    assert written == {}
    assert answer.headers["cache-control"] == "no-cache"
