"""Instructions a position, counted by callgrind: the same on every run, however busy the machine.

    python -m benchmarks.instructions [EDITION] [--tier b] [--games 4] [--limits 1 0]

Builds ``kernel/examples/measure.rs`` and runs it under valgrind over the positions
once and twice; the difference is the search, without what is made at the first one.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from crossglot.analysis.bench import positions_of_games, write_positions
from crossglot.editions import load_edition
from crossglot.kernel import Graph
from crossglot.lexicon import load_recipe
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.container import open_container

ROOT = Path(__file__).parent.parent
BUILD = [
    "cargo",
    "build",
    "--quiet",
    "--release",
    "--package=crossglot-kernel",
    "--example=measure",
]


def executable() -> Path:
    """The example, built."""
    told = subprocess.run(
        [*BUILD, "--message-format=json"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return Path(re.findall(r'"executable":"([^"]+)"', told.stdout)[-1])


def instructions(command: list[str], folder: Path) -> int:
    """Instructions that ``command`` takes."""
    grind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / 'out'}"]
    told = subprocess.run([*grind, *command], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", told.stderr)[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="HU-M")
    parser.add_argument("--tier")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--limits", type=int, nargs="+", default=[1, 0])
    args = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is missing: sudo apt-get install valgrind", file=sys.stderr)
        return 0
    edition = load_edition(args.edition)
    tier = load_recipe(edition.id).tier(args.tier)
    path = lexicon_path(edition.id, tier)
    if not path.is_file():
        print(f"install it first: crossglot lexicon install {edition.id}", file=sys.stderr)
        return 0
    graph = bytes(open_container(path).graph)
    met = positions_of_games(edition, Graph(graph), args.games)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "graph").write_bytes(graph)
        write_positions(folder / "positions", edition, met)
        files = [str(folder / name) for name in ("graph", "positions")]
        for limit in args.limits:
            command = [str(executable()), *files, str(limit)]
            once, twice = (instructions([*command, rounds], folder) for rounds in ("1", "2"))
            task = "all plays" if limit == 0 else f"best {limit}"
            each = (twice - once) // len(met)
            print(f"{edition.id}.{tier} {task}: {each:,} instructions a position")
    return 0


if __name__ == "__main__":
    sys.exit(main())
