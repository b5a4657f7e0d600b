"""Whole Hungarian games against the computer, one by keyboard alone and one by mouse alone."""

from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server

pytestmark = needs_browser


def play_to_the_end(table, lay, *, by_key):
    turns = 0
    while table.wait_for_turn():
        turns += 1
        choice = table.choose()
        if choice is None:
            table.give_up_turn()
            continue
        lay(choice)
        table.expect_lying(choice)
        table.commit(choice, by_key=by_key)
    assert turns > 3


def expect_the_end(table):
    state = table.state()
    over = state["over"]
    end = table.page.locator(".end")
    expect(end.get_by_role("heading", level=2)).to_be_focused()
    expect(end.locator("tbody .total td")).to_have_count(len(over["scores"]))
    shown = [int(text) for text in end.locator("tbody .total td").all_inner_texts()]
    assert shown == sorted(over["scores"], reverse=True)
    for seat, score in enumerate(over["scores"]):
        totals = [move["total"] for move in state["moves"] if move["seat"] == seat]
        assert totals[-1] + over["adjustments"][seat] == score
    expect(table.page.locator(".scores .won")).to_have_count(len(over["winners"]))


def test_by_keyboard(sit_down):
    table = sit_down()
    play_to_the_end(table, table.type, by_key=True)
    expect_the_end(table)


def test_by_mouse(sit_down, tmp_path):
    server = Server(tmp_path, "another game")
    server.start()
    table = sit_down(at=server)
    play_to_the_end(table, table.drag, by_key=False)
    expect_the_end(table)
    # And on to the next: the same table again.
    table.page.locator(".end .primary").click()
    expect(table.page.locator(".moves tbody tr.yours")).to_have_count(0)
    table.wait_for_turn()
    table.page.close()
    server.stop()
