"""What games say at the terminal is said in five languages, with the same facts."""

from fluent.syntax import FluentParser, ast

from crossglot.languages import LANGUAGES, facts_told
from setup import ROOT
from tests.rows import for_each

MESSAGES = ROOT / "src" / "crossglot" / "messages"
FOLDERS = sorted({path.stem for path in (MESSAGES / "en").glob("*.ftl")} - {"page"})


def spoken(folder, language):
    text = (MESSAGES / language / f"{folder}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder}/{language}.ftl"
    return {entry.id.name: facts_told(entry) for entry in entries if isinstance(entry, ast.Message)}


@for_each("language", LANGUAGES[1:])
@for_each("folder", FOLDERS)
def test_every_language_says_the_same(folder, language):
    assert spoken(folder, language) == spoken(folder, LANGUAGES[0])


def test_there_is_something_to_say():
    assert "terminal" in FOLDERS
