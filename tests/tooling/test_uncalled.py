"""No function is there for its tests alone: the library calls it, or the docs tell readers to."""

import ast
import re
from collections import Counter
from functools import cache

from setup import ROOT

SOURCE = ROOT / "src" / "crossglot"
CALLED_BY_NAME = re.compile(r"_repr_\w+_|visit_\w+|do_\w+|__\w+__")
"""Python, a notebook or a library asks for these."""


@cache
def trees():
    return {path: ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")}


def functions(tree):
    """Functions and methods of a module, with the name that people use, but not inner ones."""
    for node in tree.body:
        for one in (node, *(node.body if isinstance(node, ast.ClassDef) else ())):
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                yield one


def mentioned(tree):
    """Every name that is used; a string such as ``"archive:recount"`` names what it loads."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.Constant(value=str(text)) if ":" in text and " " not in text:
                yield text.rpartition(":")[2]


def registered(function):
    """Whether a decorator hands the function on: a route, a command, a handler."""
    return any(
        isinstance(one, ast.Call | ast.Attribute)
        and not isinstance(getattr(one, "func", one), ast.Name)
        for one in function.decorator_list
    )


def told():
    """What the docs tell readers to call; the index of rules is made from the source."""
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs" / "examples").rglob("*.py")]
    texts = [p.read_text("utf-8") for p in pages if p.name != "rules.md"]
    return set(re.findall(r"\w+", " ".join(texts)))


def test_no_function_is_called_by_tests_alone():
    used = Counter(name for tree in trees().values() for name in mentioned(tree))
    beside = [*(ROOT / "setup").glob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
    used.update(name for p in beside for name in mentioned(ast.parse(p.read_text("utf-8"))))
    known = told()
    alone = [
        f"{path.relative_to(SOURCE)}: {one.name}"
        for path, tree in trees().items()
        for one in functions(tree)
        if not used[one.name]
        and one.name not in known
        and not registered(one)
        and not CALLED_BY_NAME.fullmatch(one.name)
    ]
    assert alone == []


def test_one_that_nobody_calls_would_be_found():
    tree = ast.parse(
        "def a(): b()\n\nclass C:\n    @app.get\n    def d(self): a()\n    def e(self): pass\n"
    )
    used = set(mentioned(tree))
    found = [one.name for one in functions(tree) if one.name not in used and not registered(one)]
    assert found == ["e"]
