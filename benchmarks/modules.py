"""How many of our modules one play passes, from the socket to its acknowledgement.

A real server on a real socket runs in this process with its database; a player opens games
against a computer by laying two tiles. Counted are calls of our Python functions in every thread
of the server, from the moment the bytes of the play arrive until the acknowledgement has been
written, and the modules that these functions stand in. What the computer does then is not.

    python -m benchmarks.modules [--plays 20] [--list]
"""

import argparse
import statistics
import tempfile
import threading
from collections import Counter
from pathlib import Path

import crossglot
from tests.server.node import serving
from tests.server.stand_ins import openings
from tests.server.visitor import Visitor

OURS = Path(crossglot.__file__).parent
ACK = b'{"type":"ack"'


class Walk:
    """Calls of one play, by module.

    It begins where our protocol is handed bytes, and ends when the write that has the
    acknowledgement among its arguments returns.
    """

    def __init__(self):
        self.calls = Counter()
        self.armed = False
        self.writing = None
        self.over = threading.Event()

    def profile(self, frame, event, _):
        if not self.armed:
            return
        if event == "return" and frame is self.writing:
            self.armed = False
            self.over.set()
        if event != "call":
            return
        if not self.calls and frame.f_code.co_name != "data_received":
            return  # a timer, or another thread
        name = frame.f_code.co_filename
        if not name.startswith(str(OURS)):
            return
        self.calls[name] += 1
        if self.writing is None and holds_ack(frame):
            self.writing = frame

    def modules(self):
        """Calls of each module, as the module is called when it is imported."""
        return {
            ".".join(Path(name).relative_to(OURS.parent).with_suffix("").parts): count
            for name, count in self.calls.items()
        }


def holds_ack(frame):
    """Whether ``frame`` is a function that sends messages at once, and is handed an ack.

    ``say`` is the shortest way: it writes to the transport before it returns.
    """
    code = frame.f_code
    if code.co_name != "say":
        return False
    return any(
        isinstance(text, bytes) and text.startswith(ACK)
        for value in frame.f_locals.values()
        for text in (value if isinstance(value, tuple) else (value,))
    )


def walks(address, current, plays):
    """One walk for each game that a person opens."""
    visitor = Visitor(address)
    while plays:
        with visitor.live(visitor.create()) as line:
            game = line.settled(0)["game"]
            two = openings(game["rack"], len(game["board"]) // 2, admissible=True)
            if not two or any(game["board"]):
                continue
            walk = current[0] = Walk()
            walk.armed = True
            answer = line.move({"kind": "play", "placed": two})
            if answer["type"] != "ack" or not walk.over.wait(10):
                raise SystemExit(f"no acknowledgement was seen: {answer}")
            plays -= 1
            yield walk.modules()


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--plays", type=int, default=20)
    options.add_argument("--list", action="store_true", help="each module and its calls")
    chosen = options.parse_args()
    current = [Walk()]

    def profile(*event):
        current[0].profile(*event)

    threading.setprofile(profile)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "games.db") as address:
        found = list(walks(address, current, chosen.plays))
    threading.setprofile(None)
    calls = typical(found)
    server = sum(name.startswith("crossglot.server") for name in calls)
    print(f"one play: {len(calls)} modules ({server} of the server), {sum(calls.values())} calls")
    if chosen.list:
        for name, count in sorted(calls.items()):
            print(f"{name:60} {count:4}")


def typical(found):
    """Median calls of each module; what less than half of the plays passed came by chance."""
    names = {name for walk in found for name in walk}
    median = {name: statistics.median_low(walk.get(name, 0) for walk in found) for name in names}
    return {name: calls for name, calls in median.items() if calls}


if __name__ == "__main__":
    main()
