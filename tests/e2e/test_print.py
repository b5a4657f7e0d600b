"""On paper: what was played, without what one plays with, on as few sheets as it needs."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.finished import play_some

pytestmark = needs_browser

MARGIN = dict.fromkeys(("top", "right", "bottom", "left"), "12mm")


def sheets(page, size):
    """How many sheets of paper the page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size, margin=MARGIN)))


@pytest.mark.parametrize("edition", ["HU-M", "CS", "ET", "EL", "EN"])
def test_an_empty_score_sheet_is_one_sheet(visit, server, edition):
    page = visit(server, f"/sheet?edition={edition}&players=2", "en")
    expect(page.get_by_role("table")).to_be_visible()
    assert [sheets(page, size) for size in ("A4", "A5")] == [1, 1]
    page.emulate_media(media="print")
    for gone in (page.get_by_role("button", name="Print"), page.get_by_role("navigation")):
        expect(gone).to_be_hidden()


def test_the_sheet_is_found_where_rules_are_and_at_the_foot(visit, server):
    page = visit(server, "/rules?edition=ET", "en")
    page.get_by_role("main").get_by_role("link", name="Score sheet").click()
    expect(page.get_by_label("Edition")).to_have_value("ET")
    foot = page.get_by_role("contentinfo").get_by_role("link", name="Score sheet")
    expect(foot).to_have_attribute("href", "/sheet")


def test_a_game_is_its_score_sheet(visit, server):
    page = visit(server, "/settings", "en")
    page.goto(f"/game/{play_some(page, turns=3)}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.emulate_media(media="print")
    for gone in (".area-hand", ".area-status", ".area-unseen", "header"):
        expect(page.locator(gone).first).to_be_hidden()
    title = page.get_by_role("heading", level=1).bounding_box()
    assert title["width"] > 100, "the title is told to the ear alone"
    rows = [row.bounding_box()["y"] for row in page.locator(".moves tbody tr").all()]
    assert rows == sorted(rows, reverse=True), (
        "the newest move, first on screens, is the last on paper"
    )
    assert sheets(page, "A4") == 1


def test_a_replay_prints_its_moves(visit, server):
    page = visit(server, "/settings", "en")
    page.goto(f"/game/{play_some(page)}/replay#2")
    moves = page.get_by_role("navigation", name="Moves")
    expect(moves).to_be_visible()
    page.emulate_media(media="print")
    expect(moves).to_be_visible()
    for gone in (".stepper", "#take-title", "#weigh-title"):
        expect(page.locator(gone)).to_be_hidden()
