"""Every screen of the page, each in a state that is the same in every run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.e2e.finished import ask, play_some, register
from tests.e2e.server import Server

LOOK = "vision"
"""The seed of the games on the screens."""

SPEECH = "localStorage['crossglot.look'] = '{\"view\":\"speech\"}'"

BOARD = "localStorage.removeItem('crossglot.look')"
"""Before every other page: one screen does not change the look of the next."""


@dataclass(frozen=True)
class World:
    """What lies on the server.

    Attributes:
        anna: The cookies of who made all of it.
        finished: Id of a game that Anna has given up.
        solitaire: Id of a variant's game that runs.
        removal: The same.
        bingo: Id of one that waits for players.
        event: Id of an event that has not begun.
        made: When all of it was there, in seconds; for who looks at it, it is always then.
    """

    anna: Any
    finished: str
    solitaire: str
    removal: str
    bingo: str
    event: str
    made: float


def furnish(browser: Browser, server: Server) -> World:
    """Make what the screens show."""
    context = browser.new_context(base_url=server.address, locale="en-GB")
    page = context.new_page()
    page.goto("/settings")
    register(page, "Anna")

    def variant(**setup: object) -> str:
        body = {"setup": {"edition": "HU-M", **setup}}
        return str(ask(page, "POST", "/api/games", body)["id"])

    event = {"name": "Kör", "edition": "HU-M", "rounds": [3], "plan": {"pause": 0}}
    finished = play_some(page, turns=5)
    world = World(
        finished=finished,
        solitaire=variant(variant="solitaire"),
        removal=variant(variant="removal", game=finished, computers=1),
        bingo=variant(variant="bingo"),
        event=ask(page, "POST", "/api/tournaments", event)["id"],
        anna=context.storage_state(),
        made=time.time(),
    )
    context.close()
    return world


@dataclass(frozen=True)
class Screen:
    """How a screen is come by.

    Attributes:
        path: Its address; fields of the world in braces.
        shown: What is there once it is complete.
        own: Whether Anna looks at it, not a stranger.
        before: A script that runs before the page does.
        then: What is done on it.
    """

    path: str
    shown: str
    own: bool = False
    before: str = BOARD
    then: Callable[[Page], None] | None = None

    def show(self, page: Page, world: World) -> None:
        """Bring ``page`` there."""
        page.add_init_script(self.before)
        page.goto(self.path.format(**vars(world)))
        expect(page.locator(self.shown).first).to_be_visible()
        if self.then is not None:
            self.then(page)
        page.wait_for_load_state("networkidle")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        expect(page.locator(".link p")).to_have_count(0)
        page.wait_for_function("[...document.images].every(image => image.complete)")


def lay_two(page: Page) -> None:
    """A new game, with two tiles laid."""
    made = page.request.post("/api/games", data={"edition": "HU-M", "opponents": ["greedy"]})
    page.goto(f"/game/{made.json()['id']}")
    page.wait_for_selector("main[data-turn=yours]")
    tiles = page.locator("[data-rack] button:not(:has(.blank))")
    for square in (96, 97):
        tiles.first.click()
        page.locator(f'[data-square="{square}"]').click()
    expect(page.locator(".square.fresh")).to_have_count(2)
    expect(page.locator(".status")).not_to_be_empty()


def offer_game(page: Page) -> None:
    """A game that waits for somebody to join; one that is kept waiting for long is given up."""
    offered = {"edition": "HU-M", "seats": ["me", "open"], "visibility": "private"}
    made = page.request.post("/api/games", data=offered)
    page.goto(f"/game/{made.json()['id']}")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def begin_game(page: Page) -> None:
    """The first to look begins it."""
    start = page.get_by_role("button", name="Start the game")
    expect(start.or_(page.get_by_role("grid"))).to_be_visible()
    if start.is_visible():
        start.click()
    expect(page.get_by_role("grid")).to_be_visible()


def begin_alone(page: Page) -> None:
    """Today's duplicate, before its first rack."""
    page.locator(".panels a").first.click()
    expect(page.get_by_role("grid")).to_be_visible()


SCREENS = {
    "front": Screen("/", "form button.primary"),
    "lobby": Screen("/lobby?own=1", "form summary"),
    "game": Screen("/settings", "fieldset", then=lay_two),
    "over": Screen("/game/{finished}", ".end .total", own=True),
    "speech": Screen("/game/{finished}", "section table", own=True, before=SPEECH),
    "waiting": Screen("/settings", "fieldset", then=offer_game),
    "games": Screen("/games", "text=Variants in progress", own=True),
    "replay": Screen("/game/{finished}/replay#4", ".stepper", own=True),
    "replay-file": Screen("/replay", "textarea"),
    "player": Screen("/player/me", "table", own=True),
    "account": Screen("/account", "form"),
    "account-own": Screen("/account", "details", own=True),
    "study": Screen("/study?edition=HU-M&tool=short", "table"),
    "rules": Screen("/rules", "main h2"),
    "lesson": Screen("/lesson?edition=HU-M&step=2", "[role=grid]"),
    "about": Screen("/about", "dl"),
    "settings": Screen("/settings", "fieldset"),
    "variants": Screen("/variants", ".panels"),
    "variant-form": Screen("/variants?variant=solitaire&edition=HU-M", "form"),
    "solitaire": Screen("/variant/{solitaire}", "[role=grid]", own=True),
    "removal": Screen("/variant/{removal}", "h1", own=True, then=begin_game),
    "bingo": Screen("/variant/{bingo}", "main", own=True),
    "duplicate": Screen("/duplicate", ".panels"),
    "event": Screen("/duplicate/{event}", "main img", own=True),
    "alone": Screen("/duplicate", ".panels a", then=begin_alone),
    "sheet": Screen("/sheet?edition=HU-M&players=2", "table"),
    "moderation": Screen("/moderation", "[role=alert] a"),
    "embed": Screen("/embed/game/{finished}", "[role=grid]"),
    "components": Screen("/components", "[data-component] details"),
}
"""Name -> screen."""
