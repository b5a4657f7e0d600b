"""The game for the ear: whole games by typed lines alone, and what is said to them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from crossglot.alphabet import BLANK
from crossglot.editions import load_edition
from tests.e2e.choice import best_text
from tests.e2e.conftest import needs_browser
from tests.e2e.ear import Ear
from tests.e2e.test_access import LOOKS, NAMES, violations

pytestmark = needs_browser


class Line(Ear):
    """An ordinary game for the ear."""

    def __init__(self, page):
        super().__init__(page)
        self.edition = load_edition(self.state()["edition"])

    def state(self):
        return self.asked(self.page.url.replace("/game/", "/api/games/"))["game"]

    def wait_for_turn(self):
        self.page.wait_for_selector("main:is([data-turn=yours], [data-turn=over])")
        return self.page.locator("main").get_attribute("data-turn") == "yours"

    def best(self):
        """The best play as text in the notation of the edition, and its points; or a pass."""
        state = self.state()
        return best_text(self.edition.id, state["board"], state["rack"]) or ("pass", None)


@pytest.fixture
def listen(visit, server):
    def listen(language, edition, **options):
        page = visit(server, "/", language, **options)
        page.get_by_role("switch").check()
        page.locator(f'input[value="{edition}"]').check(force=True)
        page.locator("form button.primary").click()
        return Line(page)

    return listen


def own_words(language, key, file="page"):
    """What the page calls ``key`` in its language."""
    texts = (Path(__file__).parents[2] / f"src/crossglot/messages/{language}/{file}.ftl").read_text(
        "utf-8"
    )
    return re.search(rf"^{key} = (.+)$", texts, re.MULTILINE)[1]


def command(language, name):
    """The usual word for a command in a language."""
    return own_words(language, f"command-{name}", "page/listen").split()[0]


GREEK = str.maketrans("ABCDEFGHIJKLMNO", "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟ")
"""What the keys of Latin letters write on a Greek keyboard."""


def as_typed_in(language, text):
    """A move as somebody types it who leaves the keyboard in their language."""
    place, *word = text.split()
    if not word:
        return command(language, place)
    return " ".join([place.translate(GREEK) if language == "el" else place, *word])


@pytest.mark.parametrize(
    ("language", "edition"),
    [("hu", "HU-M"), ("cs", "CS"), ("et", "ET"), ("el", "EL"), ("en", "HU-M")],
)
def test_a_whole_game_by_typed_lines(listen, language, edition):
    line = listen(language, edition)
    line.wait_for_turn()
    alerted = line.page.get_by_test_id("alerted")
    swap = command(language, "exchange")
    line.type(swap.upper())
    expect(alerted).to_have_text(own_words(language, "exchange-nothing", "errors"))
    line.type(f"{swap} {'?' * 3}")
    expect(alerted).to_have_text(own_words(language, "exchange-not-on-rack", "errors"))
    line.type(f"{swap[:-1]} ab")
    expect(alerted).to_contain_text(swap)
    line.type(f"“{command(language, 'resign')}”")
    expect(line.said).to_contain_text(own_words(language, "resign-question"))
    line.type(command(language, "help"))
    expect(line.said).to_have_text(line.page.locator("#listen-hint").inner_text())
    while line.wait_for_turn():
        moves = len(line.state()["moves"])
        text, points = line.best()
        line.type(as_typed_in(language, text))
        if points is not None:
            expect(line.said).to_contain_text(f" {points} ")
        expect(line.said).to_contain_text("Enter")
        line.line.press("Enter")
        expect(line.page.locator("ol > li").nth(moves)).to_be_attached()
    state = line.state()
    reason = state["over"]["reason"]
    proven = {"exhausted"} if line.edition.end.exhausted else set()
    assert reason in {"out", "passes"} | proven, "no edition here ends for want of points"
    expect(line.said).to_contain_text(own_words(language, f"over-{reason}"))
    expect(alerted).to_be_empty()
    assert state["seats"][0]["score"] > 0


@pytest.fixture
def two_ears(visit, server):
    """Two people who listen to one game, one in English and one in Hungarian; first to move first."""

    def two_ears(**house):
        pages = [visit(server, "/", language) for language in ("en", "hu")]
        body = {"edition": "HU-M", "seats": ["me", "open"], "house": house}
        game = pages[0].request.post("/api/games", data=body).json()["id"]
        assert pages[1].request.post(f"/api/games/{game}/seats", data={}).ok
        for page in pages:
            page.evaluate("localStorage.setItem('crossglot.look', '{\"view\": \"speech\"}')")
            page.goto(f"/game/{game}")
        lines = [Line(page) for page in pages]
        first = lines[0].state()["to_move"]
        return lines[first], lines[1 - first]

    return two_ears


def test_two_people_play_by_typed_lines_alone(two_ears):
    clock = {"main": 600_000}
    mover, other = two_ears(challenge="double", challenge_window=600, clock=clock)
    language = {line: line.page.locator("html").get_attribute("lang") for line in (mover, other)}
    asked = {"en": "Do you challenge it? Time left: ", "hu": "Megkérdőjelezed? Hátralévő idő: "}
    text, _ = mover.best()
    mover.type(text)
    expect(mover.said).to_contain_text("Enter")
    mover.line.press("Enter")
    expect(other.said).to_contain_text(asked[language[other]])
    expect(other.page.get_by_test_id("said")).to_contain_text(re.compile("10|9|600"))
    other.type(command(language[other], "accept"))
    expect(other.said).to_contain_text("Enter")
    other.line.press("Enter")
    expect(mover.page.locator(".ask")).to_have_count(0)

    mover.type(command(language[mover], "takeback"))
    expect(mover.said).to_contain_text("Enter")
    mover.line.press("Enter")
    wish = {"en": "would like to take the last turn back", "hu": "visszavenné az utolsó lépését"}
    expect(other.said).to_contain_text(wish[language[other]])
    other.type(command(language[other], "agree"))
    mover.wait_for_turn()
    assert mover.state()["board"] == [0] * 225

    other.type(command(language[other], "agree"))
    nothing = own_words(language[other], "listen-nothing-asked", "page/listen")
    expect(other.said).to_have_text(nothing)
    other.type(f"{command(language[other], 'word')} kard")
    expect(other.said).to_have_text(own_words(language[other], "listen-no-lookup", "page/listen"))

    mover.type(command(language[mover], "abort"))
    expect(mover.said).to_contain_text("Enter")
    mover.line.press("Enter")
    other.page.wait_for_selector("main[data-turn=over]")
    other.type(f"{command(language[other], 'word')} kard")
    expect(other.said).to_contain_text("KARD")
    other.type(command(language[other], "rematch"))
    expect(other.said).to_have_text(
        own_words(language[other], "listen-rematch-asked", "page/listen")
    )
    again = command(language[mover], "rematch")
    expect(mover.said).to_contain_text(again)
    over = mover.page.url
    mover.type(again)
    for line in (mover, other):
        line.page.wait_for_url(lambda url: url != over)
        expect(line.page.locator("main[data-turn]")).to_be_visible()


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
    line.type(":szék")
    expect(line.said).to_have_text("esz mint Szilvia, é mint Éva, ká mint Károly")
    line.type("p")
    expect(line.said).to_contain_text(" mint ")
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


def test_a_move_and_whose_turn_it_is_are_one_message(listen):
    line = listen("en", "HU-M")
    expect(line.said).to_have_text(re.compile(r"^Draw for the start: You .*\. Your turn$"))
    line.type(line.best()[0])
    expect(line.said).to_contain_text("Press Enter")
    line.line.press("Enter")
    expect(line.said).to_have_text(re.compile(r"^Computer: .* in all\. Your turn$"))
    expect(line.page.get_by_test_id("alerted")).to_be_empty()


def test_how_to_type_is_told_when_it_is_asked(listen):
    line = listen("en", "HU-M")
    expect(line.line).to_have_accessible_description("")
    hint = line.page.locator("#listen-hint").inner_text()
    line.type("h")
    expect(line.said).to_have_text(hint)
    line.type("s")
    expect(line.said).to_contain_text("You ")
    line.page.get_by_role("button", name="How to type").press("h")
    expect(line.said).to_have_text(hint)


def test_tiles_to_swap_may_be_typed_small(listen):
    line = listen("en", "HU-M")
    line.wait_for_turn()
    labels = load_edition("HU-M").alphabet.labels
    first = next(tile for tile in line.state()["rack"] if tile != BLANK)
    line.type(f"exchange {labels[first].lower()}")
    expect(line.said).to_have_text(re.compile(r"^Swap: (?!blank).+\. Press Enter to confirm\.$"))


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
    line.page.get_by_role("button", name="Board view").click()
    expect(line.page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=NAMES)
def test_axe_finds_nothing(listen, look):
    line = listen("en", "HU-M", **look)
    line.wait_for_turn()
    line.type(line.best()[0])
    expect(line.said).to_contain_text("Press Enter")
    assert violations(line.page) == []


LANGUAGES_SAID = """all => all.map(said => [...said.childNodes].filter(node => node.nodeType === 1)
    .map(node => [node.lang, node.textContent]))"""


def spoken_in(locator):
    """(language, text) of every piece that is not in the language of the page."""
    return [tuple(piece) for piece in locator.evaluate_all(LANGUAGES_SAID)[0]]


def test_letters_and_squares_are_said_in_the_language_of_the_game(listen):
    line = listen("en", "HU-M")
    line.wait_for_turn()
    labels = load_edition("HU-M").alphabet.labels
    rack = [labels[tile] for tile in line.state()["rack"] if tile != BLANK]
    line.type("r")
    expect(line.said).to_contain_text(rack[0])
    assert spoken_in(line.said) == [("hu", label) for label in rack]
    listed = line.page.locator("ul.rack li span")
    assert listed.evaluate_all("all => all.map(e => [e.lang, e.textContent])") == [
        ["hu", label] for label in rack
    ]
    line.type("a1")
    expect(line.said).to_have_text("A1: triple word, empty")
    assert spoken_in(line.said) == [("hu", "A1")]
    text, points = line.best()
    line.type(text)
    expect(line.said).to_contain_text(f"{points} points")
    word = spoken_in(line.said)[0][1]
    line.line.press("Enter")
    expect(line.page.locator("ol > li").filter(has_text=f" {word},")).to_have_count(1)
    snapshot = line.page.locator("ul.rack").aria_snapshot()
    assert snapshot.count("listitem") == 7, "a digraph is one item"
