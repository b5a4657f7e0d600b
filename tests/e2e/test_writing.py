"""Editions that are written from right to left: board, rack, keys and arrow run that way."""

from itertools import permutations

import pytest
from playwright.sync_api import expect

from crossglot.editions import load_edition
from crossglot.lexicon import compile_words
from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server
from tests.e2e.table import Table

pytestmark = needs_browser

START = 112


@pytest.fixture(params=["HE", "AR"])
def table(request, visit, tmp_path, monkeypatch):
    """A game with a word list of our own: any two letters make a word."""
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path / "cache"))
    words = tmp_path / "words.txt"
    letters = load_edition(request.param).alphabet.labels[1:]
    words.write_text("\n".join(map("".join, permutations(letters, 2))), encoding="utf-8")
    compile_words(words, request.param)
    server = Server(tmp_path)
    server.start()
    page = visit(server, "/lobby", language="en")
    body = {"edition": request.param, "opponents": ["greedy"]}
    game = page.request.post("/api/games", data=body).json()["id"]
    page.goto(f"/game/{game}")
    yield Table(page)
    page.close()
    server.stop()


def left_of(page, selector):
    """How far from the left of the window it stands."""
    return page.locator(selector).bounding_box()["x"]


def cursor(page):
    return int(page.evaluate("document.activeElement.dataset.square"))


def test_words_run_to_the_left(table):
    page = table.page
    table.wait_for_turn()
    assert left_of(page, f'[data-square="{START}"]') > left_of(page, f'[data-square="{START + 1}"]')
    rack = page.locator("[data-rack] button")
    assert rack.first.bounding_box()["x"] > rack.last.bounding_box()["x"]

    free = START - 2 * 15  # no opening of two letters comes so far up
    page.locator(f'[data-square="{free}"]').click()
    arrow = page.locator(".arrow")
    expect(arrow).to_be_visible()
    assert arrow.evaluate("arrow => getComputedStyle(arrow).scale") == "-1 1"
    table.press("ArrowLeft")
    assert cursor(page) == free + 1
    table.press("ArrowRight")
    assert cursor(page) == free

    first, second = (face for face in table.shown_rack()[:2])
    table.press(first)
    table.press(second)
    assert table.lying() == {free: first, free + 1: second}


def test_a_word_in_the_list_of_moves_has_its_own_direction(table):
    table.wait_for_turn()
    table.give_up_turn()
    word = table.page.locator(".moves .word span, .moves span.word").first
    expect(word).to_be_visible()
    assert word.evaluate("word => getComputedStyle(word).unicodeBidi") == "plaintext"
