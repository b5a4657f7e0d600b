"""``crossglot serve``: the game in the browser."""

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossglot.cli.configured import configured_app
from crossglot.server.settings.settings import Settings, built_page

DEFAULTS = Settings()

app = configured_app("serve")


@app.default
def serve(
    *,
    config: Path | None = None,  # noqa: ARG001 - read before the settings are made
    print_config: Annotated[bool, Parameter(negative="")] = False,
    browser: Annotated[bool, Parameter(negative="")] = False,
    settings: Annotated[Settings, Parameter(name="*", negative_iterable=())] = DEFAULTS,
) -> None:
    """Play in the browser: start the server and print the address of the page.

    Ctrl-C stops it: players are told, moves that were begun are finished, and
    every game goes on at the next start.

    Every setting may also stand in the environment, or in the file of --config:
    an option wins over the environment, the environment over the file.

    Parameters
    ----------
    config
        A TOML file of settings; --print-config writes one.
    print_config
        Print all settings, as they would be in force, as such a file; start nothing.
    browser
        Open the page at once.
    """
    if print_config:
        from crossglot.server.settings.configuration import written

        print(written(settings), end="")
        return

    from crossglot.server.node import serve_node
    from crossglot.server.operations.logs import log_crashes, log_to

    log_to(sys.stderr, settings.log_format)
    log_crashes(sys.stderr)

    def tell(address: str) -> None:
        print(f"Crossglot is at {address}  (Ctrl-C stops it)", flush=True)
        if not (built_page() / "index.html").is_file():
            print("The page is not built; make play builds it.", flush=True)
        elif browser:
            webbrowser.open(address)

    try:
        serve_node(settings, tell)
    except KeyboardInterrupt:
        print("Stopped; every game is kept.")
