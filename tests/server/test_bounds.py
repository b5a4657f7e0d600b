"""What a move costs is bounded, and nobody waits for another's disk or search.

Nothing here is timed: things are counted, and what must not wait is shown by what comes first.
"""

import asyncio
import gc
import sqlite3
import threading
import tracemalloc
from itertools import pairwise

import msgspec
import pytest

from crossglot.editions import load_edition
from crossglot.game import Event, SeatInfo, act, fold, start
from crossglot.server.clock import WallClock
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import GameContext
from crossglot.server.games.tables import Tables
from crossglot.server.games.waits import Waits
from crossglot.server.kinds.facts import Facts
from crossglot.server.kinds.parse import move_of
from crossglot.server.store.home import open_home
from crossglot.server.store.port import Receipt, StoredGame
from crossglot.server.wire.moves import WireMove
from crossglot.server.wire.standing import standing_of
from tests.server.node import serving
from tests.server.stand_ins import EvenWords, QuickPlayers
from tests.server.visitor import Visitor, chosen

LONGEST_CHANGE = 1_500
"""Bytes of a message about one move; a snapshot of a long game has more than 10,000."""

LARGEST_MOVE = 6_000
"""Bytes that the process may keep of one move, for all who watch together."""


class Listener:
    """A watcher that keeps the lengths of the messages it gets."""

    def __init__(self, seat):
        self.seat = seat
        self.told = []

    def tell(self, message):
        self.told.append(len(message))


class Nowhere:
    """A store that keeps nothing, so that only the table's own memory is counted."""

    async def append(self, *_):
        pass


def game_of(seed, turns=36):
    """The opening events of a game, and each turn's events."""
    seats = [SeatInfo(name, "human") for name in ("one", "two")]
    events = start(load_edition("HU-M"), seats, f"bounds {seed}")
    state = fold(events)
    rounds: list[tuple[Event, ...]] = []
    while state.ended is None and len(rounds) < turns:
        wanted = chosen(state, state.to_move)
        if wanted["kind"] == "pass" and state.bag_count >= 7:
            wanted = {"kind": "exchange", "tiles": list(state.racks[state.to_move][:2])}
        move = move_of(state, msgspec.convert(wanted, WireMove))
        rounds.append(act(state, state.to_move, move, EvenWords()))
        state = fold([*events, *(event for happened in rounds for event in happened)])
    return events, rounds


def room_of(store):
    return GameContext(store, WallClock(), Waits(), told=lambda _: None, moved=lambda _: None)


def table_of(events, watchers):
    stored = StoredGame(("one", "two"), events, started=1.0)
    table = StandardTable("a game", stored, room_of(Nowhere()), Facts())
    for watcher in watchers:
        table.greeting(watcher.seat, None)
        table.watchers.add(watcher)
    return table


async def play(table, rounds):
    for number, events in enumerate(rounds):
        receipt = Receipt(number % 2, f"move {number}", table.seq + len(events))
        await table.commit(events, receipt)


@pytest.mark.parametrize("seed", range(3))
def test_everybody_gets_one_short_message_a_move(seed):
    events, rounds = game_of(seed)
    watchers = [Listener(seat) for seat in (0, 1, None, None)]
    asyncio.run(play(table_of(events, watchers), rounds))
    assert len(rounds) > 10
    for watcher in watchers:
        assert len(watcher.told) == len(rounds)
        assert max(watcher.told) < LONGEST_CHANGE


def test_a_message_is_made_once_for_all_who_see_the_same():
    events, rounds = game_of(0, turns=3)
    heard = []

    class Keeper(Listener):
        def tell(self, message):
            heard.append(message)

    asyncio.run(play(table_of(events, [Keeper(None) for _ in range(50)]), rounds))
    assert len(heard) == 50 * 3
    assert len(set(map(id, heard))) == 3, "the very same bytes"


def test_a_move_late_in_the_game_takes_no_more_memory_than_an_early_one():
    games = [game_of(seed) for seed in range(4)]
    shortest = min(len(rounds) for _, rounds in games)
    half = shortest // 2
    watchers = [Listener(seat) for seat in (0, 1, None)]
    tracemalloc.start()
    try:
        tables = [table_of(events, watchers) for events, _ in games]
        held = [measured()]
        for first, last in ((0, half), (half, 2 * half)):
            for table, (_, rounds) in zip(tables, games, strict=True):
                asyncio.run(play(table, rounds[first:last]))
            for watcher in watchers:
                watcher.told.clear()
            held.append(measured())
    finally:
        tracemalloc.stop()
    early, late = ((b - a) / half / len(games) for a, b in pairwise(held))
    assert 0 < early < LARGEST_MOVE
    assert late < LARGEST_MOVE
    assert late < 2 * early, "what is kept of a move does not grow with the game"


def measured():
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_a_table_that_nobody_needs_is_let_go(tmp_path):
    """Not only when there are many: one who watched has left no reference behind."""

    async def run():
        home = open_home(tmp_path / "games.sqlite3")
        events, _ = game_of(0, turns=0)
        stored = StoredGame((None, None), events)
        await home.games.add("a game", stored, standing_of("a game", fold(events), 1.0))
        tables = Tables(room_of(home.games))
        table = await tables.get("a game")
        watcher = Listener(0)
        table.greeting(watcher.seat, None)
        table.watchers.add(watcher)
        await play(table, game_of(0, turns=4)[1])
        table.watchers.discard(watcher)
        tables._recent.clear()
        del table
        gc.collect()
        await home.database.close()
        return len(tables)

    assert asyncio.run(run()) == 0


@pytest.fixture
def database(tmp_path):
    return tmp_path / "games.sqlite3"


def opened(visitor):
    """A game in which the guest is to move."""
    while True:
        game_id = visitor.create()
        if visitor.ask("GET", f"/api/games/{game_id}").body["game"]["to_move"] == 0:
            return game_id


def test_while_the_disk_is_busy_nobody_else_waits(database):
    """Another program holds the file: the move waits for it, a preview and a page do not."""
    with serving(database) as address:
        visitor = Visitor(address)
        game_id = opened(visitor)
        with visitor.live(game_id) as line, visitor.live(game_id) as phone:
            rack = line.settled(0)["game"]["rack"]
            phone.settled(0)
            holding = sqlite3.connect(database, isolation_level=None)
            holding.execute("BEGIN IMMEDIATE")
            line.send({"type": "move", "move_id": "m", "expected_seq": line.snapshot["seq"],
                       "move": {"kind": "pass"}})  # fmt: skip
            assert phone.preview([[112, rack[0]]])["preview_id"] == 1
            assert visitor.ask("GET", f"/api/games/{game_id}").body["seq"] == line.snapshot["seq"]
            holding.execute("ROLLBACK")
            holding.close()
            assert line.until("ack")["move_id"] == "m"
            assert phone.until("changed")["moves"][0]["kind"] == "pass"


class WaitingPlayers(QuickPlayers):
    """Think until they are told to stop, as a long search does: in a thread."""

    def __init__(self):
        self.thinking, self.enough = threading.Event(), threading.Event()

    def choose(self, kind, view, seat, words):
        self.thinking.set()
        self.enough.wait()
        return super().choose(kind, view, seat, words)


def test_while_a_computer_thinks_nobody_else_waits(database):
    players = WaitingPlayers()
    with serving(database, players=players, threads=1) as address:
        visitor = Visitor(address)
        game_id = opened(visitor)
        with visitor.live(game_id) as line:
            rack = line.settled(0)["game"]["rack"]
            assert line.move({"kind": "pass"})["type"] == "ack"
            assert players.thinking.wait(60)
            assert line.preview([[112, rack[0]]])["type"] == "preview"
            assert visitor.ask("GET", f"/api/games/{game_id}").body["game"]["to_move"] == 1
            other = opened(visitor)
            with visitor.live(other) as second:
                second.settled(0)
                assert second.move({"kind": "pass"})["type"] == "ack"
            players.enough.set()
            assert line.settled(0)["game"]["to_move"] in {0, None}
