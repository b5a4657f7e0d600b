"""A file of ten thousand events costs what it is long, and gives its memory back (H1)."""

import gc
import sys
import tracemalloc

from crossglot.server.results.replay_source import source_of
from crossglot.server.results.replay_steps import board_at, replay_of
from crossglot.server.wire.messages import encode

LONGEST = 10_000
MOST_MEMORY = 50_000_000

HEAD = "#player1 A A\n#player2 B B\n"


def passes(count):
    """A file of so many passes."""
    return HEAD + "".join(f">{'AB'[n % 2]}: A - +0 0\n" for n in range(count))


def withdrawn(count):
    """A file in which a play is challenged off the board again and again."""
    turns = ">A: AB 8H AB +8 8\n>A: AB -- -8 0\n>B: A - +0 0\n"
    return HEAD + turns * (count // 3)


def replayed(text):
    """What the server does with a file."""
    source = source_of(text.encode(), "EN")
    replay = replay_of(source)
    board_at(source.events, len(source.events))
    return len(encode(replay))


def peak(text):
    """(bytes at most, bytes that stay)."""
    gc.collect()
    tracemalloc.start()
    try:
        replayed(text)
        most = tracemalloc.get_traced_memory()[1]
        gc.collect()
        return most, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def calls(text):
    """How many functions are called, Python's own and those in C."""
    count = 0

    def step(_frame, event, _argument):
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(step)
    try:
        replayed(text)
    finally:
        sys.setprofile(None)
    return count


def test_a_long_file_needs_little_memory_and_gives_it_back():
    replayed(passes(10))
    for file, length in ((passes, LONGEST), (withdrawn, LONGEST // 3)):
        most, stays = peak(file(length))
        assert most < MOST_MEMORY, f"{file.__name__}: {most / 1e6:.0f} MB"
        assert stays < MOST_MEMORY / 10, f"{file.__name__}: {stays / 1e6:.0f} MB stay"


def test_a_file_eight_times_as_long_costs_about_eight_times_as_much():
    """Square would be 64 times; counted, for time depends on the machine."""
    for file in (passes, withdrawn):
        short, long = calls(file(300)), calls(file(2400))
        assert long < 10 * short, f"{file.__name__}: {long / short:.1f} times"
