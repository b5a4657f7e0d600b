"""``/assets``: files that are named by their hash, packed when the page was built."""

from __future__ import annotations

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from crossglot.server.http.dependencies import AnyRequest, TheSettings

IMMUTABLE = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""For files whose name changes with their content."""

IS_PACKED = "is_packed"
"""What a route says whose answers are packed already."""

PACKINGS = {"br": "br", "gzip": "gz"}
"""Name of a content encoding -> ending of the files packed so; the best first."""


@get(
    "/assets/{name:str}",
    include_in_schema=False,
    cache_control=IMMUTABLE,
    opt={IS_PACKED: True},
)
async def show_asset(name: FromPath[str], request: AnyRequest, settings: TheSettings) -> File:
    """One of the files, packed as the browser likes it best."""
    folder = settings.web / "assets"
    names = names_in(folder)
    if name not in names:
        raise NotFoundException
    headers = {"vary": "accept-encoding"}
    packing = packing_for(request.headers.get("accept-encoding", ""), name, names)
    if packing is not None:
        headers["content-encoding"] = packing
    return File(
        folder / (name if packing is None else f"{name}.{PACKINGS[packing]}"),
        media_type=guess_type(name)[0],
        content_disposition_type="inline",
        headers=headers,
    )


def packing_for(accepted: str, name: str, names: frozenset[str]) -> str | None:
    """The best content encoding that is ``accepted`` and lies among ``names``; None for none.

    >>> there = frozenset({"a.js", "a.js.br", "a.js.gz"})
    >>> packing_for("gzip, deflate, br;q=0.9", "a.js", there), packing_for("gzip", "a.js", there)
    ('br', 'gzip')
    >>> packing_for("br;q=0, identity", "a.js", there), packing_for("br", "b.js", there)
    (None, None)
    """
    likes = (like.replace(" ", "").lower().partition(";q=") for like in accepted.split(","))
    wanted = {encoding for encoding, _, weight in likes if weight.strip("0.") or not weight}
    return next(
        (
            encoding
            for encoding, ending in PACKINGS.items()
            if encoding in wanted and f"{name}.{ending}" in names
        ),
        None,
    )


def names_in(folder: Path) -> frozenset[str]:
    """Files directly in ``folder``: a name that is one of them leads nowhere else."""
    return _names(folder, folder.stat().st_mtime_ns) if folder.is_dir() else frozenset()


@lru_cache(maxsize=8)
def _names(folder: Path, _changed: int) -> frozenset[str]:
    """The files; ``_changed`` tells one build from the next."""
    return frozenset(path.name for path in folder.iterdir() if path.is_file())
