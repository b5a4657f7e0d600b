"""What the server logs meanwhile."""

import contextlib
import io

import structlog

from crossglot.server.operations.logs import log_to


@contextlib.contextmanager
def logged(log_format="json"):
    """Gives a function: the text of the log so far."""
    stream = io.StringIO()
    log_to(stream, log_format)
    try:
        yield stream.getvalue
    finally:
        structlog.reset_defaults()
