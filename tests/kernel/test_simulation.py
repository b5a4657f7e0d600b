"""Monte Carlo against every deal played out, and what it promises about seeds and limits."""

import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Chances
from tests.kernel.playing_out import EVEN, NEVER, Scene, random_scenes, truth
from tests.kernel.refusal import refusal_of

MANY = 1 << 20


def told(simulation):
    """Everything that is known of the candidates, as plain values."""
    return [
        (p.step, p.points, p.equity, p.rollouts, p.win, p.gain, p.behind, p.dismissed, p.plies)
        for p in simulation.prospects()
    ]


def scenes(seeds, **wanted):
    return [scene for seed in seeds for scene in random_scenes(seed, 4, **wanted)]


@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_all_deals_come_to_the_truth(seed):
    for scene in random_scenes(seed, 4):
        simulation = scene.simulation(every=MANY)
        assert simulation.enumerated
        assert simulation.run(rollouts=MANY) == "exact"
        for prospect in simulation.prospects():
            won, gained = truth(scene, (*prospect.step, prospect.points))
            assert prospect.win == (pytest.approx(won, abs=2e-6), 0.0)
            assert prospect.gain == (pytest.approx(gained), 0.0)
            assert prospect.over == 1.0


def test_rollouts_are_unbiased():
    far = total = 0
    for scene in scenes(range(30), unseen=6):
        exact = scene.simulation(every=MANY, candidates=1)
        exact.run(rollouts=MANY)
        drawn = scene.simulation(candidates=1)
        assert not drawn.enumerated
        assert drawn.run(rollouts=800) == "rollouts"
        truths = {p.step: p for p in exact.prospects()}
        for prospect in drawn.prospects():
            mean, error = prospect.gain
            gap = abs(mean - truths[prospect.step].gain[0])
            assert gap <= 4.5 * error + 1e-9, "far beyond its standard error"
            far += gap > 2 * error + 1e-9
            total += 1
    assert total > 80
    assert far / total < 0.1, "two standard errors are passed in one case of twenty"


@pytest.mark.parametrize("plies", [0, 1, 2, 5])
def test_threads_and_pauses_change_nothing(plies):
    for scene in scenes([3], unseen=12):
        whole, parted, halves = (scene.simulation(plies=plies) for _ in range(3))
        limits = {"rollouts": 900, "confidence": 0.95}
        stop = whole.run(**limits)
        assert parted.run(**limits, threads=2) == stop
        while halves.run(**limits, threads=3, milliseconds=1) == "time":
            pass
        assert told(whole) == told(parted) == told(halves)


def test_another_seed_gives_other_deals():
    scene = scenes([3], unseen=12)[0]
    one, other, same = (scene.simulation(seed=seed) for seed in (1, 2, 1))
    for simulation in (one, other, same):
        simulation.run(rollouts=200)
    assert told(one) == told(same) != told(other)


@pytest.mark.parametrize(("lead", "share"), [(100_000, 1.0), (-100_000, 0.0)])
def test_what_is_certain_is_told_so(lead, share):
    for scene in scenes([1, 2], unseen=6):
        scores = (lead, *scene.scores[1:])
        simulation = scene.simulation(scores=scores)
        simulation.run(rollouts=300)
        assert all(prospect.win == (share, 0.0) for prospect in simulation.prospects())


def test_the_last_play_wins_or_shares():
    both = ((scene, scene.simulation(candidates=1).prospects()[0]) for scene in scenes(range(9)))
    scene, step = next((scene, step) for scene, step in both if step.points)
    rack = bytes(64 if tile & 64 else tile for tile in step.step[2] if tile)
    last = replace(scene, rack=rack, unseen=b"\1", held=(1,))
    gained = step.points + 2 * scene.edition.tile_points(1)
    assert scene.edition.end.final == "subtract-own-add-to-out"
    facts = {"candidates": [step.step], "every": 9}
    for lead, share in [(1 - gained, 1.0), (-gained, 0.5), (-1 - gained, 0.0)]:
        simulation = last.simulation(scores=(lead, 0), **facts)
        assert simulation.run(rollouts=9) == "exact"
        assert simulation.prospects()[0].win == (share, 0.0)


def test_a_sure_choice_stops_early_and_is_the_right_one():
    stopped = 0
    for scene in scenes(range(5), unseen=6):
        exact = scene.simulation(every=MANY, by_points=True)
        exact.run(rollouts=MANY)
        gains = {p.step: p.gain[0] for p in exact.prospects()}
        simulation = scene.simulation(by_points=True)
        stop = simulation.run(rollouts=6_000, confidence=0.99, tolerance=0.2)
        best = simulation.prospects()[0]
        if stop == "confident":
            stopped += 1
            assert gains[best.step] >= max(gains.values()) - 0.2 * len(gains)
            assert all(p.dismissed for p in simulation.prospects()[1:])
    assert stopped >= 8


def test_a_halt_from_another_thread_ends_the_work():
    scene = scenes([3], unseen=12)[0]
    simulation = scene.simulation()
    timer = threading.Timer(0.05, simulation.halt)
    timer.start()
    assert simulation.run(rollouts=MANY, threads=2) == "halted"
    timer.join()
    assert simulation.run(rollouts=MANY) == "halted"


def test_however_short_the_time_there_is_progress():
    simulation = scenes([3], unseen=12)[0].simulation()
    assert {p.win for p in simulation.prospects()} == {(0.0, 0.0)}
    for _ in range(400):
        if simulation.run(rollouts=100, milliseconds=0) == "rollouts":
            break
    assert simulation.rollouts == 100


def test_what_is_known_of_a_leave_is_dealt():
    scene = next(s for s in scenes(range(9), unseen=6, seats=2) if len(s.held) == 1)
    leave = scene.unseen[:1]
    known = scene.simulation(priors=[[(leave, 3.0)]], candidates=1, every=MANY)
    free = scene.simulation(priors=[[]], candidates=1, every=MANY)
    assert (known.enumerated, free.enumerated) == (False, True)
    with pytest.raises(KernelError) as refused:
        scene.simulation(priors=[[(bytes([63]), 1.0)]])
    assert refused.value.facts == {"argument": "priors", "reason": "out-of-range"}


def test_a_leave_that_is_certain_comes_to_the_truth():
    scene = next(s for s in scenes(range(9), unseen=6, seats=2) if len(s.unseen) > 3)
    held = scene.held[0]
    rack, rest = scene.unseen[:held], scene.unseen[held:]
    alone = replace(scene, unseen=rack)
    exact = alone.simulation(every=1, candidates=1)
    exact.run(rollouts=1)
    fixed = alone.simulation(priors=[[(rack, 0.5)]], candidates=1)
    fixed.run(rollouts=20)
    assert rest
    assert fixed.prospects()[0].gain == exact.prospects()[0].gain


POSITION = next(random_scenes(8, 1, seats=2, unseen=6))
PLAY = POSITION.simulation(candidates=1).prospects()[0].step


@pytest.mark.parametrize(
    ("facts", "argument", "reason"),
    [
        ({"board": bytes(3)}, "board", "length"),
        ({"rack": b""}, "rack", "empty"),
        ({"rack": bytes([63])}, "rack", "unknown-tile"),
        ({"rack": bytes(99)}, "rack", "too-large"),
        ({"unseen": bytes([0] * 9)}, "unseen", "unknown-tile"),
        ({"unseen": bytes([64]) * 2000}, "unseen", "unknown-tile"),
        ({"held": ()}, "held", "seats"),
        ({"held": (1, 1, 1, 1)}, "held", "seats"),
        ({"held": (99,)}, "held", "out-of-range"),
        ({"unseen": b"", "held": (0,)}, "held", "out-of-range"),
        ({"scores": (1,)}, "scores", "out-of-range"),
        ({"scores": (2**30, 0)}, "scores", "out-of-range"),
        ({"passes": 99}, "passes", "game-over"),
        ({"candidates": 0}, "candidates", "length"),
        ({"candidates": 10**6}, "candidates", "length"),
        ({"candidates": []}, "candidates", "length"),
        ({"candidates": [(0, 0, b"\1\1\1\1\1\1\1\1\1")]}, "candidates", "no-play"),
        ({"candidates": [(-2, 0, b"\1")]}, "candidates", "no-play"),
        ({"candidates": [(2**20, 0, b"\1")]}, "candidates", "no-play"),
        ({"candidates": [(0, 2, b"\1")]}, "candidates", "no-play"),
        ({"candidates": [(0, 0, bytes(99))]}, "candidates", "no-play"),
        ({"candidates": [(-1, 0, b"\1")]}, "candidates", "no-exchange"),
        ({"candidates": [(-1, 0, bytes(99))]}, "candidates", "no-exchange"),
        ({"candidates": [PLAY, PLAY]}, "candidates", "twice"),
        ({"candidates": [(-1, 0, b"")] * 2}, "candidates", "twice"),
        ({"plies": 1001}, "plies", "out-of-range"),
        ({"chances": EVEN[3]}, "chances", "out-of-range"),
        ({"priors": [[], []], "held": (1,)}, None, None),
        ({"priors": [[(b"", 0.0)]]}, "priors", "out-of-range"),
        ({"priors": [[(b"", float("nan"))]]}, "priors", "out-of-range"),
        ({"priors": [[(b"", -1.0)]]}, "priors", "out-of-range"),
        ({"priors": [[(bytes([64] * 16), 1.0)]]}, "priors", "out-of-range"),
        ({"priors": [[(b"", 1.0)], []]}, "priors", "out-of-range"),
    ],
)
def test_what_is_no_simulation_is_refused(facts, argument, reason):
    refusal = refusal_of(lambda: POSITION.simulation(**facts))
    if argument is None:
        assert refusal is None
    else:
        assert refusal is not None
        assert refusal.code is KernelCode.BAD_INPUT
        assert refusal.facts == {"argument": argument, "reason": reason}


@pytest.mark.parametrize(
    ("limits", "argument"),
    [
        ({"threads": 0}, "threads"),
        ({"threads": 257}, "threads"),
        ({"confidence": 0.5}, "confidence"),
        ({"confidence": 1.0}, "confidence"),
        ({"confidence": float("nan")}, "confidence"),
        ({"tolerance": -1.0}, "tolerance"),
        ({"tolerance": float("nan")}, "tolerance"),
    ],
)
def test_limits_out_of_range_are_refused(limits, argument):
    refusal = refusal_of(lambda: POSITION.simulation().run(rollouts=1, **limits))
    assert refusal is not None
    assert refusal.facts == {"argument": argument, "reason": "out-of-range"}


def test_an_exchange_is_a_candidate_where_it_is_allowed():
    allowed = replace(POSITION.edition, exchange_bag_min=1)
    unseen = bytes([1, 2] * 10)
    scene = Scene(allowed, POSITION.graph, POSITION.board, POSITION.rack, unseen, (1,), (0, 0))
    assert allowed.exchange_bag_min != NEVER
    steps = [(-1, 0, scene.rack[:1]), (-1, 0, b"")]
    simulation = scene.simulation(candidates=steps, plies=1)
    assert simulation.run(rollouts=100) == "rollouts"
    assert {prospect.step for prospect in simulation.prospects()} == set(steps)
    assert all(prospect.rollouts > 20 for prospect in simulation.prospects())


SMALL = st.integers(-3, 40)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_values_are_simulated_or_refused(data):
    tiles = st.lists(st.sampled_from([0, 1, 2, 3, 20, 63, 64, 65]), max_size=9).map(bytes)
    numbers = st.lists(st.integers(0, 9), max_size=5)
    candidates = st.one_of(
        st.integers(0, 9),
        st.lists(st.tuples(st.integers(-2, 30), st.integers(0, 2), tiles), max_size=3),
    )
    facts = {
        "rack": tiles,
        "unseen": tiles,
        "held": numbers,
        "scores": st.lists(st.integers(-(2**31), 2**31 - 1), max_size=5),
        "candidates": candidates,
        "plies": st.integers(0, 2000),
        "passes": st.integers(0, 9),
        "scoreless": st.integers(0, 9),
        "leaves": st.none(),
        "every": st.integers(0, 50),
    }
    chosen = data.draw(st.sets(st.sampled_from(sorted(facts)), max_size=3))
    facts = {name: data.draw(facts[name]) for name in sorted(chosen)}
    refusal = refusal_of(lambda: POSITION.simulation(**facts).run(rollouts=20, threads=2))
    assert refusal is None or refusal.code is KernelCode.BAD_INPUT


@given(seats=SMALL, rows=st.lists(st.integers(-(2**31), 2**31 - 1), max_size=9))
def test_any_numbers_are_chances_or_refused(seats, rows):
    try:
        refusal = refusal_of(lambda: Chances(seats, rows))
    except OverflowError:
        assert seats < 0
        return
    assert refusal is None or refusal.facts == {"argument": "chances", "reason": "out-of-range"}


@given(
    worth=st.lists(st.integers(-(2**62), 2**62), max_size=4),
    turn=st.integers(0, 5),
    bag=st.integers(0, 999),
)
def test_any_worth_is_a_chance_or_refused(worth, turn, bag):
    found = None
    refusal = refusal_of(lambda: EVEN[2].win(worth, turn, bag))
    if refusal is None:
        found = EVEN[2].win(worth, turn, bag)
        assert 0 <= found <= 1
    else:
        assert refusal.facts == {"argument": "worth", "reason": "out-of-range"}
