"""Debian packages that tests need, installed where nobody has to be asked."""

import os
import shutil
from collections.abc import Sequence

from setup.say import run


def may_install() -> bool:
    """Whether packages of the system may be installed without asking: root, or a CI machine."""
    return os.environ.get("CI") == "true" or os.geteuid() == 0


def can_install() -> bool:
    """Whether they may be, and this is a Debian."""
    return shutil.which("apt-get") is not None and may_install()


def install_packages(names: Sequence[str]) -> None:
    """Install the packages of these names.

    Raises:
        Failed: It did not work.
    """
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run([*as_root, "apt-get", "update", "-qq"], extra=quiet)
    run([*as_root, "apt-get", "install", "-y", "-qq", *names], extra=quiet)
