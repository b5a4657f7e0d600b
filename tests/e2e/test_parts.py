"""The page of components, and the board inside a page of another site."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.server import another_site
from tests.e2e.test_access import LOOKS, NAMES, violations
from tests.e2e.test_sizes import NARROW, expect_one_way

pytestmark = needs_browser

COMPONENTS = [
    "Tile", "Square", "Board", "StillBoard", "Rack",
    "ScoreTable", "Clock", "MoveList", "UnseenTiles", "VerdictCard",
]  # fmt: skip


@pytest.mark.parametrize("look", [*LOOKS, NARROW], ids=[*NAMES, "narrow"])
def test_every_component_is_shown_and_told(visit, server, look):
    page = visit(server, "/components", "en", **look)
    for name in COMPONENTS:
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator("pre")).to_have_count(len(COMPONENTS))
    page.locator("summary").first.click()
    expect(page.locator("pre").first).to_contain_text("face: Face;")
    assert violations(page) == []
    expect_one_way(page)


def test_a_board_without_hands_is_walked_by_arrows(visit, server):
    page = visit(server, "/components", "en")
    page.locator('[role=grid] [tabindex="0"]').focus()
    expect(page.locator('[data-square="112"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-square="113"]')).to_be_focused()
    expect(page.locator('[data-square="113"]')).to_have_accessible_name("I8, R, 1 point")


def embedded(visit, folder, source):
    """The page of another site that shows ``source`` inside."""
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,">'
        f'<main><h1>Blog</h1><iframe title="Game" src="{source}" width="420" height="640"></iframe></main>',
        "utf-8",
    )
    with another_site(folder) as address:
        page = visit(type("Site", (), {"address": address}))
        yield page


def test_another_site_shows_a_game_that_goes_on(visit, sit_down, server, tmp_path):
    table = sit_down("hu", edition="HU-M")
    choice = table.next_choice()
    game = table.page.url.replace("/game/", "/embed/game/")
    for page in embedded(visit, tmp_path, f"{game}?language=et"):
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("grid", name="Laud")).to_be_visible()
        table.type(choice)
        table.commit(choice)
        expect(frame.locator(".tile:not(.rack)").nth(len(choice.laid) - 1)).to_be_visible()
        expect(frame.locator("button, input, [data-rack]")).to_have_count(0)
        expect(frame.get_by_role("link")).to_have_attribute("target", "_blank")
        assert violations(page) == []
    # axe itself calls into the frame, and is not answered there.
    visit.pardon("postMessage")


@pytest.mark.parametrize("path", ["/", "/game/none", "/settings", "/embedded"])
def test_another_site_shows_nothing_else(visit, server, tmp_path, path):
    for page in embedded(visit, tmp_path, server.address + path):
        refused = page.locator("iframe").element_handle().content_frame()
        assert refused is None or "chrome-error" in refused.url
    assert visit.complaints
    visit.pardon("frame", REFUSED)
