"""A real server, a real browser, and pages that may not complain."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect, sync_playwright

from tests.e2e.server import Server
from tests.e2e.table import Table

CHROMIUM = os.environ.get("CROSSGLOT_CHROMIUM", "/usr/bin/chromium")
SWITCHED_OFF = [
    # Pages of the address bar's own, loaded for every window: 0.7 s of CPU each time.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright switches off: Chromium heeds the last list alone.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
]
FLAGS = [
    f"--disable-features={','.join(SWITCHED_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
DESKTOP = {"width": 1280, "height": 800}
LOCALES = {"hu": "hu-HU", "cs": "cs-CZ", "et": "et-EE", "el": "el-GR", "en": "en-GB"}

ALONE = {"service_workers": "block"}
"""Nothing between page and server, but where that is what is tested."""

PATIENCE = 60_000
"""Milliseconds until what does not come is held to be missing."""

expect.set_options(timeout=PATIENCE)

HARMLESS = (
    "blocked by Playwright",
    "WebSocket is closed before the connection is established",
    "preloaded using link preload but not used within a few seconds",
    "A preload for ",
)
"""What a console tells of a test's doing: no service worker, a page left, or made to ask
for something else, while it connects or loads."""

REFUSED = "the server responded with a status of 4"
"""How Chromium notes that the server said no."""

needs_browser = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="no chromium here")


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """One for all tests that do not kill it; the same tiles in every game, so that a run can be had again."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")  # playwright's loop would be in the way of other tests' loops
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Visits:
    """Opens pages like visitors who have their own cookies.

    Attributes:
        pardoned: Parts of lines, or of the addresses that they are about, of which no page is to be blamed.
    """

    def __init__(self, browser):
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._heard: list[str] = []
        self.pardoned: list[str] = list(HARMLESS)

    def __call__(self, server, path="/", language="hu", **options):
        context = self._browser.new_context(
            locale=LOCALES[language],
            base_url=server.address,
            **{"viewport": DESKTOP, "reduced_motion": "reduce", **ALONE, **options},
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self._heard.append(str(error)))
        page.on("console", self._hear)
        page.goto(path)
        return page

    def _hear(self, line):
        if line.type in {"error", "warning"}:
            self._heard.append(f"{line.text} {line.location['url']}")

    def pardon(self, *parts: str) -> None:
        """Expect lines with one of ``parts``: those that were written, and those still on their way."""
        self.pardoned += parts

    @property
    def complaints(self) -> list[str]:
        """What the pages wrote to their consoles, the pardoned left out."""
        return [line for line in self._heard if not any(part in line for part in self.pardoned)]

    def end(self):
        for context in self._contexts:
            context.close()


@pytest.fixture
def visit(browser):
    visits = Visits(browser)
    yield visits
    visits.end()
    assert visits.complaints == []


@pytest.fixture
def sit_down(visit, server):
    """Starts a game from the front page, as anybody would."""

    def sit_down(language="hu", edition=None, opponents=1, at=server, **options):
        page = visit(at, language=language, **options)
        if edition is not None:
            page.locator(f'input[value="{edition}"]').check(force=True)
        if opponents != 1:
            page.locator("form summary").click()
            page.locator(f'input[name=count][value="{opponents}"]').check(force=True)
        page.locator("form button.primary").click()
        return Table(page)

    return sit_down
