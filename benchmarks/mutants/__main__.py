"""Mutants of the rules against the tests that the index names for them.

    python -m benchmarks.mutants --workers 16

Writes what was found to ``.state/mutants`` and goes on from there when it is asked again,
as long as nothing it read has changed. Needs what the library needs, pytest and hypothesis.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from benchmarks.mutants import running
from benchmarks.mutants.index import Named, Place, files, named_places, outermost, touched
from benchmarks.mutants.mutations import Mutant, mutants_of
from benchmarks.mutants.report import report

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "crossglot"
OURS = ("crossglot", "tests", "setup", "benchmarks", "conftest", "__main__", "_pytest", "pytest")


class Run:
    """One run: the mutants, the index, and what is known so far."""

    def __init__(self, mutants: list[Mutant], rules: list[Named], workers: int, at: Path) -> None:
        self.mutants, self.rules, self.workers, self.at = mutants, rules, workers, at
        self.tests = sorted({f"tests/{test}" for rule in rules for test in rule.tests})
        self.results = at / "results.jsonl"
        self.until = float("inf")
        self.source = hash_of(SOURCE / file for file in files(SOURCE, rules))
        self.seconds: dict[str, float] = {}
        self.plan: dict[str, dict[str, Any]] = {}

    def known(self) -> dict[str, str]:
        """Mutant -> ``killed``, ``survived``, or ``unfit`` for the first, warm phase."""
        if not self.results.exists():
            return {}
        lines = map(json.loads, self.results.read_text("utf-8").splitlines())
        return {line["id"]: line["outcome"] for line in lines}

    def note(self, mutant: Mutant, outcome: str) -> None:
        """Write down what became of ``mutant``."""
        line = json.dumps({"id": mutant.id, "outcome": outcome}) + "\n"
        with self.results.open("a", encoding="utf-8") as file:
            file.write(line)

    # the first phase, in a process that has collected the tests

    def warm(self) -> int:
        """Measure the tests, plan, and try every mutant that can be exchanged in place."""
        with running.Traced(SOURCE) as traced:

            def use(items: list[Any]) -> None:
                sys.setprofile(None)
                self.collected(plugin, items, traced.places())

            plugin = running.Collected(self.tests, use)
            return running.run_pytest(plugin, ROOT)

    def collected(self, plugin: Any, items: list[Any], early: set[Place]) -> None:
        """Go on with the tests that there are."""
        by_id = {item.nodeid: item for item in items}
        functions = running.functions_of(SOURCE)
        running.caches()
        gc.freeze()  # forks share what is here; from now on the collector does not see it
        found = self.measure(plugin, items)
        self.seconds = {one["test"]: one["seconds"] for one in found}
        self.arrange(found, early)
        (self.at / "plan.json").write_text(
            json.dumps({
                "plan": self.plan,
                "seconds": self.seconds,
                "failed": [one["test"] for one in found if not one["passed"]],
                "modules": sorted(m for m in sys.modules if m.partition(".")[0] not in OURS),
            }),
            "utf-8",
        )  # fmt: skip
        known = self.known()
        waiting = [m for m in self.mutants if m.id not in known and self.plan[m.id]["tests"]]

        def attempt(number: int) -> None:
            mutant = waiting[number]
            if time.monotonic() > self.until:
                return
            place = mutant.file, outermost(mutant.scope)

            def work() -> int:
                if not running.exchange(functions, SOURCE, place, mutant.text(SOURCE)):
                    return running.UNFIT
                tests = [by_id[test] for test in self.plan[mutant.id]["tests"]]
                return running.run_all(plugin, tests, self.seconds)

            code = running.forked(work)
            early_too = code == running.SURVIVED and self.plan[mutant.id]["early"]
            self.note(mutant, "unfit" if code == running.UNFIT or early_too else _word(code))

        running.spread(self.workers, len(waiting), attempt)

    def measure(self, plugin: Any, items: list[Any]) -> list[dict[str, Any]]:
        """Each test run once as it is, unless it was before."""
        path = self.at / "measured.jsonl"
        path.touch()
        keys = {item.nodeid: self.key(item.nodeid) for item in items}

        def known() -> list[dict[str, Any]]:
            lines = map(json.loads, path.read_text("utf-8").splitlines())
            return [one for one in lines if keys.get(one["test"]) == one["key"]]

        done = {one["test"] for one in known()}
        waiting = [item for item in items if item.nodeid not in done]

        def work(number: int) -> None:
            def inner() -> int:
                one = running.measured(plugin, waiting[number], SOURCE)
                line = json.dumps(one | {"key": keys[one["test"]]}) + "\n"
                with path.open("a", encoding="utf-8") as file:
                    file.write(line)
                return 0

            running.forked(inner)

        running.spread(self.workers, len(waiting), work)
        return known()

    def key(self, test: str) -> str:
        """Changes when the file of ``test`` does, or the source."""
        return hash_of([ROOT / test.partition("::")[0]]) + self.source

    def arrange(self, found: Iterable[dict[str, Any]], early: set[Place]) -> None:
        """For each mutant its rules, and the tests to run, the quickest first."""
        passing: dict[Place, set[str]] = {}
        through: dict[str, set[Place]] = {}
        by_function: dict[str, list[str]] = {}
        for one in found:
            function = running.function_of(one["test"]).removeprefix("tests/")
            through[one["test"]] = {(file, name) for file, name in one["places"]}
            for place in through[one["test"]]:
                passing.setdefault(place, set()).add(function)
            if one["passed"]:
                by_function.setdefault(function, []).append(one["test"])
        for mutant in self.mutants:
            place = mutant.file, outermost(mutant.scope)
            rules = touched(mutant, self.rules, SOURCE, passing)
            functions = {test for rule in rules for test in rule.tests}
            tests = [test for function in functions for test in by_function.get(function, ())]
            if place in passing and place not in early:
                tests = [test for test in tests if place in through[test]]
            tests.sort(key=lambda test: (self.seconds[test], test))
            self.plan[mutant.id] = {
                "rules": sorted({one for rule in rules for one in rule.rules}),
                "tests": tests,
                "early": place in early or place not in passing,
            }

    # the second phase, in processes that have imported libraries alone

    def fresh(self) -> None:
        """Try what could not be exchanged in place."""
        told = json.loads((self.at / "plan.json").read_text("utf-8"))
        self.plan, self.seconds = told["plan"], told["seconds"]
        _import_all(told["modules"])
        known = self.known()
        waiting = [m for m in self.mutants if known.get(m.id) == "unfit"]

        def attempt(number: int) -> None:
            mutant = waiting[number]
            if time.monotonic() > self.until:
                return

            def work() -> int:
                running.replace_file(SOURCE / mutant.file, mutant.text(SOURCE))
                return running.run_fresh(ROOT, self.plan[mutant.id]["tests"], self.seconds)

            self.note(mutant, _word(running.forked(work)))

        wanted = {test for mutant in waiting for test in self.plan[mutant.id]["tests"]}
        some = sorted(wanted, key=lambda test: (self.seconds[test], test))[::20]
        if running.forked(lambda: running.run_fresh(ROOT, some, self.seconds)):
            (self.at / "log.txt").open("a").write("The tests fail without a mutant.\n")
            return
        running.spread(self.workers, len(waiting), attempt)


def _import_all(names: Iterable[str]) -> None:
    """Import libraries, so that each fork has them."""
    for name in names:
        try:
            __import__(name)
        except Exception:  # noqa: BLE001, S112 - it is only time that is lost
            continue


def _word(code: int) -> str:
    return "survived" if code == running.SURVIVED else "killed"


def sampled(mutants: list[Mutant], count: int) -> list[Mutant]:
    """About ``count`` of them, of each file its share, always the same ones."""
    if not count or count >= len(mutants):
        return mutants
    order = sorted(mutants, key=lambda one: hashlib.sha256(one.id.encode()).digest())
    by_file: dict[str, list[Mutant]] = {}
    for one in order:
        by_file.setdefault(one.file, []).append(one)
    share = count / len(mutants)
    return [one for some in by_file.values() for one in some[: max(1, round(len(some) * share))]]


def hash_of(paths: Iterable[Path]) -> str:
    """Changes when one of the files does."""
    held = hashlib.sha256()
    for path in sorted(set(paths)):
        held.update(path.read_bytes())
    return held.hexdigest()[:16]


def digest(run: Run) -> str:
    """Changes when anything does that an outcome depends on."""
    paths = [ROOT / test.partition("::")[0] for test in run.tests]
    paths += (SOURCE / "rulebook" / "documents").glob("*.toml")
    return hash_of(paths) + run.source


def main() -> None:
    """Find out, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, of each file")
    parser.add_argument("--only", type=Path, help="a list of survivors, to be tried again")
    parser.add_argument("--seconds", type=float, default=0, help="begin no mutant after so long")
    parser.add_argument("--least", type=float, default=0, help="fail below this percentage")
    parser.add_argument("--at", type=Path, default=ROOT / ".state" / "mutants")
    parser.add_argument("--files", default="", help="only files that begin so")
    options = parser.parse_args()
    begun = time.perf_counter()
    rules = named_places(SOURCE)
    found = [one for file in files(SOURCE, rules) for one in mutants_of(SOURCE, file)]
    if options.only:
        ids = {line.split()[0] for line in options.only.read_text("utf-8").splitlines() if line}
        found = [mutant for mutant in found if mutant.id in ids]
    found = sampled([one for one in found if one.file.startswith(options.files)], options.sample)
    at = options.at.resolve()
    at.mkdir(parents=True, exist_ok=True)
    run = Run(found, rules, options.workers, at)
    if options.seconds:
        run.until = time.monotonic() + options.seconds
    stamp = at / "digest"
    if not stamp.exists() or stamp.read_text("utf-8") != digest(run):
        run.results.unlink(missing_ok=True)
        stamp.write_text(digest(run), "utf-8")
    running.prepare(ROOT)
    child = os.fork()
    if not child:
        running.quiet(at / "log.txt")
        os._exit(run.warm())
    os.waitpid(child, 0)
    child = os.fork()
    if not child:
        running.quiet(at / "log.txt")
        run.fresh()
        os._exit(0)
    os.waitpid(child, 0)
    told = json.loads((at / "plan.json").read_text("utf-8"))
    text = report(found, told, run.known(), SOURCE, time.perf_counter() - begun)
    (at / "survivors.txt").write_text(text.survivors, "utf-8")
    print(text.table)
    print(f"survivors: {at / 'survivors.txt'}")
    if text.percent < options.least:
        raise SystemExit(f"less than {options.least:g} % were noticed")


if __name__ == "__main__":
    main()
