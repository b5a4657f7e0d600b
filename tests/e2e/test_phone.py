"""A small phone: the whole turn without scrolling, by finger."""

from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TURN = [
    ".scores",
    "[role=grid]",
    ".status",
    "[data-rack]",
    ".tools.left",
    ".tools.right",
    "button.play",
]


def expect_in_sight(table):
    for part in TURN:
        box = table.page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0, part
        assert box["y"] >= 0, part
        assert box["x"] + box["width"] <= 360, part
        assert box["y"] + box["height"] <= 640, part
    assert table.page.evaluate("document.documentElement.scrollWidth") == 360


def test_by_finger(sit_down):
    table = sit_down(**PHONE)
    for _ in range(2):
        expect_in_sight(table)
        choice = table.next_choice()
        table.touch_drag(choice)
        table.expect_lying(choice)
        expect_in_sight(table)
        table.page.locator("button.play").tap()
        expect(table.page.locator(".square.fresh")).to_have_count(0)
    assert table.wait_for_turn()
    assert table.page.evaluate("scrollY") == 0, "nothing was scrolled meanwhile"


def test_tap_a_square_then_tiles(sit_down):
    table = sit_down(**PHONE)
    table.wait_for_turn()
    page = table.page
    page.locator('[data-square="0"]').tap()
    expect(page.locator(".arrow")).to_have_text("→")
    page.locator('[data-square="0"]').tap()
    expect(page.locator(".arrow")).to_have_text("↓")
    letters = [text for text in table.shown_rack() if text != "?"][:2]
    for text in letters:
        table.tile(text).tap()
    assert table.lying() == {0: letters[0], 15: letters[1]}
    page.locator('[data-square="15"]').tap()
    assert table.lying() == {0: letters[0], 15: letters[1]}, "one tap changes nothing"
    page.locator('[data-square="30"]').tap()
    assert table.lying() == {0: letters[0], 30: letters[1]}
    for _ in range(2):
        page.locator('[data-square="30"]').tap()
    assert table.lying() == {0: letters[0]}
    page.locator(".tools.left .tool").nth(1).tap()
    assert table.lying() == {0: letters[0], 30: letters[1]}, "undone"


def test_squares_are_large_enough_to_hit(sit_down):
    table = sit_down(**PHONE)
    sizes = table.page.eval_on_selector_all(
        "[role=gridcell], main button, header a, header button, select",
        """all => all.filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
            .map(b => Math.min(b.width, b.height))""",
    )
    assert min(sizes) >= 24, "WCAG 2.5.8"
