"""Offers whose maker has gone are cleared away; the time is ours, the database is real."""

import asyncio
import contextlib

import pytest

from crossglot.editions import Clock, House
from crossglot.errors import LobbyError
from crossglot.server.games import Games
from crossglot.server.lobby.herald import Herald
from crossglot.server.lobby.keeper import DAYS_LIFE, LINK_LIFE, PATIENCE, Keeper
from crossglot.server.lobby.lobby import Lobby
from crossglot.server.lobby.plan import Wanted
from crossglot.server.lobby.presence import Presence
from crossglot.server.lobby.ratings import NoRatings
from crossglot.server.lobby.speed import DAY
from crossglot.server.people.roster import add_guest, forget_name
from crossglot.server.people.sessions import Sessions
from crossglot.server.store.home import open_home
from tests.server.stand_ins import EvenLexicons, QuickPlayers

THREE = Wanted("HU-M", ("me", "open", "open"), House(), public=True)
SEEK = Wanted("HU-M", ("me", "open"), House(), public=True)
LINK = Wanted("HU-M", ("me", "open"), House())
DAYS = Wanted("HU-M", ("me", "open"), House(clock=Clock(correspondence=DAY)), public=True)


class Times:
    now = 1_000_000.0

    def __call__(self):
        return self.now


@contextlib.asynccontextmanager
async def kept(place, times):
    home = open_home(place)
    games = Games(home.games, EvenLexicons(), QuickPlayers())
    herald, presence = Herald(home.database), Presence(times)
    lobby = Lobby(
        home.database, games, EvenLexicons(), QuickPlayers(), NoRatings(), herald, now=times
    )
    keeper = Keeper(home.database, lobby, presence, herald, times)
    _, account = await Sessions(home.database).open_guest()
    try:
        yield lobby, keeper, presence, account
    finally:
        await games.stop()
        await home.database.close()


@pytest.mark.parametrize(
    ("wanted", "life"), [(SEEK, PATIENCE), (LINK, LINK_LIFE), (DAYS, DAYS_LIFE)]
)
def test_how_long_an_offer_stays(place, wanted, life):
    async def run():
        times = Times()
        async with kept(place, times) as (lobby, keeper, _, account):
            times.now += 1_000_000
            record = await lobby.offer(await lobby.plan(wanted, account), account)
            times.now += life
            early = await keeper.go_round()
            times.now += 1
            due = await keeper.go_round()
            state = (await lobby.record(record.id)).state
            with pytest.raises(LobbyError) as refused:
                await lobby.sit(record.id, account)
            return early, due == [record.id], state, refused.value.code

    assert asyncio.run(run()) == ([], True, "expired", "game-gone")


def test_who_is_here_keeps_his_offer(place):
    async def run():
        times = Times()
        async with kept(place, times) as (lobby, keeper, presence, account):
            times.now += 1_000_000
            record = await lobby.offer(await lobby.plan(SEEK, account), account)
            rounds = []
            with presence.connected(account):
                for _ in range(100):
                    times.now += PATIENCE
                    rounds += await keeper.go_round()
            times.now += PATIENCE
            rounds += await keeper.go_round()
            times.now += 1
            return rounds, await keeper.go_round() == [record.id]

    assert asyncio.run(run()) == ([], True)


def test_an_erased_account_leaves_what_waits(place):
    """Its own games are withdrawn, and its seats in those of others are open again."""

    async def run():
        async with kept(place, Times()) as (lobby, _, _, account):
            other = await lobby._database.write(add_guest)
            plan = await lobby.plan(THREE, account)
            own, foreign = await lobby.offer(plan, account), await lobby.offer(plan, other)
            await lobby.sit(own.id, other)
            await lobby.sit(foreign.id, account)
            await lobby._database.write(lambda connection: forget_name(connection, account))
            await lobby.finish()
            records = [await lobby.record(record.id) for record in (own, foreign)]
            return [(record.state, [seat.open for seat in record.seats]) for record in records]

    (withdrawn, _), foreign = asyncio.run(run())
    assert withdrawn == "withdrawn"
    assert foreign == ("waiting", [False, True, True])


def test_a_server_that_was_away_blames_nobody(place):
    """After a restart everyone has a minute to come back."""

    async def run():
        times = Times()
        async with kept(place, times) as (lobby, _, _, account):
            record = await lobby.offer(await lobby.plan(SEEK, account), account)
        times.now += 3600
        async with kept(place, times) as (_, keeper, _, _):
            times.now += PATIENCE - 1
            early = await keeper.go_round()
            times.now += 1
            return early, await keeper.go_round() == [record.id]

    assert asyncio.run(run()) == ([], True)
