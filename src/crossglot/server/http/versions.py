"""Clients of an older version are told to reload."""

from __future__ import annotations

from crossglot.errors import ServerCode, ServerError
from crossglot.server.http.dependencies import AnyRequest
from crossglot.server.wire.messages import OLDEST_VERSION, VERSION

HEADER = "crossglot-version"
"""The header in which a client names its version; a socket does so in its query."""


def is_outdated(version: str | None) -> bool:
    """Whether a client of this version can no longer be served; who names none is left alone.

    >>> is_outdated("2"), is_outdated("3"), is_outdated("x"), is_outdated(None)
    (True, False, False, False)
    """
    is_number = version is not None and version.isascii() and version.isdecimal()
    return is_number and int((version or "")[:9]) < OLDEST_VERSION


def outdated() -> ServerError:
    """What such a client is told."""
    return ServerError(ServerCode.CLIENT_OUTDATED, oldest=OLDEST_VERSION, newest=VERSION)


def check_version(request: AnyRequest) -> None:
    """Refuse a request of a client that is too old.

    Raises:
        ServerError: ``client-outdated``.
    """
    if is_outdated(request.headers.get(HEADER)):
        raise outdated()
