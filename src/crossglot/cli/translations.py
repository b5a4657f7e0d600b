"""``crossglot translations``: what a language has not said yet, or says wrongly."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from crossglot.cli.sentences import say_in
from crossglot.languages import ENGLISH, languages_in
from crossglot.translations import PSEUDO, Finding, files_of, findings, pseudo

HERE = Path(__file__).parents[1] / "messages"

app = App(
    name="translations",
    help="Check the sentences of a language.",
    result_action="return_value",
)


@app.command
def check(*languages: str, folder: Path = HERE) -> int:
    """Compare languages with English, and with their own glossaries; a line for each finding.

    It finds files and sentences that are missing, lines that are no Fluent, facts that no
    program tells, plural forms that a number needs, and words that the glossary replaces.
    Exit code 0 when nothing was found, 1 when something was, 2 for a language without a folder.

    Parameters
    ----------
    languages
        Their codes; all when left out.
    folder
        The folder of all languages. Default: that of this program.
    """
    there = languages_in(folder)
    unknown = [language for language in languages if language not in there]
    if unknown:
        facts = {"languages": ", ".join(unknown), "known": ", ".join(there)}
        print(say_in("translations", "no-language", **facts), file=sys.stderr)
        return 2
    found = [line for language in languages or there for line in lines(folder, language)]
    for line in found:
        print(line)
    outcome = "found" if found else "nothing-found"
    print(say_in("translations", outcome, count=len(found)))
    return 1 if found else 0


def lines(folder: Path, language: str) -> Iterator[str]:
    """The findings of a language as lines: file, line, key, what."""
    yield from map(line_of, findings(folder, language))


def line_of(finding: Finding) -> str:
    """A finding as a line.

    >>> line_of(Finding("twice", "hu/page.ftl", 12, "undo")).split(": ")[:2]
    ['hu/page.ftl:12', 'undo']
    """
    where = f"{finding.file}:{finding.line}" if finding.line else finding.file
    what = say_in("translations", finding.what, **finding.facts)
    return ": ".join(filter(None, (where, finding.key, what)))


@app.command(name="pseudo")
def write_pseudo(
    *,
    mirrored: Annotated[bool, Parameter(negative="")] = False,
    remove: Annotated[bool, Parameter(negative="")] = False,
    folder: Path = HERE,
) -> int:
    """Make the language qps, which shows what is not translated.

    Every letter has an accent and every sentence stands in brackets; what looks plain on the
    page was not taken from the sentences. Build the page afterwards. Git ignores the folder.

    Parameters
    ----------
    mirrored
        Write from right to left, to see the page as Hebrew or Arabic would have it.
    remove
        Delete the language again.
    folder
        The folder of all languages. Default: that of this program.
    """
    made = folder / PSEUDO
    if made.exists():
        shutil.rmtree(made)
    if remove:
        print(say_in("translations", "removed", folder=made))
        return 0
    for name in files_of(folder / ENGLISH):
        target = made / name
        target.parent.mkdir(parents=True, exist_ok=True)
        source = (folder / ENGLISH / name).read_text("utf-8")
        target.write_text(pseudo(source, mirrored=mirrored), "utf-8")
    print(say_in("translations", "made", folder=made))
    return 0
