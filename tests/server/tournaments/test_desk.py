"""The arbiter's desk: racks from a real bag, tops chosen, slips on paper, rulings, undoing, time."""

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from tests.server.tournaments.playing import (
    at,
    come_in,
    desk,
    made,
    rule,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

ET = load_edition("ET")
RACK = "AEKLMST"


def by_hand(arbiter, **wanted):
    """An event that the arbiter runs by hand, from a real bag."""
    return made(arbiter, draw="manual", plan={"auto": False}, **wanted)


def spelled(slip):
    """A slip as it is written on paper."""
    row, column = divmod(slip["start"], ET.layout.columns)
    line, across = chr(ord("A") + row), str(column + 1)
    place = across + line if slip["direction"] else line + across
    return f"{place} {ET.alphabet.format_tiles(bytes(slip['word']))}"


def best(rack=RACK):
    board = Board.empty(ET.layout)
    play, points = tops_for("ET")(board, ET.alphabet.parse_tiles(rack))[0]
    return slip_of(board, play), points


def test_an_arbiter_who_plays_is_told_no_top(arbiter):
    event = by_hand(arbiter)
    answer = arbiter.ask("POST", f"/api/tournaments/{event}/players", {"name": "me"})
    assert answer.status in {200, 201}, answer.text
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    assert desk(arbiter, event)["tops"] == {}


def test_a_round_by_hand(arbiter, address):
    event = by_hand(arbiter)
    visitor, _ = come_in(address, event, "phone")
    ruled(arbiter, event, "player", entrant={"name": "paper"})
    assert rule(arbiter, event, "open").code == "tournament-no-such-game"
    assert rule(arbiter, event, "close").code == "duplicate-not-now"
    ruled(arbiter, event, "start")
    assert rule(arbiter, event, "rack", rack="AEIOUAE").code == "rack-not-admissible"
    assert rule(arbiter, event, "rack", rack="XYZ").code in {"tile-unknown", "rack-not-in-bag"}
    ruled(arbiter, event, "rack", rack=RACK, rejected=["AEIOUAE"])
    slip, points = best()
    assert rule(arbiter, event, "close").body["error"]["facts"]["phase"] == "drawn"
    tops = desk(arbiter, event)["tops"]["1"]
    assert tops[0]["points"] == points
    with at(visitor, event) as line:
        line.until("tournament")
        ruled(arbiter, event, "open")
        line.until("round")
        assert line.hand_in(1, slip)["type"] == "ack"
        ruled(arbiter, event, "slip", player=1, text="A1 KA", reason="first reading")
        ruled(arbiter, event, "slip", player=1, text=spelled(slip), reason="read again")
        assert desk(arbiter, event)["slips"] == {"1": 2}
        ruled(arbiter, event, "close")
        closed = line.until("closed")
        assert closed["you"]["points"] == points
        assert [row["total"] for row in closed["leaders"]] == [points, points]
    assert shown(visitor, event)["results"] == [closed["you"]]


def test_rulings_move_places_and_are_undone(arbiter, address):
    event = by_hand(arbiter)
    visitor, _ = come_in(address, event, "a")
    come_in(address, event, "b")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    ruled(arbiter, event, "open")
    slip, points = best()
    ruled(arbiter, event, "slip", player=0, text=spelled(slip))
    with at(visitor, event) as line:
        line.until("tournament")
        ruled(arbiter, event, "close")
        line.until("closed")
        ruled(arbiter, event, "sanction", player=0, points=-5, reason="late to sit down")
        assert line.until("ruling")["own"]["total"] == points - 5
        appeal = visitor.ask(
            "POST", f"/api/tournaments/{event}/appeals", {"round": 1, "text": "mine was better"}
        )
        number = appeal.body["appeal"]
        (waiting,) = desk(arbiter, event)["appeals"]
        assert (waiting["seq"], waiting["name"]) == (number, "a")
        assert (waiting["round"], waiting["text"]) == (1, "mine was better")
        assert waiting["result"]["points"] == points
        ruled(
            arbiter, event, "correct", round=1, player=0, points=99, appeal=number, reason="it was"
        )
        assert line.until("ruling")["what"] == "appeal"
        assert line.until("ruling")["own"]["total"] == 94
        last = desk(arbiter, event)["log"][0]
        assert last["what"] == "corrected"
        ruled(arbiter, event, "undo", seq=last["seq"], reason="no, it was not")
        assert line.until("tournament")["own"]["total"] == points - 5
        assert rule(arbiter, event, "undo", seq=1, reason="all").code == "tournament-undo"
        ruled(arbiter, event, "exclude", player=1, reason="left")
    page = visitor.ask("GET", f"/api/tournaments/{event}/standings").body
    assert [row["name"] for row in page["rows"]] == ["a"]


def test_a_round_taken_back_and_another_rack(arbiter, address):
    event = by_hand(arbiter)
    visitor, _ = come_in(address, event, "a")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    ruled(arbiter, event, "open")
    slip, _ = best()
    with at(visitor, event) as line:
        assert line.until("tournament")["open"][0]["rack"] == sorted(ET.alphabet.parse_tiles(RACK))
        assert line.hand_in(1, slip)["type"] == "ack"
        ruled(arbiter, event, "cancel", reason="a tile fell down")
        assert line.until("again")["reason"] == "a tile fell down"
        assert line.hand_in(1, slip, number=2)["error"]["code"] == "answer-other-round"
        ruled(arbiter, event, "rack", rack="AEKLMSU")
        ruled(arbiter, event, "open")
        line.until("round")
        ruled(arbiter, event, "close")
        assert line.until("closed")["you"]["fault"] == "missing", "the slip was of the other rack"


def test_the_clock_is_stopped_set_and_goes_on(arbiter, address, hands):
    event = made(arbiter)
    visitor, _ = come_in(address, event, "a")
    ruled(arbiter, event, "start")
    hands.advance(5)
    with at(visitor, event) as line:
        while not shown(visitor, event)["open"]:
            pass
        deadline = shown(visitor, event)["open"][0]["deadline"]
        hands.advance(100)
        ruled(arbiter, event, "pause", reason="fire alarm")
        news = line.until("time")
        assert (news["deadline"], news["left"], news["reason"]) == (None, 80_000, "fire alarm")
        assert rule(arbiter, event, "pause").code == "tournament-not-now"
        hands.advance(1000)
        assert line.hand_in(1, best()[0])["type"] == "ack", "clocks stand still"
        ruled(arbiter, event, "resume")
        assert line.until("time")["deadline"] == deadline + 1_000_000
        ruled(arbiter, event, "extend", seconds=60)
        line.until("time")
        assert line.until("time")["deadline"] == deadline + 1_060_000
        hands.advance(110)
        assert line.until("signal")["left"] == 30
        ruled(arbiter, event, "stop")
        assert line.until("over")["reason"] == "stopped"


@pytest.mark.parametrize("act", ["start", "open", "draw", "stop", "pause"])
def test_only_the_arbiter_rules(arbiter, address, act):
    event = made(arbiter)
    visitor, _ = come_in(address, event, "a")
    assert rule(visitor, event, act).code == "entry-not-the-arbiter"
    assert Visitor(address).ask("GET", f"/api/tournaments/{event}/desk").code == (
        "entry-not-the-arbiter"
    )


def test_the_second_screen_spells_the_rack(arbiter, address):
    event = by_hand(arbiter)
    come_in(address, event, "a")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    screen = Visitor(address).ask("GET", f"/api/tournaments/{event}/screen").body
    assert (screen["rack"], screen["spoken"]) == ([], []), "not before the round is open"
    ruled(arbiter, event, "open")
    screen = Visitor(address).ask("GET", f"/api/tournaments/{event}/screen").body
    assert "".join(screen["rack"][0]) == RACK
    assert screen["spoken"][0][0] == ET.alphabet.spelled(1)
    picture = Visitor(address).ask("GET", f"/api/tournaments/{event}/qr")
    assert picture.text.startswith("<svg")
