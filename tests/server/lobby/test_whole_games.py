"""Four seats, filled over HTTP, played to the end over live connections."""

import contextlib

import pytest

from tests.server import truth
from tests.server.lobby.meeting import OPEN, lobby, offered, setup_of, sit, until
from tests.server.visitor import Visitor, chosen


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("HU-M", ["open", "me", "computer:greedy", "open"]),
        ("CS", ["me", "computer:static", "open", "computer:greedy"]),
        ("ET", ["open", "open", "open", "me"]),
        ("EL", ["me", "open"]),
    ],
)
def test_people_and_computers_play_to_the_end(node, edition, seats):
    address, database = node
    players = [Visitor(address) for seat in seats if seat in {"me", "open"}]
    maker, *joining = players
    game_id = offered(maker, {**OPEN, "edition": edition, "seats": seats})
    with contextlib.ExitStack() as lines:
        first = lines.enter_context(maker.live(game_id))
        assert until(first, lambda m: m["type"] == "waiting")["here"] == [seats.index("me")]
        for visitor in joining:
            assert sit(visitor, game_id).status == 200
        others = [lines.enter_context(visitor.live(game_id)) for visitor in joining]
        at = {}
        for line in (first, *others):
            at[line.until("snapshot")["game"]["you"]] = line
        assert sorted(at) == [n for n, seat in enumerate(seats) if seat in {"me", "open"}]
        play(database, game_id, at)
        over = {seat: line.snapshot["game"]["over"] for seat, line in at.items()}
    state = truth.state(database, game_id)
    assert all(outcome == over[min(over)] for outcome in over.values())
    assert tuple(over[min(over)]["scores"]) == state.scores
    assert [info.player for info in state.seats] == [
        "human" if seat in {"me", "open"} else seat.removeprefix("computer:") for seat in seats
    ]
    with lobby(maker) as line:
        listed = line.until("lobby")
        while game_id in {offer["id"] for offer in listed["games"]}:
            listed = {"games": []} if game_id in line.until("lobby-changed")["gone"] else listed
    assert setup_of(maker, game_id)["game"]["state"] == "over"


def play(database, game_id, at):
    """Each person moves when it is their turn, until the game is over."""
    watching = at[min(at)]
    while not watching.snapshot["game"]["over"]:
        seat = watching.snapshot["game"]["to_move"]
        if seat in at:
            line = at[seat]
            line.settled(seat)
            assert line.move(chosen(truth.state(database, game_id), seat))["type"] == "ack"
        if seat not in at or at[seat] is not watching:
            watching.next()
    for line in at.values():
        while not line.snapshot["game"]["over"]:
            line.next()
