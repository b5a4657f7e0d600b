"""Finished games of accounts, put into a database without a server."""

import asyncio
import contextlib
import itertools

from sqlalchemy import insert

from crossglot.editions import load_edition, with_house
from crossglot.game import SeatInfo, act, fold, follow, resign, start
from crossglot.moves import Exchange
from crossglot.server.results.agreed_setup import Setup
from crossglot.server.results.counting import ResultCounter
from crossglot.server.store.home import open_home
from crossglot.server.store.port import StoredGame
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.wire.standing import standing_of
from tests.server.stand_ins import EvenWords, QuickPlayers


def seats_of(*players):
    return tuple(SeatInfo(f"{player} {seat}", player) for seat, player in enumerate(players))


def played(seats, seed="0", edition="HU-M", most=400, **house):
    """All events of a game that quick players bring to its end, or to ``most`` turns."""
    rules = load_edition(edition)
    rules = with_house(rules, replace_house(rules.house, house)) if house else rules
    events = start(rules, seats, seed, f"{edition}.even")
    state, words, player = fold(events), EvenWords(), QuickPlayers()
    while state.ended is None and len(state.turns) < most:
        seat = state.to_move
        move = player.choose("greedy", state, seat, words)
        if hasattr(move, "start") or state.passes < 1 or not state.bag_count:
            wanted = move
        else:
            wanted = Exchange(state.racks[seat][:1])
        more = act(state, seat, wanted, words)
        events, state = (*events, *more), follow(state, more)
    return events


def replace_house(house, changes):
    import msgspec

    return msgspec.structs.replace(house, **changes)


def given_up(events, seat):
    """The game, in which ``seat`` resigns at last."""
    return (*events, *resign(fold(events), seat))


def rated_setup(_, __):
    return Setup(rated=True, public=True, speed="blitz")


@contextlib.asynccontextmanager
async def at_home(path, setups=rated_setup, people=("ann", "bob", "cid", "dan")):
    """(home, counting) with some accounts."""
    home = open_home(path)
    rows = [{"id": name, "kind": "person", "name": name.title(), "created": 0} for name in people]
    try:
        with contextlib.suppress(Exception):  # they are there when the house is opened again
            await home.database.write(lambda connection: connection.execute(insert(accounts), rows))
        yield home, ResultCounter(home.database, home.games, setups)
    finally:
        await home.database.close()


moments = itertools.count(1000.0)


async def keep(home, game_id, who, events):
    """Keep a game of the accounts ``who``, as a server that then died would have."""
    at = next(moments)
    stored = StoredGame(tuple(who), tuple(events), started=at)
    await home.games.add(game_id, stored, standing_of(game_id, fold(events), at))


def run(work):
    return asyncio.run(work)


__all__ = ["at_home", "given_up", "keep", "played", "rated_setup", "run", "seats_of"]
