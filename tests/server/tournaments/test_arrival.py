"""When a slip counts as handed in: when it arrived here, not when its turn came."""

import asyncio
import socket
import time
from types import SimpleNamespace

import pytest

from crossglot.errors import DuplicateCode, GameError
from crossglot.server.connections.lag import LagBank
from crossglot.server.connections.websocket_protocol import DirectProtocol
from crossglot.server.store.home import open_home
from crossglot.server.tournaments.backlog import Backlog
from crossglot.server.tournaments.open_round import RoundAnswers

DEADLINE = 1_000_000
"""Milliseconds since 1970."""


@pytest.fixture
def intake(tmp_path):
    home = open_home(tmp_path / "games.sqlite3")
    intake = RoundAnswers(home.slips, "event", 1, 1, "1.1.1", LagBank())
    intake.deadline = DEADLINE
    yield intake
    asyncio.run(home.database.close())


def test_what_lay_here_unread_is_credited(intake):
    assert intake.arrival(0, DEADLINE + 3000, 0, lambda: 3000) == DEADLINE
    with pytest.raises(GameError) as refused:
        intake.arrival(0, DEADLINE + 3000, 0, lambda: 2999)
    assert refused.value.code == DuplicateCode.TOO_LATE
    assert intake.arrival(0, DEADLINE + 3000, 250, lambda: 2800) == DEADLINE, "and what a line is"


def test_nobody_asks_how_long_a_timely_slip_has_lain(intake):
    def asked():
        raise AssertionError

    assert intake.arrival(0, DEADLINE, 0, asked) == DEADLINE


def test_the_machine_says_how_long_a_message_has_lain():
    """It came while the loop was busy with something else."""

    async def run():
        loop = asyncio.get_running_loop()
        told = loop.create_future()

        class End(asyncio.Protocol):
            def connection_made(self, transport):
                self.transport = transport

            def data_received(self, _):
                told.set_result(DirectProtocol.waited(SimpleNamespace(transport=self.transport)))

        server = await loop.create_server(End, "127.0.0.1", 0)
        with socket.create_connection(server.sockets[0].getsockname()) as client:
            client.sendall(b"slip")
            busy = time.perf_counter() + 0.1
            while time.perf_counter() < busy:
                pass
            lay = await told
        server.close()
        return lay

    assert asyncio.run(run()) >= 80


def test_who_has_caught_up_has_read_every_line():
    async def run():
        loop, read = asyncio.get_running_loop(), set()

        def take(number, ours):
            ours.recv(9)
            read.add(number)

        pairs = [socket.socketpair() for _ in range(300)]
        for number, (ours, theirs) in enumerate(pairs):
            ours.setblocking(False)
            loop.add_reader(ours, take, number, ours)
            theirs.send(b"slip")
        await Backlog().catch_up()
        for ours, theirs in pairs:
            loop.remove_reader(ours)
            ours.close()
            theirs.close()
        return len(read)

    assert asyncio.run(run()) == 300
