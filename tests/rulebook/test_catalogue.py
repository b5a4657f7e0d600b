"""The rule index is whole: every rule is placed and tested, every place and test is there."""

import ast
import re
import tomllib
from functools import cache
from importlib import import_module
from operator import attrgetter

import pytest

from crossglot.editions.load import edition_ids
from crossglot.errors import RuleCode, RuleError
from crossglot.rulebook import find_rule, load_rules
from setup import ROOT
from setup.rule_page import PAGE, rule_page, source_of
from tests.rows import for_each

NUMBERED = {"HU-M": 69, "CS": 54, "ET": 124, "HU-W": 95, "EL": 25}
"""Document -> how many rules it has: 367 in all."""

DECISIONS = 19
RULES = load_rules()
SOURCE = ROOT / "src" / "crossglot"
CITED = re.compile(r"\b(HU-M|HU-W|CS|ET|EL)-(\d+)(?:(?:\.\.|-)(\d+)|((?:/\d+)+))?")
DECIDED = re.compile(r"\bRULES (6\.\d+)")


def test_every_rule_is_there():
    wanted = [f"{name}-{n}" for name, most in NUMBERED.items() for n in range(1, most + 1)]
    assert len(wanted) == 367
    wanted += [f"6.{n}" for n in range(1, DECISIONS + 1)]
    ids = [rule.id for rule in RULES]
    assert sorted(ids) == sorted(wanted)
    assert set(NUMBERED) <= set(edition_ids())


@for_each("rule", RULES)
def test_a_rule_is_in_play_or_says_why_not(rule):
    ways = [bool(rule.code), bool(rule.why), bool(rule.planned)]
    assert sum(ways) == 1
    assert bool(rule.code) == bool(rule.tests)
    assert 5 < len(rule.sense) < 200
    assert "|" not in rule.sense + rule.why + rule.note, "the page is a table"
    assert not rule.planned or rule.note, "what is played until then"


@for_each("place", sorted({code for rule in RULES for code in rule.code}))
def test_code_is_there(place):
    assert source_of(place).is_file()
    where, _, name = place.partition(":")
    if "/" not in where:
        assert name, "a module alone is no place"
        attrgetter(name)(import_module(f"crossglot.{where}"))
    elif name:
        assert name.partition(".")[0] in keys(where), (
            "a key of the file, or of the one it builds on"
        )


@cache
def keys(where):
    path = SOURCE / where
    table = tomllib.loads(path.read_text("utf-8"))
    base = table.get("base")
    return set(table) | (keys(f"{where.rpartition('/')[0]}/{base}.toml") if base else set())


@for_each("test", sorted({test for rule in RULES for test in rule.tests}))
def test_tests_are_there(test):
    path, _, name = test.partition("::")
    assert name in written_in(path)


@cache
def written_in(path):
    tree = ast.parse((ROOT / "tests" / path).read_text("utf-8"))
    functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return {name for name in functions if name.startswith("test_")}


def test_every_rule_cited_in_the_source_is_in_the_index():
    known = {rule.id for rule in RULES}
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in SOURCE.rglob("*")
        if path.suffix in {".py", ".toml", ".ftl", ".pyi", ".sql"}
        for rule in cited(path.read_text("utf-8"))
        if rule not in known
    }
    assert not unknown


def cited(text):
    for document, first, last, others in CITED.findall(text):
        numbers = range(int(first), int(last or first) + 1)
        yield from (f"{document}-{n}" for n in [*numbers, *filter(None, others.split("/"))])
    yield from DECIDED.findall(text)


def test_citations_are_understood():
    told = list(cited("(ET-85..87, CS-16..21/40, HU-W-63/64, RULES 6.5, HU-M-V1)"))
    assert told[:3] == ["ET-85", "ET-86", "ET-87"]
    assert "HU-W-64" in told
    assert told[-1] == "6.5"


def test_the_page_is_up_to_date():
    assert PAGE.read_text("utf-8") == rule_page(), "run: make docs"


@pytest.mark.parametrize("name", ["HU-M-55", "hu-m-55"])
def test_a_rule_is_found(name):
    assert find_rule(name).id == "HU-M-55"


@pytest.mark.parametrize("name", ["HU-M-70", "6.20", "XX-1", ""])
def test_a_rule_that_there_is_not(name):
    with pytest.raises(RuleError) as refused:
        find_rule(name)
    assert refused.value.code is RuleCode.UNKNOWN
