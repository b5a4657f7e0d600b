"""The server's end of a socket as uvicorn has it, less what a silent connection need not hold.

Nearly all connections are silent nearly all the time, so what each holds is what counts. A
queue and a flag of :mod:`asyncio` have room for 64 waiters in each of five places; here one
waits. And nobody asks for the handshake once it is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

Message = Mapping[str, Any]


class Gate:
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


class Mailbox:
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
        self.queue = cast("asyncio.Queue[Any]", Mailbox())
        self.writable = cast("asyncio.Event", Gate())

    def start_keepalive(self) -> None:
        """The handshake is over: forget what was said in it."""
        del self.request, self.response
        super().start_keepalive()
