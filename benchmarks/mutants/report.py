"""What became of the mutants: a table by module, and the list of those that nobody noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.mutants.mutations import Mutant


@dataclass(frozen=True, slots=True)
class Report:
    """Two texts and a figure.

    Attributes:
        percent: How many of the mutants that touch a rule were noticed.
        table: By module, for people.
        survivors: A line for each, its id first.
    """

    percent: float
    table: str
    survivors: str


def report(
    mutants: Iterable[Mutant],
    told: Mapping[str, Any],
    outcomes: Mapping[str, str],
    source: Path,
    seconds: float,
) -> Report:
    """The texts for ``outcomes``; a mutant that no named test passes through has survived."""
    made, killed, apart, lines = Counter[str](), Counter[str](), Counter[str](), []
    untried = 0
    for mutant in mutants:
        plan = told["plan"][mutant.id]
        if not plan["rules"]:
            apart[mutant.file] += 1
            continue
        if plan["tests"] and outcomes.get(mutant.id, "unfit") == "unfit":
            untried += 1
            continue
        made[mutant.file] += 1
        if outcomes.get(mutant.id) == "killed":
            killed[mutant.file] += 1
            continue
        why = f"{len(plan['tests'])} tests" if plan["tests"] else "no test"
        rules = ",".join(plan["rules"][:6])
        lines.append(f"{mutant.id}  {mutant.scope}  {why}  {rules}  {mutant.shown(source)}")
    rows = [
        f"{file:44}{made[file]:7}{killed[file]:8}{_share(killed[file], made[file])}{apart[file]:9}"
        for file in sorted(made | apart)
    ]
    every, dead = made.total(), killed.total()
    table = [
        f"{'module':44}{'mutants':>7}{'killed':>8}{'share':>9}{'no rule':>9}",
        *rows,
        f"{'all':44}{every:7}{dead:8}{_share(dead, every)}{apart.total():9}",
        f"{len(told['seconds'])} tests, {seconds:.0f} s",
    ]
    if untried:
        table.append(f"not tried, for the time was over: {untried}; ask again to go on")
    if told["failed"]:
        table.append(f"left out, for they fail without a mutant: {', '.join(told['failed'])}")
    percent = 100 * dead / every if every else 100.0
    return Report(percent, "\n".join(table), "\n".join(lines) + "\n" if lines else "")


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:8.1f}%" if whole else f"{'':9}"
