"""The page is light: what a first visit fetches, counted as gzip would send it."""

import gzip
import re

from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

FRONT = 67_000
"""With games to watch; with its fonts it stays below the 112 KB of the page before it had any."""

GAME = 90_000
FONTS = 60_000
"""On top of the others: the letters of the languages that one page shows."""

ANSWER = re.compile(rb"<script[^>]* data-answer=.*?</script>", re.DOTALL)
"""An answer of the API that came with the page."""


def fetched(page, path, shown):
    """Bytes by file of everything but the API that ``path`` fetches until ``shown`` is there."""
    done = []

    def note(request):
        done.append(request)

    page.on("requestfinished", note)
    # What is fetched in advance waits for the page's own clock, however slow the machine is.
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(path)
    expect(page.locator(shown)).to_be_visible()
    # What is shown may be told before the files that showed it.
    page.wait_for_load_state("networkidle")
    sizes = {
        request.url: len(gzip.compress(ANSWER.sub(b"", request.response().body()), 6))
        for request in done
        if "/api/" not in request.url
    }
    fonts = {url: sizes.pop(url) for url in list(sizes) if url.endswith(".woff2")}
    assert 20_000 < sum(fonts.values()) < FONTS, fonts
    return sizes


def test_the_front_page(visit, server):
    page = visit(server, "about:blank")
    sizes = fetched(page, "/", "form")
    assert sum(sizes.values()) < FRONT, sizes
    assert not [url for url in sizes if "GamePage" in url], "a table is fetched when it is wanted"
    with page.expect_response(lambda response: "GamePage" in response.url):
        page.clock.run_for(1000)


def test_a_game_opened_by_its_address(sit_down, visit, server):
    table = sit_down()
    address = table.page.url
    table.page.close()
    page = visit(server, "about:blank")
    sizes = fetched(page, address, "[role=grid]")
    assert len(sizes) > 5
    assert sum(sizes.values()) < GAME, sizes
