"""The table while one plays and when it is over: what is told where, and what stays in its place."""

import pytest
from playwright.sync_api import expect

from crossglot.alphabet import BLANK
from tests.e2e.choice import label
from tests.e2e.conftest import needs_browser
from tests.e2e.finished import ask, play_some
from tests.e2e.table import Table, middle
from tests.e2e.test_access import violations
from tests.e2e.test_people import to_move

pytestmark = needs_browser


@pytest.fixture
def pair(visit, server):
    """Two visitors at one table, by requests."""

    def pair(language="en", **setup):
        first, second = visit(server, "/settings", language), visit(server, "/settings", language)
        body = {"edition": "HU-M", "seats": ["me", "open"], **setup}
        game_id = ask(first, "POST", "/api/games", body)["id"]
        ask(second, "POST", f"/api/games/{game_id}/seats", {})
        for page in (first, second):
            page.goto(f"/game/{game_id}")
        return [Table(page) for page in (first, second)]

    return pair


def lay_backwards(table):
    """The tiles of the best play, the last first: no word."""
    choice = table.next_choice()
    tiles = [tile for _, tile in choice.laid if not tile & BLANK]
    squares = [square for square, tile in choice.laid if not tile & BLANK]
    names = [label(table.edition, tile) for tile in reversed(tiles)]
    table.tap_all(dict(zip(squares, names, strict=True)))


def test_a_word_that_is_not_good_is_told_at_the_tiles_and_play_steps_back(sit_down):
    table = sit_down("en", edition="HU-M")
    lay_backwards(table)
    line, play = table.page.locator(".area-line"), table.page.locator("button.play")
    expect(line).to_contain_text("not in the lexicon")
    expect(table.page.locator("button.play.doubtful")).to_be_visible()
    expect(play).to_be_enabled()
    assert violations(table.page) == []
    # Letters are named in the language of the game, and so is its edition.
    letter = ".unseen-by-eye > [lang=hu]"
    for place in (f"[data-rack] button {letter}", f".square.fresh {letter}", "h1 > [lang=hu]"):
        expect(table.page.locator(place).first).to_be_attached()
    line.get_by_role("button", name="Why is").press("Enter")
    expect(table.page.get_by_role("dialog", name="Words")).to_be_visible()
    assert violations(table.page, "dialog") == []
    table.page.keyboard.press("Escape")
    table.press("Escape")
    expect(line).to_contain_text("Your turn")


def test_where_words_may_be_challenged_nothing_is_told_of_them(pair):
    tables = pair(house={"challenge": "double"})
    mover = to_move(tables)
    lay_backwards(mover)
    expect(mover.page.locator(".bubble")).to_be_visible()
    expect(mover.page.locator(".doubtful")).to_have_count(0)
    expect(mover.page.locator(".area-line")).not_to_contain_text("not in the lexicon")


def test_a_square_that_is_taken_is_shown_as_forbidden(sit_down):
    table = sit_down("en", edition="HU-M")
    choice = table.next_choice()
    table.type(choice)
    table.commit(choice)
    table.wait_for_turn()
    square = choice.laid[0][0]
    mouse = table.page.mouse
    mouse.move(*middle(table.page.locator("[data-rack] button").first.bounding_box()))
    mouse.down()
    mouse.move(*middle(table.page.locator(f'[data-square="{square}"]').bounding_box()), steps=3)
    expect(table.page.locator(".refused")).to_have_attribute("data-square", str(square))
    mouse.up()
    expect(table.page.locator(".refused")).to_have_count(0)
    assert table.lying() == {}


def test_low_time_is_said_once(pair):
    page = to_move(pair(house={"clock": {"main": 180_000}})).page
    page.clock.install()
    page.reload()
    page.wait_for_selector("main[data-turn=yours]")
    expect(page.locator(".clock.low")).to_have_count(0)
    page.clock.fast_forward(165_000)
    page.clock.run_for(1000)
    expect(page.get_by_test_id("alerted")).to_contain_text("left.")
    expect(page.locator(".clock.low.runs")).to_have_count(1)


def test_the_menu_by_keyboard(sit_down):
    table = sit_down("en", edition="HU-M")
    page = table.page
    opener = page.get_by_role("button", name="Menu")
    opener.press("Enter")
    menu = page.get_by_role("group", name="Menu")
    expect(menu).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Tab")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_turning_point_is_shown_on_the_board(visit, server):
    page = visit(server, "/settings", "en")
    page.goto(f"/game/{play_some(page, turns=3)}")
    end = page.get_by_role("region", name="Computer has won")
    point = end.get_by_role("listitem").get_by_role("button").first
    before = page.locator(".square.last").evaluate_all("all => all.map(e => e.dataset.square)")
    point.press("Enter")
    expect(point).to_have_attribute("aria-pressed", "true")
    after = page.locator(".square.last").evaluate_all("all => all.map(e => e.dataset.square)")
    assert after != before
    assert violations(page) == []
    expect(page.get_by_role("region", name="Unseen tiles")).to_have_count(0)


def test_who_asks_for_a_rematch_stays_until_the_other_agrees(pair):
    one, other = pair()
    one.page.locator("header .action").nth(1).click()
    one.page.get_by_role("dialog").locator(".danger").click()
    address = one.page.url
    one.page.get_by_role("button", name="Ask for a rematch").press("Enter")
    expect(one.page.locator(".end")).to_contain_text("Waiting for an answer")
    assert one.page.url == address
    other.page.get_by_role("button", name="Agree to a rematch").press("Enter")
    for table in (one, other):
        table.page.wait_for_url(lambda url: url != address)
        expect(table.page.locator("main[data-turn=yours], main[data-turn=theirs]")).to_be_visible()
    assert one.page.url == other.page.url
