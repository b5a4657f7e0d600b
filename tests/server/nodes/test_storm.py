"""Kill -9 at moments drawn from a seed: no acknowledged move is lost or doubled, all games go on.

The full size, a thousand games, is ``python -m benchmarks.reliability``.
"""

import asyncio

from tests.server.nodes.storm import Storm, losses

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
        name = next(iter(other.acked))
        del other.acked[name]
        return await losses(storm)

    lost, unheard = asyncio.run(run())
    assert "acknowledged, but not there: {'never sent': 7}" in lost
    assert "never acknowledged" in unheard
