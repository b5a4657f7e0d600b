"""Moves as text: what the speech-first view sends."""

import pytest

from crossglot.editions import Theme, load_edition
from crossglot.game.audit import audit
from crossglot.game.recount import recount
from crossglot.notation.gcg import parse_gcg
from tests.server import truth
from tests.server.node import serving
from tests.server.sitting import lines_at, sit_down
from tests.server.stand_ins import EvenWords, openings
from tests.server.visitor import Visitor

HU = load_edition("HU-M")


def spelled(placed):
    return "".join(HU.alphabet.format_tile(tile) for _, tile in placed)


def test_a_typed_play_is_read_weighed_and_can_be_played(opening):
    _, line = opening
    placed = openings(line.snapshot["game"]["rack"], 111, admissible=True)
    said = line.typed(f"8g {spelled(placed)}", typed_id=9)
    preview = line.preview(placed)
    assert said["typed_id"] == 9
    assert said["move"] == {"kind": "play", "placed": placed}
    assert (said["points"], said["words"]) == (preview["points"], preview["words"])
    assert line.move(said["move"])["type"] == "ack"


def test_a_typed_play_names_squares_in_the_style_it_says(opening):
    _, line = opening
    word = spelled(openings(line.snapshot["game"]["rack"], 111, admissible=True))
    own = line.typed(f"8g {word}")
    assert line.typed(f"8g {word}", style=None) == own
    assert line.typed(f"8g {word}", style="numbered-rows") == own
    assert line.typed(f"h7 {word}", style="lettered-rows") == own
    assert line.typed(f"8g {word}", style="lettered-rows") != own
    line.send({"type": "typed", "typed_id": 1, "text": "pass", "style": "sideways"})
    assert line.until("error")["error"]["code"] == "malformed-message"


def test_exchanges_and_passes_are_read_and_not_weighed(opening):
    _, line = opening
    rack = line.snapshot["game"]["rack"]
    text = HU.alphabet.format_tiles(bytes(rack[:2]))
    exchange = {"kind": "exchange", "tiles": rack[:2]}
    assert line.typed(f"exchange {text}") == {"type": "typed", "typed_id": 1, "move": exchange}
    assert line.typed("pass")["move"] == {"kind": "pass"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move"),
        ("kard", "move"),
        ("99z kard", "coordinate"),
        ("8h ñ", "tile"),
        ("8h [sz", "move"),
        ("15o kard", "move"),
        ("8h kard extra", "move"),
    ],
)
def test_a_text_that_is_no_move_is_refused_by_name(opening, text, code):
    _, line = opening
    before = line.snapshot["seq"]
    said = line.typed(text)
    assert code in said["error"]["code"]
    assert "move" not in said
    assert line.preview([[112, 1]])["type"] in {"preview", "error"}, "the line is kept"
    assert line.snapshot["seq"] == before


def test_a_text_too_long_is_malformed(opening):
    _, line = opening
    line.send({"type": "typed", "typed_id": 1, "text": "x" * 201})
    assert line.until("error")["error"]["code"] == "malformed-message"


def test_spectators_type_nothing(opening, stranger):
    game_id, _ = opening
    with stranger.live(game_id) as line:
        assert line.typed("8h kard")["error"]["code"] == "not-your-seat"


def test_a_challenge_of_chosen_words_is_typed_and_costs_by_the_word(tmp_path):
    """Points per word: who doubts one of them pays for one."""
    database = tmp_path / "games.sqlite3"
    agreed = {"challenge": "points", "challenge_points": 5, "challenge_per": "word"}
    game_id, cookies = sit_down(database, **agreed)
    with serving(database) as address, lines_at(address, game_id, cookies) as (a, b):
        assert b.typed("challenge")["error"]["code"] == "nothing-to-challenge"
        first = a.snapshot["game"]["you"]
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=True)
        assert a.move({"kind": "play", "placed": laid})["type"] == "ack"
        words = b.shown(lambda game: game["window"])["moves"][0]["words"]
        assert b.typed("accept")["move"] == {"kind": "accept"}
        assert b.typed("challenge")["move"] == {"kind": "challenge", "words": None}
        wrong = b.typed("challenge zzz")["error"]
        assert (wrong["code"], wrong["facts"]["made"]) == (
            "challenge-no-such-word",
            [word for word, _ in words],
        )
        asked = b.typed(f"challenge {words[0][0].lower()}")["move"]
        assert asked == {"kind": "challenge", "words": [0]}
        assert b.move(asked)["type"] == "ack"
        assert b.shown(lambda game: game["window"] is None)["seats"][1 - first]["score"] == -5


def test_a_word_is_argued_for_and_voted_on(tmp_path):
    """ET-84 over the wire, with a bonus of its own: typed, told to all, booked and audited."""
    database = tmp_path / "games.sqlite3"
    agreed = {"theme": Theme(frozenset({"SZÓDA"}), 25)}
    game_id, cookies = sit_down(database, **agreed)
    with serving(database) as address, lines_at(address, game_id, cookies) as (a, b):
        first = a.snapshot["game"]["you"]
        laid = openings(a.snapshot["game"]["rack"], 111, admissible=True)
        assert a.typed("argue ló")["error"]["code"] == "theme-not-arguable"
        assert a.move({"kind": "play", "placed": laid})["type"] == "ack"
        game = a.shown(lambda game: game["moves"])
        ((word, points),) = game["moves"][0]["words"]
        assert game["arguable"] == [0]
        asked = a.typed(f"argue {word.lower()}")["move"]
        assert asked == {"kind": "argue", "word": 0}
        assert a.move(asked)["type"] == "ack"
        told = b.shown(lambda game: game["argued"])
        assert told["argued"] == {"seat": first, "word": word, "points": 25, "votes": []}
        assert "vote" in told["may"]
        assert "vote" not in a.shown(lambda game: game["argued"])["may"]
        assert b.typed("vote yes")["move"] == {"kind": "vote", "agree": True}
        assert a.move({"kind": "vote", "agree": True})["error"]["code"] == "theme-no-vote"
        assert b.move({"kind": "vote", "agree": True})["type"] == "ack"
        game = a.shown(lambda game: game["argued"] is None)
        assert game["seats"][first]["score"] == points + 25
        assert game["arguable"] == []
        assert a.move({"kind": "resign"})["type"] == "ack"
        a.shown(lambda game: game["over"])
        text = Visitor(address).ask("GET", f"/api/games/{game_id}/gcg").text
    assert list(audit(truth.events(database, game_id), EvenWords())) == []
    counted = list(recount(HU, parse_gcg(text)))
    assert not [line.differences for line in counted if line.differences]
    assert counted[1].points == 25, "the file books it beside the turn"
