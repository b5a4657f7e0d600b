"""Each line of a game file as the event that it becomes."""

from crossglot.editions import load_edition
from crossglot.errors import NotationCode
from crossglot.game import (
    HIDDEN,
    Challenged,
    Drew,
    Ended,
    Exchanged,
    Passed,
    Played,
    StarterFound,
)
from crossglot.game.imported import imported
from crossglot.notation.gcg import parse_gcg

HU = load_edition("HU-W")
TWO = "#player1 A Ann\n#player2 B Bo\n"
THREE = TWO + "#player3 C Cy\n#lexicon Mine\n"


def encoded(*labels):
    return tuple(HU.alphabet.encode(labels))


def unknown(count):
    return (HIDDEN,) * count


def test_lines_become_events():
    """A play taken back is doubted by the next seat, points lost by who loses them."""
    found = imported(HU, parse_gcg(THREE + """>B: KARD 8F KARD +10 10
>B: KARD -- -10 0
>C: KARD 8F KARD +10 10
>A: (challenge) -1 -1
>A: - +0 -1
>B: KAB -KA +0 0
>C: AB -2 +0 10
>A: AB F8 .A +5 4
>C: (challenge) +5 15
>B: (time) -10 -10
>A: (AB) +6 6
>C: (X) -3 12
"""))  # fmt: skip
    kard, nobody = encoded(*"KARD"), (0, 0, 0)
    opening = [Drew(seat, unknown(7)) for seat in range(3)]
    assert found.events[1:] == (
        StarterFound((), 1),
        *opening,
        Played(1, 110, 0, kard, 10),
        Challenged(2, (), upheld=True, booked=nobody),
        Played(2, 110, 0, kard, 10),
        Challenged(0, (), upheld=False, booked=(-1, 0, 0)),
        Passed(0),
        Exchanged(1, encoded("K", "A"), unknown(2)),
        Drew(2, unknown(4)),
        Exchanged(2, unknown(2), unknown(2)),
        Played(0, 110, 1, (0, *encoded("A")), 5),
        Challenged(0, (), upheld=False, booked=(0, 0, 5)),
        Ended("out", 0, ((), (), ()), (6, 0, -3), (2,), (0, -10, 0)),
    )
    assert (found.events[0].lexicon, found.events[0].house.challenge) == ("Mine", "single")
    assert [out.line for out in found.left_out] == [16], "no X in Hungarian, but its points count"


def test_a_play_taken_back_is_the_last_one_of_its_player():
    for lines in (">A: - +0 0\n>B: - +0 0\n>B: -- -5 -5\n", ">A: K 8G KO +3 3\n>B: K -- -3 -3\n"):
        found = imported(HU, parse_gcg(TWO + lines))
        assert [out.error.code for out in found.left_out] == [NotationCode.GCG_LINE]
        assert found.left_out[0].error.facts["reason"] == "withdrawn"


def test_what_is_no_play_at_all_is_named_as_written():
    found = imported(HU, parse_gcg(TWO + ">A: KARD 8F .... +0 0\n>A: - +0 0\n"))
    (out,) = found.left_out
    assert (out.line, out.column) == (3, 10)


def test_what_a_file_does_not_say_is_not_made_up():
    for lines, first, rack_size, end in (
        ("", 0, None, None),
        (">B: - +0 0\n", 1, None, None),
        (">A: KARDKARD - +0 0\n", 0, 8, None),
        (f">A: {'K' * 20} - +0 0\n", 0, 15, None),
        (">A: (KA) +6 6\n>B: KÁ (KÁ) -3 -3\n", 0, None,
         Ended("out", 0, ((), encoded("K", "Á")), (6, -3), (0,))),
        (">B: (KA) +6 6\n", 1, None, Ended("out", 1, (encoded("K", "A"), ()), (0, 6), (1,))),
        (">A: (KA) +0 0\n", 0, None, Ended("adjudicated", None, ((), ()), (0, 0), (0, 1))),
        (">B: KA (KA) -2 -2\n", 1, None,
         Ended("passes", None, ((), encoded("K", "A")), (0, -2), (0,))),
        (">B: KA (KA) -2 -2\n>B: (time) -10 -12\n", 1, None,
         Ended("passes", None, ((), encoded("K", "A")), (0, -2), (0,), (0, -10))),
        (">A: (A) +1 1\n", 0, None, Ended("out", 0, ((), encoded("A")), (1, 0), (0,))),
    ):  # fmt: skip
        found = imported(HU, parse_gcg(TWO + lines))
        started, starter = found.events[:2]
        assert (started.lexicon, started.house.challenge) == (None, "void"), lines
        assert started.house.rack_size == rack_size, lines
        assert starter.first == first, lines
        if end is not None:
            assert found.events[-1] == end, lines


def test_tiles_exchanged_are_counted_up_to_a_rack():
    for text, count in (("3", 3), ("12", 7), ("0034", 3), ("999", 7)):
        found = imported(HU, parse_gcg(TWO + f">A: -{text} +0 0\n"))
        assert found.events[-1] == Exchanged(0, unknown(count), unknown(count)), text
    foreign = imported(HU, parse_gcg(TWO + ">A: -٣ +0 0\n"))
    assert [out.line for out in foreign.left_out] == [3], "a number in other digits is none here"
