"""A slow line and a slow machine: nothing jumps, and little is sent. Times are for ``benchmarks/page.py``."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.measured import first_visit, slow_down
from tests.e2e.test_phone import PHONE

pytestmark = needs_browser

SCRIPTS = 100_000
"""Bytes of JavaScript on the wire for a first visit; 150 KB were asked for."""


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_front_page_does_not_jump(visit, server, size):
    page = visit(server, "about:blank", **size)
    slow_down(page)
    figures = first_visit(page, "/", "form button.primary")
    page.wait_for_load_state("load")
    assert page.evaluate("window.shift") < 0.1, figures
    assert 20_000 < figures.scripts < SCRIPTS, figures


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_table_does_not_jump_while_a_turn_is_played(visit, sit_down, server, size):
    table = sit_down("hu", edition="HU-M", **size)
    address = table.page.url
    page = table.page.context.new_page()
    slow_down(page)
    figures = first_visit(page, address, "[role=grid]")
    assert 20_000 < figures.scripts < SCRIPTS, figures
    page.locator('[role=grid] [tabindex="0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "Space", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("main")).to_have_attribute("data-turn", "yours")
    assert page.evaluate("window.shift") < 0.1, figures


GROUND = """new MutationObserver((_, seen) => {
    if (document.querySelector('main') === null) return;
    seen.disconnect();
    window.ground = getComputedStyle(document.documentElement).getPropertyValue('--board');
}).observe(document, {childList: true, subtree: true})"""


def test_a_chosen_board_is_there_before_the_page(visit, server):
    page = visit(server, "/settings", "en")
    chosen = "getComputedStyle(document.documentElement).getPropertyValue('--board')"
    own = page.evaluate(chosen)
    page.get_by_role("radio", name="Paper").check(force=True)
    page.wait_for_function(f"own => {chosen} !== own", arg=own)
    paper = page.evaluate(chosen)
    held = []

    def hold(route):
        held.append(route)

    page.route(re.compile(r"boards-[^/]*\.css"), hold)
    page.add_init_script(GROUND)
    with page.expect_response(re.compile("Lobby-.*js")):
        page.goto("/lobby", wait_until="commit")
    assert page.locator("main").count() == 0
    for route in held:
        route.continue_()
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("window.ground") == paper
