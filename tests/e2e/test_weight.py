"""The page is light: what a first visit fetches, counted as gzip would send it."""

import gzip

from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

FRONT = 60_000
GAME = 80_000


def fetched(page, path):
    """Bytes by file of everything but the API that opening ``path`` fetches."""
    sizes = {}

    def weigh(response):
        if "/api/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body(), 6))

    page.on("requestfinished", lambda request: weigh(request.response()))
    page.goto(path)
    return sizes


def test_the_front_page(visit, server):
    page = visit(server, "about:blank")
    sizes = fetched(page, "/")
    expect(page.locator("form")).to_be_visible()
    assert sum(sizes.values()) < FRONT, sizes
    assert not [url for url in sizes if "GamePage" in url], "a table is fetched when it is wanted"


def test_a_game_opened_by_its_address(sit_down, visit, server):
    table = sit_down()
    address = table.page.url
    table.page.close()
    page = visit(server, "about:blank")
    sizes = fetched(page, address)
    expect(page.get_by_role("grid")).to_be_visible()
    assert len(sizes) > 5
    assert sum(sizes.values()) < GAME, sizes
