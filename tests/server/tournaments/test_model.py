"""A model of an event against the real server: whatever players, arbiter, clock and kills do.

The model remembers what was acknowledged and knows the truth from the database,
the rules from the library and the time from its own hands. Players hand in in
any order and number, twice, late, for other rounds; the arbiter stops clocks,
takes rounds back, rules and undoes it; the server goes away and another takes
over what it kept.
"""

import contextlib
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from crossglot.board import Board
from crossglot.server.tournaments.chronicle import Chronicle
from crossglot.server.tournaments.open_round import round_key
from crossglot.tournament.course import under_way
from crossglot.tournament.events import Stepped
from crossglot.tournament.ranks import table
from crossglot.tournament.state import fold
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip
from crossglot.variants.duplicate.events import (
    Corrected,
    RoundCancelled,
    RoundClosed,
    Sanctioned,
)
from tests.server.routed import routes
from tests.server.tournaments import playing
from tests.server.tournaments.logs import record_and_log
from tests.server.tournaments.playing import (
    Hands,
    Player,
    at_event,
    come_in,
    judge,
    made,
    slip_of,
    tops_for,
)
from tests.server.tournaments.secrets_kept import leaks
from tests.server.visitor import Visitor

PEOPLE = 3
TOPS = tops_for("ET")
READ = [path for method, path, _ in routes() if method == "GET" and "{tournament}" in path]
WHO = st.integers(0, PEOPLE - 1)
SLIPS = st.tuples(
    WHO,
    st.integers(1, 4),
    st.integers(0, 2),
    st.sampled_from([0, 0, 0, 0, 0, 0, -1, 1]),
    st.sampled_from([1, 1, 2, 3]),
    st.booleans(),
)
"""Whose, its number, which content, how many rounds off, how often, under a name of its own."""

UNDONE = RoundClosed | RoundCancelled | Sanctioned | Corrected
ACTS = [
    {"act": "close"},
    {"act": "pause", "reason": "noise"},
    {"act": "resume"},
    {"act": "extend", "seconds": 30},
    {"act": "cancel", "reason": "a tile fell"},
    {"act": "sanction", "player": 1, "points": -5, "reason": "talks"},
    {"act": "sanction", "player": 0, "warned": True, "reason": "talks"},
    {"act": "correct", "round": 1, "player": 2, "points": 7, "reason": "misread"},
    {"act": "exclude", "player": 2, "reason": "cheats"},
    {"act": "player", "entrant": {"name": "on paper"}},
]


class Event(RuleBasedStateMachine):
    """One event: who is in it, and what was acknowledged to them."""

    wanted: ClassVar[dict[str, object]] = {}

    def __init__(self, place, hands):
        super().__init__()
        self.place, self.hands = place, hands
        self.server, self.stack = contextlib.ExitStack(), contextlib.ExitStack()
        self.acked = {}
        self.seen = 0

    @initialize(auto=st.booleans(), rounds=st.sampled_from([[8], [3, 4], [2, 2, 2]]))
    def begin(self, auto, rounds):
        self.auto = auto
        self.serve()
        self.arbiter, self.ear = Visitor(self.address), Visitor(self.address)
        plan = {"pause": 5, "auto": auto}
        self.event = made(self.arbiter, rounds=rounds, plan=plan, **self.wanted)
        self.people = {}
        for number in range(PEOPLE):
            self.people[number] = come_in(self.address, self.event, f"player {number}")[0]
        self.connect()
        self.act({"act": "start"})

    def teardown(self):
        try:
            if hasattr(self, "lines"):
                self.the_log_proves_it_all()
        finally:
            self.stack.close()
            self.server.close()

    # What there is

    def serve(self):
        self.server.close()
        self.address = self.server.enter_context(at_event(self.place, self.hands))

    def connect(self):
        """Everybody has a line, and somebody who only listens."""
        self.lines = {}
        for visitor in (self.arbiter, self.ear, *self.people.values()):
            visitor.host = self.address.removeprefix("http://").strip("/")
        for player, visitor in (*self.people.items(), (None, self.ear)):
            self.connect_one(player, visitor)

    def connect_one(self, player, visitor):
        line = self.stack.enter_context(visitor.connection(self.live))
        self.lines[player] = Player(line.socket, visitor)
        self.lines[player].until("tournament")

    @property
    def live(self):
        return f"/api/tournaments/{self.event}/live"

    def truth(self):
        """(record, log, chronicle), once the server has done all that is due."""
        while True:
            record, log = record_and_log(self.place, self.event)
            if record.due is None or record.due > self.hands.now():
                return record, log, Chronicle.of(log)

    def opened(self, chronicle):
        """(game, number, key) of the round that is open; None when none is."""
        state = chronicle.state
        for game in under_way(state):
            if state.game(game).phase == "open":
                number = state.game(game).table.number
                return game, number, round_key(game, number, chronicle.opened[game])
        return None

    def act(self, wanted):
        """Something at the desk: done, or refused and nothing changed."""
        before = len(self.truth()[1])
        answer = playing.rule(self.arbiter, self.event, **wanted)
        assert answer.status in {200, 400, 403, 404, 409}, answer.text
        if answer.status != 200:
            assert len(self.truth()[1]) == before
        return answer.status == 200

    # What players do

    def slip(self, chronicle, what):
        """Content number ``what`` for the open round, or for none: the top, and others."""
        there = self.opened(chronicle)
        if there is None:
            return {"start": 112, "direction": 0, "word": [11, 1]}
        game = chronicle.state.game(there[0])
        board = Board(game.table.edition.layout, bytes(game.table.board.tiles))
        top = slip_of(board, TOPS(board, bytes(game.table.rack))[0][0])
        return {**top, "start": (top["start"] + what) % board.layout.size}

    @rule(
        first=st.lists(SLIPS, max_size=4),
        meanwhile=st.sampled_from(["nothing", "nothing", "away", "stand", "again", "cancel"]),
        then=st.lists(SLIPS, min_size=1, max_size=4),
        end=st.sampled_from(["time", "close", "open"]),
    )
    def play_a_round(self, first, meanwhile, then, end):
        """Slips, something that happens, more slips, and the close."""
        self.hand_in(first)
        match meanwhile:
            case "away":
                self.the_server_goes_away(60)
            case "stand":
                self.act({"act": "pause", "reason": "noise"})
                self.hand_in(first)
                self.hands.advance(300)
                self.act({"act": "resume"})
            case "again":
                self.leave_and_come_back(first[0][0] if first else 0)
            case "cancel":
                self.act({"act": "cancel", "reason": "a tile fell"})
        self.hand_in(then)
        if end == "time":
            self.hands.advance(185)
        elif end == "close":
            self.act({"act": "close"})

    def hand_in(self, slips):
        """Slips of several players, in the round that is open or the next that can be."""
        self.reach_a_round()
        chronicle = self.truth()[2]
        there = self.opened(chronicle)
        game, current, key = there or (1, 1, "none")
        for player, number, what, away, copies, renamed in slips:
            name = f"{key} {number} p{player} {what if renamed else ''}"
            message = {
                "type": "slip", "slip_id": name, "game": game, "round": max(0, current + away),
                "number": number, "slip": self.slip(chronicle, what),
                "rack": list(chronicle.state.game(game).table.rack) if there else None,
            }  # fmt: skip
            self.send(player, message, copies, key if there and not away else None, chronicle)

    def send(self, player, message, copies, key, chronicle):
        line, number = self.lines[player], message["number"]
        for _ in range(copies):
            line.send(**message)
        said = [line.until("ack", "refused", "error") for _ in range(copies)]
        assert all(each == said[0] for each in said), "the same, however often it is sent"
        code = said[0]["error"]["code"] if said[0]["type"] == "refused" else None
        assert said[0]["slip_id"] == message["slip_id"]
        assert code in self.expected(chronicle, player, message, key)
        if code is None and key is not None:
            kept = self.acked.setdefault((key, player), {})
            assert kept.setdefault(number, message) == message
        return said[0]

    def reach_a_round(self):
        """Open the next round, if nothing is in its way."""
        record, _, chronicle = self.truth()
        state = chronicle.state
        if state.paused_at is not None or state.finished or self.opened(chronicle):
            return
        if record.due is not None:
            self.hands.advance(6)
        for act in () if self.auto else ("start", "draw", "open"):
            self.act({"act": act})

    def expected(self, chronicle, player, message, key):
        """The codes that a slip may be answered with; None is an ``ack``."""
        state, number = chronicle.state, message["number"]
        if key is None:  # of a round that is closed, or not open yet
            return {"answer-other-round"}
        now = self.hands.milliseconds if state.paused_at is None else state.paused_at
        late = now - state.game(message["game"]).deadline
        known = self.acked.get((key, player), {}).get(number)
        again = {None} if known == message else {"answer-changed"}
        if player in state.withdrawn:
            why = {"slip-too-late"} if known is None else again
            return {"tournament-not-taking-part"} | (why if late > 0 else set())
        if known is not None:
            return again
        if late <= 0:
            return {None}
        return {"slip-too-late"} if late > 3500 else {"slip-too-late", None}

    @precondition(lambda self: self.acked)
    @rule(which=st.integers(0))
    def send_again(self, which):
        """What was acknowledged once is acknowledged again, whatever has happened since."""
        state = self.truth()[2].state
        sent = [(who, m) for (_, who), kept in self.acked.items() for m in kept.values()]
        player, message = sent[which % len(sent)]
        line = self.lines[player]
        line.send(**message)
        said = line.until("ack", "refused")
        if player not in state.withdrawn:
            assert said["type"] == "ack" or self.drawn_again(message), said

    def drawn_again(self, message):
        """Whether the rack of the round that a slip was for has gone back."""
        chronicle = self.truth()[2]
        there = self.opened(chronicle)
        if there is None:
            return False
        return message["slip_id"].split()[0] != there[2] and there[:2] == (
            message["game"],
            message["round"],
        )

    @rule(player=WHO)
    def leave_and_come_back(self, player):
        self.lines[player].socket.close()
        self.connect_one(player, self.people[player])

    # What the arbiter, the clock and the machine do

    @rule(which=st.sampled_from(ACTS))
    def arbitrate(self, which):
        self.act(which)

    @rule(back=st.integers(0, 3))
    def undo(self, back):
        """What a round brought, or a ruling, is undone, if nothing rests on it."""
        _, log, chronicle = self.truth()
        steps = [
            seq for seq, event in enumerate(log, 1)
            if isinstance(event, Stepped)
            and isinstance(event.event, UNDONE)
            and seq not in chronicle.state.cancelled
        ]  # fmt: skip
        for seq in steps[-1 - back :][:1]:
            self.act({"act": "undo", "seq": seq, "reason": "a mistake"})

    @rule(seconds=st.sampled_from([1, 6, 60, 179, 185, 185]))
    def let_time_pass(self, seconds):
        self.hands.advance(seconds)
        self.truth()

    @rule(away=st.sampled_from([0, 1, 5, 60, 500]))
    def the_server_goes_away(self, away):
        """Another over the same store; an open round has at least the time that it had left."""
        _, _, before = self.truth()
        left = self.left(before)
        self.stack.close()
        self.server.close()
        self.hands.advance(away)
        self.serve()
        self.connect()
        after = self.truth()[2]
        if left is not None and left > 0 and away >= 5:
            assert self.left(after) >= left

    def left(self, chronicle):
        """Milliseconds left of the open round; None when there is none, or clocks stand."""
        there, state = self.opened(chronicle), chronicle.state
        if there is None or state.paused_at is not None:
            return None
        return state.game(there[0]).deadline - self.hands.milliseconds

    # What is always true

    @invariant()
    def what_is_told_and_kept_is_true(self):
        """No score is wrong, no answer lost, nothing told before its time."""
        if not hasattr(self, "lines"):
            return
        for path in READ:
            self.ear.ask("GET", path.format(tournament=self.event, form="csv"))
        for line in self.lines.values():
            line.send(type="resync")
            line.until("tournament")
        log = self.truth()[1]
        for player, visitor in (*self.people.items(), (None, self.ear)):
            self.check_secrets(player, visitor.received, log)
            visitor.received.clear()
        for seq, event in enumerate(log[self.seen :], self.seen + 1):
            match event:
                case Stepped(event=RoundClosed()):
                    self.check_close(Chronicle.of(log[: seq - 1]), event)
        self.seen = len(log)
        self.check_standings(fold(log))

    def check_secrets(self, _, received, log):
        """Nothing hidden was told."""
        assert leaks(received, log) == []

    def check_close(self, before, closed):
        """What counted is what was acknowledged with the greatest number."""
        game = closed.game
        key = round_key(game, closed.event.number, before.opened[game])
        slips = before.state.game(game).slips
        for player in range(PEOPLE):
            kept = self.acked.get((key, player))
            if not kept:
                assert player not in slips
            else:
                body = kept[max(kept)]["slip"]
                wanted = Slip(body["start"], body["direction"], tuple(body["word"]))
                assert slips[player].slip == wanted, (key, player)

    def check_standings(self, state):
        """They are the fold of the log."""
        page = self.arbiter.ask("GET", f"/api/tournaments/{self.event}/standings").body
        told = {row["player"]: row["total"] for row in page["rows"]}
        self.check_ranking(state, page["rows"])
        wanted = {row.player: row.total for row in table(state)} if state.games else {}
        late = wanted.keys() - told.keys()  # they are in the table from the next close on
        assert not any(wanted[player] for player in late)
        assert told == {player: wanted[player] for player in wanted if player in told}

    def check_ranking(self, state, rows):
        """The better are before the worse."""

    def the_log_proves_it_all(self):
        """Run again from its published log, the event is what everybody was told."""
        self.act({"act": "stop"})
        log = self.truth()[1]
        published = Visitor(self.address).ask("GET", f"/api/tournaments/{self.event}/log")
        assert published.status == 200, published.text
        proof = verify_log(published.text.encode(), judge)
        assert proof.finished
        assert proof.rows == table(fold(log))


@pytest.mark.parametrize("part", range(2))
def test_whatever_happens_in_an_event(tmp_path, part):
    run(lambda: tmp_path / f"{part}.sqlite3", part)


def test_whatever_happens_in_an_event_on_postgresql(postgres):
    run(postgres.new_database, 7, examples=2)


def run(new_place, part, examples=4, machine=Event):
    hands = Hands(1_800_000_000.0 + part)
    place = new_place()
    run_state_machine_as_test(
        lambda: machine(place, hands),
        settings=settings(
            max_examples=examples,
            stateful_step_count=16,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate,),  # a failure takes too long to be made smaller
        ),
    )
