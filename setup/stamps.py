"""Has a step anything to do? Asked of what its inputs hold, never of their dates."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from setup import ROOT, STATE

IGNORED = {"node_modules", "__pycache__", "target", "dist", ".svelte-kit", "test-results"}
"""Folders that builds write into; they are no inputs."""


def files_under(inputs: Iterable[str]) -> Iterator[Path]:
    """Every file of ``inputs`` (files, folders, or patterns, below the project's root), sorted."""
    for name in inputs:
        found = [ROOT / name] if (ROOT / name).exists() else sorted(ROOT.glob(name))
        for path in found:
            if path.is_file():
                yield path
            elif path.is_dir() and path.name not in IGNORED:
                below = (str(inner.relative_to(ROOT)) for inner in sorted(path.iterdir()))
                yield from files_under(below)


def fingerprint(inputs: Iterable[str], salt: Iterable[str] = ()) -> str:
    """A hash of the names and contents of ``inputs`` and of the words of ``salt``."""
    digest = hashlib.sha256()
    for word in salt:
        digest.update(word.encode() + b"\0")
    for path in files_under(inputs):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def read_stamp(name: str) -> str | None:
    """The fingerprint that step ``name`` last left behind; None when it never ended."""
    try:
        return (STATE / f"{name}.stamp").read_text().strip()
    except OSError:
        return None


def write_stamp(name: str, value: str) -> None:
    """Remember that step ``name`` is done for the inputs with fingerprint ``value``."""
    STATE.mkdir(exist_ok=True)
    (STATE / f"{name}.stamp").write_text(value + "\n")


def forget_stamp(name: str) -> None:
    """Step ``name`` has begun: until it ends, nothing of it is certain."""
    (STATE / f"{name}.stamp").unlink(missing_ok=True)
