"""The computer players of this machine, as the server asks them."""

import time
from dataclasses import replace

from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.server.games.computer_players import ComputerPlayers
from crossglot.study.sample import sample_lexicon
from tests.players.test_players import state_with
from tests.server.node import serving
from tests.server.sitting import lines_at, live_clock, sit_down
from tests.server.stand_ins import QuickPlayers

HU = load_edition("HU-M")
TIMED = with_house(HU, House(clock=Clock(main=25 * 60_000)))
DAYS = with_house(HU, House(clock=Clock(correspondence=24 * 60 * 60_000)))


def test_levels_take_their_time_where_a_clock_runs():
    players, words = ComputerPlayers(), sample_lexicon("HU-M", "kard kar ad")
    state = state_with("KARDATT")

    def seconds(kind, edition):
        return players.thinking_seconds(kind, replace(state, edition=edition), 0, words)

    assert 1 < seconds("level-3", TIMED) <= 150
    assert seconds("level-3", DAYS) == seconds("level-3", HU) == 0
    assert seconds("greedy", TIMED) == 0


class PonderingPlayers(QuickPlayers):
    """Know at once, and take three tenths of a second."""

    def thinking_seconds(self, kind, view, seat, words):
        return 0.3


def test_a_computer_that_takes_its_time_pays_for_it(tmp_path):
    database = tmp_path / "games.sqlite3"
    game_id, cookies = sit_down(
        database, people=1, computers=["greedy"], at=time.time(), **live_clock()
    )
    with (
        serving(database, players=PonderingPlayers()) as address,
        lines_at(address, game_id, cookies) as (a,),
    ):
        you = a.snapshot["game"]["you"]
        if not a.snapshot["game"]["moves"] and you == a.snapshot["game"]["to_move"]:
            a.move({"kind": "pass"})
        times = a.shown(lambda game: any(move["seat"] != you for move in game["moves"]))["times"]
        assert times["used"][1 - you] >= 300
