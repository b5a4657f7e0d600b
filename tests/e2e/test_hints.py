"""What a page comes with is what it wants: it asks for none of it again, and leaves nothing over."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from crossglot.server.http.routes.pages import ANSWERS, PAGES
from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

WRITTEN = re.compile(r'data-answer="([^"]+)"')
NAMED = """kind => [...document.querySelectorAll(`link[rel="${kind}"][crossorigin]`)]
    .map(link => link.getAttribute('href'))"""
DRAWN = {
    "/": "form button.primary",
    "/lobby": "#offer summary",
    "/study": "main form",
    "/rules": "main h2",
    "/game/{game_id}": "[role=grid]",
}
"""Address of every page whose answers are named -> what is there once it can be used."""


def test_every_page_with_named_answers_is_tried_here():
    assert {PAGES[address] for address in DRAWN} == set(ANSWERS)


@pytest.mark.parametrize("address", DRAWN)
@pytest.mark.parametrize("language", ["hu", "el"])
def test_a_page_wants_all_that_it_comes_with(visit, server, address, language):
    page = visit(server, "about:blank", language)
    path = address
    if "{game_id}" in address:
        body = {"edition": "HU-M", "opponents": ["level-1"]}
        path = address.format(game_id=page.request.post("/api/games", data=body).json()["id"])
    sent = []
    page.on("request", lambda request: sent.append(urlsplit(request.url)))
    html = page.goto(path).text()
    expect(page.locator(DRAWN[address]).first).to_be_visible()
    answers = {unescape(each) for each in WRITTEN.findall(html)}
    assert len(answers) == len(ANSWERS[PAGES[address]])
    expect(page.locator("script[data-answer]")).to_have_count(0)
    asked = {url._replace(scheme="", netloc="").geturl() for url in sent}
    assert asked & answers == set()
    if address != "/":  # which looks ahead once it is drawn
        files = [*page.evaluate(NAMED, "modulepreload"), *page.evaluate(NAMED, "stylesheet")]
        assert [file for file in files if f'"{file}"' not in html.partition("</head>")[0]] == []


def test_a_chosen_language_is_told_to_the_server(visit, server):
    page = visit(server, "/rules", "hu")
    page.get_by_role("combobox", name="Nyelv").select_option("et")
    expect(page.locator("html")).to_have_attribute("lang", "et")
    said = page.reload().text()
    assert "/rules?language=et" in said
    expect(page.locator("html")).to_have_attribute("lang", "et")
