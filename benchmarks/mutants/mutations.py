"""Every mutant of a source or data file: one small change each, as a splice of text.

Left out are changes that no test of a rule can see, each for a reason:

- docstrings, annotations, unions of types, decorators, class keywords, imports, ``__all__``;
- ``__repr__``, and everything inside ``raise``: messages and facts for people (that the
  statement is deleted is a mutant);
- strings: names, of which a wrong one is a type error for mypy;
- ``strict=True`` of ``zip`` and the arguments of ``field``: assertions about our own values;
- ``MEMOS``: functions that only remember; without the memory the answer is the same.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MEMOS = {
    ("game/state.py", "after"): "remembers the step last taken; _after takes it",
}
"""(File, function) -> why a change there cannot be seen."""

COMPARISONS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"), ast.Is: ("is", "is not"), ast.IsNot: (r"is\s+not", "is"),
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"), ast.BitOr: ("|", "&"), ast.BitAnd: ("&", "|"), ast.Div: ("/", "*"),
}  # fmt: skip
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_BEHAVIOUR = {"strict"}
"""Keywords of calls that assert and do not decide."""

Words = {
    "final": ("subtract-own-add-to-out", "out-doubled"),
    "coordinates": ("numbered-rows", "lettered-rows"),
    "kind": ("none", "points"),
    "booked_to": ("challenger", "challengee"),
    "per": ("play", "word"),
}
"""Choices of an edition, of which the other one is taken."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change.

    Attributes:
        file: Below ``src/crossglot``.
        line: Counted from 1.
        column: In bytes.
        kind: Which kind of change.
        scope: The function or class it lies in, or the key of a data file; empty is the module.
        start: Offset of what is replaced, in bytes.
        end: Offset behind it.
        new: What stands there instead.
    """

    file: str
    line: int
    column: int
    kind: str
    scope: str
    start: int
    end: int
    new: str

    @property
    def id(self) -> str:
        """Names it as long as the file stays as it is."""
        return f"{self.file}:{self.line}:{self.column}:{self.kind}"

    def text(self, root: Path) -> str:
        """The file with the change in it."""
        old = (root / self.file).read_bytes()
        return (old[: self.start] + self.new.encode() + old[self.end :]).decode()

    def shown(self, root: Path) -> str:
        """The line as it is and what becomes of it."""
        old = (root / self.file).read_bytes()
        line = old.splitlines()[self.line - 1].decode().strip()
        return f"{line}  [{old[self.start : self.end].decode()} -> {self.new}]"


def mutants_of(root: Path, file: str) -> list[Mutant]:
    """Every mutant of ``file`` below ``root``, in the order of the text."""
    text = (root / file).read_bytes()
    found = _Code(file, text).all() if file.endswith(".py") else _of_data(file, text)
    unique = {mutant.id: mutant for mutant in found}
    return sorted(unique.values(), key=lambda one: (one.start, one.kind))


class _Code:
    """Walks a module; knows the function it is in."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file, self.source = file, text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def all(self) -> Iterator[Mutant]:
        for node in ast.parse(self.source).body:
            yield from self.walk(node, "")

    def at(self, node: ast.AST) -> tuple[int, int]:
        """Offsets of the text of ``node``."""
        start = self.lines[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        end = self.lines[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
        return start, end

    def mutant(self, where: tuple[int, int], kind: str, scope: str, new: str) -> Mutant:
        start, end = where
        line = self.source.count(b"\n", 0, start) + 1
        return Mutant(self.file, line, start - self.lines[line - 1], kind, scope, start, end, new)

    def walk(self, node: ast.AST, scope: str) -> Iterator[Mutant]:
        """The mutants of ``node`` and of all in it."""
        if self.left_out(node, scope):
            return
        if isinstance(node, ast.Raise):
            yield self.mutant(self.at(node), "raise-deleted", scope, "pass")
            return
        yield from self.changes(node, scope)
        inner = scope
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{scope}.{node.name}".lstrip(".")
        for child, where in self.parts(node, scope, inner):
            yield from self.walk(child, where)

    def left_out(self, node: ast.AST, scope: str) -> bool:
        """Whether no change of ``node`` can be seen; see the top of this file."""
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant(str())):
                return True
            case ast.Assign(targets=[ast.Name("__all__")]) | ast.Call(func=ast.Name("field")):
                return True
            case ast.Assign(value=ast.BinOp(op=ast.BitOr())):
                return not scope
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                whole = f"{scope}.{name}".lstrip(".")
                return name == "__repr__" or (self.file, whole) in MEMOS
            case ast.keyword(arg=name):
                return name in NO_BEHAVIOUR
        return False

    def parts(self, node: ast.AST, scope: str, inner: str) -> Iterator[tuple[ast.AST, str]]:
        """What of ``node`` has behaviour, and the scope that it is in."""
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from ((one, scope) for one in node.args.defaults)
                yield from ((one, scope) for one in filter(None, node.args.kw_defaults))
                yield from ((one, inner) for one in node.body)
            case ast.ClassDef():
                yield from ((one, inner) for one in node.body)
            case ast.AnnAssign(value=value):
                yield from ((value, scope),) if value is not None else ()
            case _:
                yield from ((one, scope) for one in ast.iter_child_nodes(node))

    def changes(self, node: ast.AST, scope: str) -> Iterator[Mutant]:  # noqa: C901, PLR0912 - a table
        """What may be changed of ``node`` itself."""
        match node:
            case ast.Compare():
                yield from self.compared(node, scope)
            case ast.BoolOp():
                yield from self.joined(node, scope)
            case ast.UnaryOp(op=ast.Not()):
                inner = self.source[slice(*self.at(node.operand))].decode()
                yield self.mutant(self.at(node), "not", scope, f"({inner})")
            case ast.Constant(bool() as value):
                yield self.mutant(self.at(node), "bool", scope, str(not value))
            case ast.Constant(int() as number):
                yield self.mutant(self.at(node), "more", scope, str(number + 1))
                if number > 0:
                    yield self.mutant(self.at(node), "less", scope, str(number - 1))
            case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
                yield from self.operator(left, right, ARITHMETIC[type(op)], "arithmetic", scope)
            case ast.AugAssign(target, op, value) if type(op) in ARITHMETIC:
                yield from self.operator(target, value, ARITHMETIC[type(op)], "augmented", scope)
                yield self.mutant(self.at(node), "deleted", scope, "pass")
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield from self.condition(test, scope, both=not isinstance(node, ast.While))
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    yield from self.condition(test, scope, both=True)
            case ast.match_case(guard=ast.expr() as test):
                yield from self.condition(test, scope, both=True)
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield self.mutant(self.at(value), "returned", scope, "None")
            case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]) | ast.Expr(ast.Call()):
                yield self.mutant(self.at(node), "deleted", scope, "pass")
            case ast.Continue() | ast.Break():
                yield self.mutant(self.at(node), "deleted", scope, "pass")
            case ast.Name(id=name, ctx=ast.Load()) if name in OPPOSITE:
                yield self.mutant(self.at(node), "opposite", scope, OPPOSITE[name])

    def compared(self, node: ast.Compare, scope: str) -> Iterator[Mutant]:
        sides = [node.left, *node.comparators]
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            yield from self.operator(left, right, COMPARISONS[type(op)], "compared", scope)

    def joined(self, node: ast.BoolOp, scope: str) -> Iterator[Mutant]:
        both = isinstance(node.op, ast.And)
        change = (r"\band\b", "or") if both else (r"\bor\b", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from self.operator(left, right, change, "joined", scope)
        for value in node.values:
            yield self.mutant(self.at(value), "dropped", scope, str(both))

    def operator(
        self, left: ast.AST, right: ast.AST, change: tuple[str, str], kind: str, scope: str
    ) -> Iterator[Mutant]:
        """The operator between two operands, changed."""
        old, new = change
        start, end = self.at(left)[1], self.at(right)[0]
        pattern = old if "\\" in old or old.isalpha() else re.escape(old)
        found = re.search(pattern, self.source[start:end].decode())
        if found is not None:
            where = (start + found.start(), start + found.end())
            yield self.mutant(where, kind, scope, new)

    def condition(self, test: ast.expr, scope: str, *, both: bool) -> Iterator[Mutant]:
        """``test`` taken as met, and as never met."""
        if isinstance(test, ast.Constant):
            return
        yield self.mutant(self.at(test), "never", scope, "False")
        if both:
            yield self.mutant(self.at(test), "always", scope, "True")


def _of_data(file: str, text: bytes) -> Iterator[Mutant]:
    """Numbers of a TOML file one higher, choices the other way; premiums of a board gone."""
    table, offset = "", 0
    for number, line in enumerate(text.decode().splitlines(keepends=True), 1):
        code = line.partition("#")[0]
        key, _, value = code.partition("=")
        if code.startswith("["):
            table = code.strip(" []\n")
        scope = table.partition(".")[0] or key.strip()
        shift = offset + len(key.encode()) + 1
        for found in (
            re.finditer(r"(?<![\w.\"-])\d+(?![\w.\"])", value) if file.endswith("toml") else ()
        ):
            start = shift + len(value[: found.start()].encode())
            place = (start, start + len(found[0]))
            new = str(int(found[0]) + 1)
            yield Mutant(file, number, place[0] - offset, "more", scope, *place, new)
        chosen = value.strip().strip('"')
        if chosen in Words.get(key.strip(), ()):
            a, b = Words[key.strip()]
            start = shift + len(value[: value.index('"') + 1].encode())
            place = (start, start + len(chosen.encode()))
            other = a if chosen == b else b
            yield Mutant(file, number, place[0] - offset, "other", scope, *place, other)
        if file.endswith(".txt"):
            for found in re.finditer(r"[A-Za-z*+]", line):
                place = (offset + found.start(), offset + found.end())
                yield Mutant(file, number, found.start(), "plain", "", *place, ".")
        offset += len(line.encode())
