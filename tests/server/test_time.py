"""Time at the table: clocks, windows and absence come due, watched or not, whatever crashes."""

import itertools
import time

import pytest

from crossglot.editions import Clock
from crossglot.game import Skipped, fold
from crossglot.game.audit import audit
from tests.server import truth
from tests.server.node import process, serving
from tests.server.nodes.readings import deviation, read_clocks
from tests.server.sitting import MINUTE, HandClock, lines_at, live_clock, sit_down
from tests.server.stand_ins import EvenWords, openings
from tests.server.visitor import Visitor

PASS = {"kind": "pass"}


@pytest.fixture
def hands():
    return HandClock()


@pytest.fixture
def database(tmp_path):
    return tmp_path / "games.sqlite3"


def at_table(database, hands, **settings):
    return serving(database, clock=hands, **settings)


def reasons(database, game_id):
    return [e.reason for e in truth.events(database, game_id) if isinstance(e, Skipped)]


def test_time_is_counted_by_the_server_to_the_millisecond(database, hands):
    game_id, cookies = sit_down(database, **live_clock(increment=5_000))
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        first = a.snapshot["game"]["you"]
        hands.advance(12.5)
        assert a.move(PASS)["type"] == "ack"
        times = b.shown(lambda game: game["to_move"] == 1 - first)["times"]
        assert times["used"][first] == 12_500 - 5_000
        assert times["since"] == b.snapshot["now"] == 12_500
        hands.advance(3)
        with Visitor(address, cookies[0]).live(game_id) as again:
            again.next()
            assert again.snapshot["now"] == 15_500, "who comes later can count on"
            assert again.snapshot["game"]["house"]["clock"]["increment"] == 5_000


def test_a_turn_is_skipped_on_time_though_nobody_watches(database, hands):
    game_id, _ = sit_down(database, clock=Clock(per_move=2 * MINUTE))
    with at_table(database, hands) as address:
        hands.advance(2 * 60 + 1)
        visitor = Visitor(address)
        shown = (visitor.ask("GET", f"/api/games/{game_id}").body["game"] for _ in range(10_000))
        assert next(game for game in shown if game["moves"])["moves"][0]["kind"] == "skip"
    assert reasons(database, game_id) == ["time"]
    (skipped,) = (e for e in truth.events(database, game_id) if isinstance(e, Skipped))
    assert 2 * MINUTE < skipped.at <= 2 * MINUTE + 1_000


def test_a_game_is_lost_on_time(database, hands):
    game_id, cookies = sit_down(database, clock=Clock(main=MINUTE, overtime_most=MINUTE))
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        assert a.snapshot["game"]["times"]["turn_ends"] == 2 * MINUTE + 1
        hands.advance(121)
        over = b.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["winners"]) == ("time", [b.snapshot["game"]["you"]])
        assert a.move(PASS)["type"] == "stale"


def test_a_move_too_late_is_refused_though_the_timer_has_not_come(database, hands):
    game_id, cookies = sit_down(database, clock=Clock(per_move=MINUTE))
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        hands.advance(60.2)  # the timer sleeps on: the line may have taken half a second
        answer = a.move(PASS)
        assert answer["error"]["code"] == "time-up"


def test_a_window_closes_after_twenty_seconds(database, hands):
    game_id, cookies = sit_down(database, challenge="single", **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=False)
        hands.advance(1)
        assert a.move({"kind": "play", "placed": laid})["type"] == "ack"
        window = b.shown(lambda game: game["window"])["window"]
        assert window == {"seat": a.snapshot["game"]["you"], "ends": 21_000, "accepted": []}
        assert b.snapshot["game"]["may"] == ["challenge", "accept", "abort"]
        assert b.snapshot["game"]["times"]["turn_ends"] is None
        assert len(a.snapshot["game"]["rack"]) == 5, "drawn only when the window has closed"
        hands.advance(19.9)
        assert a.move(PASS)["error"]["code"] == "not-your-turn"
        assert a.snapshot["game"]["window"] is not None
        hands.advance(0.1)
        assert b.shown(lambda game: game["window"] is None)["bag"] == 84
        assert len(a.shown(lambda game: game["window"] is None)["rack"]) == 7
        assert b.snapshot["game"]["times"]["since"] == 21_000, (
            "the clock stood meanwhile (RULES 6.7)"
        )


def test_no_turn_is_lost_while_the_last_play_may_be_challenged(database, hands):
    """A turn of five seconds in a window of twenty, over a restart in the middle (RULES 6.7)."""
    agreed = {"challenge": "single", "clock": Clock(per_move=5_000)}
    game_id, cookies = sit_down(database, **agreed)
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=True)
        hands.advance(1)
        assert a.move({"kind": "play", "placed": laid})["type"] == "ack"
        b.shown(lambda game: game["window"])
    hands.advance(12)
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (b, _):
        assert b.snapshot["game"]["window"]["ends"] == 21_000
        assert b.snapshot["game"]["times"]["turn_ends"] is None
        hands.advance(8)
        shown = b.shown(lambda game: game["window"] is None)
        assert shown["times"]["turn_ends"] == 26_001
        assert b.move(PASS)["type"] == "ack"
    assert reasons(database, game_id) == []


@pytest.mark.parametrize("gap", [5, 3600])
def test_what_comes_due_while_the_server_is_down_is_done_when_it_is_back(database, hands, gap):
    game_id, cookies = sit_down(database, challenge="single", **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=True)
        assert a.move({"kind": "play", "placed": laid})["type"] == "ack"
    hands.advance(16 + gap)
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        game = a.shown(lambda game: game["window"] is None)
        assert game["over"] is None
        assert game["times"]["since"] == 20_000, (
            "the clock stood while the play could be challenged"
        )
        assert a.snapshot["now"] == (16 + gap) * 1000, "the clock of the player to move has run on"


def test_no_second_is_stolen_and_none_is_given_while_the_server_is_down(database, hands):
    """What was used stays to the millisecond; what passes meanwhile is the mover's."""
    game_id, cookies = sit_down(database, **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        first = a.snapshot["game"]["you"]
        hands.advance(12.345)
        assert a.move(PASS)["type"] == "ack"
        b.shown(lambda game: game["to_move"] == 1 - first)
        hands.advance(7.655)
        with Visitor(address, cookies[0]).live(game_id) as again:
            again.next()
            before = read_clocks(again.snapshot)
    hands.advance(40)
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        after = read_clocks(a.snapshot)
    assert (before.now, before.clocks[first], before.clocks[1 - first]) == (20, 12.345, 7.655)
    assert (after.now, after.clocks[first], after.clocks[1 - first]) == (60, 12.345, 47.655)
    assert deviation(before, after) == 0


def test_a_real_clock_survives_kill_9(database):
    """Nothing is timed here: what the server has written is compared with the time of day."""
    began = time.time()
    game_id, _ = sit_down(database, at=began, clock=Clock(per_move=1_000))
    with process(database) as (node, _):
        node.kill()
    with process(database) as (node, address):
        visitor = Visitor(address)
        with visitor.live(game_id) as line:
            line.shown(lambda game: len(game["moves"]) >= 2)
        seen = time.time()
        node.kill()
    skips = [e for e in truth.events(database, game_id) if isinstance(e, Skipped)]
    assert [skip.seat for skip in skips[:2]] == [skips[0].seat, 1 - skips[0].seat]
    assert all(later.at - sooner.at > 1_000 for sooner, later in itertools.pairwise(skips))
    assert 1_000 < skips[0].at < skips[1].at <= (seen - began) * 1_000 + 1
    assert list(audit(truth.events(database, game_id), EvenWords())) == []


def test_two_nodes_do_the_same_once(database, hands):
    game_id, cookies = sit_down(database, clock=Clock(per_move=MINUTE))
    others = HandClock()
    with (
        at_table(database, hands) as left,
        at_table(database, others) as right,
        lines_at(left, game_id, cookies) as (a, _),
        Visitor(right, cookies[0]).live(game_id) as far,
    ):
        far.next()
        hands.advance(61)
        others.advance(61)
        while not (len(a.snapshot["game"]["moves"]) or len(far.snapshot["game"]["moves"])):
            for address in (left, right):
                Visitor(address).ask("GET", f"/api/games/{game_id}")
            for line in (a, far):
                line.send({"type": "resync"})
                line.until("snapshot")
    assert reasons(database, game_id) == ["time"]


def test_who_has_gone_may_be_claimed_and_who_waits_must_wait(database, hands):
    game_id, cookies = sit_down(database, **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        here = a.until("presence")
        while not all(here["seats"]):
            here = a.until("presence")
        assert here["gone"] is None
        a.move(PASS), b.shown(lambda game: game["moves"])
        b.move(PASS), a.shown(lambda game: len(game["moves"]) == 2)
        assert b.move({"kind": "claim", "result": "win"})["error"]["code"] == "nobody-gone"
        seat = a.snapshot["game"]["you"]
        a.socket.close()
        news = b.until("presence")
        while news["seats"][seat]:
            news = b.until("presence")
        assert news["gone"] == {"seat": seat, "claim_in": 60.0, "end_in": 300.0}
        hands.advance(40)
        answer = b.move({"kind": "claim", "result": "win"})
        assert answer["error"] == {"code": "claim-too-early", "facts": {"wait": 20.0}}
        hands.advance(20)
        assert b.move({"kind": "claim", "result": "win"})["type"] == "ack"
        over = b.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["by"], over["winners"]) == ("abandoned", seat, [1 - seat])


def test_a_claim_may_call_the_game_off(database, hands):
    game_id, cookies = sit_down(database, **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        a.socket.close()
        while all(b.until("presence")["seats"]):
            pass
        hands.advance(61)
        assert b.move({"kind": "claim", "result": "abort"})["type"] == "ack"
        over = b.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["winners"]) == ("aborted", [])


def test_the_site_ends_a_game_that_somebody_has_left(database, hands):
    game_id, cookies = sit_down(database, **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, b):
        for at, other in ((a, b), (b, a)):
            at.move(PASS)
            other.shown(lambda game, at=at: game["to_move"] != at.snapshot["game"]["you"])
        a.socket.close()
        while all(b.until("presence")["seats"]):
            pass
        for _ in range(5):
            hands.advance(60)
        hands.advance(0.001)
        over = b.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["by"]) == ("abandoned", a.snapshot["game"]["you"])
    assert list(audit(truth.events(database, game_id), EvenWords())) == []


def test_who_thinks_long_but_is_there_is_not_gone(database, hands):
    game_id, cookies = sit_down(database, **live_clock())
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        for _ in range(4):
            hands.advance(301)
        assert a.move(PASS)["type"] == "ack", "twenty minutes of twenty-five"
    assert truth.state(database, game_id).ended is None


def test_a_game_without_a_clock_waits_for_two_weeks(database, hands):
    game_id, cookies = sit_down(database)
    with at_table(database, hands) as address, lines_at(address, game_id, cookies) as (a, _):
        hands.advance(14 * 24 * 3600 - 1)
        a.send({"type": "resync"})
        assert a.until("snapshot")["game"]["over"] is None
        hands.advance(1)
        assert a.shown(lambda game: game["over"])["over"]["reason"] == "aborted", "none had moved"


def test_many_games_that_are_due_at_once(database, hands):
    games = [sit_down(database, clock=Clock(per_move=MINUTE))[0] for _ in range(30)]
    hands.advance(62)
    with at_table(database, hands) as address:
        for game_id in games:
            with Visitor(address).live(game_id) as line:
                line.shown(lambda game: game["moves"])
    assert all(fold(truth.events(database, game_id)).turns for game_id in games)
