"""One run of the benchmark as a value, as JSON and as a table."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from crossglot.analysis.bench.positions import positions_of_games
from crossglot.analysis.bench.rates import Rate, peak_memory
from crossglot.analysis.bench.tasks import Bench
from crossglot.editions import Edition
from crossglot.kernel import Graph

LONGEST = 15


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured, on what.

    Attributes:
        edition: Its id.
        words: Where the words are from: a file, or the name of a lexicon.
        tilings: Words of up to 15 tiles, every tiling counted.
        machine: Processor, system and Python.
        signature: Positions, plays and points; equal when two runs did the same.
        memory: The most that the process held, in bytes.
        rates: Every figure.
    """

    edition: str
    words: str
    tilings: int
    machine: str
    signature: tuple[int, int, int]
    memory: int
    rates: tuple[Rate, ...]

    def plain(self) -> dict[str, object]:
        """The report as JSON takes it; each rate with what it does a second."""
        rates = [{**asdict(rate), "per_second": round(rate.per_second)} for rate in self.rates]
        return {**asdict(self), "rates": rates}


def bench(  # noqa: PLR0913 - words by handle and by name, and how much to measure
    edition: Edition,
    graph: Graph,
    words: str,
    *,
    games: int,
    threads: int = 2,
    told: Callable[[Rate], None] = lambda _: None,
) -> Report:
    """Measures everything over the positions of ``games`` games.

    Args:
        edition: Board, tiles and points.
        graph: The words.
        words: Where they are from, for the report.
        games: How many games the positions are of.
        threads: The most threads that work at once.
        told: Hears of every rate as soon as it is known.
    """
    met = positions_of_games(edition, graph, games)
    task = Bench(edition, graph, met)
    signature = task.signature()
    rates = []
    for rate in task.rates(threads):
        rates.append(rate)
        told(rate)
    return Report(
        edition=edition.id,
        words=words,
        tilings=graph.count(LONGEST),
        machine=machine(),
        signature=signature,
        memory=peak_memory(),
        rates=tuple(rates),
    )


def machine() -> str:
    """What this runs on, in one line."""
    system = f"{platform.machine()} {platform.system()} {platform.release()}"
    return f"{system}, Python {platform.python_version()}"


def format_report(report: Report) -> Iterator[str]:
    """The report as lines of a table."""
    positions, plays, points = report.signature
    yield f"{report.edition} {report.words}: {report.tilings:,} tilings; {report.machine}"
    yield f"signature: {positions} positions, {plays} plays, {points} points"
    for rate in report.rates:
        by = "user CPU" if rate.threads == 1 and "threads" not in rate.task else "clock"
        figure = f"{rate.per_second:>12,.0f} {rate.unit}/s"
        yield f"{rate.task:<16} {figure:<26} {rate.seconds:.3f} s {by}"
    yield f"memory           {report.memory / 1e6:>12,.0f} MB"
