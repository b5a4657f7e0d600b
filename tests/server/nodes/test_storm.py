"""Kill -9 at moments drawn from a seed: no acknowledged move is lost or doubled, all games go on.

The clocks go on, too: what was told of them before a kill is told after it.

The full size, a thousand games, is ``python -m benchmarks.reliability``.
"""

import asyncio

import pytest

from tests.server.nodes.readings import Ahead, deviation, read_clocks
from tests.server.nodes.storm import Storm, compare_clocks, losses, stored_of

GAMES = 12
KILLS = 2


async def blow(storm, games=GAMES, kills=KILLS):
    async with storm.blowing(games):
        for kill in range(kills):
            await storm.acks((kill + 1) * games + storm.chance.randrange(games))
            await storm.kill_one()
        await storm.all_go_on()
    return await losses(storm)


def test_one_node_is_killed_again_and_again(place):
    storm = Storm(place)
    assert asyncio.run(blow(storm)) == []
    assert sum(len(game.acked) for game in storm.games) >= GAMES * KILLS


def test_two_nodes_are_killed_in_turn(postgres, redis):
    storm = Storm(postgres.new_database(), redis.address, nodes=2)
    assert asyncio.run(blow(storm)) == []


def test_the_storm_sees_what_is_lost(tmp_path):
    """A check of the check: take an acknowledged move away, and add one twice."""
    storm = Storm(tmp_path / "games.sqlite3")

    async def run():
        async with storm.blowing(2):
            await storm.acks(4)
        assert await losses(storm) == []
        one, other = storm.games
        one.acked["never sent"] = 7
        stored = await stored_of(storm, one)
        one.told["another node"] = Ahead(1.5 - stored.started, 1.6 - stored.started)
        compare_clocks(one, 0, {"used": [0, 1]})
        compare_clocks(one, 0, {"used": [0, 2]})
        other.deviations.append(1.5)
        name = next(iter(other.acked))
        del other.acked[name]
        return await losses(storm)

    lost, clocks, unheard, off, ahead = asyncio.run(run())
    assert "acknowledged, but not there: {'never sent': 7}" in lost
    assert "never acknowledged" in unheard
    assert "clocks after event" in clocks
    assert ahead == "another node: its clock is 1.5 s off"
    assert "1.5 s off" in off


def told(seq, now, used, since, to_move):
    view = {"times": {"used": used, "since": since}, "to_move": to_move}
    return {"seq": seq, "now": now, "game": view}


BEFORE = read_clocks(told(4, 9_000, [3_000, 4_000], 7_000, 0))
"""Seat 0 has used 5 s, seat 1 four."""


@pytest.mark.parametrize(
    ("after", "off"),
    [
        (told(4, 29_000, [3_000, 4_000], 7_000, 0), 0.0),
        (told(6, 29_000, [15_000, 8_000], 23_000, 0), 0.0),
        (told(4, 8_000, [3_000, 4_000], 7_000, 0), 1.0),
        (told(4, 29_000, [3_000, 4_000], 9_000, 0), 2.0),
        (told(6, 29_000, [15_000, 8_000], 22_900, 0), 0.1),
        (told(4, 29_000, [23_000, 4_000], 27_000, 1), 2.0),
        (told(6, 29_000, [17_500, 3_500], 21_000, 0), 0.5),
    ],
    ids=["waited", "moved", "went back", "stood still", "ran ahead", "the other's ran", "was less"],
)
def test_a_deviation_is_what_cannot_be_the_line(after, off):
    """Told to the millisecond, whatever the line took."""
    assert deviation(BEFORE, read_clocks(after)) == pytest.approx(off)


def test_the_quickest_answers_tell_how_far_a_clock_is_ahead():
    ahead = Ahead()
    ahead.note(asked=100.0, counted=103.0, heard=109.0)
    assert (ahead.wrong, ahead.bound) == (0.0, 6.0)
    ahead.note(asked=202.5, counted=203.0, heard=203.1)
    assert (ahead.wrong, ahead.bound) == (0.0, pytest.approx(0.5))
    ahead.note(asked=300.0, counted=303.0, heard=300.2)
    assert ahead.wrong == pytest.approx(2.8), "it cannot know what time it will be"
