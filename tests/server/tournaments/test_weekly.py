"""Events whose rounds are open for days: a whole one by a clock turned by hand, and its letters."""

import asyncio
import contextlib
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.server.store.home import open_home
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.records import Record
from tests.server.people.letter_box import open_box, token_in
from tests.server.people.person import PROXY, Person
from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    made,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

HOUR = 3600
DAY = 24 * HOUR
WEEK = 7 * DAY
LAYOUT = load_edition("ET").layout
NOWHERE = {"start": 0, "direction": 0, "word": [1, 1, 1]}
"""A slip that cannot be laid: it touches nothing."""


def tops_of_open(visitor, event, tops):
    """Game -> the best slip of its open round."""
    view = shown(visitor, event)
    boards = {view["game"]: view["board"]}
    if view["beside"] is not None:
        boards[view["beside"]["game"]] = view["beside"]["board"]
    found = {}
    for each in view["open"]:
        board = Board(LAYOUT, bytes(boards[each["game"]]))
        play, points = tops(board, bytes(each["rack"]))[0]
        found[each["game"]] = each["number"], slip_of(board, play), points
    return found


def come_in(person, event, name):
    answer = person.ask("POST", f"/api/tournaments/{event}/players", {"name": name})
    assert answer.status == 200, answer.text
    return person


def state_of(line, wanted):
    """Listen until the event is ``wanted``."""
    while line.until("state")["state"] != wanted:
        pass


def test_a_weekly_event_of_two_racks_and_safe_words_with_the_worst_games_dropped(tmp_path):
    hands, tops = Hands(), tops_for("ET")
    wanted = {
        "kind": "weekly",
        "rounds": [2, 2, 1, 1],
        "racks": 2,
        "safe_word": True,
        "dropped": 1,
        "plan": {"pause": 0},
    }
    with at_event(tmp_path / "games.sqlite3", hands) as address, contextlib.ExitStack() as stack:
        arbiter = Visitor(address)
        event = made(arbiter, **wanted)
        people = [come_in(Visitor(address), event, name) for name in ("Top", "Safe", "A", "B")]
        best, safe, *_ = lines = [stack.enter_context(at(each, event)) for each in people]
        ruled(arbiter, event, "start")
        earned = {1: 0, 2: 0, 3: 0, 4: 0}
        for number in (1, 2, 1):
            told = [[line.until("round") for _ in range(2)] for line in lines]
            assert {each["deadline"] - each["now"] for each in told[0]} == {1000 * WEEK}
            assert [each["number"] for each in told[0]] == [number] * 2
            hands.advance(WEEK - HOUR)
            wished = tops_of_open(arbiter, event, tops)
            assert sorted(wished) in ([1, 2], [3, 4])
            for game, (round_number, slip, points) in wished.items():
                earned[game] += points
                assert best.hand_in(round_number, slip, game=game)["type"] == "ack"
                if game % 2:
                    both = {"game": game, "safe": slip}
                    assert safe.hand_in(round_number, NOWHERE, **both)["type"] == "ack"
            hands.advance(2 * HOUR)
            closed = [[line.until("closed") for _ in range(2)] for line in lines]
            assert [each["you"]["points"] for each in closed[0]] == [
                each["top"]["points"] for each in closed[0]
            ]
            assert [each["you"]["points"] for each in closed[1]] == [
                closed[0][0]["top"]["points"],
                0,
            ], "the safe word is paid in one game; in the other nothing came"
        for line in lines:
            state_of(line, "over")
        rows = arbiter.ask("GET", f"/api/tournaments/{event}/standings").body["rows"]
    assert [(row["name"], row["place"], row["last"]) for row in rows] == [
        ("Top", 1, 1),
        ("Safe", 2, 2),
        ("A", 3, 4),
        ("B", 3, 4),
    ]
    assert rows[0]["games"] == list(earned.values())
    assert len(rows[0]["dropped"]) == 1
    assert rows[0]["total"] == sum(earned.values()) - min(earned.values())
    assert rows[1]["games"] == [earned[1], 0, earned[3], 0]
    assert rows[2]["total"] == 0


def test_a_round_of_days_closes_early_when_everybody_has_handed_in(tmp_path):
    hands, tops = Hands(), tops_for("ET")
    plan = {"pause": 0, "early": True}
    with at_event(tmp_path / "games.sqlite3", hands) as address, contextlib.ExitStack() as stack:
        arbiter = Visitor(address)
        event = made(arbiter, kind="weekly", rounds=[2], plan=plan)
        assert shown(arbiter, event)["agreed"]["early"]
        people = [come_in(Visitor(address), event, name) for name in ("A", "B", "C")]
        one, two, three = [stack.enter_context(at(each, event)) for each in people]
        ruled(arbiter, event, "start")
        one.until("round")
        _, slip, points = tops_of_open(arbiter, event, tops)[1]
        assert one.hand_in(1, slip)["type"] == "ack"
        assert two.hand_in(1, slip)["type"] == "ack"
        assert one.hand_in(1, slip, number=2)["type"] == "ack", "two of three: it is open"
        assert three.hand_in(1, slip)["type"] == "ack"
        assert one.until("closed")["you"]["points"] == points
        assert one.until("round")["number"] == 2, "no clock was turned"
        _, slip, _ = tops_of_open(arbiter, event, tops)[1]
        assert two.hand_in(2, slip)["type"] == "ack"
        assert three.hand_in(2, slip)["type"] == "ack"
        people[0].ask("DELETE", f"/api/tournaments/{event}/players")
        assert two.until("over")["reason"], "who has left is not waited for"


def test_after_the_last_round_there_is_time_for_appeals(tmp_path):
    hands = Hands()
    plan = {"pause": 0, "appeals": HOUR}
    with at_event(tmp_path / "games.sqlite3", hands) as address, contextlib.ExitStack() as stack:
        arbiter = Visitor(address)
        event = made(arbiter, rounds=[1], plan=plan)
        person = come_in(Visitor(address), event, "A")
        line = stack.enter_context(at(person, event))
        ruled(arbiter, event, "start")
        line.until("round")
        assert line.hand_in(1, NOWHERE)["type"] == "ack"
        hands.advance(200)
        assert line.until("closed")["you"]["fault"]
        line.until("over")
        path = f"/api/tournaments/{event}/appeals"
        answer = person.ask("POST", path, {"round": 1, "text": "It fits."})
        assert answer.status == 201, answer.text
        number = answer.body["appeal"]
        own = {"number": number, "game": 1, "round": 1, "text": "It fits."}
        assert shown(person, event)["appeals"] == [own | {"accepted": None, "reason": ""}]
        assert shown(arbiter, event)["appeals"] == [], "an appeal is told to who made it"
        ruled(arbiter, event, "decline", appeal=number, reason="It does not.")
        line.until("ruling")
        decided = own | {"accepted": False, "reason": "It does not."}
        assert shown(person, event)["appeals"] == [decided]
        log = arbiter.ask("GET", f"/api/tournaments/{event}/desk").body["log"]
        undo = next(each["seq"] for each in log if each["what"] == "decided")
        ruled(arbiter, event, "undo", seq=undo, reason="Too quick.")
        assert shown(person, event)["appeals"] == [own | {"accepted": None, "reason": ""}]
        hands.advance(HOUR)
        state_of(line, "over")
        assert person.ask("POST", path, {"round": 1, "text": "Late."}).code == "tournament-over"


# Letters


@pytest.fixture
def box():
    with open_box() as found:
        yield found


def by_letter(box):
    """Settings of a server that sends letters to ``box``."""
    return {"mail": box[1], "public_url": "https://play.example", "trusted_proxies": PROXY}


def with_address(address, letters, **choices):
    """Somebody with a name and a confirmed address, who has chosen what they are told of."""
    person = Person(address).register()
    person.address = f"{person.name}@post.example"
    person.ask("PUT", "/api/account/address", {"address": person.address})
    token = token_in(letters.next(), "confirm")
    assert person.ask("POST", "/api/account/address/confirm", {"token": token}).status == 204
    if choices:
        assert person.ask("PUT", "/api/account/notices", choices).status == 204
    return person


def test_who_has_not_handed_in_is_reminded_once_and_may_want_no_more(tmp_path, box):
    hands, tops, letters = Hands(), tops_for("ET"), box[0]
    with at_event(tmp_path / "games.sqlite3", hands, **by_letter(box)) as address:
        arbiter = Visitor(address)
        event = made(arbiter, name="Nädal", kind="weekly", rounds=[3], plan={"pause": 0})
        quick = come_in(with_address(address, letters), event, "unused")
        slow = come_in(with_address(address, letters, language="hu"), event, "unused")
        come_in(with_address(address, letters, mail=[]), event, "unused")
        come_in(Visitor(address), event, "No address")
        with at(quick, event) as line:
            ruled(arbiter, event, "start")
            line.until("round")
            _, slip, _ = tops_of_open(arbiter, event, tops)[1]
            assert line.hand_in(1, slip)["type"] == "ack"
            hands.advance(6 * DAY - HOUR)
            assert letters.is_empty
            hands.advance(2 * HOUR)
            letter = letters.next()
            assert letter["to"] == slow.address
            assert letter["subject"] == "Crossglot: hamarosan lezárul a 1. forduló (Nädal)"
            text = letter.get_content().replace("\r", "")
            assert slow.name in text
            assert f"https://play.example/duplicate/{event}\n" in text
            hands.advance(22 * HOUR)
            hands.advance(2 * HOUR)
            line.until("closed")
            line.until("round")
            assert letters.is_empty, "once a round, and to nobody who has handed in or wants none"
            one_click = urlsplit(letter["list-unsubscribe"].strip("<>"))
            stopped = Visitor(address).ask("POST", f"{one_click.path}?{one_click.query}")
            assert stopped.body == {"notice": "tournament"}
            hands.advance(6 * DAY + HOUR)
            assert letters.next()["to"] == quick.address, "it was Quick's turn to forget"
            assert letters.is_empty


@pytest.mark.parametrize(
    ("plan", "settings"),
    [({"remind": 0}, {}), ({}, {"reminders": False})],
    ids=["the organiser", "the server"],
)
def test_nobody_is_reminded_where_one_does_not_want_it(tmp_path, box, plan, settings):
    hands, letters, options = Hands(), box[0], {**by_letter(box), **settings}
    with at_event(tmp_path / "games.sqlite3", hands, **options) as address:
        arbiter = Visitor(address)
        plan = {"pause": 0, **plan}
        event = made(arbiter, kind="weekly", rounds=[1], plan=plan)
        person = come_in(with_address(address, letters), event, "unused")
        with at(person, event) as line:
            ruled(arbiter, event, "start")
            line.until("round")
            hands.advance(6 * DAY + HOUR)
            hands.advance(DAY)
            line.until("closed")
    assert letters.is_empty


def test_two_nodes_send_one_letter(postgres, redis, box):
    hands, letters, place = Hands(), box[0], postgres.new_database()
    options = {**by_letter(box), "redis": redis.address}
    with at_event(place, hands, **options) as left, at_event(place, hands, **options) as right:
        arbiter = Visitor(left)
        event = made(arbiter, kind="weekly", rounds=[1], plan={"pause": 0})
        people = [come_in(with_address(left, letters), event, "unused") for _ in range(3)]
        there = Person(right, cookie=people[1].cookie)
        with at(people[0], event) as here, at(there, event) as other:
            ruled(arbiter, event, "start")
            here.until("round")
            other.until("round")
            hands.advance(6 * DAY + 1)
            found = sorted(letters.next()["to"] for _ in people)
    assert found == sorted(person.address for person in people)
    assert letters.is_empty


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_nodes_that_would_remind_at_once_one_does(kind, tmp_path, request):
    """The claim is in the database, no matter who asks and how often."""
    place = tmp_path / "games.sqlite3"
    if kind == "postgresql":
        place = request.getfixturevalue("postgres").new_database()
    record = Record("event", "running", "weekly", None, True, None, "ET", "E", "{}", 1, 0.0)
    rounds = [replace(record, seq=3, round=key) for key in ("1.1.3", "1.2.7")]

    async def race():
        homes = [open_home(place) for _ in range(3)]
        try:
            await homes[0].database.write(lambda db: storage.add(db, rounds[0], "[]"))
            first = await claims(homes, rounds[0])
            await homes[0].database.write(
                lambda db: storage.append(db, replace(rounds[1], seq=4), 3, "[]", 0.0)
            )
            return first, await claims(homes, replace(rounds[1], seq=4))
        finally:
            for home in homes:
                await home.database.close()

    async def claims(homes, wanted):
        asked = (
            home.database.write(lambda db: storage.claim_reminder(db, wanted, None))
            for home in [*homes, *homes]
        )
        return sorted(await asyncio.gather(*asked))

    for found in asyncio.run(race()):
        assert found == [False] * 5 + [True]
