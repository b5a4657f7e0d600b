"""``crossglot bench``: how fast the kernel is on this machine, with any word list."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from crossglot.analysis.bench import bench as run_bench
from crossglot.analysis.bench import format_report
from crossglot.editions import load_edition
from crossglot.kernel import Graph
from crossglot.lexicon import load_lexicon, pack_words

Count = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10_000))]


def bench(
    *,
    edition: str = "hu",
    words: Path | None = None,
    tier: str | None = None,
    games: Count = 60,
    threads: Count = 2,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure searches, games, simulations and endgames a second.

    User CPU seconds of one core, median of five runs, calls from Python
    included. What is told of threads goes by the clock: keep the machine quiet.

    Parameters
    ----------
    edition
        Whose board, tiles and words.
    words
        A plain list to use instead of the installed lexicon: one word a line.
    tier
        Which lexicon, where an edition has several.
    games
        The positions are those of so many games.
    threads
        The most threads that work at once.
    as_json
        Print the report as JSON.
    """
    rules = load_edition(edition)
    if words is None:
        lexicon = load_lexicon(rules, tier)
        graph, name = lexicon.graph, lexicon.id
    else:
        graph, name = Graph(pack_words(words, rules)[0]), words.name
    report = run_bench(rules, graph, name, games=games, threads=threads)
    print(json.dumps(report.plain()) if as_json else "\n".join(format_report(report)))
