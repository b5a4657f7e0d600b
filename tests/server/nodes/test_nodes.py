"""Two nodes, one PostgreSQL, one Redis: players of one game on different nodes."""

import asyncio
import contextlib
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

from crossglot.editions import load_edition
from crossglot.game import SeatInfo, fold, start
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.nodes.heartbeats import Roster
from crossglot.server.store.home import open_home
from crossglot.server.store.port import StoredGame
from crossglot.server.store.postgres import PostgresStore
from crossglot.server.wire.standing import standing_of
from tests.server.node import process, serving
from tests.server.services import Postgres
from tests.server.visitor import Visitor

PEOPLE = (SeatInfo("One", "human"), SeatInfo("Two", "human"))


@contextlib.contextmanager
def two_nodes(place, redis):
    with serving(place, redis=redis) as left, serving(place, redis=redis) as right:
        yield left, right


def two_people(place, left, right):
    """A game of two people, each on a node of their own: (game id, visitor, visitor)."""
    visitors = Visitor(left), Visitor(right)
    for visitor in visitors:
        visitor.create()  # which makes them a guest
    events = start(load_edition("HU-M"), PEOPLE, "seed", "HU-M.even")
    state = fold(events)

    async def sit_down():
        home = open_home(place)
        sessions = Sessions(home.database)
        tokens = [visitor.cookie.partition("=")[2] for visitor in visitors]
        principals = [await sessions.principal(token) for token in tokens]
        now = time.time()
        game = StoredGame(tuple(principal.account for principal in principals), events, started=now)
        await home.games.add("between", game, standing_of("between", state, now))
        await home.database.close()

    asyncio.run(sit_down())
    first = state.to_move
    return "between", visitors[first], visitors[1 - first], first


def exchange(line):
    return {"kind": "exchange", "tiles": line.snapshot["game"]["rack"][:1]}


def play_turns(lines, first, count):
    """The players exchange in turn; each sees what the other has done."""
    seats = first, 1 - first
    for turn in range(count):
        line, seat = lines[turn % 2], seats[turn % 2]
        line.settled(seat)
        answer = line.move(exchange(line))
        assert answer["type"] == "ack", (turn, answer, line.snapshot["seq"], line.received[-4:])
    newest = max(line.snapshot["seq"] for line in lines)
    for line in lines:
        while line.snapshot["seq"] < newest:
            line.next()
    return newest


def test_players_of_one_game_on_different_nodes(place, redis, monkeypatch):
    asked, news = [], PostgresStore.news

    async def noted(store, *where):
        asked.append(where)
        return await news(store, *where)

    monkeypatch.setattr(PostgresStore, "news", noted)
    with two_nodes(place, redis.address) as (left, right):
        game_id, one, two, first = two_people(place, left, right)
        with one.live(game_id) as near, two.live(game_id) as far:
            near.settled(first), far.settled(first)
            play_turns((near, far), first, 8)
            assert [m["type"] for m in map(decoded, far.received)].count("snapshot") == 1
            assert near.snapshot["game"]["moves"][0]["tiles"], "the player sees their own tiles"
            assert far.snapshot["game"]["moves"][0].get("tiles") is None, "the other does not"
    assert asked == [], "what one node has written the other hears, and need not read"


def decoded(text):
    import json

    return json.loads(text) if text.startswith('{"type') else {"type": None}


def test_a_resend_to_another_node_gets_the_same_answer(place, redis):
    with two_nodes(place, redis.address) as (left, right):
        game_id, one, _, first = two_people(place, left, right)
        again = Visitor(right, one.cookie)
        if one.host in left:
            again.host = right.split("/")[2]
        with one.live(game_id) as line:
            seq = line.settled(first)["seq"]
            move = exchange(line)
            ack = line.move(move, seq, "twice")
        with again.live(game_id) as line:
            line.next()
            assert line.move(move, seq, "twice") == ack


def test_a_resend_to_a_node_that_has_heard_nothing(place, redis, untold):
    """It has seen neither the move nor those before it, and knows it when it has read them."""
    with two_nodes(place, redis.address) as (left, right):
        game_id, one, two, first = two_people(place, left, right)
        lives = [Visitor(left, person.cookie).live(game_id) for person in (one, two)]
        with lives[0] as near, lives[1] as other, Visitor(right, one.cookie).live(game_id) as far:
            far.settled(first), near.settled(first), other.settled(first)
            untold()
            play_turns((near, other), first, 2)
            seq = near.settled(first)["seq"]
            move = exchange(near)
            ack = near.move(move, seq, "twice")
            assert ack["type"] == "ack"
            assert far.move(move, seq, "twice") == ack


def test_what_a_node_did_not_live_to_tell(place, redis, untold):
    """Its move is on the disk: the others look there when they miss it."""
    with contextlib.ExitStack() as staying:
        right = staying.enter_context(serving(place, redis=redis.address))
        with serving(place, redis=redis.address) as left:
            game_id, one, two, first = two_people(place, left, right)
            players = Visitor(left, one.cookie), Visitor(right, two.cookie)
            far = staying.enter_context(players[1].live(game_id))
            far.settled(first)
            with players[0].live(game_id) as near:
                near.settled(first)
                untold()
                assert near.move(exchange(near))["type"] == "ack"
        assert far.settled(1 - first)["game"]["moves"]


def test_of_two_moves_on_two_nodes_one_is_taken(place, redis):
    """One player in two windows, both quick: the number of the event decides."""
    with two_nodes(place, redis.address) as (left, right):
        game_id, one, _, first = two_people(place, left, right)
        with (
            Visitor(left, one.cookie).live(game_id) as a,
            Visitor(right, one.cookie).live(game_id) as b,
        ):
            seq = a.settled(first)["seq"]
            b.settled(first)
            for line, name in ((a, "a"), (b, "b")):
                message = {"type": "move", "move_id": name, "expected_seq": seq}
                line.send(message | {"move": exchange(line)})
            answers = [line.until("ack", "stale")["type"] for line in (a, b)]
            assert sorted(answers) == ["ack", "stale"]
            for line in (a, b):
                while line.snapshot["seq"] == seq:
                    line.next()
            assert a.snapshot["game"]["moves"] == b.snapshot["game"]["moves"]


def test_a_node_dies_and_its_computers_think_elsewhere(place, redis):
    with (
        process(place, "ThinkingPlayers", redis=redis.address) as (doomed, left),
        process(place, redis=redis.address) as (_, right),
    ):
        visitor = Visitor(left)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            if line.next()["game"]["to_move"] == 0:
                assert line.move({"kind": "pass"})["type"] == "ack"
            doomed.kill()
        with Visitor(right, visitor.cookie).live(game_id) as line:
            line.settled(0)
            assert line.move({"kind": "pass"})["type"] == "ack", "nobody had to ask for it"


def test_a_node_that_leaves_hands_its_games_over(place, redis):
    """A deploy: players are told 1012, come back on another node, and play on there."""
    with (
        process(place, "ThinkingPlayers", redis=redis.address) as (leaving, left),
        process(place, redis=redis.address) as (_, right),
    ):
        visitor = Visitor(left)
        game_id = visitor.create()
        with visitor.live(game_id) as line:
            if line.next()["game"]["to_move"] == 0:
                assert line.move({"kind": "pass"})["type"] == "ack"
            leaving.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                line.until("none")
        assert closed.value.rcvd.code == 1012
        with Visitor(right, visitor.cookie).live(game_id, line.snapshot["seq"]) as line:
            line.settled(0)
            assert line.move({"kind": "pass"})["type"] == "ack"
        assert leaving.wait(60) in (0, -signal.SIGTERM)


def test_redis_restarts(place, own_redis):
    """While it is away moves are taken, and seen a little later; afterwards at once."""
    with two_nodes(place, own_redis.address) as (left, right):
        game_id, one, two, first = two_people(place, left, right)
        with one.live(game_id) as near, two.live(game_id) as far:
            near.settled(first), far.settled(first)
            play_turns((near, far), first, 2)
            own_redis.stop()
            play_turns((near, far), first, 2)
            own_redis.start()
            play_turns((near, far), first, 4)


def test_the_table_of_a_node_without_redis_is_read_again(place, own_redis):
    with two_nodes(place, own_redis.address) as (left, right):
        game_id, one, two, first = two_people(place, left, right)
        with one.live(game_id) as near, two.live(game_id) as far:
            near.settled(first), far.settled(first)
            own_redis.stop()
            assert near.move(exchange(near))["type"] == "ack"
            own_redis.start()
            far.settled(1 - first)


def test_postgresql_restarts(redis):
    server = Postgres("fsync=off")
    try:
        place = server.new_database()
        with two_nodes(place, redis.address) as (left, right):
            game_id, one, two, first = two_people(place, left, right)
            with one.live(game_id) as near, two.live(game_id) as far:
                near.settled(first), far.settled(first)
                seq = play_turns((near, far), first, 2)
                server.stop()
                message = {"type": "move", "move_id": "waits", "expected_seq": seq}
                near.send(message | {"move": exchange(near)})
                server.start()
                assert near.until("ack", "refused", "stale")["type"] == "ack"
                far.settled(1 - first)
                assert far.move(exchange(far))["type"] == "ack"
                play_turns((near, far), first, 4)
    finally:
        server.close()


def test_a_node_is_missed_when_it_falls_silent_and_again_when_it_leaves(tmp_path):
    """It may only have been slow, and have written more before it left."""
    home = open_home(tmp_path / "games.sqlite3")

    async def run():
        one, other = (Roster(home.database, name, lease=0.0) for name in ("one", "other"))
        await other.beat()
        missed = []
        for leaves in (False, False, False, True, False):
            if leaves:
                await other.leave()
            await one.beat()
            missed.append(set(one.missed))
        await home.database.close()
        return missed

    assert asyncio.run(run()) == [set(), {"other"}, set(), {"other"}, set()]
