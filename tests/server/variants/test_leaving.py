"""Somebody leaves a game of another kind, and it goes on or ends by itself; nobody need look."""

from contextlib import ExitStack

import pytest

from tests.server.variants.playing import Somebody
from tests.server.variants.test_together import CARDS, FILE


@pytest.fixture
def third(address):
    return Somebody(address)


def together(make, *others):
    """The id of a game that has begun with all of them."""
    game_id = make()
    maker = others[0]
    for other in others[1:]:
        assert other.join(game_id).status == 200
    assert maker.start(game_id).status == 200
    return game_id


def seated(stack, game_id, *players):
    """A line for each of them, connected to the game."""
    lines = [stack.enter_context(player.live(game_id)) for player in players]
    for line in lines:
        line.until("snapshot")
    return lines


def test_a_removal_game_of_three_ends_when_the_player_awaited_has_left(mari, jaan, third, clock):
    players = (mari, jaan, third)
    game_id = together(lambda: mari.make("removal", file=FILE), *players)
    gone = mari.body(game_id)["to_move"]
    with ExitStack() as stack:
        lines = seated(stack, game_id, *(p for at, p in enumerate(players) if at != gone))
        with players[gone].live(game_id) as line:
            line.until("snapshot")
        while lines[0].until("presence")["gone"] is None:
            pass
        clock.advance(299)
        assert mari.look(game_id)[1]["phase"] == "running"
        clock.advance(2)
        over = lines[0].shown(lambda game: game["phase"] == "over")["body"]["over"]
        assert over["reason"] == "abandoned"
        assert set(over["winners"]) == {0, 1, 2} - {gone}
        assert lines[1].shown(lambda game: game["phase"] == "over")["body"]["over"] == over


def test_the_others_claim_after_a_minute(mari, jaan, clock):
    for result, reason in (("win", "abandoned"), ("abort", "aborted")):
        game_id = together(lambda: mari.make("removal", file=FILE), mari, jaan)
        players = (mari, jaan)
        gone = mari.body(game_id)["to_move"]
        stays = players[1 - gone]
        with stays.live(game_id) as line:
            line.until("snapshot")
            with players[gone].live(game_id) as other:
                other.until("snapshot")
                refused = line.move({"kind": "claim", "result": result})
                assert refused["error"]["code"] == "nobody-gone"
            while line.until("presence")["gone"] is None:
                pass
            refused = line.move({"kind": "claim", "result": result})
            assert refused["error"]["code"] == "claim-too-early"
            clock.advance(61)
            assert line.move({"kind": "claim", "result": result})["type"] == "ack"
            assert (
                line.shown(lambda game: game["phase"] == "over")["body"]["over"]["reason"] == reason
            )


def test_bingo_goes_on_without_a_card_that_nobody_writes(mari, jaan, third, clock):
    game_id = together(lambda: mari.make("bingo"), mari, jaan, third)
    mari.done(game_id, "write", words=CARDS["mari"])
    jaan.done(game_id, "write", words=CARDS["mari"])
    with ExitStack() as stack:
        (line, _) = seated(stack, game_id, mari, jaan)
        assert mari.act(game_id, "call").code == "bingo-card-missing"
        clock.advance(301)
        cards = line.shown(lambda game: game["body"]["cards"][2]["out"])["body"]["cards"]
        assert [card["out"] for card in cards] == [False, False, True]
        assert len(mari.done(game_id, "call")["called"]) == 1


def test_bingo_ends_when_who_calls_has_left(mari, jaan, clock):
    game_id = together(lambda: mari.make("bingo"), mari, jaan)
    mari.done(game_id, "write", words=CARDS["mari"])
    jaan.done(game_id, "write", words=CARDS["mari"])
    with jaan.live(game_id) as line:
        line.until("snapshot")
        clock.advance(301)
        over = line.shown(lambda game: game["phase"] == "over")["body"]["over"]
    assert over == {"reason": "abandoned", "winners": []}


def test_a_game_of_one_waits_for_ever(mari, clock):
    for variant, options in (("solitaire", {}), ("removal", {"file": FILE, "computers": 1})):
        game_id = mari.make(variant, **options)
        if mari.ask("GET", f"/api/games/{game_id}").body["type"] == "waiting":
            assert mari.start(game_id).status == 200
        clock.advance(30 * 24 * 3600)
        assert mari.look(game_id)[1]["phase"] == "running", variant


def test_games_of_other_kinds_have_what_every_game_has(mari, jaan, third):
    """Chat, nudges, who is there, spectators and rematches; and nobody else may do anything."""
    game_id = together(lambda: mari.make("removal", file=FILE), mari, jaan)
    path = f"/api/games/{game_id}"
    waiting = mari.body(game_id)["to_move"]
    mover, other = ((mari, jaan), (jaan, mari))[waiting]
    with other.live(game_id) as line, third.live(game_id) as watching:
        line.until("snapshot")
        assert watching.until("snapshot")["game"]["you"] is None
        assert watching.move({"kind": "resign"})["error"]["code"] == "not-your-seat"
        while line.until("presence")["spectators"] != 1:
            pass
        said = {"say_id": "a", "text": "tere"}
        assert mover.ask("POST", f"{path}/chat", said).status == 201
        assert line.until("chat")["text"] == "tere"
        line.send({"type": "nudge"})
        assert line.until("nudged", "error")["type"] == "error", "too early"
        assert third.act(game_id, "resign").code == "not-your-seat"
        assert third.ask("GET", f"{path}/gcg").code == "game-kind"
        assert mover.act(game_id, "accept").code == "variant-act"
        assert mover.act(game_id, "resign").status == 200
        line.shown(lambda game: game["phase"] == "over")
        again = other.ask("POST", f"{path}/rematch").body
        assert line.until("rematch")["id"] == again["id"]
        assert mover.ask("POST", f"{path}/rematch").body == {"id": again["id"], "state": "started"}
    seats = mari.look(again["id"])[1]["seats"]
    assert len(seats) == 2, "the seats have gone round"
