"""``GET /api/games/ID/explanations/TURN``: facts about finished games, nothing about others."""

from crossglot.editions import load_edition
from crossglot.game import fold
from crossglot.game.events import Exchanged, Played
from crossglot.server.http.routes.explanations import _explained
from tests.players.sample import SAMPLE
from tests.players.test_levels import played_events

HU = load_edition("HU-M")


class OneTable:
    def __init__(self, events):
        self.events = events
        self.state = fold(events)


class OneLexicon:
    def __init__(self, lexicon):
        self.lexicon = lexicon

    def words(self, _):
        return self.lexicon


def test_every_turn_of_a_finished_game_is_explained():
    table = OneTable(played_events(HU, SAMPLE, ["level-2", "static"], "told"))
    assert table.state.ended is not None
    for number, turn in enumerate(table.state.turns):
        facts = _explained(table, number, OneLexicon(SAMPLE))
        assert (facts.seat, facts.points) == (turn.seat, turn.points)
        event = turn.event
        assert facts.move.kind == {Played: "play", Exchanged: "exchange"}.get(type(event), "pass")
        if isinstance(event, Played):
            told = (facts.move.play.start, facts.move.play.direction)
            assert told == (event.start, event.direction)
