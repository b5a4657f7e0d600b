"""What a game file says of turns, racks and exchanges, held against the rules."""

from dataclasses import replace

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


def events_of(text):
    """The lines of a game, and where each play lies."""
    game = parse_gcg(HEAD + text)
    return [(line.event, line.placement) for line in recount(EN, game)]


def test_how_many_tiles_a_rack_holds():
    """The edition's number, or a larger one that two racks and half of all hold."""
    nine, seven = ">A: ABCDEFGHI - +0 0\n", ">A: ABCDEFG - +0 0\n"
    six, five, bare, odd = (f">A: {rack} - +0 0\n" for rack in ("ABCDEF", "ABCDE", "", "ЖЖЖ"))
    left, eleven = ">A: ABC (ABC) -7 -7\n", ">A: ABCDEFGHIJK - +0 0\n"
    for lines, size in (
        ("", 7), (nine, 7), (nine * 2, 9), (nine * 2 + seven * 2, 9), (six * 2, 7),
        (nine * 2 + seven + six + five, 7), (nine * 3 + seven * 2, 9), (nine * 2 + bare * 3, 9),
        (nine * 2 + odd * 3, 9), (nine * 2 + left * 3, 9), (seven * 3 + nine * 2, 7),
        (nine * 4 + seven + six + five, 9), (nine * 3 + eleven * 2, 9),
    ):  # fmt: skip
        opening = Turns.opening(EN, parse_gcg(HEAD + lines))
        assert (opening.rack_size, opening.bag) == (size, 100 - 2 * size), lines
        assert opening.held == (size, size)
    many = HEAD + "#player3 C Cy\n#player4 D Di\n" + f">A: {'E' * 30} - +0 0\n" * 2
    assert Turns.opening(EN, parse_gcg(many)).bag == 0, "no bag holds less than nothing"


def test_how_the_turns_stand_after_each_line():
    (play, passed, taken, other, left, doubt) = events_of(
        ">A: FEEDAAA 8G FEED +16 16\n>B: - +0 0\n>A: -- -16 0\n>B: -- -1 -1\n"
        ">A: (AB) +8 8\n>B: (challenge) +5 4\n"
    )
    before = Turns.opening(EN, parse_gcg(HEAD))
    assert (before.to_move, before.over, before.last) == (None, False, None)
    after = before.after(*play)
    assert (after.held, after.bag, after.to_move, after.over) == ((7, 7), 82, 1, False)
    back = after.after(*taken)
    assert (back.held, back.bag, back.to_move, back.last) == ((7, 7), 86, 1, None)
    assert after.after(*other) == after, "it is not the one who laid last"
    assert before.after(*taken) == before
    then = after.after(*passed)
    assert (then.bag, then.to_move, then.after(*taken)) == (82, 0, then), "too late"
    assert then.after(*other) == then, "who passed has laid nothing"
    assert before.after(*left) == replace(before, over=True)
    assert before.after(*doubt) == before
    nobody = Turns(EN, 7, (), 100)
    assert nobody.after(*play) == nobody


def test_racks_are_filled_while_the_bag_has_tiles():
    (play, passed) = events_of(">A: FEEDAAA 8G FEED +16 16\n>B: - +0 0\n")
    for held, bag, then, over in (
        (7, 2, (5, 0), False),
        (4, 0, (0, 0), True),
        (4, 1, (1, 0), False),
    ):
        turns = Turns(EN, 7, (held, 7), bag).after(*play)
        assert (turns.held[0], turns.bag) == then
        assert turns.over is over
        later = turns.after(*passed)
        assert (later.held, later.over) == ((then[0], 7), over)


def test_an_exchange_is_held_against_the_bag():
    def told(line, bag, **fields):
        ((event, _),) = events_of(line)
        turns = Turns(EN, 9, (9, 9), bag, **fields)
        return [(d.kind, d.stated, d.counted, d.column) for d in turns.differences(event)]

    for line, bag, expected in (
        (">A: -ABCDEFG +0 0", 7, []),
        (">A: -ABCDEFGH +0 0", 7, [("bag", 8, 7, 6)]),
        (">A: -3 +0 0", 6, [("bag", 3, 6, 6)]),
        (">A: -1234 +0 0", 100, [("bag", 123, 100, 6)]),
        (">A: -Ж +0 0", 2, [("bag", 0, 2, 6)]),
        (">A: -٣ +0 0", 2, [("bag", 0, 2, 6)]),
        (">A: 8G FEED +16 16", 2, []),
        (">A: - +0 0", 0, []),
    ):
        assert told(line + "\n", bag) == expected, line
    assert told(">A: -ABC +0 0\n", 2, over=True) == [("over", "ABC", "", 6)]
    assert told(">A: 8G FEED +16 16\n", 9, over=True) == [("over", "8G FEED", "", 5)]
    assert told(">A: 8G FEED +16 16\n", 9, to_move=1) == [("turn", 0, 1, 5)]
    assert told(">A: (QQ) +20 20\n", 9, over=True) == []


def test_only_what_is_laid_by_the_rules_was_on_a_rack():
    assert [one[1] for one in found(">A: ABC 1A FEED +10 10\n")] == ["illegal"]
    assert found(">A: QQ (QQ) -20 -20\n") == [], "tiles left are no rack to be played from"
