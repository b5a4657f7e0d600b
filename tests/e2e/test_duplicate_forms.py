"""The forms of events, each chosen in the form and played in browsers; leaving and coming back."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.keyboard import press
from tests.e2e.test_access import violations
from tests.e2e.test_duplicate import best, events, hand_in, join, made, rule

pytestmark = needs_browser


def among(page, label):
    """The choice under a label of the form."""
    return page.locator("label", has_text=re.compile(rf"^\s*{label}\b")).locator("select")


def choose(arbiter, name, *, pace=None, form=None, **rest):
    """An event of one round made by the form, and nothing after it: its id."""
    arbiter.get_by_label("Name of the event").fill(name)
    arbiter.get_by_label("Edition").select_option("HU-M")
    arbiter.get_by_text("Rules, form and slips").click()
    if "profile" in rest:
        among(arbiter, "Rules").select_option(rest["profile"])
    if pace is not None:
        among(arbiter, "Pace").select_option(pace)
    if form is not None:
        among(arbiter, "Form").select_option(form)
    if rest.get("from_a_bag"):
        arbiter.get_by_label("from a real bag").check(force=True)
    arbiter.get_by_text("Games, rounds and pauses").click()
    arbiter.get_by_label("Rounds at most").fill("1")
    arbiter.get_by_label("Time for appeals after the last round").select_option("none")
    if rest.get("from_a_bag"):
        arbiter.get_by_label("Rounds follow each other by the clock").uncheck()
    assert violations(arbiter) == []
    press(arbiter.get_by_role("button", name="Make the event"))
    expect(arbiter.get_by_role("heading", name=name)).to_be_visible()
    return arbiter.url.rpartition("/")[2]


def opened(arbiter, event, *people):
    """The first round is open, with time enough for a slow machine."""
    rule(arbiter, event, "start")
    rule(arbiter, event, "open")
    for page in people:
        expect(page.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    rule(arbiter, event, "extend", seconds=600, reason="slow")


def test_a_race_for_the_top_is_made_by_the_form_and_ranked_by_time(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = choose(arbiter, "Race", pace="Topping: the least time")
    expect(arbiter.get_by_text("a top not found costs 20 seconds more")).to_be_visible()
    anna, bela = (visit(server, f"/duplicate/{event}", "en") for _ in range(2))
    join(anna, "Anna")
    join(bela, "Béla")
    opened(arbiter, event, anna, bela)
    expect(anna.get_by_text("Propose as often as you like")).to_be_visible()
    assert violations(anna) == []
    hand_in(anna, "8h zzzz")
    expect(anna.get_by_test_id("said")).to_contain_text("0 points, not the top.")
    top = best(arbiter, event)
    hand_in(anna, top)
    expect(anna.get_by_test_id("said")).to_contain_text("The top!")
    expect(anna.get_by_text("Yours is the top.")).to_be_visible()
    expect(anna.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    assert violations(anna) == []
    anna.reload()
    expect(anna.get_by_text("Yours is the top.")).to_be_visible()
    expect(bela.get_by_text("Propose as often as you like")).to_be_visible()
    hand_in(bela, top)
    for page in (anna, bela):
        expect(page.get_by_text("All rounds are played", exact=False)).to_be_visible()
        table = page.get_by_role("table", name="Final table")
        expect(table.get_by_role("columnheader", name="Time")).to_be_visible()
        expect(table.get_by_role("row").nth(1)).to_contain_text(re.compile(r"1\.\s*Anna.*\d:\d\d"))
        expect(table.get_by_role("row").nth(2)).to_contain_text(re.compile(r"2\.\s*Béla.*\d:\d\d"))
        expect(page.get_by_role("link", name="Play it again alone")).to_have_count(0)
    assert violations(bela) == []


def test_the_form_offers_nothing_that_cannot_be_played_as_a_race(visit, server):
    """What was chosen before is taken back, and an event is made of what is left."""
    arbiter = visit(server, "/duplicate", "en")
    arbiter.get_by_label("Name of the event").fill("Barred")
    arbiter.get_by_label("Edition").select_option("HU-M")
    for group in ("Rules, form and slips", "Who may come, and when"):
        arbiter.get_by_text(group).click()
    units = among(arbiter, "Who hands in")
    two, word = arbiter.get_by_label("two racks"), arbiter.get_by_label("safe word")
    two.check(force=True)
    word.check()
    units.select_option("teams")
    among(arbiter, "Pace").select_option("Topping: the least time")
    for gone in (two, word, arbiter.get_by_label("of a team")):
        expect(gone).to_have_count(0)
    assert units.locator("option").evaluate_all("all => all.map(({ value }) => value)") == [
        "individual", "pairs",
    ]  # fmt: skip
    assert violations(arbiter) == []
    among(arbiter, "Pace").select_option(index=0)
    expect(two).not_to_be_checked()
    expect(units.locator("option")).to_have_count(3)
    among(arbiter, "Pace").select_option("Topping: the least time")
    press(arbiter.get_by_role("button", name="Make the event"))
    expect(arbiter.get_by_role("heading", name="Barred")).to_be_visible()
    agreed = events(arbiter, "/" + arbiter.url.rpartition("/")[2])["agreed"]
    assert (agreed["unit"], agreed["racks"]) == ("individual", 1)


@pytest.mark.parametrize(
    ("chosen", "tiles", "fact"),
    [
        ({"form": "With a blank in every rack"}, 7, "With a blank in every rack"),
        ({"form": "Seven of eight"}, 8, "Seven of eight"),
        ({"form": "Seven or eight"}, 8, "Seven or eight"),
        ({"profile": "fisf", "pace": "Blitz"}, 7, "1 minute a round"),
    ],
    ids=["joker", "7-of-8", "7-and-8", "blitz"],
)
def test_a_form_is_chosen_and_played(visit, server, chosen, tiles, fact):
    arbiter = visit(server, "/duplicate", "en")
    event = choose(arbiter, "Form", **chosen)
    expect(arbiter.get_by_text(fact)).to_be_visible()
    anna = visit(server, f"/duplicate/{event}", "en")
    join(anna, "Anna")
    opened(arbiter, event, anna)
    rack = anna.get_by_role("toolbar", name="Your rack").get_by_role("button")
    expect(rack).to_have_count(tiles)
    blanks = [tile for tile in events(anna, f"/{event}")["open"][0]["rack"] if tile == 64]
    assert "joker" not in events(anna, f"/{event}")["agreed"]["form"] or len(blanks) == 1
    assert violations(anna) == []
    hand_in(anna, best(arbiter, event))
    expect(anna.get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")
    expect(anna.get_by_role("row", name="1. Anna (You)")).to_contain_text("100")
    assert events(anna, f"/{event}")["own"]["percent"] == 10_000


def test_racks_come_from_a_real_bag_when_the_form_says_so(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = choose(arbiter, "Bag", from_a_bag=True)
    anna = visit(server, f"/duplicate/{event}", "en")
    join(anna, "Anna")
    arbiter.get_by_role("link", name="The arbiter’s desk").press("Enter")
    press(arbiter.get_by_role("button", name="Begin", exact=True))
    rack = arbiter.get_by_label("The rack, as it was drawn")
    expect(rack).to_be_visible()
    rack.fill("kmnotzá")
    rack.press("Enter")
    press(arbiter.get_by_role("button", name="Start the clock"))
    expect(anna.get_by_test_id("said")).to_contain_text(
        "Round 1. The rack: á, ká, em, en, o, té, zé."
    )
    hand_in(anna, best(arbiter, event))
    expect(arbiter.get_by_text("1 of 1 slips are in")).to_be_visible()
    rule(arbiter, event, "close")
    expect(anna.get_by_text("All rounds are played", exact=False)).to_be_visible()
    assert events(anna, f"/{event}")["own"]["percent"] == 10_000


def test_who_left_takes_part_again(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter, rounds=[2], plan={"auto": False})
    anna = visit(server, f"/duplicate/{event}", "en")
    bela = visit(server, f"/duplicate/{event}", "en")
    join(bela, "Béla")
    join(anna, "Anna")
    back = anna.get_by_role("button", name="Take part again")
    for _ in range(2):
        press(anna.get_by_role("button", name="Leave the event"))
        expect(back).to_be_visible()
        assert violations(anna) == []
        press(back)
        expect(anna.get_by_text("You are in.")).to_be_visible()
    press(anna.get_by_role("button", name="Leave the event"))
    expect(back).to_be_visible()
    for act in ("start", "draw", "open"):
        rule(arbiter, event, act)
    expect(bela.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    rule(arbiter, event, "close")
    press(back)
    expect(back).to_have_count(0)
    for act in ("draw", "open"):
        rule(arbiter, event, act)
    expect(anna.get_by_test_id("said")).to_contain_text("Round 2. The rack:")
    hand_in(anna, best(arbiter, event))
    expect(anna.get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")
    expect(anna.get_by_text("All rounds are played", exact=False)).to_be_visible()
    own = events(anna, f"/{event}")["own"]
    assert own["total"] > 0
    assert own["percent"] < 10_000, "the round that Anna missed counts nothing"
