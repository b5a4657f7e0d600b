"""The two lock files: every library pinned with hashes, the same in both, none forgotten."""

import json
import re
import tomllib

import pytest

from setup import ROOT


def locked(name):
    """Library -> (version, has hashes)."""
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text())
    pinned = {}
    for entry in entries:
        if match := re.match(r"([a-z0-9-]+)==(\S+)", entry):
            pinned[match[1]] = (match[2], "--hash=sha256:" in entry)
    return pinned


RUN, DEV = locked("requirements.lock"), locked("requirements-dev.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def name_of(requirement):
    return re.split(r"[^A-Za-z0-9-]", requirement)[0].lower()


@pytest.mark.parametrize("lock", [RUN, DEV], ids=["run", "dev"])
def test_every_library_has_hashes(lock):
    assert lock
    assert [name for name, (_, hashed) in lock.items() if not hashed] == []


def test_tests_use_the_versions_that_run():
    assert {name: pin for name, pin in DEV.items() if name in RUN} == RUN


def test_every_dependency_is_locked():
    groups = PROJECT["dependency-groups"]
    extras = PROJECT["project"]["optional-dependencies"]
    served = [*PROJECT["project"]["dependencies"], *extras["server"], *extras["tournament"]]
    needed = {name_of(wanted) for wanted in served + groups["build"]} - {"crossglot"}
    assert needed <= set(RUN)
    every = [wanted for extra in extras.values() for wanted in extra] + groups["dev"]
    assert {name_of(wanted) for wanted in every} - {"crossglot"} <= set(DEV)


def test_one_version_number():
    import crossglot

    cargo = tomllib.loads((ROOT / "Cargo.toml").read_text())
    page, lock = (
        json.loads((ROOT / "web" / name).read_text())
        for name in ("package.json", "package-lock.json")
    )
    assert crossglot.__version__ == PROJECT["project"]["version"]
    assert cargo["workspace"]["package"]["version"] == crossglot.__version__
    assert page["version"] == lock["version"] == lock["packages"][""]["version"]
    assert page["version"] == crossglot.__version__
    newest = re.search(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == crossglot.__version__
    assert f"Tag: `v{newest[1]}`." in (ROOT / "CHANGELOG.md").read_text("utf-8")
