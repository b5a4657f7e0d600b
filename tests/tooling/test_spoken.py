"""What games say at the terminal is said in five languages, with the same facts."""

from fluent.syntax import FluentParser, ast

from crossglot.cli.sentences import LANGUAGES, facts_told
from setup import ROOT
from tests.rows import for_each

MESSAGES = ROOT / "src" / "crossglot" / "messages"
FOLDERS = sorted(folder.name for folder in MESSAGES.iterdir() if folder.is_dir())


def spoken(folder, language):
    text = (MESSAGES / folder / f"{language}.ftl").read_text("utf-8")
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
