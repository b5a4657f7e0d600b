"""Thousands at one duplicate event, all answering in the last second of each round.

A node in a process of its own with an installed lexicon, and this process with a
connection for each player. Every slip is on the disk before its ack; one in a
hundred comes late, one twice, one in the wrong order. A table tells of each
round how long acks and results took, how many slips that were acknowledged in
time did not count (lost), how many results or totals are not what the rules say
of them (wrong), and the CPU, in programs and in the kernel, of a slip until its
ack and of a result until it is on a screen, judging and ranking included.

    python -m benchmarks.duplicate [--people 6000] [--rounds 3] [--seconds 12] [--edition ET]
        [--database postgresql] [--nodes 1] [--kill]

With --kill the first node is killed (-9) in the second round, while slips come,
and started again: everybody connects again and sends again what had no answer.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import time
from urllib.parse import urlsplit

from benchmarks.crowd.event import Crowd, prepare
from benchmarks.crowd.line import connect
from benchmarks.crowd.servers import (
    AT_ONCE,
    Node,
    add_options,
    memory,
    profiled,
    run_stored,
    tell_summaries,
    used,
)
from benchmarks.crowd.told import load, parts, table
from crossglot.players.tops import tops_of

PATIENCE = 60
"""Seconds that are waited at most for whatever is still to come."""

COLUMNS = (
    "round", "load", "tops found, ms", "acks", "p50 / p99 / worst, ms", "screens",
    "p50 / p99 / worst, ms after the end", "lost", "wrong", "errors", "sent too late",
    "CPU ms a slip", "a result", "of the generator",
)  # fmt: skip


def parse():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=6000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=int, help="of a round; 12, or longer with --kill")
    options.add_argument("--edition", default="ET")
    options.add_argument("--kill", action="store_true", help="kill -9 in the second round")
    add_options(options)
    found = options.parse_args()
    found.seconds = found.seconds or (60 + found.people // 20 if found.kill else 12)
    if found.nodes > 1:
        found.database = "postgresql"
    return found


class Hall:
    """The nodes, and who is connected to which."""

    def __init__(self, options, nodes, start):
        self.options, self.nodes, self.start = options, nodes, start

    async def open_lines(self, crowd, event, tokens):
        """A line for everybody who has none."""
        gate, path = asyncio.Semaphore(AT_ONCE), f"/api/tournaments/{event}/live"

        async def sit(person):
            async with gate:
                node = self.nodes[person.player % len(self.nodes)]
                cookie = f"crossglot={tokens[person.player]}"
                person.line = await connect(node.address, path, cookie, person.hear, person.lose)

        await asyncio.gather(*(sit(person) for person in crowd.people if person.line is None))

    async def kill(self, crowd, event, tokens):
        """Kill the first node while half of them hand in, and start another in its place.

        Returns:
            The others, who have not handed in.
        """
        early = crowd.people[::2]
        sending = asyncio.create_task(send_early(crowd, early))
        await wait_until(crowd, "acks", lambda: len(crowd.acked) > len(early) / 4)
        acked, lost = len(crowd.acked), crowd.lost
        self.nodes[0].kill()
        await sending
        cut = crowd.people[:: len(self.nodes)]
        await wait_until(crowd, "breaks", lambda: all(person.line is None for person in cut))
        self.nodes[0] = self.start()
        began = time.perf_counter()
        await self.open_lines(crowd, event, tokens)
        took, waiting = time.perf_counter() - began, sum(len(one.waiting) for one in early)
        for person in early:
            person.resend()
        await wait_until(crowd, "answers", lambda: not crowd.unanswered)
        print(f"killed after {acked} acks: {crowd.lost - lost} lines were lost, all were open again"
              f" {took:.1f} s after the new node; {waiting} slips sent again,"
              f" {len(crowd.acked) - acked} acks to them")  # fmt: skip
        crowd.acked = []
        return crowd.people[1::2]


async def send_early(crowd, people):
    """They hand in within a second or so, and nothing after it."""
    for place, person in enumerate(people):
        person.send(1, crowd.chance.choice(crowd.slips), f"{crowd.number}-{person.player}")
        if place % 50 == 0:
            await asyncio.sleep(50 / len(people))


def begin(node, event, token):
    """The arbiter begins the event."""
    host = urlsplit(node.address).netloc
    with contextlib.closing(http.client.HTTPConnection(host)) as connection:
        headers = {"content-type": "application/json", "cookie": f"crossglot={token}"}
        body = json.dumps({"act": "start"})
        connection.request("POST", f"/api/tournaments/{event}/desk", body, headers)
        answer = connection.getresponse()
        if answer.status != 200:
            raise SystemExit(answer.read())


def draw_to_top(crowd):
    """Milliseconds that it takes to find all tops of this rack."""
    tops = tops_of(crowd.lexicon.graph, crowd.table.edition)
    began = time.perf_counter()
    tops(crowd.table.board, crowd.table.rack)
    return 1000 * (time.perf_counter() - began)


async def wait_until(crowd, what, done):
    """Look every few milliseconds; not for ever, and what did not come is an error."""
    until = time.time() + PATIENCE
    while not done():  # messages set it
        if time.time() > until:
            crowd.errors.append(f"not all {what} came in round {crowd.number}")
            return
        await asyncio.sleep(0.005)


async def one_round(crowd, hall, restart):
    """One round, from its opening to the last screen: a row of the table."""
    await crowd.enter_round(2 * PATIENCE)
    faults = [len(each) for each in (crowd.missing, crowd.wrong, crowd.errors)]
    found = draw_to_top(crowd)
    crowd.choose_slips()
    people = await restart() if hall.options.kill and crowd.number == 2 else crowd.people
    await asyncio.sleep(max(0.0, crowd.deadline / 1000 - 1.05 - time.time()))
    first, own = used(hall.nodes), time.process_time()
    await crowd.answer(people)
    await wait_until(crowd, "answers", lambda: not crowd.unanswered)
    acked = used(hall.nodes)
    await wait_until(crowd, "results", lambda: len(crowd.closed) == len(crowd.people))
    shown, own = used(hall.nodes), time.process_time() - own
    faults = [
        len(each) - before
        for each, before in zip((crowd.missing, crowd.wrong, crowd.errors), faults, strict=True)
    ]
    row = (
        crowd.number, load(), f"{found:.1f}", len(crowd.acked), three(crowd.acked),
        len(crowd.closed), three(crowd.shown), *faults, crowd.tardy,
        (acked - first).each(len(crowd.acked)), (shown - acked).each(len(crowd.closed)),
        f"{1000 * own / len(crowd.people):.3f}",
    )  # fmt: skip
    crowd.lay_top()
    return row


def three(seconds):
    found = parts(seconds, "p50", "p99", "worst")
    return " / ".join(f"{1000 * value:.0f}" for value in found.values())


async def run(options, database, redis):
    event, setup, tokens = await prepare(
        database, options.edition, options.people, options.rounds, options.seconds
    )
    crowd = Crowd(setup, options.people)
    with contextlib.ExitStack() as stack:

        def start():
            return stack.enter_context(Node(database, redis))

        nodes = [start() for _ in range(options.nodes)]
        hall = Hall(options, nodes, start)
        began, before = time.perf_counter(), used(nodes)
        await hall.open_lines(crowd, event, tokens)
        print(f"{options.people} connections opened in {time.perf_counter() - began:.1f} s:"
              f" {(used(nodes) - before).each(options.people)} ms CPU each")  # fmt: skip
        for node in nodes:
            node.forget()
        await asyncio.to_thread(begin, nodes[0], event, tokens[0])
        lasts = options.rounds * (options.seconds + 4)
        with profiled(options.profile, nodes[0].process.pid, lasts):
            rows = [
                await one_round(crowd, hall, lambda: hall.kill(crowd, event, tokens))
                for _ in range(options.rounds)
            ]
        print(table(COLUMNS, rows))
        for fault in (*crowd.missing[:3], *crowd.wrong[:3], *crowd.errors[:3]):
            print(fault)
        print(f"nodes: {memory(nodes) // 1024} MB")
        await asyncio.to_thread(tell_summaries, nodes)


if __name__ == "__main__":
    run_stored(parse(), run)
