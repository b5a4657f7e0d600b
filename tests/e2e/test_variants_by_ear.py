"""Variants for the ear: whole games by typed lines alone, and what the live regions say of them."""

import re

import pytest
from playwright.sync_api import expect

from crossglot.editions import load_edition
from tests.e2e.choice import best_text
from tests.e2e.conftest import needs_browser
from tests.e2e.ear import Ear
from tests.e2e.test_access import violations

pytestmark = needs_browser

HU = load_edition("HU-M")
GCG = "#player1 A Anna\n#player2 B Béla\n>A: LÓABCDE 8H LÓ +6 6\n>B: KDABCEF I7 K.D +8 8\n"
"""A board with two words that cross."""


class VariantEar(Ear):
    """A variant for the ear."""

    @property
    def body(self):
        path = self.page.url.replace("/variant/", "/api/games/")
        return self.asked(path)["game"]["body"]

    @property
    def alerted(self):
        return self.page.get_by_test_id("alerted")

    def confirm(self):
        """A second Enter, once the line says what the first has meant; then the game goes on."""
        expect(self.said).to_contain_text("Enter")
        seq = int(self.page.locator("main").get_attribute("data-seq"))
        self.line.press("Enter")
        expect(self.page.locator(f'main[data-seq="{seq}"]')).to_have_count(0)

    @property
    def over(self):
        return self.page.locator("main").get_attribute("data-phase") == "over"


@pytest.fixture
def listen(visit, server):
    """A new game of a variant in the view for the ear, begun from its form."""

    def listen(variant, language="en", fill=(), begin=("Start the game", "Offer the game")):
        page = visit(server, "/", language)
        page.get_by_role("switch").check()
        page.goto(f"/variants?variant={variant}&edition=HU-M")
        for label, value in fill:
            page.get_by_label(label).fill(value)
        page.get_by_role("button", name=re.compile("|".join(begin))).press("Enter")
        page.wait_for_url("**/variant/*")
        return page

    return listen


def best(body):
    """The best play as text and its points; None where there is none."""
    return best_text("HU-M", body["game"]["board"], body["game"]["rack"])


def test_a_whole_solitaire_by_typed_lines(listen):
    ear = VariantEar(listen("solitaire"))
    assert violations(ear.page) == []
    while not ear.over:
        found = best(ear.body)
        if found is None:
            ear.type("end")
            expect(ear.said).to_contain_text("End the game?")
        else:
            text, points = found
            ear.type(text)
            expect(ear.said).to_contain_text(f" {points} ")
        ear.confirm()
    body = ear.body
    assert body["total"] > 100
    expect(ear.page.locator(".status")).not_to_be_empty()
    ear.type("s")
    expect(ear.said).to_have_text(f"You {body['total']}")


def test_what_is_asked_about_a_solitaire_is_answered(listen):
    ear = VariantEar(listen("solitaire"))
    ear.type("r")
    for tile in ear.page.locator("section[aria-labelledby=listen-rack] li").all_inner_texts():
        expect(ear.said).to_contain_text(tile)
    ear.type("a1")
    expect(ear.said).to_have_text("A1: triple word, empty")
    ear.type("=8")
    expect(ear.said).to_have_text("Row 8: empty")
    ear.type("8h zzz")
    expect(ear.alerted).not_to_be_empty()
    text, points = best(ear.body)
    ear.type(text)
    expect(ear.said).to_contain_text(f"{points} points")
    ear.type("s")
    ear.line.press("Enter")
    expect(ear.said).to_have_text("Your turn"), "another question takes the move back"
    ear.page.get_by_role("button", name="Scores").focus()
    ear.page.keyboard.press("u")
    expect(ear.said).to_contain_text("in the bag")
    assert ear.body["game"]["moves"] == []


def test_the_same_game_can_be_looked_at(listen):
    ear = VariantEar(listen("solitaire"))
    ear.page.get_by_role("button", name="Board view").press("Enter")
    expect(ear.page.get_by_role("grid")).to_be_visible()


def test_duplicate_by_typed_lines(listen):
    ear = VariantEar(listen("duplicate"))
    ear.type("t")
    expect(ear.said).to_have_text(re.compile(r"^\d+:\d\d"))
    found = best_text("HU-M", [0] * 225, ear.body["rack"])
    assert found is not None
    text, points = found
    ear.type(text)
    expect(ear.said).to_contain_text(f" {points} points")
    ear.confirm()
    expect(ear.said).to_contain_text("Top:")
    expect(ear.said).to_contain_text("100 per cent")
    ear.type("next")
    expect(ear.said).to_contain_text("Round 2")
    ear.type("end")
    ear.confirm()
    assert ear.over


def test_topping_by_typed_lines(listen):
    ear = VariantEar(listen("topping"))
    ear.type("show")
    expect(ear.said).to_contain_text("The top was")
    expect(ear.said).to_contain_text("Round 2")


def test_a_whole_removal_game_by_typed_lines(listen):
    page = listen("removal", fill=[("Or a recorded game (GCG or our own JSON), pasted here", GCG)])
    page.get_by_role("button", name="Start the game").press("Enter")
    ear = VariantEar(page)
    expect(page.locator(".status")).to_have_text("Your turn")
    ear.type("h8?")
    expect(ear.said).to_contain_text("H8: L")
    ear.type("=i")
    expect(ear.said).to_contain_text("Column I: from I7")
    ear.type("u")
    expect(ear.said).to_have_text("Tiles on the board: 4.")
    ear.type("a1 a2")
    expect(ear.alerted).not_to_be_empty()
    ear.type("h8")
    expect(ear.said).to_contain_text("H8: 1 point. Press Enter")
    ear.confirm()
    expect(ear.said).to_contain_text("Computer: ")
    while not ear.over:
        ear.type(" ".join(f"{chr(97 + at % 15)}{at // 15 + 1}" for at in lying(ear.body)))
        ear.confirm()
    expect(page.locator(".status")).to_contain_text("Nothing is left on the board.")
    expect(ear.said).to_contain_text("Winner")
    scores = ear.body["scores"]
    ear.type("s")
    expect(ear.said).to_have_text(f"You {scores[0]}, Computer {scores[1]}")


def lying(body):
    return [at for at, tile in enumerate(body["board"]) if tile]


def test_a_whole_bingo_by_typed_lines(listen, visit, server):
    page = listen("bingo")
    other = visit(server, page.url.removeprefix(server.address), "hu")
    other.get_by_role("button", name="Leülök").press("Enter")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Start the game").press("Enter")
    for label in ("Első szó", "Második szó"):
        other.get_by_label(label).fill("kaparta")
    other.get_by_role("button", name="Felírom").press("Enter")
    ear = VariantEar(page)
    expect(page.locator(".status")).to_have_text("Write two words of seven letters.")
    ear.type("eladott")
    expect(ear.said).to_have_text("Write two words of seven letters.")
    ear.type("eladott kaparta")
    expect(page.get_by_role("heading", name="Your card")).to_be_visible()
    expect(page.locator("section[aria-labelledby=listen-card] li")).to_have_count(2)
    ear.type("bingo")
    expect(ear.alerted).not_to_be_empty()
    for number in range(1, 101):
        ear.type("call")
        expect(page.locator("section[aria-labelledby=listen-moves] li")).to_have_count(number)
        body = ear.body
        if body["spots"]:
            expect(ear.said).to_contain_text("on your card")
            left = body["cards"][0]["left"]
            word, letter = body["spots"][0]
            ear.type(f"x {word + 1} {letter + 1}" if number % 2 else "x")
            scores = page.locator("section[aria-labelledby=listen-scores] li")
            expect(scores.first).to_have_text(re.compile(rf"You: {left - 1} letters? left"))
            if left == 1:
                break
    ear.type("r")
    expect(ear.said).to_contain_text("crossed off")
    ear.type("bingo")
    expect(ear.said).to_contain_text("You: bingo!")
    ear.type("call")
    expect(page.locator("main")).to_have_attribute("data-phase", "over")
    expect(ear.said).to_contain_text("Winner: You")


@pytest.mark.parametrize("language", ["hu", "cs", "et", "el"])
def test_every_language_has_its_sentences(listen, language):
    page = listen(
        "solitaire", language, begin=["Kezdjük!", "Začít hru", "Alusta mängu", "Ας παίξουμε"]
    )
    ear = VariantEar(page)
    expect(page.locator("#listen-hint")).not_to_contain_text("ear-hint")
    ear.line.press("Enter")
    expect(ear.said).not_to_be_empty()
    assert violations(page) == []
