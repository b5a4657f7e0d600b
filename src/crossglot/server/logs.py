"""Logs: what happened, to whom, and never what is hidden."""

from __future__ import annotations

import logging
from typing import TextIO

import structlog


def log_to(stream: TextIO) -> None:
    """Log to ``stream``: readable lines on a terminal, JSON elsewhere.

    Tracebacks are plain: the values of variables would show racks and bags.
    """
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if stream.isatty():
        plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        processors.append(plain)
    else:
        processors += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
