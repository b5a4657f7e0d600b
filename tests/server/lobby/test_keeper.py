"""Offers whose maker has gone are cleared away; the time is ours, the database is real."""

import asyncio
import contextlib

import pytest

from crossglot.editions import Clock, House
from crossglot.errors import LobbyError
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.games.games import Games
from crossglot.server.lobby.broadcast import LobbyBroadcast
from crossglot.server.lobby.cleanup import DAYS_LIFE, LINK_LIFE, PATIENCE, LobbyCleanup
from crossglot.server.lobby.lobby import Lobby
from crossglot.server.lobby.plan import WantedGame
from crossglot.server.lobby.presence import Presence
from crossglot.server.lobby.ratings import NoRatings
from crossglot.server.lobby.speed import DAY
from crossglot.server.store.home import open_home
from tests.server.stand_ins import EvenLexicons, QuickPlayers

SEEK = WantedGame("HU-M", ("me", "open"), House(), public=True)
LINK = WantedGame("HU-M", ("me", "open"), House())
DAYS = WantedGame("HU-M", ("me", "open"), House(clock=Clock(correspondence=DAY)), public=True)


class Times:
    now = 1_000_000.0

    def __call__(self):
        return self.now


@contextlib.asynccontextmanager
async def kept(place, times):
    home = open_home(place)
    games = Games(home.games, EvenLexicons(), QuickPlayers())
    lobby_broadcast, presence = LobbyBroadcast(home.database), Presence(times)
    lobby = Lobby(
        home.database,
        games,
        EvenLexicons(),
        QuickPlayers(),
        NoRatings(),
        lobby_broadcast,
        now=times,
    )
    keeper = LobbyCleanup(home.database, lobby, presence, lobby_broadcast, times)
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
