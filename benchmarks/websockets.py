"""What a message costs the machinery below the game: ours, uvicorn's own, Granian and picows.

A server in a process of its own answers every message of 90 bytes with one of 510, as long as a
move and its delta are. No game is played: what is measured is the WebSocket server alone, from the
kernel to the application and back. A table tells of each server the CPU of a message and what a
silent connection holds.

    python -m benchmarks.websockets [--connections 2000] [--rate 2000] [--seconds 8] [SERVER ...]

Granian and picows are no part of the project: `pip install granian picows`, or name the others.
"""

import argparse
import asyncio
import contextlib
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.crowd.line import connect
from benchmarks.crowd.servers import used_by
from crossglot.server.connections.direct import shortcut_of

QUESTION, ANSWER = b"q" * 90, "a" * 510


async def asked(scope, receive, send):
    """An ASGI application that answers messages; by the shortcut where there is one."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    shortcut, body = shortcut_of(scope), ANSWER.encode()
    if shortcut is not None:
        shortcut.listen(lambda _text: shortcut.say(body))
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": ANSWER})


def serve_uvicorn(port, protocol):
    import uvicorn

    uvicorn.run(
        asked, port=port, ws=protocol, ws_per_message_deflate=False, log_level="error",
        lifespan="off", access_log=False, loop="uvloop",
    )  # fmt: skip


def serve_ours(port):
    from crossglot.server.connections.websocket_protocol import DirectProtocol

    serve_uvicorn(port, DirectProtocol)


def serve_plain(port):
    serve_uvicorn(port, "websockets-sansio")


def serve_granian(port):
    from granian import Granian

    Granian(
        "benchmarks.websockets:asked", port=port, interface="asginl", loop="uvloop",
        log_enabled=False, backlog=8192,
    ).serve()  # fmt: skip


def serve_picows(port):
    import picows
    import uvloop

    class Listener(picows.WSListener):
        def on_ws_frame(self, transport, frame):  # noqa: ARG002 - as picows calls it
            transport.send(picows.WSMsgType.TEXT, ANSWER.encode())

    async def serve():
        server = await picows.ws_create_server(lambda _request: Listener(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(serve())


SERVERS = {
    "ours": serve_ours, "uvicorn": serve_plain, "granian": serve_granian, "picows": serve_picows,
}  # fmt: skip


def tree(pid):
    """``pid`` and the processes it has begun."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [pid, *(one for child in children for one in tree(int(child)))]


def memory(pids):
    """KB that ``pids`` hold."""
    texts = (Path(f"/proc/{pid}/status").read_text("ascii") for pid in pids)
    return sum(int(found[1]) for text in texts if (found := re.search(r"VmRSS:\s+(\d+)", text)))


async def measure(name, port, options):
    """A row of the table."""
    command = [sys.executable, "-m", "benchmarks.websockets", "--serve", name, str(port)]
    process = subprocess.Popen(command)  # noqa: ASYNC220 - nothing else waits
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port)).close()
                break
            await asyncio.sleep(0.05)
        came, delays, sent_at = 0, [], {}

        def hear(number):
            nonlocal came
            came += 1
            delays.append(time.perf_counter() - sent_at[number])

        pids = tree(process.pid)
        before = memory(pids)
        lines = [
            await connect(
                f"http://127.0.0.1:{port}", "/", "", lambda _text, at=at: hear(at), lambda: None
            )
            for at in range(options.connections)
        ]
        held = (memory(pids) - before) / options.connections
        begun, start = [used_by(pid) for pid in pids], time.perf_counter()
        for number in range(int(options.rate * options.seconds)):
            await asyncio.sleep(max(0.0, start + number / options.rate - time.perf_counter()))
            at = number % options.connections
            sent_at[at] = time.perf_counter()
            lines[at].send(QUESTION)
        await asyncio.sleep(0.5)
        spent = [
            sum(part) for part in zip(*(
                (now[0] - then[0], now[1] - then[1])
                for now, then in zip((used_by(pid) for pid in pids), begun, strict=True)
            ), strict=True)
        ]  # fmt: skip
        delays.sort()
        program, kernel = (seconds / came * 1e6 for seconds in spent)
        print(
            f"| {name} | {program:.0f} + {kernel:.0f} | {held:.1f} | "
            f"{delays[came // 2] * 1e3:.2f} / {delays[came * 99 // 100] * 1e3:.2f} | {came} |"
        )
    finally:
        process.terminate()
        process.wait()


async def main(options):
    print("| server | CPU us, program + kernel | KB a connection | p50 / p99 ms | answers |")
    print("| --- | --- | --- | --- | --- |")
    for place, name in enumerate(options.servers or SERVERS):
        await measure(name, 18870 + place, options)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("servers", nargs="*", metavar="SERVER", help=", ".join(SERVERS))
    options.add_argument("--connections", type=int, default=2000)
    options.add_argument("--rate", type=float, default=2000)
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    found = options.parse_args()
    if found.serve:
        SERVERS[found.serve[0]](int(found.serve[1]))
    else:
        asyncio.run(main(found))
