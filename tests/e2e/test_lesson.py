"""The first lesson, from the front page to its end, without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.test_access import LOOKS, NAMES, violations

pytestmark = needs_browser

STEPS = {"hu": 8, "el": 7}


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
def test_axe_finds_nothing(visit, server, look):
    for path, shown in {"/lesson?edition=HU-M": "[role=grid]", "/about": "dl"}.items():
        page = visit(server, path, **look)
        expect(page.locator(shown)).to_be_visible()
        assert violations(page) == [], path
        page.context.close()


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
