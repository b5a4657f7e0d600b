"""Editions built by the caller are played like ours (B2)."""

import os
from dataclasses import replace

import pytest

from crossglot.analysis.decisions import decisions, decisions_of
from crossglot.board import Direction
from crossglot.editions import House, build_edition, edition_ids, load_edition, with_house
from crossglot.errors import EditionCode, EditionError, GameError
from crossglot.game import HUMAN, SeatInfo, act, fold, follow, propose, start
from crossglot.game.imported import imported
from crossglot.game.record import record
from crossglot.game.state import opening_rules
from crossglot.moves import Pass, Play
from crossglot.notation.gcg import parse_gcg

TOML = """
base        = "EN"
name        = "Mini"
tile_set    = "mini"
tiles_total = 40
[rack]
size = 5
[tiles]
"?" = [2, 0]
A   = [20, 1]
B   = [18, 3]
[letters]
vowels = ["A"]
"""
TABLES = {
    "name": "Mini",
    "language": "en",
    "tile_set": "mini",
    "board": "standard",
    "tiles_total": 40,
    "players": [2, 4],
    "coordinates": "numbered-rows",
    "rack": {"size": 5},
    "bonus": {5: 30},
    "opening": {"min_tiles": 3},
    "exchange": {"bag_min": 0},
    "challenge": {"kind": "none", "points": 0, "booked_to": "challenger", "per": "play"},
    "end": {"pass_rounds": 2, "scoreless_turns": 6, "final": "subtract-own-add-to-out"},
    "letters": {"vowels": ["A"]},
    "tiles": {"?": [2, 0], "A": [20, 1], "B": [18, 3]},
}
MINI = build_edition("MINI", TABLES)
SEATS = [SeatInfo("Ann", HUMAN), SeatInfo("Bo", HUMAN)]


def opened(edition, moves=()):
    events = start(edition, SEATS, "own")
    for move in moves:
        state = fold(events, edition)
        events += act(state, state.to_move, move)
    return events


def first_play(edition):
    state = fold(opened(edition), edition)
    return Play(
        112, Direction.ACROSS, bytes(tile for tile in state.racks[state.to_move] if tile < 64)[:3]
    )


def test_a_built_edition_is_played_from_start_to_record():
    events = opened(MINI, [first_play(MINI), Pass()])
    state = fold(events, MINI)
    assert state.edition == MINI
    assert len(state.turns) == 2
    assert state.scores[state.turns[0].seat] == state.turns[0].points > 0
    assert follow(fold(events[:3], MINI), events[3:]) == state, "deterministic"
    assert len(decisions_of(events, MINI)) == 2
    file = record(events, MINI)
    found = imported(MINI, file)
    assert found.left_out == ()
    assert fold(found.events, MINI).board == state.board
    assert len(decisions(MINI, file)) == 2


def test_without_the_edition_its_id_is_asked_for():
    with pytest.raises(EditionError) as refused:
        fold(opened(MINI))
    assert refused.value.code is EditionCode.UNKNOWN
    with pytest.raises(GameError):
        fold(opened(MINI), load_edition("EN"))


def test_an_edition_of_ours_that_was_changed_is_the_one_played():
    dear = replace(load_edition("EN"), points=bytes(27))
    state = fold(start(dear, SEATS, "own"), dear)
    assert state.edition.points == bytes(27)
    ours = load_edition("EN")
    assert fold(start(ours, SEATS, "own")).edition is fold(start(ours, SEATS, "x"), ours).edition


def test_house_rules_may_be_in_it_or_not():
    housed = with_house(MINI, House(rack_size=6, jacks_to_open=True))
    events = opened(housed, [Pass(), Pass()])
    for edition, least in ((MINI, 3), (housed, 2)):
        state = fold(events, edition)
        assert (state.edition.rack_size, state.edition.opening_min) == (6, 5)
        assert opening_rules(state).opening_min == least, "once everybody has passed (ET-87)"


def test_a_turn_taken_back_by_consent_is_refolded_with_it():
    events = opened(MINI, [first_play(MINI)])
    state = fold(events, MINI)
    seat = state.turns[0].seat
    for principal in (seat, 1 - seat):
        events += propose(fold(events, MINI), principal, "takeback")
    state = fold(events, MINI)
    assert state.board.is_empty
    assert len(state.struck) == 1


def test_editions_are_found_in_the_folders_named(tmp_path, monkeypatch):
    before = edition_ids()
    other = tmp_path / "other"
    other.mkdir()
    (tmp_path / "MINI.toml").write_text(TOML, "utf-8")
    (other / "EN.toml").write_text(TOML, "utf-8")
    monkeypatch.setenv("CROSSGLOT_EDITIONS", f"{tmp_path}{os.pathsep}{other}{os.pathsep}/nowhere")
    assert set(edition_ids()) == {*before, "MINI"}
    assert load_edition("mini").tiles_total == 40
    assert load_edition("EN").tiles_total == 100, "ours cannot be replaced"
    events = start(load_edition("MINI"), SEATS, "own")
    assert fold(events).edition.rack_size == 5
    found = imported(load_edition("MINI"), parse_gcg("#player1 A Ann\n>A: AAB 8H AAB +10 10\n"))
    assert found.left_out == ()
    monkeypatch.delenv("CROSSGLOT_EDITIONS")
    assert edition_ids() == before
    with pytest.raises(EditionError):
        load_edition("MINI")
