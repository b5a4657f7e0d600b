"""Servers that go away and networks that are bad: clocks set right, no score wrong."""

import contextlib
import random

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.tournament.ranks import table
from crossglot.tournament.state import fold
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import load_profile
from tests.server.node import process
from tests.server.tournaments.logs import log_of, record_and_log
from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    come_in,
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
LEAST = load_profile("ET").pace.after_break


@pytest.mark.parametrize("left", [60, LEAST - 10])
def test_the_clock_is_extended_as_the_profile_says(database, left):
    """The time without a server is given back, and at least what is left after a break."""
    hands = Hands()
    with at_event(database, hands) as address:
        arbiter = Visitor(address)
        event = made(arbiter)
        visitor, _ = come_in(address, event, "a")
        ruled(arbiter, event, "start")
        hands.advance(5)
        with at(visitor, event) as line:
            opened = line.until("tournament")["open"] or [line.until("round")]
            deadline = opened[0]["deadline"]
        hands.advance((deadline - hands.milliseconds) / 1000 - left)
        while record_and_log(database, event)[0].alive < hands.now():
            pass
    hands.advance(40)
    with at_event(database, hands) as address:
        visitor.host = address.removeprefix("http://").strip("/")
        with at(visitor, event) as line:
            there = line.until("tournament")["open"][0]
    assert there["deadline"] - hands.milliseconds == 1000 * max(left, LEAST)


def event_over(address, hands, chance):
    """An event of which one message in ten is late, doubled or overtaken: its id, and the totals due."""
    arbiter, players, rounds = Visitor(address), 8, 3
    event = made(arbiter, rounds=[rounds])
    people = [come_in(address, event, f"p{n}")[0] for n in range(players)]
    with contextlib.ExitStack() as stack:
        lines = [[stack.enter_context(at(visitor, event)) for _ in range(2)] for visitor in people]
        for line in (each for pair in lines for each in pair):
            line.until("tournament")
        ruled(arbiter, event, "start")
        totals, board = [0] * players, Board.empty(ET.layout)
        for number in range(1, rounds + 1):
            hands.advance(6)
            racks = {tuple(line.until("round")["rack"]) for pair in lines for line in pair}
            play, points = TOPS(board, bytes(*racks))[0]
            sent, late = slips_of(number, board, play, players, chance)
            for message, player in sent:
                hand_over(lines[player], message, chance)
            for player in range(players):
                last = max(m["number"] for m, who in sent if who == player)
                totals[player] += points if last % 2 else 0
            hands.advance(190)
            for line in (each for pair in lines for each in pair):
                line.until("closed")
            for message, player in late:
                said = hand_over(lines[player], message, chance)
                assert said["error"]["code"] == "answer-other-round"
            board = Board(ET.layout, bytes(shown(arbiter, event)["board"]))
        hands.advance(1)
        while shown(arbiter, event)["state"] != "over":
            pass
    return event, totals


def slips_of(number, board, play, players, chance):
    """The messages of a round in the order in which they arrive, and those that come too late."""
    top = slip_of(board, play)
    bad = {**top, "start": (top["start"] + 1) % ET.layout.size}
    sent: list[tuple[dict[str, object], int]] = []
    late: list[tuple[dict[str, object], int]] = []
    for player in range(players):
        for which in range(1, chance.randint(2, 6)):
            message = {
                "type": "slip", "slip_id": f"{number}.{which}", "round": number, "number": which,
                "slip": top if which % 2 else bad,
            }  # fmt: skip
            is_late = which > 1 and chance.random() < 0.1
            (late if is_late else sent).append((message, player))
            if not is_late and chance.random() < 0.1:
                sent.append((message, player))
    for place in range(len(sent) - 1):
        if chance.random() < 0.1:
            sent[place : place + 2] = reversed(sent[place : place + 2])
    return sent, late


def hand_over(pair, message, chance):
    """Send a message over one of a player's two lines; the answer."""
    line = chance.choice(pair)
    line.send(**message)
    said = line.until("ack", "refused")
    assert said["slip_id"] == message["slip_id"]
    return said


def test_messages_late_doubled_and_overtaken_make_no_score_wrong(address, database, hands):
    event, totals = event_over(address, hands, random.Random("a bad network"))
    state = fold(log_of(database, event))
    rows = {row.player: row.total for row in table(state)}
    assert [rows[player] for player in range(len(totals))] == totals
    assert len({*totals}) > 1
    published = Visitor(address).ask("GET", f"/api/tournaments/{event}/log").text.encode()
    assert verify_log(published, judge).rows == table(state)


def test_a_round_survives_kill_9_and_its_players_send_again(tmp_path):
    """A real clock; the round is long, the pause short, nothing is timed.

    Of four players one was acknowledged, one sent and heard nothing, one had not sent yet,
    and one changes their mind afterwards.
    """
    database, plan = tmp_path / "games.sqlite3", {"pause": 0}
    with contextlib.ExitStack() as stack:
        node, address = stack.enter_context(process(database, "syllables"))
        arbiter = Visitor(address)
        event = made(arbiter, plan=plan, rounds=[1])
        people = [come_in(address, event, name)[0] for name in "abcd"]
        ruled(arbiter, event, "start")
        with contextlib.ExitStack() as live:
            lines = [live.enter_context(at(visitor, event)) for visitor in people]
            opened = [line.until("tournament")["open"] or [line.until("round")] for line in lines]
            deadline = opened[0][0]["deadline"]
            board = Board.empty(ET.layout)
            slip = slip_of(board, TOPS(board, bytes(opened[0][0]["rack"]))[0][0])
            wrong = {**slip, "start": 0}
            assert lines[0].hand_in(1, slip, slip_id="kept")["type"] == "ack"
            assert lines[3].hand_in(1, wrong, slip_id="first")["type"] == "ack"
            lines[1].send(type="slip", slip_id="unheard", round=1, number=1, slip=slip)
            node.kill()
            node.wait()
        _, address = stack.enter_context(process(database, "syllables"))
        for visitor in (arbiter, *people):
            visitor.host = address.removeprefix("http://").strip("/")
        lines = [stack.enter_context(at(visitor, event)) for visitor in people]
        there = [line.until("tournament") for line in lines]
        assert [each["slips"][0]["slip_id"] for each in (there[0], there[3])] == ["kept", "first"]
        assert {each["open"][0]["deadline"] >= deadline for each in there} == {True}
        assert lines[0].hand_in(1, slip, slip_id="kept")["type"] == "ack"
        assert lines[1].hand_in(1, slip, slip_id="unheard")["type"] == "ack"
        assert lines[2].hand_in(1, slip)["type"] == "ack"
        assert lines[3].hand_in(1, slip, slip_id="first")["error"]["code"] == "answer-changed"
        assert lines[3].hand_in(1, slip, number=2)["type"] == "ack"
        ruled(arbiter, event, "close")
        for line in lines:
            closed = line.until("closed")
            assert closed["you"]["points"] == closed["top"]["points"]
