"""How the screens look: small pictures to compare with. ``python -m tests.e2e.references`` renews them.

A picture is kept at a third of its size, so that other fonts make little difference and a moved or
missing part a great one. Look at each before you commit it.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ALONE, CHROMIUM, FLAGS, LOCALES, ROOT
from tests.e2e.screens import LOOK, SCREENS, World, furnish
from tests.e2e.server import Server

FOLDER = ROOT / "tests/e2e/references"
HEIGHTS = {360: 640, 768: 1024, 1280: 800}
"""Width -> height of the window."""

KEPT = (
    ("front", 1280, "light"),
    ("front", 360, "dark"),
    ("lobby", 1280, "light"),
    ("game", 1280, "light"),
    ("game", 768, "light"),
    ("game", 360, "dark"),
    ("over", 1280, "light"),
    ("speech", 768, "light"),
    ("waiting", 360, "light"),
    ("replay", 1280, "light"),
    ("player", 360, "dark"),
    ("account-own", 768, "light"),
    ("study", 360, "light"),
    ("rules", 360, "light"),
    ("lesson", 768, "light"),
    ("settings", 360, "dark"),
    ("variant-form", 768, "light"),
    ("removal", 360, "light"),
    ("bingo", 1280, "light"),
    ("event", 1280, "light"),
    ("alone", 360, "light"),
    ("components", 1280, "light"),
)
"""Screen, width of the window and colour scheme of each picture that is kept: every layout and
both schemes, without the same look twice."""

SCALE = 3
SHRINK = """async ([png, scale]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width / scale;
    canvas.height = image.height / scale;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""

DIFFERENCE = """async pictures => {
    const [one, other] = await Promise.all(pictures.map(async webp => {
        const image = new Image();
        image.src = 'data:image/webp;base64,' + webp;
        await image.decode();
        const canvas = document.createElement('canvas');
        // Blocks of eight pixels: what a font does inside of one is forgiven.
        canvas.width = Math.ceil(image.width / 8);
        canvas.height = Math.ceil(image.height / 8);
        const context = canvas.getContext('2d', {willReadFrequently: true});
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return {width: image.width, height: image.height,
            data: context.getImageData(0, 0, canvas.width, canvas.height).data};
    }));
    if (one.width !== other.width || one.height !== other.height) return 1;
    let far = 0;
    for (let at = 0; at < one.data.length; at += 4) {
        const apart = [0, 1, 2].map(part => Math.abs(one.data[at + part] - other.data[at + part]));
        if (Math.max(...apart) > 40) far += 1;
    }
    return far / (one.data.length / 4);
}"""


def name_of(view: str, width: int, scheme: str) -> str:
    """The file of a picture."""
    return f"{view}-{width}-{scheme}.webp"


@contextmanager
def visitor(
    browser: Browser, server: Server, world: World, view: str, width: int, scheme: str
) -> Iterator[Page]:
    """A window of this width before ``view``: Anna's, or that of somebody who has never been here."""
    context = browser.new_context(
        locale=LOCALES["en"],
        base_url=server.address,
        reduced_motion="reduce",
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme=scheme,
        has_touch=width < 1000,
        storage_state=world.anna if SCREENS[view].own else None,
        **ALONE,
    )
    page = context.new_page()
    page.clock.set_fixed_time(world.made)  # or "this minute" would be "1 minute ago" in a slow run
    yield page
    context.close()


def picture(page: Page) -> bytes:
    """What ``page`` shows now, small."""
    page.mouse.move(0, 0)
    png = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
    return base64.b64decode(page.evaluate(SHRINK, [png, SCALE]))


def difference(page: Page, one: bytes, other: bytes) -> float:
    """Which part of two pictures is different, from 0 to 1; ``page`` does the work."""
    encoded = [base64.b64encode(each).decode() for each in (one, other)]
    return float(page.evaluate(DIFFERENCE, encoded))


def main(views: list[str]) -> None:
    """Take the kept pictures of ``views`` anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place), LOOK)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        world = furnish(browser, server)
        for view, width, scheme in (kept for kept in KEPT if kept[0] in views):
            with visitor(browser, server, world, view, width, scheme) as page:
                SCREENS[view].show(page, world)
                (FOLDER / name_of(view, width, scheme)).write_bytes(picture(page))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(SCREENS))
