"""What is begun at once goes on as a task where it has to wait, whatever it is then told."""

import asyncio
from functools import wraps

import pytest

from crossglot.server.connections.eager import begun


def in_a_loop(test):
    """``test``, which waits, as one that pytest can call."""

    @wraps(test)
    def run():
        asyncio.run(test())

    return run


def test_what_need_not_wait_is_done_at_once():
    done = []

    async def work():
        done.append("work")

    assert begun(work()) is None
    assert done == ["work"]


@in_a_loop
async def test_what_waits_goes_on_with_every_result():
    first, second = (asyncio.get_running_loop().create_future() for _ in range(2))
    heard = []

    async def work():
        heard.append(await first)
        heard.append(await second)

    task = begun(work())
    first.set_result(1)
    second.set_result(2)
    assert task is not None
    await task
    assert heard == [1, 2]


@in_a_loop
async def test_what_it_waits_for_may_fail():
    waited = asyncio.get_running_loop().create_future()
    later = asyncio.get_running_loop().create_future()
    heard = []

    async def work():
        try:
            await waited
        except OSError as error:
            heard.append(str(error))
        heard.append(await later)

    task = begun(work())
    waited.set_exception(OSError("away"))
    later.set_result("back")
    assert task is not None
    await task
    assert heard == ["away", "back"]


@in_a_loop
async def test_it_may_be_cancelled_and_tidy_up():
    tidied = []
    first = asyncio.get_running_loop().create_future()

    async def work():
        try:
            await first
            await asyncio.get_running_loop().create_future()
        finally:
            tidied.append("up")

    at_once, later = begun(work()), begun(work())
    assert at_once is not None
    assert later is not None
    at_once.cancel()
    with pytest.raises(asyncio.CancelledError):
        await at_once
    assert tidied == ["up"]
    first.set_result(None)
    await asyncio.sleep(0)
    later.cancel()
    with pytest.raises(asyncio.CancelledError):
        await later
    assert tidied == ["up", "up"]


@in_a_loop
async def test_an_error_before_it_waits_is_raised_there():
    async def work():
        raise OSError("at once")

    with pytest.raises(OSError, match="at once"):
        begun(work())
