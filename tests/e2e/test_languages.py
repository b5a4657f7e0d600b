"""A few moves in every language, typed on its own keyboard, and the page in that language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser

pytestmark = needs_browser

YOUR_TURN = {"hu": "Te jössz", "cs": "Jsi na tahu", "et": "Sinu kord", "el": "Σειρά σου"}


@pytest.mark.parametrize(("language", "edition"), [("cs", "CS"), ("et", "ET"), ("el", "EL")])
def test_a_few_moves(sit_down, language, edition):
    table = sit_down(language)
    assert table.edition.id == edition, "the visitor's own language is offered first"
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(3):
        expect(table.page.locator(".status")).to_contain_text(YOUR_TURN[language])
        choice = table.next_choice()
        table.type(choice)
        table.expect_lying(choice)
        said = table.page.get_by_test_id("said")
        expect(said).to_contain_text(str(choice.points))
        table.commit(choice)


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("hu", "Játssz a gép ellen"),
        ("cs", "Hraj proti počítači"),
        ("et", "Mängi arvutiga"),
        ("el", "Παίξε με τον υπολογιστή"),
        ("en", "Play the computer"),
    ],
)
def test_the_front_page_speaks(visit, server, language, headline):
    page = visit(server, language=language)
    expect(page.get_by_role("heading", level=2).first).to_have_text(headline)


def test_the_chosen_language_stays(visit, server):
    page = visit(server, language="hu")
    page.locator("header").get_by_role("combobox").select_option("et")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Mängi arvutiga")
    page.reload()
    expect(page.get_by_role("heading", level=2).first).to_have_text("Mängi arvutiga")


def test_three_opponents_sit_down_too(sit_down):
    table = sit_down("en", edition="HU-M", opponents=3)
    expect(table.page.locator(".scores li")).to_have_count(4)
    choice = table.next_choice()
    table.type(choice)
    table.commit(choice)
    table.wait_for_turn()
    assert table.rows() >= 4
