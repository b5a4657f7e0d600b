"""Game files of other programs as games of ours."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from crossglot.editions import load_edition
from crossglot.errors import GameCode, IllegalPlayCode, NotationCode, NotationError, TileCode
from crossglot.game import HIDDEN, fold
from crossglot.game.imported import imported
from crossglot.game.json_file import STANDARD, read_events, write_events
from crossglot.game.record import record
from crossglot.notation.gcg import parse_gcg, read_gcg
from tests.notation.games import games

HU = load_edition("HU-W")
SAMPLE = Path(__file__).parents[1] / "data" / "sample_game_hu.gcg"
HEAD = "#player1 A Ann\n#player2 B Bo\n"


def lines(game):
    return [(e.player, e.kind, e.place, e.tiles, e.points, e.total) for e in game.events]


def test_the_sample_game_becomes_a_game_of_ours():
    game = read_gcg(SAMPLE.read_bytes())
    found = imported(HU, game)
    assert found.left_out == ()
    state = fold(found.events)
    assert state.scores == (285, 265), "HU-W-94"
    assert [seat.name for seat in state.seats] == ["A játékos", "B játékos"]
    assert len(state.turns) == 41
    assert state.ended.reason == "passes"
    assert lines(record(found.events)) == lines(game)
    assert read_events(write_events(found.events, STANDARD), STANDARD) == found.events


@settings(max_examples=40, deadline=None)
@given(events=games())
def test_a_game_written_then_imported_is_the_same_game(events):
    state = fold(events)
    file = record(events)
    found = imported(state.edition, file)
    assert found.left_out == ()
    back = fold(found.events)
    assert (back.board, back.scores) == (state.board, state.scores)
    doubled = state.edition.end.final == "out-doubled" and len(state.seats) > 2
    told, notifications = lines(record(found.events)), lines(file)
    if doubled:  # one line holds the tiles of all others: whose they were is lost
        told, notifications = (
            [line for line in all_ if line[1] != "end-rack"] for all_ in (told, notifications)
        )
    assert told == notifications
    if state.ended is None:
        assert set(b"".join(back.racks)) <= {HIDDEN}, "what the file does not tell stays hidden"


def test_challenges_are_taken_over():
    text = HEAD + (
        ">A: KARD 8F KARD +10 10\n>A: KARD -- -10 0\n"
        ">B: OMA 8F OMA +6 6\n>B: (challenge) +5 11\n"
        ">A: KO F8 .K +2 2\n>B: (challenge) -10 1\n"
    )
    found = imported(HU, parse_gcg(text))
    assert found.left_out == ()
    state = fold(found.events)
    assert state.scores == (2, 1)
    assert [turn.withdrawn for turn in state.turns] == [True, False, False]


def test_time_and_both_ways_to_count_what_is_left():
    doubled = imported(
        HU, parse_gcg(HEAD + ">A: KARD 8F KARD +10 10\n>A: (BUZ) +20 30\n>B: (time) -10 -10\n")
    )
    assert doubled.events[-1].racks == ((), tuple(HU.alphabet.encode(["B", "U", "Z"])))
    assert fold(doubled.events).scores == (30, -10)
    assert doubled.events[-1].winners == (0,)
    own = imported(HU, parse_gcg(HEAD + ">A: BUZ (BUZ) -10 -10\n>B: G (G) -2 -2\n"))
    assert (fold(own.events).scores, own.events[-1].reason) == ((-10, -2), "passes")


@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        (">B: OMA A1 OMA +6 6", 9, IllegalPlayCode.NOT_CONNECTED),
        (">B: OMA 8F OMA +6 6", 9, IllegalPlayCode.SQUARE_TAKEN),
        (">B: OMA Z9 OMA +6 6", 9, NotationCode.COORDINATE),
        (">B: OMA 8O OMA +6 6", 9, NotationCode.MOVE),
        (">B: OMA F8 (O)MA +6 6", 9, NotationCode.MOVE),
        (">B: OMA F8 .ЖA +6 6", 9, TileCode.UNKNOWN_TILE),
        (">B: OMA F8 .?A +6 6", 9, IllegalPlayCode.UNKNOWN_TILE),
        (">B: OMA -Ж +0 0", 10, TileCode.UNKNOWN_TILE),
        (">B: -- +0 0", 5, NotationCode.GCG_LINE),
        (">A: -- -10 0\n>A: (challenge) -10 0", 5, GameCode.EVENT_ILLEGAL),
    ],
)
def test_lines_that_cannot_follow_are_named_and_the_rest_goes_on(line, column, code):
    text = HEAD + f">A: KARD 8F KARD +10 10\n{line}\n>A: - +0 10\n"
    found = imported(HU, parse_gcg(text))
    assert [(out.column, out.error.code) for out in found.left_out] == [(column, code)]
    assert fold(found.events).turns[-1].seat == 0, "the pass after it is there"


@pytest.mark.parametrize("tile", ["Ж", "Q", "a"])
def test_an_unknown_tile_at_the_end_is_named(tile):
    found = imported(HU, parse_gcg(HEAD + f">A: ({tile}) +2 2\n"))
    assert [out.error.code for out in found.left_out] == [TileCode.UNKNOWN_TILE]
    assert fold(found.events).scores == (2, 0)


def test_large_racks():
    found = imported(HU, parse_gcg(HEAD + ">A: KARDKARDK - +0 0\n"))
    assert fold(found.events).edition.rack_size == 9


def test_nobody_plays():
    with pytest.raises(NotationError) as refused:
        imported(HU, parse_gcg("#title x"))
    assert refused.value.code is NotationCode.GCG_PLAYER
