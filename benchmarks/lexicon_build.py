"""Building every lexicon from its dictionary: time, peak memory, size, time to load.

Each is built by a process of its own into an empty cache. The limits of the
first floor: HU tier B in 35 s and 1 GB, 3 MB, loaded in 50 ms.

Run: python benchmarks/lexicon_build.py [EDITION.TIER ...]
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from crossglot.lexicon import install_lexicon, load_lexicon

ALL = ("HU-M.a", "HU-M.b", "HU-W.b", "CS.b", "ET.b", "EL.b")
ROW = "{:<8}{:>8}{:>8}{:>9}{:>9}{:>9}{:>15}{:>10}"


def build(name):
    """Builds one lexicon in this process and prints its figures."""
    edition, tier = name.split(".")
    started = time.perf_counter()
    path = install_lexicon(edition, tier)
    took = time.perf_counter() - started
    loads = []
    for _ in range(5):
        started = time.perf_counter()
        lexicon = load_lexicon(edition, tier)
        loads.append(1000 * (time.perf_counter() - started))
    usage = resource.getrusage(resource.RUSAGE_SELF)
    peak = usage.ru_maxrss / (1 << 10 if sys.platform == "linux" else 1 << 20)
    size = path.stat().st_size / 1e6
    figures = (f"{took:.1f}", f"{usage.ru_utime:.1f}", f"{peak:.0f}", f"{size:.2f}")
    header = lexicon.header
    load = f"{statistics.median(loads):.1f}"
    print(ROW.format(name, *figures, load, header.words, header.edges), flush=True)


def main(names):
    print(
        ROW.format(
            "", "wall s", "user s", "peak MB", "file MB", "load ms", "tilings <= 15", "edges"
        )
    )
    sys.stdout.flush()
    for name in names or ALL:
        with tempfile.TemporaryDirectory() as cache:
            environment = os.environ | {"CROSSGLOT_CACHE": cache}
            command = [sys.executable, __file__, "--one", name]
            subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        build(sys.argv[2])
    else:
        main(sys.argv[1:])
