"""The page: one file at several addresses; everything else is named by its hash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.resources import files
from mimetypes import guess_type
from urllib.parse import quote

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from crossglot.editions import edition_ids, load_edition
from crossglot.errors import ServerError
from crossglot.server.http.dependencies import AnyRequest, TheLexicons, TheLobby, TheSettings
from crossglot.server.http.errors import refuse_http
from crossglot.server.http.prefetch import foretell, with_answers
from crossglot.server.http.preload import BuiltPage, language_of, load_shell
from crossglot.server.http.routes.assets import names_in
from crossglot.server.http.security import STYLES
from crossglot.server.http.unscripted import RULES, plain_rules, with_notice
from crossglot.server.lobby.link_preview import with_preview
from crossglot.server.ports import Lexicons
from crossglot.server.settings.settings import Settings

REVALIDATE = {"cache-control": "no-cache"}

NOT_KEPT = {"cache-control": "no-store"}
"""For a page with answers in it: a game goes on, and they are the visitor's own."""

VARIES = {"vary": "accept-language, cookie"}
"""What is named in the head of a page depends on the visitor's language."""

MANIFEST = "application/manifest+json"
"""Not every system knows the name of its file."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Crossglot: the page is not built</title>
<h1>The web part is not built</h1>
<p>The server runs, but the page was not found in <code>{web}</code>.
<p>In a checkout of the project, <code>make play</code> builds it (this needs Node 20 or newer).
</html>
"""


def _addresses() -> dict[str, str]:
    listed = files("crossglot.server").joinpath("pages.json").read_bytes()
    pages = msgspec.json.Decoder(dict[str, list[str]]).decode(listed)
    return {address: page for page, addresses in pages.items() for address in addresses}


PAGES: Mapping[str, str] = _addresses()
"""Address -> name of the page, as ``pages.json`` lists them for the server and the page alike; its
component stands in ``web/src/pages.ts``."""

ALL_ASK = ("/api/editions", "/api/status", "/api/account/news")
"""What stands above a page is there with it, and does not push it down later."""

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "front": (*ALL_ASK, "/api/games", "/api/lobby"),
    "lobby": (
        *ALL_ASK,
        "/api/account",
        "/api/lobby",
        "/api/editions/{edition}/choices?language={language}",
    ),
    "study": ALL_ASK,
    "rules": (*ALL_ASK, "/api/editions/{edition}/rules?language={language}"),
    "game": ("/api/editions?only={edition}", "/api/status", "/api/games/{game_id}"),
}
"""Page -> what it asks the API for before it can be used."""

NO_PAGES = ("/api/", "/assets/")
"""Addresses that programs ask."""

LANGUAGE = "crossglot.language"
"""The cookie in which the page keeps a chosen language; without one the browser's is taken."""


@get([path.replace("}", ":str}") for path in PAGES], include_in_schema=False)
async def show_page(
    request: AnyRequest, settings: TheSettings, lobby_services: TheLobby, lexicons: TheLexicons
) -> Response[str]:
    """The page, or how to get it; that of a game says what the preview of a link to it shows."""
    shell = await asyncio.to_thread(load_shell, settings.web)
    if shell is None:
        return _not_built(settings)
    page = PAGES[request.scope["path_template"]]
    language = _language(request)
    asked = {
        **{name: quote(str(value), safe="") for name, value in request.path_params.items()},
        "language": language,
        "edition": await asyncio.to_thread(_edition, request, language, lexicons),
    }
    html = _dressed(request, shell, shell.hinted(page, language))
    if page == "game":
        with suppress(ServerError):
            record = await lobby_services.lobby.record(request.path_params["game_id"])
            asked["edition"] = record.edition
            html = with_preview(html, record)
    html = with_notice(html, language, asked["edition"])
    wanted = [address.format_map(asked) for address in ANSWERS.get(page, ())]
    answers = await foretell(request, wanted)
    html = with_answers(html, answers)
    kept = NOT_KEPT if answers else REVALIDATE
    return Response(html, media_type=MediaType.HTML, headers=kept | VARIES)


@get(RULES, include_in_schema=False)
async def show_rules(
    request: AnyRequest, settings: TheSettings, lexicons: TheLexicons
) -> Response[str]:
    """The rules for readers whose browser runs no script of ours."""
    language = _language(request)

    def write() -> str:
        shell = load_shell(settings.web)
        edition = load_edition(_edition(request, language, lexicons))
        styles = "" if shell is None else shell.style_links
        html = plain_rules(edition, language, map(load_edition, edition_ids()), styles)
        return html if shell is None else _dressed(request, shell, html)

    html = await asyncio.to_thread(write)
    return Response(html, media_type=MediaType.HTML, headers=REVALIDATE | VARIES)


def tell_missing(
    settings: Settings,
) -> Callable[[AnyRequest, NotFoundException], Response[str] | Response[bytes]]:
    """What answers where nothing is: the page to people, who can go on from it, else a refusal."""

    def tell(request: AnyRequest, error: NotFoundException) -> Response[str] | Response[bytes]:
        read = MediaType.HTML in request.headers.get("accept", "")
        shell = None
        if read and not request.url.path.startswith(NO_PAGES):
            shell = load_shell(settings.web)
        if shell is None:
            return refuse_http(request, error)
        language = _language(request)
        html = _dressed(request, shell, shell.hinted("missing", language))
        html = with_notice(html, language)
        headers = REVALIDATE | VARIES
        return Response(html, status_code=404, media_type=MediaType.HTML, headers=headers)

    return tell


def _language(request: AnyRequest) -> str:
    return language_of(request.cookies.get(LANGUAGE), request.headers.get("accept-language", ""))


def _dressed(request: AnyRequest, shell: BuiltPage, html: str) -> str:
    """``html`` with its style, which the browser is told to take."""
    dressed, styles = shell.styled(html)
    request.scope["state"][STYLES] = styles
    return dressed


def _edition(request: AnyRequest, language: str, lexicons: Lexicons) -> str:
    """The edition whose rules are shown first, as ``web/src/editions.ts`` chooses it."""
    ids = edition_ids()
    wished: str = request.query_params.get("edition", "")
    if wished in ids:
        return wished
    among = [each for each in ids if lexicons.ready(each)] or ids
    return next((each for each in among if load_edition(each).language == language), among[0])


def _not_built(settings: Settings) -> Response[str]:
    body = NOT_BUILT.format(web=settings.web)
    return Response(body, status_code=503, media_type=MediaType.HTML, headers=REVALIDATE)


@get("/{name:str}", include_in_schema=False)
async def show_file(name: FromPath[str], settings: TheSettings) -> File:
    """A file beside the page, such as its icon."""
    path = settings.web / name
    if name not in names_in(settings.web):
        raise NotFoundException
    kind = MANIFEST if path.suffix == ".webmanifest" else guess_type(name)[0]
    return File(path, media_type=kind, content_disposition_type="inline", headers=REVALIDATE)
