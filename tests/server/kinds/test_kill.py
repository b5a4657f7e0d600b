"""Kill -9 at any moment, while all kinds of games are played as fast as can be.

What was acknowledged is there once, what was asked for twice was done once, and time goes on.
"""

import contextlib
import itertools
import random
import socket
import sqlite3
import threading
import time
from dataclasses import dataclass, field

import pytest
from websockets.exceptions import WebSocketException

from crossglot.game import Exchanged, Passed
from crossglot.game import Played as Laid
from crossglot.variants import bingo, removal, topping
from crossglot.variants.duplicate.events import RoundOpened, SlipHanded
from tests.server.kinds.every_kind import KINDS, Kind, is_over, wanted
from tests.server.kinds.lexicon import kind_lexicons
from tests.server.node import process, serving
from tests.server.sitting import HandClock
from tests.server.visitor import Line, Visitor

KILLS = ((20, 2), (50, 4), (80, 6))
"""Acts of all games together, and of each, after which the server is killed."""

MOST = 13
"""Acts of one game between two kills, so that none is over too soon."""

DAY = 24 * 3600

ORDINARY = (Laid, Exchanged, Passed)
LEFT_BY = {
    "standard": ORDINARY,
    "solitaire": ORDINARY,
    "duplicate": (SlipHanded, RoundOpened),
    "topping": (topping.Tried, topping.Found, topping.Missed),
    "removal": (removal.Removed,),
    "bingo": (bingo.CardWritten, bingo.Called, bingo.Crossed, bingo.Claimed),
}
"""Kind -> events of which an act leaves one, if it does not merely end the game."""


@dataclass
class Played:
    """One game, as those who play it know it.

    Attributes:
        sent: What each seat sends, by its name, until it is answered.
        acked: What was acknowledged: (seat, name) -> the act and the number of its last event.
        due: Number of an event -> when time will change the game from there.
        lines: The open ones.
    """

    kind: Kind
    game_id: str
    cookies: list[str]
    sent: dict[int, dict[str, object]] = field(default_factory=dict)
    acked: dict[tuple[int, str], tuple[dict[str, object], int]] = field(default_factory=dict)
    due: dict[int, int | None] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    def play(self, address, names, there):
        """Play a while, until the game is over or the server is gone.

        What was not answered is sent again, under the same name. Nobody begins before all are
        ``there``.
        """
        chance, before = random.Random(len(self.acked)), len(self.acked)
        with (
            contextlib.suppress(WebSocketException, OSError, EOFError),
            contextlib.ExitStack() as stack,
        ):
            self.lines = lines = [
                stack.enter_context(Visitor(address, cookie).live(self.game_id))
                for cookie in self.cookies
            ]
            for line in lines:
                line.until("snapshot")
            there.wait()
            while self.sent or (
                len(self.acked) < before + MOST and not is_over(lines[0].snapshot["game"])
            ):
                for seat, line in reversed(list(enumerate(lines))):
                    self.act(seat, line, names, chance)

    def act(self, seat, line, names, chance):
        """What a seat does next, or what it has not been answered."""
        line.send({"type": "resync"})
        line.until("snapshot")
        game, seq = line.snapshot["game"], line.snapshot["seq"]
        assert self.due.setdefault(seq, game.get("due")) == game.get("due"), "told again"
        if seat not in self.sent:
            move = wanted(self.kind, game, chance)
            if move is None:
                return
            self.sent[seat] = {
                "type": "move", "move_id": next(names), "move": move, "expected_seq": seq,
            }  # fmt: skip
        message = self.sent[seat]
        line.send(message)
        answer = line.until("ack", "stale", "refused")
        assert answer["type"] == "ack", (message, answer)
        self.acked[seat, message["move_id"]] = message, answer["seq"]
        del self.sent[seat]

    def hang_up(self):
        """The server is gone, whether the system tells of it or not."""
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.socket.socket.shutdown(socket.SHUT_RDWR)

    def faults(self, database):
        """What the database does not agree with."""
        events, kept = self.kind.events(database, self.game_id), receipts(database, self.game_id)
        acked = {key: seq for key, (_, seq) in self.acked.items()}
        if lost := {key: seq for key, seq in acked.items() if kept.get(key) != seq}:
            yield f"acknowledged, and not there: {lost}"
        under_way = {(seat, message["move_id"]) for seat, message in self.sent.items()}
        if unheard := kept.keys() - acked.keys() - under_way:
            yield f"taken, and never acknowledged: {unheard}"
        if len(set(kept.values())) < len(kept):
            yield f"two acts of one event: {kept}"
        left = sum(isinstance(event, LEFT_BY[self.kind.name]) for event in events)
        left -= self.kind.name == "duplicate"  # the first round opens by itself
        left -= missed_by_time(events)
        over = self.kind.ended(events)
        if not len(kept) - over <= left <= len(kept):
            yield f"{self.kind.name}: {len(kept)} acts have left {left} events"


def missed_by_time(events):
    """How many tops a slow player had no more time for: nobody has acted."""
    racks = (event.at for event in events if isinstance(event, topping.Racked))
    ends = (event.at for event in events if isinstance(event, topping.Found | topping.Missed))
    late = (end - began >= topping.LIMIT for began, end in zip(racks, ends, strict=False))
    return sum(late)


def receipts(database, game_id):
    """What was acknowledged, as it is kept: (seat, name) -> event."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT seat, move_id, seq FROM receipts WHERE game = ?", (game_id,)
        )
        return {(seat, name): seq for seat, name, seq in rows}


def will_change(game):
    """Whether time alone changes a game: by its clock, or since others wait for somebody."""
    alone = game.get("variant") in {"duplicate", "topping"}
    return not is_over(game) and (not alone or game["due"] is not None)


def begun(address, kind):
    """A new game, and those who play it."""
    players = [Visitor(address) for _ in range(kind.people)]
    return Played(kind, kind.sit(*players), [player.cookie for player in players])


def play_all(games, address, names, enough, node):
    """All games at once, until there are acts ``enough`` and the server is killed."""
    failed, there = [], threading.Barrier(len(games), timeout=60)

    def play(game):
        try:
            game.play(address, names, there)
        except BaseException as error:  # noqa: BLE001 - told below
            failed.append(error)

    threads = [threading.Thread(target=play, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    together, each = enough
    while any(thread.is_alive() for thread in threads):
        acts = [len(game.acked) for game in games]
        if sum(acts) >= together and min(acts) >= each:
            break
        threads[0].join(0.005)
    node.kill()
    for game in games:
        game.hang_up()
    for thread in threads:
        thread.join()
    assert failed == []


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """(database, the games) after the last kill."""
    database = tmp_path_factory.mktemp("killed") / "games.sqlite3"
    names = (f"act {number}" for number in itertools.count(1))
    games: list[Played] = []
    for enough in KILLS:
        with process(database, "kinds") as (node, address):
            games = games or [begun(address, kind) for kind in KINDS.values()]
            play_all(games, address, names, enough, node)
    return database, games


def test_what_was_acknowledged_is_there_exactly_once(killed):
    database, games = killed
    assert [fault for game in games for fault in game.faults(database)] == []
    assert all(len(game.acked) >= 5 for game in games)


def test_after_the_kill_answers_stand_and_time_goes_on(killed):
    """An act that is sent again is answered as before; who waits for ever does not wait alone."""
    database, games = killed
    clock = HandClock(time.time())
    with serving(database, kind_lexicons(), clock=clock) as address:
        for game in games:
            before = game.kind.events(database, game.game_id)
            for (seat, _), (message, seq) in list(game.acked.items())[-3:]:
                with Visitor(address, game.cookies[seat]).live(game.game_id) as line:
                    line.until("snapshot")
                    line.send(message)
                    assert line.until("ack", "stale", "refused")["seq"] == seq
            assert game.kind.events(database, game.game_id) == before
        with contextlib.ExitStack() as stack:
            lines = [
                stack.enter_context(Visitor(address).live(game.game_id))
                for game in games if game.kind.name != "solitaire"
            ]  # fmt: skip
            seqs = [line.until("snapshot")["seq"] for line in lines]
            running = [will_change(line.snapshot["game"]) for line in lines]
            assert sum(running) >= 3
            clock.advance(15 * DAY)
            for line, seq, runs in zip(lines, seqs, running, strict=True):
                while runs and line.snapshot["seq"] == seq:
                    line.hear()
