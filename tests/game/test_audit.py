"""A record is played again: sound ones pass, and every change is found."""

import msgspec
import pytest

from crossglot.game import Drew, Played, SeatInfo, act, fold, follow, start
from crossglot.game.audit import audit, digest
from crossglot.game.json_file import STANDARD
from crossglot.moves import Exchange, Pass
from tests.fuzz.test_random_games import Coin, play_game
from tests.game.conftest import HU
from tests.rows import for_each


@for_each("number", range(60))
def test_games_that_were_played_are_sound(number):
    events, _ = play_game(number)
    assert list(audit(events)) == []
    assert list(audit(events, Coin())) == [], "and so are its rulings"


def test_the_digest_follows_from_what_happened():
    events, _ = play_game(3)
    assert digest(events, STANDARD) == digest(play_game(3)[0], STANDARD)
    assert digest(events, STANDARD) != digest(events[:-1], STANDARD)


@pytest.fixture(scope="module")
def record():
    events = list(start(HU, [SeatInfo("a", "human"), SeatInfo("b", "human")], "seed"))
    for _ in range(3):
        state = fold(events)
        events += act(state, state.to_move, Exchange(state.racks[state.to_move][:2]))
    return events


def changed(record, at, **fields):
    return [*record[:at], msgspec.structs.replace(record[at], **fields), *record[at + 1 :]]


@pytest.mark.parametrize(
    ("change", "event"),
    [
        (lambda r: changed(r, 0, seed="other"), 2),
        (lambda r: changed(r, 1, first=1 - r[1].first), 2),
        (lambda r: changed(r, 2, tiles=r[2].tiles[::-1]), 3),
        (lambda r: changed(r, 4, seat=1 - r[4].seat), 5),
        (lambda r: changed(r, 4, drawn=r[4].drawn[::-1]), 5),
        (lambda r: [*r[:4], *r[5:]], 5),
        (lambda r: [*r, Drew(0, (1,))], 8),
        (lambda r: r[1:], 1),
    ],
)
def test_every_change_is_found(record, change, event):
    departures = list(audit(change(record)))
    assert departures
    assert departures[0].event == event


def test_wrong_points_are_found():
    for number in range(50):
        events, _ = play_game(number)
        at = next((n for n, event in enumerate(events) if isinstance(event, Played)), None)
        if at is None:
            continue
        wrong = changed(events, at, points=events[at].points + 1)
        assert next(iter(audit(wrong))).event == at + 1


def test_an_unfinished_game_is_sound(record):
    state = fold(record)
    more = [*record, *act(state, state.to_move, Pass())]
    assert follow(state, more[len(record) :]).ended is None
    assert list(audit(more)) == []


def test_an_end_recorded_at_the_time_of_the_last_play_is_sound():
    """So it was written once, though the window closed later; one that comes too late is not."""
    counted = {"out", "passes", "scoreless"}
    games = (list(play_game(number)[0]) for number in range(60))
    *before, end = next(game for game in games if game[-1].reason in counted)
    early, wrong = (msgspec.structs.replace(end, **told) for told in ({"at": -1}, {"winners": ()}))
    assert list(audit([*before, early])) == []
    assert [found.event for found in audit([*before, wrong])] == [len(before) + 1]
