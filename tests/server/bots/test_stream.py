"""The event stream: what waits, what comes, what must not; and moves by HTTP."""

import pytest

from crossglot.server.connections.event_streams import MOST_FEEDS
from tests.server import truth
from tests.server.bots.stream import stream_of
from tests.server.node import serving
from tests.server.people_there import game_of_two, person, token_of
from tests.server.visitor import Visitor, chosen


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    database = tmp_path_factory.mktemp("stream") / "games.sqlite3"
    with serving(database, stream_pause=0.02) as address:
        yield address, database


@pytest.fixture(scope="module")
def ann(node):
    return person(node[0], "Ann")


@pytest.fixture(scope="module")
def bob(node):
    return person(node[0], "Bob")


@pytest.fixture
def game(node, ann, bob):
    """(id, visitors by seat, database)."""
    return game_of_two(ann, bob), (ann, bob), node[1]


def move(visitor, game_id, wanted, seq, move_id="m"):
    body = {"move_id": move_id, "expected_seq": seq, "move": wanted}
    return visitor.ask("POST", f"/api/games/{game_id}/moves", body)


def to_move(game):
    game_id, players, database = game
    state = truth.state(database, game_id)
    return players[state.to_move], players[1 - state.to_move], state


def test_turns_and_the_end_are_told_to_whom_they_concern(game):
    mover, waiter, state = to_move(game)
    with stream_of(mover) as his, stream_of(waiter) as theirs:
        waiting = {news["game"] for news in iter(his.next, {"type": "ready"})}
        assert game[0] in waiting, "it has been the mover's turn since before the stream began"
        theirs.until("ready")
        answer = move(mover, game[0], {"kind": "pass"}, state.seq)
        assert (answer.status, answer.body) == (200, {"move_id": "m", "seq": state.seq + 1})
        assert theirs.until("turn") == {"type": "turn", "game": game[0], "seq": state.seq + 1}
        move(waiter, game[0], {"kind": "resign"}, state.seq + 1)
        over = {"type": "over", "game": game[0], "seq": state.seq + 2, "reason": "resignation"}
        assert his.until("over") == theirs.until("over") == over


def test_empty_lines_keep_the_connection_open(node):
    with stream_of(person(node[0], "Quiet")) as stream:
        stream.until("ready")
        while stream.empty < 4:
            assert stream.response.readline() == b"\n"
            stream.empty += 1


def test_a_challenge_is_told_before_and_while_one_listens(node, ann, bob):
    body = {"edition": "HU-M", "seats": ["me", "account:Bob"]}
    early = ann.ask("POST", "/api/games", body).body["id"]
    with stream_of(bob) as stream:
        found = [
            news for news in iter(stream.next, {"type": "ready"}) if news["type"] == "challenge"
        ]
        assert early in [news["game"] for news in found]
        late = ann.ask("POST", "/api/games", body).body["id"]
        news = stream.until("challenge")
        while news["game"] != late:
            news = stream.until("challenge")
        assert news["offer"]["seats"][0]["name"] == "Ann"
        assert bob.ask("POST", f"/api/games/{late}/seats", {}).status == 200
        assert stream.until("started")["game"] == late
        assert bob.ask("DELETE", f"/api/games/{early}/seats").status == 200


def test_a_play_that_may_be_challenged_is_told(node, ann, bob):
    game_id = game_of_two(ann, bob, house={"challenge": "single"})
    game = game_id, (ann, bob), node[1]
    mover, other, state = to_move(game)
    with stream_of(other) as stream:
        stream.until("ready")
        wanted = chosen(state, state.to_move)
        assert move(mover, game_id, wanted, state.seq).status == 200
        assert stream.until("window") == {"type": "window", "game": game_id, "seq": state.seq + 1}


def test_a_token_streams_and_moves_and_ends_with_its_revocation(game):
    mover, _, state = to_move(game)
    token = token_of(mover)
    bearer = {"authorization": f"Bearer {token}"}
    with stream_of(mover, **bearer) as stream:
        stream.until("ready")
        program = Visitor(f"http://{mover.host}")
        body = {"move_id": "t", "expected_seq": state.seq, "move": {"kind": "pass"}}
        path = f"/api/games/{game[0]}/moves"
        assert program.ask("POST", path, body, **bearer).status == 200
        tokens = mover.ask("GET", "/api/account/tokens").body
        for info in tokens:
            mover.ask("DELETE", f"/api/account/tokens/{info['id']}")
        while stream.next() is not None:
            pass


@pytest.mark.parametrize(
    ("scopes", "status"), [(["games:read"], 403), (["bot"], 200), (["games:play"], 403)]
)
def test_the_stream_needs_the_scope(ann, scopes, status):
    token = token_of(ann, scopes)
    if status == 200:
        with stream_of(ann, authorization=f"Bearer {token}") as stream:
            assert stream.until("ready")
    else:
        answer = Visitor(f"http://{ann.host}").ask(
            "GET", "/api/stream", authorization=f"Bearer {token}"
        )
        assert (answer.status, answer.code) == (status, "scope-missing")


def test_nobody_has_no_stream(node):
    answer = Visitor(node[0]).ask("GET", "/api/stream")
    assert (answer.status, answer.code) == (401, "not-signed-in")


def test_too_many_streams_are_refused_and_closed_ones_do_not_count(node):
    import contextlib

    cid = person(node[0], "Cid")
    with contextlib.ExitStack() as stack:
        for _ in range(MOST_FEEDS):
            stack.enter_context(stream_of(cid)).until("ready")
        answer = cid.ask("GET", "/api/stream")
        assert (answer.status, answer.code) == (429, "streams-too-many")
    while cid_is_refused(cid):
        pass


def cid_is_refused(visitor):
    """Whether the server has not yet seen that the closed streams are closed."""
    import http.client

    connection = http.client.HTTPConnection(visitor.host, timeout=60)
    connection.request("GET", "/api/stream", headers={"cookie": visitor.cookie})
    status = connection.getresponse().status
    connection.close()
    return status == 429


def test_the_stream_tells_nothing_hidden(game):
    mover, waiter, state = to_move(game)
    received = []
    with stream_of(waiter) as stream:
        stream.until("ready")
        wanted = chosen(state, state.to_move)
        assert move(mover, game[0], wanted, state.seq).status == 200
        received.append(stream.until("turn"))
    assert [set(news) for news in received] == [{"type", "game", "seq"}]


def test_sending_again_changes_nothing(game):
    mover, _, state = to_move(game)
    answers = [move(mover, game[0], {"kind": "pass"}, state.seq, "again") for _ in range(3)]
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].status == 200
    assert truth.state(game[2], game[0]).seq == state.seq + 1


def play(*placed):
    return {"kind": "play", "placed": list(placed)}


@pytest.mark.parametrize(
    ("body", "status", "code", "why"),
    [
        (b"{", 400, "malformed-message", "no JSON"),
        (b'"' + b"[" * 9000, 400, "malformed-message", "deep"),
        ({"move_id": "m", "expected_seq": 1}, 400, "malformed-message", "no move"),
        ({"move_id": "", "expected_seq": 1, "move": {"kind": "pass"}}, 400, "malformed-message", "no id"),
        ({"move_id": "m" * 65, "expected_seq": 1, "move": {"kind": "pass"}}, 400, "malformed-message", "long id"),
        ({"move_id": "m", "expected_seq": "one", "move": {"kind": "pass"}}, 400, "malformed-message", "text for a number"),
        ({"move_id": "m", "expected_seq": 1, "move": {"kind": "dance"}}, 400, "malformed-message", "unknown kind"),
        ({"move_id": "m", "expected_seq": 1, "move": {"kind": "pass"}}, 409, "stale", "another position"),
        ({"move_id": "m", "expected_seq": 1, "move": play(*[[n, 1] for n in range(65)])}, 400, "malformed-message", "more tiles than a rack"),
        (b" " * 20_000, 413, "message-too-large", "too large"),
    ],
)  # fmt: skip
def test_bad_moves_change_nothing(game, body, status, code, why):
    mover, _, state = to_move(game)
    answer = mover.ask("POST", f"/api/games/{game[0]}/moves", body, content_type="application/json")
    assert (answer.status, answer.code) == (status, code), why
    assert truth.state(game[2], game[0]).seq == state.seq


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        (play(), 422, "play-no-tiles"),
        (play([112, 1], [112, 2]), 422, "play-square-taken"),
        (play([0, 1], [1, 2]), 422, "play-misses-start"),
        (play([-5, 1]), 422, "play-off-board"),
        (play([9999, 1]), 422, "play-off-board"),
        (play([112, 200]), 422, "play-unknown-tile"),
        ({"kind": "exchange", "tiles": []}, 422, "exchange-nothing"),
        ({"kind": "exchange", "tiles": [63] * 8}, 422, "exchange-not-on-rack"),
    ],
)
def test_moves_that_the_rules_refuse(game, wanted, status, code):
    mover, _, state = to_move(game)
    answer = move(mover, game[0], wanted, state.seq)
    assert (answer.status, answer.code) == (status, code)
    assert truth.state(game[2], game[0]).seq == state.seq


def test_moves_out_of_turn_and_without_a_seat(node, game):
    mover, waiter, state = to_move(game)
    answer = move(waiter, game[0], {"kind": "pass"}, state.seq)
    assert (answer.status, answer.code) == (409, "not-your-turn")
    for visitor in (Visitor(node[0]), person(node[0], "Eve")):
        answer = move(visitor, game[0], {"kind": "pass"}, state.seq)
        assert (answer.status, answer.code) == (403, "not-your-seat")
    answer = move(mover, "nosuchgame", {"kind": "pass"}, 1)
    assert (answer.status, answer.code) == (404, "game-unknown")


def test_a_flood_of_moves_is_refused(node, tmp_path):
    from crossglot.server.settings.settings import Limits

    with serving(tmp_path / "db", limits=Limits(burst=3, rate=0)) as address:
        ann, bob = person(address, "Ann"), person(address, "Bob")
        game_id = game_of_two(ann, bob)
        answers = [move(ann, game_id, {"kind": "pass"}, 1) for _ in range(5)]
        assert [answer.status for answer in answers] == [409, 409, 409, 429, 429]
        assert answers[-1].code == "too-many-messages"
        assert move(bob, game_id, {"kind": "pass"}, 1).status == 409, "Bob has sent none yet"


def test_the_stream_ends_when_the_server_stops(tmp_path):
    import threading

    ended = threading.Event()
    with serving(tmp_path / "db") as address:
        ann = person(address, "Ann")
        opened = threading.Event()

        def listen():
            with stream_of(ann) as stream:
                stream.until("ready")
                opened.set()
                while stream.next() is not None:
                    pass
            ended.set()

        thread = threading.Thread(target=listen)
        thread.start()
        assert opened.wait(60)
    thread.join(60)
    assert ended.is_set()
