"""Work that visitors order: each has a budget, all have one, and who leaves orders nothing."""

import asyncio
import threading
import time

import pytest

from crossglot.checkpoint import checkpoint
from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.limits.work_budget import (
    Budget,
    ClientLeftError,
    WorkBudget,
    WorkOrder,
    begin_visit,
)

HERE = "2001:db8:1:2::"


class Holding:
    """Work that lasts until it is let go."""

    def __init__(self):
        self.going, self.free = threading.Semaphore(0), threading.Event()
        self.most = self.now = 0
        self.lock = threading.Lock()

    def __call__(self):
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.going.release()
        while not self.free.wait(0.001):
            checkpoint()
        with self.lock:
            self.now -= 1
        return "done"

    async def started(self):
        await asyncio.to_thread(self.going.acquire)


def order(work, visit, what):
    """A task of its own, as each request has."""

    async def ordered():
        begin_visit(visit)
        return await work.do(what)

    return asyncio.create_task(ordered())


async def refused(work, visit, what=lambda: None):
    with pytest.raises(OperationsError) as error:
        await order(work, visit, what)
    return error.value.code, error.value.facts.get("seconds")


def budget(**changed):
    return Budget(
        **{"threads": 3, "waiting": 6, "each": 1, "each_waiting": 2, "crowd": 2, **changed}
    )


def run(scenario, *, clock=time.monotonic, **changed):
    """Play ``scenario`` with a budget."""

    async def played():
        work = WorkBudget(budget(**changed), clock)
        try:
            await scenario(work)
        finally:
            work.stop()

    asyncio.run(played())


def test_a_visitor_has_one_piece_done_at_once_and_few_that_wait():
    async def scenario(work):
        held, mari = Holding(), WorkOrder("mari")
        tasks = [order(work, mari, held) for _ in range(2)]
        await held.started()
        assert await refused(work, mari) == (OperationsCode.TOO_MANY_REQUESTS, 1)
        assert await order(work, WorkOrder("jaan"), lambda: "served") == "served", (
            "others are not kept"
        )
        held.free.set()
        assert await asyncio.gather(*tasks) == ["done", "done"]
        assert held.most == 1
        assert await order(work, mari, lambda: "again") == "again"

    run(scenario)


def test_who_has_no_cookie_is_their_address():
    """L7: a guest without a cookie would be somebody new with each request."""

    async def scenario(work):
        held = Holding()
        tasks = [order(work, WorkOrder(None, HERE), held) for _ in range(2)]
        await held.started()
        assert (await refused(work, WorkOrder(None, HERE)))[0] is OperationsCode.TOO_MANY_REQUESTS
        assert await order(work, WorkOrder(None, "192.0.2.7"), lambda: "served") == "served"
        assert await order(work, WorkOrder("mari", HERE), lambda: "served") == "served", "a school"
        held.free.set()
        await asyncio.gather(*tasks)

    run(scenario)


def test_an_address_has_the_share_of_a_crowd_whoever_asks():
    async def scenario(work):
        held = Holding()
        tasks = [order(work, WorkOrder(f"guest {n}", HERE), held) for n in range(4)]
        await held.started()
        await held.started()
        assert (await refused(work, WorkOrder("fifth", HERE)))[
            0
        ] is OperationsCode.TOO_MANY_REQUESTS
        assert held.most == 2, "a thread is left for others"
        held.free.set()
        await asyncio.gather(*tasks)

    run(scenario)


def test_all_together_order_only_so_much():
    async def scenario(work):
        held = Holding()
        tasks = [order(work, WorkOrder(f"{n}"), held) for n in range(6)]
        for _ in range(3):
            await held.started()
        assert await refused(work, WorkOrder("late")) == (OperationsCode.SERVER_BUSY, 1)
        held.free.set()
        await asyncio.gather(*tasks)
        assert held.most == 3

    run(scenario)


def burn(seconds):
    """Use the processor for so long."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass


def test_the_processor_is_rationed():
    now = [0.0]

    async def scenario(work):
        mari = WorkOrder("mari")
        await order(work, mari, lambda: burn(0.02))
        code, seconds = await refused(work, mari)
        assert code is OperationsCode.TOO_MANY_REQUESTS
        assert seconds >= 1
        assert await order(work, WorkOrder("jaan"), lambda: "served") == "served"
        now[0] += seconds + 60
        assert await order(work, mari, lambda: "served") == "served"

    run(scenario, clock=lambda: now[0], burst=0.01, rate=0.01)


def test_a_piece_that_takes_too_long_is_given_up():
    def endless():
        while True:
            checkpoint()

    async def scenario(work):
        code, _ = await refused(work, WorkOrder("mari"), endless)
        assert code is OperationsCode.WORK_TOO_LONG
        assert await order(work, WorkOrder("mari"), lambda: "served") == "served"

    run(scenario, piece=0.01)


def test_who_leaves_orders_nothing():
    """What waits is dropped, what is done ends at its next step, and the places are free again."""

    async def scenario(work):
        left = asyncio.Event()

        async def receive():
            await left.wait()
            return {"type": "http.disconnect"}

        held, mari = Holding(), WorkOrder("mari", "", receive)
        tasks = [order(work, mari, held) for _ in range(2)]
        await held.started()
        left.set()
        for task in tasks:
            with pytest.raises(ClientLeftError):
                await task
        again = order(work, WorkOrder("mari"), lambda: "served")
        done, _ = await asyncio.wait([again], timeout=30)
        held.free.set()
        assert done, "the first goes on, though nobody waits for it"
        assert held.most == 1, "the second was never begun"

    run(scenario, piece=1e9)


def test_work_that_is_not_ordered_by_a_request_has_no_share():
    async def scenario(work):
        assert await work.do(lambda: "served") == "served"

    run(scenario)


def test_what_all_share_is_done_once_without_limit():
    async def played():
        work, done = WorkBudget(Budget(piece=0.0)), []

        def shared():
            done.append(threading.current_thread().name)
            checkpoint()
            if len(done) == 1:
                raise OperationsError(OperationsCode.SERVER_BUSY, seconds=1)
            return "made"

        with pytest.raises(OperationsError):
            await work.once("key", shared)
        visits = [WorkOrder(str(number), HERE) for number in range(3)]

        async def ask(visit):
            begin_visit(visit)
            return await work.once("key", shared)

        asking = [asyncio.create_task(ask(visit)) for visit in visits]
        asking[0].cancel()
        assert await asyncio.gather(*asking[1:]) == ["made", "made"]
        assert await work.once("key", shared) == "made"
        assert len(done) == 2
        assert await work.once("other", lambda: 1) == 1
        work.stop()

    asyncio.run(played())
