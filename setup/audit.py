"""``make audit``: what is known against the libraries we use."""

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence

from setup import ROOT
from setup.build import DEV_LOCK
from setup.say import Failed, environment, say

AUDITS: Mapping[str, Sequence[str]] = {
    "pip-audit": ["pip-audit", "--requirement", DEV_LOCK, "--disable-pip", "--no-deps"],
    "npm audit": ["npm", "--prefix", "web", "audit", "--audit-level=moderate"],
    "cargo audit": ["cargo-audit", "audit"],
}
"""Each asks a database of vulnerabilities over the network, or its own copy of one."""

UNREACHABLE = re.compile(
    r"ENOTFOUND|ECONNREFUSED|ENOAUDIT|audit endpoint|not implemented|ConnectionError|"
    r"Temporary failure|Could not resolve|couldn't fetch|error sending request|Max retries|"
    r"40[0345]|50\d",
    re.IGNORECASE,
)
"""What such a program says when it could not ask: no finding, and no clean bill either."""


def audit(title: str, command: Sequence[str]) -> bool | None:
    """Run one audit; whether it is clean, or None when it could not be asked."""
    if shutil.which(command[0], path=environment()["PATH"]) is None:
        say(f"not asked: {title} is not installed")
        return None
    ended = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    said = ended.stdout + ended.stderr
    if ended.returncode == 0:
        say(f"clean: {title}")
        return True
    if UNREACHABLE.search(said):
        say(f"not asked: {title} reaches no database from here")
        return None
    say(f"FOUND: {title}\n{said}")
    return False


def run_audits(audits: Mapping[str, Sequence[str]] = AUDITS) -> None:
    """Run all that can be run.

    Raises:
        Failed: One has found something.
    """
    found = [title for title, command in audits.items() if audit(title, command) is False]
    if found:
        raise Failed(f"something is known against what we use: {', '.join(found)}")
