"""Looking back: a game gone over again, what was best, files, pictures, the archive, a player."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.finished import ask, move, play_some, rated_game, register, settled
from tests.e2e.held import held
from tests.e2e.test_access import TAGS, violations

pytestmark = needs_browser

SIZES = [(1280, 800), (360, 640)]
LOOKS = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "dark", "contrast": "more"},
]


def steps_of(page, game_id):
    return ask(page, "GET", f"/api/games/{game_id}/replay")["steps"]


def test_from_a_finished_game_to_its_replay_and_back_by_keyboard(visit, server):
    page = visit(server, "/", "en")
    game_id = play_some(page)
    count = len(steps_of(page, game_id))
    page.goto(f"/game/{game_id}")
    end = page.get_by_role("region", name="Computer has won")
    expect(end.get_by_role("row", name=re.compile("Best play"))).to_be_visible()
    link = end.get_by_role("link", name="Go over the game")
    expect(page.get_by_role("grid").locator(":focus")).to_have_count(1)
    for _ in range(8):
        if link.evaluate("link => link === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Going over a game, Magyar (2021)")
    said, tiles = page.get_by_test_id("said"), page.locator(".square .tile")
    expect(tiles).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))
    expect(said).to_contain_text(f"1 of {count}. ")
    expect(page.locator(".square.last")).not_to_have_count(0)
    page.keyboard.press("End")
    expect(said).to_contain_text("A player resigned.")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("link", name=re.compile(f"^{count - 1} "))).to_have_count(0)
    expect(page.locator("[aria-current=step]")).to_have_attribute("href", f"#{count - 1}")
    page.keyboard.press("Home")
    expect(tiles).to_have_count(0)
    page.reload()
    expect(page.locator("[aria-current=step]")).to_have_attribute("href", "#0")
    page.get_by_role("link", name="To the game").press("Enter")
    expect(end).to_be_visible()


def test_the_best_missed_play_leads_to_its_turn(visit, server):
    page = visit(server, "/", "en")
    game_id = ask(page, "POST", "/api/games", {"edition": "HU-M", "opponents": ["greedy"]})["id"]
    told = settled(page, game_id)
    move(page, game_id, told, {"kind": "pass"})
    passed = told["seq"] + 1
    move(page, game_id, settled(page, game_id), {"kind": "resign"})
    page.goto(f"/game/{game_id}")
    missed = page.locator("section", has=page.get_by_role("heading", name="Your best missed play"))
    link = missed.last.get_by_role("link", name="In place of your 0 points: worth")
    word = link.locator(".word").inner_text()
    link.click()
    expect(page).to_have_url(re.compile(f"#turn-{passed}$"))
    expect(page.locator("[aria-current=step]")).to_contain_text("pass")
    page.get_by_role("button", name="Ask the engine").click()
    expect(page.locator("tbody th", has_text=word).first).to_be_visible()


def test_a_step_has_an_address_and_the_board_walks_by_arrows(visit, server):
    page = visit(server, "/", "en")
    game_id = play_some(page)
    page.goto(f"/game/{game_id}/replay#2")
    expect(page.locator("[aria-current=step]")).to_have_attribute("href", "#2")
    page.locator("nav a[href='#3']").click()
    expect(page).to_have_url(re.compile("#3$"))
    here = page.locator('[role=grid] [tabindex="0"]')
    here.focus()
    square = int(here.get_attribute("data-square"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-square="{square + 1}"]')).to_be_focused()
    expect(page).to_have_url(re.compile("#3$"))
    page.keyboard.press("PageDown")
    expect(page).to_have_url(re.compile("#4$"))


def test_what_was_best_is_shown_on_the_board(visit, server):
    page = visit(server, "/", "en")
    game_id = play_some(page, turns=1)
    mine = next(
        at for at, step in enumerate(steps_of(page, game_id), 1) if step["move"]["kind"] == "play"
    )
    page.goto(f"/game/{game_id}/replay#{mine}")
    page.get_by_role("button", name="Ask the engine").press("Enter")
    weighed = page.get_by_role("region", name="What was best?")
    expect(weighed.get_by_role("heading")).to_be_focused()
    expect(page.locator("tr.played")).to_have_count(1)
    expect(weighed.get_by_role("status")).to_have_text(re.compile(r"^[^.]+\.( The opponent .*)?$"))
    tried = page.locator("tbody button[aria-pressed]").first
    tried.click()
    expect(tried).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".square.fresh")).not_to_have_count(0)
    tried.click()
    expect(page.locator(".square.fresh")).to_have_count(0)


def test_a_word_of_a_move_is_explained(visit, server):
    page = visit(server, "/", "en")
    game_id = play_some(page, turns=1)
    page.goto(f"/game/{game_id}/replay#1")
    page.locator(".words button").first.press("Enter")
    expect(page.get_by_role("dialog").locator(".verdict")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#1$"))


def test_a_file_is_pasted_gone_over_and_drawn(visit, server):
    page = visit(server, "/", "en")
    game_id = play_some(page)
    text = page.evaluate("path => fetch(path).then(r => r.text())", f"/api/games/{game_id}/gcg")
    page.goto("/replay")
    page.get_by_label("Text of the file").fill("no game at all")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Text of the file").fill(text)
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Magyar (2021)")
    page.keyboard.press("End")
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture of the board (PNG)").click()
    assert drawn.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Another file").click()
    expect(page.get_by_label("Text of the file")).to_be_visible()
    visit.pardon(REFUSED)


def test_finished_games_are_searched_and_the_search_has_an_address(visit, server):
    ann, bob = visit(server, "/", "en"), visit(server, "/", "en")
    register(ann, "Searcher")
    register(bob, "Searched")
    rated_game(ann, bob)
    play_some(ann, turns=0)
    asked = "**/api/accounts/*/games?*"
    with held(ann, asked):  # nobody wants the first answer any more when it comes
        with ann.expect_request(asked):
            ann.goto("/games")
        ann.get_by_label("Name of an opponent").fill("searched")
        with ann.expect_request(asked):
            ann.get_by_role("button", name="Find").click()
    games = ann.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("rated")
    ann.reload()
    expect(games).to_have_count(1)
    ann.get_by_label("Result").select_option("won")
    ann.get_by_role("button", name="Find").click()
    expect(ann.get_by_role("paragraph").filter(has_text="No finished games.")).to_be_visible()
    bob.goto("/player/Searcher")
    expect(bob.get_by_role("heading", name="Searcher")).to_be_visible()
    expect(bob.get_by_role("region", name="Ratings")).to_contain_text("Hungarian, Blitz")
    expect(bob.get_by_role("img", name="Course of the rating")).to_be_visible()
    bob.get_by_role("button", name="Block").click()
    expect(bob.get_by_text("Searcher is blocked")).to_be_visible()


@pytest.fixture(scope="module")
def looked_back(browser, server):
    """A visitor with a name and a rated game, and the id of a game of theirs."""
    contexts = [browser.new_context(base_url=server.address, locale="en-GB") for _ in range(2)]
    ann, bob = (context.new_page() for context in contexts)
    for page, name in ((ann, "Looker"), (bob, "Other")):
        page.goto("/")
        register(page, name)
    rated_game(ann, bob)
    yield ann, play_some(ann)
    for context in contexts:
        context.close()


@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark", "high contrast"])
def test_axe_finds_nothing(looked_back, look):
    """Whole once; where the colours alone are others, by its rule about colours."""
    page, game_id = looked_back
    page.emulate_media(**look)
    for path, shown in (
        (f"/game/{game_id}/replay#1", ".stepper"),
        ("/replay", "textarea"),
        ("/games", "details + p + ul"),
        ("/player/me", "figure svg"),
        ("/player/Other", "details"),
    ):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            only = TAGS if look is LOOKS[0] else "color-contrast"
            assert violations(page, only=only) == [], (path, width)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_where_there_is_one_kind_of_games_it_is_not_said_twice(looked_back):
    page, _ = looked_back
    for path, columns in (
        ("/player/Other", ["Magyar (2021), people"]),
        ("/player/me", ["All", "Magyar (2021), computers", "Magyar (2021), people"]),
    ):
        page.goto(path)
        heads = page.get_by_role("region", name="Statistics").locator("thead th")
        expect(heads).to_have_text(columns)


def test_on_a_phone_games_come_before_the_questions_to_them(looked_back):
    page, _ = looked_back
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/games")
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("listitem").first).to_be_visible()
    form = page.get_by_role("form", name="Search finished games")
    expect(form).to_have_count(0)
    page.locator("summary", has_text="Search finished games").press("Enter")
    form.get_by_label("Result").select_option("won")
    form.get_by_role("button").press("Enter")
    expect(finished.get_by_role("status")).to_contain_text("No")
    page.reload()
    expect(form).to_be_visible()
