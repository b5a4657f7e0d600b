"""What each ``make`` target does."""

import os
import secrets
from collections.abc import Sequence

from setup import ROOT
from setup.audit import advisories, locked_libraries, run_audit
from setup.browser import BROWSER
from setup.build import BIN, DEV_LOCK, LIBRARIES, LOCK, PAGE_LIBRARIES, TO_CHECK, TO_PLAY, TO_TEST
from setup.checks import CHECKS, run_checks
from setup.databases import DATABASES
from setup.lock import only_one
from setup.sanitize import sanitize
from setup.say import Failed, code_of, environment, run, say, timed
from setup.steps import Step, take
from setup.wire_types import MAKER

ORDER = 2022939945
"""Decides in which order the tests are taken: the same here as in CI."""

EXAMPLES = 2000
"""On how many new examples ``make explore`` tries each property."""

MUTANTS_NOTICED = 95
"""Percent of the mutants that the tests named for their rules must notice."""


def play() -> None:
    """Set up what is needed and start the server; the page opens at the address it prints."""
    prepare(TO_PLAY)
    command = BIN / "crossglot"
    say(f"Other languages: on the page, or {command.relative_to(ROOT)} lexicon install de")
    os.chdir(ROOT)
    os.execve(command, [str(command), "serve", "--own-machine"], environment())  # noqa: S606 -- becomes the server


def test() -> None:
    """Run every test: kernel, page, Python, and whole games in a browser."""
    prepare([*TO_TEST, BROWSER, DATABASES], needs=["git"])
    order = f"--randomly-seed={ORDER}"
    suites = {
        "cargo test": ["cargo", "test", "--locked", "--package", "crossglot-kernel"],
        "vitest": ["npm", "--prefix", "web", "test"],
        "pytest": [
            "pytest",
            "--numprocesses=2",
            "--dist=worksteal",
            "--color=auto",
            "--durations=40",
            order,
        ],
    }
    failed = []
    for title, command in suites.items():
        with timed(title):
            if code_of(command):
                failed.append(title)
    if failed:
        raise Failed(f"failed: {', '.join(failed)}")


def explore() -> None:
    """Try new examples and another order: every test by chance, then every property at length."""
    prepare([*TO_TEST, BROWSER, DATABASES], needs=["git"])
    seed = secrets.randbelow(2**32)
    seeds = [f"--randomly-seed={seed}", f"--hypothesis-seed={seed}"]
    by_chance = ["pytest", "--numprocesses=2", "--dist=worksteal", *seeds]
    at_length = [*by_chance, "-m", "hypothesis and not nightly", "--timeout=0"]
    say(f"the seed is {seed}")
    failed = [
        f"with {count} examples"
        for count, command in ((100, by_chance), (EXAMPLES, at_length))
        if code_of(command, extra={"CROSSGLOT_EXAMPLES": str(count)})
    ]
    if failed:
        raise Failed(f"failed: {', '.join(failed)}; again: pytest {' '.join(seeds)}")


def check() -> None:
    """Format, lint, types, contracts and doctests; under a minute when warm."""
    prepare(TO_CHECK)
    run_checks(CHECKS)


def fix() -> None:
    """Let the formatters and linters repair what they can."""
    prepare(TO_CHECK)
    code_of(["ruff", "check", "--fix", "--quiet", "."])
    run(["ruff", "format", "--quiet", "."])
    run(["cargo", "fmt", "--all"])


def bench() -> None:
    """Measure: every script of benchmarks/, one after the other."""
    prepare(TO_TEST)
    for script in sorted((ROOT / "benchmarks").glob("*.py")):
        if "__main__" in script.read_text("utf-8"):  # the others are what these are made of
            with timed(f"benchmarks/{script.name}"):
                run(["python", "-m", f"benchmarks.{script.stem}"])


def mutants() -> None:
    """Change the rules in thousands of ways: do the tests that the index names notice? Nightly."""
    prepare(TO_TEST)
    run(["python", "-m", "benchmarks.mutants", f"--least={MUTANTS_NOTICED}"])


def lock() -> None:
    """Lock the newest allowed versions of every Python library, with hashes."""
    prepare(TO_PLAY[: TO_PLAY.index(LIBRARIES) + 1])
    compile_lock = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    options = ["--generate-hashes", "--no-emit-index-url", "--no-annotate", "--upgrade"]
    common = [*compile_lock, *options, "--custom-compile-command=make lock", "--group=build"]
    run([*common, "--all-extras", "--group=dev", "pyproject.toml", "-o", DEV_LOCK])
    run([*common, "--extra=server", f"--constraints={DEV_LOCK}", "pyproject.toml", "-o", LOCK])
    say(f"{LOCK} and {DEV_LOCK} are new; look at the difference before you commit it.")


def audit() -> None:
    """Ask what is known against the libraries we use, if that can be asked from here."""
    run_audit(locked_libraries(), advisories())


def docs() -> None:
    """Write the pages of docs/ that are made from the source."""
    if not BIN.exists():
        prepare(TO_PLAY[: TO_PLAY.index(LIBRARIES) + 1])
    schemas = ["python", "-m", "crossglot.variants.schema_files", "docs/formats/schema"]
    source = {"PYTHONPATH": str(ROOT / "src")}
    run(schemas, extra=source)
    live = ["python", "-m", "crossglot.server.live.schema", "docs/formats"]
    run(live, extra=source)
    run(["python", "-m", "setup.pages"], extra=source)
    if not MAKER.exists():
        prepare([PAGE_LIBRARIES])
    run(["python", "-m", "setup.wire_types"])


def setup() -> None:
    """Do all set-up for development and start nothing."""
    prepare(TO_TEST)


def prepare(steps: list[Step], needs: Sequence[str] = ()) -> None:
    """Take ``steps`` while no other set-up is at work; ``needs`` are for what comes after them."""
    with only_one():
        take(steps, needs)


TASKS = {
    task.__name__: task
    for task in (
        play,
        test,
        explore,
        check,
        fix,
        bench,
        mutants,
        audit,
        sanitize,
        docs,
        lock,
        setup,
    )
}
