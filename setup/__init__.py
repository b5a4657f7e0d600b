"""Set-up and the daily commands, on the standard library alone.

``make play`` and its sisters are one line each over ``python3 -m setup TASK``.
A task is a list of steps; a step whose inputs have not changed is skipped, so
the second start touches neither compiler nor network.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The top folder of the project."""

STATE = ROOT / ".state"
"""Where a step leaves its stamp; never committed."""

VENV = ROOT / ".venv"
"""The project's own Python environment."""

PYTHON_FLOOR = (3, 11)
"""The oldest Python that Crossglot runs on."""

if sys.version_info < PYTHON_FLOOR:  # before anything newer is parsed
    sys.exit(
        "Crossglot needs Python 3.11 or newer; this is Python {}.{}. "
        "Say which one to use: make play PYTHON=python3.11".format(*sys.version_info[:2])
    )
