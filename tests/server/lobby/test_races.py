"""A model of waiting games against the real server: whatever comes in whatever order.

It is another process: Hypothesis minds threads that draw random numbers.
"""

import itertools
import threading

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from tests.server import truth
from tests.server.lobby.meeting import account, leave, offered, rows, setup_of, sit
from tests.server.node import process

PEOPLE = 4
people = st.integers(0, PEOPLE - 1)
GONE = {"withdrawn", "expired", "declined"}


class Model:
    """A game as it should stand: who sits where, None is open."""

    def __init__(self, creator, seats):
        self.creator = creator
        self.seats = seats
        self.state = "waiting"

    def sit(self, who, seat):
        """What sitting down should be answered: (status, code or state)."""
        if self.state in GONE:
            return 410, "game-gone"
        if who in self.seats:
            return 200, self.state
        if self.state != "waiting":
            return 409, "game-not-waiting"
        number = self.seats.index(None) if seat is None else seat
        if number >= len(self.seats):
            return 422, "no-such-seat"
        if self.seats[number] is not None:
            return 409, "seat-taken"
        self.seats[number] = who
        if None not in self.seats:
            self.state = "started"
        return 200, self.state

    def leave(self, who):
        if self.state in GONE:
            return 410, "game-gone"
        if self.state != "waiting":
            return 409, "game-not-waiting"
        if who not in self.seats:
            return 403, "not-your-seat"
        if who == self.creator:
            self.state = "withdrawn"
        else:
            self.seats[self.seats.index(who)] = None
        return 200, self.state


def told(answer):
    return answer.status, answer.body["state"] if answer.status == 200 else answer.code


class Node:
    """The server that the machines share: (database, address)."""

    here = ("", "")


class WaitingGames(RuleBasedStateMachine):
    """Offers, seats and leavings, one after the other and at the same moment."""

    games = Bundle("games")

    def __init__(self):
        super().__init__()
        self.models = {}
        self.database, address = Node.here
        self.people = [account(self.database, address) for _ in range(PEOPLE)]

    @rule(target=games, who=people, missing=st.integers(1, 2), before=st.integers(0, 1))
    def offer(self, who, missing, before):
        names = ["open"] * missing
        names.insert(min(before, missing), "me")
        game_id = offered(self.people[who][0], {"edition": "HU-M", "seats": names})
        seats = [who if name == "me" else None for name in names]
        self.models[game_id] = Model(who, seats)
        return game_id

    @rule(game=games, who=people, seat=st.none() | st.integers(0, 3))
    def one_sits_down(self, game, who, seat):
        expected = self.models[game].sit(who, seat)
        assert told(sit(self.people[who][0], game, seat)) == expected

    @rule(game=games, who=people)
    def one_leaves(self, game, who):
        expected = self.models[game].leave(who)
        assert told(leave(self.people[who][0], game)) == expected

    @rule(game=games, acts=st.lists(st.tuples(people, st.booleans()), min_size=2, max_size=4))
    def all_at_once(self, game, acts):
        """Whatever happens first, the answers are those of some order."""
        model, barrier, answers = self.models[game], threading.Barrier(len(acts)), {}

        def do(number, who, sits):
            barrier.wait()
            visitor = self.people[who][0]
            answers[number] = told(sit(visitor, game) if sits else leave(visitor, game))

        threads = [
            threading.Thread(target=do, args=(number, *act)) for number, act in enumerate(acts)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for order in itertools.permutations(range(len(acts))):
            trial = Model(model.creator, list(model.seats))
            trial.state = model.state
            expected = {}
            for number in order:
                who, sits = acts[number]
                expected[number] = trial.sit(who, None) if sits else trial.leave(who)
            if expected == answers and self.stands(game, trial):
                self.models[game] = trial
                return
        raise AssertionError(f"no order explains {answers} of {acts}")

    def stands(self, game, model):
        offer = setup_of(self.people[0][0], game)["game"]
        query = "SELECT account FROM setup_seats WHERE game = ? ORDER BY seat"
        seated = [who for (who,) in rows(self.database, query, game)]
        ids = [None if who is None else self.people[who][1] for who in model.seats]
        return offer["state"] == model.state and seated == ids

    @invariant()
    def every_game_stands_as_it_should(self):
        for game, model in self.models.items():
            assert self.stands(game, model)
            written = truth.events(self.database, game)
            assert bool(written) == (model.state == "started"), "events only once all sit"

    def teardown(self):
        for game, model in self.models.items():
            if model.state == "waiting":
                leave(self.people[model.creator][0], game)


def test_waiting_games(tmp_path):
    database = tmp_path / "games.sqlite3"
    with process(database) as (_, address):
        Node.here = database, address
        case = WaitingGames.TestCase
        case.settings = settings(
            max_examples=25, stateful_step_count=15, deadline=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        case("runTest").runTest()
