"""The clock of this machine: who sleeps by it can be stopped at any moment."""

import asyncio
import time

import pytest

from crossglot.server.clock import WallClock


@pytest.mark.parametrize("turns", range(6))
def test_who_is_stopped_as_he_is_woken_stops(turns):
    """Whether it was woken so many turns of the loop before, or is asleep."""

    async def run():
        woken, clock = asyncio.Event(), WallClock()

        async def keep_time():
            while True:
                await clock.sleep_until(clock.now() + 3600, woken)
                woken.clear()

        keeping = asyncio.create_task(keep_time())
        for _ in range(8):
            await asyncio.sleep(0)
        woken.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        keeping.cancel()
        done, _ = await asyncio.wait([keeping], timeout=60)
        keeping.cancel()
        return done

    assert asyncio.run(run()), "a cancellation was lost"


@pytest.mark.parametrize("step", [-3600.0, 20 * 60.0])
def test_who_sets_the_clock_of_the_machine_moves_no_game_clock(monkeypatch, step):
    """Only a process that begins asks what time it is; from then on seconds are counted."""
    clock, told = WallClock(), time.time
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: told() + step)
    assert before <= clock.now() < before + 60
