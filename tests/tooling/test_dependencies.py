"""What we depend on: locked with hashes, and under licences that Apache-2.0 may be built on.

It asks no network: what is installed says its licence itself, and so do the lock of the
page's packages and cargo. `make audit` asks what is known against them.
"""

import importlib.metadata
import json
import re
import subprocess

import pytest

from setup import ROOT
from tests.rows import for_each
from tests.tooling.test_locks import DEV, RUN

FREE = {
    "0bsd", "apache", "apache-2.0", "apl-2", "bsd", "bsd-2-clause", "bsd-3-clause", "isc", "mit",
    "mit-0", "psf-2.0", "unicode-3.0", "zlib", "unlicense", "cc0-1.0", "blueoak-1.0.0",
}  # fmt: skip
FOR_TOOLS = {"mpl-2.0"}
"""Files under it may be used unchanged: by what we test and build with, and the names below."""

USED_UNCHANGED = {"certifi", "pathspec", "hypothesis"}
"""Libraries under the MPL that are installed with ours as they are."""

FONT = {"ofl-1.1"}
"""A font under it is shipped with the page, and is sold with nothing."""

FONTS = "node_modules/@fontsource"

NAMES = {
    "apache license, version 2.0": "apache-2.0", "apache software license": "apache-2.0",
    "apache 2.0": "apache-2.0", "apl 2": "apl-2", "bsd license": "bsd",
    "bsd 2-clause license": "bsd-2-clause", "mit license": "mit", "isc license": "isc",
    "isc license (iscl)": "isc", "mozilla public license 2.0 (mpl 2.0)": "mpl-2.0",
}  # fmt: skip
"""How some write a licence -> what it is."""


def alternatives(expression):
    """Each way to satisfy a licence expression: the licences that are needed together.

    >>> list(map(sorted, alternatives("(MIT OR Apache-2.0) AND Unicode-3.0")))
    [['mit', 'unicode-3.0'], ['apache-2.0', 'unicode-3.0']]
    """
    plain = NAMES.get(expression.strip().lower(), expression.strip().lower())
    plain = re.sub(r" with [a-z0-9-]+-exception", "", plain)
    together = [{""}]
    for part in re.split(r"\s+and\s+", plain):
        choices = [choice.strip(" ()") for choice in re.split(r"\s+or\s+|/", part)]
        together = [{*one, choice} - {""} for choice in choices for one in together]
    return together


def is_free(expression, allowed=FREE):
    return any(needed and needed <= allowed for needed in alternatives(expression))


def licence_of(distribution):
    """What an installed library says of itself."""
    said = distribution.metadata
    classifiers = [
        line.rpartition(" :: ")[2]
        for line in said.get_all("Classifier") or []
        if line.startswith("License") and not line.endswith(("OSI Approved", "DFSG approved"))
    ]
    free_text = (said.get("License") or "").split("\n")[0]
    if said.get("License-Expression"):
        return said["License-Expression"]
    if free_text and free_text != "UNKNOWN" and len(free_text) < 60:
        return free_text
    return " OR ".join(classifiers) if len(classifiers) != 1 else classifiers[0]


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


INSTALLED = {normal(d.metadata["Name"]): d for d in importlib.metadata.distributions()}
PAGE = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


@for_each("name", sorted(set(DEV) & set(INSTALLED)))
def test_a_library_is_free(name):
    licence = licence_of(INSTALLED[name])
    if name in USED_UNCHANGED:
        assert is_free(licence, FREE | FOR_TOOLS), licence
    else:
        assert is_free(licence), f"{name}: {licence!r}"


def test_most_of_what_runs_is_installed_and_in_the_version_that_is_locked():
    here = {name for name in RUN if name in INSTALLED}
    assert len(here) > len(RUN) * 0.8, "the rest is for other systems"
    text = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = set(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))
    assert [name for name in here if (name, INSTALLED[name].version) not in pinned] == []


@for_each("path", sorted(path for path in PAGE if path))
def test_a_package_of_the_page_is_free_and_locked(path):
    package = PAGE[path]
    allowed = FREE | FOR_TOOLS if package.get("dev") else FREE
    allowed = FONT if path.startswith(FONTS) else allowed
    assert is_free(package["license"], allowed), package["license"]
    assert package["integrity"].startswith("sha512-")


def test_every_crate_is_free_and_locked():
    command = ["cargo", "metadata", "--locked", "--offline", "--format-version", "1"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    crates = json.loads(told)["packages"]
    assert len(crates) > 5
    assert [c["name"] for c in crates if not is_free(c["license"] or "none")] == []
    lock = (ROOT / "Cargo.lock").read_text("utf-8")
    outside = re.findall(r'name = "([^"]+)"\nversion = "[^"]+"\nsource = .*\n(\S*)', lock)
    assert [name for name, then in outside if then != "checksum"] == []


@pytest.mark.parametrize(
    ("expression", "free"),
    [
        ("MIT", True),
        ("GPL-3.0-only", False),
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("LGPL-3.0", False),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", True),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("SSPL-1.0", False),
        ("", False),
    ],
)
def test_what_is_free(expression, free):
    assert is_free(expression) == free
