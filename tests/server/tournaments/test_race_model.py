"""A model of a race for the top against the real server: what the event's own model does, and time.

The model has its own clock of a round: it goes from when the round was opened, and stands while
the arbiter has stopped it or nobody was there. A player who proposed the top first at so
much of it has needed that much; a proposal counts once, however often it is sent and in
whatever order.
"""

import re
import time
from collections import Counter
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from crossglot.board import Board
from crossglot.editions import load_edition
from crossglot.server.tournaments.open_round import round_key
from crossglot.tournament.events import Stepped
from crossglot.variants.duplicate import Slip, format_slip, load_profile
from crossglot.variants.duplicate.events import Corrected, RoundOpened
from tests.server.tournaments import playing
from tests.server.tournaments.logs import record_and_log
from tests.server.tournaments.playing import come_in
from tests.server.tournaments.test_model import TOPS, WHO, Event, run
from tests.server.visitor import PATIENCE

ET = load_edition("ET")
PACE = load_profile("ET", pace="topping").pace
WHOLE, LOST = 1000 * PACE.step(1).seconds, PACE.lost(1)
ALL = 6
"""More people than this do not come."""


class Race(Event):
    """A race, and what each acknowledgement said of the time."""

    wanted: ClassVar[dict[str, object]] = {"pace": "topping"}

    def __init__(self, place, hands):
        super().__init__(place, hands)
        self.said = {}
        self.entered = {}
        self.stood = []
        self.opened_at = {}
        self.tops = {}
        self.closed, self.brought = {}, {}

    # Time

    def act(self, wanted):
        paused_at = self.truth()[2].state.paused_at
        done = super().act(wanted)
        if done and wanted["act"] == "resume":
            self.stood.append((paused_at, self.hands.milliseconds))
        self.settle()
        return done

    def gone(self, key, at):
        """Milliseconds of a round that had gone at a moment."""
        opened = self.opened_at[key]
        stood = sum(max(0, min(at, until) - max(opened, since)) for since, until in self.stood)
        return min(at - opened - stood, WHOLE)

    @rule(away=st.sampled_from([0, 1, 5, 30, 500]))
    def the_server_goes_away(self, away):
        """What is missed is given back, if it is more than a moment."""
        chronicle = self.truth()[2]
        left, gone = self.left(chronicle), self.hands.milliseconds
        while left is not None and record_and_log(self.place, self.event)[0].alive < gone / 1000:
            pass  # until it is known that it is there now
        super().the_server_goes_away(away)
        if left is not None and left >= 0 and away >= 5:
            self.stood.append((gone, self.hands.milliseconds))
        self.settle()

    # Proposals

    def opened(self, chronicle):
        there = super().opened(chronicle)
        if there is not None and there[2] not in self.opened_at:
            game, _, key = there
            played = chronicle.state.game(game)
            log = record_and_log(self.place, self.event)[1]
            step = log[chronicle.opened[game] - 1]
            assert isinstance(step, Stepped)
            assert isinstance(step.event, RoundOpened)
            board = Board(ET.layout, bytes(played.table.board.tiles))
            self.opened_at[key] = step.at
            plays = TOPS(board, bytes(played.table.rack))
            best = plays[0][1]
            self.tops[key] = (
                {Slip.of(board, play) for play, points in plays if points == best},
                best,
            )
        return there

    def hand_in(self, slips):
        """One after the other: the round may be over with each of them."""
        for player, *rest in slips:
            numbers = sorted(self.people)
            super().hand_in([(numbers[player % len(numbers)], *rest)])
            self.settle()

    def send(self, player, message, copies, key, chronicle):
        said = super().send(player, message, copies, key, chronicle)
        if said["type"] == "ack" and key is not None:
            here = self.hands.milliseconds
            state = chronicle.state
            stopped = here if state.paused_at is None else state.paused_at
            at = min(here, stopped, state.game(message["game"]).deadline)
            name = key, player, message["number"]
            assert said["at"] == self.said.setdefault(name, at), "as it was when it came first"
            judged, body = said["judged"], message["slip"]
            slip = Slip(body["start"], body["direction"], tuple(body["word"]))
            assert judged["spent"] == self.gone(key, said["at"])
            assert judged["top"] is (slip in self.tops[key][0])
            assert not judged["top"] or judged["points"] == self.tops[key][1]
        return said

    def expected(self, chronicle, player, message, key):
        usual = super().expected(chronicle, player, message, key)
        if key is None or player in chronicle.state.withdrawn:
            return usual
        answers = chronicle.state.answers[message["game"] - 1].get(player, ())
        by_hand = {each.number for each in answers if each.by}
        known = message["number"] in self.acked.get((key, player), {})
        if message["number"] in by_hand and not known:
            return usual - {None} | {"answer-changed"}
        return usual

    @precondition(lambda self: self.opened_at)
    @rule(which=WHO, what=st.integers(0, 2))
    def enter_at_the_desk(self, which, what):
        """A slip on paper: it counts from when it was entered."""
        self.reach_a_round()
        chronicle = self.truth()[2]
        there = self.opened(chronicle)
        if there is None:
            return
        body = self.slip(chronicle, what)
        slip = Slip(body["start"], body["direction"], tuple(body["word"]))
        player = sorted(self.people)[which % len(self.people)]
        wanted = {"player": player, "text": format_slip(ET, slip), "reason": "no battery"}
        answer = playing.rule(self.arbiter, self.event, "slip", **wanted)
        assert (answer.status == 200) is (player not in chronicle.state.withdrawn), answer.text
        if answer.status == 200:
            paused_at, here = chronicle.state.paused_at, self.hands.milliseconds
            stopped = here if paused_at is None else paused_at
            at = min(here, stopped, chronicle.state.game(there[0]).deadline)
            self.entered[chronicle.state.seq + 1] = there[2], player, at, slip
        self.settle()

    @precondition(lambda self: self.entered)
    @rule(which=st.integers(0, 2))
    def undo_what_was_entered(self, which):
        seqs = [*self.entered]
        self.act({"act": "undo", "seq": seqs[-1 - which % len(seqs)], "reason": "misread"})

    # People

    @rule()
    def somebody_comes_late(self):
        if len(self.people) < ALL and not self.truth()[2].state.finished:
            name = f"late {len(self.people)}"
            visitor, player = come_in(self.address, self.event, name)
            self.people[player] = visitor
            self.connect_one(player, visitor)

    @rule(which=WHO, back=st.booleans())
    def leave_or_take_part_again(self, which, back):
        """Somebody leaves for good, or thinks better of it; the first stays, so that one does."""
        numbers = [*sorted(self.people)[1:]]
        player, state = numbers[which % len(numbers)], self.truth()[2].state
        there = f"/api/tournaments/{self.event}/players"
        visitor = self.people[player]
        answer = visitor.ask("POST", there, {}) if back else visitor.ask("DELETE", there)
        if state.finished or player in state.excluded:
            assert answer.status in {403, 409}, answer.text
        elif back or player not in state.withdrawn:
            assert answer.status in {200, 204}, answer.text
        self.settle()

    # What is always true

    def proposed(self, key, player, cancelled):
        """(when, what) of everything that somebody has proposed in a round."""
        sent = [
            (self.said[key, player, number], Slip(b["start"], b["direction"], tuple(b["word"])))
            for number, message in self.acked.get((key, player), {}).items()
            for b in (message["slip"],)
        ]
        entered = [
            (at, slip)
            for seq, (of, who, at, slip) in self.entered.items()
            if (of, who) == (key, player) and seq not in cancelled
        ]
        return sent + entered

    def spent(self, key, player, cancelled):
        """How long somebody needed for the top; None when they have not found it."""
        proposed = self.proposed(key, player, cancelled)
        found = [at for at, slip in proposed if slip in self.tops[key][0]]
        return self.gone(key, min(found)) if found else None

    def settle(self):
        """The round is over as soon as all who are waited for have found its top."""
        chronicle = self.truth()[2]
        there, state = self.opened(chronicle), chronicle.state
        if there is None or not self.auto or state.paused_at is not None:
            return
        waited = state.waited_for(there[0])
        if all(self.spent(there[2], each, state.cancelled) is not None for each in waited):
            give_up = time.monotonic() + PATIENCE
            while self.opened(self.truth()[2]) == there:
                assert time.monotonic() < give_up, "it goes on, though all have found the top"

    def check_close(self, before, closed):
        """Everything acknowledged is there, once; nobody was waited for in vain, or left out."""
        game, state = closed.game, before.state
        played, cancelled = state.game(game), state.cancelled
        key = round_key(game, closed.event.number, before.opened[game])
        for player in played.in_play:
            tries = Counter((each.at, each.slip) for each in played.tries.get(player, ()))
            assert tries == Counter(self.proposed(key, player, cancelled)), (key, player)
        if not closed.by and closed.at <= played.deadline:
            waited = state.waited_for(game)
            assert None not in {self.spent(key, each, cancelled) for each in waited}
        self.closed[game, closed.event.number] = key
        for player in played.in_play:  # a slip undone from now on changes no result
            self.brought[key, player] = self.spent(key, player, cancelled)

    def check_secrets(self, player, received, log):
        """No message tells a player what somebody else has proposed, or what it is worth."""
        super().check_secrets(player, received, log)
        for text in received:
            told = {int(number) for number in re.findall(r'"slip_id":"[^" ]+ \d+ p(\d+) ', text)}
            assert told <= {player}, text
            judged = text.count('"judged":{')
            assert judged <= text.count('"slip_id":"'), text

    def check_ranking(self, state, rows):
        """The least time leads, and each has the time that the model has for them."""
        if not state.games:
            return
        times = [row["spent"] for row in rows]
        assert times == sorted(times), "by time"
        for row in rows:
            assert row["place"] > sum(other < row["spent"] for other in times)
            assert row["spent"] == self.time_of(row["player"], state), (row, self.brought)

    def time_of(self, player, state):
        """What all rounds that were closed have cost somebody, what the arbiter put right counted."""
        total, put_right = 0, self.put_right(state.cancelled)
        for number, game in enumerate(state.games, 1):
            for closed in game.rounds:
                key = self.closed[number, closed.number]
                spent = self.brought.get((key, player))
                if (number, closed.number, player) in put_right:
                    spent = self.spent_by_hand(
                        key, player, put_right[number, closed.number, player]
                    )
                total += LOST if spent is None else spent
        return total

    def put_right(self, cancelled):
        """(game, round, player) -> the points that the arbiter has given."""
        return {
            (step.game, step.event.number, step.event.result.player): step.event.result.points
            for seq, step in enumerate(record_and_log(self.place, self.event)[1], 1)
            if isinstance(step, Stepped) and isinstance(step.event, Corrected)
            if seq not in cancelled
        }

    def spent_by_hand(self, key, player, points):
        """What points by hand mean: those of the top, that it was the player's last proposal."""
        proposed = self.proposed(key, player, frozenset())
        last = max((self.gone(key, at) for at, _ in proposed), default=WHOLE)
        return last if points >= self.tops[key][1] else None


@pytest.mark.parametrize("part", range(2))
def test_whatever_happens_in_a_race(tmp_path, part):
    run(lambda: tmp_path / f"{part}.sqlite3", part, machine=Race)


def test_whatever_happens_in_a_race_on_postgresql(postgres):
    run(postgres.new_database, 7, examples=2, machine=Race)
