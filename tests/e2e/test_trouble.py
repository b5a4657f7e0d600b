"""What goes wrong is said as it is, and nothing is lost."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.server import Server
from tests.e2e.test_access import violations

pytestmark = needs_browser


def lay_two(table, squares=(112, 113)):
    """Tap two letters onto the board."""
    letters = [text for text in table.shown_rack() if text != "?"][:2]
    wanted = dict(zip(squares, letters, strict=True))
    table.tap_all(wanted)
    return wanted


def test_a_reload_keeps_everything(sit_down):
    table = sit_down()
    choice = table.next_choice()
    table.type(choice)
    table.commit(choice)
    table.page.locator(".left .tool").first.click()
    free = [square for square, tile in enumerate(table.state()["board"]) if tile == 0][:2]
    wanted = lay_two(table, free)
    rack, rows, state = table.shown_rack(), table.rows(), table.state()
    table.page.reload()
    expect(table.page.locator(".square.fresh")).to_have_count(2)
    assert (table.lying(), table.shown_rack(), table.rows()) == (wanted, rack, rows)
    assert table.state() == state


def test_a_refused_play_stays_on_the_board_and_is_explained(sit_down):
    table = sit_down("en", edition="HU-M")
    table.wait_for_turn()
    wanted = lay_two(table, (0, 1))
    before = table.state()
    # Which of the two depends on who began.
    reason = re.compile("start square|does not touch")
    expect(table.page.locator(".status")).to_contain_text(reason)
    table.page.locator("button.play").click()
    expect(table.page.get_by_role("alert")).to_contain_text(reason)
    assert table.lying() == wanted
    assert table.state() == before


def test_a_killed_server_comes_back_and_gets_the_move(sit_down, visit, tmp_path):
    server = Server(tmp_path)
    server.start()
    table = sit_down(at=server)
    table.wait_for_turn()
    choice = table.next_choice()
    table.type(choice)
    table.expect_lying(choice)
    server.kill()
    expect(table.page.locator(".link .lost")).to_be_attached()
    table.press("Enter")
    assert len(table.lying()) == len(choice.laid), "what was laid stays in sight"
    server.start()
    table.page.locator(".link button").click()
    expect(table.page.locator(".moves tr.yours .points")).to_have_text(f"+{choice.points}")
    table.wait_for_turn()
    expect(table.page.locator(".link p")).to_have_count(0)
    mine = [move for move in table.state()["moves"] if move["seat"] == table.state()["you"]]
    assert len(mine) == 1, "sent twice, taken once"
    table.page.close()
    server.stop()
    # The browser itself reports connections that fail; nothing else may be wrong.
    visit.pardon("WebSocket", "net::ERR_")


def test_no_such_game(visit, server):
    page = visit(server, "/game/nobody-knows-it", language="en")
    expect(page.get_by_role("heading", level=1)).to_have_text("This cannot be shown")
    page.locator("main").get_by_role("link", name="Front page").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("Play the computer")
    visit.pardon("status of 404")


def test_a_running_game_is_offered_again(sit_down):
    table = sit_down()
    address = table.page.url
    table.page.locator("header .home").click()
    table.page.locator(".running a").first.click()
    expect(table.page.get_by_role("grid")).to_be_visible()
    assert table.page.url == address


def test_resigning_asks_first(sit_down):
    table = sit_down()
    table.wait_for_turn()
    resign, dialog = table.page.locator("header .action").nth(1), table.page.get_by_role("dialog")
    resign.click()
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert table.state()["over"] is None
    resign.click()
    dialog.locator(".danger").click()
    expect(dialog).to_have_count(0)
    expect(table.page.locator(".end tbody .total td")).to_have_count(2)
    assert table.state()["over"]["reason"] == "resignation"


@pytest.mark.parametrize("path", ["/nowhere", "/lobby/x", "/nowhere/at/all"])
def test_an_address_that_leads_nowhere_is_a_page_with_ways_back(visit, server, path):
    visit.pardon(REFUSED)
    page = visit(server, path, "en")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("main").get_by_role("link", name="Front page").press("Enter")
    expect(page.locator("form button.primary")).to_be_visible()


def test_a_page_that_does_not_come_says_so(visit, server):
    page = visit(server, "/", "en")
    visit.pardon("net::ERR_FAILED")
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").first.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    assert violations(page) == []
    page.unroute_all()
    page.get_by_role("link", name="Try again").press("Enter")
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()


def test_without_scripts_there_are_the_rules(visit, server):
    page = visit(server, "/settings", "cs", java_script_enabled=False)
    expect(page.locator("noscript p").first).to_contain_text("je v tomto prohlížeči vypnutý")
    expect(page.locator(".unstarted")).to_have_css("display", "none")
    page.get_by_role("link", name="Přečíst pravidla").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pravidla: Česky (ČAS 1998)")
    page.get_by_label("Vydání").select_option("ET")
    page.get_by_role("button", name="Zobrazit").click()
    expect(page.locator("main li").first).to_contain_text("102")


def test_a_browser_that_cannot_run_the_page_is_told(visit, server):
    visit.pardon("net::ERR_FAILED")
    page = visit(server, "about:blank", "hu")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/lobby")
    told = page.locator(".unstarted")
    expect(told).to_be_hidden()
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(told).to_contain_text("talán túl régi a böngésződ")
    told.get_by_role("link", name="A szabályok").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Szabályok: Magyar (2021)")
    assert violations(page) == []
    page.unroute("**/assets/*.js")
    page.goto("/lobby")
    expect(page.locator("main h1")).to_be_visible()
    expect(told).to_have_count(0)
