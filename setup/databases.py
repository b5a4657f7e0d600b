"""PostgreSQL and Redis, which the tests of several nodes run on: Debian's."""

import os
import shutil
from pathlib import Path

from setup.packages import can_install, install_packages
from setup.say import Failed, say
from setup.steps import Step

PACKAGES = ("postgresql", "redis-server")


def postgres_program() -> Path:
    """Where ``initdb`` is, or would be on Debian 12."""
    found = [
        Path("/usr/lib/postgresql/15/bin/initdb"),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    ]
    return Path(shutil.which("initdb") or found[-1])


def redis_program() -> Path:
    """Where ``redis-server`` is, or would be."""
    return Path(shutil.which("redis-server") or "/usr/bin/redis-server")


def install_databases() -> None:
    """Install both.

    Raises:
        Failed: This is a CI machine, and it did not work.
    """
    if can_install():
        install_packages(PACKAGES)
        return
    if os.environ.get("CI") == "true":
        raise Failed(f"The tests of several nodes need {' and '.join(PACKAGES)}.")
    say(f"Tests of several nodes are skipped. For them: sudo apt-get install {' '.join(PACKAGES)}")


DATABASES = Step(
    "databases",
    "install PostgreSQL and Redis for the tests",
    install_databases,
    outputs=[postgres_program(), redis_program()],
)
