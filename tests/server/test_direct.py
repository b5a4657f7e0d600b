"""Texts that go past ASGI: framed as the library frames them, however they are cut on the way."""

import base64
import json
import os
import socket
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from crossglot.server.connections.websocket_protocol import framed, whole_frames
from crossglot.server.settings.settings import Limits
from tests.server.tournaments.playing import at_event, made
from tests.server.visitor import Visitor

RESYNC = b'{"type":"resync"}'


def sent(body, opcode=Opcode.TEXT, *, fin=True, masked=True):
    """A frame as a client sends it."""
    return Frame(opcode, body, fin=fin).serialize(mask=masked)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_does(size):
    text = b"a" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CONT])


@given(st.lists(st.tuples(KINDS, st.binary(max_size=125)), max_size=4), st.data())
def test_frames_are_read_only_when_they_are_whole(messages, data):
    frames = [sent(body, opcode) for opcode, body in messages]
    whole = b"".join(frames)
    assert whole_frames(whole) == [(0x80 | opcode, body) for opcode, body in messages]
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    cut = data.draw(st.integers(0, len(whole)))
    found = whole_frames(whole[:cut])
    assert (found is not None) is (cut in ends)


class Raw:
    """A client that sends bytes as it is told to."""

    def __init__(self, address, path):
        url = urlsplit(address)
        self.socket = socket.create_connection((url.hostname, url.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket"
            f"\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass

    def hear(self):
        """The next (opcode, body)."""
        first, size = self.stream.read(2)
        if size in {126, 127}:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8))
        return first & 0x0F, self.stream.read(size)

    def snapshot(self):
        """The next message, which is to be a snapshot."""
        opcode, body = self.hear()
        assert opcode == Opcode.TEXT
        assert json.loads(body)["type"] == "tournament"

    def close_code(self):
        """Why the server closes."""
        opcode, body = self.hear()
        assert opcode == Opcode.CLOSE
        return int.from_bytes(body[:2])


@pytest.fixture(scope="module")
def at(tmp_path_factory):
    """(address, path of an event's live connection)."""
    with at_event(tmp_path_factory.mktemp("direct") / "games.sqlite3") as address:
        event = made(Visitor(address), public=True)
        yield address, f"/api/tournaments/{event}/live"


@pytest.fixture
def raw(at):
    client = Raw(*at)
    client.snapshot()
    yield client
    client.stream.close()
    client.socket.close()


PADDED = RESYNC[:-1] + b" " * 300 + b"}"
WHOLE = sent(RESYNC)
PING = sent(b"p", Opcode.PING)
HALVES = (sent(RESYNC[:5], fin=False), sent(RESYNC[5:], Opcode.CONT))


@pytest.mark.parametrize(
    ("packets", "answers"),
    [
        ([WHOLE], "s"),
        ([WHOLE * 3], "sss"),
        ([sent(PADDED)], "s"),
        ([bytes([byte]) for byte in WHOLE], "s"),
        ([WHOLE[:2], WHOLE[2:] + WHOLE], "ss"),
        ([WHOLE + WHOLE[:9], WHOLE[9:]], "ss"),
        (list(HALVES), "s"),
        ([b"".join(HALVES) + WHOLE, WHOLE], "sss"),
        ([PING + WHOLE, WHOLE], "pss"),
        ([HALVES[0], PING, HALVES[1], WHOLE], "pss"),
        ([sent(RESYNC, Opcode.BINARY), WHOLE], "ss"),
    ],
    ids=lambda value: value if isinstance(value, str) else len(value),
)
def test_every_message_is_heard_once_however_it_is_cut(raw, packets, answers):
    for packet in packets:
        raw.socket.sendall(packet)
    for expected in answers:
        if expected == "p":
            assert raw.hear() == (Opcode.PONG, b"p")
        else:
            raw.snapshot()
    raw.socket.sendall(PING)
    assert raw.hear() == (Opcode.PONG, b"p"), "and nothing else"


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (sent(b"\xff\xfe"), 1007),
        (sent(RESYNC, masked=False), 1002),
        (sent(RESYNC, Opcode.CONT), 1002),
        (sent(b" " * (Limits().frame + 1)), 1009),
    ],
    ids=["no-utf-8", "not-masked", "goes-on-from-nothing", "too-large"],  # masks are chance
)
def test_what_breaks_the_protocol_closes_the_line(raw, packet, code):
    raw.socket.sendall(packet)
    assert raw.close_code() == code
