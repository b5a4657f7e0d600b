"""For every test: how hypothesis searches, and that logs have somewhere to go."""

import os

import pytest
import structlog
from hypothesis import HealthCheck, settings

# No test fails because its machine is busy; a run of CI gives the same verdict twice.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")


@pytest.fixture(autouse=True)
def _logs_go_somewhere():
    """A command that a test ran in this process may have left logs going to its own, closed stream."""
    stream = getattr(structlog.get_config()["logger_factory"], "_file", None)
    if stream is not None and stream.closed:
        structlog.reset_defaults()
