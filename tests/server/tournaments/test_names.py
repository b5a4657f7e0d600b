"""Names in events are plain lines: nothing turns the text around them, or ends a line of a file."""

import csv
import io

import pytest

from tests.server.tournaments.playing import come_in, desk, made, rule, ruled, shown
from tests.server.visitor import Visitor

TURNING = "\u202e \u2066A\r\n#player2 x\x07\u200b\u2069"
PLAIN = "A #player2 x"


def test_an_event_is_called_by_a_plain_line(arbiter):
    event = made(arbiter, name=TURNING)
    assert shown(arbiter, event)["agreed"]["name"] == PLAIN
    listed = arbiter.ask("GET", "/api/tournaments").body
    assert [each["name"] for each in listed] == [PLAIN]


@pytest.mark.parametrize("nothing", [" ", "\u202e", "\u200b\u200b", "\r\n"])
def test_a_name_of_signs_that_nobody_sees_is_none(address, arbiter, nothing):
    refused = arbiter.ask("POST", "/api/tournaments", {"name": nothing, "edition": "ET"})
    assert (refused.status, refused.code) == (422, "tournament-setup")
    event = made(arbiter)
    path = f"/api/tournaments/{event}/players"
    refused = Visitor(address).ask("POST", path, {"name": nothing})
    assert (refused.status, refused.code) == (422, "tournament-setup")
    refused = rule(arbiter, event, "player", entrant={"name": nothing})
    assert (refused.status, refused.code) == (422, "tournament-setup")
    assert shown(arbiter, event)["players"] == 0


def test_a_pair_has_two_names_that_are_seen(address, arbiter):
    event = made(arbiter, unit="pairs")
    path = f"/api/tournaments/{event}/players"
    body = {"name": "pair", "members": ["one", "\u200b"]}
    refused = Visitor(address).ask("POST", path, body)
    assert refused.body["error"]["facts"] == {"key": "members"}


def test_players_are_called_by_plain_lines_in_lists_and_files(address, arbiter):
    event = made(arbiter, unit="teams", plan={"auto": False})
    come_in(address, event, f"=1+1{TURNING}", team=f"@{TURNING}", hall=f"\t={TURNING}")
    ruled(arbiter, event, "player", entrant={"name": f"+{TURNING}", "team": "t"})
    names = [f"=1+1 {PLAIN}", f"+ {PLAIN}"]
    assert shown(arbiter, event)["newest"] == names
    again = Visitor(address).ask(
        "POST", f"/api/tournaments/{event}/players", {"name": f"+{PLAIN}\u200b", "team": "t"}
    )
    assert again.status == 200, "another name"
    text = arbiter.ask("GET", f"/api/tournaments/{event}/files/csv").text
    first = next(iter(csv.DictReader(io.StringIO(text))))
    assert (first["name"], first["team"], first["hall"]) == (
        f"'=1+1 {PLAIN}",
        f"'@ {PLAIN}",
        f"'= {PLAIN}",
    )


def test_nobody_takes_the_name_of_another_with_a_sign_more_that_is_not_seen(address, arbiter):
    event = made(arbiter)
    come_in(address, event, "Mari")
    path = f"/api/tournaments/{event}/players"
    for name in ("Mari\u200b", " Mari", "\u202dMari"):
        assert Visitor(address).ask("POST", path, {"name": name}).code == "tournament-name-taken"


def test_an_appeal_is_a_plain_line_on_the_desk(address, arbiter):
    event = made(arbiter, draw="manual", plan={"auto": False})
    visitor, _ = come_in(address, event, "a")
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack="AEKLMST")
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "close")
    path = f"/api/tournaments/{event}/appeals"
    assert visitor.ask("POST", path, {"round": 1, "text": TURNING}).status == 201
    assert [each["text"] for each in desk(arbiter, event)["appeals"]] == [PLAIN]
