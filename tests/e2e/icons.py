"""Draws the icons of the installed page from ``web/public/icon.svg``: ``python -m tests.e2e.icons``."""

import re

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, ROOT

PUBLIC = ROOT / "web/public"
ICONS = {"icon-192": (192, False), "icon-512": (512, False), "icon-maskable": (512, True), "icon-touch": (180, True)}  # fmt: skip
"""Name -> pixels, and whether the system cuts a shape of its own out of it."""

SAFE = 0.74
"""How much of the width is in every such shape."""


def picture(pixels, maskable):
    """A page that shows the icon and nothing else."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    ground = re.search(r'<rect[^>]*fill="(#\w+)"/>', svg)[1]
    size = pixels * (SAFE if maskable else 1)
    body = ground if maskable else "transparent"
    return (
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{body}}}"
        f"svg{{width:{size}px;height:{size}px}}</style>{svg}"
    )


def main():
    """Every icon, over the old ones."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (pixels, maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(picture(pixels, maskable))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
