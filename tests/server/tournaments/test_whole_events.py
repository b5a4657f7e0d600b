"""A whole event of fifteen rounds: thirty players, one arbiter, a clock turned by hand."""

import contextlib
import json

import pytest

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.tournament.state import fold
from tests.server.tournaments.logs import log_of, seeds_of
from tests.server.tournaments.playing import (
    Hands,
    at,
    at_event,
    come_in,
    made,
    ruled,
    shown,
    slip_of,
    tops_for,
)
from tests.server.visitor import Visitor

PLAYERS, ROUNDS = 30, 15


def played_by(player, number, board, rack, tops):
    """What a player hands in: the top, or nothing, or a word that cannot be laid."""
    if player % 7 == number % 7:
        return None
    play, _ = tops(board, rack)[0]
    slip = slip_of(board, play)
    if player % 5 == number % 5:
        return {**slip, "start": (slip["start"] + 17) % board.layout.size}
    return slip


@pytest.mark.parametrize("edition", ["HU-W", "ET"])
def test_fifteen_rounds_with_thirty_players_and_an_arbiter(tmp_path, edition):
    hands, database = Hands(), tmp_path / "games.sqlite3"
    tops = tops_for(edition)
    with at_event(database, hands) as address, contextlib.ExitStack() as stack:
        arbiter = Visitor(address)
        event = made(arbiter, edition=edition, rounds=[ROUNDS])
        people = [come_in(address, event, f"player {n}") for n in range(PLAYERS)]
        assert [number for _, number in people] == list(range(PLAYERS))
        lines = [stack.enter_context(at(visitor, event)) for visitor, _ in people]
        for line in lines:
            assert line.until("tournament")["state"] == "waiting"
        ruled(arbiter, event, "start")
        board = Board.empty(load_edition(edition).layout)
        totals = [0] * PLAYERS
        for number in range(1, ROUNDS + 1):
            hands.advance(5)
            told = [line.until("round") for line in lines]
            assert all(each == told[0] for each in told)
            assert told[0]["number"] == number
            rack = bytes(told[0]["rack"])
            for player, line in enumerate(lines):
                slip = played_by(player, number, board, rack, tops)
                if slip is not None:
                    assert line.hand_in(number, slip)["type"] == "ack"
            hands.advance(181)
            closed = [line.until("closed") for line in lines]
            top = closed[0]["top"]
            assert top["points"] == tops(board, rack)[0][1]
            for player, message in enumerate(closed):
                totals[player] += message["you"]["points"]
                assert message["own"]["total"] == totals[player]
                assert message["own"] in message["near"]
            assert closed[0]["leaders"][0]["total"] == max(totals)
            board = Board(board.layout, bytes(shown(arbiter, event)["board"]))
        for line in lines:
            line.until("over")
        hands.advance(1)
        for line in lines:
            assert line.until("state")["state"] == "over"
        secret = seeds_of(database, event)
        for visitor, _ in people:
            assert not any(seed in text for seed in secret for text in visitor.received)
    state = fold(log_of(database, event))
    assert [sheet.total for sheet in state.game(1).sheets().values()] == totals
    assert max(totals) > min(totals)
    assert json.dumps(totals)
