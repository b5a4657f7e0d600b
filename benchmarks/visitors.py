"""What the worst request of a visitor costs a server: CPU and memory, route by route.

A real ``crossglot serve`` with the lexicons that are installed here. Each route that works for
visitors is asked the worst that we know of, once to warm up and a few times to measure; the
cheapest counts, for a busy machine makes CPU time grow. Memory is the most that the process held
beyond what it held before.

    python -m benchmarks.visitors [--edition HU-M] [--tries 3]

Exit code 1 when a request takes more than 0.5 s of CPU or 50 MB.
"""

import argparse
import contextlib
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote, urlsplit

MOST_CPU = 0.5
MOST_MEMORY = 50.0
TICK = 1 / os.sysconf("SC_CLK_TCK")

DIGRAPHS = "sz" * 32
CHAINED = ("zscslynygyszty" * 5)[:64]
WIDE = "*a*b*c*d*e*f*g*"
BLANKS = "?" * 15


def passes(count):
    """The most events that a file may hold: nothing but passes."""
    turns = "".join(f">{'AB'[n % 2]}: A - +0 0\n" for n in range(count))
    return f"#player1 A A\n#player2 B B\n{turns}"


def withdrawn(count):
    """Plays that are challenged off the board, again and again."""
    pair = ">A: KARD 8H KARD +16 16\n>A: KARD -- -16 0\n>B: A - +0 0\n"
    return f"#player1 A A\n#player2 B B\n{pair * (count // 3)}"


def taken_back(edition, count):
    """Passes, and then every other event takes nearly all of them back."""
    from crossglot.editions import load_edition
    from crossglot.game.events import Drew, Passed, SeatInfo, Started, StarterFound, TakenBack
    from crossglot.game.json_file import STANDARD, write_events

    rules = load_edition(edition)
    seats = (SeatInfo("A", "human"), SeatInfo("B", "human"))
    held = rules.full_bag()
    start = Started(rules.id, rules.alphabet.labels, None, seats, "")
    racks = [Drew(seat, tuple(held[seat * 7 : seat * 7 + 7])) for seat in (0, 1)]
    events = [start, StarterFound((), 0), *racks]
    events += [Passed(n % 2) for n in range(count)]
    last = len(events)
    for _ in range(count // 2):
        events += [Passed(count % 2), TakenBack(0, last)]
    return write_events(events, STANDARD).decode()


def requests_of(edition):
    """(name, method, path, body) of the worst requests."""
    at = f"/api/editions/{edition}"
    for name, text in (("digraphs", DIGRAPHS), ("chained digraphs", CHAINED)):
        yield f"verdict, {name}", "GET", f"{at}/words/{text}", None
        yield f"hooks, {name}", "GET", f"{at}/hooks/{text}", None
        yield f"hooks, {name}, 31 letters", "GET", f"{at}/hooks/{text[:31]}", None
        yield f"pattern, {name}", "GET", f"{at}/words?pattern={text}", None
        yield f"pattern, {name} inside", "GET", f"{at}/words?pattern=*{text[:60]}*", None
    yield "hooks, a short word", "GET", f"{at}/hooks/al", None
    yield "pattern, many stars", "GET", f"{at}/words?pattern={WIDE}&limit=500", None
    yield "rack of blanks", "GET", f"{at}/words?rack={quote(BLANKS)}&limit=500", None
    yield "contains", "GET", f"{at}/words?contains=zsgyty&limit=500", None
    yield "list of four", "GET", f"{at}/lists/4", None
    yield "lesson", "GET", f"{at}/lesson", None
    yield "rules", "GET", f"{at}/rules", None
    yield "choices", "GET", f"{at}/choices", None
    files = {
        "passes": passes(4_500),
        "withdrawn plays": withdrawn(3_000),
        "turns taken back": taken_back(edition, 600),
    }
    for name, text in files.items():
        body = {"edition": edition, "text": text}
        yield f"replay, {name}", "POST", "/api/replays", body
        yield f"picture, {name}", "POST", "/api/replays/picture", body
        yield f"analysis, {name}", "POST", "/api/replays/analysis", {**body, "seq": 5}
    text = "#player1 A A\n#player2 B B\n>A: KARDÓ?E 8H KARDÓ +18 18\n>B: SZÓÁLTE - +0 0\n"
    turn = {"edition": edition, "text": text, "seq": 5}
    yield "analysis, a rack with a blank", "POST", "/api/replays/analysis", turn


class Node:
    """A server in a process of its own."""

    def __init__(self, address, process):
        self.host, self.process = urlsplit(address).netloc, process

    def ask(self, method, path, body):
        """The status and the length of the answer."""
        with contextlib.closing(http.client.HTTPConnection(self.host, timeout=120)) as connection:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {"content-type": "application/json"})
            answer = connection.getresponse()
            return answer.status, len(answer.read())

    @property
    def seconds(self):
        """CPU that the process has used; threads that the client has left count, too."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def memory(self, line):
        """MB by a line of the process's status."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{line}:\s+(\d+)", status)[1]) / 1024

    def forget_peak(self):
        """From now on ``VmHWM`` is the most since now."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def cost(self, method, path, body, tries):
        """(CPU s, MB at most, MB that stay, status, bytes)."""
        self.ask(method, path, body)
        found = []
        for _ in range(tries):
            self.forget_peak()
            before, cpu = self.memory("VmRSS"), self.seconds
            status, size = self.ask(method, path, body)
            used = self.seconds - cpu
            most, now = self.memory("VmHWM"), self.memory("VmRSS")
            found.append((used, most - before, now - before, status, size))
            time.sleep(used * 2)  # so that the budget of one visitor is not what is measured
        return min(found)


@contextlib.contextmanager
def served(folder):
    """A server with what is installed here."""
    command = [sys.executable, "-m", "crossglot", "serve", "--port=0", f"--database={folder}/g"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Node(re.search(r"http://\S+", process.stdout.readline())[0], process)
        finally:
            process.terminate()


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--edition", default="HU-M")
    options.add_argument("--tries", type=int, default=3)
    options = options.parse_args()
    over = 0
    with tempfile.TemporaryDirectory() as folder, served(folder) as node:
        print(f"{'request':<40}{'CPU s':>8}{'MB':>8}{'stays':>8}{'status':>8}{'KB':>8}")
        for name, method, path, body in requests_of(options.edition):
            cpu, most, stays, status, size = node.cost(method, path, body, options.tries)
            bad = cpu > MOST_CPU or most > MOST_MEMORY
            over += bad
            told = f"{name:<40}{cpu:8.2f}{most:8.1f}{stays:8.1f}{status:8}{size / 1024:8.0f}"
            print(f"{told}{'  too much' if bad else ''}", flush=True)
        six_at_once(node, options.edition)
    return 1 if over else 0


def six_at_once(node, edition):
    """Six long files at the same time."""
    body = {"edition": edition, "text": passes(4_500)}
    node.forget_peak()
    before, cpu = node.memory("VmRSS"), node.seconds
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda _: node.ask("POST", "/api/replays", body), range(6)))
    told = ", ".join(str(status) for status, _ in answers)
    most, stays = node.memory("VmHWM") - before, node.memory("VmRSS") - before
    used = node.seconds - cpu
    print(f"six replays at once: {told}; {used:.2f} CPU s, {most:.0f} MB, {stays:.0f} MB stay")


if __name__ == "__main__":
    sys.exit(main())
