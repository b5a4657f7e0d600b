"""The variables of the environment that are ours: every other one that begins so is a slip.

A setting that is misspelt would be no setting at all, and the server would run with the default.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.settings.configuration import PREFIX, settings_in
from crossglot.server.settings.settings import Settings

OTHERS: Mapping[str, str] = {
    "CROSSGLOT_CONFIG": "The file of settings, as `--config` names it.",
    "CROSSGLOT_PRINT_CONFIG": "As `--print-config`.",
    "CROSSGLOT_BROWSER": "As `--browser`.",
    "CROSSGLOT_CACHE": "Folder of the compiled lexicons; the user's cache folder when not named.",
    "CROSSGLOT_EDITIONS": "Folders with edition files of your own, separated as in `PATH`.",
    "CROSSGLOT_SCORES": "File of the results of solitaire at a terminal.",
    "CROSSGLOT_IMAGE": "Image of the nodes, in `deploy/compose.yaml`.",
    "CROSSGLOT_PASSWORD": "Password of PostgreSQL, in `deploy/compose.yaml`.",
    "CROSSGLOT_PUBLIC_PORT": "Port of the proxy, in `deploy/compose.yaml`.",
    "CROSSGLOT_ADVISORIES": "Where `make audit` asks for known faults of what we use.",
    "CROSSGLOT_CHROMIUM": "Browser of the end-to-end tests.",
    "CROSSGLOT_EXAMPLES": "Number of examples on which `make explore` tries each property.",
    "CROSSGLOT_FUZZ_GAMES": "Number of random games that the nightly tests play.",
    "CROSSGLOT_SERVER": "Server behind the page of `npm run dev`.",
}
"""Variable -> what it is for: ours, and no setting of the server."""


def refuse_unknown(names: Iterable[str]) -> None:
    """See that each name of the environment that begins like ours is one of ours.

    Raises:
        OperationsError: ``variable-unknown`` for the first that is not, with those most like it.
    """
    known = [*(setting.variable for setting in settings_in(Settings())), *OTHERS]
    for name in sorted(names):
        if name.startswith(PREFIX) and name not in known:
            raise OperationsError(
                OperationsCode.VARIABLE_UNKNOWN,
                variable=name,
                like=get_close_matches(name, known, n=3, cutoff=0.3),
            )
