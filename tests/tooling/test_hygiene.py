"""What may not be in a tracked file, whatever it holds."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from setup import ROOT
from tests.rows import for_each

LONGEST = 500
LONGEST_FUNCTION = 40
GENERATED = {
    "Cargo.lock", "messages.md", "package-lock.json", "requirements.lock", "requirements-dev.lock",
    "wire.ts",
}  # fmt: skip
PICTURES = {".png", ".ico", ".woff2", ".jpg", ".webp", ".clv"}  # and leave values: no text

# Written in pieces, so that this file does not hold what it looks for.
MARK = "scrab" + "ble"
HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry.npm" + "js.org",
    "www.npm" + "js.com",
    "static.crates" + ".io",
    "proxy.go" + "lang.org",
    "maven" + ".org",
    "deb.debian" + ".org",
]


def tracked():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


TEXTS = [path for path in tracked() if path.suffix not in PICTURES]


def test_there_are_files_to_look_at():
    assert Path("pyproject.toml") in TEXTS


@for_each("path", [path for path in TEXTS if path.name not in GENERATED])
def test_no_file_is_long(path):
    if path.suffix == ".json":
        pytest.skip("data")
    assert len((ROOT / path).read_text("utf-8").splitlines()) <= LONGEST


@for_each("path", TEXTS)
def test_no_registry_and_no_trademark(path):
    text = (ROOT / path).read_text("utf-8").casefold()
    assert not [host for host in HOSTS if host in text]
    assert MARK not in text or path.parts[:2] == ("tests", "data"), "only a source's own title"
    assert path.name != "package-lock.json" or '"resolved"' not in text


@for_each(
    "path",
    [path for path in TEXTS if path.parts[0] in {"src", "setup"} and path.suffix == ".py"],
)
def test_no_function_is_long(path):
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    functions = (
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    long = {f.name: lines for f in functions if (lines := code_lines(f)) > LONGEST_FUNCTION}
    assert not long


def code_lines(function):
    """Lines from ``def`` to the end, less the docstring: nobody is to save on that."""
    first = function.body[0]
    documented = ast.get_docstring(function) is not None
    docstring = (first.end_lineno or 0) - first.lineno + 1 if documented else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def test_nobody_who_tests_or_measures_goes_round_the_door_to_the_kernel():
    """ruff's ban (TID251) is off for them, because they may call msgspec as they like."""
    ours = [
        path for path in TEXTS if path.suffix == ".py" and path.parts[0] in {"tests", "benchmarks"}
    ]
    round_it = re.compile(
        r"^\s*(from crossglot\._kernel|import crossglot\._kernel|from crossglot import .*\b_kernel)",
        re.MULTILINE,
    )
    assert ours
    assert [path for path in ours if round_it.search((ROOT / path).read_text("utf-8"))] == []
