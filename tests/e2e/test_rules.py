"""The rules of the edition, read in the app."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser


@pytest.mark.parametrize(
    ("language", "edition", "section", "sentence"),
    [
        ("hu", "HU-M", "A készlet", "100 zseton"),
        ("cs", "CS", "Sada", "100"),
        ("en", "ET", "The set", "102"),
    ],
)
def test_the_rules_are_told_in_the_visitors_language(
    sit_down, language, edition, section, sentence
):
    page = sit_down(language, edition).page
    page.locator("header button").last.click()
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
