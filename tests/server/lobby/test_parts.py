"""Parts of the lobby that need no socket."""

import asyncio
import sqlite3

import pytest

from crossglot.editions import Clock, House
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.games.games import Games
from crossglot.server.lobby import storage
from crossglot.server.lobby.broadcast import LobbyBroadcast
from crossglot.server.lobby.listing import games_of
from crossglot.server.lobby.lists import MOST_GAMES, MOST_SEEKS, Board
from crossglot.server.lobby.lobby import Lobby
from crossglot.server.lobby.plan import WantedGame
from crossglot.server.lobby.ratings import NoRatings
from crossglot.server.lobby.records import Agreement, Record, SeatRecord
from crossglot.server.store.home import open_home
from tests.server.stand_ins import EvenLexicons, QuickPlayers

CLOCK = House(clock=Clock(main=60_000))


def record(number, state="waiting", **changes):
    seats = (SeatRecord("human", f"account-{number}", agreed=True), SeatRecord("human"))
    values = {
        "id": f"game-{number:04}", "state": state, "creator": f"account-{number}", "public": True,
        "rated": False, "speed": "bullet", "edition": "HU-M", "agreement": Agreement("x", CLOCK),
        "created": float(number), "seats": seats,
    }  # fmt: skip
    return Record(**{**values, **changes})


class Eyes:
    def __init__(self, board, account=None):
        self.account = account
        self.heard = list[bytes]()
        board.viewers.add(self)

    def tell(self, message):
        self.heard.append(message)


def test_what_is_told_about_is_bounded_and_the_newest():
    board = Board()
    board.replace([*map(record, range(MOST_SEEKS + 9)),
                   *(record(5000 + n, "started") for n in range(MOST_GAMES + 9))])  # fmt: skip
    told = board.snapshot()
    assert (len(told.seeks), told.seek_count) == (MOST_SEEKS, MOST_SEEKS + 9)
    assert (len(told.games), told.game_count) == (MOST_GAMES, MOST_GAMES + 9)
    assert told.seeks[0].created == MOST_SEEKS + 8
    assert told.games[0].created == 5000 + MOST_GAMES + 8


def test_what_has_not_changed_is_not_told():
    board = Board()
    board.replace([record(1), record(2, "started")])
    eyes = Eyes(board)
    board.take([record(1)])
    board.replace([record(1), record(2, "started")])
    board.take([record(3, "over"), record(4, public=False), record(5, "withdrawn")])
    assert eyes.heard == []
    board.replace([record(2, "started")])
    assert len(eyes.heard) == 1
    assert b'"gone":["game-0001"]' in eyes.heard[0]


def test_a_challenge_lost_without_a_word_is_told():
    """News may get lost between nodes: what is read anew counts."""
    invited = record(1, seats=(record(1).seats[0], SeatRecord("human", "guest of honour")))
    board = Board()
    board.replace([invited])
    eyes = Eyes(board, "guest of honour")
    assert [offer.id for offer in board.challenges("guest of honour")] == [invited.id]
    board.replace([])
    assert board.challenges("guest of honour") == ()
    assert eyes.heard == [b'{"type":"challenges","challenges":[]}']


async def _counted(home, work):
    """How many queries ``work`` puts to the database."""
    asked = list[str]()
    reading = home.database._reading[0]
    reading.set_trace_callback(lambda text: asked.append(text) if "SELECT" in text else None)
    try:
        await work()
    finally:
        reading.set_trace_callback(None)
    return len(asked)


def test_how_many_queries_a_list_takes(tmp_path):
    """However many games there are."""

    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        games = Games(home.games, EvenLexicons(), QuickPlayers())
        lobby_broadcast = LobbyBroadcast(home.database)
        lobby = Lobby(
            home.database, games, EvenLexicons(), QuickPlayers(), NoRatings(), lobby_broadcast
        )
        _, one = await Sessions(home.database).open_guest()
        _, other = await Sessions(home.database).open_guest()
        for _ in range(15):
            plan = await lobby.plan(WantedGame("HU-M", ("me", "open"), House(), public=True), one)
            offer = await lobby.offer(plan, one)
            await lobby.offer(plan, one)
            await lobby.sit(offer.id, other)
        everything = await _counted(home, lambda: home.database.read(storage.listed))
        mine = await _counted(home, lambda: games_of(home.database, one))
        board = Board()
        board.replace(await home.database.read(storage.listed))
        snapshot = await _counted(home, _async(lambda: board.greeting(one)))
        await games.stop()
        await home.database.close()
        return everything, mine, snapshot, len(board.snapshot().seeks)

    everything, mine, snapshot, seeks = asyncio.run(run())
    assert (everything, snapshot, seeks) == (2, 0, 15)
    assert mine <= 6


def _async(work):
    async def run():
        return work()

    return run


def test_a_herald_asks_again_when_the_database_fails(tmp_path, monkeypatch):
    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        lobby_broadcast = LobbyBroadcast(home.database)
        pauses, told, failing = list[float](), asyncio.Event(), [True]

        async def pause(seconds):
            pauses.append(seconds)

        read = home.database.read

        async def read_or_fail(query):
            if failing and failing.pop():
                raise sqlite3.OperationalError("disk I/O error")
            return await read(query)

        monkeypatch.setattr("crossglot.server.lobby.broadcast.asyncio.sleep", pause)
        monkeypatch.setattr(home.database, "read", read_or_fail)
        lobby_broadcast.listen(lambda records: told.set())
        task = asyncio.create_task(lobby_broadcast.run())
        await lobby_broadcast.ready()
        failing.append(True)
        lobby_broadcast.changed("game")
        await told.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await home.database.close()
        return failing, pauses[0]

    assert asyncio.run(run()) == ([], 1)


@pytest.mark.parametrize("spread", [True, False])
def test_what_changes_here_is_named_to_other_nodes(tmp_path, spread):
    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        lobby_broadcast, named = LobbyBroadcast(home.database), list[str]()
        lobby_broadcast.spread = named.append
        (lobby_broadcast.changed if spread else lobby_broadcast.heard)("game")
        await home.database.close()
        return named

    assert asyncio.run(run()) == (["game"] if spread else [])
