"""The first lesson, from the front page to its end, without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.test_access import in_every_look, violations

pytestmark = needs_browser

STEPS = {"hu": 8, "el": 7}


@pytest.mark.parametrize(
    ("path", "shown"), [("/lesson?edition=HU-M", "[role=grid]"), ("/about", "dl")]
)
def test_axe_finds_nothing(visit, server, path, shown):
    page = visit(server, path)
    for look in in_every_look(page):
        expect(page.locator(shown)).to_be_visible()
        assert violations(page) == [], look


@pytest.mark.parametrize("language", STEPS)
def test_every_step_can_be_done(visit, server, language):
    page = visit(server, "/", language)
    page.locator("footer a[href='/lesson']").press("Enter")
    for number in range(STEPS[language]):
        heading = page.locator("h2#lesson-step")
        expect(heading).to_be_focused()
        expect(page.locator(".count")).to_contain_text(str(number + 1))
        buttons = page.locator("section > .acts button")
        if buttons.count() == 2:
            buttons.first.press("Enter")
            expect(page.locator("button.play:enabled .points")).to_be_visible()
            page.locator("button.play").press("Enter")
        else:
            page.locator(".tools.right button").first.press("Enter")
            page.locator("dialog .tiles button").first.press("Enter")
            page.locator("dialog button.primary").press("Enter")
        expect(page.locator(".status .good")).to_be_visible()
        expect(buttons.last).to_be_focused()
        told = heading.text_content()
        buttons.last.press("Enter")
        if number < STEPS[language] - 1:
            expect(heading).not_to_have_text(told)
    expect(page.locator("a.primary")).to_be_visible()


def test_a_play_counts_before_the_server_has_weighed_it(visit, server):
    page = visit(server, "/lesson?edition=HU-M&step=3", "en")
    held = []
    page.route("**/lesson/*", lambda route: held.append(route))  # noqa: PLW0108 - it takes no builtin
    with page.expect_request("**/lesson/*"):
        page.locator("section > .acts button").first.press("Enter")
    page.locator("button.play").press("Enter")
    expect(page.locator(".status .good")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator(".status .good")).to_be_visible()


def test_a_word_that_does_something_else_is_not_enough(visit, server):
    page = visit(server, "/lesson?edition=HU-M&step=7", "en")
    rack = page.locator("[data-rack] button")
    expect(rack).to_have_count(7)
    letters = rack.evaluate_all("all => all.map(each => each.textContent.trim()[0])")
    page.locator("[role=grid] [data-square='0']").click()
    page.keyboard.type(letters[0] + letters[1])
    page.keyboard.press("Enter")
    expect(page.locator("section > .status p")).to_be_visible()
    expect(page.locator(".status .good")).to_have_count(0)


def shown(page):
    """A way is shown and done; the way on has the focus."""
    page.locator("section > .acts button").first.press("Enter")
    expect(page.locator("button.play:enabled .points")).to_be_visible()
    page.locator("button.play").press("Enter")
    expect(page.locator("section > .acts button.primary")).to_be_focused()


def test_the_lesson_is_asked_for_once_and_no_step_waits(visit, server):
    page = visit(server, "/lesson?edition=HU-M", "en")
    expect(page.locator("h2#lesson-step")).to_be_focused()
    page.route("**/lesson", lambda route: route.abort())
    for number in range(1, STEPS["hu"] + 1):
        expect(page.locator(".count")).to_have_text(f"Step {number} of 8")
        page.locator("section > .acts button").last.press("Enter")
    expect(page.get_by_role("heading", name="That was the lesson")).to_be_visible()


def test_once_more_begins_with_all_tiles_on_the_rack(visit, server):
    page = visit(server, "/lesson?edition=HU-M", "en")
    shown(page)
    page.goto("/lesson?edition=HU-M&step=9")
    page.get_by_role("link", name="Once more from the start").press("Enter")
    expect(page.locator("[data-rack] button")).to_have_count(7)
    expect(page.locator(".square.fresh")).to_have_count(0)


def test_the_board_stays_where_it_is_while_tools_come_and_go(visit, server):
    page = visit(server, "/lesson?edition=HU-M", "en")
    parts = [page.locator(part) for part in (".frame", "[data-rack]")]
    expect(parts[0]).to_be_visible()
    before = [part.bounding_box() for part in parts]
    shown(page)
    assert page.locator(".tools.left button").count() == 3
    assert [part.bounding_box() for part in parts] == before
