"""The engine: candidates keep the rules, solved endgames are the solver's, JSON comes back."""

import doctest
import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.analysis import STEADY, Engine, Limit
from crossglot.analysis.analysis_file import read_analysis, write_analysis
from crossglot.analysis.endgame import solve_endgame
from crossglot.analysis.standpoint import before, unseen_of
from crossglot.board import Board
from crossglot.editions import House, with_house
from crossglot.errors import CrossglotError
from crossglot.game import view
from crossglot.moves import Exchange, Play
from crossglot.notation import Position, format_cgp
from crossglot.players import Outlook, candidates, outlook_of
from crossglot.rules import check_exchange, place, score
from setup import ROOT
from tests.analysis.words import HU, played, small_lexicon

FEW = Limit(seconds=None, rollouts=120, nodes=2_000, candidates=6)


@pytest.fixture(scope="module")
def engine():
    return Engine(small_lexicon())


def seen(engine, seed, turns, seats=2):
    events, state = played(engine.lexicon, seed, turns, seats)
    return None if state.ended else view(events, state.to_move)


@settings(max_examples=25)
@given(seed=st.integers(0, 1000), turns=st.integers(0, 20), seats=st.integers(2, 4))
def test_every_candidate_keeps_the_rules(engine, seed, turns, seats):
    state = seen(engine, f"{seed}", turns, seats)
    if state is None:
        return
    found = engine.analyse(state, limit=FEW)
    moves = [one.move for one in found.assessments]
    assert len(moves) == len(set(moves))
    rack = state.racks[state.to_move]
    for one in found.assessments:
        if isinstance(one.move, Play):
            placement = place(state.edition, state.board, one.move)
            assert score(state.edition, placement) == one.points
            assert all(engine.lexicon.admits_tiles(word.tiles) for word in placement.words)
        if isinstance(one.move, Exchange):
            check_exchange(state.edition, rack, state.bag_count, one.move.tiles)
        assert len(one.leave) == len(rack) - len(
            getattr(one.move, "laid", b"") or getattr(one.move, "tiles", b"")
        )
        assert one.equity == 1000 * one.points + one.worth
        assert one.win is None or 0 <= one.win.mean <= 1
    assert read_analysis(write_analysis(found)) == found


def late(rack, other, board=None):
    return Outlook(HU, board or Board.empty(HU.layout), rack, other, (len(other),), (10, 20))


@settings(max_examples=25)
@given(tiles=st.permutations(list(HU.alphabet.encode("KARATDÓA"))), lead=st.integers(-30, 30))
def test_a_solved_endgame_is_the_solvers(engine, tiles, lead):
    outlook = replace(late(bytes(tiles[:4]), bytes(tiles[4:])), scores=(30 + lead, 30))
    solved = solve_endgame(engine.lexicon, outlook, milliseconds=None)
    found = engine.analyse(outlook, limit=Limit(seconds=None, candidates=8))
    assert solved.proved
    assert found.reason == "exact"
    assert {one.trust for one in found.assessments} == {"proved"}
    assert found.best.spread.mean == solved.spread
    assert found.best.spread.mean == max(one.spread.mean for one in found.assessments)
    assert found.best.win.mean == (solved.spread > 0) + 0.5 * (solved.spread == 0)


def test_the_line_of_an_endgame_adds_up(engine):
    rack, other = HU.alphabet.encode("KARDJ"), HU.alphabet.encode("TARA")
    found = engine.analyse(late(rack, other), limit=Limit(seconds=None)).best
    assert found.found == "endgame"
    assert found.line
    board = place(HU, Board.empty(HU.layout), found.move).board
    for step in found.line:
        if isinstance(step.move, Play):
            placement = place(HU, board, step.move)
            assert score(HU, placement) == step.points
            board = placement.board


@pytest.mark.parametrize("bag", [1, 2])
def test_a_small_bag_is_played_through(engine, bag):
    tiles = HU.alphabet.encode("KARDTARAÓ")
    outlook = late(tiles[:4], tiles[4 : 7 + bag])
    found = engine.analyse(replace(outlook, held=(3,)), limit=Limit(seconds=None, nodes=50_000))
    assert found.best.found == "pre-endgame"
    low, high = found.best.win_bounds
    assert low <= found.best.win.mean <= high


def test_the_same_question_has_the_same_answer(engine):
    one, other = (engine.analyse(None, "KARDATÓ", limit=replace(FEW, threads=n)) for n in (1, 2))
    assert one == other
    assert write_analysis(one) == write_analysis(other)


def test_refining_begins_at_once_and_ends_with_the_result(engine):
    states = list(engine.refine(None, "KARDATÓ", limit=FEW))
    assert {one.found for one in states[0].assessments} == {"static"}
    assert [state.reason for state in states[:-1]] == ["running"] * (len(states) - 1)
    assert states[-1].reason == "rollouts"
    assert states[-1].best.answer is not None


def test_positions_come_in_many_ways(engine):
    _, state = played(engine.lexicon, "ways", 5)
    seat = state.to_move
    rack = state.racks[seat]
    position = Position(
        state.board, (rack, b""), (state.scores[seat], state.scores[1 - seat]), state.scoreless
    )
    ways = [
        engine.standpoint(view_of(state, seat)),
        engine.standpoint(position),
        engine.standpoint(format_cgp(HU, position)),
        engine.standpoint(replace(position, racks=(b"", b"")), HU.alphabet.format_tiles(rack)),
        engine.standpoint(outlook_of(state, seat), rack),
    ]
    assert {
        (at.outlook.rack, at.outlook.unseen, at.outlook.held, at.outlook.scores) for at in ways
    } == {(bytes(rack), ways[0].outlook.unseen, (7,), ways[0].outlook.scores)}


def view_of(state, seat):
    racks = tuple(rack if at == seat else bytes(len(rack)) for at, rack in enumerate(state.racks))
    return replace(state, racks=racks, seed="")


def test_a_rack_that_is_told_is_known(engine):
    cgp = f"{'/'.join(['15'] * 15)} KARDATÓ/TARAKAD 0/0 0"
    assert engine.standpoint(cgp).priors == [[(HU.alphabet.encode("TARAKAD"), 1.0)]]


def test_the_last_move_is_inferred_from(engine):
    board = Board.empty(HU.layout).after(
        dict(zip((112, 113), HU.alphabet.encode("AD"), strict=True))
    )
    at = engine.standpoint(board, "KARDATÓ", last="8H AD")
    assert at.priors is not None
    assert engine.standpoint(board, "KARDATÓ").priors is None
    assert all(len(leave) <= 5 for leave, _ in at.priors[0])
    earlier, play = before(HU, board, "8H A.")
    assert bytes(filter(None, earlier.tiles)) == HU.alphabet.encode("D")
    assert play.laid == HU.alphabet.encode("A")
    assert engine.analyse(at, limit=FEW).best.found == "simulated"


@pytest.mark.parametrize(
    ("position", "rack", "facts", "code"),
    [
        (None, None, {}, "analysis-no-rack"),
        (None, "[ZS][ZS]", {}, "analysis-tiles"),
        (f"{'/'.join(['15'] * 15)} [ZS]/[ZS] 0/0 0", None, {}, "analysis-tiles"),
        (None, "Ж", {}, "tile-unknown"),
        ("nonsense", "KAR", {}, "cgp-malformed"),
        (None, "KAR", {"moves": ["8H TAR"]}, "kernel-bad-input"),
        (None, "KAR", {"moves": ["8H"]}, "notation-move"),
        (None, "KAR", {"last": "8H TAR"}, "notation-move"),
    ],
)
def test_what_is_no_position_is_refused_by_code(engine, position, rack, facts, code):
    with pytest.raises(CrossglotError) as refused:
        engine.analyse(position, rack, limit=FEW, **facts)
    assert refused.value.code == code


def test_a_house_rule_that_cannot_be_counted_is_refused(engine):
    edition = with_house(HU, House(recount_premiums=True))
    with pytest.raises(CrossglotError) as refused:
        Engine(replace(engine.lexicon, edition=edition)).analyse(None, "KARDATÓ", limit=FEW)
    assert refused.value.code == "player-house-rule"


def test_a_token_ends_the_work_from_another_thread(engine):
    stop = threading.Event()
    states = engine.refine(None, "KARDATÓ", limit=Limit(seconds=None, confidence=None), stop=stop)
    for state in states:
        if state.best.rollouts:
            threading.Thread(target=stop.set).start()
    assert state.reason == "halted"
    assert state.best.rollouts


def test_other_threads_run_during_a_search(engine):
    looked: list[int] = []
    stop = threading.Event()
    searching = threading.Event()

    def count():
        searching.wait()
        while len(looked) < 10_000:
            looked.append(1)
        stop.set()

    thread = threading.Thread(target=count)
    thread.start()
    searching.set()
    found = engine.analyse(None, "KARDATÓ", limit=Limit(seconds=None, confidence=None), stop=stop)
    thread.join()
    assert found.reason == "halted", "without the lock released the count would never end"


def test_closing_ends_the_work(engine):
    states = engine.refine(None, "KARDATÓ", limit=Limit(seconds=None, confidence=None))
    next(states)
    next(states)
    states.close()
    assert next(states, None) is None


def test_tops_are_all_the_dearest_plays(engine):
    tops = engine.tops("KARDATÓ")
    dearest = candidates(
        engine.lexicon, HU, Board.empty(HU.layout), HU.alphabet.encode("KARDATÓ"), limit=0
    )
    most = max(one.points for one in dearest)
    assert {top.play for top in tops} == {one.play for one in dearest if one.points == most}
    assert engine.tops("[ZS]") == ()


def test_a_notebook_shows_board_table_and_plot(engine):
    found = engine.analyse(None, "KARDATÓ", limit=FEW)
    shown = found._repr_html_()
    assert shown.count("<svg") == shown.count("</svg>") == 2
    assert shown.count("<tr>") == 1 + len(found.assessments)
    assert found.written(found.best.move) in str(found).splitlines()[1]


def test_unseen_is_everything_else():
    assert sorted(unseen_of(HU, Board.empty(HU.layout), b"")) == sorted(HU.full_bag())


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"version": 1}', b"\xff", b"[" * 100_000])
def test_what_is_no_analysis_is_refused(data):
    with pytest.raises(CrossglotError) as refused:
        read_analysis(data)
    assert refused.value.code == "game-file-malformed"


def test_the_page_is_true():
    page = ROOT / "docs" / "analysis.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


def test_steady_has_no_clock():
    assert STEADY.seconds is None
