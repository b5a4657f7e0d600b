"""People talk at the table: in two browsers, in phrases, beside the board and by ear."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.held import held
from tests.e2e.test_access import violations

pytestmark = needs_browser


@pytest.fixture
def two(visit, server):
    """Two people at a table, one reading English, one Hungarian."""

    def two(second_view="board", **setup):
        first = visit(server, "/", "en")
        body = {"edition": "HU-M", "seats": ["me", "open"], **setup}
        game = first.request.post("/api/games", data=body).json()["id"]
        second = visit(server, "/", "hu")
        second.evaluate(
            "view => localStorage.setItem('crossglot.look', view)", f'{{"view": "{second_view}"}}'
        )
        assert second.request.post(f"/api/games/{game}/seats", data={}).ok
        for page in (first, second):
            page.goto(f"/game/{game}")
            expect(page.locator("main[data-turn]")).to_be_visible()
            expect(page.get_by_test_id("chat-said")).to_have_attribute("aria-busy", "false")
        return first, second

    return two


def talk(page, title="Chat"):
    return page.get_by_role("region", name=title, exact=True)


def test_two_browsers_talk_each_in_its_language(two):
    first, second = two()
    first.get_by_role("button", name="Chat", exact=True).press("Enter")
    expect(talk(first).get_by_role("heading")).to_be_focused()
    talk(first).get_by_label("Your message").fill("a good hook")
    talk(first).get_by_label("Your message").press("Enter")
    expect(second.get_by_test_id("chat-said")).to_contain_text("a good hook")
    second.get_by_role("button", name="Beszélgetés, 1 új üzenet").press("Enter")
    answer = talk(second, "Beszélgetés")
    expect(answer.get_by_role("listitem")).to_contain_text("a good hook")
    answer.get_by_text("Mondatok és beállítások").click()
    answer.get_by_role("combobox", name="Kész mondat").select_option("thanks")
    answer.get_by_role("button", name="Küldés").last.press("Enter")
    expect(talk(first).get_by_role("listitem").last).to_contain_text("Thank you")
    assert violations(first) == violations(second) == []
    answer.get_by_role("combobox", name="Mit lehet írni").select_option("off")
    expect(answer.get_by_text("Ebben a játékban nem lehet írni.")).to_be_visible()
    first.keyboard.press("Escape")
    expect(talk(first)).to_have_count(0)
    expect(first.get_by_role("grid").locator(":focus")).to_have_count(1)


def test_who_waits_for_no_answer_loses_no_message(two):
    first, second = two()
    first.get_by_role("button", name="Chat", exact=True).click()
    line = talk(first).get_by_label("Your message")
    line.fill("one")
    with held(first, "**/chat"):
        with first.expect_request("**/chat"):
            line.press("Enter")
        expect(line).to_have_value("")
        line.fill("two")
        line.press("Enter")
        line.fill("half of a thi")
    expect(talk(first).get_by_role("listitem")).to_contain_text(["one", "two"])
    expect(second.get_by_test_id("chat-said")).to_contain_text("two")
    expect(line).to_have_value("half of a thi")


def test_what_was_refused_comes_back_before_what_is_typed_by_then(two, visit):
    visit.pardon("/chat")
    first, second = two()
    first.get_by_role("button", name="Chat", exact=True).click()
    line = talk(first).get_by_label("Your message")
    line.fill("one")
    with held(first, "**/chat", going=False):
        with first.expect_request("**/chat"):
            line.press("Enter")
        expect(line).to_have_value("")
        line.fill("two")
    expect(line).to_have_value("one two")
    expect(talk(first).get_by_role("alert")).to_be_visible()
    line.press("Enter")
    expect(second.get_by_test_id("chat-said")).to_contain_text("one two")


def test_phrases_alone_where_that_was_agreed_on(two):
    first, _ = two(chat="phrases")
    first.get_by_role("button", name="Chat", exact=True).click()
    expect(talk(first).get_by_text("Only ready-made phrases here")).to_be_visible()
    expect(talk(first).get_by_label("Your message")).to_have_count(0)


def test_who_listens_hears_that_somebody_wrote_and_the_words_when_asked(two):
    first, second = two("speech")
    first.get_by_role("button", name="Chat", exact=True).click()
    ear = talk(second, "Beszélgetés")
    said = second.get_by_test_id("chat-said")
    expect(said).to_have_attribute("aria-live", "polite")
    for text in ("one", "two"):
        talk(first).get_by_label("Your message").fill(text)
        talk(first).get_by_label("Your message").press("Enter")
        expect(ear.get_by_role("listitem").last).to_contain_text(text)
        expect(said).to_have_text(
            "Vendég írt a beszélgetésbe." if text == "one" else "Vendég írja: two"
        )
        ear.get_by_label("Új üzenetek felolvasása").check()
    ear.get_by_text("Zavar valaki?").click()
    ear.get_by_role("button", name=re.compile("jelentése|Bejelentés")).click()
    happened = second.get_by_role("dialog").get_by_label("Mi történt?")
    happened.focus()
    second.keyboard.type("hello stub problem")
    expect(happened).to_have_value("hello stub problem")


def test_who_bothers_is_reported_and_blocked(two):
    first, second = two()
    first.get_by_role("button", name="Chat", exact=True).click()
    talk(first).get_by_label("Your message").fill("you stupid")
    talk(first).get_by_label("Your message").press("Enter")
    second.get_by_role("button", name=re.compile("Beszélgetés, 1")).click()
    rude = talk(second, "Beszélgetés")
    rude.get_by_text("Mondatok és beállítások").click()
    rude.get_by_text("Zavar valaki?").click()
    rude.get_by_role("button", name=re.compile("^Bejelentés: ")).click()
    dialog = second.get_by_role("dialog")
    dialog.get_by_label("Mi történt?").fill("lehülyézett")
    dialog.get_by_role("button", name="Bejelentés elküldése").click()
    expect(dialog.get_by_text("Egy moderátor meg fogja nézni.")).to_be_visible()
    second.keyboard.press("Escape")
    rude.get_by_role("button", name=re.compile("^Letiltás: ")).click()
    expect(rude.get_by_text("Még senki sem szólt.")).to_be_visible()


def test_a_moderator_reads_a_report_and_closes_the_chat_for_somebody(two, visit, server):
    first, second = two()
    game = first.url.rpartition("/")[2]
    said = {"say_id": "a", "text": "buy my lamps"}
    line = first.request.post(f"/api/games/{game}/chat", data=said).json()
    report = {"who": line["author"], "reason": "spam", "text": "lamps again", "game": game}
    assert second.request.post("/api/reports", data=report).ok
    judge = visit(server, "/moderation", "en")
    expect(judge.get_by_role("alert")).to_be_visible()
    account = {"name": "Yvonne", "password": "rongyos hétfő"}
    assert judge.request.post("/api/account/register", data=account).ok
    server.command("accounts", "role", "Yvonne", "moderator")
    judge.reload()
    card = judge.get_by_role("article").filter(has_text="lamps again")
    expect(card.get_by_role("heading", name="Guest: Advertising")).to_be_visible()
    expect(card.get_by_role("listitem")).to_have_text("buy my lamps")
    assert violations(judge) == []
    card.get_by_label("Decision").select_option("mute")
    card.get_by_label("What the account is told").fill("No advertising.")
    card.get_by_role("button", name="Decide").press("Enter")
    expect(card).to_have_count(0)
    first.get_by_role("button", name=re.compile("^Chat")).click()
    talk(first).get_by_label("Your message").fill("lamps")
    talk(first).get_by_label("Your message").press("Enter")
    expect(talk(first).get_by_role("alert")).to_contain_text("closed the chat for you")
    first.goto("/account")
    expect(first.get_by_text("No advertising.")).to_be_visible()
    visit.pardon(REFUSED)
