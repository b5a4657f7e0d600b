"""The end when every possibility is exhausted: by proof, and by what computers answer (RULES 6.2)."""

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from crossglot.alphabet import BLANK, rack_tile
from crossglot.editions import House, load_edition
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    SeatInfo,
    act,
    answer_to_end,
    declare_exhausted,
    decline,
    fold,
    follow,
    is_ripe,
    masked,
    nothing_left,
    propose_end,
    start,
)
from crossglot.kernel import plays, ruleset_of
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from crossglot.players import Greedy, can_lay
from crossglot.rules import place
from crossglot.study.sample import sample_lexicon
from tests.game.anything import anything_but
from tests.game.conftest import set_up

DECLARING = {"HU-M": "HU-M-59, HU-M-68", "HU-W": "HU-W-27, HU-W-35", "ET": "ET-63, ET-79",
             "EL": "EL-14"}  # fmt: skip


def left(*racks, laid="8G LÓ", edition="HU-M", bag="", **house):
    """A game with ``laid`` on the board in which no other tiles are left than these."""
    state = set_up(*racks, edition=edition, **house)
    board = place(state.edition, state.board, parse_move(state.edition, state.board, laid)).board
    tiles = [rack_tile(tile) for tile in board.tiles if tile]
    tiles += [tile for rack in state.racks for tile in rack]
    counts = Counter([*tiles, *state.edition.alphabet.parse_tiles(bag)])
    letters = bytes(counts[tile] for tile in range(len(state.edition.counts)))
    rules = replace(state.edition, counts=letters, blanks=counts[BLANK])
    return replace(state, edition=rules, board=board)


def lays(words, edition="HU-M"):
    return partial(can_lay, sample_lexicon(edition, words))


def reason(state, words):
    events = declare_exhausted(state, lays(words))
    return events[0].reason if events else None


def test_the_proof_ends_the_game_when_no_rack_can_be_played():
    assert reason(left("K", "B"), "ló lók") is None, "seat 0 lays LÓK"
    assert reason(left("B", "K"), "ló lók") is None, "seat 1 does, though it is not on turn"
    assert reason(left("K", "B"), "ló lóka") == "exhausted", "RULES 6.2"
    assert reason(left("?", "B"), "ló lók") is None, "a blank is any letter"
    assert reason(left("KB", "B"), "ló kb") == "exhausted", "KB would lie beside nothing"


def test_what_is_booked_is_what_is_left():
    (ended,) = declare_exhausted(left("K", "BB"), lays("ló"), at=7)
    assert (ended.reason, ended.by, ended.at) == ("exhausted", None, 7)
    assert ended.adjustments == (-1, -4), "everybody loses the own tiles; nobody is out"


def test_while_tiles_can_be_exchanged_nothing_is_proven():
    assert reason(left("K", "B", bag="B"), "ló") is None, "HU-M-43: one may be exchanged"
    for bag, ends in (("BBBBBB", True), ("BBBBBBB", False)):
        state = left("K", "B", bag=bag, restricted_exchange=True)
        assert (reason(state, "ló") == "exhausted") is ends, bag


def test_tiles_in_the_bag_may_be_on_a_rack_in_the_eyes_of_the_others():
    state = left("B", "B", bag="K", restricted_exchange=True)
    assert reason(state, "ló lók") is None, "for all that seat 0 can see, seat 1 holds the K"
    assert reason(state, "ló lóka") == "exhausted"


def test_the_lack_of_an_end_tells_nobody_about_the_racks():
    """Nobody can lay LÓKA, but seat 0 cannot know that K and A are parted: it must not be told."""
    state = left("BB", "KK", "AA")
    assert not any(can_lay(sample_lexicon("HU-M", "ló lóka"), state.edition, state.board, rack, 7)
                   for rack in state.racks)  # fmt: skip
    assert not nothing_left(masked(state, 0), lays("ló lóka"))
    assert reason(state, "ló lóka") is None
    assert reason(left("BB", "K", "A"), "ló lóka") == "exhausted", "each lays one tile at most"


def test_two_games_alike_in_every_eye_end_alike():
    """What the others hold is exchanged; one who cannot see that sees no difference in the end."""
    for words in ("ló lóka", "ló lók", "ló", "ló lókab"):
        told = {reason(left("BB", *racks), words) for racks in (("KK", "AA"), ("KA", "KA"))}
        assert len(told) == 1, words


def test_a_blank_that_may_be_taken_is_not_forgotten():
    """ET-82: with the real K the blank comes back and may be another letter."""
    for reuse, ends in ((True, None), (False, "exhausted")):
        state = left("K", "B", laid="8G LÓk", blank_reuse=reuse)
        assert reason(state, "ló lók lókm") == ends, reuse


def test_bluffs_are_over_once_everybody_has_passed():
    """Where words stand until they are challenged, any tiles could still be laid."""
    for mode in ("edition", "single", "double", "points"):
        state = left("K", "B", challenge=mode)
        assert reason(state, "ló") is None, mode
        for seat in (0, 1):
            assert not declare_exhausted(state, lays("ló")), (mode, seat)
            state = follow(state, act(state, seat, Pass()))
        assert reason(state, "ló") == "exhausted", mode


def test_nothing_is_proven_where_a_space_may_part_words():
    assert reason(left("?", "B", blank_as_space=True), "xx") is None


def whole_game(edition, lexicon, seed="s", seats=2, **house):
    """A game of greedy players with the proof asked after every turn."""
    from crossglot.editions import with_house

    rules = with_house(load_edition(edition), House(**house))
    names = [SeatInfo(f"{n}", "greedy") for n in range(seats)]
    state = fold(start(rules, names, seed))
    player, prove = Greedy(lexicon), partial(can_lay, lexicon)
    while state.ended is None:
        seat = state.to_move
        state = follow(state, act(state, seat, player.choose(masked(state, seat), seat), lexicon))
        state = follow(state, declare_exhausted(state, prove))
    return state


def test_whole_games_end_by_proof_where_the_edition_says_so():
    for edition, rule in DECLARING.items():
        letters = "ΟΑ" if edition == "EL" else "EKT"
        for seats, dead in ((2, letters[:-1]), (3, letters), (4, letters)):
            tiles = set(load_edition(edition).alphabet.encode(dead))
            state = whole_game(edition, anything_but(edition, *dead), seats=seats)
            assert state.ended.reason == "exhausted", (rule, seats)
            assert state.turns[-1].placement is not None, "at once, not after a round of passes"
            assert {held for rack in state.racks for held in rack} <= tiles, (rule, seats)


def test_in_czech_all_give_up_their_turns_instead():
    assert not load_edition("CS").end.exhausted
    state = whole_game("CS", anything_but("CS", "O"))
    assert (state.ended.reason, state.passes) == ("passes", 4), "CS-24"


def test_a_proof_is_asked_only_when_it_can_end_the_game():
    state = left("K", "B")
    assert is_ripe(state)
    assert not is_ripe(left("K", "B", bag="B"))
    assert not is_ripe(left("K", "B", edition="CS"))
    assert not is_ripe(replace(state, to_move=None))


def test_what_can_be_laid_is_what_some_rack_of_the_tiles_can_lay():
    """Against the kernel's list of plays for every rack that the tiles make."""
    lexicon = sample_lexicon("HU-M", "ló lók kar kard ad da dó óda rak akar karó ara")
    rules = ruleset_of(lexicon.edition)
    for laid in ("8G LÓ", "8G KARD", "H7 DÓ", "8H AKaR"):
        state = left("A", "B", laid=laid)
        for text in ("KLARDÓ", "BCFGHK", "AABB", "?BB", "KKDDAA", "ÓÓL"):
            tiles = state.edition.alphabet.parse_tiles(text)
            for most in (1, 2, 3):
                expected = any(
                    plays(lexicon.graph, rules, state.board.tiles, bytes(rack), limit=1)
                    for rack in combinations(tiles, min(most, len(tiles)))
                )
                found = can_lay(lexicon, lexicon.edition, state.board, tiles, most)
                assert found == expected, (laid, text, most)


def test_any_number_of_tiles_can_be_asked_about():
    lexicon = sample_lexicon("HU-M", "ló lók")
    state = left("A", "B")
    whole = lexicon.edition.full_bag()
    assert can_lay(lexicon, lexicon.edition, state.board, whole, 7)
    without = bytes(tile for tile in whole if tile not in lexicon.edition.alphabet.encode("KLÓ"))
    without = without.replace(bytes([BLANK]), b"")
    assert not can_lay(lexicon, lexicon.edition, state.board, without, 7)
    assert not can_lay(lexicon, lexicon.edition, state.board, whole, 0)


def answer(state, seat, move, words):
    return answer_to_end(masked(state, seat), seat, lambda seen, own: move, lays(words))


def test_a_computer_agrees_exactly_when_it_would_pass_or_nothing_is_left():
    open_game, dead = left("K", "B"), left("K", "B")
    play = parse_move(open_game.edition, open_game.board, "8G ..K")
    assert answer(open_game, 0, play, "ló lók") == "play"
    assert answer(open_game, 0, Exchange(b"\1"), "ló lók") == "exchange"
    assert answer(open_game, 0, Pass(), "ló lók") is None, "it would pass anyway"
    assert answer(dead, 0, play, "ló") is None, "whatever it would do: nothing is left"
    assert answer_to_end(masked(dead, 0), 0, lambda seen, own: play) == "play", "no proof"
    racks_change = left("K", "B", bag="B")
    assert answer(racks_change, 0, Exchange(b"\1"), "ló") == "exchange", "nothing is proven yet"


def test_what_a_computer_declined_is_not_asked_again_before_the_next_turn():
    state = set_up("KARD", "KARD")
    for player, refused in (("greedy", True), ("human", False)):
        seats = (state.seats[0], SeatInfo("other", player))
        asked = follow(replace(state, seats=seats), propose_end(state, 0))
        declined = follow(asked, decline(asked, 1, "end"))
        if refused:
            with pytest.raises(GameError) as error:
                propose_end(declined, 0)
            assert error.value.code is GameCode.END_DECLINED
        else:
            assert propose_end(declined, 0), "people may change their minds"
        moved = follow(declined, act(declined, 0, Pass()))
        assert propose_end(moved, 0), player


def test_a_computer_is_asked_as_if_it_were_its_turn():
    state = left("K", "B")
    asked = []

    def choose(seen, seat):
        asked.append(seen.to_move)
        return Pass()

    answer_to_end(masked(state, 1), 1, choose)
    assert asked == [1]


def test_a_blank_on_the_board_is_hoped_for_with_its_letter():
    """ET-82: who holds the letter of a blank that lies there may take it; nobody else may."""

    def held(laid, *racks, reuse=True):
        asked = []
        state = left(*racks, laid=laid, blank_reuse=reuse)

        def lays_nothing(_edition, _board, tiles, most):
            asked.append((tiles, most))
            return False

        assert nothing_left(state, lays_nothing)
        named = state.edition.alphabet.format_tiles
        return sorted((named(bytes(sorted(tiles, key=bool))), most) for tiles, most in asked)

    for laid, racks, reuse, expected in (
        ("8G LÓk", ("K", "B"), True, [("B", 1), ("K?", 1)]),
        ("8G LÓk", ("K", "B"), False, [("B", 1), ("K", 1)]),
        ("8G LÓk", ("L", "ÓB"), True, [("BÓ", 2), ("L", 1)]),
        ("8G KÓk", ("K", "B"), True, [("B", 1), ("K?", 1)]),
        ("8G lóK", ("L", "ÓL"), True, [("LÓ??", 2), ("L?", 1)]),
    ):
        assert sorted(held(laid, *racks, reuse=reuse)) == sorted(expected), laid


def test_while_a_tile_can_be_exchanged_nothing_is_left_open_to_proof():
    assert not nothing_left(left("K", "B", bag="B"), lambda *_: False)
    assert nothing_left(left("K", "B"), lambda *_: False)
    waiting = set_up("KARD", "KARD", challenge="edition")
    waiting = follow(waiting, act(waiting, 0, parse_move(waiting.edition, waiting.board, "8G KA")))
    for state in (waiting, replace(left("K", "B"), pending=waiting.pending)):
        assert not is_ripe(state), "the last play may be challenged"
