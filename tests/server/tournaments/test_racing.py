"""Topping as an event: proposals judged at once, rounds over when all have found the top."""

import contextlib

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.tournament.ranks import table
from crossglot.tournament.state import fold
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip, format_slip
from tests.server.tournaments.logs import log_of, seeds_of
from tests.server.tournaments.playing import (
    at,
    at_event,
    come_in,
    desk,
    judge,
    made,
    rule,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

TOPS = tops_for("ET")
BAD = {"start": 112, "direction": 0, "word": [11, 1]}
LOST = 80_000


def top_of(told, board):
    play, points = TOPS(Board(board.layout, bytes(board.tiles)), bytes(told["rack"]))[0]
    return slip_of(board, play), points


def empty():
    return Board.empty(load_edition("ET").layout)


@pytest.fixture
def race(address, arbiter):
    """An event of topping and the lines of three players, its first round open."""
    event = made(arbiter, pace="topping", rounds=[2])
    with contextlib.ExitStack() as stack:
        people = [come_in(address, event, f"player {n}")[0] for n in range(3)]
        lines = [stack.enter_context(at(visitor, event)) for visitor in people]
        yield event, lines


def opened(arbiter, hands, event, lines):
    for line in lines:
        line.until("tournament")
    ruled(arbiter, event, "start")
    hands.advance(5)
    told = [line.until("round") for line in lines]
    return told[0]


def test_each_proposal_is_judged_at_once_and_the_round_is_over_when_all_have_found(
    race, arbiter, hands, database
):
    event, lines = race
    told = opened(arbiter, hands, event, lines)
    slip, points = top_of(told, empty())
    hands.advance(3)
    bad = lines[0].hand_in(1, BAD)
    assert bad["judged"]["top"] is False
    assert bad["judged"]["spent"] == 3_000
    hands.advance(4)
    found = lines[0].hand_in(1, slip, number=2)["judged"]
    assert found == {"points": points, "fault": None, "top": True, "spent": 7_000}
    assert lines[1].hand_in(1, slip)["judged"]["top"]
    hands.advance(2)
    assert shown(arbiter, event)["open"], "one is still waited for"
    assert lines[2].hand_in(1, slip)["judged"]["spent"] == 9_000
    closed = [line.until("closed") for line in lines]
    assert [each["you"]["spent"] for each in closed] == [7_000, 7_000, 9_000]
    assert [each["own"]["place"] for each in closed] == [1, 1, 3]
    assert closed[0]["own"]["spent"] == 7_000
    assert closed[0]["own"]["total"] == points
    hands.advance(5)
    for line in lines:
        line.until("round")
    hands.advance(61)
    assert [line.until("closed")["you"]["spent"] for line in lines] == [LOST] * 3
    seeds = seeds_of(database, event)
    told = [text for line in lines for text in line.visitor.received]
    assert not any(seed in text for seed in seeds for text in told)
    hands.advance(1)
    proof = verify_log(published(arbiter, event), judge)
    assert proof.finished
    assert [row.spent for row in proof.rows] == [LOST + 7_000, LOST + 7_000, LOST + 9_000]
    assert proof.rows == table(fold(log_of(database, event)))
    csv = arbiter.ask("GET", f"/api/tournaments/{event}/files/csv").text
    assert "seconds" in csv.splitlines()[0]


def published(visitor, event):
    """The log of an event, once it is over."""
    while shown(visitor, event)["state"] != "over":
        pass
    answer = visitor.ask("GET", f"/api/tournaments/{event}/log")
    assert answer.status == 200, answer.text
    return answer.text.encode()


def test_nobody_is_told_the_top_by_anything_but_the_close(race, arbiter, hands):
    event, lines = race
    told = opened(arbiter, hands, event, lines)
    slip, points = top_of(told, empty())
    lines[0].hand_in(1, slip)
    lines[1].send(type="resync")
    assert lines[1].until("tournament")["slips"] == []
    mine = shown(lines[0].visitor, event)["slips"]
    assert mine[0]["judged"]["top"] is True
    assert f'"points":{points}' not in "".join(lines[1].visitor.received)


def test_who_has_found_the_top_has_found_it_at_the_next_server_too(tmp_path, hands):
    place = tmp_path / "games.sqlite3"
    with at_event(place, hands) as address, contextlib.ExitStack() as stack:
        arbiter = Visitor(address)
        event = made(arbiter, pace="topping", rounds=[1])
        people = [come_in(address, event, f"player {n}")[0] for n in range(2)]
        lines = [stack.enter_context(at(visitor, event)) for visitor in people]
        told = opened(arbiter, hands, event, lines)
        slip, _ = top_of(told, empty())
        hands.advance(6)
        assert lines[0].hand_in(1, slip)["judged"]["top"]
    hands.advance(30)
    with at_event(place, hands) as address, contextlib.ExitStack() as stack:
        for visitor in people:
            visitor.host = address.removeprefix("http://").strip("/")
        lines = [stack.enter_context(at(visitor, event)) for visitor in people]
        again = lines[0].until("tournament")
        assert again["slips"][0]["judged"] == {**again["slips"][0]["judged"], "spent": 6_000}
        lines[1].until("tournament")
        judged = lines[1].hand_in(1, slip)["judged"]
        assert judged["top"]
        assert lines[0].until("closed")["you"]["spent"] == 6_000, "all have found it"
        assert lines[1].until("closed")["you"]["spent"] == judged["spent"]


def test_a_top_entered_at_the_desk_counts(race, arbiter, hands):
    event, lines = race
    told = opened(arbiter, hands, event, lines)
    slip, _ = top_of(told, empty())
    text = text_of(slip)
    hands.advance(12)
    ruled(arbiter, event, "slip", player=2, text=text, reason="his phone is dead")
    for line in lines[:2]:
        line.hand_in(1, slip)
    closed = lines[2].until("closed")
    assert closed["you"]["spent"] == 12_000
    assert desk(arbiter, event)["leaders"][0]["spent"] == 12_000


def test_what_is_sent_again_after_a_close_was_undone_is_answered_as_before(address, arbiter, hands):
    event = made(arbiter, pace="topping", rounds=[2], plan={"auto": False})
    visitor, _ = come_in(address, event, "Mari")
    with at(visitor, event) as line:
        for act in ("start", "draw", "open"):
            ruled(arbiter, event, act)
        line.until("round")
        hands.advance(3)
        first = line.hand_in(1, BAD, slip_id="mine")
        assert first["judged"]["spent"] == 3_000
        ruled(arbiter, event, "close")
        ruled(arbiter, event, "undo", seq=desk(arbiter, event)["seq"], reason="too early")
        hands.advance(4)
        assert line.hand_in(1, BAD, slip_id="mine") == first
        assert line.hand_in(1, BAD, slip_id="other")["error"]["code"] == "answer-changed"
        hands.advance(61)
        assert line.hand_in(1, BAD, slip_id="mine") == first


def test_a_top_entered_at_the_desk_and_undone_is_waited_for_again(race, arbiter, hands):
    event, lines = race
    told = opened(arbiter, hands, event, lines)
    slip, _ = top_of(told, empty())
    ruled(arbiter, event, "slip", player=2, text=text_of(slip), reason="his phone is dead")
    lines[0].hand_in(1, slip)
    ruled(arbiter, event, "undo", seq=desk(arbiter, event)["seq"], reason="of another player")
    lines[1].hand_in(1, slip)
    ruled(arbiter, event, "sanction", player=0, warned=True, reason="a close would be before this")
    hands.advance(20)
    lines[2].send(type="resync")
    assert lines[2].until("tournament", "closed")["type"] == "tournament", "the round goes on"
    assert lines[2].hand_in(1, slip)["judged"]["spent"] == 20_000
    assert lines[2].until("closed")["you"]["spent"] == 20_000


def text_of(slip):
    body = Slip(slip["start"], slip["direction"], tuple(slip["word"]))
    return format_slip(load_edition("ET"), body)


@pytest.mark.parametrize(
    ("wanted", "key"),
    [({"racks": 2, "rounds": [1, 1]}, "racks"), ({"safe_word": True}, "safe_word"),
     ({"unit": "teams"}, "unit"), ({"kind": "weekly"}, "pace")],
)  # fmt: skip
def test_a_race_that_cannot_be_is_refused_by_what_is_wrong(arbiter, wanted, key):
    body = {"name": "Race", "edition": "ET", "pace": "topping", **wanted}
    answer = arbiter.ask("POST", "/api/tournaments", body)
    assert (answer.status, answer.code, answer.body["error"]["facts"]) == (
        422, "tournament-setup", {"key": key},
    )  # fmt: skip


def test_what_is_said_to_be_barred_is_what_is_refused(arbiter):
    choices = arbiter.ask("GET", "/api/profiles").body
    (profile,) = (each for each in choices["profiles"] if each["id"] == choices["usual"]["ET"])
    options = [
        ("racks", 1), ("racks", 2), ("safe_word", False), ("safe_word", True),
        ("unit", "individual"), ("unit", "pairs"), ("unit", "teams"),
    ]  # fmt: skip
    assert profile["barred"].keys() == {"topping"}
    for pace in ("topping", profile["paces"][0]):
        barred = profile["barred"].get(pace, {})
        for key, value in options:
            body = {"name": "Any", "edition": "ET", "pace": pace, "rounds": [1, 1], key: value}
            answer = arbiter.ask("POST", "/api/tournaments", body)
            assert answer.status == (422 if value in barred.get(key, ()) else 201), answer.text


def test_a_race_is_not_played_again_alone(race, arbiter, hands):
    event, lines = race
    opened(arbiter, hands, event, lines)
    ruled(arbiter, event, "stop")
    answer = lines[0].visitor.ask("POST", f"/api/tournaments/{event}/run")
    assert answer.code == "tournament-not-for-this"


def test_who_left_comes_back_without_a_code_and_plays_on(address, arbiter, hands):
    event = made(arbiter, rounds=[3], by_code=True)
    code = desk(arbiter, event)["code"]
    mari, number = come_in(address, event, "Mari", code=code)
    come_in(address, event, "Jaan", code=code)
    there = f"/api/tournaments/{event}/players"
    assert mari.ask("DELETE", there).status == 204
    assert shown(mari, event)["left"]
    assert shown(mari, event)["players"] == 1
    assert mari.ask("POST", there, {}).body == {"player": number}, "before it begins"
    assert mari.ask("DELETE", there).status == 204
    ruled(arbiter, event, "start")
    hands.advance(5)
    hands.advance(185)
    with at(mari, event) as line:
        line.until("tournament")
        assert mari.ask("POST", there, {}).body == {"player": number}
        while not shown(mari, event)["open"]:
            hands.advance(1)
        round_ = shown(mari, event)["open"][0]
        line.send(type="resync")
        line.until("tournament")
        board = Board(empty().layout, bytes(shown(mari, event)["board"]))
        slip, points = top_of(round_, board)
        assert line.hand_in(round_["number"], slip)["type"] == "ack"
        hands.advance(185)
        closed = line.until("closed")
        while closed["number"] != round_["number"]:
            closed = line.until("closed")
        assert closed["you"]["points"] == points
        assert closed["own"]["total"] == points, "what the player missed counts nothing"


def test_who_is_excluded_does_not_come_back(address, arbiter):
    event = made(arbiter)
    mari, number = come_in(address, event, "Mari")
    ruled(arbiter, event, "exclude", player=number, reason="cheats")
    assert shown(mari, event)["excluded"]
    answer = mari.ask("POST", f"/api/tournaments/{event}/players", {})
    assert (answer.status, answer.code) == (403, "tournament-not-taking-part")
    assert rule(arbiter, event, "start").status in {200, 409}
