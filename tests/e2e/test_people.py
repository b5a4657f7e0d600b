"""People at one table: the lobby, a waiting room, a challenge, a lost line; two browsers."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.table import Table
from tests.e2e.test_access import LOOKS, NAMES, violations
from tests.e2e.test_whole_games import expect_the_end

pytestmark = needs_browser

PHONY = {"hu": "HU-M", "cs": "CS", "et": "ET", "el": "EL"}


def offer(page, edition, challenge="void", players="2", pace="rapid"):
    page.goto("/lobby?own=1")
    page.locator("form select").first.select_option(edition)
    page.locator(f'input[name=seats][value="{players}"]').check(force=True)
    page.locator(f'input[name=pace][value="{pace}"]').check(force=True)
    page.locator(f'input[name=challenge][value="{challenge}"]').check(force=True)
    page.locator("form button.primary").click()
    expect(page).to_have_url(re.compile("/game/"))


@pytest.fixture
def meet(visit, server):
    """Some people at a table of their own."""

    def meet(language, edition, count=2, **rules):
        first = visit(server, "/", language)
        offer(first, edition, players=str(count), **rules)
        others = []
        for _ in range(count - 1):
            page = visit(server, first.url, language)
            page.locator("main .acts .primary").click()
            others.append(page)
        return [Table(page) for page in (first, *others)]

    return meet


def to_move(tables):
    seat = tables[0].state()["to_move"]
    return next(table for table in tables if table.state()["you"] == seat)


def believe_each_other(mover, other):
    """Both play what is best until the game is over; nobody challenges."""
    while mover.wait_for_turn():
        choice = mover.choose()
        if choice is None:
            mover.give_up_turn()
        else:
            mover.type(choice)
            mover.press("Enter")
            other.page.locator(".ask button").last.click()
            for table in (mover, other):
                expect(table.page.locator(".ask")).to_have_count(0)
        mover, other = other, mover


@pytest.mark.parametrize(("language", "edition"), PHONY.items())
def test_two_people_play_a_whole_game_with_a_challenge_an_exchange_and_a_lost_line(
    meet, language, edition
):
    tables = meet(language, edition, challenge="single")
    mover = to_move(tables)
    other = next(table for table in tables if table is not mover)
    choice = mover.next_choice()
    mover.type(choice)
    mover.press("Enter")
    window = other.page.locator(".ask")
    expect(window).to_be_visible()
    window.locator(".danger").click()
    expect(other.page.locator(".moves tbody tr").first).to_be_visible()
    expect(window).to_have_count(0)
    mover.page.context.set_offline(True)
    other.wait_for_turn()
    mover.page.context.set_offline(False)
    mover = to_move(tables)
    mover.give_up_turn()
    other = next(table for table in tables if table is not mover)
    believe_each_other(other, mover)
    seen = [
        [(move["seq"], move["kind"], move["total"]) for move in table.state()["moves"]]
        for table in tables
    ]
    assert seen[0] == seen[1]
    assert "exchange" in {kind for _, kind, _ in seen[0]}
    for table in tables:
        expect_the_end(table)


def keep(sent, text):
    """Note what a page said to the server."""
    sent.append(text)


def test_one_of_several_words_is_challenged(meet):
    tables = meet("en", "HU-M", challenge="single")
    for table in tables:
        expect(table.page.get_by_test_id("draw")).to_contain_text("Draw for the start: ")
    first = to_move(tables)
    second = next(table for table in tables if table is not first)
    opening = first.next_choice()
    first.type(opening)
    first.press("Enter")
    second.page.locator(".ask button").last.click()
    assert second.wait_for_turn()
    beside = 1 if opening.down else 15
    letters = [text for text in second.shown_rack() if text != "?"]
    # Two tiles beside two of the word: one word of their own, and two across it.
    squares = [square + beside for square, _ in opening.laid[:2]]
    second.tap_all(dict(zip(squares, letters, strict=False)))
    sent: list[str] = []
    first.page.on("websocket", lambda line: line.on("framesent", lambda text: keep(sent, text)))
    first.page.reload()
    second.page.locator("button.play").click()
    words = first.page.locator(".ask").get_by_role("checkbox")
    expect(words).to_have_count(3)
    challenge = first.page.get_by_role("button", name="Challenge", exact=True)
    for at in range(3):
        words.nth(at).uncheck()
    expect(challenge).to_be_disabled()
    words.nth(1).check()
    assert violations(first.page) == []
    challenge.click()
    expect(first.page.locator(".ask")).to_have_count(0)
    assert [json.loads(text)["move"] for text in sent if "challenge" in text] == [
        {"kind": "challenge", "words": [1]}
    ]


def test_four_people_sit_down_and_one_after_the_other_moves(meet):
    tables = meet("en", "HU-M", 4, pace="none")
    for turn in range(4):
        mover = to_move(tables)
        choice = mover.next_choice()
        mover.type(choice)
        mover.press("Enter")
        for table in tables:
            expect(table.page.locator(".moves tbody tr").nth(turn)).to_be_attached()
    assert [move["seat"] for move in tables[0].state()["moves"]] == [
        (tables[0].state()["moves"][0]["seat"] + turn) % 4 for turn in range(4)
    ]


def test_a_turn_is_taken_back_when_all_agree(meet):
    tables = meet("en", "HU-M", pace="none")
    mover = to_move(tables)
    other = next(table for table in tables if table is not mover)
    mover.type(mover.next_choice())
    mover.press("Enter")
    other.wait_for_turn()
    mover.page.get_by_role("button", name="Menu").press("Enter")
    mover.page.get_by_role("button", name="Take back my turn").press("Enter")
    other.page.get_by_role("button", name="Agree", exact=True).click()
    mover.wait_for_turn()
    assert mover.state()["board"] == [0] * 225
    for table in (mover, other):
        gone = table.page.locator(".moves tbody tr")
        expect(gone).to_have_class(re.compile("struck"))
        expect(gone).to_contain_text("taken back")
        expect(table.page.locator(".square.last")).to_have_count(0)
    expect(mover.page.locator(".status")).to_contain_text("(taken back)")


def test_who_looks_on_has_no_tiles_and_cannot_resign(meet, visit, server):
    tables = meet("en", "HU-M", pace="none")
    guest = Table(visit(server, tables[0].page.url, "en"))
    expect(guest.page.locator(".tools")).to_have_count(0)
    expect(guest.page.locator("[data-rack]")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Resign")).to_be_disabled()


def test_an_offer_is_in_the_lobby_until_somebody_sits_down(visit, server):
    maker, guest = visit(server, "/", "en"), visit(server, "/lobby", "en")
    offer(maker, "EL")
    seeks = guest.get_by_role("region", name="Looking for players").get_by_role("listitem")
    seek = seeks.filter(has_text="Ελληνικά")
    expect(seek).to_have_count(1)
    expect(seek).to_contain_text("Rapid, 10 min + 5 s, casual")
    seek.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("grid")).to_be_visible()
    expect(maker.get_by_role("grid")).to_be_visible()
    expect(maker.get_by_role("timer")).to_have_count(2)


def test_a_name_is_taken_and_found_again(visit, server):
    page = visit(server, "/account", "en")
    page.get_by_label("I am new here").press("Space")
    page.get_by_label("Name", exact=True).fill("Ágnes")
    password = page.get_by_label("Password", exact=True)
    expect(password).to_have_accessible_description(re.compile("^A new password has at least 8"))
    password.fill("12345678")
    page.get_by_role("button", name="Create an account", exact=True).click()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description(re.compile("A password has 8 to 200 char"))
    expect(page.get_by_label("Name", exact=True)).to_have_attribute("aria-invalid", "false")
    password.fill("rongyos hétfő")
    page.get_by_role("button", name="Create an account", exact=True).click()
    expect(page.get_by_text("You are signed in as Ágnes.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_label("Name", exact=True).fill("agnes")
    page.get_by_label("Password", exact=True).fill("wrong")
    page.get_by_role("button", name="Sign in", exact=True).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("do not belong together")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_focused()
    page.get_by_label("Password", exact=True).fill("rongyos hétfő")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in as Ágnes.")).to_be_visible()
    visit.pardon(REFUSED)


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
def test_axe_finds_nothing(visit, server, look):
    page = visit(server, "/account", "en", **look)
    expect(page.get_by_label("Password", exact=True)).to_be_visible()
    assert violations(page) == []
    offer(page, "HU-M")
    expect(page.locator("main .acts")).to_be_visible()
    assert violations(page) == []
    page.goto("/lobby?own=1")
    expect(page.get_by_role("heading", name="Offer a game")).to_be_visible()
    assert violations(page) == []
