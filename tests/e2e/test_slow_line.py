"""A slow line and a slow machine: nothing jumps, and little is sent. Times are for ``benchmarks/page.py``."""

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
