"""From the front page into a game: one click to the computer, two to people; and back again."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server
from tests.e2e.test_access import violations

pytestmark = needs_browser

GRID = "[role=grid]"


def test_a_newcomer_plays_the_computer_with_one_click(visit, server):
    page = visit(server, "/", "en")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(GRID)).to_be_visible()


@pytest.mark.parametrize("pace", ["blitz", "rapid", "classic", "correspondence"])
def test_two_newcomers_meet_with_two_clicks_each(visit, server, pace):
    people = [visit(server, "/", "en") for _ in range(2)]
    for page in people:
        page.get_by_role("navigation").get_by_role("link", name="Play people").click()
        page.locator(f"button[name={pace}]").click()
        page.wait_for_url("**/game/*")
    assert people[0].url == people[1].url
    for page in people:
        expect(page.locator(GRID)).to_be_visible()


def test_from_the_front_page_one_click_is_enough(visit, server):
    people = [visit(server, "/", "en") for _ in range(2)]
    for page in people:
        page.locator(".people button[name=classic]").click()
        page.wait_for_url("**/game/*")
    for page in people:
        expect(page.locator(GRID)).to_be_visible()


def test_a_friend_comes_by_the_link(visit, server):
    page = visit(server, "/lobby", "en")
    page.locator("button[name=friend]").press("Enter")
    picture = page.get_by_role("img", name="The link as a picture that phones read")
    expect(picture).to_be_visible()
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 100
    assert violations(page) == []
    friend = visit(server, page.url, "en")
    friend.get_by_role("button", name="Sit down").click()
    for each in (page, friend):
        expect(each.locator(GRID)).to_be_visible()


def test_who_plays_the_computer_meanwhile_is_taken_to_the_game_when_it_begins(visit, server):
    page = visit(server, "/lobby", "en")
    page.locator("button[name=rapid]").click()
    page.wait_for_url("**/game/*")
    waiting = page.url
    page.get_by_role("button", name="Play the computer while you wait").click()
    expect(page.locator(GRID)).to_be_visible()
    assert page.url != waiting
    other = visit(server, "/lobby", "en")
    other.locator("button[name=rapid]").click()
    page.wait_for_url(waiting)
    expect(page.get_by_role("timer")).to_have_count(2)


def test_who_comes_back_goes_on_first_of_all(visit, server):
    page = visit(server, "/", "en")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(GRID)).to_be_visible()
    game = page.url
    page.goto("/")
    going = page.get_by_role("region", name="Continue")
    expect(going.get_by_role("link")).to_contain_text("Computer")
    expect(going.locator("svg")).to_be_visible()
    above = going.bounding_box()["y"] < page.locator("form").bounding_box()["y"]
    assert above
    assert violations(page) == []
    going.get_by_role("link").press("Enter")
    page.wait_for_url(game)


def test_a_language_without_words_is_asked_for(visit, server):
    page = visit(server, "/", "en")
    languages = page.get_by_role("region", name="Languages")
    expect(page.locator("form")).to_be_visible()
    page.mouse.wheel(0, 5000)
    languages.get_by_role("button", name="Ask for it English").click()
    expect(languages.get_by_role("button", name="Asked for English")).to_be_disabled()
    assert violations(page) == []


@pytest.fixture
def bare(visit, tmp_path, monkeypatch):
    """Starts a server that has no word list at all."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    servers = []

    def start(*options):
        server = Server(tmp_path)
        server.start(*options)
        servers.append(server)
        return server

    yield start
    visit.end()  # pages that fetch in advance would complain of a server that is gone
    for server in servers:
        server.stop()


def test_a_server_without_words_says_so_and_what_to_do(visit, bare):
    server = bare()
    for path in ("/", "/lobby"):
        page = visit(server, path, "hu")
        expect(
            page.get_by_role("heading", name="Ezen a szerveren még nincs szótár")
        ).to_be_visible()
        first = page.get_by_role("listitem").filter(has=page.get_by_role("button")).first
        expect(first).to_contain_text("Magyar")
        expect(first.get_by_role("button", name=re.compile("Kérem ezt is"))).to_be_enabled()
        assert violations(page) == []


def test_the_operator_has_the_first_language_compiled_from_the_page(visit, bare):
    """What is compiled, and how, is tried without a browser: tests/server/test_preparation.py."""
    page = visit(bare("--own-machine"), "about:blank", "hu")
    editions = page.request.get("/api/editions").json()
    before = page.request.get("/api/preparation").json()
    assert before["operator"]
    stages = iter(
        [
            {**before, "underway": {"edition": "HU-M", "step": 5, "steps": 9, "share": 0.5}},
            before,
        ]
    )
    answer = {"now": before}

    def go_on(route):
        answer["now"] = next(stages, before)
        route.fulfill(status=202, json=answer["now"])

    def tell(route):
        route.fulfill(json=answer["now"])
        answer["now"] = next(stages, before)

    def list_editions(route):
        ready = answer["now"] is before and next(stages, None) is None
        route.fulfill(json=[{**each, "ready": ready and each["id"] == "HU-M"} for each in editions])

    page.goto("/")
    card = page.get_by_role("listitem").filter(has_text="Magyar (2021)")
    prepare = card.get_by_role("button", name=re.compile("Elkészítem"))
    expect(prepare).to_be_visible()
    assert violations(page) == []
    page.route("**/api/editions/HU-M/preparation", go_on)
    page.route("**/api/preparation", tell)
    page.route("**/api/editions", list_editions)
    prepare.press("Enter")
    expect(page.locator("form button.primary")).to_be_visible()


def test_how_far_a_language_is_can_be_seen(visit, bare):
    page = visit(bare("--own-machine"), "about:blank", "en")
    before = page.request.get("/api/preparation").json()
    underway = {"edition": "HU-M", "step": 5, "steps": 9, "share": 0.5}
    now = {**before, "underway": underway, "waiting": ["EL"], "failed": {"ET": "internal-error"}}
    page.goto("/")
    cards = page.get_by_role("listitem")
    prepare = cards.filter(has_text="Magyar (2021)").get_by_role("button", name="Prepare")
    expect(prepare).to_be_visible()
    page.route("**/preparation", lambda route: route.fulfill(status=202, json=now))
    prepare.press("Enter")
    expect(page.get_by_role("progressbar", name="Preparing…")).to_have_attribute("value", "50")
    expect(cards.filter(has_text="Ελληνικά")).to_contain_text("Comes next")
    expect(cards.filter(has_text="Eesti")).to_contain_text("This did not work (internal-error).")
    assert violations(page) == []
