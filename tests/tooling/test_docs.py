"""The docs name every command, error code and edition, and their links lead somewhere."""

import doctest
import re

from crossglot.cli.commands import COMMANDS
from crossglot.editions import edition_ids
from setup import ROOT
from setup.error_page import error_page
from setup.tasks import TASKS
from tests.rows import for_each
from tests.tooling.test_sentences import CODES

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DOCS = {page: page.read_text("utf-8") for page in PAGES}


def doc(name):
    return DOCS[ROOT / name]


@for_each("command", COMMANDS)
def test_every_command_is_told(command):
    assert f"## crossglot {command}\n" in doc("docs/commands.md")


@for_each("code", sorted(CODES))
def test_every_error_code_is_told(code):
    assert f"| `{code}` |" in doc("docs/errors.md")


def test_the_page_of_errors_is_up_to_date():
    assert doc("docs/errors.md") == error_page(), "run: make docs"


@for_each("edition", edition_ids())
def test_every_edition_is_told(edition):
    assert f"`{edition}`" in doc("docs/editions.md")


@for_each("task", TASKS)
def test_every_make_target_is_told(task):
    assert f"`make {task}`" in doc("CONTRIBUTING.md")


@for_each("page", PAGES)
def test_links_lead_somewhere(page):
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", DOCS[page])
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


def test_every_page_is_reached_from_the_index():
    index = doc("docs/README.md")
    below = [page.relative_to(ROOT / "docs") for page in PAGES if ROOT / "docs" in page.parents]
    assert [
        str(page) for page in below if page.name != "README.md" and f"({page})" not in index
    ] == []


def test_the_readme_is_true():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


def test_the_readme_names_only_commands_that_exist():
    named = set(re.findall(r"`crossglot ([a-z]+)", doc("README.md")))
    assert named <= set(COMMANDS)
