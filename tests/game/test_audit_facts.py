"""What follows from a choice is worked out anew: a record that says otherwise is found."""

from msgspec.structs import replace

from crossglot.alphabet import BLANK
from crossglot.editions import House, edition_ids, load_edition, with_house
from crossglot.errors import GameCode
from crossglot.game import (
    Drew,
    Ended,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Skipped,
    act,
    challenge_play,
    chosen_move,
    fold,
    settle,
    start,
)
from crossglot.game.audit import Departure, audit
from crossglot.game.finish import ending
from crossglot.moves import Exchange, Pass
from crossglot.rules import place_tiles
from tests.fuzz.test_random_games import Coin
from tests.game.test_view import GAMES, game

FOLLOWS = {
    "StarterFound": ["rounds", "first"],
    "Drew": ["tiles"],
    "Played": ["points"],
    "Exchanged": ["drawn"],
    "Skipped": ["seat"],
    "Challenged": ["upheld", "booked", "turn_lost"],
    "TakenBack": ["seat", "to"],
    "ThemeArgued": ["turn"],
    "ThemeRuled": ["points", "word"],
    "Ended": ["racks", "adjustments"],
}
"""Event -> what of it nobody chooses."""


def other(value):
    """Another value of its kind."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else (*value, 1)


def test_nothing_that_follows_can_be_written_otherwise():
    left = {(name, fact): 4 for name, facts in FOLLOWS.items() for fact in facts}
    for edition in edition_ids():
        for events in (game(number, edition) for number in range(GAMES)):
            if events[0].house.two_bags:  # how many vowels are drawn is a choice there
                continue
            if not any(left.values()):
                return
            for at, event in enumerate(events):
                for fact in FOLLOWS.get(type(event).__name__, []):
                    if not left[type(event).__name__, fact]:
                        continue
                    left[type(event).__name__, fact] -= 1
                    wrong = replace(event, **{fact: other(getattr(event, fact))})
                    rest = events[at + 1 : len(events[0].seats) + 2]  # of the opening
                    found = next(iter(audit([*events[:at], wrong, *rest], Coin())))
                    assert found == Departure(at + 1, wrong, event), fact
    raise AssertionError([fact for fact, times in left.items() if times])


def test_games_in_which_everything_happens_are_sound():
    for edition in ("HU-M", "ET", "EL"):
        for number in range(GAMES):
            assert list(audit(game(number, edition), Coin())) == []


def test_an_older_file_does_not_say_when_a_window_closed():
    """The turn lost when it closed says so; what says another time than the draw is found."""
    rules = with_house(load_edition("HU-M"), House(challenge="double"))
    events = list(start(rules, [SeatInfo(name, "human") for name in "abc"], "s4"))
    for squares in ((112, 113), (127,)):
        state = fold(events)
        tiles = [tile for tile in state.racks[state.to_move] if tile != BLANK]
        play = place_tiles(rules, state.board, dict(zip(squares, tiles, strict=False))).play
        events += act(state, state.to_move, play, at=1_000)
        if len(squares) == 2:
            third = (state.to_move + 2) % 3
            events += challenge_play(fold(events), third, Coin(), at=2_000)
            assert not events[-2].upheld
    before, (drew, lost) = events, settle(fold(events), at=9_000)
    assert (lost.seat, lost.reason, drew.at, lost.at) == (third, "challenge", 9_000, 9_000)
    older, late = replace(drew, at=0), replace(lost, at=9_001)
    first = (third + 1) % 3
    for sound in ([drew, lost], [older, lost], [drew, lost, Passed(first, 9_500)]):
        assert list(audit([*before, *sound])) == []
    assert list(audit([*before, drew, late])) == [Departure(len(before) + 2, late, lost)]
    for cut in (drew, older):
        (missing,) = audit([*before, cut])
        assert (missing.event, missing.stated) == (len(before) + 2, None)
        assert type(missing.expected) is Skipped


def test_an_end_has_its_place_and_its_winners():
    events = start(load_edition("HU-M"), [SeatInfo(name, "human") for name in "ab"], "s")
    for reason, named in (("exhausted", False), ("resignation", True)):
        end = ending(fold(events), reason, at=5)
        assert list(audit([*events, end])) == []
        other_won = replace(end, winners=(1,) if end.winners == (0,) else (0,))
        assert bool(list(audit([*events, other_won]))) is not named, reason
    early = Ended("resignation", 0, ((), ()), (0, 0), (1,))
    (found, *_) = audit([events[0], early])
    assert (found.event, found.stated) == (2, early)
    passes, state = list(events), fold(events)
    for _ in range(4):
        passes += act(state, state.to_move, Pass(), at=7)
        state = fold(passes)
    last = passes.pop()
    assert list(audit([*passes, last])) == []
    assert list(audit(passes)) == [Departure(len(passes) + 1, None, last)]
    for late, sound in ((-1, True), (1, False)):
        assert (not list(audit([*passes, replace(last, at=last.at + late)]))) is sound


def test_what_is_out_of_place_is_refused():
    events = game(1, "HU-M")
    events = events[: len(events[0].seats) + 2]
    state = fold(events)
    nothing = (0,) * len(state.seats)
    racks = tuple(map(tuple, state.racks))
    for reason in ("out", "passes", "scoreless", "agreed"):
        ended = Ended(reason, None, racks, nothing, (0,))
        (found,) = audit([*events, ended])
        assert (found.event, found.stated, found.expected.code) == (
            state.seq + 1, ended, GameCode.EVENT_ILLEGAL
        )  # fmt: skip
        assert found.expected.facts == {"seq": state.seq + 1, "reason": "out of place"}
    (empty,) = audit([])
    assert (empty.stated, empty.expected.facts["reason"]) == (None, "no start")
    (headless,) = audit(events[1:])
    assert (headless.event, headless.stated) == (1, events[1])


def test_a_record_is_read_no_further_than_it_makes_sense():
    """What comes after an event that is not there would be held against the wrong game."""
    played, drawn = next(
        (events, at)
        for edition in edition_ids()
        for events in (game(number, edition) for number in range(GAMES))
        for at in range(len(events[0].seats) + 3, len(events) - 3)
        if events[0].house.challenge == "void" and isinstance(events[at], Drew)
    )
    (found,) = audit([*played[:drawn], *played[drawn + 1 :]])
    assert (found.event, found.stated, found.expected) == (
        drawn + 1, played[drawn + 1], played[drawn]
    )  # fmt: skip


def test_what_a_seat_chose():
    assert chosen_move(Passed(0)) == Pass()
    assert chosen_move(Exchanged(0, (1, 2), (3, 4))) == Exchange(b"\1\2")
    played = Played(0, 112, 0, (1, 2), 5)
    assert chosen_move(played) == played.play
    assert chosen_move(Drew(0, (1,))) is None
