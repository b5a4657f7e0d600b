"""Slips on the wire: late, sent twice, out of order, wrong; what is refused has a name."""

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.tournament.act import MOST_ANSWERS
from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    come_in,
    made,
    rule,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

ET = load_edition("ET")


@pytest.fixture(scope="module")
def hands():
    return Hands()


@pytest.fixture(scope="module")
def address(tmp_path_factory, hands):
    with at_event(tmp_path_factory.mktemp("slips") / "games.sqlite3", hands) as address:
        yield address


@pytest.fixture
def opened(address, hands):
    """A round that is open: (arbiter, event, line of a player, line of another, the top slip)."""
    arbiter = Visitor(address)
    event = made(arbiter)
    people = [come_in(address, event, name)[0] for name in ("a", "b")]
    with at(people[0], event) as line, at(people[1], event) as other:
        ruled(arbiter, event, "start")
        hands.advance(6)
        rack = bytes(line.until("round")["rack"])
        other.until("round")
        board = Board.empty(ET.layout)
        yield arbiter, event, line, other, slip_of(board, tops_for("ET")(board, rack)[0][0])
    rule(arbiter, event, "stop")


def test_the_highest_number_counts_in_whatever_order_they_arrive(opened):
    arbiter, event, line, _, slip = opened
    wrong = {**slip, "start": 0}
    assert line.hand_in(1, slip, number=2, slip_id="second")["type"] == "ack"
    assert line.hand_in(1, wrong, number=1, slip_id="first")["type"] == "ack"
    again = line.hand_in(1, slip, number=2, slip_id="second")
    assert again["type"] == "ack", "sent again it is what it was"
    changed = line.hand_in(1, wrong, number=2, slip_id="second")
    assert changed["error"]["code"] == "answer-changed"
    ruled(arbiter, event, "close")
    closed = line.until("closed")
    assert closed["you"]["points"] == closed["top"]["points"]
    after = line.hand_in(1, slip, number=2, slip_id="second")
    assert after["type"] == "ack", "a player who had no answer gets it after the close, too"
    assert line.hand_in(1, slip, number=3)["error"]["code"] == "answer-other-round"


def test_the_servers_clock_decides(opened, hands):
    _, event, line, other, slip = opened
    hands.advance(180)
    late = line.hand_in(1, slip)
    if late["type"] == "refused":
        assert late["error"]["code"] in {"slip-too-late", "answer-other-round"}
    hands.advance(1)
    closed = other.until("closed")
    assert closed["you"]["fault"] == "missing"
    assert other.hand_in(1, slip)["error"]["code"] == "answer-other-round"
    assert shown(line.visitor, event)["rounds"][0]["number"] == 1


def test_nobody_sees_anothers_slip_or_the_top_before_the_close(opened):
    arbiter, event, line, other, slip = opened
    heard = len(other.visitor.received)
    assert line.hand_in(1, slip, slip_id="mine alone")["type"] == "ack"
    for visitor in (other.visitor, Visitor(other.visitor.host.join(("http://", "")))):
        assert shown(visitor, event)["slips"] == []
        for path in ("standings", "screen"):
            visitor.ask("GET", f"/api/tournaments/{event}/{path}")
    told = "".join(other.visitor.received[heard:])
    assert "mine alone" not in told
    assert '"top"' not in told
    assert shown(line.visitor, event)["slips"][0]["slip_id"] == "mine alone"
    ruled(arbiter, event, "close")
    assert other.until("closed")["top"]["points"] > 0


WRONG = [
    ({"slip": None}, "answer-empty"),
    ({"slip": {"start": 0, "direction": 0, "word": []}}, "answer-empty"),
    ({"number": 0, "text": "H8 KA"}, "answer-number"),
    ({"text": "Z99 KA"}, "notation-coordinate"),
    ({"text": "nothing at all of this"}, "notation-move"),
    ({"text": "H8 ŁÓDŹ"}, "tile-unknown"),
    ({"text": "H8 KA", "safe_text": "H8 KU"}, "answer-no-safe-word"),
    ({"text": "H8 KA", "game": 7}, "answer-other-round"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG, ids=str)
def test_what_is_wrong_has_a_name(opened, wrong, code):
    line = opened[2]
    refused = line.hand_in(1, **{"slip": None, **wrong})
    assert (refused["type"], refused["error"]["code"]) == ("refused", code)


def test_a_slip_is_read_in_the_style_it_says_and_told_as_it_was_read(opened):
    line = opened[2]
    told = {"start": 7 * 15 + 6, "direction": 0, "word": "KA", "claimed": 9}
    for number, typed in enumerate(
        ({"text": "h7 KA 9"}, {"text": "8g KA 9", "style": "numbered-rows"}), 1
    ):
        taken = line.hand_in(1, number=number, **{"slip": None, **typed})
        assert (taken["slip"], taken["safe"]) == (told, None)
        assert shown(line.visitor, opened[1])["slips"][0]["slip"] == told
    other = line.hand_in(1, slip=None, number=3, text="g8 KA", style="numbered-rows")["slip"]
    assert (other["start"], other["direction"]) == (told["start"], 1)
    assert other["word"] == "KA"
    sent_again = line.hand_in(1, slip=None, number=1, slip_id="again", text="h7 KA 9")
    assert sent_again["type"] == "refused", "the number is taken"


def test_sixty_slips_in_a_round_and_no_more(opened):
    """Nobody fills the disk, and the log that all must read."""
    arbiter, event, line, other, slip = opened
    for number in range(1, MOST_ANSWERS + 1):
        assert line.hand_in(1, slip, number=number, slip_id=f"s{number}")["type"] == "ack"
    refused = line.hand_in(1, slip, number=MOST_ANSWERS + 1)["error"]
    assert refused == {"code": "answer-too-many", "facts": {"most": MOST_ANSWERS}}
    again = line.hand_in(1, slip, number=1, slip_id="s1")
    assert again["type"] == "ack", "sent again it is what it was"
    assert other.hand_in(1, slip)["type"] == "ack", "each player has their own count"
    ruled(arbiter, event, "close")
    assert line.until("closed")["you"]["points"] > 0


def test_sixty_slips_are_sixty_at_the_next_server_too(tmp_path, hands):
    database = tmp_path / "games.sqlite3"
    with at_event(database, hands) as address:
        arbiter = Visitor(address)
        event = made(arbiter, draw="manual", plan={"auto": False})
        visitor, _ = come_in(address, event, "a")
        ruled(arbiter, event, "start")
        ruled(arbiter, event, "rack", rack="AEKLMST")
        ruled(arbiter, event, "open")
        with at(visitor, event) as line:
            for number in range(1, MOST_ANSWERS + 1):
                assert line.hand_in(1, text="H8 KA", number=number)["type"] == "ack"
    with at_event(database, hands) as address:
        back = Visitor(address, visitor.cookie)
        with at(back, event) as line:
            refused = line.hand_in(1, text="H8 KA", number=MOST_ANSWERS + 1)["error"]
    assert refused["code"] == "answer-too-many"


BROKEN = ["", "{", "[]", '{"type":"slip"}', '{"type":"slip","slip_id":"x","round":-1,"number":1}',
          '{"type":"nonsense"}', "\u0000", '{"type":"slip","slip_id":"","round":1,"number":1}']  # fmt: skip


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_no_message_keeps_the_line(opened, text):
    line = opened[2]
    line.socket.send(text)
    assert line.until("error")["error"]["code"] == "malformed-message"
    line.send(type="resync")
    assert line.until("tournament")["open"]


def test_mixed_up_coordinates_are_asked_about(opened):
    _, _, line, _, slip = opened
    row, column = divmod(slip["start"], ET.layout.columns)
    word = ET.alphabet.format_tiles(bytes(slip["word"]))
    numbered, lettered = f"{row + 1}{chr(65 + column)}", f"{chr(65 + row)}{column + 1}"
    if slip["direction"]:
        numbered, lettered = f"{chr(65 + column)}{row + 1}", f"{column + 1}{chr(65 + row)}"
    fine = line.hand_in(1, text=f"{lettered} {word}", number=1)
    assert fine["question"] is None
    if (row, column) != (column, row):
        asked = line.hand_in(1, text=f"{numbered} {word}", number=2)
        question = asked["question"]
        assert question is None or question["how"] in {"other-style", "turned"}


def test_who_looks_on_hands_nothing_in(opened, address):
    _, event, *_ = opened
    with at(Visitor(address), event) as watcher:
        assert watcher.until("tournament")["you"] is None
        refused = watcher.hand_in(1, text="H8 KA")
        assert refused["error"]["code"] == "tournament-not-taking-part"


def test_entrances(address):
    arbiter = Visitor(address)
    event = made(arbiter, by_code=True, places=1)
    code = arbiter.ask("GET", f"/api/tournaments/{event}/desk").body["code"]
    path = f"/api/tournaments/{event}/players"
    stranger = Visitor(address)
    assert stranger.ask("POST", path, {"name": "x"}).code == "tournament-wrong-code"
    assert stranger.cookie is None, "nobody becomes a guest by guessing"
    visitor, player = come_in(address, event, "x", code=code)
    assert visitor.ask("POST", path, {"name": "y", "code": code}).body == {"player": player}
    assert Visitor(address).ask("POST", path, {"name": "z", "code": code}).code == "tournament-full"
    none = Visitor(address).ask("GET", "/api/tournaments/nonsense")
    assert (none.status, none.code) == (404, "tournament-unknown")
    bad = arbiter.ask("POST", "/api/tournaments", {"name": "x", "edition": "ET", "racks": 2})
    assert bad.code == "tournament-setup"
