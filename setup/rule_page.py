"""``docs/rules.md``, written from the rule book: every rule, where it lives, what shows it."""

from collections.abc import Iterator
from pathlib import Path

from crossglot.rulebook.catalogue import (
    DECISIONS,
    DOCUMENTS,
    Rule,
    document_of,
    document_title,
    load_rules,
)
from setup import ROOT

PAGE = ROOT / "docs" / "rules.md"

HEAD = """\
# Rules

Crossglot plays by five documents. Every rule of theirs has a number and stands here once: what it
says, in our words; the code it lives in; the test that shows it. Numbers are cited in the source.
What is no rule of play says why, and what is still to come says so. Where the documents are silent
or contradict each other we decided (the last table); rule sheets (`crossglot rules EDITION`) mark
such sentences.

| | rules | in play | rough | planned | no rule of play |
| --- | --- | --- | --- | --- | --- |
{counts}

*Rough* rules are in play, with a note on what is missing. `make docs` writes this page.
"""

TABLE = "| id | rule | code | test |\n| --- | --- | --- | --- |"


def rule_page() -> str:
    """What ``docs/rules.md`` should hold."""
    rules = load_rules()
    of = {name: [rule for rule in rules if document_of(rule) == name] for name in _names()}
    totals = [*of.items(), ("all", list(rules))]
    counts = "\n".join(_counts(name, some) for name, some in totals)
    parts = [HEAD.format(counts=counts)]
    for name, some in of.items():
        heading = document_title(name)
        parts.append(f"## {heading}\n\n{TABLE}\n" + "\n".join(map(_row, some)) + "\n")
    return "\n".join(parts)


def _names() -> tuple[str, ...]:
    return (*DOCUMENTS, DECISIONS)


def _counts(name: str, rules: list[Rule]) -> str:
    play = [rule for rule in rules if rule.code]
    rough = sum(bool(rule.note) for rule in play)
    planned = sum(bool(rule.planned) for rule in rules)
    none = sum(bool(rule.why) for rule in rules)
    return f"| {name} | {len(rules)} | {len(play)} | {rough} | {planned} | {none} |"


def _row(rule: Rule) -> str:
    if rule.why:
        code, test = f"no rule of play: {rule.why}", "-"
    elif rule.planned:
        code, test = f"planned: {rule.planned}; {rule.note}", "-"
    else:
        code, test = ", ".join(_code(rule)), ", ".join(_tests(rule))
    note = f" ({rule.note})" if rule.note and rule.code else ""
    return f"| {rule.id} | {rule.sense}{note} | {code} | {test} |"


def _code(rule: Rule) -> Iterator[str]:
    for place in rule.code:
        where, _, name = place.partition(":")
        path = source_of(place).relative_to(ROOT)
        shown = f"{where.rpartition('/')[2]} {name}".strip() if "/" in where else name
        yield f"[`{shown}`](../{path})"


def _tests(rule: Rule) -> Iterator[str]:
    for test in rule.tests:
        path, _, name = test.partition("::")
        yield f"[`{name}`](../tests/{path})"


def source_of(place: str) -> Path:
    """The file below ``src/crossglot`` that a place of the index names."""
    where = place.partition(":")[0]
    folder = ROOT / "src" / "crossglot"
    if "/" in where:
        return folder / where
    module = folder.joinpath(*where.split("."))
    return module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
