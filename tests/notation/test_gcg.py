"""GCG both ways: what is read, what is reported, what is written."""

import contextlib
import string
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game.recount import recount
from crossglot.notation.gcg import (
    LATIN1,
    GcgEvent,
    GcgGame,
    GcgPlayer,
    format_gcg,
    parse_gcg,
    read_gcg,
    write_gcg,
)
from crossglot.notation.moves import format_play_tiles, parse_move, parse_play
from crossglot.rules import place

HU = load_edition("HU-W")
SAMPLE = Path(__file__).parents[1] / "data" / "sample_game_hu.gcg"
HEAD = "#player1 A Ann\n#player2 B Bo\n"


def only(line, head=HEAD):
    """The single event that ``line`` is read as."""
    game = parse_gcg(head + line)
    assert game.problems == ()
    (event,) = game.events
    return event


def problems(text):
    return [(p.line, p.column, p.code, p.reason) for p in parse_gcg(text).problems]


@pytest.mark.parametrize(
    ("line", "kind", "rack", "where", "tiles", "points", "total"),
    [
        (">A: AEINRST 8D NASTIER +66 66", "play", "AEINRST", "8D", "NASTIER", 66, 66),
        (">A: AEINRST 8d NAST.ER +66 66 NASTIER IT", "play", "AEINRST", "8d", "NAST.ER", 66, 66),
        (">A:  D8 N(AS)TiER +66 66", "play", "", "D8", "N(AS)TiER", 66, 66),
        (">A: [SZ]?A 10J [SZ]a[cs] +7 -3", "play", "[SZ]?A", "10J", "[SZ]a[cs]", 7, -3),
        (">A: AEIIUUU -IUU +0 66", "exchange", "AEIIUUU", "", "IUU", 0, 66),
        (">A: AEIIUUU -3 +0 66", "exchange", "AEIIUUU", "", "3", 0, 66),
        (">A: -[CS]? +0 66", "exchange", "", "", "[CS]?", 0, 66),
        (">A: AEI - +0 66", "pass", "AEI", "", "", 0, 66),
        (">A: AEI -0 +0 66", "pass", "AEI", "", "", 0, 66),
        (">A: AEINRST -- -66 0", "withdrawn", "AEINRST", "", "", -66, 0),
        (">A: -- +0 0", "withdrawn", "", "", "", 0, 0),
        (">A: AEI (challenge) +5 71", "challenge", "AEI", "", "", 5, 71),
        (">A: (challenge) -10 56", "challenge", "", "", "", -10, 56),
        (">A: AEI (time) -10 409", "time", "AEI", "", "", -10, 409),
        (">A: (Time) +-10 409", "time", "", "", "", -10, 409),
        (">A: (QZ) +40 480", "end-rack", "", "", "QZ", 40, 480),
        (">A: QZ (QZ) -20 300", "end-rack", "QZ", "", "QZ", -20, 300),
        (">A: [CS]? ([CS]?) -7 -7", "end-rack", "[CS]?", "", "[CS]?", -7, -7),
        ("  >A:\tAEI\t-\t+0\t66 ", "pass", "AEI", "", "", 0, 66),
    ],
)
def test_every_kind_of_line(line, kind, rack, where, tiles, points, total):
    event = only(line)
    assert (event.kind, event.rack, event.place, event.tiles) == (kind, rack, where, tiles)
    assert (event.points, event.total, event.player) == (points, total, 0)


@pytest.mark.parametrize(
    ("line", "column", "code", "reason"),
    [
        (">A: AEI 8D WORD 18 18", 20, NotationCode.GCG_LINE, "points"),
        (">A: AEI 8D WORD +18", 20, NotationCode.GCG_LINE, "total"),
        (">A: AEI 8D WORD +18 x", 21, NotationCode.GCG_LINE, "total"),
        (">A: AEI 8D WORD +1234567 1", 26, NotationCode.GCG_LINE, "points"),
        (">A:", 4, NotationCode.GCG_LINE, "points"),
        (">A: +18 18", 5, NotationCode.GCG_LINE, "move"),
        (">A: WORD +18 18", 5, NotationCode.GCG_LINE, "move"),
        (">A: AEI OU 8D WORD +18 18", 9, NotationCode.GCG_LINE, "rack"),
        (">A: [AEI 8D WORD +18 18", 5, NotationCode.GCG_LINE, "rack"),
        (">A: AEI 8D W(ORD +18 18", 12, NotationCode.GCG_LINE, "tiles"),
        (">A: AEI 8D WO[RD +18 18", 12, NotationCode.GCG_LINE, "tiles"),
        (">C: AEI 8D WORD +18 18", 2, NotationCode.GCG_PLAYER, "unknown-player"),
        (">A AEI 8D WORD +18 18", 1, NotationCode.GCG_LINE, "player"),
        ("  hello", 3, NotationCode.GCG_LINE, "unknown-line"),
        ("#", 1, NotationCode.GCG_LINE, "pragma"),
        ("#- more", 1, NotationCode.GCG_LINE, "nothing-to-continue"),
        ("#character-encoding UTF-8", 1, NotationCode.GCG_ENCODING, "late-encoding"),
        ("#player2 C Cy", 8, NotationCode.GCG_PLAYER, "player-number"),
        ("#player5 C Cy", 8, NotationCode.GCG_PLAYER, "player-number"),
        ("#player0 C Cy", 8, NotationCode.GCG_PLAYER, "player-number"),
        ("#player3 A Cy", 10, NotationCode.GCG_PLAYER, "nick"),
        ("#player3 C: Cy", 10, NotationCode.GCG_PLAYER, "nick"),
        ("#player3", 8, NotationCode.GCG_PLAYER, "nick"),
        (">A: AE\x00I - +0 66", 7, NotationCode.GCG_ENCODING, "character"),
    ],
)
def test_a_mistake_is_reported_by_line_and_column_and_the_rest_kept(line, column, code, reason):
    sound = ">B: AEI - +0 0\n"
    text = f"{HEAD}{sound}{line}\n{sound}"
    assert problems(text) == [(4, column, code, reason)]
    assert len(parse_gcg(text).events) == 2, "the sound lines are kept"


def test_columns_are_kept():
    columns = only(">A: AEI 8D WORD +18 36").columns
    assert (columns.rack, columns.place, columns.tiles, columns.points, columns.total) == (
        5,
        9,
        12,
        17,
        21,
    )


def test_line_ends_of_every_system_count_alike():
    for end in ("\n", "\r\n", "\r"):
        game = parse_gcg(f"#player1 A Ann{end}{end}>A: AEI - +0 0{end}oops{end}")
        assert game.events[0].line == 3
        assert game.problems[0].line == 4
    assert parse_gcg("#player1 A Ann\u2028\x85Bo").players == (GcgPlayer("A", "Ann\u2028\x85Bo"),)


def test_players_up_to_four_in_any_order():
    text = (
        "#player3 C\n#player1 A Ann B. C.\n>D: - +0 0\n#player2 B Bo\n#player4 D Di\n>A: - +0 0\n"
    )
    game = parse_gcg(text)
    assert game.players == (
        GcgPlayer("A", "Ann B. C."),
        GcgPlayer("B", "Bo"),
        GcgPlayer("C", "C"),
        GcgPlayer("D", "Di"),
    )
    assert [event.player for event in game.events] == [3, 0]


def test_notes_and_their_continuations():
    text = (
        "#player1 A Ann\n#note before all\n>A: - +0 0\n#note first\nsecond line\n#- third\n#note\n#note fifth\n"
        ">A: - +0 0\n#title T\n#- of two lines\n"
    )
    game = parse_gcg(text)
    assert game.notes == {0: "before all", 1: "first\nsecond line\nthird\n\nfifth"}
    assert game.pragmas == {"title": "T\nof two lines"}
    assert game.problems == ()


def test_a_note_of_a_lost_line_is_not_given_to_another():
    text = f"{HEAD}>A: - +0 0\n>A: oops\n#note of the lost line\nmore\n>B: - +0 0\n#note kept\n"
    game = parse_gcg(text)
    assert game.notes == {2: "kept"}
    assert [(p.line, p.reason) for p in game.problems] == [
        (4, "points"),
        (5, "note-of-lost-line"),
        (6, "unknown-line"),
    ]


def test_an_unfinished_game():
    game = parse_gcg(f"{HEAD}>A: - +0 0\n#rack1 AEINRST\n#rack2 [SZ]?\n#incomplete\n")
    assert game.incomplete
    assert game.racks == {0: "AEINRST", 1: "[SZ]?"}
    assert format_gcg(game).splitlines()[-3:] == ["#rack1 AEINRST", "#rack2 [SZ]?", "#incomplete"]


def test_tiles_and_other_pragmas_are_kept():
    text = (
        "#tile CS cs\n#tile SZ sz\n#lexicon HU-M.b\n#Tile-Distribution hungarian\n#x-unknown a  b\n"
    )
    pragmas = parse_gcg(text).pragmas
    assert pragmas == {
        "tile": "CS cs\nSZ sz",
        "lexicon": "HU-M.b",
        "tile-distribution": "hungarian",
        "x-unknown": "a  b",
    }


def test_latin_1_is_written_where_it_can_be():
    game = GcgGame((GcgPlayer("A", "Márta"),), {}, (), {}, ())
    data = write_gcg(game, LATIN1)
    assert data == "#character-encoding ISO-8859-1\n#player1 A Márta\n".encode("latin-1")
    assert read_gcg(data) == game
    with pytest.raises(NotationError) as refused:
        write_gcg(GcgGame((GcgPlayer("A", "Ödön, Győr"),), {}, (), {}, ()), LATIN1)
    assert refused.value.facts["text"] == "ő"


def event(**changed):
    fields = {
        "line": 1,
        "player": 0,
        "kind": "play",
        "rack": "AB",
        "place": "8H",
        "tiles": "AB",
        "points": 4,
        "total": 4,
    }
    return GcgEvent(**{**fields, **changed})


@pytest.mark.parametrize(
    "game",
    [
        GcgGame((GcgPlayer("A B", "Ann"),), {}, (), {}, ()),
        GcgGame((GcgPlayer("A:", "Ann"),), {}, (), {}, ()),
        GcgGame((GcgPlayer("", "Ann"),), {}, (), {}, ()),
        GcgGame((GcgPlayer("A", "Ann"), GcgPlayer("A", "Bo")), {}, (), {}, ()),
        GcgGame((GcgPlayer("A", "Ann"),) * 5, {}, (), {}, ()),
        GcgGame((), {"bad name": "x"}, (), {}, ()),
        GcgGame((), {"player1": "x"}, (), {}, ()),
        GcgGame((), {"note": "x"}, (), {}, ()),
        GcgGame((), {}, (event(),), {}, ()),
        *(
            GcgGame((GcgPlayer("A", "Ann"),), {}, (event(**changed),), {}, ())
            for changed in (
                {"player": 3},
                {"rack": "A B"},
                {"rack": "A\nB"},
                {"place": "far"},
                {"place": ""},
                {"tiles": ""},
                {"tiles": "A(B"},
                {"points": 10_000_000},
                {"kind": "exchange", "place": "", "tiles": ""},
                {"kind": "exchange", "place": "", "tiles": "-"},
                {"kind": "end-rack", "place": "", "tiles": "time"},
            )
        ),
    ],
)
def test_what_would_be_read_as_something_else_is_not_written(game):
    with pytest.raises(NotationError) as refused:
        format_gcg(game)
    assert refused.value.code is NotationCode.UNWRITABLE


def test_names_that_no_line_holds_become_one_line():
    game = GcgGame(
        (GcgPlayer("A", " Ann\n\tB.\x00 "),), {"title": "x\ry"}, (), {0: "one\r\ntwo"}, ()
    )
    back = parse_gcg(format_gcg(game))
    assert back.problems == ()
    assert back.players[0].name == "Ann \tB."
    assert back.pragmas["title"] == "x y"
    assert back.notes[0] == "one\ntwo"


def test_the_sample_game_reads_counts_and_comes_back():
    game = read_gcg(SAMPLE.read_bytes())
    assert game.problems == ()
    assert len(game.events) == 43
    assert not [d for line in recount(HU, game) for d in line.differences]
    assert parse_gcg(format_gcg(game)) == game
    assert read_gcg(write_gcg(game)) == game


def test_what_lies_there_may_be_written_in_three_ways():
    board = place(
        HU, Board.empty(HU.layout), parse_move(HU, Board.empty(HU.layout), "8F KA[SZ]A")
    ).board
    start, direction = 8 * 15 - 15 + 5, parse_move(HU, board, "8F KA[SZ]A").direction
    written = [parse_play(HU, board, start, direction, word) for word in (
        "....L", "KA[SZ]AL", "(KA[SZ]A)L", "K(A[SZ])AL", "ka[sz]AL", "(....)L",
    )]  # fmt: skip
    assert {format_play_tiles(HU, play.tiles) for play in written} == {"....L"}


@pytest.mark.parametrize(
    ("word", "column", "reason"),
    [
        ("(KO[SZ]A)L", 3, "through"),
        ("KASZA(L)", 7, "through"),
        ("(KA[SZ]A", 1, "brackets"),
        ("[KASZA", 1, "brackets"),
        ("....LLLLLLL", 11, "off-board"),
    ],
)
def test_plays_that_do_not_fit_the_board_are_refused(word, column, reason):
    board = place(
        HU, Board.empty(HU.layout), parse_move(HU, Board.empty(HU.layout), "8F KA[SZ]A")
    ).board
    with pytest.raises(NotationError) as refused:
        parse_move(HU, board, f"8F {word}")
    assert (refused.value.facts["column"], refused.value.facts["reason"]) == (column, reason)


def test_lettered_rows():
    text = "#orientation lettered-rows\n" + HEAD + ">A: KARD H6 KARD +10 10\n>B: OMA 6H .OMA +6 6\n"
    game = parse_gcg(text)
    assert game.style == "lettered-rows"
    (kard, koma) = recount(HU, game)
    assert not kard.differences, "H6 is across in row H (ET-112)"
    assert not koma.differences, "6H is down: KOMA of HU-W-93"


def test_differences_name_their_column():
    text = HEAD + ">A: KARD 8F KARD +11 10\n>B: OMA F8 .OMX +6 6\n"
    (kard, omx) = recount(HU, parse_gcg(text))
    assert [(d.kind, d.line, d.column) for d in kard.differences] == [("points", 3, 18)]
    assert [(d.kind, d.line, d.column) for d in omx.differences] == [
        ("rack", 4, 12),
        ("points", 4, 17),
        ("total", 4, 20),
        ("tiles", 4, 12),
    ], "the set has no X"


TILE = st.sampled_from([*"ABCÁŐŰ?abőα", "[SZ]", "[sz]", "[L·L]"])
RACK = st.lists(TILE, max_size=8).map("".join)
NICK = st.text(string.ascii_letters + string.digits + "őΩ#>()+-", min_size=1, max_size=6)
TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=12).map(str.strip)
PLACE = st.sampled_from(["8H", "H8", "15O", "O15", "1a", "AA31"])


@st.composite
def gcg_events(draw, players):
    kind = draw(
        st.sampled_from(["play", "exchange", "pass", "withdrawn", "challenge", "time", "end-rack"])
    )
    tiles = draw(st.lists(TILE, min_size=1, max_size=8).map("".join))
    if kind == "play":
        tiles += draw(st.sampled_from(["", ".", "..A", "(AB)", "(A[SZ])."]))
    elif kind not in {"exchange", "end-rack"}:
        tiles = ""
    return GcgEvent(
        line=0,
        player=draw(st.integers(0, players - 1)),
        kind=kind,
        rack=draw(RACK),
        place=draw(PLACE) if kind == "play" else "",
        tiles=tiles,
        points=draw(st.integers(-999, 999)),
        total=draw(st.integers(-999, 9999)),
    )


@st.composite
def gcg_games(draw):
    nicks = draw(st.lists(NICK, min_size=1, max_size=4, unique=True))
    players = tuple(GcgPlayer(nick, draw(TEXT) or nick) for nick in nicks)
    names = st.sampled_from(
        ["title", "lexicon", "description", "rack1", "incomplete", "tile", "x-a"]
    )
    pragmas = draw(
        st.dictionaries(names, st.lists(TEXT, min_size=1, max_size=3).map("\n".join), max_size=4)
    )
    events = tuple(draw(st.lists(gcg_events(len(nicks)), max_size=8)))
    note = st.lists(TEXT, min_size=1, max_size=3).map("\n".join)
    notes = draw(st.dictionaries(st.integers(0, len(events)), note, max_size=3))
    return GcgGame(players, pragmas, events, notes, ())


@settings(max_examples=200, deadline=None)
@given(game=gcg_games())
def test_written_then_read_it_is_the_same(game):
    text = format_gcg(game)
    assert parse_gcg(text) == game
    assert read_gcg(text.encode()) == game
    assert read_gcg(text.replace("\n", "\r\n").encode()) == game


LINES = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.sampled_from(
            [
                ">A: AEI 8D WORD +18 18",
                "#player1 A Ann",
                "#player2 B",
                "#note x",
                "#- y",
                "#rack1 A",
                "z",
                "",
            ]
        ),
        st.text(">A:#-+()[]? 0189Hő.", max_size=30),
    ),
    max_size=12,
).map("\n".join)


@settings(max_examples=300, deadline=None)
@given(text=LINES)
@example("#player1 A Ann\n>A: (challenge) +5")
def test_any_text_gives_a_game_and_problems(text):
    game = parse_gcg(text)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for problem in game.problems:
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
        assert lines[problem.line - 1].startswith(problem.text)
    again = parse_gcg(format_gcg(game))
    assert again.problems == ()
    assert (again.players, again.events, again.notes) == (game.players, game.events, game.notes)


@settings(max_examples=300, deadline=None)
@given(
    data=st.binary(max_size=200),
    named=st.sampled_from([b"", b"#character-encoding utf-8\n", b"#character-encoding cp1252\n"]),
)
def test_any_bytes_give_a_game_or_an_error(data, named):
    with contextlib.suppress(NotationError):
        read_gcg(named + data)


@pytest.mark.parametrize(
    "line",
    [
        "#note a\n",
        "x\n",
        ">A: AEI 8D WORD +18 18\n",
        "#tile CS cs\n",
        ">A: - +0 0\n#note\nmore\n",
        ">A: [[[[ - +0 0\n",
        "((((",
        " ",
        "[A",
        "#player1 ",
        "- +1 ",
    ],
)
def test_long_files_take_time_in_proportion(line):
    """Four times the length may not take sixteen times the calls; the last file would never end."""
    import sys

    def steps(times):
        text = "#player1 A Ann\n" + line * times
        count = 0

        def tick(frame, kind, arg):
            nonlocal count
            count += 1

        sys.setprofile(tick)
        try:
            parse_gcg(text)
        finally:
            sys.setprofile(None)
        return count

    small, large = steps(500), steps(2000)
    assert large < 6 * small + 1000
    parse_gcg("#player1 A Ann\n" + line * (400_000 // len(line)))
