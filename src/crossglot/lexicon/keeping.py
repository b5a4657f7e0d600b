"""Compiled lexicons on this machine: none is lost when another takes its place, and one is pinned.

``lexicons/HU-M.b.cgl`` is the one in use. What it replaced lies beside it as
``lexicons/kept/HU-M.b@HASH.cgl``, so that old games find their words.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.cache import SUFFIX, cache_folder, exclusive
from crossglot.lexicon.container import Header, read_header, replace_file, write_container
from crossglot.lexicon.index import forget_indexes
from crossglot.lexicon.naming import LexiconName, name_of, parse_name

_PATIENCE = 60.0
_PART = ".part"


_decode_pins = msgspec.json.Decoder(dict[str, str]).decode


def kept_folder() -> Path:
    """Where lexicons lie that others have replaced."""
    return cache_folder() / "lexicons" / "kept"


def put(
    path: Path, header: Header, graph: bytes, extra: Mapping[str, bytes] | None = None
) -> Header:
    """Writes a lexicon to ``path``, under its lock; what lay there is kept.

    Raises:
        LexiconError: ``lexicon-unwritable``: the disk is full, or the folder closed; what lay
            there still does.
    """
    try:
        for left in path.parent.glob(f".{path.name}.*{_PART}"):
            left.unlink(missing_ok=True)
        _keep(path, header.content)
        return write_container(path, header, graph, extra)
    except OSError as error:
        facts = {"path": str(path), "reason": error.strerror or type(error).__name__}
        raise LexiconError(LexiconCode.UNWRITABLE, **facts) from error


def _keep(path: Path, content: str) -> None:
    try:
        old = read_header(path)
    except LexiconError:
        return
    if old.content == content:
        return
    name = name_of(old.edition, old.tier, old.content)
    kept = kept_folder() / f"{name}{SUFFIX}"
    kept.parent.mkdir(parents=True, exist_ok=True)
    if kept.exists():
        return
    try:
        os.link(path, kept)
    except OSError:  # a file system without hard links
        part = kept.with_name(f".{kept.name}{_PART}")
        shutil.copyfile(path, part)
        part.replace(kept)


def find(name: LexiconName) -> Path:
    """Where the lexicon of this exact name lies.

    Raises:
        LexiconError: ``lexicon-not-here``: it is not on this machine.
    """
    content = name.content or ""
    folder = cache_folder() / "lexicons"
    places = [folder.glob(f"{name.edition}.*{SUFFIX}"), kept_folder().glob(f"*{SUFFIX}")]
    for path in (path for found in places for path in sorted(found)):
        try:
            header = read_header(path)
        except LexiconError:
            continue
        same = header.edition == name.edition and name.tier in (None, header.tier)
        if same and header.content.startswith(content):
            return path
    raise LexiconError(LexiconCode.NOT_HERE, lexicon=str(name), edition=name.edition)


def kept() -> Iterator[tuple[LexiconName, Path]]:
    """Every lexicon that another one has replaced, by name."""
    for path in sorted(kept_folder().glob(f"*{SUFFIX}")):
        try:
            header = read_header(path)
        except LexiconError:
            continue
        yield name_of(header.edition, header.tier, header.content), path


def prune() -> list[LexiconName]:
    """Deletes the kept lexicons that no edition is pinned to.

    Returns:
        What was deleted; games that were played with it cannot be judged here any more. Their
        search indexes are deleted, too.
    """
    pinned = set(pins().values())
    gone = []
    for name, path in list(kept()):
        if str(name) not in pinned:
            path.unlink(missing_ok=True)
            gone.append(name)
    forget_indexes(set(_contents()))
    return gone


def _contents() -> Iterator[str]:
    """The content of every lexicon on this machine, vocabularies included."""
    for path in cache_folder().glob(f"*/**/*{SUFFIX}"):
        with suppress(LexiconError):
            yield read_header(path).content


def pins() -> dict[str, str]:
    """Edition id -> exact name of the lexicon that it uses until it is unpinned."""
    try:
        return _decode_pins(_pins_path().read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, msgspec.MsgspecError) as error:
        facts = {"path": str(_pins_path()), "reason": str(error)}
        raise LexiconError(LexiconCode.DAMAGED, **facts) from error


def pin(name: str) -> LexiconName:
    """Makes an edition use the lexicon of this name, whatever is installed later.

    Returns:
        Its exact name.

    Raises:
        LexiconError: ``lexicon-id-malformed``, ``lexicon-not-here``.
    """
    header = read_header(find(parse_name(name)))
    exact = name_of(header.edition, header.tier, header.content)
    _set_pin(header.edition, str(exact))
    return exact


def unpin(edition: str) -> bool:
    """Lets an edition use what is installed again; False when it was not pinned."""
    if edition not in pins():
        return False
    _set_pin(edition, None)
    return True


def _pins_path() -> Path:
    return cache_folder() / "pins.json"


def _set_pin(edition: str, name: str | None) -> None:
    path = _pins_path()
    with exclusive(path, _PATIENCE):
        found = pins()
        found.pop(edition, None)
        if name is not None:
            found[edition] = name
        replace_file(path, msgspec.json.encode(found, order="sorted"))
