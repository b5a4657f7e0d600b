"""The command ``crossglot``: one file per command, loaded when it is called.

A command parses, calls one function of the library, and prints. It returns its
exit code (None is 0) and lets every :class:`~crossglot.errors.CrossglotError`
pass: this module says it in the user's language and ends with code 2.
"""

import os
import sys
from collections.abc import Sequence

from crossglot import __version__
from crossglot.errors import CrossglotError, FileCode, FileError

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
    words = sys.argv[1:] if tokens is None else list(tokens)
    if words == ["--version"]:  # before anything is loaded: scripts ask this often
        print(__version__)
        return 0

    from crossglot.cli.commands import run

    try:
        return run(words)
    except CrossglotError as error:
        return _refuse(error)
    except BrokenPipeError:
        # The reader has gone (`crossglot plays | head`); keep Python from failing again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(FileError(FileCode.UNREADABLE, path=error.filename, reason=error.strerror))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _refuse(error: CrossglotError) -> int:
    """Say what was refused, on the error stream."""
    from crossglot.cli.sentences import say_error

    print(say_error(error), file=sys.stderr)
    return BAD_INPUT
