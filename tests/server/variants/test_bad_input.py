"""What is refused, by name; and nothing has changed."""

import pytest

from tests.server.variants.test_together import FILE

SETUPS = [
    ({"variant": "solitaire", "edition": "xx"}, 422, "edition-unknown"),
    ({"variant": "solitaire"}, 400, "malformed-message"),
    ({"variant": "chess", "edition": "ET"}, 400, "malformed-message"),
    ({"variant": "solitaire", "edition": "ET", "kind": "three"}, 400, "malformed-message"),
    (
        {"variant": "solitaire", "edition": "ET", "house": {"jacks_to_open": True, "rack_size": 3}},
        422,
        "house-rules-contradict",
    ),
    ({"variant": "duplicate", "edition": "ET", "profile": "xx"}, 422, "profile-unknown"),
    ({"variant": "duplicate", "edition": "ET", "form": "xx"}, 422, "form-unknown"),
    ({"variant": "duplicate", "edition": "ET", "pace": "xx"}, 422, "pace-unknown"),
    ({"variant": "duplicate", "edition": "ET", "pace": "topping"}, 422, "pace-unknown"),
    ({"variant": "topping", "edition": "ET", "form": "xx"}, 422, "form-unknown"),
    ({"variant": "bingo", "edition": "ET", "computers": 1}, 422, "variant-computers"),
    ({"variant": "removal", "edition": "ET"}, 422, "removal-board-missing"),
    ({"variant": "removal", "edition": "ET", "game": "none"}, 404, "game-unknown"),
    ({"variant": "removal", "edition": "ET", "file": "{"}, 422, "game-file-malformed"),
    ({"variant": "removal", "edition": "ET", "file": "#x"}, 422, "gcg-no-moves"),
    ({"variant": "removal", "edition": "HU-M", "file": FILE}, 422, "game-file-malformed"),
    ({"variant": "removal", "edition": "ET", "file": FILE, "computers": 4}, 400, "malformed-message"),
]  # fmt: skip


def test_an_option_that_no_variant_knows_is_named(mari):
    for variant in ("solitaire", "duplicate", "topping", "removal", "bingo"):
        setup = {"variant": variant, "edition": "ET", "kinds": "z"}
        refused = mari.ask("POST", "/api/games", {"setup": setup})
        assert (refused.status, refused.code) == (400, "malformed-message"), variant
        assert "`kinds`" in str(refused.body), variant
    setup = {"variant": "duplicate", "edition": "ET"}
    refused = mari.ask("POST", "/api/games", {"setup": setup, "colour": "red"})
    assert "`colour`" in str(refused.body)


@pytest.mark.parametrize(("setup", "status", "code"), SETUPS, ids=str)
def test_a_game_that_cannot_be_played_so(mari, setup, status, code):
    refused = mari.ask("POST", "/api/games", {"setup": setup})
    assert (refused.status, refused.code) == (status, code)
    assert mari.cookie is None, "nobody has become a guest"


ACTS = [
    ("solitaire", {}, {"kind": "call"}, 422, "variant-act"),
    ("solitaire", {}, {"kind": "accept"}, 422, "variant-act"),
    ("solitaire", {}, {"kind": "dance"}, 400, "malformed-message"),
    ("solitaire", {}, {"kind": "choose", "tiles": [1]}, 422, "solitaire-nothing-to-choose"),
    ("solitaire", {}, {"kind": "play", "placed": [[112, 200]]}, 422, None),
    ("solitaire", {}, {"kind": "play", "placed": [[112, 1], [112, 2]]}, 422, "play-square-taken"),
    ("solitaire", {}, {"kind": "exchange", "tiles": [0]}, 422, "exchange-not-on-rack"),
    ("solitaire", {"kind": "open"}, {"kind": "pass"}, 422, "solitaire-choose-first"),
    ("solitaire", {"kind": "open"}, {"kind": "choose", "tiles": [-1]}, 422, "solitaire-choice-not-there"),
    ("solitaire", {"kind": "open"}, {"kind": "typed", "text": "+ A"}, 422, "solitaire-choice-count"),
    ("duplicate", {}, {"kind": "next"}, 409, "duplicate-not-now"),
    ("duplicate", {}, {"kind": "typed", "text": "ka"}, 422, "notation-move"),
    ("duplicate", {}, {"kind": "typed", "text": "h99 ka"}, 422, "notation-coordinate"),
    ("duplicate", {}, {"kind": "typed", "text": "h8 жж"}, 422, "tile-unknown"),
    ("duplicate", {}, {"kind": "play", "placed": []}, 422, None),
    ("topping", {}, {"kind": "finish"}, 422, "variant-act"),
    ("topping", {}, {"kind": "typed", "text": ""}, 422, "notation-move"),
    ("bingo", {}, {"kind": "call"}, 409, "game-waiting"),
    ("removal", {"file": FILE, "computers": 3}, {"kind": "remove", "squares": [0]}, 422, "removal-empty-square"),
    ("removal", {"file": FILE, "computers": 3}, {"kind": "remove", "squares": [-1]}, 422, "removal-empty-square"),
    ("removal", {"file": FILE, "computers": 3}, {"kind": "remove", "squares": []}, 422, "removal-count"),
    ("removal", {"file": FILE, "computers": 3}, {"kind": "typed", "text": "q"}, 422, "notation-coordinate"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "options", "act", "status", "code"), ACTS, ids=str)
def test_an_act_that_is_none(mari, variant, options, act, status, code):
    game_id = mari.make(variant, **options)
    before = mari.look(game_id)
    body = {"move_id": "x", "expected_seq": before[0], "move": act}
    refused = mari.ask("POST", f"/api/games/{game_id}/moves", body)
    assert refused.status == status, refused.text
    assert code is None or refused.code == code
    assert mari.look(game_id) == before


CARDS = [
    (["ggggggg", "kastema"], "bingo-too-many-letters"),
    (["kala", "lugejad"], "bingo-word-length"),
    (["", ""], "bingo-word-length"),
]


@pytest.mark.parametrize(("words", "code"), CARDS, ids=str)
def test_a_card_that_cannot_be_written(mari, words, code):
    game_id = mari.make("bingo")
    mari.begin(game_id)
    assert mari.act(game_id, "write", words=words).code == code
    assert mari.act(game_id, "cross").code == "bingo-nothing-called"


def test_games_that_there_are_not(mari):
    for method, path in (("GET", ""), ("POST", "/seats"), ("GET", "/json")):
        refused = mari.ask(method, f"/api/games/none{path}", {} if method == "POST" else None)
        assert (refused.status, refused.code) == (404, "game-unknown")
    with mari.connection("/api/games/none/live") as line:
        assert line.until("error")["error"]["code"] == "game-unknown"


def test_a_game_waits_for_nobody_once_it_has_begun(mari, jaan):
    game_id = mari.make("bingo")
    mari.begin(game_id)
    refused = jaan.join(game_id)
    assert (refused.status, refused.code) == (409, "game-not-waiting")
    assert jaan.cookie is None


def test_the_same_act_sent_again_is_taken_once(mari):
    game_id = mari.make("solitaire")
    seq, _ = mari.look(game_id)
    first = mari.act(game_id, "pass", seq=seq, move_id="same")
    again = mari.act(game_id, "pass", seq=seq, move_id="same")
    assert first.body == again.body
    assert len(mari.body(game_id)["game"]["moves"]) == 1
    stale = mari.act(game_id, "pass", seq=seq)
    assert (stale.status, stale.code) == (409, "stale")
