"""A race for the top on two nodes: who found it first is the same wherever it was proposed."""

import contextlib

import pytest

from tests.server.nodes.test_events import moved, the_log_holds, top_of, two_nodes
from tests.server.tournaments.logs import record_and_log
from tests.server.tournaments.playing import Hands, at, come_in, made, ruled, shown
from tests.server.visitor import Visitor

LOST = 80_000
"""Milliseconds that a round costs a player who does not find the top: a minute, and 20 seconds."""


@pytest.fixture
def hands():
    return Hands()


@contextlib.contextmanager
def race(place, redis, hands, rounds=1):
    """(nodes, arbiter, event, lines): a player at the left node, one at the right, a round open."""
    with two_nodes(place, redis.address, hands) as nodes, contextlib.ExitStack() as stack:
        arbiter = Visitor(nodes[0])
        event = made(arbiter, pace="topping", rounds=[rounds])
        people = [come_in(nodes[n], event, f"player {n}")[0] for n in range(2)]
        lines = [stack.enter_context(at(person, event)) for person in people]
        for line in lines:
            line.until("tournament")
        ruled(arbiter, event, "start")
        hands.advance(5)
        yield nodes, arbiter, event, lines


def opened(lines):
    """The top of the round that everybody is told of, as a slip."""
    first, _ = [line.until("round") for line in lines]
    return top_of(first)


def let_pass(place, event, hands, seconds):
    """Turn the hands no faster than the nodes say that they are there: nobody was away."""
    for _ in range(seconds):
        hands.advance(1)
        while record_and_log(place, event)[0].alive < hands.now():
            pass


def test_a_race_on_two_nodes_is_over_when_both_have_found_the_top(place, redis, hands):
    with race(place, redis, hands) as (nodes, _, event, lines):
        left, right = lines
        slip = opened(lines)
        let_pass(place, event, hands, 3)
        assert right.hand_in(1, slip)["judged"]["spent"] == 3_000
        let_pass(place, event, hands, 4)
        assert left.hand_in(1, moved(slip))["judged"]["top"] is False
        for node in nodes:
            assert shown(Visitor(node), event)["open"], "one is still waited for"
        assert left.hand_in(1, slip, number=2)["judged"]["spent"] == 7_000
        closed = [line.until("closed") for line in lines]
        assert [each["you"]["spent"] for each in closed] == [7_000, 3_000]
        assert [each["own"]["place"] for each in closed] == [2, 1]
        hands.advance(1)
        while shown(Visitor(nodes[1]), event)["state"] != "over":
            pass
        rows = the_log_holds(place, nodes[1], event)
        assert [(row.place, row.spent) for row in rows] == [(1, 3_000), (2, 7_000)]


def test_the_first_proposal_of_the_top_counts_whichever_node_it_came_to(place, redis, hands):
    """One person with a window at either node: what they propose later takes nothing away."""
    with race(place, redis, hands, rounds=2) as (nodes, arbiter, event, lines):
        left, right = lines
        slip = opened(lines)
        window = Visitor(nodes[1], left.visitor.cookie)
        with at(window, event) as other:
            other.until("tournament")
            let_pass(place, event, hands, 2)
            assert left.hand_in(1, slip)["judged"]["spent"] == 2_000
            let_pass(place, event, hands, 5)
            assert other.hand_in(1, moved(slip), number=2)["judged"]["top"] is False
            let_pass(place, event, hands, 1)
            assert other.hand_in(1, slip, number=3)["type"] == "ack"
            ruled(Visitor(nodes[1], arbiter.cookie), event, "close")
            closed = [line.until("closed") for line in (left, right)]
        assert [each["you"]["spent"] for each in closed] == [2_000, LOST]
        ruled(arbiter, event, "stop")
        rows = the_log_holds(place, nodes[0], event)
        assert [row.spent for row in rows] == [2_000, LOST]


def test_a_proposal_at_one_node_rings_at_the_desk_at_the_other(place, redis, hands):
    with race(place, redis, hands) as (nodes, arbiter, event, lines):
        slip = opened(lines)
        with at(Visitor(nodes[0], arbiter.cookie), event) as desk:
            desk.until("tournament")
            assert lines[1].hand_in(1, slip)["type"] == "ack"
            desk.until("desk")
        assert "desk" not in {each["type"] for line in lines for each in line.heard}
