"""What the set-up tells its user, and how it runs other programs."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from setup import ROOT, VENV


class Failed(Exception):  # noqa: N818 -- not an error of this program: the work could not be done
    """A step could not be done; the message says why and what to do."""


def say(text: str) -> None:
    """Print one line at once, also when the output is a pipe."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@contextmanager
def timed(title: str) -> Iterator[None]:
    """Frame some work with its title and the seconds it took."""
    say(f"==> {title}")
    start = time.monotonic()
    yield
    say(f"    {title}: {time.monotonic() - start:.1f} s")


def environment() -> dict[str, str]:
    """The variables for every program started here: the project's own tools first.

    A virtual environment that happens to be active elsewhere is forgotten. Python keeps the
    bytecode it makes, whatever a container says: the tests start it some hundred times.
    """
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    own = {
        "PATH": os.pathsep.join([str(VENV / "bin"), os.environ.get("PATH", os.defpath)]),
        "VIRTUAL_ENV": str(VENV),
        "UV_PYTHON_DOWNLOADS": "never",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    return {**usual, **own}


def run(command: Sequence[str], *, extra: Mapping[str, str] | None = None) -> None:
    """Run one program in the project's folder, its output shown as it comes.

    Raises:
        Failed: It cannot be started, or ended with another code than 0.
    """
    code = code_of(command, extra=extra)
    if code:
        raise Failed(f"{' '.join(command)}\nfailed with code {code}; its words are above.")


def code_of(command: Sequence[str], *, extra: Mapping[str, str] | None = None) -> int:
    """Like :func:`run`, but the exit code is the answer.

    Raises:
        Failed: It cannot be started.
    """
    try:
        ended = subprocess.run(
            command,
            cwd=ROOT,
            env={**environment(), **(extra or {})},
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except OSError as error:
        raise Failed(f"{command[0]} cannot be started: {error.strerror}") from error
    return ended.returncode
