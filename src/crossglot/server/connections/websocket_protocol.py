"""WebSockets on uvicorn's server whose texts go past ASGI, and which hold less memory.

Decisions 32 and 81 have the figures. A text that ASGI sends or reads passes a coroutine of the
server, of the framework and of every layer between them: twice the CPU of the short way. Nearly
all connections are silent nearly all the time, so what each holds counts: a queue and a flag of
:mod:`asyncio` have room for 64 waiters in each of five places; here one waits.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Mapping
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.utils import apply_mask

from crossglot.server.connections.direct import SHORTCUT, Hear

Message = Mapping[str, Any]


class WritableFlag:
    """As much of :class:`asyncio.Event` as is needed here."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether all may pass."""
        return self._closed is None

    def set(self) -> None:
        """Let all pass."""
        closed, self._closed = self._closed, None
        if closed is not None and not closed.done():
            closed.set_result(None)

    def clear(self) -> None:
        """Let nobody pass."""
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Wait until all may pass."""
        while self._closed is not None:
            await asyncio.shield(self._closed)


class MessageQueue:
    """As much of :class:`asyncio.Queue` as is needed here: one reader at a time."""

    __slots__ = ("_letters", "_reader")

    def __init__(self) -> None:
        self._letters: list[Message] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Message) -> None:
        """Add ``letter`` as the last one."""
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._letters

    async def get(self) -> Message:
        """Take the first one; wait for it if need be."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._letters.pop(0)


class LeanConnection(WebSocketsSansIOProtocol):
    """A connection in two thirds of its memory; uvicorn does all else."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = cast("asyncio.Queue[Any]", MessageQueue())
        self.writable = cast("asyncio.Event", WritableFlag())

    def start_keepalive(self) -> None:
        """The handshake is over: forget what was said in it."""
        del self.request, self.response
        super().start_keepalive()


TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
"""First byte of a frame that is a whole message, or may stand between any two."""

MASKED = 0x80
"""Marks a frame of a client, beside its size."""

SHORT, LONG = 126, 1 << 16
"""Bytes from which on a frame says its size in two bytes more, or in eight."""


_LAST_DATA = struct.Struct("52xI")
"""Of Linux's ``tcp_info``: milliseconds since data came last."""


def framed(text: bytes) -> bytes:
    r"""``text``, in UTF-8, as a server sends it: one whole frame without a mask (RFC 6455, 5.2).

    >>> framed(b"aa"), framed(bytes(300))[:4]
    (b'\x81\x02aa', b'\x81~\x01,')
    """
    size = len(text)
    if size < SHORT:
        return b"\x81%c%b" % (size, text)
    if size < LONG:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


def whole_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    r"""(first byte, body) of each frame of a client; None unless ``data`` is whole frames alone.

    >>> whole_frames(b"\x81\x82\0\0\0\0aa" * 2), whole_frames(b"\x81\x82\0\0\0\0a")
    ([(129, b'aa'), (129, b'aa')], None)
    """
    found, at = [], 0
    while at < len(data):
        if len(data) < at + 6:
            return None
        first, size = data[at], data[at + 1] ^ MASKED
        at += 2
        if size == SHORT:
            size = int.from_bytes(data[at : at + 2])
            at += 2
        elif size > SHORT:  # of no client, or very long
            return None
        body = data[at + 4 : at + 4 + size]
        if len(body) < size:
            return None
        found.append((first, apply_mask(body, data[at : at + 4])))
        at += 4 + size
    return found


class DirectProtocol(LeanConnection):
    """uvicorn's WebSocket, with a :class:`~crossglot.server.connections.direct.Shortcut` to it.

    The shortcut stands among the extensions of the ASGI scope.
    """

    _hear: Hear | None = None
    _whole = False
    """Whether all that has come so far were whole messages: then the parser has nothing left."""

    def handle_connect(self, event: Request) -> None:
        """Begin a connection as uvicorn does, and offer the shortcut."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # Switching Protocols
            self.scope["extensions"][SHORTCUT] = {SHORTCUT: self}

    def say(self, *texts: bytes) -> bool:
        """Send ``texts`` now; see :class:`~crossglot.server.connections.direct.Shortcut`."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True

    def listen(self, hear: Hear) -> None:
        """Call ``hear`` from now on; see :class:`~crossglot.server.connections.direct.Shortcut`."""
        self._hear = hear

    def waited(self) -> int:
        """How long what came last lay here; see ``Shortcut``.

        Only Linux says so.
        """
        line = self.transport.get_extra_info("socket")
        try:
            told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _LAST_DATA.size)
            (waited,) = _LAST_DATA.unpack(told)
        except (AttributeError, OSError, struct.error):
            return 0
        return int(waited)

    def data_received(self, data: bytes) -> None:
        """Read what comes: mostly one short text, which needs no parser that can wait for more."""
        if not self.handshake_initiated:
            super().data_received(data)
            self._whole = data.endswith(b"\r\n\r\n")
            return
        frames = whole_frames(data) if self._whole else None
        self._whole = frames is not None and all(
            first in {TEXT, BINARY, PING, PONG} for first, _ in frames
        )
        if frames is None or not self._take(frames):
            super().data_received(data)

    def _take(self, frames: list[tuple[int, bytes]]) -> bool:
        """Hand texts to the listener, and see to pongs; whether that was all there was to do."""
        hear, largest = self._hear, self.config.ws_max_size
        ours = {PONG} if hear is None else {PONG, TEXT}
        if self.close_sent or any(
            first not in ours or len(body) > largest for first, body in frames
        ):
            return False
        try:
            texts = [body.decode() for first, body in frames if first == TEXT]
        except UnicodeDecodeError:
            return False
        for first, body in frames:
            if first == PONG:
                self.handle_pong(Frame(Opcode.PONG, body))
        for text in texts:  # those after one that closes the connection do no harm
            if hear is not None:
                hear(text)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over: to the listener, else to the queue that ASGI reads."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            # Bytes go the same way, so that nothing overtakes them; who hears them refuses them.
            heard = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which closes the connection
            return
        self.frames = []
        self._hear(heard)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone: nobody is called any more."""
        self._hear = None
        super().connection_lost(exc)
