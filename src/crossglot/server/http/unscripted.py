"""What stands in a page whose scripts do not run: why, and the rules as plain HTML.

Scripts are switched off, or the browser is too old for ours, or they never arrived. The first is
said at once (``noscript``), the others after seconds in which the page did not start
(``web/src/main.ts`` takes that sentence away).
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from urllib.parse import urlencode

from crossglot.editions import Edition
from crossglot.rulebook import Paragraph, Section, rule_sheet
from crossglot.rulebook.sentences import sentence, sentence_of

RULES = "/rules.html"
"""The rules for readers without scripts."""

AS_BUILT = '<html lang="en">'
APP = '<div id="app"></div>'
NOSCRIPT, NOSCRIPT_ENDS = "<noscript>", "</noscript>"

PLAIN = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Crossglot</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
{styles}
</head>
<body class="unscripted">
<header><p><a href="/">Crossglot</a></p></header>
<main>
<h1>{title}</h1>
<noscript><p>{why}</p></noscript>
<form action="{address}">
<label>{choose} <select class="entry" name="edition">{options}</select></label>
<button class="button">{show}</button>
</form>
{sections}
</main>
</body>
</html>
"""


def with_notice(page: str, language: str, edition: str | None = None) -> str:
    """``page`` in ``language``, with what it says where its scripts do not run.

    Args:
        page: As it was built.
        language: In which its reader is spoken to.
        edition: Id of the edition whose rules are offered; None leaves it to that page.
    """
    address = escape(RULES if edition is None else f"{RULES}?{urlencode({'edition': edition})}")
    link = f'<a href="{address}">{_say(language, "unscripted-rules")}</a>'

    def told(message: str) -> str:
        return f"<p>{_say(language, message)}</p><p>{link}</p>"

    late = f'<div id="app"><div class="unstarted">{told("unscripted-old")}</div></div>'
    page = page.replace(AS_BUILT, f'<html lang="{language}">', 1).replace(APP, late, 1)
    before, found, rest = page.partition(NOSCRIPT)
    if not found:
        return page
    _, _, after = rest.partition(NOSCRIPT_ENDS)
    switched_off = told("unscripted-off")
    return f'{before}<noscript class="unscripted">{switched_off}{NOSCRIPT_ENDS}{after}'


def plain_rules(edition: Edition, language: str, others: Iterable[Edition], styles: str) -> str:
    """The rule sheet of ``edition`` as a page of its own.

    Args:
        edition: As it is printed, without house rules.
        language: In which the sheet is told.
        others: The editions to choose from.
        styles: What names the style sheets in its head.
    """
    options = "".join(
        f'<option value="{each.id}" lang="{each.language}"'
        f"{' selected' if each.id == edition.id else ''}>{escape(each.name)}</option>"
        for each in others
    )
    return PLAIN.format(
        language=language,
        title=escape(sentence(language, "title", name=edition.name)),
        styles=styles,
        why=_say(language, "unscripted-off"),
        address=RULES,
        choose=_say(language, "unscripted-edition"),
        show=_say(language, "unscripted-show"),
        options=options,
        sections="\n".join(map(_section, rule_sheet(edition, language))),
    )


def _section(section: Section) -> str:
    lines = "".join(f"<li>{escape(each.text)}{_mark(each)}</li>" for each in section.paragraphs)
    return f"<section><h2>{escape(section.title)}</h2><ul>{lines}</ul></section>"


def _mark(paragraph: Paragraph) -> str:
    return f" <small>({escape(paragraph.mark)})</small>" if paragraph.mark else ""


def _say(language: str, message: str) -> str:
    return escape(sentence_of("unscripted", language, message))
