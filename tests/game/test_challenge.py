"""Challenges: what comes off, what is paid, who draws when."""

from dataclasses import fields

import pytest

from crossglot.editions import ChallengeRule, load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    GameState,
    Ruling,
    accept_play,
    act,
    after,
    answer_play,
    challenge_play,
    doubted_words,
    rule,
    settle,
)
from crossglot.game.events import HIDDEN
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from tests.game.conftest import Only, set_up

KARD = "KARDÓA[SZ]"


def played(state, text, words=None):
    events = act(state, state.to_move, parse_move(state.edition, state.board, text), words)
    for event in events:
        state = after(state, event)
    return state, events


def ruled(state, seat, words, doubted=None):
    events = challenge_play(state, seat, words, doubted)
    for event in events:
        state = after(state, event)
    return state, [type(event).__name__ for event in events]


def test_the_player_draws_only_when_the_window_closes():
    state, events = played(set_up(KARD, KARD, challenge="edition"), "8F KARD")
    assert [type(event).__name__ for event in events] == ["Played"], "CS-7: draw last"
    assert len(state.racks[0]) == 3
    (drew,) = settle(state)
    assert len(drew.tiles) == 4
    following = act(state, 1, Pass())
    assert [type(event).__name__ for event in following] == ["Drew", "Passed"]


@pytest.mark.parametrize(
    ("edition", "house", "booked", "why"),
    [
        ("HU-M", {"challenge": "edition"}, (0, -10), "HU-M-55: the challenger loses ten"),
        ("HU-W", {"challenge": "edition"}, (0, 0), "HU-W-30 states no penalty"),
        ("CS", {"challenge": "edition"}, (0, 0), "CS-6 states no penalty"),
        ("ET", {"challenge": "single"}, (0, 0), "single: no penalty"),
        ("HU-M", {"challenge": "single"}, (0, 0), "single outranks the edition"),
        (
            "CS",
            {"challenge": "points", "challenge_points": 5, "challenge_booked_to": "challengee"},
            (5, 0),
            "five points for the challenged",
        ),
        (
            "HU-M",
            {"challenge": "points", "challenge_points": 5, "challenge_per": "word"},
            (0, -5),
            "one word, five points",
        ),
        (
            "HU-M",
            {"challenge": "edition", "open_dictionary": True},
            (0, 0),
            "ET-83: no penalty with the dictionary open",
        ),
    ],
)
def test_a_challenge_that_fails_is_booked(edition, house, booked, why):
    rack = "KARDOAI"
    state, _ = played(set_up(rack, rack, edition=edition, **house), "8F KARD")
    points = state.scores[0]

    class All:
        def admits_tiles(self, tiles):
            return True

    state, events = ruled(state, 1, All())
    assert events == ["Challenged", "Drew"]
    assert state.scores == (points + booked[0], booked[1]), why
    assert state.to_move == 1, "the challenger still has its turn"
    assert len(state.racks[0]) == 7


def test_points_per_word_count_the_words_challenged():
    state = set_up(
        "KARDÓA[SZ]", "ÓMAEEII", challenge="points", challenge_per="word", challenge_points=5
    )
    state, _ = played(state, "8F KARD")
    state, _ = played(state, "9G ÓMA")
    words = [state.edition.alphabet.spell(w.tiles) for w in state.turns[-1].placement.words]
    assert words == ["ÓMA", "AÓ", "RM", "DA"]
    before = state.scores
    lenient = Only(*words)
    state, _ = ruled(state, 0, lenient, doubted=[1, 2])
    assert state.scores[0] == before[0] - 10, "two words, five points each"


def test_a_challenge_that_succeeds_takes_the_play_off():
    before = set_up(KARD, KARD, challenge="edition")
    state, _ = played(before, "8F KARD")
    state, events = ruled(state, 1, Only("szó"))
    assert events == ["Challenged"]
    assert state.board.is_empty
    assert state.racks == before.racks, "the same tiles come back"
    assert state.scores == (0, 0), "HU-M-54: the points of the round are lost"
    assert state.to_move == 1, "and the turn with them"
    assert state.turns[-1].withdrawn
    assert state.passes == 0, "no declared pass (RULES 6.1)"
    assert state.scoreless == before.scoreless + 1, "but a turn in which nothing stayed"
    assert state.seq == len(state.past), "events are counted from one"


def test_a_double_challenge_in_vain_costs_the_turn():
    state, _ = played(set_up(KARD, KARD, challenge="double"), "8F KARD")
    state, events = ruled(state, 1, Only("kard"))
    assert events == ["Challenged", "Drew", "Skipped"]
    assert state.to_move == 0
    assert state.passes == 0


def test_a_third_seat_pays_with_its_own_next_turn():
    state, _ = played(set_up(KARD, KARD, KARD, challenge="double"), "8F KARD")
    state, events = ruled(state, 2, Only("kard"))
    assert events == ["Challenged", "Drew"]
    assert state.to_move == 1
    state, events = played(state, "pass")
    assert [type(event).__name__ for event in events] == ["Passed", "Skipped"]
    assert state.to_move == 0


def test_a_turn_owed_is_lost_even_behind_an_open_window():
    state, _ = played(set_up(KARD, KARD, KARD, challenge="double"), "8F KARD")
    state, _ = ruled(state, 2, Only("kard"))
    state, _ = played(state, "G8 .A")
    with pytest.raises(GameError) as refused:
        act(state, 2, Pass())
    assert refused.value.code is GameCode.NOT_YOUR_TURN
    names = [type(event).__name__ for event in act(state, 0, Pass())]
    assert names == ["Drew", "Skipped", "Passed"]


@pytest.mark.parametrize(
    ("seat", "doubted", "code", "why"),
    [
        (0, None, GameCode.OWN_PLAY, "one's own play"),
        (5, None, GameCode.NO_SUCH_SEAT, "nobody sits there"),
        (1, [], GameCode.NOTHING_TO_CHALLENGE, "no word named"),
        (1, [3], GameCode.NOTHING_TO_CHALLENGE, "only one word was made"),
    ],
)
def test_challenges_that_cannot_be(seat, doubted, code, why):
    state, _ = played(set_up(KARD, KARD, challenge="edition"), "8F KARD")
    with pytest.raises(GameError) as refused:
        challenge_play(state, seat, Only("kard"), doubted)
    assert refused.value.code is code, why


def test_the_window_closes_with_the_next_act_and_after_one_challenge():
    state, _ = played(set_up(KARD, KARD, KARD, challenge="edition"), "8F KARD")
    challenged, _ = ruled(state, 1, Only("kard"))
    moved, _ = played(state, "pass")
    for closed in (challenged, moved, set_up(KARD, KARD)):
        with pytest.raises(GameError) as refused:
            challenge_play(closed, 2 if len(closed.racks) > 2 else 1, Only())
        assert refused.value.code is GameCode.NOTHING_TO_CHALLENGE, (
            "the first challenger alone pays"
        )


def test_void_refuses_at_once_and_opens_no_window():
    state = set_up(KARD, KARD, challenge="void")
    with pytest.raises(GameError) as refused:
        played(state, "8F KARD", Only("szó"))
    assert refused.value.facts["words"] == ["KARD"]
    state, _ = played(state, "8F KARD", Only("kard"))
    assert state.pending is None


def test_others_do_not_learn_the_rack_from_a_play_taken_back():
    from crossglot.editions import House, with_house
    from crossglot.game import SeatInfo, fold, start, view

    rules = with_house(load_edition("HU-M"), House(challenge="edition"))
    events = list(start(rules, [SeatInfo("a", "human"), SeatInfo("b", "human")], "s4"))
    state = fold(events)
    mover = state.to_move
    tiles = state.racks[mover][:2]
    from crossglot.rules import place_tiles

    laid = {112: tiles[0] & 63 or 65, 113: tiles[1] & 63 or 65}
    play = place_tiles(rules, state.board, laid).play
    events += act(state, mover, play)
    events += challenge_play(fold(events), 1 - mover, Only())
    seen = view(events, 1 - mover)
    assert set(seen.racks[mover]) == {HIDDEN}
    assert seen.bag_count == fold(events).bag_count
    events += act(fold(events), 1 - mover, Exchange(fold(events).racks[1 - mover][:1]))
    events += act(fold(events), mover, Exchange(fold(events).racks[mover]))
    assert view(events, 1 - mover).bag_count == fold(events).bag_count


def test_words_to_doubt_are_named_as_they_were_made():
    state, _ = played(set_up("KARDÓA[SZ]", "ÓMAEEII", challenge="points"), "8F KARD")
    with pytest.raises(GameError) as refused:
        doubted_words(state, ["ló"])
    assert refused.value.code is GameCode.NOT_IN_PLAY
    assert refused.value.facts == {"word": "ló", "made": ["KARD"]}
    assert doubted_words(state, []) is None, "all of them"
    assert doubted_words(state, ["kard"]) == (0,)
    state, _ = played(state, "9G ÓM")
    made = [state.edition.alphabet.spell(w.tiles) for w in state.pending.turn.placement.words]
    assert made == ["ÓM", "AÓ", "RM"]
    assert doubted_words(state, ["rm", "óm"]) == (0, 2)
    with pytest.raises(GameError):
        doubted_words(state, ["rm", "rm"])
    with pytest.raises(GameError) as refused:
        doubted_words(set_up("A", "A"), [])
    assert refused.value.code is GameCode.NOTHING_TO_CHALLENGE


class Emptied(GameState):
    """A game whose bag is empty."""

    bag_count = 0
    bag = b""


def test_the_game_ends_when_the_window_of_the_last_play_closes():
    """And not at the time of the play: times in a record never go back."""
    state = set_up("KARD", KARD, challenge="edition")
    emptied = Emptied(**{f.name: getattr(state, f.name) for f in fields(state) if f.init})
    state, _ = played(emptied, "8F KARD")
    assert state.pending is not None
    for closed in (
        challenge_play(state, 1, Only("KARD"), at=7000),
        accept_play(state, 1, 7000),
        settle(state, at=7000),
    ):
        assert (closed[-1].reason, closed[-1].at) == ("out", 7000), closed


def test_what_each_kind_of_challenge_brings():
    facts = {"words": 2, "challenger": 2, "challengee": 0, "seats": 3}
    for kind, points, booked_to, per, booked, turn_lost in (
        ("none", 10, "challenger", "play", (0, 0, 0), False),
        ("turn", 10, "challenger", "play", (0, 0, 0), True),
        ("points", 10, "challenger", "play", (0, 0, -10), False),
        ("points", 5, "challengee", "word", (10, 0, 0), False),
    ):
        challenge = ChallengeRule(kind, points, booked_to, per)
        assert rule(challenge, upheld=False, **facts) == Ruling(False, booked, turn_lost)
        assert rule(challenge, upheld=True, **facts) == Ruling(True, (0, 0, 0)), "nobody pays"


def test_one_bad_word_among_those_doubted_takes_the_play_off():
    state, _ = played(set_up("KARDÓA[SZ]", "ÓMAEEII", challenge="points"), "8F KARD")
    state, _ = played(state, "9G ÓM")
    only = Only("óm", "aó")  # and not RM
    for doubted, upheld in ((None, True), ([2], True), ([0, 2], True), ([0, 1], False)):
        (ruled_so, *_) = challenge_play(state, 0, only, doubted)
        assert ruled_so.upheld is upheld, doubted
    (once, *_) = challenge_play(state, 0, only, [1, 0, 1])
    made = [tuple(word.tiles) for word in state.pending.turn.placement.words]
    assert once.words == tuple(made[:2]), "each word once, in their order"
    for beyond in ([3], [0, 3], [-1]):
        with pytest.raises(GameError) as refused:
            challenge_play(state, 0, only, beyond)
        assert refused.value.code is GameCode.NOTHING_TO_CHALLENGE


def test_a_computer_challenges_what_holds_one_bad_word():
    state, _ = played(set_up("KARDÓA[SZ]", "ÓMAEEII", challenge="points"), "8F KARD")
    state, _ = played(state, "9G ÓM")
    for words, told in ((("óm", "aó"), "Challenged"), (("óm", "aó", "rm"), "Accepted")):
        assert type(answer_play(state, 0, Only(*words), at=3)[0]).__name__ == told
        assert answer_play(state, 0, Only(*words), at=3)[0].at == 3
