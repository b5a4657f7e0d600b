"""The command ``crossglot``: one file per command, loaded when it is called.

A command parses, calls one function of the library, and prints. It returns its
exit code (None is 0) and lets every :class:`~crossglot.errors.CrossglotError`
pass: this module says it in the user's language and ends with code 2.
"""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from crossglot import __version__
from crossglot.errors import CrossglotError, FileCode, FileError
from crossglot.extras import naming_extras

BAD_INPUT = 2
"""Exit code when something was refused: an option, a file, a word, a move."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells expect it."""


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        tokens: The words after ``crossglot``; those of this process when None.

    Returns:
        The exit code: 0 done, 1 the answer is no, 2 bad input, 130 Ctrl-C.

    >>> main(["--version"])
    0.1.0
    0
    """
    _write_anything()
    words = sys.argv[1:] if tokens is None else list(tokens)
    if words == ["--version"]:  # before anything is loaded: scripts ask this often
        print(__version__)
        return 0

    from crossglot.cli.commands import run

    try:
        with naming_extras():
            code = run(words)
        sys.stdout.flush()
    except CrossglotError as error:
        return _refuse(error)
    except BrokenPipeError:  # the reader has gone: `crossglot plays | head`
        return 0
    except OSError as error:
        return _refuse(_file_error(error))
    except KeyboardInterrupt:
        with suppress(OSError):  # the terminal itself may be closed
            print(file=sys.stderr)
        code = INTERRUPTED
    finally:
        _let_go(sys.stdout)
    return code


def _refuse(error: CrossglotError) -> int:
    """Say what was refused, on the error stream."""
    from crossglot.cli.sentences import say_error

    with suppress(OSError):  # the terminal itself may be closed
        print(say_error(error), file=sys.stderr)
    return BAD_INPUT


def _write_anything() -> None:
    r"""Let streams write and read what their encoding does not have.

    A pipe on Windows is cp1252, one under ``LC_ALL=C`` may be ASCII. What cannot be written
    stands there as ``\u0150``: a question mark would be a blank.
    """
    for stream, errors in (
        (sys.stdin, "surrogateescape"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=errors)


def _let_go(stream: object) -> None:
    """Write out what ``stream`` holds; if that cannot be, keep Python from failing at its end."""
    if not isinstance(stream, io.TextIOWrapper):
        return
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _file_error(error: OSError) -> FileError:
    """What cannot be read or written: a file that the error names, or the standard output."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        return FileError(FileCode.UNREADABLE, path=error.filename, reason=reason)
    with suppress(OSError):
        print(flush=True)  # what failed before may be gone from the buffer: an empty line tells
        return FileError(FileCode.SYSTEM, reason=reason)
    return FileError(FileCode.OUTPUT, reason=reason)
