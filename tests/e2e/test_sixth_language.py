"""The page in a language that is a folder of sentences and nothing else, not all of them there."""

import os
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from setup import ROOT
from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server

pytestmark = needs_browser

BUILT_FROM = ("web/src", "web/build", "web/public", "src/crossglot/messages")
FILES = ("index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
SENTENCES = {
    "language.ftl": "language-name = Volapük\n",
    "page.ftl": "page-settings = Paramets\n",
    "page/settings.ftl": "settings-kept = Kipedons is.\n",
}


@pytest.fixture
def copy(tmp_path):
    """The page of a copy of this project that has Volapük, too; and what its build said."""
    for folder in BUILT_FROM:
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in FILES:
        shutil.copy(ROOT / "web" / file, tmp_path / "web")
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, text in SENTENCES.items():
        file = tmp_path / "src/crossglot/messages/vo" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    package = tmp_path / "src" / "crossglot"
    for entry in (ROOT / "src" / "crossglot").iterdir():
        if entry.name not in {"messages", "web", "__pycache__"}:
            (package / entry.name).symlink_to(entry)
    ended = subprocess.run(
        ["npm", "run", "build"], cwd=tmp_path / "web",
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return tmp_path, ended.stdout + ended.stderr


def test_the_page_speaks_a_sixth_language_and_english_where_it_lacks_a_sentence(
    copy, visit, monkeypatch
):
    folder, said = copy
    assert "vo/page.ftl lacks" in said
    assert "vo has no page/account.ftl" in said
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder / "src"), str(ROOT)]))
    server = Server(folder)
    server.start()
    try:
        page = visit(server, "/settings", "en")
        page.locator("input[name=language][value=vo]").check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", "vo")
        expect(page.locator("main")).to_contain_text("Kipedons is.")
        expect(page.locator("body")).to_contain_text("Paramets")
        expect(page.locator("main")).to_contain_text("English")
        page.goto("/lobby?own=1")
        expect(page.get_by_role("heading", name="Offer a game")).to_be_visible()
        answer = page.request.get("/api/editions/HU-M/rules?language=vo")
        assert answer.ok
        assert len(answer.json()) > 3
        refused = page.request.get("/api/editions/HU-M/rules?language=zz")
        assert refused.status == 400
        assert refused.json()["error"]["code"] == "malformed-message"
        page.close()  # it would complain of a server that is gone
    finally:
        server.stop()
