"""Which rules a mutant touches, and which tests the index names for them.

The index says where a rule lives: a function, a class, a key of a data file. A change in one of
those touches its rules. A change in a function that no rule names touches the rules of those
that lead to it within its module; where there are none, every rule whose tests pass through it.
A change that touches no rule so is counted apart.

``documents/places.toml`` has places, each with its code and its tests, and a rule is said to be
at one or several of them; a mutant is held against the places that it touches.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from benchmarks.mutants.mutations import Mutant

PACKAGES = ("rules", "game", "editions", "variants")
"""Below ``src/crossglot``: where rules live that are not about words."""

Place = tuple[str, str]
"""A file below ``src/crossglot`` and what is meant in it; empty is all of it."""


@dataclass(frozen=True, slots=True)
class Named:
    """A place of the index, and the rules that are at it.

    Attributes:
        rules: Such as ``"HU-M-55"``; ``"6.5"`` is a decision of ours.
        places: Where they live.
        tests: What shows them: ``file::name`` below ``tests``.
    """

    rules: tuple[str, ...]
    places: tuple[Place, ...]
    tests: tuple[str, ...]


def named_places(source: Path) -> list[Named]:
    """The places of the index that have something in the packages, by edition where they do."""
    documents = source / "rulebook" / "documents"
    places = tomllib.loads((documents / "places.toml").read_text("utf-8"))
    at: dict[tuple[str, str], list[str]] = {}
    for path in sorted(documents.glob("*.toml")):
        if path.stem == "places":
            continue
        for number, entry in tomllib.loads(path.read_text("utf-8"))["rules"].items():
            decided = path.stem == "decisions"
            rule = f"6.{number}" if decided else f"{path.stem}-{number}"
            edition = entry.get("edition") or ("HU-M" if decided else path.stem)
            by = entry.get("by", [])
            for name in [by] if isinstance(by, str) else by:
                at.setdefault((name, edition), []).append(rule)
    found = []
    for (name, edition), rules in at.items():
        names = {"edition": edition, "language": edition[:2].lower()}
        code = tuple(place_of(one.format(**names), source) for one in places[name]["code"])
        if any(file.startswith(tuple(f"{one}/" for one in PACKAGES)) for file, _ in code):
            found.append(Named(tuple(rules), code, tuple(places[name]["tests"])))
    return found


def place_of(code: str, source: Path) -> Place:
    """Where ``code`` of the index is: ``module:name``, or a file and a key in it."""
    where, _, name = code.partition(":")
    if "/" in where:
        return where, name.partition(".")[0]
    path = where.replace(".", "/")
    return (f"{path}/__init__.py" if (source / path).is_dir() else f"{path}.py"), name


def files(source: Path, rules: Iterable[Named]) -> list[str]:
    """What is mutated: every module of the packages, and the data that the index names in them."""
    modules = (path for name in PACKAGES for path in (source / name).rglob("*.py"))
    data = {file for rule in rules for file, _ in rule.places if not file.endswith(".py")}
    found = {str(path.relative_to(source)) for path in modules}
    return sorted(found | {file for file in data if file.partition("/")[0] in PACKAGES})


def touched(
    mutant: Mutant, rules: Iterable[Named], source: Path, passing: Mapping[Place, set[str]]
) -> list[Named]:
    """The rules that ``mutant`` touches.

    Args:
        mutant: The change.
        rules: The index.
        source: The folder of the library.
        passing: Function -> tests, as ``file::name``, that pass through it.
    """
    here = [rule for rule in rules if any(file == mutant.file for file, _ in rule.places)]
    if not mutant.file.endswith(".py"):
        keys = [rule for rule in here if {("", mutant.scope)} & _keys(rule, mutant.file)]
        return keys or here
    direct = [rule for rule in here if _names(rule, mutant)]
    if direct:
        return direct
    leading = [
        rule
        for rule in here
        for file, name in rule.places
        if file == mutant.file and _leads(source / file, name, mutant.scope)
    ]
    tests = passing_through(mutant, passing)
    if any(tests.intersection(rule.tests) for rule in leading):
        return leading
    return [rule for rule in rules if tests.intersection(rule.tests)]


def passing_through(mutant: Mutant, passing: Mapping[Place, set[str]]) -> set[str]:
    """Tests that pass through the function of ``mutant``; outside of all, through its module."""
    at = outermost(mutant.scope)
    if is_function(at):
        return passing.get((mutant.file, at), set())
    return {t for (file, _), tests in passing.items() if file == mutant.file for t in tests}


def is_function(place: str) -> bool:
    """Whether ``place`` is in a function, by its spelling: neither a module nor a class."""
    return place.rpartition(".")[2][:1].islower() or place.rpartition(".")[2][:1] == "_"


def outermost(scope: str) -> str:
    """The function that ``scope`` lies in, its class before it."""
    first, _, rest = scope.partition(".")
    return f"{first}.{rest.partition('.')[0]}" if first[:1].isupper() and rest else first


def _keys(rule: Named, file: str) -> set[Place]:
    return {("", name) for where, name in rule.places if where == file}


def _names(rule: Named, mutant: Mutant) -> bool:
    return any(
        file == mutant.file and (mutant.scope == name or mutant.scope.startswith(f"{name}."))
        for file, name in rule.places
    )


def _leads(path: Path, name: str, scope: str) -> bool:
    """Whether ``name`` uses what ``scope`` is part of, directly or not."""
    uses = _uses(path)
    wanted = set(scope.split(".")) if scope else set()
    met, ahead = set[str](), [name, *name.split(".")]
    while ahead:
        one = ahead.pop()
        if one not in met:
            met.add(one)
            ahead += uses.get(one, ())
    return bool(wanted & met)


@cache
def _uses(path: Path) -> dict[str, set[str]]:
    """Name of a function or class of a module -> the module's own names that it mentions."""
    tree = ast.parse(path.read_text("utf-8"))
    defined: dict[str, list[ast.AST]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            defined.setdefault(node.name, []).append(node)
    return {
        name: {
            mentioned
            for node in nodes
            for part in ast.walk(node)
            if (mentioned := _mentioned(part)) in defined
        }
        for name, nodes in defined.items()
    }


def _mentioned(part: ast.AST) -> str:
    """The name that ``part`` is, or that it asks its own object for."""
    match part:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name("self" | "cls"), attr=name):
            return name
    return ""
