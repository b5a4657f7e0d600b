"""How fast the page comes: a first visit over slow 4G, on a machine four times slower.

A real ``crossglot serve`` and headless Chromium, throttled by its own tools as Lighthouse does it.

    python -m benchmarks.page [--visits 3]
"""

import argparse
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.measured import Figures, first_visit, slow_down, slowest_key
from tests.e2e.server import Server

PAGES = {
    "/": "form button.primary",
    "/lobby": "main h2",
    "/study": "main form",
    "/rules": "main h2",
}
PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}


def main():
    """Print the median of every figure, page by page."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--visits", type=int, default=3, help="of each page, in empty browsers")
    visits = options.parse_args().visits
    print(f"load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place), "benchmark")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        made = browser.new_context(base_url=server.address, locale="hu-HU")
        game = made.request.post("/api/games", data={"edition": "HU-M", "opponents": ["level-5"]})
        address = f"/game/{game.json()['id']}"
        for path, wanted in {**PAGES, address: "[role=grid]"}.items():
            print(
                f"{path.split('/')[1] or 'front':8}", middle(browser, server, path, wanted, visits)
            )
        print("keys at the table, slowest:", keys(made, address), "ms")
        browser.close()
        server.stop()


def middle(browser, server, path, wanted, visits):
    """The medians of several first visits."""
    taken = []
    for _ in range(visits):
        context = browser.new_context(base_url=server.address, locale="hu-HU", **PHONE)
        page = context.new_page()
        slow_down(page)
        taken.append(first_visit(page, path, wanted))
        context.close()
    medians = {
        name: statistics.median(getattr(each, name) for each in taken)
        for name in Figures.__dataclass_fields__
    }
    return Figures(**medians)


def keys(context, address):
    """The slowest answer to a key, of the player in an unthrottled line."""
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    first_visit(page, address, "[role=grid]")
    page.locator('[role=grid] [tabindex="0"]').focus()
    return slowest_key(page, ["ArrowRight", "ArrowDown", "ArrowLeft", " ", "ArrowUp"] * 4)


if __name__ == "__main__":
    main()
