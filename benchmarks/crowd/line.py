"""The client's side of a WebSocket, as bare as can be: it must cost less than what it measures."""

import asyncio
import base64
import os
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""All zeros: a mask that changes nothing is as good as any on loopback."""


class Line(asyncio.Protocol):
    """One connection; ``hear`` gets every text, ``lose`` is called when it ends."""

    def __init__(self, request, hear, lose):
        self.request = request
        self.hear = hear
        self.lose = lose
        self.open = asyncio.get_running_loop().create_future()
        self.waiting = b""

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data):
        self.waiting += data
        if not self.open.done():
            head, found, rest = self.waiting.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.waiting = rest
            self.open.set_result(None)
        while (frame := self.next_frame()) is not None:
            self.take(*frame)

    def next_frame(self):
        """(kind, body) of the first whole frame that waits."""
        waiting = self.waiting
        if len(waiting) < 2:
            return None
        size, at = waiting[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(waiting[2:at])
        if len(waiting) < at + size:
            return None
        self.waiting = waiting[at + size :]
        return waiting[0], waiting[at : at + size]

    def take(self, kind, body):
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, body, kind=TEXT):
        size = len(body)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE, *divmod(size, 256)])
        self.transport.write(head + MASK + body)

    def connection_lost(self, _):
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was open"))
        self.lose()


async def connect(address, path, cookie, hear, lose):
    """An open line to ``path`` of the server at ``address``."""
    host, port = urlsplit(address).hostname, urlsplit(address).port
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request.encode(), hear, lose), host, port)
    await line.open
    return line
