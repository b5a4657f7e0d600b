"""What a connection holds instead of asyncio's queue and event does what uvicorn asks of those."""

import asyncio

from crossglot.server.connections.websocket_protocol import MessageQueue, WritableFlag


def test_letters_come_in_order_to_a_reader_who_waits_and_to_one_who_comes_later():
    async def run():
        box = MessageQueue()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for number in range(3):
            box.put_nowait({"number": number})
        first = await reader
        assert not box.empty()
        rest = [await box.get(), await box.get()]
        assert box.empty()
        return [letter["number"] for letter in (first, *rest)]

    assert asyncio.run(run()) == [0, 1, 2]


def test_a_reader_who_gives_up_leaves_the_letter_to_the_next():
    async def run():
        box = MessageQueue()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        box.put_nowait({"number": 1})
        return await box.get()

    assert asyncio.run(run()) == {"number": 1}


def test_a_closed_gate_lets_all_pass_once_it_is_open():
    async def run():
        gate, passed = WritableFlag(), []

        async def pass_as(name):
            await gate.wait()
            passed.append(name)

        await pass_as("before")
        gate.clear()
        gate.clear()
        waiting = [asyncio.create_task(pass_as(name)) for name in ("one", "two", "gone")]
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.sleep(0)
        assert passed == ["before"]
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        return passed

    assert asyncio.run(run()) == ["before", "one", "two"]
