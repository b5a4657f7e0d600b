"""SZ as one tile or as S and Z: merged as typed, and the other way is one click away."""

from itertools import count

import pytest
from playwright.sync_api import expect

from crossglot.alphabet import BLANK
from crossglot.editions import load_edition
from crossglot.game import SeatInfo, fold, start
from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server

pytestmark = needs_browser

EDITION = load_edition("HU-M")
SEATS = (SeatInfo("guest", "human"), SeatInfo("greedy", "greedy"))


def seed_with(*labels):
    """A seed that gives the guest these tiles, and the first turn."""
    wanted = [BLANK if label == "?" else EDITION.alphabet.tile(label) for label in labels]
    for number in count():
        state = fold(start(EDITION, SEATS, str(number)))
        rack = list(state.racks[0])
        if state.to_move == 0 and all(rack.count(tile) >= wanted.count(tile) for tile in wanted):
            return str(number)
    raise AssertionError


@pytest.fixture
def table(sit_down, tmp_path, request):
    server = Server(tmp_path, seed_with(*request.param))
    server.start()
    table = sit_down("hu", at=server)
    table.wait_for_turn()
    table.walk_to(112, down=False)
    yield table
    table.page.close()
    server.stop()


@pytest.mark.parametrize("table", [("S", "Z", "SZ")], indirect=True)
def test_both_readings_fit(table):
    table.press("s")
    table.press("z")
    assert table.lying() == {112: "S", 113: "Z"}
    chip = table.page.locator(".chip")
    expect(chip).to_have_text("S+Z → SZ")
    chip.click()
    assert table.lying() == {112: "SZ"}
    expect(chip).to_have_text("SZ → S+Z")
    expect(table.page.locator('[data-square="113"]')).to_be_focused()
    chip.click()
    assert table.lying() == {112: "S", 113: "Z"}


@pytest.mark.parametrize("table", [("GY",)], indirect=True)
def test_a_tile_that_only_two_keys_can_name(table):
    table.press("g")
    table.press("y")
    assert table.lying() == {112: "GY"}
    table.press("Backspace")
    assert table.lying() == {}


@pytest.mark.parametrize("table", [("?", "A")], indirect=True)
def test_a_blank_by_shift_and_by_choice(table):
    table.press("E", shift=True)
    expect(table.page.locator(".square.fresh .blank")).to_have_text("E")
    table.press("Escape")
    table.press("?", shift=True)
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    table.press("s")
    table.press("ArrowRight")
    table.press("Enter")
    expect(table.page.locator(".square.fresh .blank")).to_have_text("SZ")
    expect(dialog).to_have_count(0)
