"""``/api/games/{id}/live``: from a WebSocket to a session."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from crossglot.errors import CrossglotError, LobbyError, ServerCode, ServerError
from crossglot.server.accounts.scopes import Scope
from crossglot.server.connections.connection import BROKEN
from crossglot.server.connections.direct import shortcut_of
from crossglot.server.connections.outbox import Outbox
from crossglot.server.http.dependencies import (
    AnySocket,
    TheChatRooms,
    TheGames,
    TheHub,
    TheLobby,
    TheNudges,
    TheOpenConnections,
    ThePrincipal,
    TheSettings,
)
from crossglot.server.http.versions import is_outdated, outdated
from crossglot.server.live.session import Session
from crossglot.server.live.waiting_session import Incoming, Waiter
from crossglot.server.social.chat_rooms import ChatListener
from crossglot.server.wire.messages import Failed, encode, error_of

log = structlog.get_logger("crossglot.live")

NO_SUCH_GAME = 4404
"""Close code: there is nothing of this id."""

GONE = 4410
"""Close code: the game waited for players and will never start."""

OUTDATED = 4426
"""Close code: the client is of an older version; it must be loaded again."""


@websocket("/api/games/{game_id:str}/live", scope=Scope.PLAY)
async def live(  # noqa: PLR0913, PLR0917 - what the application provides
    socket: AnySocket,
    game_id: FromPath[str],
    principal: ThePrincipal,
    games: TheGames,
    nudges: TheNudges,
    lobby_services: TheLobby,
    chat_rooms: TheChatRooms,
    hub: TheHub,
    open_connections: TheOpenConnections,
    settings: TheSettings,
) -> None:
    """Follow a game, from before its start, and play it from one's own seat."""
    async with opened(socket, game=game_id) as outbox:
        if is_outdated(socket.query_params.get("version")):
            await close_with(outbox, outdated(), OUTDATED)
            return
        account = None if principal is None else principal.account
        incoming = Incoming(lambda: receive_from(socket))
        with incoming, lobby_services.presence.connected(account):
            if await games.find(game_id) is None:
                waiter = Waiter(lobby_services.waiting_lists, outbox)
                with hub.open(waiter), open_connections.open(principal, waiter.close):
                    if not await waiter.wait(game_id, account, incoming):
                        return
            table = await games.game(game_id)
            seat = table.seat_of(account)
            session = Session(games, nudges, table, seat, outbox, settings.limits)
            async with chat_rooms.listen(game_id, ChatListener(account, seat, session.tell)):
                with hub.open(session), open_connections.open(principal, session.close):
                    shortcut = shortcut_of(socket.scope)
                    await session.run(incoming.next, _last_seq(socket), shortcut)


@asynccontextmanager
async def opened(socket: AnySocket, **where: str) -> AsyncIterator[Outbox]:
    """The outbox of ``socket``, which is accepted; what goes wrong is said before it closes.

    Args:
        socket: Of any live connection.
        **where: What it is about, for the log of a bug.
    """
    await socket.accept()
    outbox = outbox_of(socket)
    try:
        yield outbox
    except CrossglotError as error:
        await close_with(outbox, error, GONE if isinstance(error, LobbyError) else NO_SUCH_GAME)
    except Exception:
        log.exception("connection failed", **where)
        await close_with(outbox, ServerError(ServerCode.INTERNAL), BROKEN)
    finally:
        outbox.drop()


def outbox_of(socket: AnySocket) -> Outbox:
    """Where the messages of an open socket go; by the short way where it has one."""

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode())

    shortcut = shortcut_of(socket.scope)
    if shortcut is None:
        return Outbox(send, socket.close)
    return Outbox(send, socket.close, shortcut.say)


async def close_with(outbox: Outbox, error: CrossglotError, code: int) -> None:
    """Say why, then close."""
    outbox.put(encode(Failed(error_of(error))))
    outbox.close(code)
    await outbox.finished()


def _last_seq(socket: AnySocket) -> int | None:
    """Up to where the client knows the game; nonsense counts as nothing."""
    text = socket.query_params.get("last_seq", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def receive_from(socket: AnySocket) -> str | bytes | None:
    """The next message of a socket; None when there will be no more."""
    try:
        event = await socket.receive()
    except WebSocketDisconnect:  # we have closed it ourselves
        return None
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""
