"""A real server, a real browser, and pages that may not complain."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

from tests.e2e.server import Server
from tests.e2e.table import Table

CHROMIUM = os.environ.get("CROSSGLOT_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
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
SEED = "crossglot"
LOCALES = {"hu": "hu-HU", "cs": "cs-CZ", "et": "et-EE", "el": "el-GR", "en": "en-GB"}

needs_browser = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="no chromium here")


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """One for all tests that do not kill it; the same tiles in every game, so that a run can be had again."""
    server = Server(tmp_path_factory.mktemp("server"), SEED)
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
        complaints: What the pages wrote to their consoles; a test that expects some clears it.
    """

    def __init__(self, browser):
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, server, path="/", language="hu", **options):
        context = self._browser.new_context(
            locale=LOCALES[language],
            base_url=server.address,
            **{"viewport": DESKTOP, "reduced_motion": "reduce", **options},
        )
        self._contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(path)
        return page

    def _hear(self, line):
        if line.type in {"error", "warning"}:
            self.complaints.append(line.text)

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
        page.locator(f'input[name=count][value="{opponents}"]').check(force=True)
        page.locator("form button.primary").click()
        return Table(page)

    return sit_down
