"""Whatever the solvers are handed, they answer or refuse by name, and soon."""

from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.errors import KernelCode
from crossglot.kernel import Endgame, Graph, PreEndgame, Ruleset
from tests.kernel.packing import pack_words
from tests.kernel.refusal import refusal_of

GRAPH = Graph(pack_words([b"\1\2", b"\2\1", b"\1\2\3", b"\3\2\1\2", b"\1\1"]))
ONES = bytes([1] * 16)
RULES = Ruleset(4, 4, ONES, ONES, [5], bytes([0, 1, 2, 3]), 4, [0, 0, 0, 10, 20], 2)
TILE = st.sampled_from([0, 0, 0, 0, 1, 2, 3, 65, 66])
BOARD = st.one_of(st.lists(TILE, min_size=16, max_size=16).map(bytes), st.binary(max_size=20))
RACK = st.one_of(st.lists(st.sampled_from([1, 2, 3, 64]), max_size=4).map(bytes), st.binary())
NUMBER = st.one_of(st.integers(-50, 50), st.integers(-(2**31), 2**31 - 1))
COUNT = st.one_of(st.integers(0, 3), st.integers(0, 2**32 - 1))
ENDING = st.tuples(COUNT, COUNT, st.booleans(), st.integers(0, 8))


def answers(call):
    refusal = refusal_of(call)
    assert refusal is None or refusal.code is KernelCode.BAD_INPUT


@given(
    board=BOARD,
    racks=st.lists(RACK, max_size=3),
    scores=st.lists(NUMBER, max_size=3),
    turn=st.integers(0, 3),
    ending=ENDING,
    passes=COUNT,
    scoreless=COUNT,
    nodes=st.integers(0, 300),
)
@settings(max_examples=300, deadline=None)
def test_any_endgame_is_solved_or_refused(
    board, racks, scores, turn, ending, passes, scoreless, nodes
):
    game = Endgame(
        GRAPH,
        RULES,
        board,
        racks,
        scores,
        turn=turn,
        ending=ending,
        passes=passes,
        scoreless=scoreless,
    )
    answers(lambda: game.solve(nodes=nodes, memory=nodes))


@given(
    board=BOARD,
    racks=st.tuples(RACK, RACK),
    scores=st.lists(NUMBER, min_size=2, max_size=2),
    ending=ENDING,
    passes=COUNT,
)
@settings(max_examples=200, deadline=None)
def test_every_solution_keeps_within_its_bounds(board, racks, scores, ending, passes):
    game = Endgame(GRAPH, RULES, board, racks, scores, turn=0, ending=ending, passes=passes)
    if refusal_of(lambda: game.solve(nodes=1)):
        return
    found = game.solve(nodes=20_000, memory=1 << 16)
    assert found.lower is None or found.lower <= found.value
    assert found.upper is None or found.value <= found.upper


@given(
    board=BOARD,
    rack=RACK,
    unseen=RACK,
    scores=st.lists(NUMBER, max_size=3),
    bag=st.integers(0, 6),
    ending=ENDING,
    passes=COUNT,
    scoreless=COUNT,
    nodes=st.integers(0, 300),
)
@settings(max_examples=300, deadline=None)
def test_any_pre_endgame_is_weighed_or_refused(
    board, rack, unseen, scores, bag, ending, passes, scoreless, nodes
):
    game = PreEndgame(
        GRAPH,
        RULES,
        board,
        rack,
        unseen,
        scores,
        bag=bag,
        ending=ending,
        passes=passes,
        scoreless=scoreless,
    )
    answers(lambda: game.weigh(nodes=nodes, memory=1 << 12))


def test_more_memory_than_any_machine_has_is_refused():
    game = Endgame(GRAPH, RULES, bytes(16), [b"\1", b"\2"], [0, 0], turn=0, ending=(2, 0, False, 0))
    refusal = refusal_of(lambda: game.solve(memory=1 << 50))
    assert refusal.facts == {"argument": "memory", "reason": "out-of-range"}
