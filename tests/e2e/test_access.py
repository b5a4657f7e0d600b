"""For everyone: axe finds nothing, and a screen reader finds a grid that makes sense."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, ROOT, needs_browser

pytestmark = needs_browser

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "light", "viewport": {"width": 360, "height": 640}},
    {"color_scheme": "dark", "viewport": {"width": 360, "height": 640}},
    {"forced_colors": "active"},
]
NAMES = ["light", "dark", "light phone", "dark phone", "forced colours"]


def violations(page, part="body", only=TAGS):
    """What axe finds; ``only`` are its tags, or one rule by its name."""
    page.evaluate(AXE)
    found = page.evaluate(
        """([part, tags]) => axe.run(part, {
            runOnly: tags,
            // Forced colours are the user's own; axe mixes them with ours.
            rules: typeof tags === 'string' ? {} : {'color-contrast': {enabled: !matchMedia('(forced-colors: active)').matches}},
        })""",
        [part, only],
    )["violations"]
    return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]


SETTLED = """async () => {
    await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const turning = document.getAnimations().filter(each => each instanceof CSSTransition);
    await Promise.allSettled(turning.map(each => each.finished));
}"""
"""The short way from one colour to another has come to its end."""


def in_every_look(page):
    """The names of the looks, one after the other, while the page has them: it is loaded once."""
    for name, look in zip(NAMES, LOOKS, strict=True):
        page.set_viewport_size(look.get("viewport", DESKTOP))
        colours = {"color_scheme": "light", "forced_colors": "none", **look}
        colours.pop("viewport", None)
        page.emulate_media(**colours)
        page.evaluate(SETTLED)
        yield name


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
def test_axe_finds_nothing(visit, sit_down, server, look):
    page = visit(server, **look)
    expect(page.locator("form")).to_be_visible()
    assert violations(page) == []
    table = sit_down(**look)
    choice = table.next_choice()
    table.type(choice)
    table.expect_lying(choice)
    assert violations(table.page) == []
    if look not in LOOKS[:2]:
        return  # the same dialogs, the same colours
    for open_dialog in (
        ".right .tool >> nth=0",
        "header .action >> nth=1",
        "header .action >> nth=3",
    ):
        table.page.locator(open_dialog).click()
        expect(table.page.get_by_role("dialog")).to_be_visible()
        assert violations(table.page, "dialog") == [], open_dialog
        table.page.keyboard.press("Escape")


def test_the_board_is_a_grid_with_names(sit_down):
    table = sit_down("en", edition="HU-M")
    grid = table.page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(15)
    expect(grid.get_by_role("gridcell")).to_have_count(225)
    names = grid.get_by_role("gridcell").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert names[0] == "A1, triple word, empty"
    assert names[16] == "B2, double word, empty"
    assert names[3] == "D1, double letter, empty"
    assert names[224] == "O15, triple word, empty"
    assert len(set(names)) == 225
    assert grid.locator('[tabindex="0"]').count() == 1


def test_estonian_squares_are_named_by_lettered_rows(sit_down):
    table = sit_down("en", edition="ET")
    expect(table.page.locator('[data-square="15"]')).to_have_accessible_name("B1, empty")


def test_walking_moves_the_only_tab_stop(sit_down):
    table = sit_down("en", edition="HU-M")
    table.walk_to(0, down=False)
    table.press("ArrowLeft")
    expect(table.page.locator('[data-square="0"]')).to_be_focused()
    table.press("End")
    expect(table.page.locator('[data-square="14"]')).to_be_focused()
    assert table.page.locator('[role=grid] [tabindex="0"]').count() == 1


def test_moves_and_tiles_are_spoken(sit_down):
    table = sit_down("en", edition="HU-M")
    table.wait_for_turn()
    choice = table.next_choice()
    table.type(choice)
    said = table.page.get_by_test_id("said")
    expect(said).to_contain_text(f": {choice.points} points")
    name = table.page.locator(f'[data-square="{choice.laid[0][0]}"]')
    expect(name).to_have_accessible_name(compile_name(table, choice))
    table.commit(choice)
    expect(said).to_contain_text("Computer: ")
    expect(said).to_contain_text("in all.")


def compile_name(table, choice):
    from tests.e2e.choice import label

    square, tile = choice.laid[0]
    place = "ABCDEFGHIJKLMNO"[square % 15] + str(square // 15 + 1)
    text = label(table.edition, tile)
    points = table.edition.points[tile & 63]
    plural = "point" if points == 1 else "points"
    spoken = f"blank {text}" if tile & 64 else f"{text}, {points} {plural}"
    return f"{place}, {spoken}, not played yet"


def test_a_dialog_keeps_the_focus_and_gives_it_back(sit_down):
    table = sit_down("en", edition="HU-M")
    table.wait_for_turn()
    table.page.locator("header .action").nth(3).focus()
    table.page.keyboard.press("Enter")
    dialog = table.page.get_by_role("dialog", name="How to play")
    expect(dialog.get_by_role("heading")).to_be_focused()
    for _ in range(4):
        table.page.keyboard.press("Tab")
        assert table.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.page.locator("header .action").nth(3)).to_be_focused()


def test_after_a_button_of_the_table_one_can_type(sit_down):
    table = sit_down("en", edition="HU-M")
    table.type(table.next_choice())
    table.page.locator("button.play").press("Enter")
    expect(table.page.locator("[role=grid] :focus")).to_have_count(1)


def test_the_keyboard_skips_to_the_content(visit, server):
    page = visit(server, "/lobby", "en")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url.endswith("/lobby")


def test_a_page_that_one_goes_to_by_a_link_is_heard(visit, server):
    page = visit(server, "/", "en")
    for name, title in [("Play people", "Play people"), ("Settings", "Settings")]:
        page.get_by_role("navigation").get_by_role("link", name=name).press("Enter")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_focused()
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Crossglot")).to_be_focused()


def test_short_labels_of_squares_are_for_the_eye(sit_down):
    table = sit_down("en", edition="HU-M")
    corner = table.page.get_by_role("gridcell", name="A1, triple word, empty")
    expect(corner.locator(".mark")).to_be_visible()
    assert corner.aria_snapshot() == '- gridcell "A1, triple word, empty"'


def test_what_was_said_is_not_said_again_when_a_dialog_closes(sit_down):
    table = sit_down("en", edition="HU-M")
    said = table.page.get_by_test_id("said")
    table.page.locator("[role=grid] :focus").press("Space")
    expect(said).to_have_text("down")
    table.page.get_by_role("button", name="How to play").press("Enter")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(said).to_be_empty()
