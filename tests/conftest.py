"""For every test: how hypothesis searches."""

import os

from hypothesis import HealthCheck, settings

# No test fails because its machine is busy; a run of CI gives the same verdict twice.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")
