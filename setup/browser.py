"""The browser that the end-to-end tests play in: Debian's chromium."""

import os
from pathlib import Path

from setup.packages import can_install, install_packages
from setup.say import Failed
from setup.steps import Step

CHROMIUM = Path("/usr/bin/chromium")


def install_browser() -> None:
    """Install Debian's chromium.

    Raises:
        Failed: This is no Debian, or its user must do it.
    """
    if not can_install():
        raise Failed(
            "The tests play in a browser, and chromium is missing. Get it with\n"
            "  sudo apt-get install chromium\n"
            "or name another one: CROSSGLOT_CHROMIUM=/path/to/chromium make test"
        )
    install_packages(["chromium"])


def chosen_browser() -> Path:
    """The browser to test with."""
    return Path(os.environ.get("CROSSGLOT_CHROMIUM", CHROMIUM))


BROWSER = Step(
    "browser",
    "install the browser that the tests play in",
    install_browser,
    salt=[str(chosen_browser())],
    outputs=[chosen_browser()],
)
