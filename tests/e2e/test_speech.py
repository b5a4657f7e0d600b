"""The game for the ear: whole games by typed lines alone, and what is said to them."""

import pytest
from playwright.sync_api import expect

from crossglot.board import Direction
from crossglot.editions import load_edition
from crossglot.kernel import plays, ruleset_of
from crossglot.moves import Play
from crossglot.notation import format_move
from tests.e2e.choice import graph_of
from tests.e2e.conftest import needs_browser
from tests.e2e.test_access import LOOKS, NAMES, violations

pytestmark = needs_browser


class Line:
    """A page in the speech-first view, and the one line of it that is typed into."""

    def __init__(self, page):
        self.page = page
        self.line = page.locator("#listen-line")
        expect(self.line).to_be_focused()
        self.edition = load_edition(self.state()["edition"])

    def state(self):
        path = self.page.url.replace("/game/", "/api/games/")
        return self.page.evaluate("path => fetch(path).then(r => r.json())", path)["game"]

    @property
    def said(self):
        return self.page.get_by_test_id("said")

    def type(self, text):
        self.line.fill(text)
        self.line.press("Enter")

    def wait_for_turn(self):
        self.page.wait_for_selector("main:is([data-turn=yours], [data-turn=over])")
        return self.page.locator("main").get_attribute("data-turn") == "yours"

    def best(self):
        """The best play as text in the notation of the edition, and its points; or a pass."""
        state = self.state()
        found = plays(
            graph_of(self.edition.id),
            ruleset_of(self.edition),
            bytes(state["board"]),
            bytes(state["rack"]),
            limit=1,
        )
        if not found:
            return "pass", None
        start, direction, tiles, points, _ = found[0]
        play = Play(start, Direction(direction), tiles)
        return format_move(self.edition, play, self.edition.coordinates), points


@pytest.fixture
def listen(visit, server):
    def listen(language, edition, **options):
        page = visit(server, "/", language, **options)
        page.get_by_role("switch").check()
        page.locator(f'input[value="{edition}"]').check(force=True)
        page.locator("form button.primary").click()
        return Line(page)

    return listen


@pytest.mark.parametrize(
    ("language", "edition"), [("hu", "HU-M"), ("cs", "CS"), ("et", "ET"), ("el", "EL")]
)
def test_a_whole_game_by_typed_lines(listen, language, edition):
    line = listen(language, edition)
    while line.wait_for_turn():
        moves = len(line.state()["moves"])
        text, points = line.best()
        line.type(text)
        if points is not None:
            expect(line.said).to_contain_text(f" {points} ")
        expect(line.said).to_contain_text("Enter")
        line.line.press("Enter")
        expect(line.page.locator("ol > li").nth(moves)).to_be_attached()
    state = line.state()
    assert state["over"]["reason"] in {"out", "passes", "scoreless"}
    assert state["seats"][0]["score"] > 0


def test_what_is_asked_is_answered(listen):
    line = listen("en", "HU-M")
    line.wait_for_turn()
    state = line.state()
    line.type("r")
    rack = line.page.locator("ul.rack li").all_inner_texts()
    assert len(rack) == 7
    for tile in rack:
        expect(line.said).to_contain_text(tile)
    line.type("s")
    expect(line.said).to_contain_text(f"You {state['seats'][0]['score']}")
    line.type("a1")
    expect(line.said).to_have_text("A1: triple word, empty")
    line.type("=1")
    expect(line.said).to_have_text("Row 1: empty")
    line.type("=a")
    expect(line.said).to_have_text("Column A: empty")
    text, points = line.best()
    line.type(text)
    expect(line.said).to_contain_text(f"{points} points. Press Enter to confirm.")
    line.type("b")
    line.line.press("Enter")
    expect(line.said).to_have_text("Your turn"), "another question takes the move back"
    line.type(text)
    expect(line.said).to_contain_text("Press Enter")
    line.line.press("Enter")
    expect(line.said).to_contain_text("Computer: ")
    line.type("l")
    expect(line.said).to_contain_text("Computer: ")
    line.type("o")
    expect(line.said).to_contain_text("Empty squares beside tiles: ")


def test_single_keys_work_outside_of_the_line_and_with_alt(listen):
    line = listen("en", "HU-M")
    line.wait_for_turn()
    line.page.get_by_role("button", name="Scores").focus()
    line.page.keyboard.press("u")
    expect(line.said).to_contain_text("in the bag")
    line.line.focus()
    line.page.keyboard.press("Alt+s")
    expect(line.said).to_contain_text("You ")
    expect(line.line).to_have_value("")


def test_nonsense_is_refused_by_name_and_costs_nothing(listen):
    line = listen("en", "HU-M")
    line.wait_for_turn()
    before = line.state()["moves"]
    for text in ("8h", "99z kard", "8h kard kard", "8h ñ"):
        line.type(text)
    expect(line.page.get_by_test_id("alerted")).not_to_be_empty()
    line.type("resign")
    expect(line.said).to_contain_text("Do you want to resign?")
    line.type("s")
    assert line.state()["moves"] == before


def test_headings_tell_the_page(listen):
    line = listen("en", "HU-M")
    names = line.page.get_by_role("heading").all_inner_texts()
    assert names == [
        "Game, Magyar (2021)", "Your move", "Questions", "Your rack", "Scores", "Moves", "Board",
    ]  # fmt: skip
    line.page.get_by_role("button", name="Board to look at").click()
    expect(line.page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
def test_axe_finds_nothing(listen, look):
    line = listen("en", "HU-M", **look)
    line.wait_for_turn()
    line.type(line.best()[0])
    expect(line.said).to_contain_text("Press Enter")
    assert violations(line.page) == []
