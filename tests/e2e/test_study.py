"""Words, rules and settings: the pages beside the game, as a visitor uses them."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.test_access import in_every_look, violations

pytestmark = needs_browser

SITES = {
    "/study?edition=HU-M&pattern=sz%3Fp": "li a",
    "/study?edition=HU-M&tool=word&word=sz%C3%A9p": ".verdict",
    "/study?edition=ET&tool=short": "tbody tr >> nth=3",
    "/rules?edition=EL": "article li >> nth=9",
    "/settings": "fieldset >> nth=2",
}


@pytest.mark.parametrize(("path", "shown"), SITES.items())
def test_axe_finds_nothing(visit, server, path, shown):
    page = visit(server, path)
    for look in in_every_look(page):
        expect(page.locator(shown).first).to_be_visible()
        assert violations(page) == [], look


def test_words_are_found_and_followed(visit, server):
    page = visit(server, "/", "en")
    page.get_by_role("link", name="Words").click()
    expect(page).to_have_title("Words – Crossglot")
    page.get_by_label("Edition").select_option("HU-M")
    page.get_by_label("Pattern").fill("sz?p")
    page.get_by_label("Pattern").press("Enter")
    expect(page.get_by_role("link", name="SZÉP", exact=True)).to_be_visible()
    assert "pattern=sz%3Fp" in page.url
    page.reload()
    page.get_by_role("link", name="SZÉP", exact=True).click()
    expect(page.locator(".verdict")).to_contain_text("SZÉP")
    expect(page.get_by_role("link", name="SZÉPEN", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Pattern")).to_have_value("sz?p")


def test_more_words_come_on_asking(visit, server):
    page = visit(server, "/study?edition=CS&pattern=*ova", "en")
    expect(page.locator("li a")).to_have_count(100)
    page.get_by_role("button", name="More words").click()
    expect(page.locator("li a")).to_have_count(200)
    expect(page.locator("main").get_by_role("status")).to_have_text("The first 200 words")
    assert page.locator("[aria-live] a, [role=status] a").count() == 0, "the words are not read"


def test_a_question_that_cannot_be_read_is_told_so(visit, server):
    page = visit(server, "/study?edition=HU-M&pattern=sz%5B", "en")
    expect(page.get_by_role("alert")).to_contain_text("“sz[” cannot be read")
    page.get_by_label("Pattern").fill("ló")
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.get_by_role("link", name="LÓ", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    visit.pardon(REFUSED)


def test_short_words_have_their_hooks(visit, server):
    page = visit(server, "/study?edition=HU-M&tool=short", "en")
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="LÓ", exact=True))
    expect(row).to_contain_text("T")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("rowheader", name="LÓT", exact=True)).to_be_visible()


def test_the_rules_are_told_in_the_language_of_the_page(visit, server):
    page = visit(server, "/rules", "et")
    expect(page.get_by_label("Väljaanne")).to_have_value("ET")
    page.get_by_label("Väljaanne").select_option("CS")
    expect(page).to_have_url(re.compile("edition=CS"))
    expect(page.locator("article li").nth(9)).to_be_visible()


def test_the_look_is_kept(visit, server):
    page = visit(server, "/settings", "en", color_scheme="light")
    body = page.locator("body")
    expect(body).not_to_have_css("color", "rgb(255, 255, 255)")
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="High").check(force=True)
    expect(body).to_have_css("color", "rgb(255, 255, 255)")
    page.reload()
    expect(body).to_have_css("color", "rgb(255, 255, 255)")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.get_by_role("radio", name="Čeština").check(force=True)
    expect(page).to_have_title("Nastavení – Crossglot")


def test_by_keyboard_alone(visit, server):
    page = visit(server, "/settings", "en")
    page.get_by_role("link", name="Words").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Pattern")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.labels?.[0]?.textContent") == "Pattern":
            break
    page.keyboard.type("é*")
    page.keyboard.press("Enter")
    expect(page.locator("li a").first).to_be_visible()
