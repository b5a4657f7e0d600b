"""A game set up in the lobby: by house rules, with somebody invited by name, against computers."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.keyboard import press
from tests.e2e.table import Table
from tests.e2e.test_access import violations

pytestmark = needs_browser


@pytest.fixture
def lobby(visit, server):
    """Opens the lobby for somebody, with a name if one is given."""

    def lobby(name=None, **options):
        page = visit(server, "about:blank", "en", **options)
        if name is not None:
            body = {"name": name, "password": "rongyos hétfő"}
            assert page.request.post("/api/account/register", data=body).ok
        page.goto("/lobby?own=1")
        expect(page.get_by_role("heading", name="Offer a game")).to_be_visible()
        return page

    return lobby


def choose(page, name, value):
    page.locator(f'input[name={name}][value="{value}"]').check(force=True)


def offer(page):
    press(page.get_by_role("button", name="Offer the game"))
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_three_house_rules_are_on_the_rule_sheet(lobby, visit, server):
    page = lobby()
    page.locator("form").get_by_label("Edition").select_option("HU-M")
    page.get_by_text("House rules", exact=True).press("Enter")
    form = page.locator("form")
    form.locator("input[name=jacks_to_open]").check()
    form.locator("input[name=two_bags]").check()
    form.locator("input[name=rack_size]").fill("8")
    choose(page, "pace", "own")
    form.get_by_label("Minutes for the game").fill("12")
    assert violations(page, "form") == []
    offer(page)
    page.get_by_text("The rules of this game").press("Enter")
    agreed = page.get_by_text("agreed by the players")
    expect(agreed.first).to_be_visible()
    before = agreed.count()
    assert before >= 3
    assert violations(page) == []
    other = visit(server, page.url, "en")
    press(other.get_by_role("button", name="Sit down"))
    table = Table(page)
    assert len(table.state()["rack"]) == 8
    assert table.state()["house"]["clock"]["main"] == 12 * 60_000
    press(page.get_by_role("button", name="How to play"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("The rules", exact=True).press("Enter")
    expect(dialog.get_by_text("agreed by the players")).to_have_count(before)


def test_somebody_is_invited_by_name_and_comes(lobby):
    guest = lobby("Xénia")
    host = lobby("Zelma")
    host.get_by_label("Seat 2").select_option("account")
    host.get_by_label("Whom do you invite?").fill("xenia")
    offer(host)
    invitations = guest.get_by_role("region", name="Invitations")
    expect(invitations.get_by_role("listitem")).to_contain_text("Zelma")
    expect(guest.locator("[role=status]").filter(has_text="Invitation:")).to_have_count(1)
    assert violations(guest) == []
    press(invitations.get_by_role("button", name="Sit down"))
    for page in (guest, host):
        expect(page.get_by_role("grid")).to_be_visible()


def test_who_is_not_there_cannot_be_invited(lobby, visit):
    page = lobby()
    page.get_by_label("Seat 2").select_option("account")
    page.get_by_label("Whom do you invite?").fill("Nobody-of-this-name")
    press(page.get_by_role("button", name="Offer the game"))
    expect(page.get_by_role("alert")).to_contain_text("Nobody-of-this-name")
    visit.pardon(REFUSED)


def test_a_table_of_computers_and_people_on_a_phone(lobby, visit, server):
    page = lobby(viewport={"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("form").get_by_label("Edition").select_option("HU-M")
    choose(page, "seats", "3")
    page.get_by_label("Seat 2").select_option("level-2")
    choose(page, "pace", "none")
    offer(page)
    other = visit(server, page.url, "en")
    other.get_by_role("button", name="Sit down").click()
    seats = Table(page).state()["seats"]
    assert [seat["player"] for seat in seats] == [None, "level-2", None]


def test_filters_show_what_one_looks_for(lobby):
    maker, looker = lobby(), lobby()
    maker.locator("form").get_by_label("Edition").select_option("CS")
    choose(maker, "pace", "correspondence")
    offer(maker)
    seeks = looker.get_by_role("region", name="Looking for players").get_by_role("listitem")
    mine = seeks.filter(has_text="Correspondence")
    expect(mine).to_have_count(1)
    looker.get_by_text("Show only").press("Enter")
    looker.get_by_role("group", name="Show only").get_by_label("Time").select_option("blitz")
    expect(mine).to_have_count(0)
    looker.get_by_role("group", name="Show only").get_by_label("Time").select_option("")
    expect(mine).to_have_count(1)
