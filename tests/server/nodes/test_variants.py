"""Games of variants on two nodes: offered on one, joined on the other, and going on without one."""

from contextlib import ExitStack

from tests.server.node import process, serving
from tests.server.visitor import Visitor

GCG = "#player1 A Anna\n#player2 B Béla\n>A: LÓGABCD 8H LÓG +8 8\n>B: KDABCEF - +0 0\n"
"""A board with one word, of which a part is one, too. Béla moved last, so the first seat begins."""

FIRST, SECOND, LAST = 112, 113, 114
"""The squares of its letters."""

CARDS = [["eladott", "kaparta"], ["kaparta", "eladott"]]


def make(visitor, variant, **options):
    body = {"setup": {"variant": variant, "edition": "HU-M", **options}, "visibility": "public"}
    answer = visitor.ask("POST", "/api/games", body)
    assert answer.status == 201, answer.text
    return answer.body["id"]


def follow(visitor, game_id):
    return visitor.connection(f"/api/games/{game_id}/live")


def shown(line, wanted):
    """The game as soon as ``wanted`` is true of it."""
    while line.snapshot is None or not wanted(line.snapshot["game"]):
        line.hear()
    return line.snapshot["game"]


def act(line, kind, move_id=None, seq=None, **what):
    """An act is taken; its number."""
    answer = line.move({"kind": kind, **what}, seq, move_id)
    assert answer["type"] == "ack", answer
    return answer["seq"]


def offered(line, game_id):
    """The offer of this id, once the lobby tells of it."""
    while True:
        for offer in line.hear().get("seeks", ()):
            if offer["id"] == game_id:
                return offer


def together(left, right, variant, **options):
    """A game of two, each on a node of their own, who find each other in the lobby."""
    one, two = Visitor(left), Visitor(right)
    with two.connection("/api/lobby/live") as lobby:
        game_id = make(one, variant, **options)
        assert offered(lobby, game_id)["variant"] == variant
    assert two.ask("POST", f"/api/games/{game_id}/seats", {}).status == 200
    assert one.ask("POST", f"/api/games/{game_id}/start").status == 200
    return game_id, one, two


def test_a_removal_game_of_two_nodes_goes_on_without_one(place, redis):
    with (
        process(place, redis=redis.address) as (doomed, left),
        process(place, redis=redis.address) as (_, right),
    ):
        game_id, one, two = together(left, right, "removal", file=GCG)
        with follow(one, game_id) as near, follow(two, game_id) as far:
            shown(far, lambda game: game["phase"] == "running")
            shown(near, lambda game: game["phase"] == "running")
            before = near.snapshot["seq"]
            taken = act(near, "remove", move_id="twice", squares=[LAST])
            assert shown(far, lambda game: game["body"]["turns"])["body"]["to_move"] == 1
            doomed.kill()
            doomed.wait(60)
            act(far, "remove", squares=[FIRST, SECOND])
            assert shown(far, lambda game: game["phase"] == "over")["body"]["board"] == [0] * 225
        with follow(Visitor(right, one.cookie), game_id) as near:
            over = shown(near, lambda game: game["phase"] == "over")
            assert over["you"] == 0
            assert act(near, "remove", move_id="twice", seq=before, squares=[LAST]) == taken, (
                "what the dead node has acknowledged stands, once"
            )
        (line,) = Visitor(right, one.cookie).ask("GET", "/api/games").body
        assert (line["id"], line["state"]) == (game_id, "over")


def test_what_a_node_did_not_live_to_tell(place, redis, untold):
    with ExitStack() as staying:
        right = staying.enter_context(serving(place, redis=redis.address))
        with serving(place, redis=redis.address) as left:
            game_id, one, two = together(left, right, "removal", file=GCG)
            far = staying.enter_context(follow(two, game_id))
            with follow(one, game_id) as near:
                for line in (far, near):
                    shown(line, lambda game: game["phase"] == "running")
                untold()
                act(near, "remove", squares=[LAST])
        assert shown(far, lambda game: game["body"]["turns"])["body"]["to_move"] == 1


def test_a_bingo_of_two_nodes_goes_on_without_the_one_of_the_caller(place, redis):
    with (
        process(place, redis=redis.address) as (doomed, left),
        process(place, redis=redis.address) as (_, right),
    ):
        game_id, one, two = together(left, right, "bingo")
        with follow(one, game_id) as near, follow(two, game_id) as far:
            for line, words in ((near, CARDS[0]), (far, CARDS[1])):
                shown(line, lambda game: game["phase"] == "running")
                act(line, "write", words=words)
            shown(near, lambda game: all(card["written"] for card in game["body"]["cards"]))
            act(near, "call")
            letter = shown(far, lambda game: game["body"]["called"])["body"]["called"]
            assert far.snapshot["game"]["body"]["cards"][0]["words"] == [], "another's card"
            doomed.kill()
            doomed.wait(60)
        with follow(Visitor(right, one.cookie), game_id) as near:
            assert shown(near, lambda game: True)["body"]["called"] == letter
            act(near, "call")
            assert len(shown(near, lambda game: len(game["body"]["called"]) == 2)["seats"]) == 2
