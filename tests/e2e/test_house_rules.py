"""House rules that need hands: a blank taken from the board, a bag chosen to draw from."""

import pytest
from playwright.sync_api import expect

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Direction
from crossglot.game import HUMAN, Drew, Played
from crossglot.rules.bags import is_vowel
from tests.e2e.choice import label
from tests.e2e.conftest import needs_browser
from tests.e2e.ear import Ear
from tests.e2e.reused import EDITION, lay_out, reuse
from tests.e2e.server import Server
from tests.e2e.table import Table, middle
from tests.e2e.test_access import violations
from tests.server import truth

pytestmark = needs_browser

VOWELS = 2
"""How many to draw: chance would draw about as many, so the tests ask twice."""


@pytest.fixture
def sit(tmp_path, visit):
    """Opens a game in which a blank may be taken: (its page, the position, what is stored)."""
    sat = []

    def sit(opponent, view=None):
        position, database = reuse(opponent), tmp_path / "games.sqlite3"
        game_id, token = lay_out(database, position.events)
        server = Server(tmp_path)
        server.start()
        page = visit(server, "about:blank", "en")
        sat.append((page, server))
        cookie = {"name": "crossglot", "value": token, "url": server.address}
        page.context.add_cookies([cookie])
        if view is not None:
            page.goto("/")
            page.evaluate("view => localStorage.setItem('crossglot.look', view)", view)
        page.goto(f"/game/{game_id}")
        return page, position, lambda: truth.events(database, game_id)

    yield sit
    for page, server in sat:
        page.close()  # it would complain of a server that is gone
        server.stop()


def expect_taken(events, position, vowels):
    """The blank was taken and laid, and as many vowels drawn as were asked for."""
    played = next(e for e in reversed(events) if isinstance(e, Played) and e.seat == 0)
    assert played.reclaimed == (position.square,)
    assert any(tile & BLANK for tile in played.tiles)
    drew = next(e for e in reversed(events) if isinstance(e, Drew) and e.seat == 0)
    assert sum(is_vowel(EDITION, tile) for tile in drew.tiles) == vowels


def test_hands_take_a_blank_and_choose_the_bag_against_the_computer(sit):
    page, position, events = sit("level-5")
    table = Table(page)
    face = label(EDITION, table.state()["board"][position.square])
    there = page.locator(f'[data-square="{position.square}"]')

    # By mouse: the tile is carried to the blank, which comes to the rack, and back again.
    mouse = page.mouse
    mouse.move(*middle(table.tile(face).bounding_box()))
    mouse.down()
    mouse.move(*middle(there.bounding_box()), steps=3)
    mouse.up()
    assert table.shown_rack().count("?") == 1
    assert table.lying() == {position.square: face}
    expect(page.get_by_test_id("said")).to_contain_text("is on your rack")
    page.get_by_role("button", name="Undo").click()
    assert "?" not in table.shown_rack()
    table.tile(face).click()
    there.click()
    assert table.lying() == {position.square: face}
    table.press("Escape")

    # By keyboard: its letter is typed on the blank, then the play.
    table.walk_to(position.square + 1, down=False)
    table.press("ArrowLeft")
    table.press(face.lower())
    assert table.shown_rack().count("?") == 1
    type_play(table, position.play)
    for count in (VOWELS + 1, VOWELS):
        table.press(str(count))
        expect(page.locator("select[name=vowels]")).to_have_value(str(count))
    assert violations(page) == []
    page.locator('[role=grid] [tabindex="0"]').focus()
    table.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.moves tbody tr').length >= 4")
    expect_taken(events(), position, VOWELS)
    assert table.wait_for_turn()
    assert table.state()["board"][position.square] == letter_of(EDITION.alphabet.labels.index(face))

    page.get_by_role("button", name="Swap", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".tiles button").nth(0).click()
    dialog.locator("select[name=vowels]").select_option("1")
    dialog.locator("footer .primary").click()
    page.wait_for_function("() => document.querySelectorAll('.moves tbody tr').length >= 6")


def type_play(table, play):
    """Type the tiles of a play that leave the rack; a blank by Shift."""
    down = play.direction is Direction.DOWN
    step = EDITION.layout.columns if down else 1
    laid = [(play.start + step * at, tile) for at, tile in enumerate(play.tiles) if tile]
    table.walk_to(laid[0][0], down=down)
    for _, tile in laid:
        for letter in label(EDITION, tile).lower():
            table.press(letter.upper() if tile & BLANK else letter, shift=bool(tile & BLANK))
    assert {square: label(EDITION, tile) for square, tile in laid}.items() <= table.lying().items()


def test_a_typed_line_takes_a_blank_and_chooses_the_bag_against_a_person(sit):
    page, position, events = sit(HUMAN, view='{"view":"speech"}')
    ear = Ear(page)
    expect(page.locator("#listen-hint")).to_contain_text("take h8")
    for count in (0, VOWELS):
        ear.type(f"{position.text} vowels {count}")
        expect(ear.said).to_contain_text("is on your rack")
    expect(ear.said).to_contain_text(f"{VOWELS} vowels")
    assert violations(page) == []
    ear.type("")
    expect(page.locator("ol li").first).to_contain_text("You")
    page.wait_for_selector("main[data-turn=theirs]")
    expect_taken(events(), position, VOWELS)
