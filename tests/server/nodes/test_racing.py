"""A race for the top on two nodes: one PostgreSQL, one Redis; the node that keeps its time dies."""

import contextlib
import time
from collections import Counter

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.tournament.events import Answered, Resumed, Stepped
from crossglot.tournament.ranks import table
from crossglot.tournament.state import fold
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate.events import RoundClosed
from tests.server.node import process
from tests.server.tournaments.logs import log_of, record_and_log
from tests.server.tournaments.playing import (
    at,
    come_in,
    judge,
    made,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

LEASE = 1_000
"""Milliseconds after which the nodes of these tests stand in for another."""

LATE = 20_000
"""What a top not found costs beside the round, in milliseconds (FISF 3.8.4)."""


class Race:
    """A race of four over two nodes, of which the left one keeps the time, and may be killed.

    Every acknowledgement is remembered: it is what was promised.
    """

    def __init__(self, place, redis, stack):
        self.place, self.stack = place, stack
        self.doomed, left = stack.enter_context(process(place, "syllables", redis=redis))
        _, self.right = stack.enter_context(process(place, "syllables", redis=redis))
        self.arbiter, self.addresses = Visitor(left), (left, self.right)
        self.acks, self.lost = {}, 0

    def begin(self, seconds):
        """The round is open: by the arbiter at the left, so that the left keeps its time."""
        plan = {"pause": 3600}
        wanted = {"pace": "topping", "rounds": [1], "seconds": seconds, "plan": plan}
        self.event = made(self.arbiter, **wanted)
        places = enumerate(self.addresses * 2)
        self.people = [come_in(address, self.event, f"p{n}")[0] for n, address in places]
        self.lines = [self.stack.enter_context(at(each, self.event)) for each in self.people]
        for line in self.lines:
            line.until("tournament")
        ruled(self.arbiter, self.event, "start")
        ruled(self.arbiter, self.event, "open")
        told = [line.until("round") for line in self.lines]
        board = Board.empty(load_edition("ET").layout)
        self.top = slip_of(board, tops_for("ET")(board, bytes(told[0]["rack"]))[0][0])
        self.bad = {**self.top, "start": 0}
        self.deadline = told[0]["deadline"]

    def kill(self):
        """The left node is gone; its players come over, and so does the arbiter."""
        self.doomed.kill()
        self.doomed.wait()
        for n in (0, 2):
            self.people[n] = Visitor(self.right, self.people[n].cookie)
            self.lines[n] = self.stack.enter_context(at(self.people[n], self.event))
        self.arbiter = Visitor(self.right, self.arbiter.cookie)
        return [self.lines[n].until("tournament") for n in (0, 2)]

    def propose(self, player, number, slip):
        """Whether it is the top; whatever is sent again is answered as it was."""
        said = self.lines[player].hand_in(1, slip, number=number, slip_id=f"{player} {number}")
        if said["type"] == "refused":
            assert said["error"]["code"] == "slip-too-late"
            return None
        assert self.acks.setdefault((player, number), said) == said
        return said["judged"]["top"]

    def over(self):
        """What everybody was told at the close; everything acknowledged is in the log, once."""
        closed = [line.until("closed") for line in self.lines]
        while shown(self.arbiter, self.event)["state"] != "over":
            pass
        log = log_of(self.place, self.event)
        kept = Counter((e.player, e.number) for e in log if isinstance(e, Answered))
        assert kept == dict.fromkeys(self.acks, 1)
        ats = {(e.player, e.number): e.at for e in log if isinstance(e, Answered)}
        assert ats == {name: said["at"] for name, said in self.acks.items()}
        published = self.arbiter.ask("GET", f"/api/tournaments/{self.event}/log").text
        rows = verify_log(published.encode(), judge).rows
        assert rows == table(fold(log))
        assert [(row.spent, row.player) for row in rows] == self.ranked(closed)
        return closed, log

    def ranked(self, closed):
        """(time, player) by what each acknowledgement said: the least time first."""
        tops: dict[int, int] = {}
        for (player, _), said in self.acks.items():
            if said["judged"]["top"]:
                tops[player] = min(said["judged"]["spent"], tops.get(player, self.lost))
        spent = {player: tops.get(player, self.lost) for player in range(len(closed))}
        assert [each["you"]["spent"] for each in closed] == [*spent.values()]
        return sorted((time, player) for player, time in spent.items())


@pytest.fixture
def race(place, redis):
    with contextlib.ExitStack() as stack:
        yield Race(place, redis.address, stack)


def test_a_race_goes_on_when_the_node_that_keeps_its_time_is_killed(race):
    """A player who has found the top has found it; the round is over as soon as the last one has.

    No lease is waited for: the node that hears of the last top closes the round itself. The
    round is so long that nothing else can close it.
    """
    race.begin(seconds=3600)
    race.lost = 3_600_000 + LATE
    assert race.propose(0, 1, race.bad) is False
    assert race.propose(0, 2, race.top)
    assert race.propose(1, 1, race.bad) is False
    race.lines[2].send(type="slip", slip_id="2 1", round=1, number=1, slip=race.top)
    there = race.kill()
    assert there[0]["slips"][0]["judged"] == race.acks[0, 2]["judged"]
    assert race.propose(0, 2, race.top), "sent again"
    assert race.propose(0, 1, race.bad) is False, "and what it replaced, too"
    assert race.propose(2, 1, race.top), "that player had no answer"
    assert race.propose(1, 2, race.top)
    assert record_and_log(race.place, race.event)[0].round, "one is waited for"
    assert race.propose(3, 1, race.top)
    race.over()


def test_a_race_whose_node_is_killed_is_over_when_its_time_is(race):
    """Not all have found the top. What is promised when the node that keeps time is dead:

    another closes the round, one lease after its turn (decision 66); in between nothing is taken
    that came too late, and nobody's time is longer or shorter for it. That is, too, how this test
    counts: what a slow machine brings too late is not found.
    """
    race.begin(seconds=12)
    race.lost = 12_000 + LATE
    race.propose(0, 1, race.top)
    race.propose(1, 1, race.bad)
    race.kill()
    killed = 1000 * time.time()
    race.propose(2, 1, race.top)
    race.propose(1, 2, race.top)
    _, log = race.over()
    assert [each for each in log if isinstance(each, Resumed)] == [], "no time is given back"
    steps = [each for each in log if isinstance(each, Stepped)]
    (at_last,) = (step.at for step in steps if isinstance(step.event, RoundClosed))
    assert at_last > race.deadline + (LEASE if killed < race.deadline else 0)
