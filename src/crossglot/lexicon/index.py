"""The search index of a lexicon: made once, kept beside the lexicons, mapped by every process.

The kernel makes it of the word graph without listing words. Processes that map one
file share one copy in memory. It holds nothing that the graph does not: deleting
the folder costs only the second it takes to make it again.
``docs/formats/cgl.md`` has the bytes.
"""

from __future__ import annotations

import hashlib
import mmap
from collections.abc import Collection
from pathlib import Path

from crossglot.errors import KernelError, LexiconCode, LexiconError
from crossglot.kernel import Graph
from crossglot.lexicon.cache import cache_folder
from crossglot.lexicon.container import replace_file

MAGIC = b"CROSSGI1"
SUFFIX = ".cgi"
LEAST = 1 << 17
"""Bytes of the smallest graph whose index is kept: that of a smaller one is made in no time."""

_DIGEST = hashlib.sha256().digest_size
_HEAD = len(MAGIC) + _DIGEST


def indexes_folder() -> Path:
    """Where indexes are kept."""
    return cache_folder() / "indexes"


def index_path(content: str) -> Path:
    """Where the index of the lexicon with this ``content`` lies."""
    return indexes_folder() / f"{content}{SUFFIX}"


def indexed(graph: memoryview, content: str) -> Graph:
    """The graph with its index, mapped if one can be kept, else made for this process alone.

    Args:
        graph: Packed edges.
        content: SHA-256 of labels and graph, as the lexicon's header says; empty when unknown.

    Raises:
        KernelError: ``graph-damaged``.
    """
    if not content or len(graph) < LEAST:
        return Graph(graph)
    path = index_path(content)
    try:
        return Graph(graph, read_index(path, graph))
    except FileNotFoundError:
        pass
    except (LexiconError, KernelError):
        path.unlink(missing_ok=True)
    except OSError:
        return Graph(graph)
    made = Graph(graph)
    try:
        write_index(path, graph, made)
        return Graph(graph, read_index(path, graph))
    except OSError:  # a closed folder, a full disk
        return made


def write_index(path: Path, edges: memoryview, graph: Graph) -> None:
    """Writes the index of ``graph``, whose packed edges are ``edges``, whole or not at all.

    Raises:
        OSError: The disk is full or the folder cannot be written.
    """
    body = MAGIC + hashlib.sha256(edges).digest() + graph.index()
    replace_file(path, body + hashlib.sha256(body).digest())


def read_index(path: Path, edges: memoryview) -> memoryview:
    """Maps the index that :func:`write_index` wrote for the same ``edges``.

    Raises:
        FileNotFoundError: There is none.
        LexiconError: ``lexicon-damaged`` with ``reason``: ``magic``, ``checksum``, or ``graph``
            (it is the index of other words).
        OSError: It cannot be read.
    """
    with path.open("rb") as file:
        try:
            content = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        except ValueError:  # an empty file
            content = memoryview(b"")
    if content[: len(MAGIC)] != MAGIC:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="magic")
    if hashlib.sha256(content[:-_DIGEST]).digest() != content[-_DIGEST:]:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="checksum")
    if hashlib.sha256(edges).digest() != content[len(MAGIC) : _HEAD]:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), reason="graph")
    return content[_HEAD:-_DIGEST]


def forget_indexes(contents: Collection[str]) -> None:
    """Deletes the indexes of all lexicons but those with one of ``contents``."""
    for path in indexes_folder().glob(f"*{SUFFIX}"):
        if path.stem not in contents:
            path.unlink(missing_ok=True)
