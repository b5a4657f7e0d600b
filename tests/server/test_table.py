"""What happens at the table beside the moves: challenges, consent, nudges, those who look on."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from crossglot.editions import Clock
from crossglot.errors import IllegalPlayError
from crossglot.game import Challenged, seen_by
from crossglot.game.audit import audit
from crossglot.rules import place_tiles
from crossglot.server.connections.lag import BANK, MOST_CREDIT, LagBank, LagMeter
from crossglot.server.games.games import Games
from crossglot.server.kinds.facts import Facts
from crossglot.server.store.home import open_home
from crossglot.server.wire.messages import MoveMessage
from crossglot.server.wire.moves import PassMove, ProposeMove
from tests.server import truth
from tests.server.node import serving
from tests.server.people_there import game_of_two, person
from tests.server.sitting import MINUTE, HandClock, lines_at, live_clock, sit_down
from tests.server.stand_ins import EvenLexicons, EvenWords, QuickPlayers, openings, plays
from tests.server.visitor import Visitor

PASS = {"kind": "pass"}


async def facts_by_seed(game_id):
    return FACTS.get(game_id, Facts())


FACTS: dict[str, Facts] = {}


class PhonyPlayers(QuickPlayers):
    """Lay what no lexicon admits."""

    def choose(self, kind, view, seat, words):
        for laid in plays(view, view.racks[seat], tries=4_000):
            try:
                placement = place_tiles(view.edition, view.board, laid)
            except IllegalPlayError:
                continue
            if not all(words.admits_tiles(word.tiles) for word in placement.words):
                return placement.play
        raise AssertionError("no phony")


@pytest.fixture
def hands():
    return HandClock()


@pytest.fixture
def database(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.fixture
def table(database, hands):
    """Sits people down at a table of a server: (lines, the seat to move first; game id)."""
    with serving(database, clock=hands, facts=facts_by_seed) as address:

        class Tables:
            def __init__(self):
                self.address = address

            def __call__(self, facts=None, **options):
                game_id, cookies = sit_down(database, **options)
                if facts:
                    FACTS[game_id] = facts
                return game_id, cookies

        yield Tables()


def lay(line, admissible):
    laid = openings(line.snapshot["game"]["rack"], 111, admissible=admissible)
    answer = line.move({"kind": "play", "placed": laid})
    assert answer["type"] == "ack", answer
    return laid


def you(line):
    return line.snapshot["game"]["you"]


def code(answer):
    return answer["error"]["code"]


MODES = [
    ("edition", {}, -10, False),
    ("single", {}, 0, False),
    ("double", {}, 0, True),
    ("points", {"challenge_points": 7}, -7, False),
    ("points", {"challenge_points": 7, "challenge_booked_to": "challengee"}, 0, False),
]


@pytest.mark.parametrize(("mode", "house", "booked", "turn_lost"), MODES)
def test_a_challenge_that_fails(table, database, mode, house, booked, turn_lost):
    game_id, cookies = table(challenge=mode, **house)
    with lines_at(table.address, game_id, cookies) as (a, b):
        lay(a, admissible=True)
        game = b.shown(lambda game: game["window"])
        assert game["lookups"] == "none"
        assert b.move({"kind": "challenge"})["type"] == "ack"
        game = a.shown(lambda game: game["window"] is None)
        assert game["seats"][you(b)]["score"] == booked
        assert (game["to_move"] == you(a)) == turn_lost
        assert len(game["rack"]) == 7
    ruled = [e for e in truth.events(database, game_id) if isinstance(e, Challenged)]
    assert [(one.seat, one.upheld) for one in ruled] == [(you(b), False)]


def test_a_challenge_that_succeeds_takes_the_play_off(table):
    game_id, cookies = table(challenge="double")
    with lines_at(table.address, game_id, cookies) as (a, b):
        laid = lay(a, admissible=False)
        b.shown(lambda game: game["window"])
        assert b.move({"kind": "challenge", "words": [0]})["type"] == "ack"
        game = a.shown(lambda game: game["window"] is None)
        assert game["moves"][0]["withdrawn"]
        assert game["seats"][you(a)]["score"] == 0
        assert not any(game["board"])
        assert {tile for _, tile in laid} <= set(game["rack"])
        assert game["to_move"] == you(b)


def test_a_preview_does_not_tell_what_a_challenge_would_cost(table):
    game_id, cookies = table(challenge="single")
    with lines_at(table.address, game_id, cookies) as (a, _):
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=False)
        (word,) = a.preview(laid)["words"]
        assert word["admissible"] is None
        assert word["points"] > 0


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ({"kind": "challenge"}, "nothing-to-challenge"),
        ({"kind": "accept"}, "nothing-to-challenge"),
        ({"kind": "claim", "result": "win"}, "nobody-gone"),
        ({"kind": "propose", "what": "takeback"}, "nothing-to-take-back"),
        ({"kind": "answer", "what": "takeback", "agree": True}, "nothing-proposed"),
        ({"kind": "answer", "what": "end", "agree": True}, "nothing-proposed"),
        ({"kind": "answer", "what": "abort", "agree": False}, "nothing-proposed"),
        ({"kind": "propose", "what": "a draw"}, "malformed-message"),
        ({"kind": "claim", "result": "everything"}, "malformed-message"),
        ({"kind": "challenge", "words": "all"}, "malformed-message"),
        ({"kind": "exchange", "tiles": [1], "vowels": -1}, "malformed-message"),
        ({"kind": "play", "placed": [[111, 1]], "reclaimed": [999]}, "reclaim-impossible"),
    ],
)
def test_what_there_is_nothing_to_is_refused(table, database, move, refusal):
    game_id, cookies = table()
    before = truth.events(database, game_id)
    with lines_at(table.address, game_id, cookies) as (a, _):
        assert code(a.move(move)) == refusal
    assert truth.events(database, game_id) == before


def test_own_plays_and_words_that_were_not_made_are_not_challenged(table):
    game_id, cookies = table(challenge="single")
    with lines_at(table.address, game_id, cookies) as (a, b):
        lay(a, admissible=True)
        b.shown(lambda game: game["window"])
        assert code(a.move({"kind": "challenge"})) == "challenge-own-play"
        assert code(a.move({"kind": "accept"})) == "challenge-own-play"
        assert code(b.move({"kind": "challenge", "words": [5]})) == "nothing-to-challenge"
        assert b.move({"kind": "accept"})["type"] == "ack"
        assert b.snapshot["game"]["window"] is None


def test_three_let_a_play_stand_one_after_the_other(table):
    game_id, cookies = table(people=3, challenge="single")
    with lines_at(table.address, game_id, cookies) as (a, b, c):
        lay(a, admissible=True)
        for line in (b, c):
            line.shown(lambda game: game["window"])
        assert c.move({"kind": "accept"})["type"] == "ack"
        assert code(c.move({"kind": "accept"})) == "play-accepted-already"
        assert b.shown(lambda game: game["window"]["accepted"])["window"]["accepted"] == [you(c)]
        assert b.move({"kind": "accept"})["type"] == "ack"
        assert b.snapshot["game"]["window"] is None


def test_of_two_challenges_at_once_the_first_is_ruled_on(table, database):
    game_id, cookies = table(people=3, challenge="edition")
    with lines_at(table.address, game_id, cookies) as (a, b, c):
        lay(a, admissible=True)
        for line in (b, c):
            line.shown(lambda game: game["window"])
        for line in (b, c):
            line.send({"type": "move", "move_id": "both", "expected_seq": line.snapshot["seq"],
                       "move": {"kind": "challenge"}})  # fmt: skip
        answers = {line.until("ack", "stale", "refused")["type"] for line in (b, c)}
    assert answers == {"ack", "stale"}
    assert sorted(truth.state(database, game_id).scores)[:2] == [-10, 0], "one pays"


def test_a_computer_lets_good_plays_stand_and_challenges_others(table, database):
    for admissible in (True, False):
        game_id, cookies = table(
            people=1, computers=["greedy"], seed="me first 2", challenge="double"
        )
        with lines_at(table.address, game_id, cookies) as (a,):
            assert not any(a.settled(0)["game"]["board"]), "the seed lets the person begin"
            lay(a, admissible)
            a.shown(lambda game: game["window"] is None)
            assert a.snapshot["game"]["moves"][0].get("withdrawn", False) != admissible
        assert list(audit(truth.events(database, game_id), EvenWords())) == []


def test_a_computer_waits_until_its_play_may_stand(database, hands):
    game_id, cookies = sit_down(
        database, people=1, computers=["greedy"], seed="computer first", challenge="single"
    )
    with (
        serving(database, players=PhonyPlayers(), clock=hands) as address,
        lines_at(address, game_id, cookies) as (a,),
    ):
        if a.snapshot["game"]["to_move"] == 0 and not a.snapshot["game"]["moves"]:
            a.move(PASS)
        game = a.shown(lambda game: game["window"])
        assert game["window"]["seat"] == 1
        assert a.move({"kind": "challenge"})["type"] == "ack"
        assert a.shown(lambda game: game["window"] is None)["moves"][-1]["withdrawn"]


def test_a_turn_is_taken_back_by_consent(table, database):
    game_id, cookies = table()
    with (
        lines_at(table.address, game_id, cookies) as (a, b),
        Visitor(table.address).live(game_id) as watching,
    ):
        watching.next()
        lay(a, admissible=True)
        assert "takeback" in a.snapshot["game"]["may"]
        assert a.move({"kind": "propose", "what": "takeback"})["type"] == "ack"
        assert code(a.move({"kind": "propose", "what": "takeback"})) == "proposed-already"
        (asked,) = b.shown(lambda game: game["asked"])["asked"]
        assert asked == {"what": "takeback", "by": you(a), "granted": [you(a)]}
        assert b.move({"kind": "answer", "what": "takeback", "agree": True})["type"] == "ack"
        for line in (a, b, watching):
            game = line.shown(lambda game: game["moves"] and game["moves"][0].get("taken_back"))
            assert game["to_move"] == you(a)
            assert not any(game["board"])
            assert game["asked"] == []
        lay(a, admissible=True)
        lines = b.shown(lambda game: len(game["moves"]) == 2)["moves"]
        assert [line.get("taken_back", False) for line in lines] == [True, False]
    assert list(audit(truth.events(database, game_id), EvenWords())) == []


def test_a_takeback_may_be_declined_and_is_none_in_rated_games(table):
    game_id, cookies = table()
    with lines_at(table.address, game_id, cookies) as (a, b):
        a.move(PASS)
        a.move({"kind": "propose", "what": "takeback"})
        b.shown(lambda game: game["asked"])
        assert b.move({"kind": "answer", "what": "takeback", "agree": False})["type"] == "ack"
        assert a.shown(lambda game: not game["asked"])["to_move"] == you(b)
    game_id, cookies = table(Facts(rated=True))
    with lines_at(table.address, game_id, cookies) as (a, _):
        assert a.snapshot["game"]["rated"]
        a.move(PASS)
        assert code(a.move({"kind": "propose", "what": "takeback"})) == "game-rated"
        assert "takeback" not in a.snapshot["game"]["may"]


def test_a_game_is_called_off(table):
    game_id, cookies = table()
    with lines_at(table.address, game_id, cookies) as (a, b):
        a.move(PASS)
        b.shown(lambda game: game["moves"])
        assert code(a.move({"kind": "abort"})) == "abort-too-late"
        assert "abort" in b.snapshot["game"]["may"]
        assert b.move({"kind": "abort"})["type"] == "ack"
        over = a.shown(lambda game: game["over"])["over"]
        assert (over["reason"], over["by"]) == ("aborted", you(b))
        assert code(a.move(PASS, seq=a.snapshot["seq"])) == "game-over"


@pytest.mark.parametrize(("what", "reason"), [("end", "agreed"), ("abort", "aborted")])
def test_the_end_is_agreed_on(table, what, reason):
    game_id, cookies = table()
    with lines_at(table.address, game_id, cookies) as (a, b):
        assert a.move({"kind": "propose", "what": what})["type"] == "ack"
        b.shown(lambda game: game["asked"])
        assert b.move({"kind": "answer", "what": what, "agree": True})["type"] == "ack"
        assert a.shown(lambda game: game["over"])["over"]["reason"] == reason


def test_spectators_of_some_games_are_behind(table, database):
    game_id, cookies = table(Facts(rated=True, delay=2))
    with (
        lines_at(table.address, game_id, cookies) as (a, b),
        Visitor(table.address).live(game_id) as watching,
    ):
        watching.next()
        for _ in range(2):
            a.move(PASS)
            b.shown(lambda game: game["to_move"] == you(b))
            b.move(PASS)
            a.shown(lambda game: game["to_move"] == you(a))
            if len(a.snapshot["game"]["moves"]) == 2:
                lay(a, admissible=True)
                b.shown(lambda game: game["to_move"] == you(b))
                b.move(PASS)
                a.shown(lambda game: game["to_move"] == you(a))
        assert len(a.snapshot["game"]["moves"]) == 6
        shown = Visitor(table.address).ask("GET", f"/api/games/{game_id}").body
        assert len(shown["game"]["moves"]) == 4
        assert shown["seq"] < a.snapshot["seq"]
        with Visitor(table.address).live(game_id, last_seq=0) as late:
            while late.next()["type"] != "snapshot":
                pass
            told = [json.loads(text) for text in late.received]
            numbers = {each["seq"] for each in told if each["type"] == "moved"}
            assert numbers == {shown["seq"]}, "not even the count of later events is told"
        gcg = Visitor(table.address).ask("GET", f"/api/games/{game_id}/gcg").text
        assert gcg.count("\n>") == 4
        watching.shown(lambda game: len(game["moves"]) == 4)
        a.move({"kind": "resign"})
        game = watching.shown(lambda game: game["over"])
        assert len(game["moves"]) == 7, "the end shows all"


def test_spectators_are_counted(table):
    game_id, cookies = table()
    with lines_at(table.address, game_id, cookies) as (a, _):
        with Visitor(table.address).live(game_id) as one, Visitor(table.address).live(game_id):
            one.next()
            while a.until("presence")["spectators"] != 2:
                pass
        while a.until("presence")["spectators"]:
            pass


def nudge(line):
    line.send({"type": "nudge"})
    return line.until("nudged", "error")


def test_a_nudge_is_sent_once_a_turn_and_not_too_early(table, hands):
    game_id, cookies = table(clock=Clock(main=10_000, overtime_most=10 * MINUTE))
    with (
        lines_at(table.address, game_id, cookies) as (a, b),
        Visitor(table.address).live(game_id) as watching,
    ):
        watching.next()
        assert code(nudge(watching)) == "not-your-seat"
        assert code(nudge(a)) == "nobody-to-nudge"
        assert nudge(b)["error"] == {"code": "nudge-too-early", "facts": {"wait": 30}}
        hands.advance(30)
        told = {"type": "nudged", "by": you(b), "seat": you(a), "left": 580_001}
        assert nudge(b) == told, "what is left counts overtime"
        assert a.until("nudged") == told
        assert code(nudge(b)) == "nudged-already"
        a.move({"kind": "resign"})
        assert code(nudge(b)) == "game-over"


def test_nudges_by_correspondence_wait_a_day(table, hands):
    game_id, cookies = table(clock=Clock(correspondence=3 * 24 * 60 * MINUTE))
    with lines_at(table.address, game_id, cookies) as (_, b):
        hands.advance(3600)
        assert nudge(b)["error"]["facts"] == {"wait": 23 * 3600}
        hands.advance(23 * 3600)
        assert nudge(b)["left"] == 2 * 24 * 60 * MINUTE + 1


def test_an_older_client_is_told_to_reload(table):
    game_id, cookies = table()
    visitor = Visitor(table.address, cookies[0])
    with visitor.live(game_id, query="?version=2") as line:
        assert line.hear()["error"] == {
            "code": "client-outdated", "facts": {"oldest": 3, "newest": 3},
        }  # fmt: skip
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd.code == 4426
    for query in ("?version=3", "?version=999999999999", "?version=x", "?version=-1"):
        with visitor.live(game_id, query=query) as line:
            assert line.next()["type"] == "snapshot"
    answer = visitor.ask("GET", "/api/games", crossglot_version="2")
    assert (answer.status, answer.code) == (426, "client-outdated")
    assert visitor.ask("GET", "/api/games", crossglot_version="3").status == 200


def test_the_line_is_measured_where_clocks_are_quick(table):
    game_id, cookies = table(**live_clock())
    with lines_at(table.address, game_id, cookies) as (a, _):
        ping = a.until("ping")
        a.send({"type": "pong", "ping_id": ping["ping_id"]})
        a.send({"type": "pong", "ping_id": 10**9})
        a.send({"type": "pong", "ping_id": "x"})
        assert code(a.until("error")) == "malformed-message"
        assert a.move(PASS)["type"] == "ack"


def test_lag_is_credited_within_bounds():
    meter, bank = LagMeter(), LagBank()
    meter.answered(1, 5.0)
    assert meter.lag == 0, "nobody has asked"
    number = meter.ask(10.0)
    meter.answered(number + 1, 10.1)
    meter.answered(number, 25.0)
    assert meter.lag == 0, "an answer so late says nothing"
    meter.answered(meter.ask(30.0), 30.4)
    assert meter.lag == 400
    meter.answered(meter.ask(40.0), 50.0)
    given = [bank.credit(0, meter.lag) for _ in range(30)]
    assert given[0] == MOST_CREDIT
    assert sum(given) == BANK
    assert bank.credit(1, 80) == 80
    assert bank.credit(1, -5) == 0


def test_what_others_draw_in_a_window_stays_hidden(table, database):
    game_id, cookies = table(challenge="single")
    with lines_at(table.address, game_id, cookies) as (a, b):
        lay(a, admissible=True)
        b.shown(lambda game: game["window"])
        b.move({"kind": "accept"})
        mine, other = you(b), you(a)
    events = truth.events(database, game_id)
    drawn = events[-1]
    assert drawn.seat == other
    assert set(seen_by(drawn, mine).tiles) == {0}


def test_lag_is_taken_off_the_time_that_a_move_has_used(database, hands):
    game_id, _ = sit_down(database, **live_clock())

    async def run():
        home = open_home(database)
        games = Games(home.games, EvenLexicons(), QuickPlayers(), clock=hands)
        table = await games.table(game_id)
        seat = table.state.to_move
        hands.advance(10)
        await games.move(table, seat, MoveMessage("m1", table.seq, PassMove()), lag=300)
        hands.advance(5)
        await games.move(table, 1 - seat, MoveMessage("m1", table.seq, PassMove()), lag=9_000)
        await games.stop()
        await home.database.close()
        return table.state.used[seat], table.state.used[1 - seat]

    assert asyncio.run(run()) == (9_700, 5_300 - MOST_CREDIT)


def test_a_move_over_a_slow_line_comes_after_what_was_asked_before(database, hands):
    """Lag is credited, and yet the times of a game never go back."""
    game_id, _ = sit_down(database, people=2, **live_clock())

    async def run():
        home = open_home(database)
        games = Games(home.games, EvenLexicons(), QuickPlayers(), clock=hands)
        table = await games.table(game_id)
        seat = table.state.to_move
        hands.advance(10)
        for who, move in ((1 - seat, ProposeMove("abort")), (seat, PassMove())):
            hands.advance(0.1)
            await games.move(table, who, MoveMessage(f"m{who}", table.seq, move), lag=400)
        at = [event.at for event in table.events[-2:]]
        await games.stop()
        await home.database.close()
        return at

    asked, passed = asyncio.run(run())
    assert asked <= passed


def test_what_was_agreed_on_in_the_lobby_holds_at_the_table(database):
    with serving(database, spectator_delay=1) as address:
        first, second = person(address, "Anna"), person(address, "Bela")
        clock = {"main": 20 * MINUTE, "overtime_most": 5 * MINUTE}
        game_id = game_of_two(first, second, rated=True, house={"clock": clock})
        with first.live(game_id) as one, second.live(game_id) as two:
            one.next(), two.next()
            game = one.snapshot["game"]
            assert (game["rated"], game["delay"]) == (True, 1)
            assert game["house"]["clock"]["main"] == 20 * MINUTE
            assert game["house"]["challenge"] == "edition", "the document's own rule"
            mover = (one, two)[game["to_move"] != game["you"]]
            assert mover.move(PASS)["type"] == "ack"
            shown = Visitor(address).ask("GET", f"/api/games/{game_id}").body["game"]
            assert shown["moves"] == []
