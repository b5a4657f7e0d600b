"""An event of duplicate on two nodes: one PostgreSQL, one Redis, players on either."""

import asyncio
import contextlib
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from redis import Redis as RedisClient

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.server.nodes.redis_bus import PREFIX
from crossglot.server.store.postgres_slips import PostgresSlips
from crossglot.server.tournaments.roll_call import muster_topic
from crossglot.tournament.ranks import table
from crossglot.tournament.state import fold
from crossglot.tournament.verify import verify_log
from tests.server.node import process
from tests.server.tournaments.logs import log_of, record_and_log
from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    come_in,
    desk,
    judge,
    made,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

ET = load_edition("ET")
TOPS = tops_for("ET")


@pytest.fixture
def hands():
    return Hands()


@contextlib.contextmanager
def two_nodes(place, redis, hands):
    """The addresses of two nodes that share a clock."""
    nodes = {"redis": redis, "lease": 1.0}
    with at_event(place, hands, **nodes) as left, at_event(place, hands, **nodes) as right:
        yield left, right


def top_of(opened, board=None):
    """A slip with the top of a round that is open."""
    board = Board.empty(ET.layout) if board is None else board
    return slip_of(board, TOPS(board, bytes(opened["rack"]))[0][0])


def moved(slip):
    return {**slip, "start": (slip["start"] + 1) % ET.layout.size}


def the_log_holds(place, address, event):
    """The published log proves what the database says; its table."""
    answer = Visitor(address).ask("GET", f"/api/tournaments/{event}/log")
    proof = verify_log(answer.text.encode(), judge)
    assert proof.finished
    assert proof.rows == table(fold(log_of(place, event)))
    return proof.rows


def test_players_of_one_event_on_different_nodes(place, redis, hands):
    with two_nodes(place, redis.address, hands) as (left, right):
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[2])
        far, near = come_in(right, event, "far")[0], come_in(left, event, "near")[0]
        window = Visitor(left, far.cookie)
        with at(near, event) as one, at(far, event) as two, at(window, event) as other:
            assert other.until("tournament")["you"] == two.until("tournament")["you"]
            ruled(arbiter, event, "start")
            hands.advance(6)
            opened = one.until("round")
            assert two.until("round")["rack"] == opened["rack"]
            slip = top_of(opened)
            assert one.hand_in(1, slip)["type"] == "ack"
            assert two.hand_in(1, moved(slip), number=1, slip_id="a")["type"] == "ack"
            assert other.hand_in(1, slip, number=2, slip_id="b")["type"] == "ack"
            again = two.hand_in(1, slip, number=2, slip_id="b")
            assert again["type"] == "ack", "what one node has kept the other knows"
            for said in (
                other.hand_in(1, slip, number=1, slip_id="a"),
                two.hand_in(1, moved(slip), number=2, slip_id="b"),
            ):
                assert said["error"]["code"] == "answer-changed"
            ruled(arbiter, event, "close")
            for line in (one, two, other):
                closed = line.until("closed")
                assert closed["you"]["points"] == closed["top"]["points"]
            far_desk = Visitor(right, arbiter.cookie)
            sanction = {"points": -3, "reason": "talks"}
            ruled(far_desk, event, "sanction", player=closed["own"]["player"], **sanction)
            for line in (two, other):
                assert line.until("ruling")["own"]["total"] == closed["own"]["total"] - 3
            ruled(far_desk, event, "stop")
        the_log_holds(place, right, event)


def test_everybody_comes_in_at_once_on_both_nodes(place, redis, hands):
    with two_nodes(place, redis.address, hands) as nodes:
        event = made(Visitor(nodes[0]))
        visitors = [Visitor(nodes[number % 2]) for number in range(16)]
        path = f"/api/tournaments/{event}/players"
        with ThreadPoolExecutor(len(visitors)) as pool:
            wanted = [{"name": f"p{number}"} for number in range(len(visitors))]
            answers = [*pool.map(lambda v, name: v.ask("POST", path, name), visitors, wanted)]
        assert {answer.status for answer in answers} == {200}, [each.text for each in answers]
        assert sorted(answer.body["player"] for answer in answers) == list(range(16))
        names = [entrant.name for entrant in fold(log_of(place, event)).entrants]
        for number, answer in enumerate(answers):
            assert names[answer.body["player"]] == f"p{number}"


def test_redis_restarts(place, own_redis, hands):
    """While it is away slips are kept on both nodes; the close is heard a little later."""
    with two_nodes(place, own_redis.address, hands) as (left, right):
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[3])
        near, far = come_in(left, event, "near")[0], come_in(right, event, "far")[0]
        with at(near, event) as one, at(far, event) as two:
            two.until("tournament")
            ruled(arbiter, event, "start")
            hands.advance(6)
            opened = one.until("round")
            two.until("round")
            own_redis.stop()
            for line in (one, two):
                assert line.hand_in(1, top_of(opened))["type"] == "ack"
            ruled(arbiter, event, "close")
            first = one.until("closed")
            own_redis.start()
            second = two.until("closed")
            assert first["top"] == second["top"]
            for closed in (first, second):
                assert closed["you"]["points"] == closed["top"]["points"]
            hands.advance(10)
            assert two.until("round")["rack"] == one.until("round")["rack"]
            ruled(arbiter, event, "stop")
        the_log_holds(place, left, event)


def test_the_other_node_keeps_the_time_of_one_that_has_gone(place, redis, hands):
    """Nobody gets time back: somebody was there all the time."""
    nodes = {"redis": redis.address, "lease": 1.0}
    with contextlib.ExitStack() as leaving, at_event(place, hands, **nodes) as right:
        arbiter = Visitor(leaving.enter_context(at_event(place, hands, **nodes)))
        event = made(arbiter, rounds=[1], seconds=9)
        far = come_in(right, event, "far")[0]
        with at(far, event) as line:
            line.until("tournament")
            ruled(arbiter, event, "start")
            hands.advance(6)
            opened = line.until("round")
            leaving.close()
            assert line.hand_in(1, top_of(opened))["type"] == "ack"
            while (record := record_and_log(place, event)[0]).round is not None:
                if record.alive >= hands.now():
                    hands.advance(2)
            closed = line.until("closed")
            assert closed["you"]["points"] == closed["top"]["points"]
            assert [each for each in line.heard if each["type"] == "time"] == []


def test_a_node_dies_in_the_middle_of_a_round(place, redis):
    """The one that kept time is killed; the other goes on, and its players come over."""
    with (
        process(place, "syllables", redis=redis.address) as (doomed, left),
        process(place, "syllables", redis=redis.address) as (_, right),
    ):
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[1], plan={"pause": 0})
        near, far = come_in(left, event, "near")[0], come_in(right, event, "far")[0]
        with at(near, event) as one, at(far, event) as two:
            two.until("tournament")
            ruled(arbiter, event, "start")
            slip = top_of(two.until("round"))
            assert one.hand_in(1, slip, slip_id="kept")["type"] == "ack"
            assert two.hand_in(1, moved(slip))["type"] == "ack"
            doomed.kill()
            doomed.wait()
            near.host = arbiter.host = far.host
            with at(near, event) as again:
                there = again.until("tournament")
                assert there["open"][0]["number"] == 1
                assert there["slips"][0]["slip_id"] == "kept"
                assert again.hand_in(1, slip, slip_id="kept")["type"] == "ack", "sent again"
                assert two.hand_in(1, slip, number=2)["type"] == "ack"
                ruled(arbiter, event, "close")
                for line in (again, two):
                    closed = line.until("closed")
                    assert closed["you"]["points"] == closed["top"]["points"]
                while shown(arbiter, event)["state"] != "over":
                    pass
        rows = the_log_holds(place, right, event)
        assert [row.total for row in rows] == [closed["top"]["points"]] * 2


class Slow:
    """Slips on their way to a database that is not to be reached for a while."""

    def __init__(self, monkeypatch):
        self.began, self.may_go_on = threading.Event(), threading.Event()
        put_all = PostgresSlips._put_all

        async def late(slips, rows):
            self.began.set()
            await asyncio.to_thread(self.may_go_on.wait)
            return await put_all(slips, rows)

        monkeypatch.setattr(PostgresSlips, "_put_all", late)


@contextlib.contextmanager
def listening(address, event):
    """What tells whether the nodes that follow an event are called; it is counted as none."""
    with RedisClient.from_url(address) as client, client.pubsub() as line:
        line.psubscribe(f"{PREFIX}{muster_topic(event)}*")
        assert line.get_message(timeout=60)["type"] == "psubscribe"
        yield lambda: line.get_message(timeout=60)


def test_a_round_waits_for_the_slips_of_a_node_that_is_behind(place, redis, hands, monkeypatch):
    """They came in time; that their node had no time to write them is no player's fault."""
    slow = Slow(monkeypatch)
    with two_nodes(place, redis.address, hands) as (left, right):
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[2])
        far = come_in(right, event, "far")[0]
        with at(far, event) as line:
            line.until("tournament")
            ruled(arbiter, event, "start")
            hands.advance(6)
            slip = top_of(line.until("round"))
            line.send(type="slip", slip_id="a", round=1, number=1, slip=slip)
            assert slow.began.wait(60)
            with ThreadPoolExecutor(1) as pool, listening(redis.address, event) as called:
                closing = pool.submit(ruled, arbiter, event, "close")
                assert called()
                slow.may_go_on.set()
                closing.result(60)
            assert line.until("ack", "refused")["type"] == "ack"
            closed = line.until("closed")
            assert closed["you"]["points"] == closed["top"]["points"]
            ruled(arbiter, event, "stop")
        the_log_holds(place, left, event)


def test_the_desk_counts_the_slips_of_every_node(place, redis, hands):
    with two_nodes(place, redis.address, hands) as (left, right):
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[1])
        near, far = come_in(left, event, "near")[0], come_in(right, event, "far")[0]
        come_in(right, event, "silent")
        with at(near, event) as one, at(far, event) as two:
            two.until("tournament")
            ruled(arbiter, event, "start")
            hands.advance(6)
            slip = top_of(one.until("round"))
            two.until("round")
            assert one.hand_in(1, slip)["type"] == "ack"
            assert two.hand_in(1, moved(slip), number=1)["type"] == "ack"
            assert two.hand_in(1, slip, number=2)["type"] == "ack"
            for address in (left, right):
                there = Visitor(address, arbiter.cookie)
                seen = desk(there, event)
                assert (seen["slips"], seen["games"][0]["missing"]) == ({"1": 2}, 1)
                path = f"/api/tournaments/{event}/desk/players"
                rows = there.ask("GET", path).body["players"]
                slips = {row["name"]: row["slips"] for row in rows}
                assert slips["far"] == slips["near"] != {}, "the last of that player's two"
                assert slips["silent"] == {}
                rows = there.ask("GET", f"{path}?missing=true").body["players"]
                assert [row["name"] for row in rows] == ["silent"]


def test_a_node_is_killed_as_slips_come_and_another_takes_its_place(place, redis):
    """Everybody sends again what had no answer; both rounds pay everybody in full."""

    def node():
        return process(place, "syllables", redis=redis.address)

    with node() as (doomed, left), node() as (_, right), contextlib.ExitStack() as stack:
        arbiter = Visitor(left)
        event = made(arbiter, rounds=[2], plan={"pause": 0})
        people = [come_in((left, right)[n % 2], event, f"p{n}")[0] for n in range(8)]
        lines = [stack.enter_context(at(person, event)) for person in people]
        for line in lines:
            line.until("tournament")
        ruled(arbiter, event, "start")
        slips = [top_of(line.until("round")) for line in lines]
        for line, slip in zip(lines, slips, strict=True):
            line.send(type="slip", slip_id="mine", round=1, number=1, slip=slip)
        assert lines[0].until("ack", "refused")["type"] == "ack"
        doomed.kill()
        doomed.wait()
        _, again = stack.enter_context(node())
        arbiter = Visitor(again, arbiter.cookie)
        for n in range(0, len(people), 2):
            person = Visitor(again, people[n].cookie)
            lines[n] = stack.enter_context(at(person, event))
            lines[n].until("tournament")
            assert lines[n].hand_in(1, slips[n], slip_id="mine")["type"] == "ack"
            assert lines[n + 1].until("ack", "refused")["type"] == "ack"
        total, board = 0, None
        for number in (1, 2):
            if number == 2:
                opened = [line.until("round") for line in lines]
                board = Board(ET.layout, bytes(shown(arbiter, event)["board"]))
                for line, told in zip(lines, opened, strict=True):
                    assert line.hand_in(2, top_of(told, board))["type"] == "ack"
            ruled(arbiter, event, "close")
            closed = [line.until("closed") for line in lines]
            total += closed[0]["top"]["points"]
            assert {each["own"]["total"] for each in closed} == {total}
        while shown(arbiter, event)["state"] != "over":
            pass
        rows = the_log_holds(place, again, event)
        assert [row.total for row in rows] == [total] * len(people)
