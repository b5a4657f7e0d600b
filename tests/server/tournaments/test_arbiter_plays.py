"""An arbiter who plays, too: whatever they do, they know no secret of a round that they play."""

import pytest

from crossglot.editions import load_edition
from tests.server.tournaments.playing import (
    come_in,
    desk,
    made,
    rule,
    ruled,
)
from tests.told_plays import as_written

ET = load_edition("ET")


def told_in(line):
    """The play of a line of the log."""
    return as_written(ET, line["play"])


RACK = "AEKLMST"


@pytest.fixture
def event(arbiter):
    """An event that its arbiter runs by hand."""
    return made(arbiter, draw="manual", plan={"auto": False})


def join(visitor, event, **body):
    return visitor.ask("POST", f"/api/tournaments/{event}/players", body)


def leave(visitor, event):
    answer = visitor.ask("DELETE", f"/api/tournaments/{event}/players")
    assert answer.status == 204, answer.text


def log_of(arbiter, event):
    """The log at the desk, by both ways of reading it."""
    page = arbiter.ask("GET", f"/api/tournaments/{event}/desk/log")
    assert page.body == desk(arbiter, event)["log"]
    return page.body


@pytest.mark.parametrize("until", ["drawn", "open"])
def test_who_has_seen_the_top_does_not_come_in_before_the_round_is_over(
    address, arbiter, event, until
):
    come_in(address, event, "a")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    if until == "open":
        ruled(arbiter, event, "open")
    assert desk(arbiter, event)["tops"]["1"], "the arbiter has seen it"
    refused = join(arbiter, event, name="me")
    assert (refused.status, refused.code) == (409, "duplicate-not-now")
    come_in(address, event, "others come when they like")
    if until == "drawn":
        ruled(arbiter, event, "open")
    ruled(arbiter, event, "close")
    assert join(arbiter, event, name="me").status == 200
    assert desk(arbiter, event)["plays"]


def test_who_leaves_to_look_at_the_top_does_not_come_back_with_it(address, arbiter, event):
    come_in(address, event, "a")
    assert join(arbiter, event, name="me").status == 200
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    ruled(arbiter, event, "open")
    assert join(arbiter, event, name="me").status == 200, "a player who is in stays what they are"
    assert desk(arbiter, event)["tops"] == {}
    leave(arbiter, event)
    assert desk(arbiter, event)["tops"]["1"]
    assert join(arbiter, event, name="me").code == "duplicate-not-now"
    ruled(arbiter, event, "close")
    assert join(arbiter, event, name="me").status == 200


def test_who_excludes_himself_is_told_no_top_for_that_may_be_undone(address, arbiter, event):
    come_in(address, event, "a")
    number = join(arbiter, event, name="me").body["player"]
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "exclude", player=number, reason="for a moment")
    assert desk(arbiter, event)["tops"] == {}
    undone = log_of(arbiter, event)[0]["seq"]
    assert rule(arbiter, event, "undo", seq=undone, reason="back").status == 200


def test_his_log_tells_no_rack_before_the_others_and_no_slip_before_the_close(
    address, arbiter, event
):
    assert join(arbiter, event, name="me").body["player"] == 0
    ruled(arbiter, event, "player", entrant={"name": "paper"})
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    assert log_of(arbiter, event)[0]["what"] == "rack"
    assert log_of(arbiter, event)[0]["text"] == ""
    ruled(arbiter, event, "open")
    assert log_of(arbiter, event)[1]["text"] == RACK
    ruled(arbiter, event, "slip", player=1, text="H8 KA")
    hidden = log_of(arbiter, event)[0]
    assert (hidden["text"], hidden["play"]) == ("", None)
    ruled(arbiter, event, "slip", player=0, text="H8 KE")
    assert told_in(log_of(arbiter, event)[0]) == "H8 KE", "the arbiter's own is no secret"
    ruled(arbiter, event, "close")
    told = {told_in(line) for line in log_of(arbiter, event) if line["what"] == "answer"}
    assert told == {"H8 KA", "H8 KE"}


def test_who_does_not_play_reads_all(address, arbiter, event):
    come_in(address, event, "a")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    assert log_of(arbiter, event)[0]["text"] == RACK
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "slip", player=0, text="H8 KA")
    assert told_in(log_of(arbiter, event)[0]) == "H8 KA"
