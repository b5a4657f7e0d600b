"""Presence on several nodes: who is connected anywhere is not missed anywhere."""

import contextlib

from tests.server.node import serving
from tests.server.sitting import HandClock, live_clock, sit_down
from tests.server.visitor import Visitor


@contextlib.contextmanager
def two_lines(place, redis):
    """(hands, line of who is to move on one node, line of who waits on the other)."""
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
