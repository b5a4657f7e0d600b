"""Every page from 320 px up, and zoomed to 400 %: one way of scrolling, nothing too small to hit."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 320, "height": 256}}
"""1280 x 1024 at 400 %."""
PAGES = [
    "/",
    "/lobby",
    "/lobby?own=1",
    "/study",
    "/rules",
    "/settings",
    "/account",
    "/lesson",
    "/about",
    "/variants",
]


def expect_one_way(page):
    """Nothing reaches over the right edge but what scrolls by itself."""
    width = page.viewport_size["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url


@pytest.mark.parametrize("size", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_no_page_scrolls_two_ways(visit, server, size):
    page = visit(server, "/", "el", **size)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main:not([aria-busy])")).to_be_visible()
        expect(page.locator("h1").first).to_be_attached()
        expect_one_way(page)


def test_every_square_is_large_enough_to_hit(visit, server, sit_down):
    game = sit_down("en").page.url.rpartition("/")[2]
    page = visit(server, "/", "en", **NARROW)
    for path in ("/lesson", f"/game/{game}/replay", f"/embed/game/{game}"):
        page.goto(path)
        expect(page.locator("[role=gridcell]").first).to_be_visible()
        smallest = page.eval_on_selector_all(
            "[role=gridcell]", "all => Math.min(...all.map(e => e.getBoundingClientRect().width))"
        )
        assert smallest >= 24, path
        expect_one_way(page)


@pytest.mark.parametrize("size", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_a_turn_where_the_board_is_wider_than_the_window(sit_down, size):
    table = sit_down("hu", **size)
    expect_one_way(table.page)
    choice = table.next_choice()
    table.type(choice)
    table.expect_lying(choice)
    square = table.page.locator('[role=grid] [tabindex="0"]')
    table.walk_to(224, down=False)
    expect(square).to_be_in_viewport(ratio=0.9)
    table.walk_to(0, down=False)
    expect(square).to_be_in_viewport(ratio=0.9)
    table.commit(choice)
    expect_one_way(table.page)
    sizes = table.page.eval_on_selector_all(
        "[role=gridcell], main button, header a, header button, select",
        """all => all.map(e => e.getBoundingClientRect()).filter(b => b.width > 1)
            .map(b => Math.min(b.width, b.height))""",
    )
    assert min(sizes) >= 24, "WCAG 2.5.8"


def test_three_columns_and_no_scrolling_on_a_desktop(sit_down):
    table = sit_down()
    boxes = [
        table.page.locator(part).bounding_box() for part in (".scores", ".frame", ".area-unseen")
    ]
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes)
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    assert boxes[1]["x"] + boxes[1]["width"] <= boxes[2]["x"]
    assert table.page.evaluate("document.documentElement.scrollHeight") <= 800


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (740, 360)])
def test_tablets_and_a_phone_on_its_side(sit_down, width, height):
    table = sit_down(viewport={"width": width, "height": height}, has_touch=True)
    assert table.page.evaluate("document.documentElement.scrollWidth") == width
    for part in ("[role=grid]", "[data-rack]", "button.play"):
        expect(table.page.locator(part)).to_be_in_viewport(ratio=0.97)


TABLETS = [(768, 1024), (820, 1180), (912, 1368), (1024, 768), (1079, 900), (1180, 820)]


@pytest.mark.parametrize("size", TABLETS, ids=str)
@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_tool_is_in_sight_on_a_tablet_while_tiles_lie(sit_down, language, size):
    width, height = size
    viewport = {"width": width, "height": height}
    table = sit_down(language, "HU-M", viewport=viewport, has_touch=True)
    choice = table.next_choice()
    tools = table.page.locator(".tools button")
    before = [part.bounding_box() for part in (table.page.locator("[data-rack]"), *tools.all())]
    assert len(before) == 8
    table.type(choice)
    table.expect_lying(choice)
    after = [part.bounding_box() for part in (table.page.locator("[data-rack]"), *tools.all())]
    assert after == before, "everything stays in place"
    for button in tools.all():
        expect(button).to_be_in_viewport(ratio=0.99)
    expect(table.page.locator(".frame")).to_be_in_viewport(ratio=0.99)
    assert table.page.evaluate("document.documentElement.scrollWidth") == width


PLACES = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-rack], [data-slot], .tools button, .area-line')]
        .map((part, at) => [at, JSON.stringify(part.getBoundingClientRect())]))"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 568)], ids=str)
def test_slots_tools_and_the_line_never_move(sit_down, size):
    width, height = size
    table = sit_down("el", "HU-M", viewport={"width": width, "height": height}, has_touch=True)
    choice = table.next_choice()
    tiles = table.shown_rack()
    before = table.page.evaluate(PLACES)
    table.press("z")  # no such tile, perhaps: what is said of it has its place
    table.press("Escape")
    table.type(choice)
    table.expect_lying(choice)
    assert table.page.evaluate(PLACES) == before, "an empty slot stays where its tile was"
    left = table.page.eval_on_selector_all("[data-slot]", "all => all.map(e => e.innerText[0])")
    assert [text for text in left if text] != tiles
    table.commit(choice)
    table.wait_for_turn()
    assert table.page.evaluate(PLACES) == before, "nor does the answer move them"


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)], ids=str)
def test_on_an_upright_tablet_a_lesson_and_a_duplicate_need_no_scrolling(visit, server, size):
    width, height = size
    viewport = {"width": width, "height": height}
    page = visit(server, "/lesson?edition=HU-M", "en", viewport=viewport, has_touch=True)
    for part in ("h2", ".frame", ".tools.left", ".tools.right", "section > .acts"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    page.goto("/duplicate")
    page.locator(".panels a").first.click()
    for part in (".frame", ".tools.left", ".tools.right"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
