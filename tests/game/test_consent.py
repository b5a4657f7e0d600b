"""What players agree on beside their turns: plays let stand, turns taken back, games called off."""

import pytest

from crossglot.editions import House, load_edition, with_house
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    HIDDEN,
    Ended,
    Proposed,
    SeatInfo,
    TakenBack,
    abandon,
    abort,
    accept_play,
    act,
    after,
    asked,
    awaited,
    decline,
    fold,
    follow,
    may_abort,
    people,
    propose,
    propose_end,
    seen_by,
    start,
    takeback_point,
)
from crossglot.game.audit import audit
from crossglot.game.record import record
from crossglot.moves import Exchange, Pass
from crossglot.notation import parse_move
from tests.game.conftest import set_up

PLAYERS = ("human", "human", "human")


class Game:
    """A game that keeps its events."""

    def __init__(self, players=PLAYERS[:2], **house):
        edition = with_house(load_edition("HU-M"), House(**house))
        seats = [SeatInfo(f"p{n}", player) for n, player in enumerate(players)]
        self.events = list(start(edition, seats, "seed"))
        self.state = fold(self.events)

    def do(self, happened):
        for event in happened:
            self.events.append(event)
            self.state = after(self.state, event)
        assert fold(self.events) == self.state
        return happened

    def exchange(self, at=0):
        seat = self.state.to_move
        move = Exchange(self.state.racks[seat][:3])
        return self.do(act(self.state, seat, move, at=at))

    def pass_(self, at=0):
        return self.do(act(self.state, self.state.to_move, Pass(), at=at))


def refused(call, *arguments):
    with pytest.raises(GameError) as error:
        call(*arguments)
    return error.value.code


def test_a_turn_is_taken_back_once_everybody_agrees():
    game = Game()
    before, first = game.state, game.state.to_move
    game.exchange(at=1_000)
    game.exchange(at=3_000)
    assert game.do(propose(game.state, first, "takeback", 4_000)) == (
        Proposed(first, "takeback", 4_000),
    )
    other = 1 - first
    happened = game.do(propose(game.state, other, "takeback", 6_000))
    assert happened == (Proposed(other, "takeback", 6_000), TakenBack(first, before.seq, 6_000))
    state = game.state
    assert (state.racks, state.bag, state.scores, state.to_move) == (
        before.racks, before.bag, before.scores, first
    ), "the tiles drawn are in the bag again"  # fmt: skip
    assert state.turns == ()
    assert [turn.seat for turn in state.struck] == [first, other], "struck out, not deleted"
    assert state.seq == before.seq + 5
    assert (state.used[first], state.used[other]) == (4_000, 2_000), "clocks are not turned back"
    assert state.since == 6_000
    assert list(audit(game.events)) == []


def test_a_takeback_shows_nobody_the_tiles_that_go_back():
    game = Game()
    first = game.state.to_move
    game.exchange()
    game.exchange()
    for seat in (first, 1 - first):
        game.do(propose(game.state, seat, "takeback"))
    for eyes in (0, 1, None):
        seen = fold(seen_by(event, eyes) for event in game.events)
        for owner, rack in enumerate(seen.racks):
            assert (set(rack) == {HIDDEN}) == (owner != eyes)
            assert len(rack) == 7
        assert seen.bag_count == game.state.bag_count
    game.exchange()
    assert fold(game.events).turns[0].seat == first, "and the game goes on"


def test_a_computer_agrees_to_everything_and_a_turn_in_between_to_nothing():
    game = Game(("human", "greedy"))
    assert people(game.state) == {0}
    while takeback_point(game.state, 0) is None:
        game.pass_()
    assert isinstance(propose(game.state, 0, "takeback")[-1], TakenBack)
    both = Game()
    both.pass_()
    mover = 1 - both.state.to_move
    both.do(propose(both.state, mover, "takeback"))
    both.pass_()
    assert both.state.proposals == (), "a turn takes the question back"


def test_who_has_no_turn_has_none_to_take_back():
    game = Game()
    assert refused(propose, game.state, 0, "takeback") is GameCode.NOTHING_TO_TAKE_BACK


def test_answers_are_given_once():
    game = Game()
    game.pass_()
    asked = 1 - game.state.to_move
    game.do(propose(game.state, asked, "takeback"))
    assert refused(propose, game.state, asked, "takeback") is GameCode.PROPOSED_ALREADY
    assert refused(decline, game.state, 0, "abort") is GameCode.NOTHING_PROPOSED
    assert refused(decline, game.state, 0, "end") is GameCode.NOTHING_PROPOSED
    game.do(decline(game.state, 1 - asked, "takeback"))
    assert game.state.proposals == ()
    game.do(propose_end(game.state, 0))
    game.do(decline(game.state, 1, "end"))
    assert game.state.proposers == frozenset()
    assert list(audit(game.events)) == []


def test_a_game_is_called_off_by_all():
    game = Game(PLAYERS)
    for seat in (0, 2):
        assert len(game.do(propose(game.state, seat, "abort"))) == 1
    game.do(propose(game.state, 1, "abort"))
    assert (game.state.ended.reason, game.state.ended.winners) == ("aborted", ())
    assert list(audit(game.events)) == []


def test_a_game_that_has_hardly_begun_may_be_called_off_alone():
    game = Game(PLAYERS)
    first = game.state.to_move
    game.pass_()
    second = game.state.to_move
    assert not may_abort(game.state, first), "it has moved"
    assert abort(game.state, seat=second)[0].by == second
    assert refused(abort, game.state, 0, first) is GameCode.ABORT_TOO_LATE
    game.pass_()
    game.pass_()
    assert not any(may_abort(game.state, seat) for seat in range(3)), "the first round is over"


def test_who_has_gone_for_good_has_lost_or_never_begun():
    game = Game(PLAYERS)
    assert abandon(game.state, 0)[0].reason == "aborted"
    for _ in PLAYERS:
        game.pass_()
    (ended,) = game.do(abandon(game.state, 1, 9))
    assert (ended.reason, ended.by, ended.winners, ended.at) == ("abandoned", 1, (0, 2), 9)
    assert list(audit(game.events)) == []
    assert refused(abandon, game.state, 1) is GameCode.GAME_OVER


def test_a_game_file_leaves_out_what_was_taken_back():
    game = Game()
    first = game.state.to_move
    game.exchange()
    for seat in (first, 1 - first):
        game.do(propose(game.state, seat, "takeback"))
    game.pass_()
    assert [line.kind for line in record(game.events).events] == ["pass"]


@pytest.mark.parametrize("to", [0, 99])
def test_nothing_else_can_be_taken_back(to):
    with pytest.raises(GameError) as error:
        after(Game().state, TakenBack(0, to))
    assert error.value.code is GameCode.EVENT_ILLEGAL


def test_an_ended_game_asks_nothing():
    game = Game()
    game.do(propose(game.state, 0, "abort"))
    game.do(abort(game.state))
    assert game.state.proposals == ()
    assert isinstance(game.events[-1], Ended)


def test_the_game_waits_for_those_who_have_not_answered():
    state = set_up("KARDÓAL", "KARDÓAL", "KARDÓAL", challenge="edition")
    assert awaited(state) == (0,), "to move"
    state = follow(state, act(state, 0, parse_move(state.edition, state.board, "8F KARD")))
    assert awaited(state) == (1, 2), "to let the play stand or not"
    state = follow(state, accept_play(state, 1))
    assert awaited(state) == (2,)
    state = follow(state, accept_play(state, 2))
    assert asked(state) == (), "nobody has proposed the end"
    state = follow(state, propose_end(state, 1))
    assert asked(state) == (0, 2)
    state = follow(state, abort(state))
    assert (awaited(state), asked(state)) == ((), ())


def test_two_questions_are_answered_each_for_itself():
    game = Game()
    game.pass_()
    other = game.state.to_move
    game.pass_()
    game.do(propose(game.state, 1 - other, "takeback"))
    game.do(propose(game.state, other, "abort"))
    assert {p.what: p.granted for p in game.state.proposals} == {
        "takeback": {1 - other},
        "abort": {other},
    }
    ended = game.do(propose(game.state, 1 - other, "abort"))[-1]
    assert ended.reason == "aborted", "and nothing is taken back"


def test_nobody_asks_or_answers_once_the_game_is_over():
    game = Game()
    for wrong in (propose, decline):
        assert refused(wrong, game.state, 2, "abort") is GameCode.NO_SUCH_SEAT
    assert refused(abort, game.state, 0, 2) is GameCode.NO_SUCH_SEAT
    game.do(propose(game.state, 0, "abort"))
    over = after(game.state, abort(game.state)[0])
    for wrong in (propose, decline):
        assert refused(wrong, over, 0, "abort") is GameCode.GAME_OVER
    assert refused(abort, over) is GameCode.GAME_OVER
    assert not may_abort(over, 0)


def test_all_may_call_a_game_off_at_any_time_and_one_alone_only_before_a_turn():
    game = Game(PLAYERS)
    order = [(game.state.to_move + turn) % 3 for turn in range(3)]
    for turn in range(3):
        assert [may_abort(game.state, seat) for seat in order] == [n >= turn for n in range(3)]
        game.pass_()
    (ended,) = abort(game.state, 5)
    assert (ended.by, ended.at) == (None, 5)
