"""The steps of a replay against the fold of its events, and what each reader may see of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.board import Direction
from crossglot.errors import AnalysisError, CrossglotError
from crossglot.game import challenge_play, fold
from crossglot.server.kinds.export import gcg_of, json_of
from crossglot.server.results.replay_analysis import turn_at, weigh
from crossglot.server.results.replay_source import known_to, source_of
from crossglot.server.results.replay_steps import board_at, replay_of
from crossglot.study.sample import sample_lexicon
from tests.server.finished_games import given_up, played, seats_of

TWO = seats_of("human", "greedy")


@pytest.fixture(scope="module")
def whole():
    return played(TWO, seed="3")


def boards(replay, size=225):
    """The board after each step, as a page puts it together."""
    tiles = [0] * size
    for step in replay.steps:
        for square, tile in step.board:
            tiles[square] = tile
        yield step, bytes(tiles)


def test_the_steps_lead_to_the_boards_and_scores_of_the_game(whole):
    replay = replay_of(known_to(whole, 0), "g", 0)
    for step, board in boards(replay):
        state = fold(whole[: step.seq])
        assert (board, step.scores) == (state.board.tiles, state.scores)
    assert [step.kind for step in replay.steps] == ["turn"] * (len(replay.steps) - 1) + ["end"]
    assert replay.steps[-1].booked == replay.over.adjustments
    assert [step.move.seq for step in replay.steps[:-1]] == [turn.seq for turn in fold(whole).turns]
    assert (replay.id, replay.you, replay.lexicon) == ("g", 0, "HU-M.even")


def test_a_game_that_is_over_shows_every_rack(whole):
    for step in replay_of(known_to(whole, None)).steps[:-1]:
        assert bytes(step.rack) == fold(whole[: step.seq - 1]).racks[step.seat]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_running_game_shows_ones_own_rack_alone(seat):
    replay = replay_of(known_to(played(TWO, seed="4", most=8), seat), "g", seat)
    assert len(replay.steps) == 8
    assert replay.over is None
    for step in replay.steps:
        assert (step.rack is not None) == (step.seat == seat)


def test_the_file_of_a_game_tells_the_same(whole):
    ours = replay_of(known_to(whole, None))
    for text in (gcg_of(whole, None), json_of(whole, None).decode()):
        theirs = replay_of(source_of(text.encode()))
        assert theirs.faults == ()
        assert list(boards_only(theirs)) == list(boards_only(ours))
        assert [step.scores for step in theirs.steps] == [step.scores for step in ours.steps]
        assert [step.rack for step in theirs.steps] == [step.rack for step in ours.steps]
        assert [step.bag for step in theirs.steps] == [step.bag for step in ours.steps]
    assert {seat.kind for seat in replay_of(source_of(gcg_of(whole, None).encode())).seats} == {
        "human"
    }


def boards_only(replay):
    return (board for _, board in boards(replay))


class Never:
    def admits_tiles(self, tiles):
        return False


def test_a_challenge_is_a_step_of_its_own():
    events = played(TWO, most=3, challenge="single")
    state = fold(events)
    doubter = 1 - state.pending.turn.seat
    challenged = (*events, *challenge_play(state, doubter, Never()))
    *_, play, ruling, end = replay_of(known_to(given_up(challenged, doubter), None)).steps
    assert (play.kind, play.move.withdrawn) == ("turn", True)
    assert (ruling.kind, ruling.seat, ruling.upheld) == ("challenge", doubter, True)
    assert [square for square, _ in ruling.board] == list(play.move.laid)
    assert {tile for _, tile in ruling.board} == {0}
    assert ruling.booked[1 - doubter] == -play.move.points
    assert (end.kind, end.seat, end.move.kind) == ("end", doubter, "resign")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "gcg-no-moves"),
        ("hello", "gcg-no-moves"),
        ("{}", "game-file-malformed"),
        ('{"format": "crossglot-events", "version": 9}', "game-file-version"),
        ("#player1 A Ann\n#player2 B Bob\n>A: ABC 8H ABC +5 5\n", "edition-unclear"),
    ],
)
def test_what_is_no_game_is_named(text, code):
    with pytest.raises(CrossglotError) as refused:
        replay_of(source_of(text.encode()))
    assert refused.value.code == code


def test_a_damaged_file_is_shown_as_far_as_it_goes(whole):
    head = json_of(whole, None).decode().splitlines()[:12]
    replay = replay_of(source_of("\n".join([*head, '{"type": "nonsense"}', "]}"]).encode()))
    assert replay.faults[0].error.code == "game-file-event"
    assert len(replay.steps) > 2
    lines = gcg_of(whole, None).splitlines()
    lines[6] = ">player1: ABC 8H"
    assert [fault.line for fault in replay_of(source_of("\n".join(lines).encode())).faults][:1] == [
        7
    ]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(cut=st.integers(0, 6000), more=st.text(max_size=20))
def test_no_file_trips_it_over(whole, cut, more):
    for text in (gcg_of(whole, None), json_of(whole, None).decode()):
        try:
            replay_of(source_of((text[:cut] + more).encode()))
        except CrossglotError:
            continue


def test_the_board_as_it_stood(whole):
    replay = replay_of(known_to(whole, None))
    state, fresh = board_at(whole, replay.steps[2].seq)
    assert (state.scores, set(fresh)) == (replay.steps[2].scores, set(replay.steps[2].move.laid))
    assert board_at(whole, 1)[1] == ()


def test_what_could_have_been_done(whole):
    lexicon = sample_lexicon("HU-M", "ló só lóg lócs szó szóda ég él elé")
    source = known_to(whole, None)
    turn = source.turns[0]
    weighed = weigh(lexicon, turn)
    assert weighed.seq == turn.before.seq + 1
    assert weighed.phonies, "EvenWords admits what no lexicon has"
    assert weighed.lost_points is None
    assert 0 < len(weighed.candidates) <= 10
    assert not any(one.played for one in weighed.candidates)
    with pytest.raises(AnalysisError) as refused:
        turn_at(source, 2)
    assert refused.value.code == "analysis-no-turn"


def test_a_sound_turn_is_among_the_candidates():
    text = "#player1 a Ann\n#player2 b Bob\n#lexicon HU-M\n>a: LÓGSÁTE 8H LÓ +10 10\n"
    source = source_of(text.encode())
    weighed = weigh(sample_lexicon("HU-M", "ló só lóg lócs szó szóda ég él elé"), source.turns[0])
    done = [one for one in weighed.candidates if one.played]
    assert [(one.word, one.start, one.direction) for one in done] == [("LÓ", 112, Direction.ACROSS)]
    best = weighed.candidates[0]
    assert best.kept == tuple(sorted(best.kept))
    assert weighed.lost_points is not None
    assert weighed.phonies == ()
