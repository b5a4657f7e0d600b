"""The screens look as they did when somebody last looked at them (``tests/e2e/references.py``)."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.references import (
    FOLDER,
    KEPT,
    difference,
    name_of,
    picture,
    visitor,
)
from tests.e2e.screens import LOOK, SCREENS, furnish
from tests.e2e.server import Server

pytestmark = needs_browser

TOLERATED = 0.02
"""Which part of a screen may look otherwise: fonts, and nothing that is a part of the page."""

LARGEST = 500_000
"""Bytes of all pictures together."""


@pytest.fixture(scope="module")
def seeded(browser, tmp_path_factory):
    """A server, and what lies on it."""
    server = Server(tmp_path_factory.mktemp("look"), LOOK)
    server.start()
    yield server, furnish(browser, server)
    server.stop()


@pytest.mark.parametrize(("view", "width", "scheme"), KEPT)
def test_it_looks_as_it_did(browser, seeded, view, width, scheme):
    name, (server, world) = name_of(view, width, scheme), seeded
    with visitor(browser, server, world, view, width, scheme) as page:
        SCREENS[view].show(page, world)
        assert difference(page, (FOLDER / name).read_bytes(), picture(page)) < TOLERATED, name


def test_another_screen_is_told_apart(visit, server):
    page = visit(server, "about:blank", "en")
    pictures = {name_of(*kept): (FOLDER / name_of(*kept)).read_bytes() for kept in KEPT}
    for one, other in (
        ("settings-360-dark", "front-360-dark"),
        ("game-768-light", "lesson-768-light"),
        ("over-1280-light", "lobby-1280-light"),
    ):
        pair = pictures[f"{one}.webp"], pictures[f"{other}.webp"]
        assert difference(page, *pair) > TOLERATED, (one, other)


def test_the_pictures_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST
    assert {path.name for path in FOLDER.iterdir()} == {name_of(*kept) for kept in KEPT}


CARD = "input => getComputedStyle(input.nextElementSibling).backgroundColor"


def test_what_is_chosen_stands_out_in_the_colours_of_the_system(visit, server):
    page = visit(server, "/", forced_colors="active")
    expect(page.locator("input[name=edition]:checked")).to_have_count(1)
    page.locator("form summary").click()
    for name in ("edition", "strength", "count"):
        chosen = page.locator(f"input[name={name}]:checked").evaluate(CARD)
        other = page.locator(f"input[name={name}]:not(:checked)").first.evaluate(CARD)
        assert chosen != other
