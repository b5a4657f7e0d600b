"""Presence on several nodes: a player connected anywhere is not missed anywhere."""

import asyncio
import contextlib
from types import SimpleNamespace

from crossglot.server.nodes import roll_call
from crossglot.server.nodes.bus import MemoryBus
from crossglot.server.nodes.roll_call import PRESENCE, RollCall
from tests.server.node import serving
from tests.server.sitting import HandClock, live_clock, sit_down
from tests.server.visitor import Visitor


@contextlib.contextmanager
def two_lines(place, redis):
    """(hands, line of the player to move on one node, line of the one who waits on the other)."""
    hands = HandClock(), HandClock()
    game_id, cookies = sit_down(place, **live_clock())
    with (
        serving(place, redis=redis.address, clock=hands[0]) as left,
        serving(place, redis=redis.address, clock=hands[1]) as right,
        Visitor(left).live(game_id) as looking,
    ):
        first = looking.next()["game"]["to_move"]
        mover, waiter = Visitor(left, cookies[first]), Visitor(right, cookies[1 - first])
        with mover.live(game_id) as near, waiter.live(game_id) as far:
            near.next(), far.next()
            while not all(far.until("presence")["seats"]):
                pass
            yield hands, near, far, first


def turn(hands, seconds):
    for clock in hands:
        clock.advance(seconds)


def test_who_is_connected_to_another_node_is_not_missed(place, redis):
    with two_lines(place, redis) as (hands, near, far, first):
        answer = far.move({"kind": "claim", "result": "win"})
        assert answer["error"]["code"] == "nobody-gone"
        for _ in range(2):
            turn(hands, 301)
            near.send({"type": "resync"})
            assert near.until("snapshot")["game"]["over"] is None
        assert near.move({"kind": "pass"})["type"] == "ack"
        assert far.shown(lambda game: game["moves"])["over"] is None
        assert far.snapshot["game"]["to_move"] == 1 - first


def test_who_has_left_another_node_may_be_claimed(place, redis):
    with two_lines(place, redis) as (hands, near, far, first):
        near.socket.close()
        while far.until("presence")["seats"][first]:
            pass
        turn(hands, 61)
        assert far.move({"kind": "claim", "result": "abort"})["type"] == "ack"
        over = far.shown(lambda game: game["over"])["over"]
        assert over["reason"] == "aborted"


def test_silence_of_redis_is_nobodys_absence(place, own_redis):
    """What each node says of its players is lost: that nobody has said so is no absence.

    Nobody is shown as gone meanwhile; and when Redis goes on, who is where is asked anew.
    """
    hands = HandClock(), HandClock()
    game_id, cookies = sit_down(place, **live_clock())
    with (
        serving(place, redis=own_redis.address, clock=hands[0]) as left,
        serving(place, redis=own_redis.address, clock=hands[1]) as right,
        Visitor(left).live(game_id) as looking,
    ):
        first = looking.next()["game"]["to_move"]
        mover, waiter = Visitor(left, cookies[first]), Visitor(right, cookies[1 - first])
        own_redis.hang()
        with mover.live(game_id) as near, waiter.live(game_id) as far:
            near.next(), far.next()
            while not all(far.until("presence")["seats"]):
                pass
            until(right, "away")
            for _ in range(3):
                turn(hands, 301)
                answer = far.move({"kind": "claim", "result": "win"})
                assert answer["error"]["code"] == "nobody-gone"
            assert near.move({"kind": "pass"})["type"] == "ack"
            assert far.shown(lambda game: game["moves"])["over"] is None
            own_redis.go_on()
            until(right, "connected")
            while not all(near.until("presence")["seats"]):
                pass
            answer = far.move({"kind": "claim", "result": "win"})
            assert answer["error"]["code"] == "nobody-gone"


def until(node, bus):
    """Ask the node until it says so of its bus."""
    visitor = Visitor(node)
    while visitor.ask("GET", "/api/ready").body.get("bus") != bus:
        pass


def test_a_node_that_does_not_answer_is_no_absence(monkeypatch):
    """The bus carries, and yet one node that lives by its heartbeat says nothing."""
    monkeypatch.setattr(roll_call, "ANSWER_WITHIN", 0.01)

    async def run(alive, *answers):
        bus, roster = MemoryBus(), SimpleNamespace(node="a", alive=frozenset(alive))
        calls = RollCall(bus, roster)

        def hear(message):
            if message.startswith(b"??"):
                for node in answers:
                    if node == "+":
                        calls.found("game", 1)
                    else:
                        calls.answered(node, "game", 1)

        await bus.subscribe(PRESENCE, hear)
        both = await asyncio.gather(calls.finds("game", 1), calls.finds("game", 1))
        return set(both)

    assert asyncio.run(run("ab", "a", "b")) == {False}
    assert asyncio.run(run("ab", "a", "+", "b")) == {True}
    assert asyncio.run(run("ab", "a")) == {None}, "b may have the player and not say so"
    assert asyncio.run(run("a")) == {None}, "nothing comes back: the bus is silent"
    assert asyncio.run(run("a", "a")) == {False}
