"""Whole games of several over a real server: removal and Bingo, their secrets and their news."""

import json

from crossglot.board import Board, Direction
from crossglot.editions import House
from crossglot.game import fold
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record
from crossglot.notation import format_place
from crossglot.notation.gcg import write_gcg
from crossglot.variants.removal import removals
from tests.notation.games import random_game
from tests.server.people.person import Person
from tests.server.variants.playing import ET, LEXICON, SEED

EVENTS = random_game("ET", House(), 2, 3, 30)
FILE = write_events(EVENTS, STANDARD).decode()
CARDS = {"mari": ["kastema", "lugejad"], "jaan": ["lugejad", "pasteli"]}


def removal(board):
    """The squares of some legal removal."""
    return list(next(removals(Board(ET.layout, bytes(board)), LEXICON)))


def test_a_whole_removal_game_with_a_computer(mari):
    game_id = mari.make("removal", file=FILE, computers=3)
    _, game = mari.look(game_id)
    assert game["phase"] == "running", "with one person it begins at once"
    body, turns = game["body"], 0
    while body["over"] is None:
        assert body["to_move"] == 0, "computers answer at once"
        body = mari.done(game_id, "remove", squares=removal(body["board"]))
        turns += 1
    assert len(body["turns"]) >= turns
    assert body["over"]["winners"]
    assert sum(body["scores"]) == sum(turn["points"] for turn in body["turns"])


def test_a_removal_game_of_two_in_gcg(mari, jaan):
    game_id = mari.make("removal", file=write_gcg(record(EVENTS)).decode())
    assert jaan.join(game_id).status == 200
    assert jaan.join(game_id).status == 200, "again changes nothing"
    early = mari.act(game_id, "remove", squares=[1])
    assert (early.status, early.code) == (409, "game-waiting")
    refused = jaan.start(game_id)
    assert (refused.status, refused.code) == (403, "variant-host")
    body = mari.begin(game_id)
    assert [seat["kind"] for seat in mari.look(game_id)[1]["seats"]] == ["human", "human"]
    players = (mari, jaan)
    squares = removal(body["board"])
    other = players[1 - body["to_move"]].act(game_id, "remove", squares=squares)
    assert (other.status, other.code) == (409, "not-your-turn")
    players[body["to_move"]].done(game_id, "remove", squares=squares)
    over = players[body["to_move"]].done(game_id, "resign")["over"]
    assert over == {"reason": "resignation", "winners": [1 - body["to_move"]]}


def test_the_seat_to_the_left_of_the_last_player_removes_first(mari, jaan):
    """docs/variants.md; the last of these turns is seat 0's, then seat 1's."""
    for turns in (30, 31):
        events = random_game("ET", House(), 2, 3, turns)
        first = 1 - fold(events).turns[-1].seat
        game_id = mari.make("removal", file=write_events(events, STANDARD).decode())
        assert jaan.join(game_id).status == 200
        assert mari.begin(game_id)["to_move"] == first, turns
        alone = mari.make("removal", file=write_events(events, STANDARD).decode(), computers=3)
        body = mari.body(alone)
        assert [turn["seat"] for turn in body["turns"]] == [1, 2, 3] * first, "computers at once"
        assert body["to_move"] == 0


def test_a_typed_removal_names_its_squares(mari):
    game_id = mari.make("removal", file=FILE, computers=3)
    squares = removal(mari.body(game_id)["board"])
    turn = mari.done(game_id, "remove", squares=squares)["turns"][0]
    again = mari.make("removal", file=FILE, computers=3)
    places = [format_place(ET.layout, at, Direction.ACROSS, "numbered-rows") for at in squares]
    typed = {"text": " ".join(places), "style": "numbered-rows"}
    assert mari.done(again, "typed", **typed)["turns"][0] == turn
    own = " ".join(format_place(ET.layout, at, Direction.ACROSS, ET.coordinates) for at in squares)
    once_more = mari.make("removal", file=FILE, computers=3)
    assert mari.done(once_more, "typed", text=own)["turns"][0] == turn


def test_the_board_of_a_finished_game_is_taken_apart(mari):
    ordinary = mari.create("ET")
    setup = {"variant": "removal", "edition": "ET", "game": ordinary}
    running = mari.ask("POST", "/api/games", {"setup": setup})
    assert running.code == "removal-game-running"
    for _ in range(8):
        with mari.live(ordinary) as line:
            line.settled(0)
            if line.snapshot["game"]["over"]:
                break
            line.move({"kind": "pass"})
    with mari.live(ordinary) as line:
        line.until("snapshot")
        line.move({"kind": "resign"})
    made = mari.ask("POST", "/api/games", {"setup": setup})
    game = mari.ask("GET", f"/api/games/{ordinary}").body["game"]
    if any(game["board"]):
        assert made.status == 201, made.text
        assert mari.look(made.body["id"])[1]["state"] == "waiting"
    else:
        assert made.code == "removal-board-missing"


def bingo(mari, jaan, **options):
    """A game of two in which both cards are written."""
    game_id = mari.make("bingo", **options)
    assert jaan.join(game_id).status == 200
    mari.begin(game_id)
    mari.done(game_id, "write", words=CARDS["mari"])
    return game_id


def test_a_whole_bingo_and_what_each_sees_of_it(mari, jaan):
    game_id = bingo(mari, jaan)
    early = mari.act(game_id, "call")
    assert (early.status, early.code) == (422, "bingo-card-missing")
    jaan.done(game_id, "write", words=["lugejad", "kastema"])
    assert mari.body(game_id)["cards"][1]["words"] == []
    assert mari.act(game_id, "bingo").code == "bingo-letters-left"
    while (body := mari.done(game_id, "call"))["over"] is None:
        if body["spots"]:
            body = mari.done(game_id, "cross")
        if body["cards"][0]["left"] == 0:
            break
        assert jaan.body(game_id)["cards"][0]["crossed"] == []
    assert mari.done(game_id, "bingo")["claims"] == [0]
    assert mari.done(game_id, "call")["over"] == {"reason": "bingo", "winners": [0]}
    seen = jaan.body(game_id)["cards"]
    assert seen[0]["words"], "shown with the Bingo"
    for letter in (mari, jaan):
        assert not [text for text in letter.received if SEED in text]


def test_who_only_calls_writes_no_card(mari, jaan):
    """ET-95: a neutral caller."""
    game_id = mari.make("bingo", caller="neutral")
    alone = mari.start(game_id)
    assert alone.code == "player-count", "there must be somebody to call for"
    assert jaan.join(game_id).status == 200
    assert mari.begin(game_id)["caller"] == 0
    assert mari.act(game_id, "write", words=CARDS["mari"]).code == "bingo-caller-has-no-card"
    assert mari.act(game_id, "call").code == "bingo-card-missing"
    jaan.done(game_id, "write", words=["lugejad", "kastema"])
    while jaan.body(game_id)["cards"][1]["left"]:
        mari.done(game_id, "call")
        if jaan.body(game_id)["spots"]:
            jaan.done(game_id, "cross")
    jaan.done(game_id, "bingo")
    assert mari.done(game_id, "call")["over"] == {"reason": "bingo", "winners": [1]}


def test_the_others_never_receive_a_card(mari, jaan):
    game_id = bingo(mari, jaan)
    words = [[ET.alphabet.tilings(word)[0] for word in CARDS["mari"]]]
    tiles = [json.dumps(list(word)) for word in words[0]]
    jaan.look(game_id)
    jaan.ask("GET", f"/api/games/{game_id}/json")
    with jaan.connection(f"/api/games/{game_id}/live") as line:
        line.until("snapshot")
    heard = "".join(jaan.received).replace(" ", "")
    assert not [word for word in tiles if word.replace(" ", "") in heard]
    assert all(word.replace(" ", "") in "".join(mari.received).replace(" ", "") for word in tiles)


def test_only_the_host_calls_unless_he_is_away(mari, jaan, clock):
    game_id = bingo(mari, jaan)
    jaan.done(game_id, "write", words=["kastema", "lugejad"])
    refused = jaan.act(game_id, "call")
    assert (refused.status, refused.code) == (403, "variant-host")
    clock.advance(61)
    assert len(jaan.done(game_id, "call")["called"]) == 1


def test_crossing_does_not_overtake_the_crossing_of_another(mari, jaan):
    game_id = bingo(mari, jaan)
    jaan.done(game_id, "write", words=CARDS["mari"])
    while not mari.done(game_id, "call")["spots"]:
        pass
    seq, _ = mari.look(game_id)
    assert mari.act(game_id, "cross", seq=seq).status == 200
    assert jaan.act(game_id, "cross", seq=seq).status == 200, "meant for the same letter"
    mari.done(game_id, "call")
    late = jaan.act(game_id, "cross", seq=seq)
    assert (late.status, late.code) == (409, "stale")


def test_everybody_is_told_what_another_does(mari, jaan):
    game_id = mari.make("bingo")
    with mari.connection(f"/api/games/{game_id}/live") as line:
        assert line.until("waiting")["you"] == 0
        jaan.join(game_id)
        while len(line.until("waiting")["game"]["seats"]) < 3:  # the last is open
            pass
        assert mari.start(game_id).status == 200
        assert mari.start(game_id).status == 200, "sent again, it does no harm"
        assert line.until("snapshot")["game"]["phase"] == "running"
        jaan.act(game_id, "write", words=CARDS["mari"])
        assert line.shown(lambda game: game["body"]["cards"][1]["written"])
        ack = line.move({"kind": "write", "words": CARDS["jaan"]}, move_id="a")
        seq = line.snapshot["seq"]
        assert line.move({"kind": "write", "words": CARDS["jaan"]}, seq - 1, "a") == ack
        assert line.move({"kind": "call"}, seq=9)["type"] == "stale"
        line.send("nonsense")
        assert line.until("error")["error"]["code"] == "malformed-message"
    with mari.connection(f"/api/games/{game_id}/live") as line:
        assert line.until("snapshot")["game"]["body"]["cards"][1]["written"]


def test_a_name_is_taken_off_and_the_game_goes_on(address, jaan):
    zoe = Person(address).register("Zoe-Quux")
    setup = {"variant": "bingo", "edition": "ET"}
    game_id = zoe.ask("POST", "/api/games", {"setup": setup}).body["id"]
    jaan.join(game_id)
    assert zoe.ask("POST", f"/api/games/{game_id}/start").status == 200
    assert jaan.look(game_id)[1]["seats"][0]["name"] == "Zoe-Quux"
    assert game_id in zoe.ask("GET", "/api/account/export").text
    assert zoe.ask("POST", "/api/account/erase", {"name": "Zoe-Quux"}).status == 204
    assert jaan.look(game_id)[1]["seats"][0]["name"] == "deleted"
    assert jaan.act(game_id, "write", words=CARDS["mari"]).status == 200
