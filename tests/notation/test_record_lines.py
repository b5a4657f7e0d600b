"""The game file of a game in which everything happens, line by line, and of how it stands."""

from crossglot.alphabet import BLANK
from crossglot.editions import House, Theme, load_edition
from crossglot.game import (
    HIDDEN,
    Challenged,
    Drew,
    Ended,
    EndProposed,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Skipped,
    Started,
    StarterFound,
    TakenBack,
    fold,
)
from crossglot.game.events import ThemeArgued, ThemeRuled
from crossglot.game.record import position_of, record
from crossglot.notation.gcg import format_gcg

HU = load_edition("HU-M")
SEATS = (SeatInfo("Ann", "human"), SeatInfo("Bo", "human"))
UNKNOWN = (HIDDEN,) * 7


def tiles(text):
    return tuple(HU.alphabet.parse_tiles(text))


def opening(lexicon=None, **house):
    """Ann holds KARDÓA[SZ]; what Bo holds nobody may know; Bo begins."""
    return [
        Started("HU-M", HU.alphabet.labels, lexicon, SEATS, "", House(**house)),
        StarterFound((), 1),
        Drew(0, tiles("KARDÓA[SZ]")),
        Drew(1, UNKNOWN),
    ]


def kard(seat):
    """KARD on 8F, its last letter a blank."""
    *rest, d = tiles("KARD")
    return Played(seat, 110, 0, (*rest, d | BLANK), 9)


HAPPENED = [
    kard(1),
    Drew(1, (HIDDEN,) * 4),
    Played(0, 113, 1, (0, tiles("A")[0] | BLANK, *tiles("K")), 2, (113,)),
    Challenged(1, (), upheld=False, booked=(5, 0), turn_lost=True),
    Drew(0, tiles("BC")),
    Skipped(1, "challenge"),
    Exchanged(0, tiles("AB"), tiles("CC")),
    ThemeArgued(0, 7, 0),
    ThemeRuled(0, 7, 0, 25),
    ThemeArgued(0, 7, 1),
    ThemeRuled(0, 7, 1, 0),
    Skipped(1, "time"),
    EndProposed(1),
    Passed(0),
    Exchanged(1, (HIDDEN,) * 3, (HIDDEN,) * 3),
    Passed(0),
]
RULES = {"challenge": "double", "blank_reuse": True, "theme": Theme(frozenset({"X"}), 25)}


def test_every_event_has_its_line_or_its_note():
    events = [*opening("HU-M.b", **RULES), *HAPPENED]
    game = record(events)
    assert format_gcg(game) == """\
#character-encoding UTF-8
#player1 player1 Ann
#player2 player2 Bo
#tile-distribution hungarian
#lexicon HU-M.b
>player2: 8F KARd +9 9
>player1: AADKÓR[SZ] I8 .aK +2 2
#note #reclaimed 8I
>player1: AAÓR[SZ] (challenge) +5 7
#note player2 challenged in vain
>player2: - +0 9
#note #unsuccessful-challenge
>player1: AABCÓR[SZ] -AB +0 7
>player1: ACCCÓR[SZ] (challenge) +25 32
#note player1: a word on the theme
>player2: - +0 9
#note #turn-timed-out
#note player2 holds every possibility to be exhausted
>player1: ACCCÓR[SZ] - +0 32
>player2: -3 +0 9
>player1: ACCCÓR[SZ] - +0 32
#rack1 ACCCÓR[SZ]
#incomplete
"""  # fmt: skip
    assert [line.line for line in game.events] == list(range(1, 11))
    end = Ended("resignation", 0, ((), ()), (0, 0), (1,), (-10, 0))
    last = format_gcg(record([*events, end])).splitlines()[-2:]
    assert last == [">player1: (time) -10 22", "#note player1 resigned"]


def test_an_end_that_the_tiles_left_do_not_show_has_a_note():
    for reason, noted in (("out", []), ("passes", []), ("time", ["#note ended: time"])):
        end = Ended(reason, 0, ((), tiles("CC")), (4, -4), (1,))
        lines = format_gcg(record([*opening(), end])).splitlines()[4:]
        assert lines == [">player1: (CC) +4 4", ">player2: CC (CC) -4 -4", *noted], reason
    cut = opening(rack_size=None)[:3]
    assert record(cut).pragmas.keys() == {"tile-distribution", "rack1", "incomplete"}


def test_a_play_that_came_off_has_its_line():
    upheld = Challenged(0, (), upheld=True, booked=(0, 0))
    lines = format_gcg(record([*opening(challenge="double"), kard(1), upheld])).splitlines()
    assert lines[5:7] == [">player2: -- -9 0", "#note player1 challenged"]


def test_what_was_taken_back_is_left_out_and_nothing_else():
    events = [
        *opening(challenge="void"),
        kard(1),
        Passed(0),
        TakenBack(0, 5),
        Exchanged(0, *[tiles("K")] * 2),
    ]
    assert [line.kind for line in record(events).events] == ["play", "exchange"]


def test_a_position_begins_with_the_side_to_move():
    events = [*opening("HU-M.b", **RULES), *HAPPENED]
    state = fold(events)
    position = position_of(state)
    assert (position.racks, position.scores, position.scoreless) == (
        (b"", bytes(sorted(tiles("ACCCÓR[SZ]")))), (9, 32), 6
    )  # fmt: skip
    assert position.operations["cr"] == "double"
    assert position_of(fold(opening(challenge="void"))).operations["cr"] == "void"
    ended = fold([*events, Ended("resignation", 0, ((), tiles("C")), (0, 0), (1,))])
    assert position_of(ended).scores == (32, 9), "the first seat begins where nobody moves"
    three = [
        Started("HU-M", HU.alphabet.labels, None, (*SEATS, SeatInfo("Cy", "human")), ""),
        StarterFound((), 1),
        *(Drew(seat, tiles(text)) for seat, text in enumerate("ABC")),
    ]
    assert position_of(fold(three)).racks == (
        bytes(tiles("B")),
        bytes(tiles("C")),
        bytes(tiles("A")),
    )
