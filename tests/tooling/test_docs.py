"""The docs name every command, error code and edition, and their links lead somewhere."""

import doctest
import re
from xml.etree import ElementTree as ET

import pytest

from crossglot.cli.commands import COMMANDS
from crossglot.editions import edition_ids
from setup import ROOT, diagram
from setup.decision_page import decision_page
from setup.error_page import error_page
from setup.event_page import event_page
from setup.glossary_page import glossary_page
from setup.message_page import message_page
from setup.route_page import route_page
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


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("decisions/README", decision_page),
        ("errors", error_page),
        ("formats/event-types", event_page),
        ("glossary-terms", glossary_page),
        ("messages", message_page),
        ("routes", route_page),
    ],
)
def test_a_generated_page_is_up_to_date(name, written):
    assert doc(f"docs/{name}.md") == written(), "run: make docs"


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


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/how-it-works.md"])
def test_every_file_that_is_named_exists(name):
    tops = "benchmarks|binding|docs|kernel|setup|src|tests|web"
    named = re.findall(rf"`((?:{tops})/[^`\s]*)`", doc(name))
    assert named
    assert [path for path in named if "<" not in path and not list(ROOT.glob(path))] == []


def test_the_picture_of_the_server_is_up_to_date():
    for path, picture in diagram.files().items():
        assert path.read_text("utf-8") == picture, "run: make docs"
        drawn = ET.fromstring(picture)
        assert drawn.attrib["role"] == "img"
        assert [part.tag.rpartition("}")[2] for part in drawn][:2] == ["title", "desc"]


def test_every_page_is_reached_from_the_index():
    """In one step, or by way of the generated list of decisions."""
    docs = ROOT / "docs"
    links = {
        (page.parent / target).resolve()
        for page in (docs / "README.md", docs / "decisions" / "README.md")
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", DOCS[page])
        if "://" not in target
    }
    below = [page for page in PAGES if docs in page.parents and page != docs / "README.md"]
    assert [str(page) for page in below if page not in links] == []


def test_the_readme_is_true():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


def test_the_readme_names_only_commands_that_exist():
    named = set(re.findall(r"`crossglot ([a-z]+)", doc("README.md")))
    assert named <= set(COMMANDS)
