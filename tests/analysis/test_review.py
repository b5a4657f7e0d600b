"""A game reviewed: what is lost is never negative, the best loses nothing, phonies are named."""

import json
import signal
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.analysis import Engine, Limit
from crossglot.analysis.assessment import is_equal, ranked
from crossglot.analysis.decisions import decision_at, decisions, decisions_of, holdings
from crossglot.analysis.report import SUMMARY_HEADINGS, review_html, summary_rows, turn_row
from crossglot.analysis.review import review
from crossglot.analysis.review_file import write_review
from crossglot.cli import main
from crossglot.cli.sentences import say_in
from crossglot.cli.stopping import stop_on_interrupt
from crossglot.errors import AnalysisError
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record
from crossglot.languages import LANGUAGES
from crossglot.notation.gcg import format_gcg, parse_gcg
from crossglot.players import outlook_of
from tests.analysis.words import HU, played, small_lexicon

FEW = Limit(seconds=None, rollouts=60, nodes=500, candidates=4)


@pytest.fixture(scope="module")
def engine():
    return Engine(small_lexicon())


def say(message, **facts):
    return say_in("analysis", message, **facts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_ours_is_seen_as_its_seats_saw_it(engine, seats):
    events, state = played(engine.lexicon, "seen", 30, seats)
    turns = decisions_of(events)
    assert [turn.number for turn in turns] == list(range(1, len(state.turns) + 1))
    for turn in turns:
        assert turn.outlook == outlook_of(turn.before, turn.seat)
    assert holdings(state) == [len(rack) for rack in state.racks]


def test_a_game_file_tells_the_same(engine):
    events, _ = played(engine.lexicon, "file", 14)
    ours = decisions_of(events)
    theirs = decisions(HU, parse_gcg(format_gcg(record(events))))
    assert [turn.move for turn in theirs] == [turn.move for turn in ours]
    assert [turn.outlook for turn in theirs] == [turn.outlook for turn in ours]


def test_a_rack_that_is_not_told_is_not_guessed(engine):
    events, _ = played(engine.lexicon, "hidden", 6)
    game = parse_gcg(format_gcg(record(events)))
    blind = replace(game, events=tuple(replace(line, rack="") for line in game.events))
    assert all(turn.outlook is None for turn in decisions(HU, blind))
    *_, found = review(engine, ["a", "b"], decisions(HU, blind), limit=FEW)
    assert [one.judged for one in found.summaries] == [0, 0]
    assert len(found.turns) == len(decisions_of(events))


@settings(max_examples=6)
@given(seed=st.integers(0, 100))
def test_losses_are_never_negative(engine, seed):
    events, _ = played(engine.lexicon, f"{seed}", 8)
    *_, found = review(engine, ["a", "b"], decisions_of(events), limit=FEW)
    for turn in found.turns:
        assert turn.analysis is not None
        assert turn.loss is not None
        measures = (turn.loss.points, turn.loss.equity, turn.loss.win, turn.loss.spread)
        assert min(one for one in measures if one is not None) >= 0
        best, done = turn.analysis.best, turn.played
        assert turn.is_best == is_equal(done, best)
        assert turn.loss.equity == max(0, best.equity - done.equity) / 1000, "one reference"
        if best.win and done.win:
            assert turn.loss.win == pytest.approx(max(0, best.win.mean - done.win.mean))
        assert turn.analysis.assessments == ranked(turn.analysis.assessments), "one order"
    for one in found.summaries:
        turns = [turn for turn in found.turns if found.names[turn.decision.seat] == one.name]
        lost: list[int] = [turn.loss.points for turn in turns if turn.loss is not None]
        assert one.points == sum(lost)
        assert one.judged == one.turns


def phony():
    lines = ["#player1 A A", "#player2 B B", ">A: KARDATÓ 8H DAK +8 8", ">B: TAKADRÓ - +0 0"]
    return decisions(HU, parse_gcg("\n".join(lines)))


def test_words_that_the_lexicon_has_not_are_named(engine):
    *_, found = review(engine, ["A", "B"], phony(), limit=FEW)
    assert found.turns[0].phonies == ("DAK",)
    assert found.turns[0].loss is None
    assert found.summaries[0].phonies == 1
    assert "DAK" in turn_row(found, found.turns[0], say)[4]


def test_a_turn_that_there_is_not(engine):
    with pytest.raises(AnalysisError) as refused:
        decision_at(phony(), 3)
    assert refused.value.facts == {"turn": 3, "turns": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_whole_page(engine, language, monkeypatch):
    monkeypatch.setenv("LC_ALL", {"en": "C"}.get(language, f"{language}_XX.UTF-8"))
    events, _ = played(engine.lexicon, "page", 4)
    *_, found = review(engine, ["<a>", "b & c"], decisions_of(events), limit=FEW)
    page = review_html(found, say, language)
    assert page.startswith("<!doctype html>")
    assert "<a>" not in page
    assert "&lt;a&gt;" in page
    assert page.count("<svg") == page.count("</svg>") == 1 + len(found.turns)
    assert "://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert all(len(row) == len(SUMMARY_HEADINGS) for row in summary_rows(found))


def test_reviews_are_written_as_json(engine):
    *_, found = review(engine, ["A", "B"], phony(), limit=FEW)
    told = json.loads(write_review(found))
    assert [turn["move"] for turn in told["turns"]] == ["8H DAK", "pass"]
    assert told["turns"][0]["phonies"] == ["DAK"]
    assert told["turns"][1]["analysis"]["edition"] == "HU-M"


def test_the_commands_read_both_formats(engine, tmp_path, capsys):
    events, state = played(engine.lexicon, "both", 4)
    ours, theirs = tmp_path / "game.json", tmp_path / "game.gcg"
    ours.write_bytes(write_events(events, STANDARD))
    theirs.write_bytes(format_gcg(record(events)).encode())
    bounds = ["--rollouts", "20", "--limit", "2", "--json"]
    told = []
    for file in (ours, theirs):
        assert main(["review", str(file), *bounds]) == 0
        told.append(json.loads(capsys.readouterr().out))
        assert main(["analyse", str(file), "--turn", "2", *bounds]) == 0
        asked, reviewed = json.loads(capsys.readouterr().out), told[-1]["turns"][1]["analysis"]
        assert asked["position"] == reviewed["position"]
        assert asked["moves"][0]["found"] == "simulated"
    assert [len(one["turns"]) for one in told] == [len(state.turns)] * 2
    assert main(["analyse", str(ours), "--turn", "9"]) == 2


def test_the_first_interrupt_asks_for_the_best_so_far():
    before = signal.getsignal(signal.SIGINT)
    with stop_on_interrupt() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        assert signal.getsignal(signal.SIGINT) is before
    assert signal.getsignal(signal.SIGINT) is before
