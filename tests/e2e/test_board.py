"""The board under hands: the lens, undoing, large tiles, sounds, the other coordinates."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.table import LIFT, middle
from tests.e2e.test_access import violations
from tests.e2e.test_phone import PHONE

pytestmark = needs_browser


FREE_OF_THE_FINGER = """([x, y]) => {
    const lens = document.querySelector('.lens')?.getBoundingClientRect();
    return lens && (x < lens.left || lens.right < x || lens.bottom < y);
}"""
"""Whether a finger there hides no part of the lens, which follows it a frame later."""
SQUARE_IS = "width => document.querySelector('[data-square=\"0\"]').offsetWidth === width"


def with_look(table, **look):
    """The same game by the same visitor, who has set the page up so."""
    stored = json.dumps(look)
    table.page.evaluate("look => localStorage.setItem('crossglot.look', look)", stored)
    table.page.reload()
    expect(table.page.get_by_role("grid")).to_be_visible()
    return table


def carry(table, square):
    """A finger brings the first tile of the rack before ``square`` and rests."""
    x, y = middle(table.page.locator("[data-rack] button").first.bounding_box())
    to_x, to_y = middle(table.page.locator(f'[data-square="{square}"]').bounding_box())
    table._touch("touchStart", x, y)
    for part in (0.4, 0.8, 1):
        table._touch("touchMove", x + (to_x - x) * part, y + (to_y + LIFT - y) * part)
    expect(table.page.locator(".target")).to_have_attribute("data-square", str(square))
    return to_x, to_y


@pytest.mark.parametrize("square", [0, 14, 97, 210])
def test_a_lens_shows_what_the_finger_hides(sit_down, square):
    table = sit_down(**PHONE)
    carried = table.shown_rack()[0]
    x, y = carry(table, square)
    lens = table.page.locator(".lens")
    table.page.wait_for_function(FREE_OF_THE_FINGER, arg=[x, y + LIFT])
    box = lens.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 360
    inside = sum(1 for row in (-1, 0, 1) for column in (-1, 0, 1) if 0 <= square // 15 + row < 15 and 0 <= square % 15 + column < 15)  # fmt: skip
    expect(lens.locator(".square")).to_have_count(inside)
    expect(lens.locator(".aimed .letter")).to_have_text("" if carried == "?" else carried)
    assert table.page.locator("[role=gridcell]").count() == 225, "no second board for the ear"
    table._touch("touchEnd")
    expect(lens).to_have_count(0)


def test_a_mouse_needs_no_lens(sit_down):
    table = sit_down()
    mouse = table.page.mouse
    mouse.move(*middle(table.page.locator("[data-rack] button").first.bounding_box()))
    mouse.down()
    mouse.move(*middle(table.page.locator('[data-square="97"]').bounding_box()), steps=3)
    expect(table.page.locator(".target")).to_have_attribute("data-square", "97")
    assert table.page.locator(".lens").count() == 0
    mouse.up()


def test_a_trembling_finger_moves_no_laid_tile(sit_down):
    table = sit_down(**PHONE)
    table.wait_for_turn()
    letter = next(text for text in table.shown_rack() if text != "?")
    table.tile(letter).tap()
    table.page.locator('[data-square="97"]').tap()
    assert table.lying() == {97: letter}
    x, y = middle(table.page.locator('[data-square="97"]').bounding_box())
    table._touch("touchStart", x, y)
    table._touch("touchMove", x + 10, y)
    assert table.page.locator(".carried").count() == 0
    table._touch("touchEnd")
    assert table.lying() == {97: letter}


def test_placements_are_undone_by_key_and_by_button(sit_down):
    table = sit_down()
    choice = table.next_choice()
    table.type(choice)
    laid = table.lying()
    table.page.keyboard.press("Control+z")
    assert len(table.lying()) == len(laid) - 1
    table.press("Escape")
    assert table.lying() == {}
    table.page.locator(".tools.left .tool").nth(1).click()
    assert len(table.lying()) == len(laid) - 1, "what was recalled lies again"
    expect(table.page.locator('[role=grid] [tabindex="0"]')).to_be_focused()


@pytest.mark.parametrize(
    "options", [{}, PHONE, {"forced_colors": "active"}], ids=["desktop", "phone", "forced"]
)
def test_large_tiles_on_a_board_that_follows_the_cursor(sit_down, options):
    table = sit_down("en", edition="HU-M", **options)
    choice = table.next_choice()
    size = table.page.locator('[data-square="0"]').bounding_box()["width"]
    table.page.locator('[role=grid] [tabindex="0"]').focus()
    table.press("+")
    frame = table.page.locator(".frame")
    for square in (0, 14, 224, 112):
        table.walk_to(square, down=False)
        found = table.page.locator(f'[data-square="{square}"]').bounding_box()
        outside = frame.bounding_box()
        assert 2 <= found["width"] / size <= 3
        assert found["x"] >= outside["x"] - 1
        assert found["y"] >= outside["y"] - 1
        assert found["x"] + found["width"] <= outside["x"] + outside["width"] + 1
        assert found["y"] + found["height"] <= outside["y"] + outside["height"] + 1
    with_look(table, size="large", contrast="more")
    table.type(choice)
    table.expect_lying(choice)
    assert violations(table.page) == []
    width = table.page.viewport_size["width"]
    assert table.page.evaluate("document.documentElement.scrollWidth") == width
    table.commit(choice)
    table.press("-")
    table.page.wait_for_function(SQUARE_IS, arg=size)


def test_a_mouse_takes_hold_of_a_large_board(sit_down):
    table = with_look(sit_down(), size="large")
    table.walk_to(112, down=False)
    frame = table.page.locator(".frame")
    before = frame.evaluate("e => [e.scrollLeft, e.scrollTop]")
    x, y = middle(frame.bounding_box())
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x - 40, y - 30, steps=4)
    table.page.mouse.up()
    after = frame.evaluate("e => [e.scrollLeft, e.scrollTop]")
    assert after == [before[0] + 40, before[1] + 30]
    assert table.page.locator(".arrow").count() == 1, "another square is not chosen by that"
    expect(table.page.locator('[data-square="112"] .arrow')).to_be_attached()


def test_a_tile_carried_to_the_rim_moves_a_large_board(sit_down):
    table = with_look(sit_down(**PHONE), size="large")
    frame = table.page.locator(".frame")
    before = frame.evaluate("e => e.scrollLeft")
    box = frame.bounding_box()
    x, y = middle(table.page.locator("[data-rack] button").first.bounding_box())
    table._touch("touchStart", x, y)
    table._touch("touchMove", x, y - 60)
    table._touch("touchMove", box["x"] + box["width"] - 8, box["y"] + 200)
    table.page.wait_for_function(
        "before => document.querySelector('.frame').scrollLeft > before + 20", arg=before
    )
    table._touch("touchEnd")


def test_both_names_of_a_square(sit_down):
    table = sit_down("en", edition="HU-M")
    choice = table.next_choice()
    table.type(choice)
    table.commit(choice)
    told = table.page.locator(".yours .position").first.inner_text()
    with_look(table, coordinates="lettered-rows")
    expect(table.page.locator('[data-square="1"]')).to_have_accessible_name("A2, empty")
    other = table.page.locator(".yours .position").first.inner_text()
    start, down = choice.laid[0][0], choice.down
    row, column = divmod(start, 15)
    assert told == (f"{chr(65 + column)}{row + 1}" if down else f"{row + 1}{chr(65 + column)}")
    assert other == (f"{column + 1}{chr(65 + row)}" if down else f"{chr(65 + row)}{column + 1}")


COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.tones += 1; start.apply(this, at); };
"""


def test_sounds_are_off_until_they_are_wanted(sit_down):
    table = sit_down()
    table.page.add_init_script(COUNT_TONES)
    for look, sounds in (({}, False), ({"sound": "on"}, True)):
        with_look(table, **look)
        choice = table.next_choice()
        table.type(choice)
        table.expect_lying(choice)
        assert (table.page.evaluate("window.tones") >= len(choice.laid)) is sounds
        table.press("Escape")


def test_another_square_is_chosen_by_one_click(sit_down):
    table = sit_down()
    table.page.locator('[data-square="20"]').click()
    expect(table.page.locator('[data-square="20"] .arrow')).to_have_text("→")
    table.page.locator('[data-square="50"]').click()
    expect(table.page.locator('[data-square="50"] .arrow')).to_have_text("→")
    expect(table.page.locator('[data-square="50"]')).to_be_focused()
