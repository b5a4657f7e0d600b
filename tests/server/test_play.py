"""A game over the wire, from the first request to the last move."""

import pytest

from crossglot.editions import edition_ids, load_edition
from crossglot.game.recount import recount
from crossglot.notation.gcg import parse_gcg
from tests.server import truth
from tests.server.stand_ins import openings
from tests.server.visitor import chosen


def test_a_game_is_made_and_shown(visitor, database):
    game_id = visitor.create("HU-M", ["greedy", "static"])
    shown = visitor.ask("GET", f"/api/games/{game_id}")
    state = truth.state(database, game_id)
    game = shown.body["game"]
    assert shown.status == 200
    assert (game["id"], game["edition"], game["lexicon"]) == (game_id, "HU-M", "HU-M.even")
    assert [(seat["kind"], seat["player"]) for seat in game["seats"]] == [
        ("human", None), ("computer", "greedy"), ("computer", "static"),
    ]  # fmt: skip
    assert game["you"] == 0
    assert bytes(game["rack"]) == state.racks[0]
    assert len(game["board"]) == 225


@pytest.mark.parametrize("edition", ["HU-M", "CS", "ET", "HU-W"])
def test_everybody_sees_the_draw_for_the_start(visitor, stranger, database, edition):
    """Who drew what, ties and all, in the game and in its replay (HU-M-5, CS-1, ET-11, HU-W-6)."""
    game_id = visitor.create(edition, ["greedy", "static"])
    starter = truth.state(database, game_id).starter
    draw = {"rounds": [[[*pair] for pair in found] for found in starter.rounds]}
    draw["first"] = starter.first
    assert [seat for seat, _ in draw["rounds"][0]] == [0, 1, 2]
    for eyes in (visitor, stranger):
        assert eyes.ask("GET", f"/api/games/{game_id}").body["game"]["draw"] == draw
        assert eyes.ask("GET", f"/api/games/{game_id}/replay").body["draw"] == draw
    with stranger.live(game_id) as line:
        assert line.next()["game"]["draw"] == draw


@pytest.mark.parametrize("edition", ["HU-M", "HU-W", "CS", "ET", "EL", "EN"])
def test_a_whole_game(visitor, database, edition):
    game_id = visitor.create(edition, ["greedy"])
    with visitor.live(game_id) as line:
        first = line.next()
        assert first["type"] == "snapshot"
        while not line.settled(0)["game"]["over"]:
            answer = line.move(chosen(truth.state(database, game_id), 0))
            assert answer["type"] == "ack", answer
    game, state = line.snapshot["game"], truth.state(database, game_id)
    over = game["over"]
    assert over["reason"] == state.ended.reason
    assert tuple(over["scores"]) == state.scores
    assert tuple(over["winners"]) == state.ended.winners
    assert [seat["score"] for seat in game["seats"]] == over["scores"]
    assert len(game["moves"]) == len(state.turns)
    assert [move["points"] for move in game["moves"]] == [turn.points for turn in state.turns]


def test_preview_and_play_agree(opening):
    _, line = opening
    placed = openings(line.snapshot["game"]["rack"], 111, admissible=True)
    preview = line.preview(placed, preview_id=7)
    word = preview["words"][0]
    assert preview["preview_id"] == 7
    assert word["admissible"]
    assert word["squares"] == [111, 112]
    assert line.move({"kind": "play", "placed": placed})["type"] == "ack"
    line.settled(0)
    record = line.snapshot["game"]["moves"][0]
    assert record["points"] == preview["points"]
    assert record["words"] == [[word["word"], word["points"]]]
    assert (record["start"], record["direction"], record["laid"]) == (111, 0, [111, 112])


def test_the_preview_tells_inadmissible_words_and_changes_nothing(opening, database):
    game_id, line = opening
    before = truth.events(database, game_id)
    placed = openings(line.snapshot["game"]["rack"], 111, admissible=False)
    assert [word["admissible"] for word in line.preview(placed)["words"]] == [False]
    answer = line.move({"kind": "play", "placed": placed})
    assert answer["type"] == "refused"
    assert answer["error"]["code"] == "words-not-admissible"
    assert truth.events(database, game_id) == before


def test_exchange_pass_and_resign(opening, database):
    game_id, line = opening
    rack = line.snapshot["game"]["rack"]
    assert line.move({"kind": "exchange", "tiles": rack[:2]})["type"] == "ack"
    assert line.settled(0)["game"]["moves"][0]["tiles"] == rack[:2]
    assert line.move({"kind": "pass"})["type"] == "ack"
    line.settled(0)
    assert line.move({"kind": "resign"})["type"] == "ack"
    game = line.settled(0)["game"]
    assert game["moves"][-1]["kind"] == "resign"
    assert game["over"]["reason"] == "resignation"
    assert game["over"]["winners"] == [1]
    assert truth.state(database, game_id).ended.by == 0


def test_a_move_is_told_once_and_before_its_ack(opening):
    _, line = opening
    known = line.snapshot["seq"]
    line.send({"type": "move", "move_id": "m", "expected_seq": known, "move": {"kind": "pass"}})
    news, ack = line.next(), line.next()
    assert [m["type"] for m in (news, ack)] == ["changed", "ack"]
    assert news["after"] == known
    assert news["seq"] == ack["seq"]
    assert line.snapshot["game"]["moves"][-1] == news["moves"][0]


def test_a_change_holds_what_is_different_and_nothing_else(opening):
    _, line = opening
    placed = openings(line.snapshot["game"]["rack"], 111, admissible=True)
    line.send({"type": "move", "move_id": "m", "expected_seq": line.snapshot["seq"],
               "move": {"kind": "play", "placed": placed}})  # fmt: skip
    news = line.until("changed")
    assert sorted(news["board"]) == sorted(map(list, placed))
    assert [record["kind"] for record in news["moves"]] == ["play"]
    assert set(news["game"]) == {
        "seats", "to_move", "rack", "bag", "unseen", "times", "may",
    }  # fmt: skip


def test_changes_add_up_to_the_game(visitor, stranger):
    """To the end of a game, in a player's eyes and in a spectator's."""
    game_id = visitor.create(opponents=["greedy", "greedy"])
    with visitor.live(game_id) as line, stranger.live(game_id) as watching:
        watching.next()
        while not line.settled(0)["game"]["over"]:
            state = line.snapshot["game"]
            kind = "exchange" if state["bag"] > 60 else "pass"
            line.move({"kind": kind, "tiles": state["rack"][:2]} if kind == "exchange" else
                      {"kind": kind})  # fmt: skip
        watching.settled(None)
        for follower in (line, watching):
            added_up = follower.snapshot
            follower.send({"type": "resync"})
            assert follower.until("snapshot") | {"now": 0} == added_up | {"now": 0}


def test_a_resent_move_is_taken_once(opening, database):
    game_id, line = opening
    seq = line.snapshot["seq"]
    first = line.move({"kind": "pass"}, seq, "the same")
    line.settled(0)
    known = truth.events(database, game_id)
    assert line.move({"kind": "pass"}, seq, "the same") == first
    assert line.move({"kind": "exchange", "tiles": [1]}, 99, "the same") == first
    assert truth.events(database, game_id) == known


def test_who_comes_back_is_told_what_he_missed(opening, visitor):
    game_id, line = opening
    known = line.snapshot["seq"]
    line.move({"kind": "pass"})
    seq = line.settled(0)["seq"]
    with visitor.live(game_id, last_seq=known) as again:
        missed = [again.next(), again.next(), again.next()]
    assert [message["type"] for message in missed] == ["moved", "moved", "snapshot"]
    assert [message["move"]["seat"] for message in missed[:2]] == [0, 1]
    assert missed[-1]["seq"] == seq
    with visitor.live(game_id, last_seq=seq) as again:
        assert again.next()["type"] == "snapshot"


def test_everyone_at_the_game_hears_of_a_move(opening, visitor, stranger):
    game_id, line = opening
    with visitor.live(game_id) as phone, stranger.live(game_id) as watching:
        phone.next()
        assert watching.next()["game"]["you"] is None
        line.move({"kind": "pass"})
        assert phone.until("changed")["moves"][0]["kind"] == "pass"
        news = watching.until("changed")
        assert news["moves"][0]["kind"] == "pass"
        assert "rack" not in news["game"]


def test_two_lines_of_one_guest_race(opening, visitor, database):
    """Both send a move for the same position: one is taken, the other is stale."""
    game_id, line = opening
    with visitor.live(game_id) as other:
        other.settled(0)
        seq = line.snapshot["seq"]
        for at, name in ((line, "left"), (other, "right")):
            at.send(
                {"type": "move", "move_id": name, "expected_seq": seq, "move": {"kind": "pass"}}
            )
        answers = {at.until("ack", "stale", "refused")["type"] for at in (line, other)}
    assert answers == {"ack", "stale"}
    assert [turn.seat for turn in truth.state(database, game_id).turns][:2] in ([0], [0, 1])


def test_the_list_of_games(visitor, stranger):
    older, newer = visitor.create(), visitor.create("ET", ["static", "greedy", "greedy"])
    listed = visitor.ask("GET", "/api/games").body
    assert {game["id"] for game in listed} == {older, newer}
    entry = next(game for game in listed if game["id"] == newer)
    assert entry["edition"] == "ET"
    assert [seat["player"] for seat in entry["seats"]] == [None, "static", "greedy", "greedy"]
    assert not entry["over"]
    assert stranger.ask("GET", "/api/games").body == []


def test_the_game_as_a_file(visitor, database):
    game_id = visitor.create()
    with visitor.live(game_id) as line:
        while not line.settled(0)["game"]["over"]:
            line.move(chosen(truth.state(database, game_id), 0))
    answer = visitor.ask("GET", f"/api/games/{game_id}/gcg")
    game = parse_gcg(answer.text)
    assert not game.problems
    counted = list(recount(load_edition("HU-M"), game))
    assert [d for line in counted for d in line.differences] == []
    totals = {line.event.player: line.total for line in counted}
    assert tuple(totals[seat] for seat in (0, 1)) == truth.state(database, game_id).scores


def test_editions_are_told(visitor):
    listed = visitor.ask("GET", "/api/editions").body
    assert [edition["id"] for edition in listed] == list(edition_ids())
    hungarian = next(edition for edition in listed if edition["id"] == "HU-M")
    assert (hungarian["rows"], hungarian["rack_size"], hungarian["blanks"]) == (15, 7, 2)
    assert hungarian["premiums"][0] == "T..d...T...d..T"
    assert hungarian["premiums"][7][7] == "*"
    assert hungarian["start"] == [112]
    assert hungarian["compose"]["SZ"] == ["S", "Z"]
    assert sum(tile["count"] for tile in hungarian["tiles"]) == 98
    assert all(edition["ready"] for edition in listed)
    assert visitor.ask("GET", "/api/editions?only=HU-M").body == [hungarian]
    refused = visitor.ask("GET", "/api/editions?only=xx")
    assert (refused.status, refused.code) == (422, "edition-unknown")


def test_what_is_sent_in_one_go_is_answered_in_order(opening):
    """The move waits for the disk, and what was sent after it waits for the move."""
    _, line = opening
    move = {"type": "move", "expected_seq": line.snapshot["seq"], "move": {"kind": "pass"}}
    line.send({**move, "move_id": "first"})
    line.send({"type": "preview", "preview_id": 1, "move": {"kind": "play", "placed": []}})
    line.send({**move, "move_id": "second"})
    answers = [line.until("ack", "preview", "stale", "refused", "error") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["ack", "preview", "stale"]
    assert [answers[0]["move_id"], answers[2]["move_id"]] == ["first", "second"]
