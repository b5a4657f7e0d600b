"""Events played alone: today's duplicate, and finished ones with the place that would have been."""

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.errors import LogError
from crossglot.tournament.verify import verify_log
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

DAY = 24 * 3600


def run(visitor, event, method="GET", path="", body=None):
    answer = visitor.ask(method, f"/api/tournaments/{event}/run{path}", body)
    assert answer.status == 200, answer.text
    return answer.body


def play_all(visitor, event, tops, layout):
    """Play a run to its end with the top of every round."""
    view = run(visitor, event, "POST")
    while not view["over"]:
        board = Board(layout, bytes(view["board"]))
        play, points = tops(board, bytes(view["rack"]))[0]
        body = {"round": view["number"], "slip": slip_of(board, play)}
        view = run(visitor, event, "POST", "/slip", body)
        assert view["results"][-1]["points"] == view["rounds"][-1]["top"]["points"] == points
        if not view["over"]:
            view = run(visitor, event, "POST")
    return view


def daily(visitor, language="et"):
    answer = visitor.ask("GET", f"/api/daily/{language}")
    assert answer.status == 200, answer.text
    return answer.body


def test_todays_duplicate_needs_no_account_and_counts_streaks(address, hands):
    visitor, other = Visitor(address), Visitor(address)
    tops, layout = tops_for("ET"), load_edition("ET").layout
    today = daily(visitor)
    assert (today["streak"], today["done"], today["finished"]) == (0, False, 0)
    assert daily(other)["tournament"] == today["tournament"], "the same for everybody"
    view = play_all(visitor, today["tournament"], tops, layout)
    assert (view["total"], view["rank"], view["of"]) == (view["tops"], 1, 1)
    slow = run(other, today["tournament"], "POST")
    for _ in range(12):
        slow = run(other, today["tournament"], "POST", "/slip", {"round": slow["number"]})
        slow = slow if slow["over"] else run(other, today["tournament"], "POST")
    assert (slow["total"], slow["rank"], slow["of"]) == (0, 2, 2)
    assert daily(visitor)["streak"] == 1
    hands.advance(DAY)
    tomorrow = daily(visitor)
    assert tomorrow["tournament"] != today["tournament"]
    assert (tomorrow["streak"], tomorrow["done"]) == (1, False)
    play_all(visitor, tomorrow["tournament"], tops, layout)
    assert daily(visitor)["streak"] == 2
    hands.advance(2 * DAY)
    assert daily(visitor)["streak"] == 0
    listed = visitor.ask("GET", "/api/daily").body
    assert [each["language"] for each in listed] == ["hu", "cs", "et", "el", "en"]


def test_todays_tops_are_told_round_by_round_only(address, hands):
    visitor = Visitor(address)
    event = daily(visitor)["tournament"]
    for path in ("", "/standings", "/screen", "/log", "/qr"):
        assert (
            visitor.ask("GET", f"/api/tournaments/{event}{path}").code == "tournament-not-for-this"
        )
    before = run(visitor, event)
    assert (before["rack"], before["rounds"]) == ([], [])
    answer = visitor.ask("POST", f"/api/tournaments/{event}/run/slip", {"round": 1})
    assert answer.code == "run-not-open"
    view = run(visitor, event, "POST")
    assert len(view["rack"]) == 7
    assert view["rounds"] == []
    hands.advance(182)
    late = run(visitor, event, "POST")
    assert [result["fault"] for result in late["results"]] == ["late"]
    assert late["number"] == 2
    far = visitor.ask("POST", f"/api/tournaments/{event}/run/slip", {"round": 5})
    assert far.code == "answer-other-round"
    hands.advance(DAY)
    assert visitor.ask("GET", f"/api/tournaments/{event}/log").status == 200, "yesterday's is open"


def test_a_finished_event_is_played_again_with_a_place_and_its_log_holds(address, hands):
    arbiter = Visitor(address)
    event = made(arbiter, rounds=[3])
    people = [come_in(address, event, f"player {n}") for n in range(3)]
    assert arbiter.ask("GET", f"/api/tournaments/{event}/run").code == "tournament-not-over"
    assert arbiter.ask("GET", f"/api/tournaments/{event}/log").code == "tournament-not-over"
    tops, layout = tops_for("ET"), load_edition("ET").layout
    with at(people[0][0], event) as line, at(people[1][0], event) as second:
        ruled(arbiter, event, "start")
        board = Board.empty(layout)
        for number in (1, 2, 3):
            hands.advance(5)
            rack = bytes(line.until("round")["rack"])
            slip = slip_of(board, tops(board, rack)[0][0])
            assert line.hand_in(number, slip)["type"] == "ack"
            if number == 1:
                assert second.hand_in(number, slip)["type"] == "ack"
            hands.advance(181)
            line.until("closed")
            board = Board(layout, bytes(shown(arbiter, event)["board"]))
        line.until("over")
        hands.advance(1)
        while line.until("state")["state"] != "over":
            pass
    view = play_all(Visitor(address), event, tops, layout)
    assert (view["rank"], view["of"]) == (1, 4)
    passive = Visitor(address)
    view = run(passive, event, "POST")
    for _ in range(3):
        view = run(passive, event, "POST", "/slip", {"round": view["number"]})
        view = view if view["over"] else run(passive, event, "POST")
    assert (view["rank"], view["of"]) == (3, 4), "as the third, who handed nothing in"
    log = Visitor(address).ask("GET", f"/api/tournaments/{event}/log")
    proof = verify_log(log.text.encode(), judge)
    assert proof.finished
    assert proof.rounds == 3
    altered = log.text.replace("player 1", "player 9", 1)
    with pytest.raises(LogError):
        verify_log(altered.encode(), judge)
