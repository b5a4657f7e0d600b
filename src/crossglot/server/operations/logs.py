"""Logs: what happened, to whom, and never what is hidden."""

from __future__ import annotations

import faulthandler
import logging
from contextlib import suppress
from io import UnsupportedOperation
from typing import TextIO

import structlog

from crossglot.server.operations.trace import add_trace


def log_to(stream: TextIO, log_format: str = "auto") -> None:
    """Log to ``stream``: readable lines on a terminal, JSON elsewhere.

    Tracebacks are plain: the values of variables would show racks and bags.

    Args:
        stream: Where lines go.
        log_format: ``json``, ``console``, or ``auto``: what suits the stream.
    """
    processors: list[structlog.typing.Processor] = [
        add_trace,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if log_format == "console" or (log_format == "auto" and stream.isatty()):
        plain = structlog.dev.ConsoleRenderer(
            colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
        processors.append(plain)
    else:
        processors += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )


def log_crashes(stream: TextIO) -> None:
    """Tell on ``stream`` where native code crashed; not where it is no file of the system's."""
    with suppress(UnsupportedOperation):
        faulthandler.enable(stream)
