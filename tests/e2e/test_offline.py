"""Without a connection: what is there, what is said, and how a newer page comes."""

import re
import shutil
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import ROOT, needs_browser
from tests.e2e.server import Server, another_site
from tests.e2e.test_access import violations

pytestmark = needs_browser

WEB = ROOT / "src/crossglot/web"
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const has = async () => (await (await caches.open('sheets')).keys()).some(({ url }) => url.endsWith('/lists/3'));
    while (!(await has()) || !navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
}"""
NOTICE = ".notices"


@pytest.fixture
def copied(tmp_path):
    """The built page in a folder that may change, at an address of its own."""
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder)
    with another_site(folder) as address:
        yield SimpleNamespace(folder=folder, address=address)


def test_rules_and_short_words_need_no_server(visit, tmp_path):
    server = Server(tmp_path)
    server.start()
    page = visit(server, "/", "hu", service_workers="allow")
    page.evaluate(KEPT)
    assert page.locator(NOTICE).inner_text() == ""
    server.kill()
    page.goto("/rules")
    expect(page.locator("main h2").first).to_be_visible()
    expect(page.locator(NOTICE)).to_contain_text("Nincs kapcsolat")
    assert violations(page) == []
    page.locator(f"{NOTICE} a").nth(1).click()
    expect(page.locator("table tbody tr").first).to_be_visible()
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    server.start()
    page.goto("/rules")
    expect(page.locator("main h2").first).to_be_visible()
    expect(page.locator(NOTICE)).to_have_text("")
    server.stop()
    visit.pardon("net::ERR_")


def test_a_page_says_that_the_browser_has_lost_the_net(visit, server):
    page = visit(server, "/settings", "en")
    page.context.set_offline(True)
    expect(page.locator(NOTICE)).to_contain_text("You are offline.")
    page.context.set_offline(False)
    expect(page.locator(NOTICE)).to_have_text("")
    # On a slow machine the page fetches in advance only now, in vain.
    visit.pardon("net::ERR_", "Failed to fetch")


def test_a_table_says_so_without_moving(visit, server, sit_down):
    page = sit_down("en").page
    rack = page.locator("[data-rack]").bounding_box()
    page.context.set_offline(True)
    expect(page.locator(".link")).to_contain_text("The connection is lost.")
    expect(page.locator(f"{NOTICE} p")).to_be_hidden()
    assert page.locator("[data-rack]").bounding_box() == rack
    page.context.set_offline(False)
    expect(page.locator(".link p")).to_have_count(0)
    visit.pardon("net::ERR_", "Failed to fetch")


def test_a_newer_page_waits_to_be_wanted(visit, copied):
    visit.pardon("/api/")
    page = visit(copied, "/", "en", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    worker = copied.folder / "sw.js"
    text = worker.read_text("utf-8")
    version = re.search(r'"([0-9a-f]{12})"', text)[1]
    worker.write_text(text.replace(version, "fedcba987654"), "utf-8")
    page.evaluate("navigator.serviceWorker.ready.then(r => r.update()).then(() => null)")
    expect(page.locator(NOTICE)).to_contain_text("A new version of this page is available.")
    assert violations(page) == []
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("caches.keys()") == [f"shell-{version}", "shell-fedcba987654"]
    expect(page.locator(NOTICE)).to_have_text("")


def test_the_page_can_be_installed(visit, server):
    page = visit(server, "/", service_workers="allow")
    browser = page.context.new_cdp_session(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in errors} <= {"in-incognito"}, "as every test is"
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{server.address}/manifest.webmanifest"


COVERED = """link => {
    const {left, top, right, bottom} = link.querySelector('p').getBoundingClientRect();
    const there = [left + 2, (left + right) / 2, right - 2]
        .flatMap(x => document.elementsFromPoint(x, (top + bottom) / 2))
        .filter(each => each.matches('button, a, input, h1, h2, .tile') && !link.contains(each));
    return there.map(each => each.outerHTML);
}"""


@pytest.mark.parametrize("played", ["bingo", "duplicate"])
def test_other_tables_say_so_without_covering_anything(visit, server, played):
    page = visit(server, "/variants", "en")
    if played == "bingo":
        setup = {"variant": "bingo", "edition": "HU-M"}
        made = page.request.post("/api/games", data={"setup": setup}).json()["id"]
        page.goto(f"/variant/{made}")
        page.get_by_role("button", name="Start the game").click()
    else:
        event = {"name": "Kör", "edition": "HU-M", "rounds": [1], "plan": {"pause": 0}}
        made = page.request.post("/api/tournaments", data=event).json()["id"]
        page.request.post(f"/api/tournaments/{made}/players", data={"code": "", "name": "Anna"})
        page.request.post(f"/api/tournaments/{made}/desk", data={"act": "start"})
        page.goto(f"/duplicate/{made}")
    line = page.locator(".link.inline")
    expect(line).to_be_attached()
    # The button that tries again comes with the sentence, and is not among those that were there.
    places = """() => [...document.querySelectorAll('main :is(h1, h2, button, [data-rack])')]
        .filter(each => !each.closest('.link'))
        .map(each => JSON.stringify(each.getBoundingClientRect()))"""
    before = page.evaluate(places)
    page.context.set_offline(True)
    expect(line).to_contain_text("The connection is lost.")
    assert page.evaluate(places) == before, "nothing moves"
    assert line.evaluate(COVERED) == [], "nothing is covered"
    assert line.bounding_box()["height"] < 60, "it keeps to its place"
    expect(page.locator(".link:not(.inline)")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".link p")).to_have_count(0)
    visit.pardon("net::ERR_", "Failed to fetch")
