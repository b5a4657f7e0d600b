"""Every figure of ``crossglot bench`` by lexicon, from 250 thousand words to 300 million.

    python -m benchmarks.speed [--games 60] [--pictures docs/pictures] [LEXICON ...]

A lexicon is an installed one such as HU-M.b, or a word list named below. The
lists are those of Debian's packages; whichever is missing is left out, with
the command that installs it.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.bars import bars

DICT = Path("/usr/share/dict")
LISTS = {
    "english": ("EN", ("british-english-huge", "american-english-huge")),
    "english-insane": ("EN", ("american-english-insane",)),
}
PACKAGES = {"british": "wbritish", "american": "wamerican"}
LEXICONS = ("english", "english-insane", "EL.b", "CS.b", "ET.b", "HU-M.a", "HU-M.b")
PLOTTED = {
    "speed-best.svg": ("Best play, positions a second", ["best"]),
    "speed-all.svg": ("All plays in order, positions a second", ["all"]),
    "speed-blanks.svg": (
        "Best play by blanks on the rack, positions a second",
        ["best-blanks-0", "best-blanks-1", "best-blanks-2"],
    ),
}


def word_list(name, folder):
    """The words of 2 to 15 plain letters of a list, as a file; None when a package is missing."""
    words = set()
    for part in LISTS[name][1]:
        if not (DICT / part).is_file():
            country, _, size = part.split("-")
            print(f"{name}: sudo apt-get install {PACKAGES[country]}-{size}", file=sys.stderr)
            return None
        lines = (DICT / part).read_text("utf-8").splitlines()
        words |= {line for line in lines if re.fullmatch("[a-z]{2,15}", line)}
    path = folder / f"{name}.txt"
    path.write_text("\n".join(sorted(words)) + "\n", "ascii")
    return path


def options_of(name, folder):
    """How ``crossglot bench`` is told of a lexicon; None when it cannot be had."""
    if name not in LISTS:
        edition, tier = name.split(".")
        return ["--edition", edition, "--tier", tier]
    path = word_list(name, folder)
    return path and ["--edition", LISTS[name][0], "--words", str(path)]


def measured(name, games, folder):
    options = options_of(name, folder)
    if options is None:
        return None
    command = [sys.executable, "-m", "crossglot", "bench", "--json", "--games", str(games)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{name}: {done.stderr.strip()}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lexicons", nargs="*", default=LEXICONS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in args.lexicons:
            report = measured(name, args.games, Path(folder))
            if report:
                found[name] = report
                print(f"{name}: {report['tilings']:,} tilings, signature {report['signature']}")
                for rate in report["rates"]:
                    print(f"  {rate['task']:<16} {rate['per_second']:>12,} {rate['unit']}/s")
                print(f"  {'memory':<16} {report['memory'] / 1e6:>12,.0f} MB", flush=True)
    if args.pictures:
        for file, (title, tasks) in PLOTTED.items():
            rows = {
                f"{name} ({report['tilings']:,})": [
                    next(it["per_second"] for it in report["rates"] if it["task"] == task)
                    for task in tasks
                ]
                for name, report in found.items()
            }
            (args.pictures / file).write_text(bars(title, rows), "utf-8")


if __name__ == "__main__":
    main()
