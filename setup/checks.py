"""Everything ``make check`` looks at, two at a time."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from setup import ROOT
from setup.say import Failed, environment, say

CHECKS: Mapping[str, Sequence[str]] = {
    "clippy": ["cargo", "clippy", "--quiet", "--locked", "--all-targets", "--", "-D", "warnings"],
    "types of the page": ["npm", "--prefix", "web", "run", "--silent", "check"],
    "types of the wire": ["python", "-m", "setup.wire_types", "check"],
    "types": ["mypy"],
    "stubs of the kernel": ["stubtest", "crossglot._kernel"],
    "layers": ["lint-imports", "--no-cache"],
    "doctests": ["pytest", "--quiet", "--no-header", "src"],
    "lint": ["ruff", "check", "--quiet", "."],
    "format": ["ruff", "format", "--check", "--quiet", "."],
    "format of the kernel": ["cargo", "fmt", "--all", "--check"],
}


def check(command: Sequence[str]) -> tuple[bool, str, float]:
    """Run one check quietly.

    Returns:
        Whether it found nothing, what it said, and the seconds it took.
    """
    start = time.monotonic()
    ended = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return ended.returncode == 0, ended.stdout, time.monotonic() - start


def run_checks(checks: Mapping[str, Sequence[str]]) -> None:
    """Run all ``checks``, the long ones first; the words of those that fail are shown.

    Raises:
        Failed: Some found something.
    """
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(check, command): title for title, command in checks.items()}
        for done in as_completed(running):
            title = running[done]
            clean, words, seconds = done.result()
            say(f"{'ok    ' if clean else 'FAILED'} {title} ({seconds:.1f} s)")
            if not clean:
                failed.append(title)
                say(words)
    if failed:
        raise Failed(f"make check found something: {', '.join(failed)}")
