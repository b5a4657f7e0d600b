"""Programs of the system that a test runs."""

import os
import shutil

import pytest


def needed(program):
    """Where ``program`` is; a test without it is skipped, but not where all must run."""
    found = shutil.which(program)
    if found is None:
        assert not os.environ.get("CI"), f"{program} is missing"
        pytest.skip(f"{program} is not installed")
    return found
