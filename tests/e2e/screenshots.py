"""Takes the pictures of ``docs/screenshots``: ``python -m tests.e2e.screenshots [folder]``.

Games differ from run to run; the pictures are for people, not for comparison.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import CHROMIUM, DESKTOP, FLAGS, LOCALES, ROOT
from tests.e2e.server import Server
from tests.e2e.table import Table
from tests.e2e.test_phone import PHONE

SHOTS = [
    # name, language, edition, turns, context
    ("game", "hu", "HU-M", 5, {"viewport": DESKTOP}),
    ("game-dark", "cs", "CS", 5, {"viewport": DESKTOP, "color_scheme": "dark"}),
    ("phone", "hu", "HU-M", 4, PHONE),
    ("phone-dark", "el", "EL", 4, {**PHONE, "color_scheme": "dark"}),
]


def play(table, turns):
    """Some turns, and one that lies on the board but is not played."""
    for turn in range(turns + 1):
        if not table.wait_for_turn() or (choice := table.choose()) is None:
            return
        table.type(choice)
        table.expect_lying(choice)
        if turn < turns:
            table.commit(choice)


def main(folder):
    """Every picture into ``folder``."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, language, edition, turns, options in SHOTS:
            context = browser.new_context(
                locale=LOCALES[language],
                base_url=server.address,
                reduced_motion="reduce",
                **options,
            )
            page = context.new_page()
            page.goto("/")
            page.locator(f'input[value="{edition}"]').check(force=True)
            page.locator("form button.primary").click()
            play(Table(page), turns)
            page.mouse.move(0, 0)
            page.screenshot(path=folder / f"{name}.png")
            if name == "game":
                page.goto("/")
                page.locator(".running").wait_for()
                page.screenshot(path=folder / "front.png")
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/screenshots")
