"""An arbiter runs a round from the desk, by keyboard alone; the room's second screen follows."""

import re
import subprocess
import sys
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from crossglot.editions import load_edition
from tests.e2e.conftest import needs_browser
from tests.e2e.held import held
from tests.e2e.keyboard import press
from tests.e2e.test_access import violations
from tests.told_plays import as_written

pytestmark = needs_browser

HU = load_edition("HU-M")

FROM_A_BAG = {
    "name": "Terem",
    "edition": "HU-M",
    "profile": "fisf",
    "kind": "hall",
    "draw": "manual",
    "rounds": [2],
    "plan": {"auto": False},
}
"""Racks are typed in, and among equal tops the referee chooses."""

RACK = "KMNOTZÁ"
"""Several plays of it are worth the most."""

PHONE = {"viewport": {"width": 360, "height": 740}}


class Desk:
    """The arbiter at the desk, without a mouse."""

    def __init__(self, page, event):
        self.page = page
        self.path = f"/api/tournaments/{event}"

    def type(self, line, text):
        """Type into a line, and Enter."""
        line.focus()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    @property
    def slips(self):
        return self.page.get_by_role("region", name="Slips on paper")

    @property
    def rack(self):
        return self.page.get_by_label("The rack, as it was drawn")

    def press(self, name, **options):
        press(self.page.get_by_role("button", name=name, exact=True, **options))

    def says(self, text):
        expect(self.page.get_by_test_id("said")).to_contain_text(text)

    def look(self):
        return self.page.request.get(f"{self.path}/desk").json()

    def rule(self, **act):
        assert self.page.request.post(f"{self.path}/desk", data=act).ok


@pytest.fixture
def event(visit, server):
    """(the arbiter's page, id of the event)."""
    page = visit(server, "/duplicate", "en")
    made = page.request.post("/api/tournaments", data=FROM_A_BAG)
    assert made.ok, made.text()
    return page, made.json()["id"]


@pytest.fixture
def desk(event):
    page, event = event
    page.goto(f"/duplicate/{event}")
    page.get_by_role("link", name="The arbiter’s desk").press("Enter")
    expect(page.get_by_role("heading", name="Desk: Terem")).to_be_visible()
    return Desk(page, event)


@pytest.fixture
def drawn(desk, event, visit, server):
    """The desk with a rack drawn, for a guest with a phone and two on paper: (it, the guest's page)."""
    phone = visit(server, f"/duplicate/{event[1]}", "en")
    phone.get_by_label("Your name here").fill("Csaba")
    press(phone.get_by_role("button", name="Join"))
    expect(phone.get_by_text("You are in.")).to_be_visible()
    for name in ("Anna", "Béla"):
        desk.type(desk.page.get_by_label("Somebody plays on paper: name"), name)
        desk.says(f"{name} is in.")
    desk.press("Begin")
    expect(desk.rack).to_be_visible()
    desk.rack.fill("BCDKLRT")
    desk.press("Not admissible: draw again")
    expect(desk.rack).to_be_focused()
    desk.type(desk.rack, RACK.lower())
    expect(desk.page.get_by_role("button", name="Start the clock")).to_be_focused()
    return desk, phone


def test_a_round_by_keyboard_from_a_real_bag(drawn, event, visit, server):
    desk, phone = drawn
    page = desk.page
    screen = visit(server, f"/duplicate/{event[1]}/screen", "en")
    expect(screen.get_by_text("The next rack comes soon.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close the round")).to_be_focused()
    expect(screen.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    expect(screen.get_by_role("timer")).to_be_visible()
    tops = desk.look()["tops"]["1"]
    first, second = (as_written(HU, top) for top in tops[:2])

    who = desk.slips.get_by_role("combobox", name="Player")
    who.focus()
    page.keyboard.type("bel")
    expect(page.get_by_role("option", name="3. Béla")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_label("What is written")).to_be_focused()
    page.keyboard.type(first)
    page.keyboard.press("Enter")
    desk.says("Béla: entered.")
    expect(who).to_be_focused()
    square, word = first.split()
    turned = f"{square[-1]}{square[:-1]}"
    page.keyboard.type(f"2 {turned} {word}")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 3 slips are in")).to_be_visible()
    expect(page.get_by_text("1 slip is missing")).to_be_visible()
    assert violations(page) == []

    page.get_by_role("radio", name=second).focus()
    page.keyboard.press("Space")
    desk.press("Close the round")
    dialog = page.get_by_role("dialog", name="Close the round")
    expect(dialog).to_contain_text("1 player has not handed in.")
    press(dialog.get_by_role("button", name="Close the round"))
    expect(desk.rack).to_be_visible()
    (closed,) = [line for line in desk.look()["log"] if line["what"] == "closed"]
    assert as_written(HU, closed["play"]) == second, "what the referee chose"
    expect(screen.get_by_role("row", name="Béla")).to_be_visible()
    expect(screen.get_by_text("Round 1. Top:")).to_contain_text(second)
    assert violations(screen) == []
    expect(phone.get_by_role("row", name="Csaba (You)").first).to_be_visible()


def test_an_appeal_a_ruling_and_its_undoing(drawn, event):
    desk, phone = drawn
    page = desk.page
    desk.rule(act="open")
    top = desk.look()["tops"]["1"][0]
    written = as_written(HU, top)
    desk.rule(act="close")
    told = {"round": 1, "text": "my paper was lost"}
    assert phone.request.post(f"{desk.path}/appeals", data=told).ok
    card = page.get_by_role("form", name="Appeal of Csaba, round 1")
    expect(card).to_contain_text("my paper was lost")
    expect(page.get_by_test_id("alerted")).to_contain_text("Csaba appeals against round 1.")
    assert violations(page) == []
    card.get_by_label("The slip as it should be read").fill(written)
    card.get_by_label("Reason, for the log").fill("found on the floor")
    press(card.get_by_role("button", name="Accept"))
    expect(page.get_by_role("row", name="1. Csaba")).to_contain_text(str(top["points"]))
    expect(card).to_have_count(0)

    rulings = page.get_by_role("region", name="Rulings")
    who = rulings.get_by_role("combobox", name="Player")
    who.focus()
    page.keyboard.type("csa")
    page.keyboard.press("Enter")
    expect(who).to_have_value("1. Csaba")
    rulings.get_by_role("radio", name="Give or take points").focus()
    page.keyboard.press("Space")
    rulings.get_by_label("Points; below 0").fill("-5")
    rulings.get_by_label("Reason, for the log").fill("late to sit down")
    page.keyboard.press("Enter")
    acts = page.get_by_role("region", name="Everything that was done")
    line = acts.get_by_role("listitem").filter(has_text="-5 points by hand")
    expect(line).to_contain_text("late to sit down")
    expect(page.get_by_role("row", name="1. Csaba")).to_contain_text(str(top["points"] - 5))

    press(line.get_by_role("button", name="Undo"))
    dialog = page.get_by_role("dialog", name="Undo")
    expect(dialog.get_by_label("Reason, for the log")).to_be_focused()
    page.keyboard.type("he was in time")
    page.keyboard.press("Enter")
    expect(line).to_contain_text("(undone)")
    expect(page.get_by_role("row", name="1. Csaba")).to_contain_text(str(top["points"]))
    expect(acts.get_by_role("heading")).to_be_focused()


def test_a_slip_that_cannot_be_laid_is_asked_about(drawn):
    desk, _ = drawn
    page = desk.page
    desk.rule(act="open")
    expect(page.get_by_role("button", name="Close the round")).to_be_visible()
    page.get_by_label("Coordinates on the slip").select_option("lettered-rows")
    desk.type(desk.slips.get_by_role("combobox", name="Player"), "3 8G ALAK")
    asked = page.get_by_role("alert").filter(has_text="3. Béla:")
    expect(asked).to_be_visible()
    press(asked.get_by_role("button").last)
    expect(asked).to_have_count(0)
    assert desk.look()["slips"] == {"1": 1}


def test_enter_means_who_is_typed_and_nobody_found_before(drawn):
    desk, _ = drawn
    page, who = desk.page, desk.slips.get_by_role("combobox", name="Player")
    desk.rule(act="open")
    expect(page.get_by_role("button", name="Close the round")).to_be_visible()
    who.fill("Anna")
    expect(page.get_by_role("option", name="2. Anna")).to_be_visible()
    asked = "**/desk/players?*"
    with held(page, asked):
        with page.expect_request(asked):
            who.fill("Béla")
        who.press("Enter")
    expect(who).to_have_value("3. Béla")
    expect(page.get_by_label("What is written")).to_be_focused()


@pytest.mark.parametrize("part", ["desk", "screen", "slips"])
def test_the_arbiters_pages_on_a_phone(event, part):
    page, event = event
    page.set_viewport_size(PHONE["viewport"])
    page.goto(f"/duplicate/{event}/{part}")
    expect(page.get_by_role("heading", name="Terem")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_slips_are_printed_without_what_surrounds_them(event):
    page, event = event
    page.goto(f"/duplicate/{event}/slips")
    expect(page.get_by_role("listitem").filter(has_text="Terem")).to_have_count(20)
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Slips: Terem")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_text("8H across, H8 down").first).to_be_visible()


def test_somebody_else_needs_the_key(event, visit, server):
    other = visit(server, f"/duplicate/{event[1]}", "en")
    expect(other.get_by_role("link", name="The arbiter’s desk")).to_have_count(0)
    other.goto(f"/duplicate/{event[1]}/desk")
    expect(other.get_by_label("Key")).to_be_visible()
    assert violations(other) == []


@dataclass
class Hall:
    """A server at an address."""

    address: str


def test_the_way_to_the_desk_that_a_hall_prints(visit, tmp_path):
    program = [sys.executable, "-m", "crossglot", "duplicate", "hall", "HU-M", "--manual"]
    where = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "hall.sqlite3")]
    with subprocess.Popen([*program, *where], stdout=subprocess.PIPE, text=True) as hall:
        try:
            printed = (
                re.search(r"(http://[^/]+)(/\S+/desk#key=\w+)", line) for line in hall.stdout
            )
            address, path = next(found for found in printed if found).groups()
            page = visit(Hall(address), path, "en")
            expect(page.get_by_role("heading", name="Desk: Duplicate")).to_be_visible()
            assert "key" not in page.url, "it does not stay where others may read it"
            expect(page.get_by_role("img", name="The way in")).to_be_visible()
            expect(page.get_by_text(f"{address}/duplicate/")).to_be_visible()
            assert violations(page) == []
            page.close()  # it would miss its server
        finally:
            hall.terminate()


def test_over_it_is_taken_along_as_files_and_put_together_with_another_hall(drawn, tmp_path):
    desk, _ = drawn
    page = desk.page
    desk.rule(act="open")
    desk.rule(act="close")
    desk.press("End the event")
    press(page.get_by_role("dialog").get_by_role("button", name="End the event"))
    log = tmp_path / "north.jsonl"
    link = page.get_by_role("link", name="the log of this hall")
    with page.expect_download() as download:
        link.press("Enter")
    download.value.save_as(log)
    page.get_by_label("Logs of the other halls").set_input_files(log)
    expect(page.get_by_label("Name of hall 1")).to_have_value("north")
    press(page.get_by_role("button", name="Rank all together"))
    expect(page.get_by_role("row", name="Anna").filter(has_text="north")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="The event as players see it").press("Enter")
    with page.expect_download() as download:
        page.get_by_role("link", name="A page to print or publish").press("Enter")
    assert download.value.suggested_filename.endswith("event.html")
    assert violations(page) == []
