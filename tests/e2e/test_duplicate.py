"""Duplicate in browsers: events are made, joined, played to the end in every form, and looked back at."""

import re

from playwright.sync_api import expect

from crossglot.editions import load_edition
from tests.e2e.conftest import needs_browser
from tests.e2e.keyboard import press
from tests.e2e.test_access import violations
from tests.told_plays import as_written

pytestmark = needs_browser

HU = load_edition("HU-M")

ONE_ROUND = {
    "name": "Kör",
    "edition": "HU-M",
    "rounds": [1],
    "plan": {"pause": 0},
}
"""An event that is over when its round is closed."""


def join(page, name):
    page.get_by_label("Your name here").fill(name)
    press(page.get_by_role("button", name="Join"))
    expect(page.get_by_text("You are in.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator(".link p")).to_have_count(0)  # what happens from now on is told


def hand_in(page, text):
    line = page.get_by_label("Your move")
    line.fill(text)
    line.press("Enter")


def events(page, path="", method="get", **body):
    """What the server says about events."""
    ask = getattr(page.request, method)
    answer = ask(f"/api/tournaments{path}", **({"data": body} if body else {}))
    assert answer.ok, answer.text()
    return answer.json()


def made(arbiter, **wanted):
    """The id of a new event of somebody who does not play: they may see the tops."""
    return events(arbiter, method="post", **{**ONE_ROUND, **wanted})["id"]


def rule(arbiter, event, act, **facts):
    return events(arbiter, f"/{event}/desk", "post", act=act, **facts)


def best(arbiter, event, game="1"):
    """The best play of a rack, as it is typed: the arbiter's desk knows it."""
    top = events(arbiter, f"/{event}/desk")["tops"][game][0]
    return as_written(HU, top)


def test_two_play_a_round_and_see_the_table(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    expect(arbiter.get_by_role("heading", name="Today’s duplicate")).to_be_visible()
    expect(arbiter.get_by_role("button", name="Make the event")).to_be_visible()
    assert violations(arbiter) == []
    event = made(arbiter)
    path = f"/duplicate/{event}"
    arbiter.goto(path)
    anna, bela = visit(server, path, "en"), visit(server, path, "en")
    join(anna, "Anna")
    join(bela, "Béla")
    expect(anna.get_by_role("list", name="Came in last")).to_contain_text("Béla")
    assert violations(bela) == []

    press(arbiter.get_by_role("button", name="Begin now"))
    for page in (anna, bela):
        expect(page.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
        expect(page.get_by_role("timer")).to_be_visible()
    expect(arbiter.get_by_role("heading", level=1)).to_be_focused()
    assert violations(anna) == []
    hand_in(anna, "8h zzzz")
    expect(anna.get_by_text("needs letters that are not on the rack")).to_be_visible()
    hand_in(bela, best(arbiter, event))
    expect(bela.get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")

    for page, line in ((anna, "2. Anna (You) 0 0"), (bela, "1. Béla (You)")):
        expect(page.get_by_role("row", name=line)).to_be_visible()
        expect(page.get_by_text("All rounds are played", exact=False)).to_be_visible()
        expect(page.get_by_role("columnheader", name="Tops", exact=True)).to_be_visible()
    assert violations(bela) == []

    bela.get_by_role("link", name="Play it again alone").press("Enter")
    expect(bela.get_by_role("heading", level=1)).to_be_focused()
    press(bela.get_by_role("button", name="Next rack"))
    expect(bela.get_by_role("grid").locator(":focus")).to_have_count(1)
    expect(bela.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    hand_in(bela, "8h zzzz")
    expect(bela.get_by_text("0 points, 0 per cent").first).to_be_visible()
    expect(bela.get_by_text("You would have been in place 2 of 3.").first).to_be_visible()


def weekly_for_pairs(arbiter):
    """Made by the form: a week a round, two racks, a safe word; its id."""
    arbiter.get_by_label("Name of the event").fill("Pairs of the week")
    arbiter.get_by_label("Over weeks, rounds of days").check(force=True)
    expect(arbiter.get_by_label("Pace").locator("option").first).to_have_text("A week a round")
    for group in ("Rules, form and slips", "Games, rounds and pauses", "Who may come, and when"):
        arbiter.get_by_text(group).click()
    assert violations(arbiter) == []
    arbiter.get_by_label("A second, safe word may be handed in").check()
    arbiter.get_by_label("Two racks on two boards").check(force=True)
    arbiter.get_by_label("Rounds at most").fill("1")
    arbiter.get_by_label("A round closes once everybody has handed in").check()
    arbiter.get_by_label("Who hands in").select_option("Pairs")
    arbiter.get_by_label("Who may come").select_option("Anyone with the link")
    press(arbiter.get_by_role("button", name="Make the event"))
    expect(arbiter.get_by_role("heading", name="Pairs of the week")).to_be_visible()
    expect(arbiter.get_by_text("7 days a round")).to_be_visible()
    expect(arbiter.get_by_text("Two racks on two boards")).to_be_visible()
    return arbiter.url.rpartition("/")[2]


def come_in_as_a_pair(page):
    page.get_by_label("Name of the pair").fill("Ace")
    page.get_by_label("Player 1").fill("Anna")
    page.get_by_label("Player 2").fill("Béla")
    assert violations(page) == []
    press(page.get_by_role("button", name="Join"))
    expect(page.get_by_text("You are in.")).to_be_visible()
    expect(page.locator(".link p")).to_have_count(0)  # what happens from now on is told


def test_a_weekly_event_for_pairs_is_made_by_the_form_and_played_on_two_boards(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = weekly_for_pairs(arbiter)
    pair = visit(server, f"/duplicate/{event}", "en")
    come_in_as_a_pair(pair)
    press(arbiter.get_by_role("button", name="Begin now"))

    expect(pair.get_by_role("timer")).to_have_text(re.compile(r"[67] d"))
    second = pair.get_by_role("button", name="Game 2")
    expect(second).to_contain_text("not handed in yet")
    assert violations(pair) == []
    pair.get_by_label("Safe word").fill(best(arbiter, event, "1"))
    hand_in(pair, "8h zzzz")
    first = pair.get_by_role("button", name="Game 1")
    expect(first).not_to_contain_text("not handed in yet")
    press(second)
    expect(pair.get_by_test_id("said")).to_contain_text("Game 2: Round 1. The rack:")
    expect(pair.get_by_label("Safe word")).to_have_value("")
    hand_in(pair, best(arbiter, event, "2"))

    final = "The table is final once the time for appeals is over."
    expect(pair.get_by_text(final)).to_be_visible()
    mine = events(pair, f"/{event}")["own"]
    assert min(mine["games"]) > 0, "the safe word was paid in the first game"
    pair.get_by_text("Full table").click()
    row = pair.get_by_role("row", name="1. Ace (You)").last
    expect(row).to_contain_text(str(mine["games"][0]))
    pair.get_by_text("Appeals", exact=True).click()
    pair.get_by_label("What is wrong with the result?").fill("It is a word.")
    press(pair.get_by_role("button", name="Send it to the arbiter"))
    expect(pair.get_by_text("Not decided yet.")).to_be_visible()
    assert violations(pair) == []
    number = events(arbiter, f"/{event}/desk")["appeals"][0]["seq"]
    rule(arbiter, event, "decline", appeal=number, reason="It is none.")
    expect(pair.get_by_text("Declined: It is none.")).to_be_visible()
    rule(arbiter, event, "stop")
    expect(pair.get_by_role("link", name="Play it again alone")).to_be_visible()
    expect(pair.get_by_role("row", name="1. Ace (You)")).to_be_visible()


def in_the_other_style(square):
    """What somebody writes whose board has letters where ours has numbers: 5D as E4."""
    first, second = re.fullmatch(r"(\d+|[A-Z])(\d+|[A-Z])", square).groups()
    return "".join(
        chr(64 + int(each)) if each.isdigit() else str(ord(each) - 64) for each in (first, second)
    )


def test_the_other_style_of_coordinates_is_offered_back_before_the_close(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter, rounds=[2])
    anna = visit(server, f"/duplicate/{event}", "en")
    join(anna, "Anna")
    rule(arbiter, event, "start")
    expect(anna.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    hand_in(anna, best(arbiter, event))
    expect(anna.get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")
    expect(anna.get_by_test_id("said")).to_contain_text("Round 2. The rack:")
    square, word = best(arbiter, event).split()
    hand_in(anna, f"{in_the_other_style(square)} {word}")
    meant = anna.get_by_role("alert").get_by_role("button")
    expect(meant).to_contain_text(square)
    press(meant)
    expect(anna.get_by_text("Your play was taken.").last).to_be_visible()
    rule(arbiter, event, "close")
    expect(anna.get_by_text("All rounds are played", exact=False)).to_be_visible()
    assert events(anna, f"/{event}")["own"]["percent"] == 10_000


def test_a_player_may_read_and_write_the_other_style(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter)
    anna = visit(server, "/settings", "en")
    anna.get_by_label("Rows by letter, columns by number").check(force=True)
    anna.goto(f"/duplicate/{event}")
    join(anna, "Anna")
    rule(arbiter, event, "start")
    expect(anna.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    expect(anna.locator('[data-square="1"]')).to_have_accessible_name(re.compile("^A2, "))
    square, word = best(arbiter, event).split()
    hand_in(anna, f"{in_the_other_style(square)} {word}")
    kept = anna.get_by_role("main").get_by_text(f"{in_the_other_style(square)} {word}")
    expect(kept.first).to_be_visible()
    assert events(anna, f"/{event}")["slips"][0]["slip"]["word"] == word
    rule(arbiter, event, "close")
    expect(anna.get_by_text("All rounds are played", exact=False)).to_be_visible()
    assert events(anna, f"/{event}")["own"]["percent"] == 10_000


def test_points_are_written_and_a_tile_is_taken_where_the_event_has_it(visit, server):
    """Completive by a profile that minds the points: too many written is a warning, none lost."""
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter, form="completive", profile="fisf", claims=True)
    anna = visit(server, f"/duplicate/{event}", "en")
    expect(anna.get_by_text("Six tiles, the seventh taken as one likes")).to_be_visible()
    expect(anna.get_by_text("Players write their points")).to_be_visible()
    join(anna, "Anna")
    rule(arbiter, event, "start")
    rule(arbiter, event, "open")
    expect(anna.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    tiles = anna.get_by_role("toolbar", name="Your rack").get_by_role("button")
    before = tiles.count()
    anna.get_by_label("The tile that you take").select_option(index=2)
    expect(tiles).to_have_count(before + 1)
    assert violations(anna) == []
    anna.get_by_label("Points as you count them").fill("999")
    hand_in(anna, best(arbiter, event))
    expect(anna.get_by_text("999")).to_be_visible()
    rule(arbiter, event, "close")
    expect(anna.get_by_text("too many points written, a warning").first).to_be_visible()
    expect(anna.get_by_role("columnheader", name="Warnings")).to_be_visible()
    assert events(anna, f"/{event}")["own"]["percent"] == 10_000


def test_who_scores_less_than_the_best_is_out_in_sudden_death(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter, profile="fisf", pace="sudden-death", rounds=[3])
    anna, bela = (visit(server, f"/duplicate/{event}", "en") for _ in range(2))
    join(anna, "Anna")
    join(bela, "Béla")
    rule(arbiter, event, "start")
    rule(arbiter, event, "open")
    expect(anna.get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    hand_in(anna, best(arbiter, event))
    expect(anna.get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")
    expect(bela.get_by_text("You are out.").first).to_be_visible()
    expect(anna.get_by_text("You are out.")).to_have_count(0)


def test_somebody_plays_for_a_team_and_leaves(visit, server):
    arbiter = visit(server, "/duplicate", "en")
    event = made(arbiter, unit="teams", counted=1)
    people = [visit(server, f"/duplicate/{event}", "en") for _ in range(3)]
    for page, (name, team) in zip(people, (("A", "Red"), ("B", "Red"), ("C", "Blue")), strict=True):
        page.get_by_label("Team").fill(team)
        join(page, name)
    press(people[2].get_by_role("button", name="Leave the event"))
    expect(people[2].get_by_text("You do not take part any more.")).to_be_visible()
    expect(people[0].get_by_text("2 players")).to_be_visible()
    rule(arbiter, event, "start")
    expect(people[0].get_by_test_id("said")).to_contain_text("Round 1. The rack:")
    hand_in(people[0], best(arbiter, event))
    expect(people[0].get_by_test_id("said")).to_contain_text("Your play was taken.")
    rule(arbiter, event, "close")
    teams = people[1].get_by_role("table", name="Teams")
    expect(teams.get_by_role("row").nth(1)).to_contain_text("Red")
    assert violations(people[1]) == []


def test_the_front_page_shows_todays_duplicate_of_each_language(visit, server):
    page = visit(server, "/", "en")
    today = page.get_by_role("region", name="Today’s duplicate")
    links = today.get_by_role("link")
    expect(links.first).to_be_visible()
    expect(today).to_contain_text("Not played yet.")
    assert violations(page) == []
    listed = page.request.get("/api/daily").json()
    expect(links).to_have_count(len(listed))
    links.first.press("Enter")
    expect(page.get_by_role("button", name="Next rack")).to_be_visible()
