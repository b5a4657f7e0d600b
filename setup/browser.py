"""The browser that the end-to-end tests play in: Debian's chromium."""

import os
import shutil
from pathlib import Path

from setup.say import Failed, run
from setup.steps import Step

CHROMIUM = Path("/usr/bin/chromium")


def may_install() -> bool:
    """Whether packages of the system may be installed without asking: root, or a CI machine."""
    return os.environ.get("CI") == "true" or os.geteuid() == 0


def install_browser() -> None:
    """Install Debian's chromium.

    Raises:
        Failed: This is no Debian, or its user must do it.
    """
    if shutil.which("apt-get") is None or not may_install():
        raise Failed(
            "The tests play in a browser, and chromium is missing. Get it with\n"
            "  sudo apt-get install chromium\n"
            "or name another one: CROSSGLOT_CHROMIUM=/path/to/chromium make test"
        )
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run([*as_root, "apt-get", "update", "-qq"], extra=quiet)
    run([*as_root, "apt-get", "install", "-y", "-qq", "chromium"], extra=quiet)


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
