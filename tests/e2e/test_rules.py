"""The rules of the edition, read in the app."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser


@pytest.mark.parametrize(
    ("language", "edition", "button", "section", "sentence"),
    [
        ("hu", "HU-M", "Hogyan játssz?", "A készlet", "100 zseton"),
        ("cs", "CS", "Jak hrát", "Sada", "100"),
        ("en", "ET", "How to play", "The set", "102"),
    ],
)
def test_the_rules_are_told_in_the_visitors_language(
    sit_down, language, edition, button, section, sentence
):
    page = sit_down(language, edition).page
    page.locator("header").get_by_role("button", name=button).click()
    sheet = page.get_by_role("dialog").locator("details")
    sheet.locator("summary").click()
    sheet.get_by_role("heading", name=section).wait_for()
    assert sentence in sheet.inner_text()


def test_tips_stand_beside_the_rules(visit, server):
    page = visit(server, "/rules?edition=ET", "et")
    page.get_by_role("link", name="Nõuanded algajale").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nõuanded algajale")
    expect(page.locator("main article li").first).to_contain_text("keskmiselt")
    page.locator("main").get_by_role("link", name="Reeglid").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reeglid")
