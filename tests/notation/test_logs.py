"""Logs of other programs: Eliot's XML and Netskrafl's JSON, in files written for these tests."""

import json

import pytest

from crossglot.editions import load_edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game import fold
from crossglot.game.imported import imported
from crossglot.game.recognised import edition_of
from crossglot.game.recount import recount, recount_answers
from crossglot.notation.logs import read_log

IS = load_edition("IS")


def lines(log):
    return [
        (e.player, e.kind, e.rack, e.place, e.tiles, e.points, e.total) for e in log.game.events
    ]


def netskrafl(moves, more=()):
    racks = ["eldhúsb", "sól?ran", *(rack for *_, rack in moves)]
    told = [[player, [place, tiles, points]] for player, place, tiles, points, _ in moves]
    whole = {
        "locale": "is_IS",
        "nickname": ["anna", "bjorn"],
        "fullname": ["Anna Jónsdóttir", ""],
        "moves": told[:-1],
        "newmoves": [*told[-1:], *more],
        "racks": racks,
        "scores": [0, 0],
    }
    return json.dumps(whole).encode()


def test_a_game_of_netskrafl():
    """Rows are lettered, ``?`` is a blank that stands for the letter after it."""
    data = netskrafl(
        [
            (0, "H6", "eld", 12, "húsbnar"),
            (1, "6H", "es?ól", 7, "rantug"),
            (0, "", "EXCH hú", 0, "sbnarik"),
            (1, "", "PASS", 0, "rantug"),
            (0, "", "CHALL", 0, "sbnarik"),
            (1, "", "RESP", -7, "sólrantug"),
        ],
        [
            [0, ["", "--", 0]],
            [1, ["", "2 * sbn", 20]],
            [0, ["", "TIME", -10]],
            [1, ["", "OVER", 0]],
        ],
    )
    log = read_log(data)
    assert lines(log) == [
        (0, "play", "ELDHÚSB", "H6", "ELD", 12, 12),
        (1, "play", "SÓL?RAN", "6H", "ESóL", 7, 7),
        (0, "exchange", "HÚSBNAR", "", "HÚ", 0, 12),
        (1, "pass", "RANTUG", "", "", 0, 7),
        (1, "withdrawn", "", "", "", -7, 0),
        (1, "end-rack", "", "", "SBN", 20, 20),
        (0, "time", "", "", "", -10, 2),
    ]
    assert log.game.notes == {4: "player1 challenged"}
    assert [player.name for player in log.game.players] == ["Anna Jónsdóttir", "player2"]
    assert edition_of(log.game).language == "is"
    assert log.game.style == "lettered-rows"
    assert log.game.problems == ()


def test_moves_with_racks_as_netskrafl_stores_them():
    data = json.dumps(
        {
            "locale": "is_IS",
            "irack0": "eldhúsb",
            "irack1": "sól?ran",
            "moves": [
                {"player": 0, "coord": "H6", "tiles": "eld", "score": 1, "rack": "húsbnar"},
                {"player": 1, "coord": "", "tiles": "RSGN", "score": -1, "rack": ""},
                {"player": 7, "coord": "", "tiles": "PASS", "score": 0},
                "nonsense",
                [0, ["H6", "(((", 0]],
            ],
        }
    ).encode()
    log = read_log(data)
    assert lines(log) == [(0, "play", "ELDHÚSB", "H6", "ELD", 1, 1)]
    assert log.game.notes == {1: "player2 resigned"}
    assert [(p.line, p.reason) for p in log.game.problems] == [
        (3, "move"),
        (4, "move"),
        (5, "tiles"),
    ]
    state = fold(imported(IS, log.game).events)
    assert state.scores == (1, 0)


ELIOT = """<?xml version="1.0" encoding="UTF-8"?>
<EliotGame format="2">
  <Dictionary><Name>ODS 5.0</Name><Type>dawg</Type><Letters>A B C</Letters></Dictionary>
  <Game><Mode>{mode}</Mode>
    <Player id="3"><Name>Zoé</Name><Type>human</Type></Player>
    <Player id="4"><Name>Luc</Name><Type>human</Type></Player>
    <Turns>2</Turns></Game>
  <History>{turns}</History>
</EliotGame>
"""

DUPLICATE = """
<Turn><GameRack>+CHATEUR</GameRack>
  <PlayerRack playerId="3">CHATEUR</PlayerRack>
  <PlayerMove playerId="3" points="18" type="valid" word="CHAT" coord="H5" />
  <PlayerMove playerId="4" points="0" type="invalid" word="CHATX" coord="H5" />
  <GameMove points="18" type="valid" word="CHAT" coord="H5" /></Turn>
<Turn><GameRack>EUR+S?AN</GameRack>
  <PlayerMove playerId="3" points="99" type="valid" word="CHATs" coord="H5" />
  <PlayerMove playerId="4" points="0" type="none" />
  <Warning playerId="4" />
  <GameMove points="9" type="valid" word="CHATS" coord="H5" /></Turn>
"""


def test_a_duplicate_game_of_eliot():
    log = read_log(ELIOT.format(mode="duplicate", turns=DUPLICATE).encode())
    assert [player.name for player in log.game.players] == ["Master"]
    assert lines(log) == [
        (0, "play", "CHATEUR", "H5", "CHAT", 18, 18),
        (0, "play", "EURS?AN", "H5", "CHATS", 9, 27),
    ]
    edition = edition_of(log.game)
    assert edition.id == "FR"
    counted = list(recount(edition, log.game))
    assert [line.points for line in counted] == [18, 10]
    answers = [
        (answer.round, answer.player, line.points, [one.kind for one in line.differences])
        for answer, line in recount_answers(edition, log)
    ]
    assert answers == [
        (0, "Zoé", 18, []),
        (0, "Luc", 0, []),
        (1, "Zoé", 9, ["points"]),
        (1, "Luc", 0, []),
    ], "an answer is counted on the board before its round"
    assert fold(imported(edition, log.game).events).scores == (27,)


def test_a_free_game_of_eliot():
    turns = """
    <Turn><PlayerRack playerid="3">CHATEUR</PlayerRack><PlayerRack playerId="4">ABCDEFG</PlayerRack>
      <PlayerMove playerId="3" points="18" type="valid" word="CHAT" coord="H5" /></Turn>
    <Turn><PlayerMove playerId="4" points="0" type="change" letters="ABC" /></Turn>
    <Turn><PlayerMove playerId="3" points="0" type="pass" />
      <PlayerMove playerId="4" points="0" type="invalid" word="XX" coord="A1" />
      <PlayerMove playerId="4" points="0" type="?" />
      <EndGame playerId="3" points="-5" /></Turn>"""
    log = read_log(ELIOT.format(mode="freegame", turns=turns).encode())
    assert lines(log) == [
        (0, "play", "CHATEUR", "H5", "CHAT", 18, 18),
        (1, "exchange", "ABCDEFG", "", "ABC", 0, 0),
        (0, "pass", "CHATEUR", "", "", 0, 18),
        (1, "pass", "ABCDEFG", "", "", 0, 0),
        (0, "end-rack", "", "", "", -5, 13),
    ]
    assert [problem.reason for problem in log.game.problems] == ["move"]
    assert [player.name for player in log.game.players] == ["Zoé", "Luc"]


def test_tiles_of_several_letters_get_their_brackets():
    text = ELIOT.replace("A B C", "A B L·L QU").replace("ODS 5.0", "DISC")
    turns = (
        '<Turn><GameRack>AL·LQUE</GameRack><GameMove points="0" type="valid" '
        'word="al·lQUE" coord="H5" /></Turn>'
    )
    (event,) = read_log(text.format(mode="training", turns=turns).encode()).game.events
    assert (event.rack, event.tiles) == ("A[L·L][QU]E", "a[l·l][QU]E")


NO_GAMES = (
    (b"", NotationCode.GCG_NO_MOVES),
    (b"#player1 A Ann\n", NotationCode.GCG_NO_MOVES),
    (b"hello\n", NotationCode.GCG_NO_MOVES),
    (b"{}", NotationCode.FILE_MALFORMED),
    (b'{"moves": []}', NotationCode.GCG_NO_MOVES),
    (b'{"moves": 1}', NotationCode.FILE_MALFORMED),
    (b"{" * 100_000, NotationCode.FILE_MALFORMED),
    (b"[" * 100_000, NotationCode.GCG_NO_MOVES),
    (b'{"moves":' * 100_000, NotationCode.FILE_MALFORMED),
    (b"<html></html>", NotationCode.FILE_MALFORMED),
    (b"<EliotGame>", NotationCode.FILE_MALFORMED),
    (b"<EliotGame/>", NotationCode.GCG_NO_MOVES),
    (b"<a>" * 90_000, NotationCode.FILE_MALFORMED),
    (b"<EliotGame>" + b"<a/>" * 200_000, NotationCode.FILE_MALFORMED),
    (b'<!DOCTYPE a [<!ENTITY b "c">]><EliotGame>&b;</EliotGame>', NotationCode.FILE_MALFORMED),
    (b"<?xml version='1.0' encoding='x-none'?><EliotGame/>", NotationCode.FILE_MALFORMED),
    (b" " * 3_000_000, NotationCode.GCG_TOO_LARGE),
)


def test_what_is_no_game_is_named():
    for data, code in NO_GAMES:
        with pytest.raises(NotationError) as refused:
            read_log(data)
        assert refused.value.code is code, data[:40]


def test_the_first_line_that_cannot_be_read_is_named():
    with pytest.raises(NotationError) as refused:
        read_log(b"#player1 A Ann\nhello\n")
    assert refused.value.facts == {"line": 2, "column": 1, "reason": "unknown-line"}


REFUSED = """
<Turn><GameRack>CHATEUR</GameRack>
  <PlayerMove playerId="3" points="18" type="valid" word="CHAT" coord="H5" />
  <PlayerMove playerId="4" points="9" type="valid" word="CHAT" coord="A1" />
  <GameMove points="18" type="valid" word="CHAT" coord="H5" /></Turn>
<Turn><GameRack>EURSAN</GameRack>
  <PlayerMove playerId="3" points="5" type="valid" word="CHATS" coord="H5" />
  <PlayerMove playerId="4" points="9" type="valid" word="CHATs" coord="H5" />
  <GameMove points="0" type="none" /></Turn>
<Turn><GameRack>EURSAN</GameRack>
  <PlayerMove playerId="3" points="10" type="valid" word="CHATS" coord="H5" />
  <PlayerMove playerId="4" points="0" type="none" />
  <GameMove points="10" type="valid" word="CHATS" coord="H5" /></Turn>
"""


def test_answers_are_counted_each_on_its_board_and_added_up():
    log = read_log(ELIOT.format(mode="duplicate", turns=REFUSED).encode())
    found = [
        (answer.round, answer.player, line.points, line.total,
         [(one.kind, one.stated) for one in line.differences])
        for answer, line in recount_answers(edition_of(log.game), log)
    ]  # fmt: skip
    assert found == [
        (0, "Zoé", 18, 18, []),
        (0, "Luc", 9, 9, [("illegal", "A1 CHAT")]),
        (1, "Zoé", 10, 28, [("points", 5)]),
        (1, "Luc", 9, 18, [("rack", "?")]),
        (2, "Zoé", 10, 38, []),
        (2, "Luc", 0, 18, []),
    ], "no play was laid in the second round"
