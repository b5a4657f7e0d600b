"""Rules that show in what is allowed: nothing forbids it, and so nobody would notice its loss."""

import pytest

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.cli.terminal import TerminalGame
from crossglot.editions import House, edition_ids, load_edition, with_house
from crossglot.errors import GameError, IllegalPlayError
from crossglot.game import Exchanged, Passed, SeatInfo, act, check_words, fold, start, view
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from crossglot.rules import place, seat_after
from crossglot.study.sample import sample_lexicon
from tests.rows import for_each

HU = load_edition("HU-M")


class All:
    """A lexicon that admits everything."""

    def admits(self, word):
        return word.upper() == "KARD"

    def admits_tiles(self, tiles):
        return True


def seats(count):
    return [SeatInfo(f"seat {number}", "human") for number in range(count)]


def opened(count=2, edition=HU, seed="seed"):
    return start(edition, seats(count), seed, "HU-M.b")


def after(*plays):
    board = Board.empty(HU.layout)
    for text in plays:
        board = place(HU, board, parse_move(HU, board, text)).board
    return board


@pytest.mark.parametrize("count", [2, 3, 4])
def test_turns_go_round_clockwise(count):
    events, turns = list(opened(count)), []
    for _ in range(2 * count):
        state = fold(events)
        turns.append(state.to_move)
        events += act(state, state.to_move, Pass())
    first = turns[0]
    assert turns == [(first + n) % count for n in range(2 * count)], "to the left (CS-3, ET-15)"
    assert seat_after(count - 1, count) == 0


def test_a_word_may_be_laid_again():
    board = after("8F KARD")
    again = place(HU, board, parse_move(HU, board, "I5 KAR."))
    made = [HU.alphabet.spell(word.tiles) for word in again.words]
    assert made == ["KARD"], "a second time, down to the D of the first (HU-M-65, ET-69)"


@pytest.mark.parametrize(
    ("text", "admitted"),
    [("8F KARD", True), ("H6 KARD", True), ("8F DRAK", False), ("H6 DRAK", False)],
)
def test_words_read_to_the_right_and_downwards_only(text, admitted):
    class Kard:
        def admits_tiles(self, tiles):
            return HU.alphabet.spell(tiles) == "KARD"

    placement = place(HU, after(), parse_move(HU, after(), text))
    if admitted:
        check_words(placement, Kard(), HU)
        return
    with pytest.raises(GameError):
        check_words(placement, Kard(), HU)


def test_a_bridge_takes_four_moves_by_itself():
    """HU-M-40 and ET-60 observe what no board allows before: no check is needed."""
    with pytest.raises(IllegalPlayError):
        place(HU, after("8F KARD"), parse_move(HU, after("8F KARD"), "12F ALMA"))
    board = after("8F KARD", "F8 .OMA", "I8 .ÉL")
    bridge = place(HU, board, parse_move(HU, board, "10F .ÁB."))
    assert len(bridge.laid) == 2, "the fourth move joins M and L"


def test_a_pass_needs_no_reason():
    state = fold(opened())
    (passed,) = act(state, state.to_move, Pass())
    assert passed == Passed(state.to_move), "allowed with a full rack (HU-M-45, CS-9, HU-W-24)"


def test_an_exchange_is_the_whole_turn():
    state = fold(opened())
    seat = state.to_move
    events = act(state, seat, Exchange(state.racks[seat][:3]))
    assert [type(event) for event in events] == [Exchanged]
    following = fold([*opened(), *events])
    assert following.to_move == 1 - seat, "HU-M-44, CS-8, ET-20, HU-W-23, EL-10"
    assert following.scores == (0, 0)
    assert len(following.racks[seat]) == 7


@pytest.mark.parametrize(
    ("edition", "letter"), [("CS", "W"), ("CS", "Ö"), ("HU-W", "X"), ("ET", "C")]
)
def test_a_blank_may_be_a_letter_without_a_tile(edition, letter):
    rules = load_edition(edition)
    tile = rules.alphabet.tile(letter)
    assert rules.counts[tile] == 0
    board = Board.empty(rules.layout)
    a = rules.alphabet.tile("A")
    placement = place(rules, board, parse_move(rules, board, f"8H A{letter.lower()}"))
    assert set(placement.laid.values()) == {a, BLANK | tile}
    assert rules.tile_points(BLANK | tile) == 0


@pytest.mark.parametrize(
    ("house", "told"),
    [
        (House(), "The dictionary is closed"),
        (House(open_dictionary=True), "KARD is admissible."),
    ],
)
def test_words_are_looked_up_only_with_the_dictionary_open(house, told, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    lines = iter(["look kard", "quit"])
    heard: list[str] = []
    events = opened(edition=with_house(HU, house))
    lexicon = sample_lexicon(HU.id, "kard")
    game = TerminalGame(events, {}, lexicon, ask=lambda _: next(lines), tell=heard.append)
    assert not game.play()
    assert any(line.startswith(told) for line in heard), "HU-M-56, ET-80, ET-83"


def test_a_game_names_its_lexicon():
    events = opened()
    assert fold(events).lexicon == "HU-M.b", "fixed before the first turn (HU-M-53, ET-33)"
    assert view(events, None).lexicon == "HU-M.b"


def squares(names):
    return set(names.split())


@for_each("edition", edition_ids())
def test_premiums_lie_where_the_board_has_them(edition):
    layout = load_edition(edition).layout
    found = {
        (word, letter): {
            chr(65 + square % 15) + str(square // 15 + 1)
            for square in range(225)
            if (layout.word_multipliers[square], layout.letter_multipliers[square])
            == (word, letter)
        }
        for word, letter in ((3, 1), (2, 1), (1, 3), (1, 2))
    }
    assert found[3, 1] == squares("A1 H1 O1 A8 O8 A15 H15 O15")
    assert found[2, 1] == squares("B2 C3 D4 E5 K5 L4 M3 N2 H8 E11 D12 C13 B14 K11 L12 M13 N14")
    assert found[1, 3] == squares("F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14")
    assert len(found[1, 2]) == 24
    assert layout.start == {112}


def test_a_rack_is_shown_in_the_order_of_the_alphabet():
    et = load_edition("ET")
    rack = et.alphabet.parse_tiles("ÜTŠA?SZ")
    assert et.alphabet.format_tiles(et.alphabet.sorted_rack(rack)) == "ASŠZTÜ?", "ET-108, HU-W-70"
