"""``docs/glossary-terms.md``, written from the glossaries of the languages."""

import tomllib
from collections.abc import Iterator

from crossglot.languages import LANGUAGES
from setup import ROOT

MESSAGES = ROOT / "src" / "crossglot" / "messages"
PAGE = ROOT / "docs" / "glossary-terms.md"

HEAD = """\
# Terms in the languages of the page

One word a concept for page, server, rule sheets and e-mails: the word of the printed rules where
they have one. Each language keeps its column in `src/crossglot/messages/<code>/glossary.toml`, with
the words that are not said; `crossglot translations check` finds those. `make docs` writes this
page.
"""


def glossary_page() -> str:
    """The page, a row for each term of the English glossary."""
    return "\n".join((HEAD, *_table())) + "\n"


def _table() -> Iterator[str]:
    read = {
        language: tomllib.loads((MESSAGES / language / "glossary.toml").read_text("utf-8"))
        for language in LANGUAGES
        if (MESSAGES / language / "glossary.toml").is_file()
    }
    yield f"| {' | '.join(read)} |"
    yield "| --- " * len(read) + "|"
    for term in read["en"]["terms"]:
        yield f"| {' | '.join(each['terms'].get(term, '') for each in read.values())} |"
