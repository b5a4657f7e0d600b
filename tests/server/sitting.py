"""People at a table: games of several people, set up behind the server's back, and a clock to turn."""

import asyncio
import contextlib

from crossglot.editions import Clock, House, load_edition, with_house
from crossglot.game import HUMAN, SeatInfo, fold, start
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.games.waits import Waits, due_at
from crossglot.server.identifiers import new_id
from crossglot.server.store.home import open_home
from crossglot.server.store.port import StoredGame
from crossglot.server.wire.standing import standing_of
from tests.server.visitor import Visitor

MINUTE = 60_000
NOON = 1_800_000_000.0


class HandClock:
    """A clock that stands still until somebody turns its hands."""

    def __init__(self, now=NOON):
        self._now = now
        self._sleepers = []

    def now(self):
        return self._now

    async def sleep_until(self, when, woken):
        sleeper = asyncio.get_running_loop(), woken
        self._sleepers.append(sleeper)
        try:
            if when > self._now:
                await woken.wait()
        finally:
            self._sleepers.remove(sleeper)

    def advance(self, seconds):
        self._now += seconds
        for loop, woken in tuple(self._sleepers):
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(woken.set)


def sit_down(database, people=2, computers=(), at=NOON, seed="seed", **house):
    """A new game of ``people`` and ``computers``, begun at ``at``: (its id, a cookie each)."""
    return asyncio.run(_sit_down(database, people, computers, at, seed, house))


async def _sit_down(database, people, computers, at, seed, house):
    home = open_home(database)
    guests = [await Sessions(home.database).open_guest() for _ in range(people)]
    edition = with_house(load_edition("HU-M"), House(**house))
    seats = [SeatInfo(f"person {n}", HUMAN) for n in range(people)]
    seats += [SeatInfo(kind, kind) for kind in computers]
    events = start(edition, seats, seed, "HU-M.even")
    game_id, state = new_id(), fold(events)
    accounts = (*(account for _, account in guests), *(None for _ in computers))
    due = at + due_at(state, Waits()) / 1000
    stored = StoredGame(accounts, events, started=at)
    await home.games.add(game_id, stored, standing_of(game_id, state, at, due))
    await home.database.close()
    return game_id, [f"crossglot={token}" for token, _ in guests]


@contextlib.contextmanager
def lines_at(address, game_id, cookies):
    """An open line for each seat, the seat to move first."""
    with contextlib.ExitStack() as stack:
        lines = []
        for cookie in cookies:
            line = stack.enter_context(Visitor(address, cookie).live(game_id))
            line.next()
            lines.append(line)
        first = lines[0].snapshot["game"]["to_move"]
        yield lines[first:] + lines[:first]


def live_clock(**limits):
    return {"clock": Clock(**({"main": 25 * MINUTE} | limits))}
