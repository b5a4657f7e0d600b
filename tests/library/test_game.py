"""A game as one object: what is pushed, found, taken back and saved; and what is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crossglot
from crossglot import FoundPlay, Game, House
from crossglot.errors import GameCode, GameError, IllegalPlayError, LexiconError
from crossglot.game import chosen_move
from crossglot.game.audit import audit
from crossglot.lexicon.verdict import Explainer
from crossglot.moves import Pass
from crossglot.study.sample import sample_lexicon

WORDS = sample_lexicon("HU-M", "kard alma al ad da ma rag kar ara ar")
SEED = "tutorial 26"


def begun(**options):
    return Game("hu", players=["Anna", "Béla"], seed=SEED, **{"words": WORDS, **options})


def test_a_move_is_text_a_found_play_or_a_move():
    game = begun()
    game.push("8F KARD")
    best = game.plays(1)[0]
    game.push(best)
    game.push(Pass())
    assert [type(turn.event).__name__ for turn in game.state.turns] == [
        "Played",
        "Played",
        "Passed",
    ]
    assert game.scores == {"Anna": best.points, "Béla": 10}
    assert (game.turn, game.over, game.result) == (0, False, None)
    assert list(audit(game.events, WORDS)) == []


def test_found_plays_come_best_first_and_read_as_they_are_pushed():
    game = begun()
    found = game.plays()
    assert found == sorted(found, key=lambda one: -one.equity)
    assert game.plays(2) == found[:2]
    assert (
        repr(FoundPlay("8F KARD", 10, 13.14, found[0].move)) == "<8F KARD, 10 points, equity 13.1>"
    )
    for one in found:
        game.push(str(one))
        assert chosen_move(game.state.turns[-1].event) == one.move
        assert game.state.turns[-1].points == one.points
        game.pop()


def test_what_is_refused_leaves_the_game_as_it_was():
    game = begun()
    before = game.state
    with pytest.raises(GameError) as refused:
        game.push("8F DRAK")
    assert refused.value.code == GameCode.WORDS_NOT_ADMISSIBLE
    with pytest.raises(IllegalPlayError):
        game.push("8F ALMA")
    assert game.state is before
    assert game.events == begun().events
    with pytest.raises(IndexError):
        game.pop()


@settings(max_examples=30)
@given(st.lists(st.integers(0, 50), max_size=8), st.data())
def test_taken_back_and_done_again_it_is_the_same_game(choices, data):
    game = begun()
    for choice in choices:
        found = game.plays()
        game.push(found[choice % len(found)] if found else "pass")
        if game.over:
            break
    whole, done = game.state, [turn.event for turn in game.state.turns]
    steps = data.draw(st.integers(0, len(done)))
    for _ in range(steps):
        game.pop()
    assert game.state.seq == len(game.events)
    for event in done[len(done) - steps :]:
        game.push(chosen_move(event))
    assert game.state == whole


def test_a_challenge_is_ruled_on_and_booked():
    """HU-M-55: who challenges in vain loses ten points."""
    game = begun(house=House(challenge="edition"))
    game.push("8F KARD")
    game.challenge()
    assert game.scores == {"Anna": -10, "Béla": 10}
    assert game.rack == game.racks[0]
    game.pop()
    assert game.state.pending is not None
    game.settle()
    game.settle()
    assert (game.state.pending, game.scores) == (None, {"Anna": 0, "Béla": 10})


def test_a_game_that_is_over_takes_no_more():
    game = begun()
    game.resign()
    assert (game.over, game.turn, game.rack, game.result.winners) == (True, None, "", (0,))
    assert "over" in repr(game)
    for attempt in (game.plays, game.play, game.resign, lambda: game.push("pass")):
        with pytest.raises(GameError) as refused:
            attempt()
        assert refused.value.code == GameCode.GAME_OVER


def test_computers_and_bots_move():
    game = begun()
    assert game.play("greedy") in {str(one) for one in begun().plays()}
    assert game.play(lambda seen: seen.plays(1)[0]) == str(
        game.text_of(chosen_move(game.state.turns[1].event))
    )
    assert game.play(lambda _: "pass") == "pass"
    with pytest.raises(crossglot.errors.PlayerError):
        game.play("nobody")


def test_it_is_analysed_and_reviewed():
    game = begun()
    game.push("8F KARD")
    assert game.analyse(seconds=0.1, rollouts=50).edition == game.edition
    judged = game.review(seconds=0.1, rollouts=50)
    assert [turn.decision.number for turn in judged.turns] == [1]


def test_saved_and_loaded_it_is_the_same(tmp_path):
    game = begun()
    game.push("8F KARD")
    game.save(tmp_path / "game.json")
    assert Game.load(tmp_path / "game.json", words=WORDS).state == game.state
    game.save(tmp_path / "game.gcg")
    loaded = Game.load(str(tmp_path / "game.gcg"), edition="HU-M")
    assert (loaded.board, loaded.scores) == (game.board, game.scores)
    assert repr(loaded).endswith("Anna 0, Béla 10; Anna to move")
    assert (tmp_path / "game.gcg").read_text("utf-8") == game.gcg()


def test_it_is_shown_as_text_and_as_a_picture():
    game = begun()
    game.push("8F KARD")
    assert "K' A' R' D'" in repr(game)
    assert repr(game).endswith("Anna 0, Béla 10; Anna to move: AABLM[SZ]T")
    assert game._repr_svg_().startswith("<svg")


def test_players_and_seed_are_as_one_likes():
    assert Game("et", players=3, seed=7).racks == Game("ET", players=3, seed="7").racks
    assert list(Game("et", players=3).scores) == ["1", "2", "3"]
    assert Game("et").racks != Game("et").racks
    with pytest.raises(GameError):
        Game("et", players=9)


def test_without_a_lexicon_it_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("CROSSGLOT_CACHE", str(tmp_path))
    with pytest.raises(LexiconError):
        begun(words=None).push("8F KARD")
    game = begun(words=None, house=House(challenge="edition"))
    game.push("8F KARD")
    assert game.scores == {"Anna": 0, "Béla": 10}


def test_words_are_asked_as_python_asks():
    assert "kard" in WORDS
    assert "[SZ]" not in WORDS
    explainer = Explainer(WORDS)
    assert explainer.verdict("kard")
    assert not explainer.verdict("drak")


def test_names_are_fetched_when_they_are_asked_for():
    assert crossglot.Game is Game
    assert set(crossglot.__all__) <= set(dir(crossglot))
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        crossglot.Nothing  # noqa: B018 - the access is the test
