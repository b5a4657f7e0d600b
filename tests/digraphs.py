"""Texts that can be laid in a thousand million ways, and what it costs to ask about them."""

import time
import tracemalloc

from crossglot.editions import load_edition

MOST_CPU = 0.050
"""Seconds of CPU that a question about such a text may take beyond the same about one letter."""

MOST_MEMORY = 10_000_000
"""Bytes that it may need."""

TRIES = 4
"""CPU time grows, too, when a machine is busy: the cheapest of some tries counts."""


def texts_of(edition_id, length=64):
    """Each digraph without end, all of them in turn, and those whose letters belong to two.

    Where the edition has none, those of others: each letter is one tile.
    """
    labels = [label for label in load_edition(edition_id).alphabet.labels if len(label) > 1]
    patterns = [*labels, "".join(labels), "DZS", "ZSCS"] if labels else ["SZ", "LL", "ΜΠ"]
    return sorted({endless(pattern, length) for pattern in patterns if pattern})


def endless(pattern, length=64):
    """``pattern`` again and again."""
    return (pattern * length)[:length]


def dearer(work, base, clock=time.process_time):
    """What ``work`` costs beyond what it may, in words; empty if it does not."""
    cpu = min(_seconds(work, clock) for _ in range(2)) - base
    for _ in range(TRIES):
        if cpu <= MOST_CPU:
            break
        cpu = min(cpu, _seconds(work, clock) - base)
    tracemalloc.start()
    try:
        work()
        memory = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    told = [f"{cpu * 1000:.0f} ms"] if cpu > MOST_CPU else []
    return " and ".join([*told, f"{memory / 1e6:.0f} MB"] if memory > MOST_MEMORY else told)


def seconds(work, clock=time.process_time):
    """What ``work`` costs, warmed up."""
    return min(_seconds(work, clock) for _ in range(3))


def _seconds(work, clock):
    began = clock()
    work()
    return clock() - began
