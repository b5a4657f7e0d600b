"""For every test: how hypothesis searches, and that logs have somewhere to go.

Two runs give the same verdict: properties are tried on the same examples every time. ``make
explore`` sets CROSSGLOT_EXAMPLES and so tries each on that many new ones.
"""

import os
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, is_hypothesis_test, settings

BROWSER = Path(__file__).parent / "e2e"

EXAMPLES = int(os.environ.get("CROSSGLOT_EXAMPLES", "0"))

# No test fails because its machine is busy.
settings.register_profile(
    "explored", deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
settings.register_profile(
    "same", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("explored" if EXAMPLES else "same")


def pytest_collection_modifyitems(items):
    """Take the browser's tests one after another, and give properties as many examples as are asked for.

    Among the others, each module of them would start a server and a browser of its own. They come
    first, so that one worker has the browser while the other has what is left; both share the end.
    """
    items.sort(key=lambda item: BROWSER not in item.path.parents)  # else in the order it finds
    for item in items:
        function = getattr(item, "obj", None)
        if EXAMPLES and is_hypothesis_test(function):
            own = getattr(function, "_hypothesis_internal_use_settings", None)
            more = settings(own or settings.default, max_examples=EXAMPLES)
            function._hypothesis_internal_use_settings = more


@pytest.fixture(autouse=True)
def _logs_go_somewhere():
    """A command that a test ran in this process may have left logs going to its own, closed stream."""
    stream = getattr(structlog.get_config()["logger_factory"], "_file", None)
    if stream is not None and stream.closed:
        structlog.reset_defaults()
