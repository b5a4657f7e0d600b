"""House rules that go on beyond one act: two bags, blanks taken back, the five-letter opening."""

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Direction
from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.errors import GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game import (
    Drew,
    Played,
    SeatInfo,
    accept_play,
    act,
    challenge_play,
    fold,
    follow,
    settle,
    start,
    tick,
)
from crossglot.game.audit import audit
from crossglot.moves import Exchange, Pass, Play
from crossglot.notation import parse_move
from crossglot.rules.bags import draw_tiles
from tests.game.conftest import set_up

VOWELS = {
    "HU-M": ("A Á E É I Í O Ó Ö Ő U Ú Ü Ű ?", 40),
    "CS": ("A Á E É Ě I Í O Ó U Ú Ů Y Ý ?", 41),
    "ET": ("A E I O U Õ Ä Ö Ü ?", 48),
    "EL": ("Α Ε Η Ι Ο Υ Ω ?", 53),
}
"""Labels in the bag of vowels, blanks among them (RULES 6.13), and how many tiles that are."""

CHALLENGED = ("edition", "single", "double", "points")


def labels(edition, tiles):
    names = load_edition(edition).alphabet.labels
    return ["?" if tile == BLANK else names[tile] for tile in tiles]


def vowels_in(edition, tiles):
    return sum(label in VOWELS[edition][0].split() for label in labels(edition, tiles))


class Admits:
    def __init__(self, *, admits=True):
        self.admits = admits

    def admits_tiles(self, tiles):
        return self.admits


# two bags (ET-88)


def test_blanks_lie_in_the_bag_of_vowels():
    for edition, (named, count) in VOWELS.items():
        rules = with_house(load_edition(edition), House(two_bags=True))
        bag = rules.full_bag()
        drawn = draw_tiles(rules, bag, count, "seed", vowels=count)
        assert set(labels(edition, drawn)) == set(named.split()), edition
        assert drawn.count(BLANK) == rules.blanks, (edition, "RULES 6.13")
        rest = draw_tiles(rules, bag, len(bag) - count, "seed", vowels=0)
        assert not vowels_in(edition, rest), edition
        assert sorted(drawn + rest) == sorted(bag), edition


def drawn_after(mode, close, asked, edition="ET", **house):
    """What seat 0 draws for the four tiles that it laid, once ``close`` has closed the window."""
    state = set_up("KARDOTE", "KARDOTE", edition=edition, two_bags=True, challenge=mode, **house)
    move = parse_move(state.edition, state.board, "8F KARD")
    state = follow(state, act(state, 0, move, at=1, vowels=asked))
    events = close(state)
    (drew,) = [event for event in events if isinstance(event, Drew) and event.seat == 0]
    follow(state, events)
    return vowels_in(edition, drew.tiles)


CLOSED_BY = {
    "the next turn": lambda state: act(state, 1, Pass(), at=2),
    "all who let it stand": lambda state: accept_play(state, 1, 2),
    "a challenge in vain": lambda state: challenge_play(state, 1, Admits(), at=2),
    "the referee": lambda state: settle(state, at=2),
}


def test_the_bag_chosen_with_a_play_is_drawn_from_when_its_window_closes():
    """ET-88, under every rule of challenge and however the window closes."""
    for edition in ("HU-M", "CS", "ET"):
        for mode in CHALLENGED:
            for name, close in CLOSED_BY.items():
                for asked in (0, 1, 3, 4):
                    drew = drawn_after(mode, close, asked, edition)
                    assert drew == asked, (edition, mode, name)


def test_the_bag_chosen_is_not_forgotten_when_time_closes_the_window():
    clock = Clock(main=600_000)
    for mode in CHALLENGED:
        for asked in (0, 4):
            drew = drawn_after(mode, lambda state: tick(state, 30_000), asked, clock=clock)
            assert drew == asked, mode


def test_without_a_choice_each_bag_gives_its_share():
    for mode in ("void", *CHALLENGED):
        if mode == "void":
            state = set_up("KARDOTE", "KARDOTE", edition="ET", two_bags=True)
            drew = act(state, 0, parse_move(state.edition, state.board, "8F KARD"))[1]
            assert vowels_in("ET", drew.tiles) == 2
        else:
            assert drawn_after(mode, CLOSED_BY["the referee"], None) == 2, mode


def test_where_there_is_one_bag_a_choice_is_nothing():
    state = set_up("KARDOTE", "KARDOTE", edition="ET", challenge="single")
    (played,) = act(state, 0, parse_move(state.edition, state.board, "8F KARD"), vowels=4)
    assert played.vowels is None


def test_a_record_with_chosen_bags_keeps_the_rules():
    for mode in ("void", *CHALLENGED):
        rules = with_house(load_edition("ET"), House(two_bags=True, challenge=mode))
        for seed in range(4):
            events = start(rules, [SeatInfo("a", "human"), SeatInfo("b", "human")], f"{seed}")
            state = fold(events)
            letters = [tile for tile in state.racks[state.to_move] if tile != BLANK]
            play = Play(112, Direction.ACROSS, bytes(letters[:4]))
            for move in (play, Exchange(state.racks[1 - state.to_move][:3]), Pass()):
                happened = act(state, state.to_move, move, vowels=3)
                state, events = follow(state, happened), (*events, *happened)
            assert list(audit(events)) == [], (mode, seed)
            asked = [event.vowels for event in events if isinstance(event, Played)]
            assert asked == [None if mode == "void" else 3], mode


# blank reuse (ET-82)


AT = 7 * 15 + 6
"""Where the blank lies."""


def politsei(*, house=True):
    """The document's example: POLITSE lies with a blank for its I."""
    state = set_up("POL?TSE", "IAKADEM", edition="ET", blank_reuse=house)
    move = parse_move(state.edition, state.board, "8D POLiTSE")
    return follow(state, act(state, 0, move))


def taking(state, text):
    """``text`` once the blank has been taken for the real I."""
    board = state.board.after({AT: state.edition.alphabet.tile("I")})
    play = parse_move(state.edition, board, text)
    return Play(play.start, play.direction, play.tiles, (AT,))


def test_the_blank_taken_is_laid_and_the_real_tile_stays():
    state = politsei()
    before = state.scores[1]
    after = follow(state, act(state, 1, taking(state, "8D .......i")))
    alphabet = state.edition.alphabet
    assert after.board[AT] == alphabet.tile("I"), "the real I lies in its place"
    assert after.board[7 * 15 + 10] == BLANK | alphabet.tile("I"), "the blank is laid again"
    earned = after.scores[1] - before
    values = {"P": 4, "O": 1, "L": 1, "I": 1, "T": 1, "S": 1, "E": 1}
    expected = sum(values[letter] for letter in "POLITSE")
    assert earned == expected, "each once, the real I among them; no premium again (RULES 6.11)"
    kept = after.edition.alphabet.encode("AKADEM")
    assert all(after.racks[1].count(tile) >= kept.count(tile) for tile in set(kept))


def test_the_blank_taken_may_not_be_kept():
    """ET-82: the blank obtained must be laid in the same turn."""
    state = politsei()
    for text in ("8D .......A", "8D .......K"):
        with pytest.raises(GameError) as refused:
            act(state, 1, taking(state, text))
        assert refused.value.code is GameCode.RECLAIMED_NOT_LAID, text
    with pytest.raises(IllegalPlayError) as missing:
        act(state, 1, taking(state, "8D .......I"))
    assert missing.value.code is IllegalPlayCode.NOT_ON_RACK, "the I has gone to the board"


def test_a_blank_stays_where_it_lies_without_the_house_rule():
    state = politsei(house=False)
    with pytest.raises(GameError) as refused:
        act(state, 1, taking(state, "8D .......i"))
    assert refused.value.code is GameCode.RECLAIM, "ET-9: it stays that letter to the end"


# Jacks to Open (ET-85..87)


def jacks(seats=2, **house):
    return set_up(*["KARDOAA"] * seats, edition="ET", jacks_to_open=True, **house)


def opens(state, word):
    """Whether the seat to move may open with ``word``."""
    move = parse_move(state.edition, state.board, f"8F {word}")
    try:
        act(state, state.to_move, move)
    except IllegalPlayError as refused:
        assert refused.code is IllegalPlayCode.OPENING_TOO_SHORT
        return False
    return True


def exchange(state):
    """One A put back; KARD stays on the rack."""
    return Exchange(state.edition.alphabet.encode("A"))


def gone_on(state, move):
    return follow(state, act(state, state.to_move, move, at=state.since))


def test_the_turn_moves_left_until_somebody_can_open():
    """ET-86, and ET-87 as RULES 6.14 reads it: only when nobody could may any word open."""
    for seats in (2, 3, 4):
        state = jacks(seats)
        for turn in range(seats):
            assert state.to_move == turn
            assert not opens(state, "KARD"), (seats, "passed so far:", turn)
            assert opens(state, "KARDO")
            state = gone_on(state, Pass())
        assert state.to_move == 0
        assert opens(state, "KARD"), (seats, "everybody has passed")


def test_an_exchange_does_not_erase_that_nobody_could_open():
    """RULES 6.14; a player who exchanges could not open either."""
    for first, second in (("pass", "exchange"), ("exchange", "pass"), ("exchange", "exchange")):
        state = jacks()
        for what in (first, second):
            assert not opens(state, "KARD"), (first, second)
            move = Pass() if what == "pass" else exchange(state)
            state = gone_on(state, move)
        assert opens(state, "KARD"), (first, second)
        state = gone_on(state, exchange(state))
        assert state.to_move == 1
        assert opens(state, "KARD"), "and it stays so until somebody opens"


def test_a_turn_lost_to_the_clock_is_no_answer():
    state = jacks(clock=Clock(per_move=1_000))
    state = follow(state, tick(state, 2_000))
    assert state.to_move == 1
    state = gone_on(state, Pass())
    assert not opens(state, "KARD"), "seat 0 has not been asked yet"
    state = gone_on(state, Pass())
    assert opens(state, "KARD")


def test_an_opening_that_was_challenged_off_is_one_that_failed():
    state = jacks(challenge="single")
    move = parse_move(state.edition, state.board, "8F KARDO")
    state = follow(state, act(state, 0, move))
    state = follow(state, challenge_play(state, 1, Admits(admits=False)))
    assert not opens(state, "KARD")
    state = gone_on(state, Pass())
    assert opens(state, "KARD")


def test_the_relief_is_for_the_opening_alone():
    state = gone_on(gone_on(jacks(), Pass()), Pass())
    move = parse_move(state.edition, state.board, "8F KARD")
    state = gone_on(state, move)
    later = act(state, 1, parse_move(state.edition, state.board, "G8 .A"))
    assert follow(state, later).turns[-1].points == 3, "A1, and an A on a double letter"
