"""A model of the protocol against the real server: whatever clients do, and whenever.

The model knows the rules from the library, the truth from the database and the
time from its own hands. Clients move in and out of turn, twice, at once, late,
again; they challenge at the same time, ask, agree, leave and come back.
"""

import contextlib

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from crossglot.editions import Clock
from crossglot.game import view
from crossglot.game.audit import audit
from crossglot.server.games.waits import Waits, due_events
from tests.server import truth
from tests.server.node import serving
from tests.server.sitting import MINUTE, NOON, HandClock, sit_down
from tests.server.stand_ins import EvenWords
from tests.server.visitor import Visitor, chosen

CLOCKS = [
    {},
    {"per_move": MINUTE},
    {"main": 3 * MINUTE, "overtime_most": MINUTE, "increment": 5_000},
]
MODES = ["void", "single", "double", "edition"]
OTHERS = [
    {"kind": "pass"},
    {"kind": "accept"},
    {"kind": "challenge"},
    {"kind": "challenge", "words": [0]},
    {"kind": "propose", "what": "takeback"},
    {"kind": "propose", "what": "end"},
    {"kind": "propose", "what": "abort"},
    {"kind": "answer", "what": "takeback", "agree": True},
    {"kind": "answer", "what": "end", "agree": False},
    {"kind": "abort"},
    {"kind": "claim", "result": "win"},
    {"kind": "resign"},
]
SEATS = st.integers(0, 2)
KINDS = st.sampled_from(["play", "play", "play", "exchange", "exchange", *range(len(OTHERS))])


class Protocol(RuleBasedStateMachine):
    """One game: a line for each seat, and what was acknowledged on it."""

    def __init__(self, address, database, hands):
        super().__init__()
        self.address, self.database, self.hands = address, database, hands
        self.acked, self.names, self.stack = {}, 0, contextlib.ExitStack()

    @initialize(
        people=st.integers(2, 3), clock=st.sampled_from(CLOCKS), mode=st.sampled_from(MODES)
    )
    def sit(self, people, clock, mode):
        self.game_id, self.cookies = sit_down(
            self.database, people, at=self.hands.now(), clock=Clock(**clock), challenge=mode
        )
        self.began = self.hands.now()
        self.lines = [self.come(seat) for seat in range(people)]

    def teardown(self):
        self.stack.close()

    def come(self, seat, last_seq=None):
        visitor = Visitor(self.address, self.cookies[seat])
        line = self.stack.enter_context(visitor.live(self.game_id, last_seq))
        line.until("snapshot")
        return line

    @property
    def state(self):
        return truth.state(self.database, self.game_id)

    def at(self):
        return int((self.hands.now() - self.began) * 1000)

    def wanted(self, kind, seat):
        state = self.state
        if not state.racks[seat]:
            return {"kind": "pass"}
        if kind == "play":
            return chosen(state, seat)
        if kind == "exchange":
            return {"kind": "exchange", "tiles": list(state.racks[seat][:2])}
        return OTHERS[kind]

    def message(self, kind, seat, seq):
        self.names += 1
        return {"type": "move", "move_id": f"m{self.names}", "expected_seq": seq,
                "move": self.wanted(kind, seat)}  # fmt: skip

    def answer(self, line, name):
        while (said := line.until("ack", "stale", "refused"))["move_id"] != name:
            pass
        return said

    def took(self, seat, message, said, before):
        """What an answer must mean for the game."""
        now = self.state.seq
        if said["type"] == "ack":
            assert before < said["seq"] == now
            self.acked[seat, message["move_id"]] = message, said
        else:
            assert now == before, "what is not taken changes nothing"

    @rule(seat=SEATS, kind=KINDS, behind=st.sampled_from([0, 0, 0, 1, -1]))
    def move(self, seat, kind, behind):
        seat %= len(self.lines)
        before = self.state.seq
        message = self.message(kind, seat, before - behind)
        self.lines[seat].send(message)
        said = self.answer(self.lines[seat], message["move_id"])
        assert (said["type"] == "stale") == bool(behind)
        self.took(seat, message, said, before)

    @rule(seat=SEATS, kind=KINDS)
    def double_click(self, seat, kind):
        seat %= len(self.lines)
        before = self.state.seq
        message = self.message(kind, seat, before)
        line = self.lines[seat]
        line.send(message)
        line.send(message)
        first, second = (self.answer(line, message["move_id"]) for _ in range(2))
        assert first == second
        self.took(seat, message, first, before)

    @rule(seat=SEATS, kind=KINDS)
    def two_tabs(self, seat, kind):
        """The same move from two connections of one seat is taken once."""
        seat %= len(self.lines)
        before = self.state.seq
        message = self.message(kind, seat, before)
        with Visitor(self.address, self.cookies[seat]).live(self.game_id) as tab:
            tab.until("snapshot")
            self.lines[seat].send(message)
            tab.send(message)
            said = [self.answer(line, message["move_id"]) for line in (self.lines[seat], tab)]
        assert said[0] == said[1]
        self.took(seat, message, said[0], before)

    @rule(kind=KINDS, other=KINDS)
    def at_once(self, kind, other):
        """Two seats for the same position: one at most is taken."""
        before = self.state.seq
        messages = [self.message(k, seat, before) for seat, k in enumerate((kind, other))]
        for line, message in zip(self.lines, messages, strict=False):
            line.send(message)
        said = [
            self.answer(line, message["move_id"])
            for line, message in zip(self.lines, messages, strict=False)
        ]
        taken = [seat for seat, one in enumerate(said) if one["type"] == "ack"]
        assert len(taken) <= 1
        for seat in taken:
            self.took(seat, messages[seat], said[seat], before)
        if not taken:
            assert self.state.seq == before

    @precondition(lambda self: self.acked)
    @rule(which=st.integers(0), seq=st.integers(0, 99))
    def send_again(self, which, seq):
        before = self.state.seq
        (seat, name), (message, said) = sorted(self.acked.items())[which % len(self.acked)]
        self.lines[seat].send(message | {"expected_seq": seq})
        assert self.answer(self.lines[seat], name) == said
        assert self.state.seq == before

    @rule(seat=SEATS)
    def leave_and_come_back(self, seat):
        seat %= len(self.lines)
        known = self.lines[seat].snapshot["seq"]
        self.lines[seat].socket.close()
        self.lines[seat] = self.come(seat, known)

    @rule(seconds=st.sampled_from([1, 5, 19, 20, 40, 61]))
    def let_time_pass(self, seconds):
        """What is due is done by the server itself, as the library says and no other way."""
        self.hands.advance(seconds)
        state = self.state
        while due := due_events(state, self.at(), Waits(), None):
            seq = state.seq
            while self.lines[0].snapshot["seq"] <= seq:
                self.lines[0].hear()
            assert truth.events(self.database, self.game_id)[seq : seq + len(due)] == due
            state = self.state

    @invariant()
    def the_record_keeps_the_rules(self):
        if hasattr(self, "lines"):
            assert list(audit(truth.events(self.database, self.game_id), EvenWords())) == []

    @invariant()
    def everybody_sees_what_he_may(self):
        if not hasattr(self, "lines"):
            return
        events = truth.events(self.database, self.game_id)
        for seat, line in enumerate(self.lines):
            seen = view(events, seat)
            line.send({"type": "resync"})
            added_up = line.snapshot
            while (whole := line.until("snapshot"))["seq"] < seen.seq:
                line.send({"type": "resync"})  # on the disk, and shown a moment later
            game = whole["game"]
            assert (whole["seq"], bytes(game["board"])) == (seen.seq, seen.board.tiles)
            assert bytes(game["rack"]) == seen.racks[seat]
            assert tuple(game["times"]["used"]) == seen.used
            assert len(game["moves"]) == len(seen.turns) + len(seen.struck) + (
                seen.ended is not None and seen.ended.reason == "resignation"
            )
            if added_up["seq"] == whole["seq"]:
                assert added_up["game"] == game, "the changes add up to the game"


@pytest.mark.parametrize("part", range(3))
def test_whatever_clients_do(tmp_path, part):
    hands = HandClock(NOON + part)
    database = tmp_path / "games.sqlite3"
    with serving(database, clock=hands) as address:
        run_state_machine_as_test(
            lambda: Protocol(address, database, hands),
            settings=settings(
                max_examples=8,
                stateful_step_count=20,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
