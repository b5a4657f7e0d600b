"""Extras: optional parts of the package, and the libraries that each one brings.

The library and the games at a terminal need the dependencies of ``pyproject.toml`` only.
All else is an extra: ``pip install 'crossglot[server]'``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from crossglot.errors import ExtraCode, ExtraError

LIBRARIES: Mapping[str, tuple[str, ...]] = {
    "tournament": ("cryptography",),
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "h11",
        "limits",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
    "nodes": ("asyncpg", "greenlet", "pgqueuer", "redis"),
    "cluster": ("distributed",),
}
"""Extra -> the names under which its libraries are imported."""


@contextmanager
def naming_extras() -> Iterator[None]:
    """Name the extra when the block imports a library that is not installed.

    Raises:
        ExtraError: ``extra-missing``; other failed imports pass unchanged.

    >>> with naming_extras():
    ...     raise ModuleNotFoundError(name="redis.asyncio")
    Traceback (most recent call last):
    ...
    crossglot.errors.library.ExtraError: extra-missing: library='redis', extra='nodes'
    """
    try:
        yield
    except ImportError as error:
        if (missing := _missing(error)) is not None:
            raise missing from error
        raise


def _missing(error: BaseException | None) -> ExtraError | None:
    while error is not None:
        if isinstance(error, ModuleNotFoundError):
            library = (error.name or "").partition(".")[0]
            for extra, libraries in LIBRARIES.items():
                if library in libraries:
                    return ExtraError(ExtraCode.MISSING, library=library, extra=extra)
        error = error.__cause__  # cyclopts wraps what fails in the module of a command
    return None
