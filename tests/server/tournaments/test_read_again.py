"""Whatever is let into an event's log, the next server reads: nobody makes an event unreadable."""

import pytest

from tests.server.tournaments.playing import (
    at,
    at_event,
    come_in,
    made,
    rule,
    ruled,
    shown,
)
from tests.server.visitor import Visitor

LONGEST = 80
GREATEST = 900_000
RACK = "AEKLMST"
RAGED = "\ufdfa" * LONGEST
"""One sign each, of which some forms of writing make eighteen."""


def by_hand(arbiter, **wanted):
    return made(arbiter, draw="manual", plan={"auto": False}, **wanted)


def enter(address, event, **body):
    return Visitor(address).ask("POST", f"/api/tournaments/{event}/players", body)


def extended(arbiter, event):
    ruled(arbiter, event, "extend", seconds=604_800, reason="x" * 400)
    assert rule(arbiter, event, "extend", seconds=604_801).status == 400


def numbered(arbiter, event):
    """A slip of the greatest number there is, and one that the arbiter enters after it."""
    visitor, _ = come_in(f"http://{arbiter.host}", event, "numbers")
    with at(visitor, event) as line:
        line.until("tournament")
        text = {"text": "H8 KA"}
        assert line.hand_in(1, number=GREATEST + 1, **text)["type"] == "error"
        assert line.hand_in(1, number=GREATEST, **text)["type"] == "ack"
    for reading in range(3):
        ruled(arbiter, event, "slip", player=1, text="H8 KE", reason=f"reading {reading}")
    ruled(arbiter, event, "close")


def claimed(arbiter, event):
    """Points that no machine word holds."""
    ruled(arbiter, event, "slip", player=0, text="H8 KA " + "9" * 12)
    rule(arbiter, event, "slip", player=0, text="H8 KA " + "9" * 180)
    ruled(arbiter, event, "close")


def sanctioned(arbiter, event):
    ruled(arbiter, event, "sanction", player=0, points=-10_000, reason="x" * 400)
    ruled(arbiter, event, "close")
    ruled(arbiter, event, "correct", round=1, player=0, points=1_000_000, reason="x" * 400)


@pytest.mark.parametrize("deed", [extended, numbered, claimed, sanctioned])
def test_what_an_arbiter_may_do(tmp_path, hands, deed):
    database = tmp_path / "games.sqlite3"
    with at_event(database, hands) as address:
        arbiter = Visitor(address)
        event = by_hand(arbiter, name="n" * LONGEST)
        come_in(address, event, "a")
        ruled(arbiter, event, "start")
        ruled(arbiter, event, "rack", rack=RACK)
        ruled(arbiter, event, "open")
        deed(arbiter, event)
        before = shown(arbiter, event)
    with at_event(database, hands) as address:
        after = shown(Visitor(address, arbiter.cookie), event)
    assert after == before


@pytest.mark.parametrize(
    ("unit", "body"),
    [
        ("individual", {"name": "n" * LONGEST}),
        ("individual", {"name": RAGED}),
        ("teams", {"name": "n", "team": "t" * LONGEST, "hall": "h" * LONGEST}),
        ("teams", {"name": "n", "team": RAGED, "hall": RAGED}),
        ("pairs", {"name": "n", "members": ["m" * LONGEST, RAGED]}),
    ],
)
def test_whatever_name_lets_somebody_in(tmp_path, hands, unit, body):
    database = tmp_path / "games.sqlite3"
    with at_event(database, hands) as address:
        event = by_hand(Visitor(address), unit=unit)
        assert enter(address, event, **body).status == 200
    with at_event(database, hands) as address:
        assert shown(Visitor(address), event)["players"] == 1


@pytest.mark.parametrize("key", ["name", "team", "hall"])
def test_a_name_that_the_log_does_not_hold_lets_nobody_in(tmp_path, hands, key):
    with at_event(tmp_path / "games.sqlite3", hands) as address:
        event = by_hand(Visitor(address))
        refused = enter(address, event, **{"name": "n", key: "x" * (LONGEST + 1)})
        assert (refused.status, refused.code) == (400, "malformed-message")
