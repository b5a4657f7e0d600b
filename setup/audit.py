"""``make audit``: what is known against the libraries we use, all three lock files of them.

One database is asked, OSV, which collects what those of PyPI, npm and crates.io tell. That it
cannot be reached is said, and is no failure: nothing was found, and nothing was called clean.
"""

import json
import os
import re
import tomllib
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

from setup import ROOT
from setup.build import DEV_LOCK
from setup.say import Failed, say

DATABASE = "https://api.osv.dev/v1/querybatch"
"""Where is asked; the variable ``CROSSGLOT_ADVISORIES`` names another, a mirror say."""

PATIENCE = 20.0
"""Seconds for one answer."""

AT_ONCE = 500
"""Libraries in one question; the database takes 1,000."""

BORNE: Mapping[str, str] = {}
"""Ids of findings that do not touch us, and why."""


class Unreachable(Exception):  # noqa: N818 -- no error of this program
    """The database could not be asked; the message says why."""


@dataclass(frozen=True, order=True)
class Library:
    """One version of a library, as a lock file pins it.

    Attributes:
        ecosystem: Who publishes it, by the name that OSV has for it.
    """

    ecosystem: str
    name: str
    version: str


def locked_libraries(root: Path = ROOT) -> list[Library]:
    """All libraries of the lock files under ``root``, those for tests and tools too."""
    return sorted({*_of_python(root), *_of_the_page(root), *_of_the_kernel(root)})


def findings(libraries: Sequence[Library], database: str = DATABASE) -> dict[Library, list[str]]:
    """The ids of what is known against each of them, for those with any.

    Raises:
        Unreachable: The database could not be asked, or did not answer in its own way.
    """
    known: dict[Library, list[str]] = {}
    for begin in range(0, len(libraries), AT_ONCE):
        asked = libraries[begin : begin + AT_ONCE]
        for library, ids in zip(asked, _ask(asked, database), strict=True):
            if new := [known_as for known_as in ids if known_as not in BORNE]:
                known[library] = new
    return known


def run_audit(libraries: Sequence[Library], database: str = DATABASE) -> None:
    """Ask, and say what was found.

    Raises:
        Failed: Something is known against a library we use.
    """
    try:
        known = findings(libraries, database)
    except Unreachable as error:
        say(f"NOT ASKED: what is known against {len(libraries)} libraries, for {error}")
        return
    if known:
        lines = [
            f"{lib.ecosystem} {lib.name} {lib.version}: {' '.join(known[lib])}" for lib in known
        ]
        raise Failed("\n".join(["something is known against what we use:", *lines]))
    say(f"clean: nothing is known against {len(libraries)} libraries")


def advisories() -> str:
    """The database to ask on this machine."""
    return os.environ.get("CROSSGLOT_ADVISORIES", DATABASE)


def _ask(libraries: Sequence[Library], database: str) -> list[list[str]]:
    queries = [
        {"package": {"ecosystem": lib.ecosystem, "name": lib.name}, "version": lib.version}
        for lib in libraries
    ]
    question = urllib.request.Request(  # noqa: S310 -- setting the address takes full rights anyway
        database,
        json.dumps({"queries": queries}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(question, timeout=PATIENCE) as answer:  # noqa: S310 -- see above
            results = json.load(answer)["results"]
        told = [[one["id"] for one in result.get("vulns", ())] for result in results]
    except (OSError, HTTPException) as error:
        raise Unreachable(f"{database} cannot be reached: {error}") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise Unreachable(f"{database} does not answer as OSV does: {error!r}") from error
    if len(told) != len(libraries):
        raise Unreachable(f"{database} answers {len(told)} questions of {len(libraries)}")
    return told


def _of_python(root: Path) -> Iterator[Library]:
    text = (root / DEV_LOCK).read_text("utf-8")
    for name, version in re.findall(r"^([a-z0-9-]+)==([^\s;\\]+)", text, re.MULTILINE):
        yield Library("PyPI", name, version)


def _of_the_page(root: Path) -> Iterator[Library]:
    lock = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        if path:  # the first is the page itself
            yield Library("npm", path.rpartition("node_modules/")[2], package["version"])


def _of_the_kernel(root: Path) -> Iterator[Library]:
    lock = tomllib.loads((root / "Cargo.lock").read_text("utf-8"))
    for crate in lock["package"]:
        if "source" in crate:  # the others are ours
            yield Library("crates.io", crate["name"], crate["version"])
