"""A model of every kind of game but the ordinary one, which has its own, against the real server.

Whatever clients do, and whenever: acts of this kind and of others, in and out of turn, twice, at
once, late, again; they leave, come back from anywhere, claim; clocks run out. The truth is in the
database, the rules are the library's, and the time is in the test's own hands.
"""

import contextlib
import json

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

from crossglot.server.games.waits import Waits
from crossglot.server.kinds.kind_view import KindSeen
from crossglot.server.kinds.registry import KINDS as LAWS
from tests.server.kinds.every_kind import KINDS, Move, is_over, turns
from tests.server.kinds.lexicon import kind_lexicons
from tests.server.node import serving
from tests.server.sitting import NOON, HandClock
from tests.server.visitor import Visitor

OTHERS: list[Move] = [
    {"kind": "pass"},
    {"kind": "accept"},
    {"kind": "play", "placed": [[112, 1], [113, 2]]},
    {"kind": "exchange", "tiles": [1]},
    {"kind": "typed", "text": "h8 ka"},
    {"kind": "choose", "tiles": [1]},
    {"kind": "next"},
    {"kind": "remove", "squares": [112]},
    {"kind": "write", "words": ["kastema", "nimekas"]},
    {"kind": "call"},
    {"kind": "cross", "word": 1, "letter": 6},
    {"kind": "bingo"},
    {"kind": "abort"},
    {"kind": "propose", "what": "abort"},
]
"""Acts that may be none of the game's, or not now."""

ENDING: list[Move] = [{"kind": "resign"}, {"kind": "finish"}, {"kind": "show"}]

SEATS = st.integers(0, 1)
WHICH = st.sampled_from([0, 0, 0, 1, *(["other"] * 2), "ending"])


class AnyKind(RuleBasedStateMachine):
    """One game: a line for each seat that is there, and what was acknowledged on it."""

    def __init__(self, kind, address, database, hands):
        super().__init__()
        self.kind, self.law = kind, LAWS[kind.name]
        self.address, self.database, self.hands = address, database, hands
        self.acked, self.away, self.names = {}, {}, 0
        self.noted, self.since = 0, hands.now()
        self.stack = contextlib.ExitStack()

    @initialize()
    def sit(self):
        self.players = [Visitor(self.address) for _ in range(self.kind.people)]
        self.game_id = self.kind.sit(*self.players)
        self.watching = self.stack.enter_context(Visitor(self.address).live(self.game_id))
        self.watching.until("snapshot")
        self.lines = {}
        for seat in range(self.kind.people):
            self.come(seat)

    def teardown(self):
        """However it was played so far, it can be played to its end."""
        with self.stack:
            if not hasattr(self, "lines"):
                return
            for seat in tuple(self.away):
                self.come(seat)
            if not is_over(self.fresh(self.lines[0])["game"]):
                lines = [self.fresh_line(seat) for seat in sorted(self.lines)]
                assert sum(1 for _ in turns(self.kind, lines)) < 500
            assert self.law.ended(self.state) is not None

    def fresh(self, line):
        line.send({"type": "resync"})
        return line.until("snapshot")

    def fresh_line(self, seat):
        self.fresh(self.lines[seat])
        return self.lines[seat]

    def come(self, seat, last_seq=None):
        line = self.stack.enter_context(self.players[seat].live(self.game_id, last_seq))
        line.until("snapshot")
        if seat not in self.lines:
            while not self.watching.until("presence")["seats"][seat]:
                pass
        self.lines[seat] = line
        self.away.pop(seat, None)

    @property
    def events(self):
        return self.kind.events(self.database, self.game_id)

    @property
    def state(self):
        return self.law.form.fold(self.events)

    def message(self, seat, which, seq):
        """An act of ``seat``: one that it may do, or one that it may well not."""
        self.names += 1
        game = self.fresh(self.lines[seat])["game"]
        moves = [] if is_over(game) else self.kind.moves(game)
        if which == "ending":
            move = ENDING[self.names % len(ENDING)]
        elif which == "other" or not moves:
            move = OTHERS[self.names % len(OTHERS)]
        else:
            move = moves[which % len(moves)]
        return {"type": "move", "move_id": f"m{self.names}", "expected_seq": seq, "move": move}

    def answer(self, line, name):
        while (said := line.until("ack", "stale", "refused"))["move_id"] != name:
            pass
        return said

    def took(self, seat, message, said, before):
        """What an answer must mean for the game."""
        now = len(self.events)
        if said["type"] == "ack":
            assert before < said["seq"] == now
            self.acked[seat, message["move_id"]] = message, said
        else:
            assert now == before, "what is not taken changes nothing"

    def there(self, seat):
        """``seat``, or another that is there."""
        return seat if seat in self.lines else next(iter(self.lines), None)

    @precondition(lambda self: self.lines)
    @rule(seat=SEATS, which=WHICH, behind=st.sampled_from([0, 0, 0, 1, 3, -1]))
    def act(self, seat, which, behind):
        seat, before = self.there(seat), len(self.events)
        message = self.message(seat, which, before - behind)
        self.lines[seat].send(message)
        said = self.answer(self.lines[seat], message["move_id"])
        assert said["type"] == "stale" or behind >= 0, "nobody has seen what is to come"
        self.took(seat, message, said, before)

    @precondition(lambda self: self.lines)
    @rule(seat=SEATS, which=WHICH)
    def two_tabs(self, seat, which):
        """The same act twice on one line, and on another of the same seat, is taken once."""
        seat, before = self.there(seat), len(self.events)
        message, line = self.message(seat, which, before), self.lines[seat]
        with self.players[seat].live(self.game_id) as tab:
            tab.until("snapshot")
            for each in (line, line, tab):
                each.send(message)
            said = [self.answer(each, message["move_id"]) for each in (line, line, tab)]
        assert said == [said[0]] * 3
        self.took(seat, message, said[0], before)

    @precondition(lambda self: len(self.lines) > 1)
    @rule(which=WHICH, other=WHICH)
    def at_once(self, which, other):
        """Two seats at the same time: each act is taken at its own number, or changes nothing."""
        before = len(self.events)
        messages = [self.message(seat, each, before) for seat, each in enumerate((which, other))]
        for seat, message in enumerate(messages):
            self.lines[seat].send(message)
        said = [self.answer(self.lines[s], m["move_id"]) for s, m in enumerate(messages)]
        seqs = [each["seq"] for each in said if each["type"] == "ack"]
        assert len(set(seqs)) == len(seqs)
        assert max(seqs, default=before) == len(self.events)
        for seat, message in enumerate(messages):
            if said[seat]["type"] == "ack":
                self.acked[seat, message["move_id"]] = message, said[seat]

    @precondition(lambda self: self.acked and self.lines)
    @rule(which=st.integers(0), seq=st.integers(0, 99))
    def send_again(self, which, seq):
        before = len(self.events)
        (seat, name), (message, said) = sorted(self.acked.items())[which % len(self.acked)]
        if seat in self.lines:
            self.lines[seat].send(message | {"expected_seq": seq})
            assert self.answer(self.lines[seat], name) == said
        assert len(self.events) == before

    @precondition(lambda self: self.lines)
    @rule(seat=SEATS, known=st.integers(0, 40))
    def come_back_from_any_number(self, seat, known):
        seat = self.there(seat)
        self.leave(seat)
        self.come(seat, known)

    @precondition(lambda self: self.lines)
    @rule(seat=SEATS)
    def leave(self, seat):
        seat = self.there(seat)
        self.lines.pop(seat).socket.close()
        while self.watching.until("presence")["seats"][seat]:
            pass
        self.away[seat] = self.hands.now()

    @precondition(lambda self: self.away)
    @rule()
    def come_back(self):
        self.come(next(iter(self.away)))

    @property
    def missed(self):
        """Whom the game waits for."""
        state = self.state
        return None if self.law.ended(state) else self.law.missed(state)

    def note(self):
        """When the last event was written: the hands stand still meanwhile."""
        if len(self.events) != self.noted:
            self.noted, self.since = len(self.events), self.hands.now()

    @precondition(lambda self: self.lines)
    @rule(seat=SEATS, result=st.sampled_from(["win", "abort"]))
    def claim(self, seat, result):
        seat, before = self.there(seat), len(self.events)
        missed, now = self.missed, self.hands.now()
        seconds = now - self.away.get(missed, now)
        message = self.message(seat, 0, before) | {"move": {"kind": "claim", "result": result}}
        self.lines[seat].send(message)
        said = self.answer(self.lines[seat], message["move_id"])
        may = missed is not None and missed != seat and seconds >= Waits().gone
        assert (said["type"] == "ack") == may, said
        self.took(seat, message, said, before)

    @rule(seconds=st.sampled_from([1, 5, 30, 61, 240, 301]))
    def let_time_pass(self, seconds):
        """What is due is done by the server itself, while nobody asks."""
        self.note()
        self.hands.advance(seconds)
        while self.is_due():
            seq = self.noted
            while self.watching.snapshot["seq"] <= seq:
                self.watching.hear()
            self.note()

    def is_due(self):
        """Whether time alone has something to change, or the game waits in vain."""
        state, now = self.state, self.hands.now()
        due = None if self.law.ended(state) else self.law.due(state)
        left = self.away.get(self.missed)
        gone = left is not None and now - max(left, self.since) >= Waits().abandoned
        return gone or (due is not None and due <= now * 1000)

    @invariant()
    def everybody_sees_what_they_may(self):
        """What a client has added up is what the server shows anew, and what the rules show."""
        if not hasattr(self, "lines"):
            return
        events = self.events
        for seat, line in ((None, self.watching), *self.lines.items()):
            added_up = line.snapshot
            whole = self.fresh(line)
            while whole["seq"] < len(events):
                whole = self.fresh(line)  # on the disk, and shown a moment later
            view = KindSeen(self.law, self.game_id, seat, events)
            shown = json.loads(view.snapshot(0))["game"]
            if "rank" in shown["body"]:
                shown["body"]["rank"] = whole["game"]["body"]["rank"]
            assert (whole["seq"], whole["game"]) == (len(events), shown)
            if added_up["seq"] == whole["seq"]:
                assert added_up["game"] == whole["game"], "the changes add up to the game"


@pytest.mark.parametrize("name", sorted(set(KINDS) - {"standard"}))
def test_whatever_clients_do(tmp_path, name):
    hands = HandClock(NOON)
    database = tmp_path / "games.sqlite3"
    with serving(database, kind_lexicons(), clock=hands) as address:
        run_state_machine_as_test(
            lambda: AnyKind(KINDS[name], address, database, hands),
            settings=settings(
                max_examples=4,
                stateful_step_count=15,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
