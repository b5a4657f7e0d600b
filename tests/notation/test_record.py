"""Our own games as game files: nothing is lost, and every line adds up."""

import pytest
from hypothesis import given, settings

from crossglot.editions import House
from crossglot.game import HIDDEN, act, after, challenge_play, fold, settle, view
from crossglot.game.recognised import edition_of
from crossglot.game.record import record
from crossglot.game.recount import recount
from crossglot.game.view import seen_by
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from crossglot.notation.gcg import LATIN1, format_gcg, parse_gcg, read_gcg, write_gcg
from tests.game.conftest import Only, set_up
from tests.notation.games import games, random_game

KARD = "KARDÓA[SZ]"


def lines_of(events):
    """The event lines and notes of a game that was set up and then played so."""
    return [
        line
        for line in format_gcg(record(events)).splitlines()
        if line.startswith((">", "#note", "#rack"))
    ]


@settings(max_examples=60, deadline=None)
@given(events=games())
def test_a_whole_game_survives_its_file(events):
    game = record(events)
    assert parse_gcg(format_gcg(game)) == game
    assert read_gcg(write_gcg(game)) == game
    assert read_gcg(write_gcg(game).replace(b"\n", b"\r\n")) == game


@settings(max_examples=40, deadline=None)
@given(events=games())
def test_the_file_of_a_game_adds_up(events):
    state = fold(events)
    game = parse_gcg(format_gcg(record(events)))
    lines = list(recount(state.edition, game))
    assert [d for line in lines for d in line.differences] == []
    totals = [0] * len(state.seats)
    for line in lines:
        totals[line.event.player] = line.total
    assert tuple(totals) == state.scores
    assert game.incomplete == (state.ended is None)
    assert edition_of(game).id == state.edition.id


@settings(max_examples=30, deadline=None)
@given(events=games())
def test_a_seats_file_holds_no_secret(events):
    state = fold(events)
    if state.ended is not None:
        return
    for seat in range(len(state.seats)):
        seen = [seen_by(event, seat) for event in events]
        game = record(seen)
        assert set(game.racks) <= {seat}
        assert all(not line.rack or line.player == seat for line in game.events)
        assert parse_gcg(format_gcg(game)) == game
        others = [rack for other, rack in enumerate(view(events, seat).racks) if other != seat]
        assert all(HIDDEN in rack for rack in others if rack), "empty behind the last play"


def played(state, events, text):
    new = act(state, state.to_move, parse_move(state.edition, state.board, text))
    return _after(state, events, new)


def _after(state, events, new):
    for event in new:
        state = after(state, event)
    return state, [*events, *new]


@pytest.mark.parametrize(
    ("house", "words", "expected", "why"),
    [
        (
            {"challenge": "edition"},
            ("kard",),
            [">player2: (challenge) -10 -10"],
            "HU-M-55: ten points of the challenger, an own dialect",
        ),
        (
            {"challenge": "points", "challenge_points": 5, "challenge_booked_to": "challengee"},
            ("kard",),
            [">player1: (challenge) +5 15"],
            "five points for the challenged, as WESPA books them",
        ),
        ({"challenge": "edition"}, (), [">player1: -- -10 0"], "HU-M-54: the play comes off"),
    ],
)
def test_challenges_have_their_lines(house, words, expected, why):
    start = random_game("HU-M", House(**house), 2, 1, most=0)
    state = set_up(KARD, KARD, **house)
    hidden = [seen_by(event, None) for event in start]
    state, new = played(state, [], "8F KARD")
    state, ruled = _after(state, [], challenge_play(state, 1, Only(*words)))
    opening = [event for event in hidden if type(event).__name__ != "StarterFound"]
    told = lines_of([*opening, *new, ruled[0]])
    assert told[1:2] == expected, why


def test_a_lost_turn_is_a_pass_with_a_note():
    state = set_up(KARD, KARD, challenge="double")
    state, new = played(state, [], "8F KARD")
    state, new = _after(state, new, challenge_play(state, 1, Only("kard")))
    opening = [
        seen_by(e, None) for e in random_game("HU-M", House(challenge="double"), 2, 1, most=0)
    ]
    told = lines_of([*opening, *(seen_by(event, None) for event in new)])
    assert told[-2:] == [">player2: - +0 0", "#note #unsuccessful-challenge"]


def test_an_unfinished_game_has_its_racks():
    events = random_game("HU-M", House(), 2, 5, most=6)
    game = record(events)
    assert game.incomplete
    assert set(game.racks) == {0, 1}
    assert format_gcg(game).rstrip().endswith("#incomplete")


def test_exchanged_tiles_of_others_are_only_counted():
    events = random_game("HU-M", House(), 2, 5, most=0)
    state = fold(events)
    mover = state.to_move
    events += act(state, mover, Exchange(state.racks[mover][:3]))
    events += act(fold(events), 1 - mover, Pass())
    game = record([seen_by(event, 1 - mover) for event in events])
    assert (game.events[0].rack, game.events[0].tiles) == ("", "3")


def test_a_hungarian_game_is_written_in_latin_1_when_its_letters_allow():
    events = random_game("ET", House(), 2, 7, most=30)
    assert read_gcg(write_gcg(record(events), LATIN1)).events == record(events).events
    assert settle(fold(events)) == (), "nothing waits where words are judged at once"
