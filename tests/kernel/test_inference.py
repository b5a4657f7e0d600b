"""What a turn tells of the tiles kept, against weights worked out one by one."""

from collections import defaultdict
from itertools import combinations
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import rack_tile
from crossglot.errors import KernelCode
from crossglot.kernel import ending_of, infer_leaves, plays, ruleset_of
from tests.kernel.playing_out import LEAVES, random_scenes
from tests.kernel.refusal import refusal_of

TEMPERATURE = 3000


def scene_with_play(seed):
    """A position, and a play in it that keeps something."""
    for scene in random_scenes(seed, 6, seats=2, unseen=7):
        found = plays(
            scene.graph, ruleset_of(scene.edition), scene.board.tiles, scene.rack, limit=0
        )
        for start, direction, tiles, points, _ in reversed(found):
            if sum(map(bool, tiles)) < len(scene.rack):
                return scene, (start, direction, tiles), points
    return None


def inferred(scene, step, points, **changed):
    facts = {
        "board": scene.board.tiles,
        "step": step,
        "points": points,
        "held": len(scene.rack),
        "bag": 5,
        "unseen": scene.unseen + scene.rack,
        "seats": 2,
        "scoreless": 0,
        "ending": ending_of(scene.edition),
        "leaves": LEAVES,
        "temperature": TEMPERATURE,
        "most": 5000,
        "seed": 1,
    }
    return infer_leaves(scene.graph, ruleset_of(scene.edition), **(facts | changed))


@given(seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_leaves_weigh_what_they_should(seed):
    met = scene_with_play(seed)
    if met is None:
        return
    scene, step, points = met
    laid = bytes(rack_tile(tile) for tile in step[2] if tile)
    size = len(scene.rack) - len(laid)
    weights: defaultdict[bytes, float] = defaultdict(float)
    for kept in combinations(scene.unseen + scene.rack, size):
        leave = bytes(sorted(kept))
        found = plays(
            scene.graph,
            ruleset_of(scene.edition),
            scene.board.tiles,
            laid + leave,
            limit=1,
            leaves=LEAVES,
        )
        margin = found[0][4] - 1000 * points - LEAVES.value(leave)
        weights[leave] += exp(-max(0, margin) / TEMPERATURE)
    total = sum(weights.values())
    expected = {leave: pytest.approx(weight / total) for leave, weight in weights.items()}
    assert dict(inferred(scene, step, points)) == expected


def test_leaves_that_are_drawn_are_near_all_leaves():
    scene, step, points = next(met for met in map(scene_with_play, range(50)) if met)
    unseen = bytes(scene.unseen * 3 + scene.rack * 3)
    exact = dict(inferred(scene, step, points, unseen=unseen))
    drawn = dict(inferred(scene, step, points, unseen=unseen, most=1))
    assert len(drawn) == 1 < len(exact)
    assert set(drawn) <= set(exact)
    assert sum(exact.values()) == pytest.approx(1)


def test_an_exchange_keeps_what_is_worth_most():
    scene = next(random_scenes(3, 1, seats=2))
    facts = {"ending": (2, 0, False, 1), "held": 3, "bag": 9, "unseen": bytes([64, 64, 1, 2])}
    found = inferred(scene, (-1, 0, bytes([1, 1])), 0, **facts)
    assert scene.edition.rack_size >= 3
    assert [leave for leave, _ in found] == [bytes([64])], "no rack of three is without a blank"


@pytest.mark.parametrize(
    ("facts", "argument", "reason"),
    [
        ({"board": b""}, "board", "length"),
        ({"unseen": b"\0"}, "unseen", "unknown-tile"),
        ({"unseen": b""}, "held", "out-of-range"),
        ({"held": 0}, "held", "out-of-range"),
        ({"held": 99}, "held", "out-of-range"),
        ({"bag": 0}, "held", "out-of-range"),
        ({"seats": 5}, "held", "seats"),
        ({"temperature": 0}, "priors", "out-of-range"),
        ({"most": 0}, "priors", "out-of-range"),
        ({"step": (-1, 0, b"")}, "candidates", "no-play"),
        ({"step": (0, 9, b"\1")}, "candidates", "no-play"),
        ({"step": (0, 0, b"\x3f")}, "rack", "unknown-tile"),
    ],
)
def test_what_tells_nothing_is_refused(facts, argument, reason):
    scene, step, points = next(met for met in map(scene_with_play, range(50)) if met)
    changed = {name: value for name, value in facts.items() if name != "step"}
    refusal = refusal_of(lambda: inferred(scene, facts.get("step", step), points, **changed))
    assert refusal is not None
    assert refusal.code is KernelCode.BAD_INPUT
    assert refusal.facts == {"argument": argument, "reason": reason}
