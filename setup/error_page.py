"""``docs/errors.md``, written from the English sentences so that it cannot lag behind."""

import re
from collections.abc import Iterator

from crossglot.server.http import errors
from crossglot.server.http.openapi import ALL_STATUS
from setup import ROOT

STATUS = {str(code): status for code, status in ALL_STATUS.items()}
STATUS |= {str(code): status for status, code in errors.FRAMEWORK.items()}
SENTENCES = ROOT / "src" / "crossglot" / "messages" / "en" / "errors.ftl"
PAGE = ROOT / "docs" / "errors.md"

HEAD = """\
# Errors

Every refusal has a stable code, and facts that say what and where. The sentences are not part of
the API:

- the command line prints them in the language of `LANG` (en, hu, cs, et, el) and exits with 2;
- the server sends `{"error": {"code": ..., "facts": {...}}}` with the status of the last column,
  and the page shows the sentence in its language;
- in Python each is a `crossglot.errors.CrossglotError` with `.code` and `.facts`.

`make docs` writes this page.
"""

TABLE = "| code | in English | facts | HTTP |\n| --- | --- | --- | --- |"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.*)$")
FACT = re.compile(r"\{ \$([a-z_]+) \}")
CHOICE = re.compile(r"\{ \$([a-z_]+) ->\n(?: +\*?\[.*\n)+ +\}")


def lines(sentences: str) -> Iterator[str]:
    """The page for the Fluent source ``sentences``, one ``## `` comment a table."""
    yield HEAD
    for line in CHOICE.sub(r"{ $\1 }", sentences).splitlines():
        if line.startswith("## "):
            yield f"{line}\n\n{TABLE}"
        elif message := MESSAGE.match(line):
            code, sentence = message.groups()
            facts = ", ".join(dict.fromkeys(FACT.findall(sentence))) or "-"
            told = FACT.sub(r"*\1*", sentence)
            yield f"| `{code}` | {told} | {facts} | {STATUS.get(code, '-')} |"
        elif not line:
            yield ""


def error_page() -> str:
    """What ``docs/errors.md`` should hold."""
    text = "\n".join(lines(SENTENCES.read_text("utf-8")))
    return re.sub(r"\n{3,}", "\n\n", text).rstrip("\n") + "\n"
