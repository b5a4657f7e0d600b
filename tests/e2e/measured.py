"""How fast a page comes over a slow line to a slow machine, as Chromium itself measures it."""

import json
from dataclasses import asdict, dataclass

from playwright.sync_api import Page

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""The line that Lighthouse calls slow 4G: milliseconds there and back, bytes a second."""

SLOWER = 4
"""How many times slower the machine is."""

WATCH = """
const come = new MutationObserver(() => {
    if (!document.querySelector(WANTED)) return;
    come.disconnect();
    // Drawn, and nothing left that a finger would have to wait for.
    requestAnimationFrame(() => setTimeout(() => { window.usable = Math.round(performance.now()); }));
});
come.observe(document, {childList: true, subtree: true});
window.shift = 0;
window.slowest = 0;
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.slowest = Math.max(window.slowest, entry.duration);
}).observe({type: 'event', durationThreshold: 16, buffered: true});
"""

FIGURES = """() => {
    const files = performance.getEntriesByType('resource');
    const size = kind => files.filter(({name}) => kind.test(new URL(name).pathname))
        .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1;
    return {
        painted: Math.round(painted),
        usable: Math.max(window.usable, Math.round(painted)),
        shift: Math.round(window.shift * 10000) / 10000,
        scripts: size(/[.]js$/),
        styles: size(/[.]css$/),
        files: files.length,
    };
}"""


@dataclass(frozen=True)
class Figures:
    """What a first visit costs.

    Attributes:
        painted: Milliseconds to the first text or picture.
        usable: Milliseconds until what one came for is drawn and takes a touch, by the page's own
            clock: the tool that watches from outside is slowed down, too, and would be counted.
        shift: How much the page moved by itself, as Chromium scores it; 0 is not at all.
        scripts: Bytes of JavaScript as they were sent.
        styles: Bytes of style sheets as they were sent.
        files: How many files were fetched, answers of the API among them.
    """

    painted: int
    usable: int
    shift: float
    scripts: int
    styles: int
    files: int

    def __str__(self) -> str:
        return ", ".join(f"{name} {value:,}" for name, value in asdict(self).items())


def slow_down(page: Page) -> None:
    """Put a slow line and a slow machine between ``page`` and everything."""
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", SLOW_4G)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_visit(page: Page, path: str, wanted: str) -> Figures:
    """The figures of opening ``path`` in an empty browser until ``wanted`` is there.

    Args:
        page: One that was nowhere yet.
        path: What is opened.
        wanted: A selector; the page is usable once it can be seen.
    """
    page.add_init_script(WATCH.replace("WANTED", json.dumps(wanted)))
    page.goto(path, wait_until="commit")
    # Seldom: asking at every picture takes half of a slow machine from the page that draws it.
    page.wait_for_function("() => window.usable", polling=500)
    assert page.locator(wanted).first.is_visible()
    return Figures(**page.evaluate(FIGURES))


def slowest_key(page: Page, keys: str) -> int:
    """Milliseconds from the slowest of ``keys`` to the next picture."""
    for key in keys:
        page.keyboard.press(key)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")
    return int(page.evaluate("window.slowest"))
