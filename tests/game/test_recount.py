"""A game file counted again: what the rules say beside what each line states (HU-W-94)."""

from pathlib import Path

import pytest

from crossglot.editions import load_edition
from crossglot.game.recount import recount
from crossglot.notation.gcg import parse_gcg, read_gcg

HU = load_edition("HU-W")
SAMPLE = Path(__file__).parents[1] / "data" / "sample_game_hu.gcg"
HEAD = "#player1 A Ann\n#player2 B Bo\n"


def counted(*lines):
    """For each line its points and total by the rules, and what differs: kind, stated, counted."""
    game = parse_gcg(HEAD + "\n".join(lines) + "\n")
    return [
        (one.points, one.total, [(d.line, d.kind, d.stated, d.counted) for d in one.differences])
        for one in recount(HU, game)
    ]


def test_every_line_of_the_sample_game_is_right():
    lines = list(recount(HU, read_gcg(SAMPLE.read_bytes())))
    assert [one.event.line for one in lines if one.differences] == []
    plays = [one for one in lines if one.event.kind == "play"]
    assert len(plays) == 41
    assert all(one.placement is not None for one in plays)
    assert [one.points for one in plays[:3]] == [10, 9, 7]
    last = {one.event.player: one.total for one in lines}
    assert last == {0: 285, 1: 265}, "with what was left: -10 and -2"


def test_wrong_points_and_totals_are_told_beside_the_right_ones():
    assert counted(">A: KARD 8F KARD +11 11", ">B: ÉL I8 .ÉL +9 10") == [
        (10, 10, [(3, "points", 11, 10), (3, "total", 11, 10)]),
        (9, 9, [(4, "total", 10, 9)]),
    ]


def test_a_play_that_cannot_lie_so_keeps_what_it_states():
    (_, _, differences), (points, total, none) = counted(
        ">A: KARD 1A KARD +10 10", ">A: KARD 8F KARD +10 20"
    )
    ((line, kind, stated, _),) = differences
    assert (line, kind, stated) == (3, "illegal", "1A KARD")
    assert (points, total, none) == (10, 20, [(4, "turn", 0, 1)]), "and A moves twice"


def test_exchange_and_pass_book_nothing():
    assert counted(">A: KARD -KA +0 0", ">B: ÉL - +3 3") == [
        (0, 0, []),
        (0, 0, [(4, "points", 3, 0), (4, "total", 3, 0)]),
    ]


def test_a_play_withdrawn_takes_its_points_and_tiles_back():
    found = counted(">A: KARD 8F KARD +10 10", ">A: KARD -- -10 0", ">B: KARD 8F KARD +10 10")
    assert found == [(10, 10, []), (-10, 0, []), (10, 10, [])]
    wrong = counted(">A: KARD 8F KARD +10 10", ">A: KARD -- -9 1")
    assert wrong[1] == (-10, 0, [(4, "points", -9, -10), (4, "total", 1, 0)])


@pytest.mark.parametrize(
    ("line", "points", "why"),
    [
        (">B: (A[ZS]) +9 9", 9, "A1 and ZS8 of the other, once"),
        (">B: (A[ZS]) +18 18", 18, "or twice, as tournaments have it"),
        (">B: (A[ZS]) +10 10", 9, "but nothing else"),
        (">B: A[ZS] (A[ZS]) -9 -9", -9, "one's own are lost"),
        (">B: A[ZS] (A[ZS]) -8 -8", -9, "all of them"),
    ],
)
def test_what_is_left_is_counted_by_its_sign(line, points, why):
    assert counted(line)[0][0] == points, why


def test_more_of_a_tile_than_the_set_has_is_told():
    found = counted(">A: ÁBCÁ 8F FFF +24 24")
    assert [d[1:] for d in found[0][2]] == [("rack", "FFF", "ÁBCÁ"), ("tiles", "3 F", "2 F")]
    assert counted(">A: FFCÁ 8G FF +16 16")[0][2] == []


def test_a_challenge_and_time_are_booked_as_they_stand():
    assert [one[:2] for one in counted(">A: KARD 8F KARD +10 10", ">A: KARD (challenge) +5 15")][
        1
    ] == (5, 15)


def test_a_board_keeps_what_was_laid_whatever_comes_between():
    found = counted(">A: KARD 8F KARD +10 10", ">B: - +0 0", ">A: A 8F ....A +6 16", ">B: -- -5 -5")
    assert [one[2] for one in found[:3]] == [[], [], []]
    assert found[3][:2] == (-5, -5), "B has laid nothing to take back"
    assert counted(">A: -- -5 -5")[0][:2] == (-5, -5)
    other = counted(">A: KARD 8F KARD +10 10", ">B: -- -10 -10", ">A: A 8F ....A +6 16")
    assert other[1][:2] == (-10, -10)


def test_what_is_left_and_nothing_stated_is_nothing():
    assert counted(">A: A () +0 0")[0][:2] == (0, 0)
    assert counted(">A: B (B) +0 0")[0][:2] == (-2, -2), "one's own rack, whatever is stated"
    assert counted(">A: (B) +0 0")[0][:2] == (2, 2)
    assert counted(">A: (B) -1 -1")[0][:2] == (-2, -2)


def test_a_line_that_cannot_be_says_where():
    for line, column in ((">A: KARD 1A KARD +10 10", 10), (">A: KARD (Ж) +10 10", 11)):
        (one,) = recount(HU, parse_gcg(HEAD + line + "\n"))
        (illegal,) = (d for d in one.differences if d.kind == "illegal")
        assert illegal.column == column, line


def test_each_blank_named_in_the_note_came_from_the_board():
    et = load_edition("ET")
    for named, lacking in (("", ["??"]), ("8H", ["?"]), ("8H 9H", [])):
        note = f"#note so it was\n#note #reclaimed {named}\n" if named else ""
        (line,) = recount(et, parse_gcg(HEAD + ">A: AEGGALA H7 kl +0 0\n" + note))
        assert [d.stated for d in line.differences if d.kind == "rack"] == lacking, named
