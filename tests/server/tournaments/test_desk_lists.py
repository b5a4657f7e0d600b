"""What an arbiter reads at the desk: games, players, the log; slips put right; halls together."""

import re

import pytest

from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    come_in,
    desk,
    made,
    rule,
    ruled,
)
from tests.server.tournaments.test_desk import ET, RACK, best, by_hand, spelled
from tests.server.visitor import Visitor
from tests.told_plays import as_written


@pytest.fixture
def address(tmp_path):
    with at_event(tmp_path / "games.sqlite3", Hands()) as address:
        yield address


@pytest.fixture
def arbiter(address):
    return Visitor(address)


def players(arbiter, event, query=""):
    return arbiter.ask("GET", f"/api/tournaments/{event}/desk/players?{query}").body


def under_way(arbiter, names):
    """An event by hand with a rack drawn, for these on paper."""
    event = by_hand(arbiter)
    for name in names:
        ruled(arbiter, event, "player", entrant={"name": name})
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    return event


def test_a_game_tells_what_is_to_be_done_next(arbiter):
    event = by_hand(arbiter)
    ruled(arbiter, event, "player", entrant={"name": "a"})
    ruled(arbiter, event, "start")
    (game,) = desk(arbiter, event)["games"]
    assert (game["phase"], game["draws"], game["size"], game["bag"]) == ("between", 7, 7, 102)
    ruled(arbiter, event, "rack", rack=RACK.lower())
    (game,) = desk(arbiter, event)["games"]
    assert (game["phase"], game["rack"]) == ("drawn", RACK), "small letters are no blanks yet"
    ruled(arbiter, event, "open")
    (game,) = desk(arbiter, event)["games"]
    assert (game["phase"], game["round"], game["missing"]) == ("open", 1, 1)
    ruled(arbiter, event, "pause")
    (game,) = desk(arbiter, event)["games"]
    assert (game["deadline"], game["left"]) == (None, 180_000)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("find=2", ["Élise"]),
        ("find=elise", ["Élise"]),
        ("find=li", ["Lisbeth", "Élise"]),
        ("find=9", []),
        ("find=0", []),
        ("find=nobody", []),
        ("", ["Anna", "Élise", "Lisbeth"]),
        ("start=2", ["Lisbeth"]),
        ("missing=true", ["Élise", "Lisbeth"]),
    ],
)
def test_a_player_is_found_by_number_or_some_of_a_name(arbiter, query, found):
    event = under_way(arbiter, ["Anna", "Élise", "Lisbeth"])
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "slip", player=0, text="A1 KA")
    names = [each["name"] for each in players(arbiter, event, query)["players"]]
    assert names == found, "who begins so comes first"


def in_the_other_style(line):
    """A row or column where letters and numbers have changed places."""
    return chr(64 + int(line)) if line.isdecimal() else str(ord(line) - 64)


def test_a_slip_that_cannot_be_laid_is_asked_about_and_kept(arbiter):
    event = under_way(arbiter, ["a"])
    ruled(arbiter, event, "open")
    square, word = spelled(best()[0]).split()
    done = ruled(arbiter, event, "slip", player=0, text=f"A1 {word}")
    assert done["question"]["doubt"] == "not-connected"
    assert ruled(arbiter, event, "slip", player=0, text=f"{square} {word}")["question"] is None
    other = re.sub(r"[A-Z]|\d+", lambda line: in_the_other_style(line[0]), square)
    done = ruled(arbiter, event, "slip", player=0, text=f"{other} {word}", style="numbered-rows")
    assert done["question"] is None
    (player,) = players(arbiter, event)["players"]
    assert as_written(ET, player["slips"]["1"]) == f"{square} {word}"


def test_undoing_a_slip_gives_the_one_before_back(arbiter, address):
    event = by_hand(arbiter)
    visitor, _ = come_in(address, event, "phone")
    ruled(arbiter, event, "player", entrant={"name": "paper"})
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    ruled(arbiter, event, "open")
    with at(visitor, event) as line:
        line.until("tournament")
        assert line.hand_in(1, best()[0])["type"] == "ack"
        for player in (0, 1):
            ruled(arbiter, event, "slip", player=player, text="H8 KA")
        assert desk(arbiter, event)["slips"] == {"1": 2}
        for name in ("phone", "paper"):
            (entered,) = [
                each
                for each in desk(arbiter, event)["log"]
                if (each["what"], each["name"]) == ("answer", name)
            ]
            ruled(arbiter, event, "undo", seq=entered["seq"], reason="misread")
        phone, paper = players(arbiter, event)["players"]
        assert as_written(ET, phone["slips"]["1"]) == spelled(best()[0])
        assert paper["slips"] == {}
        assert desk(arbiter, event)["slips"] == {"1": 1}


def test_an_arbiter_who_plays_reads_no_slip(arbiter, address):
    event = by_hand(arbiter)
    answer = arbiter.ask("POST", f"/api/tournaments/{event}/players", {"name": "me"})
    assert answer.status == 200
    ruled(arbiter, event, "player", entrant={"name": "paper"})
    ruled(arbiter, event, "start")
    ruled(arbiter, event, "rack", rack=RACK)
    assert desk(arbiter, event)["games"][0]["rack"] == "", "not before the others"
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "slip", player=1, text="H8 KA")
    assert [each["slips"] for each in players(arbiter, event)["players"]] == [{}, {"1": None}]


def test_the_log_tells_every_act_and_goes_back_page_by_page(arbiter):
    event = under_way(arbiter, ["a"])
    ruled(arbiter, event, "open")
    for _ in range(40):
        ruled(arbiter, event, "slip", player=0, text="H8 KA", reason="read again")
    ruled(arbiter, event, "close")
    lines = desk(arbiter, event)["log"]
    assert [line["what"] for line in lines[:2]] == ["closed", "answer"]
    assert (lines[1]["name"], lines[1]["reason"]) == ("a", "read again")
    assert as_written(ET, lines[1]["play"]) == "H8 KA"
    path = f"/api/tournaments/{event}/desk/log?before={lines[-1]['seq']}"
    earlier = arbiter.ask("GET", path).body
    seqs = [line["seq"] for line in (*lines, *earlier)]
    assert seqs == list(range(seqs[0], 0, -1))
    rack = next(line for line in earlier if line["what"] == "rack")
    assert (rack["text"], rack["round"], rack["undoable"]) == (RACK, 1, True)
    ruled(arbiter, event, "undo", seq=lines[0]["seq"], reason="too early")
    undone, closed, *_ = desk(arbiter, event)["log"]
    assert (undone["what"], undone["target"]) == ("undone", closed["seq"])
    assert (closed["cancelled"], closed["undoable"]) == (True, False)


def finished_hall(arbiter, address, names):
    """An event of one round from the same rack, over: its id and its log."""
    event = under_way(arbiter, names)
    ruled(arbiter, event, "open")
    ruled(arbiter, event, "slip", player=0, text=spelled(best()[0]))
    ruled(arbiter, event, "close")
    ruled(arbiter, event, "stop")
    log = arbiter.ask("GET", f"/api/tournaments/{event}/log").text
    return event, log


def together(arbiter, event, *halls, own="here"):
    wanted = {"own": own, "halls": [{"name": name, "log": log} for name, log in halls]}
    return arbiter.ask("POST", f"/api/tournaments/{event}/desk/halls", wanted)


def test_halls_with_the_same_game_are_ranked_together(arbiter, address):
    event, own = finished_hall(arbiter, address, ["a", "b"])
    _, other = finished_hall(arbiter, address, ["c"])
    merged = together(arbiter, event, ("north", other)).body
    assert [(row["hall"], row["row"]["name"]) for row in merged["rows"]] == [
        ("here", "a"),
        ("north", "c"),
        ("here", "b"),
    ]
    assert "north" in merged["csv"]
    (closed,) = [line for line in desk(arbiter, event)["log"] if line["what"] == "closed"]
    assert f"<td>{closed['text']}</td>" in merged["page"], "the master game is on the page"
    assert together(arbiter, event, ("here", other)).code == "tournament-setup"
    edited = other.replace('"c"', '"d"', 1)
    refused = together(arbiter, event, ("north", edited))
    assert (refused.status, refused.body["error"]["facts"]["hall"]) == (422, "north")
    assert refused.code.startswith("log-")
    running = made(arbiter)
    assert together(arbiter, running, ("north", own)).code == "tournament-not-over"


def test_nothing_is_undone_once_an_event_is_over(arbiter, address):
    event, _ = finished_hall(arbiter, address, ["a"])
    lines = desk(arbiter, event)["log"]
    assert not any(line["undoable"] for line in lines)
    seq = next(line["seq"] for line in lines if line["what"] == "closed")
    assert rule(arbiter, event, "undo", seq=seq, reason="late").code == "tournament-over"


@pytest.mark.parametrize(
    ("form", "begins"),
    [("csv", "place,name"), ("rounds", "round,rack"), ("gcg", "#char"), ("html", "<!doctype")],
)
def test_an_event_is_had_as_a_file(arbiter, address, form, begins):
    event, _ = finished_hall(arbiter, address, ["a"])
    answer = Visitor(address).ask("GET", f"/api/tournaments/{event}/files/{form}?language=hu")
    assert answer.status == 200
    assert answer.text.startswith(begins)
    path = f"/api/tournaments/{event}/files"
    assert arbiter.ask("GET", f"{path}/{form}x").code == "not-found"
    if form in {"rounds", "gcg"}:
        assert arbiter.ask("GET", f"{path}/{form}?game=2").code == "tournament-no-such-game"
