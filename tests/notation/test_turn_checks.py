"""What a game file says of turns, racks and exchanges, held against the rules."""

from crossglot.editions import load_edition
from crossglot.game.recount import recount
from crossglot.game.turn_checks import Turns
from crossglot.notation.gcg import parse_gcg

EN = load_edition("EN")
HEAD = "#player1 A Ann\n#player2 B Bo\n"


def found(text, head=HEAD):
    """(line of the game, kind, stated, counted) of every difference."""
    game = parse_gcg(head + text)
    assert game.problems == ()
    skipped = head.count("\n")
    return [
        (one.line - skipped, one.kind, one.stated, one.counted)
        for line in recount(EN, game)
        for one in line.differences
    ]


def test_tiles_laid_or_exchanged_are_on_the_rack():
    """The audit's FEED from a rack of seven As, which was called consistent."""
    for line, expected in (
        (">A: AAAAAAA 8G FEED +16 16", [(1, "rack", "DEEF", "AAAAAAA")]),
        (">A: FEEDAAA 8G FEED +16 16", []),
        (">A: FEEDAAA 8G FEeD +14 14", [(1, "rack", "?", "FEEDAAA")]),
        (">A: FED?AAA 8G FEeD +14 14", []),
        (">A: AB -XY +0 0", [(1, "rack", "XY", "AB")]),
        (">A: AABCDEF -AAA +0 0", [(1, "rack", "A", "AABCDEF")]),
        (">A: ABCDEFG -ABC +0 0", []),
        (">A: ABCDEFG -3 +0 0", []),
        (">A: 8G FEED +16 16", []),
    ):
        assert found(line + "\n") == expected, line


def test_a_rack_holds_seven_or_what_most_racks_hold():
    assert found(">A: ABCDEFGHI - +0 0\n>B: ABCDEFG - +0 0\n>A: ABCDEFG - +0 0\n") == [
        (1, "rack-size", 9, 7)
    ]
    nine = "".join(f">{nick}: ABCDEFGHI - +0 0\n" for nick in "ABAB")
    assert found(nine) == [], "a house rule: every rack has nine"


def test_more_of_a_tile_than_the_set_has_is_found_on_a_rack():
    assert found(">A: QQABCDE - +0 0\n") == [(1, "tiles", "2 Q", "1 Q")]
    laid = ">A: QIABCDE 8G QI +22 22\n"
    assert found(laid + ">B: QABCDEF - +0 0\n") == [(2, "tiles", "2 Q", "1 Q")]


def test_the_seats_move_in_turn():
    assert found(">A: - +0 0\n>A: - +0 0\n>A: - +0 0\n") == [
        (2, "turn", 0, 1),
        (3, "turn", 0, 1),
    ]
    three = HEAD + "#player3 C Cy\n"
    assert found(">B: - +0 0\n>C: - +0 0\n>A: - +0 0\n>B: - +0 0\n", three) == []
    assert found(">A: - +0 0\n>C: - +0 0\n", three) == [(2, "turn", 2, 1)]


def test_a_withdrawn_play_still_was_a_turn():
    text = ">A: FEEDAAA 8G FEED +16 16\n>A: FEEDAAA -- -16 0\n"
    assert found(text + ">B: FEEDABC 8G FEED +16 16\n") == []
    assert found(text + ">A: FEEDAAA 8G FEED +16 16\n") == [(3, "turn", 0, 1)]


def test_nobody_moves_after_the_end():
    over = ">A: - +0 0\n>B: (AB) +8 8\n"
    assert found(over + ">A: ABC 8H ABC +14 14\n")[0] == (3, "over", "8H ABC", "")
    assert found(over + ">B: - +0 8\n") == [], "some programs note that nobody challenged"


def test_who_is_out_has_ended_the_game():
    game = parse_gcg(HEAD + ">A: AB 8H AB +8 8\n>B: C I7 C. +9 9\n")
    first, second = recount(EN, game)
    turns = Turns(EN, 7, (2, 7), 0)
    turns = turns.after(first.event, first.placement)
    assert turns.over
    assert [one.kind for one in turns.differences(second.event)] == ["over"]


def test_an_exchange_needs_tiles_in_the_bag():
    (line,) = recount(EN, parse_gcg(HEAD + ">A: ABCDEFG -ABC +0 0\n"))
    for bag, kinds in ((7, []), (6, ["bag"]), (2, ["bag"])):
        turns = Turns(EN, 7, (7, 7), bag)
        assert [one.kind for one in turns.differences(line.event)] == kinds, bag


def test_a_blank_taken_for_its_letter_was_not_on_the_rack():
    """ET-82: the note says which blank came onto the rack before the play."""
    et = load_edition("ET")
    play = HEAD + ">A: AEGGALK H7 Kl +0 0\n"
    for note, lacking in (("", ["?"]), ("#note #reclaimed 8H\n", [])):
        (line,) = recount(et, parse_gcg(play + note))
        assert [one.stated for one in line.differences if one.kind == "rack"] == lacking, note
