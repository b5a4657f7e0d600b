"""Measuring the kernel: positions, plays, games, rollouts and nodes a second, on any word list."""

from crossglot.analysis.bench.positions import Met, positions_of_games, write_positions
from crossglot.analysis.bench.rates import RUNS, Rate, measure, peak_memory, user_seconds
from crossglot.analysis.bench.report import Report, bench, format_report
from crossglot.analysis.bench.tasks import Bench

__all__ = [
    "RUNS",
    "Bench",
    "Met",
    "Rate",
    "Report",
    "bench",
    "format_report",
    "measure",
    "peak_memory",
    "positions_of_games",
    "user_seconds",
    "write_positions",
]
