"""The page: one file at several addresses; everything else is named by its hash."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from crossglot.errors import ServerError
from crossglot.server.lobby.preview import with_preview
from crossglot.server.routes.needs import TheFoyer, TheSettings
from crossglot.server.settings import Settings

IMMUTABLE = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""For files whose name changes with their content."""

REVALIDATE = {"cache-control": "no-cache"}

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Crossglot: the page is not built</title>
<h1>The web part is not built</h1>
<p>The server runs, but the page was not found in <code>{web}</code>.
<p>In a checkout of the project, <code>make play</code> builds it (this needs Node 20 or newer).
</html>
"""


@get(
    [
        "/",
        "/lobby",
        "/study",
        "/rules",
        "/settings",
        "/account",
        "/account/confirm",
        "/account/reset",
    ],
    include_in_schema=False,
)
async def show_page(settings: TheSettings) -> Response[str] | File:
    """The page, or how to get it."""
    index = settings.web / "index.html"
    if not index.is_file():
        return _not_built(settings)
    return File(
        index, media_type="text/html", content_disposition_type="inline", headers=REVALIDATE
    )


@get("/game/{game_id:str}", include_in_schema=False)
async def show_game_page(
    game_id: FromPath[str], settings: TheSettings, foyer: TheFoyer
) -> Response[str]:
    """The page of a game; its head says what the preview of a link to it shows."""
    index = settings.web / "index.html"
    if not index.is_file():
        return _not_built(settings)
    page = await asyncio.to_thread(index.read_text, "utf-8")
    with suppress(ServerError):
        page = with_preview(page, await foyer.lobby.record(game_id))
    return Response(page, media_type=MediaType.HTML, headers=REVALIDATE)


def _not_built(settings: Settings) -> Response[str]:
    body = NOT_BUILT.format(web=settings.web)
    return Response(body, status_code=503, media_type=MediaType.HTML, headers=REVALIDATE)


@get("/{name:str}", include_in_schema=False)
async def show_file(name: FromPath[str], settings: TheSettings) -> File:
    """A file beside the page, such as its icon."""
    path = settings.web / name
    if name not in _names(settings.web):
        raise NotFoundException
    kind, _ = guess_type(name)
    return File(path, media_type=kind, content_disposition_type="inline", headers=REVALIDATE)


def assets(settings: Settings) -> Router:
    """The files that are named by their hash."""
    return create_static_files_router(
        path="/assets",
        directories=[settings.web / "assets"],
        cache_control=IMMUTABLE,
        include_in_schema=False,
    )


def _names(folder: Path) -> frozenset[str]:
    """Files directly in ``folder``: a name that is one of them leads nowhere else."""
    if not folder.is_dir():
        return frozenset()
    return frozenset(path.name for path in folder.iterdir() if path.is_file())
