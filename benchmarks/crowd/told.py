"""What was measured, as it is printed: parts of many values, a table that a Markdown file takes."""

import os

PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999, "worst": 1}


def parts(values, *names):
    """The named parts of ``values``; nothing of no values.

    >>> parts(range(1, 101), "p50", "worst")
    {'p50': 51, 'worst': 100}
    """
    ordered = sorted(values)
    last = len(ordered) - 1
    return {name: ordered[min(int(len(ordered) * PARTS[name]), last)] for name in names if ordered}


def spread(seconds, *names):
    """The same of seconds, in milliseconds, as text."""
    found = parts(seconds, *(names or ("p50", "p95", "p99", "worst")))
    return ", ".join(f"{name} {1000 * value:.1f}" for name, value in found.items()) or "none"


def table(columns, rows):
    """Lines of a table in Markdown; numbers stand as they are given."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def load():
    """The load average of the last minute, for it is part of every figure."""
    return f"{os.getloadavg()[0]:.1f}"
