"""Commands whose settings come from options, the environment and a file, in this order."""

import os
from pathlib import Path

from cyclopts import App, ArgumentCollection
from cyclopts.config import Dict, Env

from crossglot.server.settings.configuration import PREFIX, read_configuration
from crossglot.server.settings.environment import refuse_unknown


def configured_app(name: str) -> App:
    """A command whose options may also stand in the environment or in the file of ``--config``.

    An option wins over the environment, the environment over the file, and
    all three over the default. A variable or a key that is no setting is refused.
    """
    return App(
        name=name,
        result_action="return_value",
        config=[_known, Env(PREFIX, command=False, source="the environment"), _from_file],
    )


def _known(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:  # noqa: ARG001 - cyclopts hands them
    """Refuse what a misspelt variable was to set."""
    refuse_unknown(os.environ)


def _from_file(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Give the options that are not set yet what the file says."""
    named = [argument for argument in arguments if argument.name == "--config" and argument.tokens]
    for argument in named:
        path = Path(argument.tokens[-1].value)
        content = read_configuration(path)
        Dict(content, source=str(path), use_commands_as_keys=False)(app, commands, arguments)
