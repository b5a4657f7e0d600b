"""The tools a machine must have, and where to get those it lacks."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass

from setup.say import Failed


@dataclass(frozen=True)
class Need:
    """A program that some step calls.

    Attributes:
        program: Its name on PATH.
        floor: The oldest version that works; empty when any does.
        why: What it is for.
        how: How to get it, in a few words.
    """

    program: str
    floor: tuple[int, ...]
    why: str
    how: str


DEBIAN = "on Debian and Ubuntu: sudo apt-get install"

NEEDS = {
    need.program: need
    for need in (
        Need("cargo", (1, 85), "builds the kernel", "Rust from rustup, the Rust installer"),
        Need("gcc", (), "links the kernel", f"{DEBIAN} gcc libc6-dev"),
        Need("node", (20,), "builds the web page", "Node.js 20 or newer from its makers"),
        Need("npm", (), "fetches what the page is built with", "it comes with Node.js"),
        Need("git", (), "tells the tests which files belong here", f"{DEBIAN} git"),
    )
}


def version_of(program: str) -> tuple[int, ...] | None:
    """The version that ``program`` prints of itself; None when it does not run."""
    if shutil.which(program) is None:
        return None
    asked = subprocess.run(
        [program, "--version"], capture_output=True, text=True, check=False, timeout=60
    )
    found = re.search(r"\d+(\.\d+)+", asked.stdout)
    if asked.returncode or not found:
        return None
    return tuple(int(part) for part in found.group().split("."))


def lacking(need: Need) -> str | None:
    """One line on what is missing and how to get it; None when nothing is."""
    version = version_of(need.program)
    if version is None:
        missing = f"{need.program} is missing: it {need.why}."
    elif version < need.floor:
        floor, have = ".".join(map(str, need.floor)), ".".join(map(str, version))
        missing = f"{need.program} {floor} or newer is needed, this is {have}: it {need.why}."
    else:
        return None
    return f"  - {missing} Get it: {need.how}."


def lacking_python() -> str | None:
    """One line when this Python cannot make virtual environments; None when it can."""
    try:
        import ensurepip  # noqa: F401, PLC0415 -- Debian leaves it out of its python3
        import venv  # noqa: F401, PLC0415
    except ImportError:
        return f"  - Python's venv is missing: it holds libraries. Get it: {DEBIAN} python3-venv"
    return None


def demand(programs: Iterable[str]) -> None:
    """Make sure that every one of ``programs`` is there.

    Raises:
        Failed: Some are not; all of them are named at once.
    """
    lines = [
        lacking_python() if program == "venv" else lacking(NEEDS[program])
        for program in dict.fromkeys(programs)
    ]
    missing = [line for line in lines if line is not None]
    if missing:
        advice = "Then run the same command again."
        raise Failed("\n".join(["This machine lacks:", *missing, advice]))
