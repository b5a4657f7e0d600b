"""What may be wrong with a slip, each by its name: judged by the profile when the round closes."""

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from tests.server.tournaments.playing import (
    at,
    come_in,
    made,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.tournaments.syllables import syllables

ET = load_edition("ET")
LAYOUT = ET.layout
CENTRE = min(LAYOUT.start)
RACKS = ["AEKLMST", "AEKLMSU"]
RACK = ET.alphabet.parse_tiles(RACKS[0])
PLAY, TOP = tops_for("ET")(Board.empty(LAYOUT), RACK)[0]
RIGHT = slip_of(Board.empty(LAYOUT), PLAY) | {"claimed": TOP}
ABSENT = next(tile for tile in range(1, len(ET.alphabet) + 1) if tile not in RACK)
NO_WORD = next(
    [a, b] for a in RACK for b in RACK
    if a != b and not syllables("ET").admits_tiles(bytes([a, b]))
)  # fmt: skip

SLIPS = {
    "right": RIGHT,
    "not on the rack": {**RIGHT, "word": [ABSENT, *RIGHT["word"][1:]]},
    "off the board": {**RIGHT, "start": LAYOUT.columns - 1, "direction": 0, "claimed": 1},
    "wrong coordinates": {**RIGHT, "start": 0, "claimed": 1},
    "square told by the claim": {**RIGHT, "start": 0},
    "no word": {"start": CENTRE, "direction": 0, "word": NO_WORD, "claimed": 4},
    "claims too much": {**RIGHT, "claimed": TOP + 5},
    "claims too little": {**RIGHT, "claimed": TOP - 1},
    "claims nothing": {**RIGHT, "claimed": None},
    "empty": None,
}
EVERYWHERE = {
    "right": (TOP, None),
    "not on the rack": (0, "not-on-rack"),
    "off the board": (0, "not-placeable"),
    "wrong coordinates": (0, "not-placeable"),
    "no word": (0, "not-admissible"),
    "empty": (0, "missing"),
}
BY_PROFILE = {
    "fisf": {  # a word without its square is paid where it can be, for the least
        "off the board": (TOP, "claim-low"),
        "wrong coordinates": (TOP, "claim-low"),
        "square told by the claim": (TOP, None),
        "claims too much": (TOP, "claim-high"),
        "claims too little": (TOP, "claim-low"),
        "claims nothing": (TOP, "claim-missing"),
    },
    "cs": {
        "square told by the claim": (0, "not-placeable"),
        "claims too much": (0, "claim-high"),
        "claims too little": (TOP - 1, "claim-low"),
        "claims nothing": (0, "claim-missing"),
    },
    "et": {
        "square told by the claim": (0, "not-placeable"),
        "claims too much": (TOP, None),
        "claims too little": (TOP, None),
        "claims nothing": (TOP, None),
    },
}
"""Profile -> what is wrong -> points, and the fault that the player is told."""


@pytest.fixture
def event(arbiter, request):
    """An event with racks from a real bag, by the profile that a test asks for."""
    profile = getattr(request, "param", "et")
    plan = {"auto": False}
    return made(arbiter, profile=profile, claims=True, draw="manual", plan=plan, rounds=[2])


def open_round(arbiter, event, rack=RACKS[0]):
    ruled(arbiter, event, "rack", rack=rack)
    ruled(arbiter, event, "open")


@pytest.mark.parametrize(
    ("event", "profile"), [(each, each) for each in BY_PROFILE], indirect=["event"]
)
def test_each_wrong_slip_is_judged_by_its_name(address, arbiter, event, profile):
    people = {name: come_in(address, event, name)[0] for name in SLIPS}
    ruled(arbiter, event, "start")
    open_round(arbiter, event)
    for name, visitor in people.items():
        if SLIPS[name] is not None:
            with at(visitor, event) as line:
                said = line.hand_in(1, SLIPS[name])
                assert said["type"] == "ack", "it is taken now, and judged at the close"
    ruled(arbiter, event, "close")
    told = {}
    for name, visitor in people.items():
        result = shown(visitor, event)["results"][0]
        told[name] = result["points"], result.get("fault")
        fault = told[name][1] or ""
        assert result.get("warned", False) == (profile == "fisf" and fault.startswith("claim"))
    assert told == EVERYWHERE | BY_PROFILE[profile]


@pytest.fixture
def seated(address, arbiter, event):
    """A round that is open, and the lines of two players."""
    people = [come_in(address, event, name)[0] for name in ("a", "b")]
    with at(people[0], event) as one, at(people[1], event) as other:
        ruled(arbiter, event, "start")
        open_round(arbiter, event)
        one.until("round")
        other.until("round")
        yield one, other


def message(slip, number=1, **more):
    """A slip as it goes over the wire, named by its number."""
    return {"slip_id": f"s{number}", "number": number, "slip": slip, **more}


def test_what_somebody_else_has_sent_is_his_who_sends_it_again(arbiter, event, seated):
    """A message says nothing of who sends it, whatever is written into it."""
    one, other = seated
    assert one.hand_in(1, **message(RIGHT))["type"] == "ack"
    forged = message(SLIPS["no word"], player=0, account="a", at=1)
    assert other.hand_in(1, **forged)["type"] == "ack"
    ruled(arbiter, event, "close")
    assert one.until("closed")["you"]["points"] == TOP
    assert other.until("closed")["you"]["fault"] == "not-admissible"


def test_of_two_answers_the_greater_number_counts_and_none_is_exchanged(arbiter, event, seated):
    one, other = seated
    assert one.hand_in(1, **message(RIGHT, 2))["type"] == "ack"
    assert one.hand_in(1, **message(SLIPS["no word"], 1))["type"] == "ack"
    changed = one.hand_in(1, **message(SLIPS["no word"], 2))
    assert changed["error"]["code"] == "answer-changed"
    assert other.hand_in(1, **message(SLIPS["no word"], 1))["type"] == "ack"
    ruled(arbiter, event, "close")
    assert one.until("closed")["you"]["points"] == TOP
    assert other.until("closed")["you"]["points"] == 0


def test_a_message_played_again_counts_in_no_other_round(arbiter, event, seated):
    one, _ = seated
    assert one.hand_in(1, **message(RIGHT))["type"] == "ack"
    ruled(arbiter, event, "close")
    one.until("closed")
    assert one.hand_in(2, **message(RIGHT))["error"]["code"] == "answer-other-round"
    ruled(arbiter, event, "draw")
    ruled(arbiter, event, "open")
    one.until("round")
    assert one.hand_in(1, **message(RIGHT))["type"] == "ack", "what it was"
    changed = one.hand_in(1, **message(SLIPS["no word"]))
    assert changed["error"]["code"] == "answer-changed"
    ruled(arbiter, event, "close")
    assert one.until("closed")["you"]["fault"] == "missing"
    state = shown(arbiter, event)
    assert [row["total"] for row in state["leaders"]] == [TOP, 0]


def test_a_message_under_way_when_the_rack_goes_back_is_not_for_the_next_rack(
    arbiter, event, seated
):
    one, other = seated
    written = message(RIGHT, rack=list(RACK))
    assert one.hand_in(1, **written)["type"] == "ack"
    ruled(arbiter, event, "cancel", reason="a tile fell")
    open_round(arbiter, event, RACKS[1])
    one.until("round")
    other.until("round")
    late = other.hand_in(1, **written)
    assert late["error"]["code"] == "answer-other-round"
    assert one.hand_in(1, **written)["type"] == "ack", "it was kept, for the rack that it names"
    rack = sorted(ET.alphabet.parse_tiles(RACKS[1]))
    assert other.hand_in(1, **message(RIGHT, rack=rack[::-1]))["type"] == "ack"
    ruled(arbiter, event, "close")
    assert one.until("closed")["you"]["fault"] == "missing"
