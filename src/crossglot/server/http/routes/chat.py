"""``/api/games/{id}/chat``, phrases and blocks. See ``docs/social.md``."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from crossglot.errors import AccountCode, AccountError, ServerCode, SocialCode
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import (
    TheAccount,
    TheChat,
    TheDatabase,
    TheGames,
    TheKnownPrincipal,
)
from crossglot.server.http.routes.records import account_meant
from crossglot.server.social.blocks import Blocked, block, blocked_as, blocked_by, unblock
from crossglot.server.social.chat import ChatLine, Said
from crossglot.server.social.phrases import phrases_in
from crossglot.server.wire.chat_mode import ChatMode

REFUSED_LINES = (
    ServerCode.GAME_UNKNOWN,
    ServerCode.NOT_YOUR_SEAT,
    SocialCode.CHAT_OFF,
    SocialCode.CHAT_PHRASES,
    SocialCode.CHAT_MUTED,
    SocialCode.CHAT_EMPTY,
    SocialCode.CHAT_TOO_LONG,
    SocialCode.CHAT_TOO_FAST,
    SocialCode.PHRASE_UNKNOWN,
)
"""Why a line is not passed on."""


class NewLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to say: either ``text`` or the key of a ``phrase``.

    Attributes:
        say_id: Any name that this account has not used in this game.
        text: At most 200 characters.
        phrase: One of ``GET /api/phrases``.
    """

    say_id: Annotated[str, Meta(min_length=1, max_length=64)]
    text: Annotated[str, Meta(max_length=4000)] | None = None
    phrase: Annotated[str, Meta(max_length=64)] | None = None


class ChatPage(Struct, frozen=True):
    """What may be said, and some of what was said, the oldest first."""

    mode: ChatMode
    lines: tuple[ChatLine, ...]


class ChosenMode(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be said in a game."""

    mode: ChatMode


class Phrase(Struct, frozen=True):
    """A ready-made phrase."""

    key: str
    text: str


@post(
    "/api/games/{game_id:str}/chat",
    session=True,
    scope=Scope.PLAY,
    kind="chat",
    refuses=REFUSED_LINES,
)
async def say_line(
    game_id: FromPath[str],
    data: JSONBody[NewLine],
    known: TheKnownPrincipal,
    games: TheGames,
    chat_services: TheChat,
) -> ChatLine:
    """Say something: players to players, spectators to spectators."""
    table = await games.game(game_id)
    if table.seat_of(known.account) is None and not known.is_named:
        raise AccountError(AccountCode.NOT_SIGNED_IN)
    return await chat_services.say(table, known.account, data.say_id, Said(data.text, data.phrase))


@get("/api/games/{game_id:str}/chat", scope=Scope.READ_GAMES, refuses=(ServerCode.GAME_UNKNOWN,))
async def read_lines(
    game_id: FromPath[str],
    account: TheAccount,
    games: TheGames,
    chat_services: TheChat,
    after: FromQuery[Annotated[int, QueryParameter(ge=0, le=2**53)]] = 0,
) -> ChatPage:
    """What the caller may read of what was said, from the message after ``after`` on."""
    mode, lines = await chat_services.read(await games.game(game_id), account, after)
    return ChatPage(mode, tuple(lines))


@put(
    "/api/games/{game_id:str}/chat",
    scope=Scope.PLAY,
    status_code=204,
    refuses=(
        ServerCode.GAME_UNKNOWN,
        ServerCode.NOT_YOUR_SEAT,
        AccountCode.NOT_SIGNED_IN,
        SocialCode.CHAT_MODE,
    ),
)
async def change_mode(
    game_id: FromPath[str],
    data: JSONBody[ChosenMode],
    account: TheAccount,
    games: TheGames,
    chat_services: TheChat,
) -> None:
    """Choose what may be said in one's game: less at any time, more if one had chosen less."""
    await chat_services.choose_mode(await games.game(game_id), account, data.mode)


@get("/api/phrases")
async def list_phrases(
    language: FromQuery[Annotated[str, Meta(max_length=8)]] = "en",
) -> list[Phrase]:
    """All ready-made phrases, in one of the languages there are."""
    return [Phrase(key, text) for key, text in phrases_in(language)]


@get("/api/account/blocks", session=True)
async def list_blocks(known: TheKnownPrincipal, database: TheDatabase) -> list[Blocked]:
    """Whom the caller has blocked, the last first."""
    return await database.read(lambda connection: blocked_by(connection, known.account))


@put(
    "/api/account/blocks/{who:str}",
    session=True,
    status_code=204,
    refuses=(AccountCode.UNKNOWN, SocialCode.ONESELF),
)
async def add_block(who: FromPath[str], known: TheKnownPrincipal, database: TheDatabase) -> None:
    """Hear nothing more of an account, by its name or as the author of a chat line."""

    def work(connection: Connection) -> None:
        whom = account_meant(connection, who, known.account)
        block(connection, known.account, whom, time.time())

    await database.write(work)


@delete(
    "/api/account/blocks/{who:str}", session=True, status_code=204, refuses=(AccountCode.UNKNOWN,)
)
async def remove_block(who: FromPath[str], known: TheKnownPrincipal, database: TheDatabase) -> None:
    """Hear an account again, by its name or its mark in the list."""

    def work(connection: Connection) -> None:
        whom = blocked_as(connection, known.account, who)
        unblock(connection, known.account, whom or account_meant(connection, who, known.account))

    await database.write(work)


CHAT_ROUTES = (
    say_line,
    read_lines,
    change_mode,
    list_phrases,
    list_blocks,
    add_block,
    remove_block,
)
