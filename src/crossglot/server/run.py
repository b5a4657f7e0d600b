"""Serves the application with uvicorn, and stops it without losing anything."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from crossglot.errors import ServerCode, ServerError
from crossglot.server.app import Application
from crossglot.server.connections.websocket_protocol import DirectProtocol
from crossglot.server.http.timeouts import timed
from crossglot.server.settings.settings import Settings

PATIENCE = 5
"""Seconds that connections get to close when the server stops."""


def listen(settings: Settings) -> socket.socket:
    """A socket on the address of ``settings``.

    Raises:
        ServerError: Another program listens there, or there is no such address.
    """
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as error:
        raise ServerError(
            ServerCode.PORT_TAKEN, host=settings.host, port=settings.port, reason=error.strerror
        ) from None


class Server(uvicorn.Server):
    """Serves the application, and takes leave of the players before it closes their connections.

    Args:
        application: What to serve.
        settings: How it is set up.
    """

    def __init__(self, application: Application, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                application.asgi,
                http=timed(settings),
                ws=DirectProtocol,
                ws_per_message_deflate=False,
                ws_max_size=settings.limits.frame,
                access_log=False,
                proxy_headers=False,  # whom to believe is ours to say: server.limits.callers
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
                lifespan="on",
            )
        )
        self._application = application

    def serve_until_stopped(self, listening: socket.socket) -> None:
        """Serve on ``listening`` until SIGINT, SIGTERM or :meth:`stop`; finish what was begun."""
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(self.serve([listening]))

    def stop(self) -> None:
        """Stop soon; may be called from any thread."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let newcomers go elsewhere, drain, then stop as uvicorn does."""
        for server in self.servers:
            server.close()
        # Not `wait_for`: it waits on for what does not mind that its time is over.
        drained, _ = await asyncio.wait(
            {asyncio.create_task(self._application.drain())}, timeout=PATIENCE
        )
        for task in drained:
            task.result()
        await super().shutdown(sockets)


def address_of(listening: socket.socket) -> str:
    """Where a browser finds what listens there."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop
