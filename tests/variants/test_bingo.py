"""Bingo with seven-letter words: cards, calls, crossings and who has won (ET-93..97)."""

from collections import Counter
from functools import reduce

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossglot.alphabet import BLANK
from crossglot.editions import load_edition
from crossglot.errors import BingoCode, BingoError, CrossglotError, GameCode, GameError
from crossglot.game import HIDDEN, SeatInfo
from crossglot.variants import bingo
from crossglot.variants.bingo import (
    Called,
    Claimed,
    Crossed,
    Ended,
    call,
    claim,
    cross,
    fold,
    write,
)

ET = load_edition("ET")
HU = load_edition("HU-M")


class Only:
    """A lexicon that admits just these tilings."""

    def __init__(self, *tilings):
        self.tilings = set(tilings)

    def admits_tiles(self, tiles):
        return tiles in self.tilings


def seats(count):
    return [SeatInfo(f"seat {number}", "human") for number in range(count)]


def tiles(edition, text):
    return edition.alphabet.parse_tiles(text)


def game(*cards, edition=ET, crossing="player", seed="seed"):
    events = list(bingo.start(edition, seats(len(cards)), seed, crossing=crossing))
    for seat, words in enumerate(cards):
        events += write(fold(events), seat, words)
    return events


def play_on(events, claimants=(), words=None, *, crossed_by=None):
    """Call letters until ``claimants`` can call "Bingo"; they do so as soon as they can."""
    events, state = list(events), fold(events)

    def happened(new):
        events.extend(new)
        return reduce(bingo.after, new, state)

    while state.ended is None:
        state = happened(call(state))
        for seat in range(len(state.cards)):
            crosses = state.crossing == "player" and (crossed_by is None or seat in crossed_by)
            if state.ended is None and crosses and state.cards[seat].open(state.called[-1]):
                state = happened(cross(state, seat))
        for seat in claimants:
            card = state.cards[seat]
            ready = not (card.left or card.out or seat in state.claims)
            if state.ended is None and ready:
                state = happened(claim(state, seat, words))
    return events


CARD = ("KASTEMA", "LUGEJAD")
OTHER = ("ELANIKU", "PASTELI")


def test_the_example_with_two_g():
    assert ET.counts[ET.alphabet.tile("G")] == 2
    state = fold(game(("LUGEGAD", "ASTEMAK")))
    assert state.cards[0].left == 14, "two G are as many as the set has (ET-94)"
    with pytest.raises(BingoError) as refused:
        game(("LUGEGAD", "GASTEMA"))
    assert refused.value.code is BingoCode.TOO_MANY
    assert refused.value.facts == {"letter": "G", "wanted": 3, "there": 2}


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (["KASTEMA"], BingoCode.WORD_COUNT, "two words"),
        (["KASTEMA", "LUGEJAD", "ELANIKU"], BingoCode.WORD_COUNT, "two words"),
        (["KASTE", "LUGEJAD"], BingoCode.WORD_LENGTH, "five letters"),
        (["KASTEMAD", "LUGEJAD"], BingoCode.WORD_LENGTH, "eight letters"),
        (["KASTEM1", "LUGEJAD"], BingoCode.WORD_LENGTH, "1 is no letter"),
        ([bytes([1] * 7), bytes([99] * 7)], BingoCode.WORD_LENGTH, "no tile of the edition"),
        (
            [bytes([1] * 7), bytes([BLANK | 1] * 7)],
            BingoCode.WORD_LENGTH,
            "blanks are not counted on",
        ),
    ],
)
def test_cards_that_may_not_be_written(words, code, why):
    with pytest.raises(BingoError) as refused:
        write(fold(bingo.start(ET, seats(1), "s")), 0, words)
    assert refused.value.code is code, why


def test_a_digraph_tile_is_one_letter():
    (word, other) = bingo.card(HU, ["SZAKADÓK", "ELADÓIK"])
    assert word == tiles(HU, "[SZ]AKADÓK"), "SZ is one letter: eight characters, seven letters"
    assert len(other) == 7
    (composed, _) = bingo.card(HU, ["SZALADÓ", "ELUNTIK"])
    assert composed == tiles(HU, "SZALADÓ"), "as S + Z it has seven (HU-W-20)"


def test_a_letter_without_a_tile_cannot_be_called():
    with pytest.raises(BingoError) as refused:
        bingo.card(HU, ["WALESIT", "ELUNTIK"])
    assert refused.value.facts["there"] == 0


def test_blanks_are_not_called():
    assert BLANK not in bingo.letters_in_bag(ET)
    assert len(bingo.letters_in_bag(ET)) == 100, "102 tiles, two of them blanks (ET-5, ET-6)"


@pytest.mark.parametrize("edition", ["ET", "HU-M", "CS", "HU-W", "EL"])
def test_every_letter_of_the_bag_is_called_and_no_blank(edition):
    """ET-95: what is drawn is a letter that can be named, each tile once."""
    rules = load_edition(edition)
    word = bytes([tile for tile in range(1, 64) if rules.counts[tile : tile + 1] > b"\1"][:7])
    state = fold(bingo.start(rules, seats(1), "seed"))
    state = reduce(bingo.after, write(state, 0, [word, word]), state)
    while state.ended is None:
        state = reduce(bingo.after, call(state), state)
    assert state.ended.reason == "bag-empty"
    letters = {tile: count for tile, count in enumerate(rules.counts) if count}
    assert Counter(state.called) == letters, "every tile but the blanks"


def test_no_bingo_while_a_letter_is_left():
    """ET-96: the caller looks at the crossings first, whichever letter is missing."""
    events = game(CARD, seed="letters left")
    state = fold(events)
    for left in range(14, 0, -1):
        assert state.cards[0].left == left
        with pytest.raises(BingoError) as refused:
            claim(state, 0)
        assert (refused.value.code, refused.value.facts) == (
            BingoCode.LETTERS_LEFT,
            {"left": left},
        )
        while not state.called or not state.cards[0].open(state.called[-1]):
            state = reduce(bingo.after, call(state), state)
        state = reduce(bingo.after, cross(state, 0), state)
        if left > 1:
            state = reduce(bingo.after, call(state), state)
    (claimed,) = claim(state, 0)
    assert claimed == Claimed(0, tuple(map(tuple, state.cards[0].words)), ())


def test_a_neutral_caller_has_no_card():
    """ET-95: a player or somebody neutral draws; the game waits for no card of a caller."""
    rules = bingo.start(ET, seats(3), "seed", caller=1)
    state = fold(rules)
    with pytest.raises(BingoError) as refused:
        write(state, 1, CARD)
    assert refused.value.code is BingoCode.CALLER
    state = reduce(bingo.after, write(state, 0, CARD), state)
    with pytest.raises(BingoError) as refused:
        call(state)
    assert refused.value.facts == {"seats": [2]}, "not seat 1, which calls"
    state = reduce(bingo.after, write(state, 2, OTHER), state)
    assert isinstance(call(state)[0], Called)
    with pytest.raises(BingoError):
        claim(state, 1)
    both = play_on([*rules, *write(fold(rules), 0, CARD), *write(state, 2, OTHER)], (0, 2), Only())
    assert both[-1] == Ended("nobody-left", ()), "the caller's empty card keeps no game going"


@pytest.mark.parametrize(
    ("count", "caller", "code"), [(1, 0, GameCode.PLAYERS), (2, 2, GameCode.NO_SUCH_SEAT)]
)
def test_a_caller_sits_there_and_calls_for_somebody(count, caller, code):
    with pytest.raises(GameError) as refused:
        bingo.start(ET, seats(count), "seed", caller=caller)
    assert refused.value.code is code


def test_a_card_may_be_written_anew_until_a_letter_is_called():
    events = game(CARD)
    events += write(fold(events), 0, OTHER)
    assert fold(events).cards[0].words[0] == tiles(ET, "ELANIKU")
    events += call(fold(events))
    with pytest.raises(BingoError) as refused:
        write(fold(events), 0, CARD)
    assert refused.value.code is BingoCode.WRITING_CLOSED


def test_no_card_is_written_once_the_game_is_over():
    state = fold([*game(CARD), Ended("nobody-left", ())])
    assert not state.writing
    with pytest.raises(GameError) as refused:
        write(state, 0, OTHER)
    assert refused.value.code is GameCode.GAME_OVER


def test_nothing_is_called_before_every_card_is_written():
    with pytest.raises(BingoError) as refused:
        call(fold(bingo.start(ET, seats(2), "s")))
    assert refused.value.code is BingoCode.CARD_MISSING


def called(events, letter):
    """The game in which ``letter`` was called: what cannot be waited for is set up."""
    return [*events, Called(ET.alphabet.tile(letter))]


def test_one_letter_for_each_call():
    # KASTEMA and LUGEJAD hold three A and two E
    events = called(game(CARD), "A")
    events += cross(fold(events), 0)
    assert events[-1] == Crossed(0, 0, 1), "left to itself it is the first one"
    with pytest.raises(BingoError) as refused:
        cross(fold(events), 0, 0, 6)
    assert refused.value.code is BingoCode.ONE_A_CALL, "four E on the card: one E a call (ET-97)"
    events = called(events, "A")
    events += cross(fold(events), 0, 1, 5)
    assert fold(events).cards[0].crossed == {(0, 1), (1, 5)}, "the player chose the A of LUGEJAD"


@pytest.mark.parametrize(
    ("letter", "spot", "code", "why"),
    [
        ("B", (), BingoCode.NOT_ON_CARD, "no B on the card"),
        ("A", (0, 0), BingoCode.NOT_CALLED, "K stands there"),
        ("A", (5, 0), BingoCode.NOT_CALLED, "there is no sixth word"),
    ],
)
def test_crossings_that_are_refused(letter, spot, code, why):
    events = called(game(CARD), letter)
    with pytest.raises(BingoError) as refused:
        cross(fold(events), 0, *spot)
    assert refused.value.code is code, why


def test_nothing_is_crossed_off_before_a_call():
    with pytest.raises(BingoError) as refused:
        cross(fold(game(CARD)), 0)
    assert refused.value.code is BingoCode.NOTHING_CALLED


def test_the_referee_may_do_the_crossing():
    events = called(game(CARD, OTHER, crossing="first"), "A")
    state = fold(events)
    assert [card.crossed for card in state.cards] == [{(0, 1)}, {(0, 2)}]
    with pytest.raises(BingoError) as refused:
        cross(state, 0)
    assert refused.value.code is BingoCode.REFEREE_CROSSES


def test_a_call_too_early_costs_nothing():
    state = fold(game(CARD))
    with pytest.raises(BingoError) as refused:
        claim(state, 0)
    assert refused.value.code is BingoCode.LETTERS_LEFT
    assert refused.value.facts == {"left": 14}


@pytest.mark.parametrize("crossing", ["player", "first"])
def test_who_has_all_crossed_off_and_says_so_wins(crossing):
    events = play_on(game(CARD, OTHER, crossing=crossing), claimants=(0, 1))
    first = next(event for event in events if isinstance(event, Claimed))
    assert events[-1].reason == "bingo"
    assert first.seat in events[-1].winners
    assert fold(events).cards[first.seat].left == 0


def test_all_who_call_after_the_same_letter_win_together():
    events = play_on(game(CARD, CARD, OTHER), claimants=(0, 1))
    assert events[-1] == Ended("bingo", (0, 1))


def test_who_stays_silent_does_not_win():
    events = play_on(game(CARD, CARD), claimants=(1,))
    assert events[-1] == Ended("bingo", (1,))
    silent = play_on(game(CARD))
    assert silent[-1] == Ended("bag-empty", ()), "every letter was called"
    assert len(fold(silent).called) == 100


def test_who_forgot_to_cross_off_has_no_bingo():
    events = play_on(game(CARD, CARD), claimants=(0, 1), crossed_by={1})
    assert events[-1] == Ended("bingo", (1,))


def test_a_misspelt_card_is_out():
    words = Only(tiles(ET, "KASTEMA"), tiles(ET, "LUGEJAD"))
    events = play_on(game(CARD, ("KASTEMA", "LUGEJDA")), claimants=(0, 1), words=words)
    out = next(event for event in events if isinstance(event, Claimed) and event.seat == 1)
    assert out.misspelt == (1,), "the caller checks the spelling (ET-96)"
    assert events[-1] == Ended("bingo", (0,))
    alone = play_on(game(("KASTEMA", "LUGEJDA")), claimants=(0,), words=words)
    assert alone[-1] == Ended("nobody-left", ())
    with pytest.raises(GameError):
        call(fold(alone))


def test_a_bingo_is_called_once():
    events = game(CARD)
    while fold(events).cards[0].left:
        events += call(fold(events))
        if fold(events).cards[0].open(fold(events).called[-1]):
            events += cross(fold(events), 0)
    events += claim(fold(events), 0)
    with pytest.raises(BingoError) as refused:
        claim(fold(events), 0)
    assert refused.value.code is BingoCode.CLAIMED_ALREADY


def test_seats():
    for count in (0, 1001):
        with pytest.raises(GameError) as refused:
            bingo.start(ET, seats(count), "s")
        assert refused.value.code is GameCode.PLAYERS
    with pytest.raises(GameError) as refused:
        write(fold(bingo.start(ET, seats(1), "s")), 1, CARD)
    assert refused.value.code is GameCode.NO_SUCH_SEAT


@st.composite
def random_games(draw):
    edition = load_edition(draw(st.sampled_from(["HU-M", "CS", "ET", "EL"])))
    count = draw(st.integers(1, 4))
    crossing = draw(st.sampled_from(["player", "first"]))
    events = list(bingo.start(edition, seats(count), draw(st.text(max_size=4)), crossing=crossing))
    bag = list(bingo.letters_in_bag(edition))
    for seat in range(count):
        letters = draw(st.randoms(use_true_random=False)).sample(bag, 14)
        events += write(fold(events), seat, [bytes(letters[:7]), bytes(letters[7:])])
    lazy = draw(st.sets(st.integers(0, count - 1)))
    silent = draw(st.sets(st.integers(0, count - 1)))
    crossed_by = set(range(count)) - lazy
    return play_on(events, sorted(set(range(count)) - silent), crossed_by=crossed_by)


@settings(max_examples=25, deadline=None)
@given(events=random_games())
def test_every_game_ends_and_tells_no_secret(events):
    state = fold(events)
    assert state.ended is not None
    assert sorted(state.called + state.bag) == sorted(bingo.letters_in_bag(state.edition))
    for seat in state.ended.winners:
        assert state.cards[seat].left == 0
        wanted = sorted(b"".join(state.cards[seat].words))
        assert all(wanted.count(tile) <= state.called.count(tile) for tile in wanted)
    back = msgspec.json.decode(msgspec.json.encode(events), type=list[bingo.Event])
    assert fold(back) == state
    open_cards = {event.seat for event in events if isinstance(event, Claimed)}
    for seat in [*range(len(state.seats)), None]:
        seen = bingo.view(events, seat)
        assert seen.seed == ""
        assert (seen.called, seen.claims, seen.ended) == (state.called, state.claims, state.ended)
        for owner, card in enumerate(seen.cards):
            if owner == seat or owner in open_cards:
                assert card.words == state.cards[owner].words
            else:
                assert set(b"".join(card.words)) == {HIDDEN}
        if seat is not None:
            assert seen.cards[seat] == state.cards[seat]


def test_illegal_events_are_refused():
    events = game(CARD)
    started = events[0]
    other = msgspec.structs.replace(started, letters=("",))
    absent = Called(ET.alphabet.tile("A"))
    for wrong in (
        [events[1]],
        [other],
        [started, started],
        [*events, Called(0)],
        [*events, *[absent] * 99],
        [*events, Crossed(0, 0, 0)],
        [*events, Crossed(5, 0, 0)],
        [*events, absent, events[1]],
        [*events, Ended("bingo", (0,)), absent],
    ):
        with pytest.raises(CrossglotError):
            fold(wrong)
