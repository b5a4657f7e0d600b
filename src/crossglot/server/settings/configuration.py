"""Every setting with its name and its purpose, and the file that may hold them.

All of it is read off the dataclass of the settings: a new field is a new
option, a new variable of the environment and a new key of the file.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from crossglot.errors import FileCode, FileError, OperationsCode, OperationsError
from crossglot.server.settings.settings import Settings

PREFIX = "CROSSGLOT_"
"""What the name of every variable begins with."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting and the value it has.

    Attributes:
        name: As in the file, with a dot after its table: ``limits.message``.
        value: What it is set to.
        purpose: One sentence or two.
    """

    name: str
    value: object
    purpose: str

    @property
    def option(self) -> str:
        """The option of the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return PREFIX + self.name.upper().replace(".", "_")


def settings_in(values: Any, table: str = "") -> Iterator[Setting]:  # noqa: ANN401 - a dataclass
    """Every setting in ``values``, tables after what stands outside of tables.

    >>> next(settings_in(Settings())).variable
    'CROSSGLOT_HOST'
    """
    purposes = _purposes(type(values).__doc__ or "")
    tables = []
    for entry in fields(values):
        value = getattr(values, entry.name)
        if is_dataclass(value):
            tables.append((value, entry.name))
        else:
            yield Setting(table + entry.name, value, purposes.get(entry.name, ""))
    for value, name in tables:
        yield from settings_in(value, f"{table}{name}.")


def read_configuration(path: Path) -> dict[str, Any]:
    """What the TOML file at ``path`` sets.

    Raises:
        FileError: It cannot be read.
        OperationsError: ``configuration-malformed``; ``setting-unknown`` for the first
            key that is no setting, with its line.
    """
    try:
        text = path.read_text("utf-8")
        content = tomllib.loads(text)
    except OSError as error:
        raise FileError(FileCode.UNREADABLE, path=str(path), reason=error.strerror) from None
    except ValueError as error:  # TOML's errors and UTF-8's
        code = OperationsCode.CONFIGURATION_MALFORMED
        raise OperationsError(code, path=str(path), reason=str(error).rstrip(".")) from None
    known = [setting.name for setting in settings_in(Settings())]
    for name in _names(content):
        if name not in known:
            raise OperationsError(
                OperationsCode.SETTING_UNKNOWN,
                path=str(path),
                line=_line_of(name, text),
                setting=name,
                like=get_close_matches(name, known, n=3, cutoff=0.3),
            )
    return content


def written(settings: Settings) -> str:
    """``settings`` as a file that sets them again, each with its purpose above it."""
    lines, table = ["# What crossglot serve is set up with."], ""
    for setting in settings_in(settings):
        where, _, key = setting.name.rpartition(".")
        if where != table:
            lines += ["", f"[{where}]"]
            table = where
        # A setting without a value cannot be written in TOML: its name stays as a comment.
        value = f"# {key} =" if setting.value is None else f"{key} = {_toml(setting.value)}"
        lines += ["", f"# {setting.purpose}", value]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    match value:
        case frozenset() | tuple():
            return json.dumps(sorted(map(str, value)), ensure_ascii=False)
        case bool() | int() | float():
            return json.dumps(value)
        case _:
            return json.dumps(str(value), ensure_ascii=False)


def _names(content: Mapping[str, Any], table: str = "") -> Iterator[str]:
    for key, value in content.items():
        if isinstance(value, dict) and value:
            yield from _names(value, f"{table}{key}.")
        else:
            yield table + key


def _line_of(name: str, text: str) -> int:
    """The line on which a key of the file stands, or its table."""
    table, _, key = name.rpartition(".")
    here, found = "", 1
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line)
        here = header[1] if header else here
        if header and here == table:
            found = number
        stands = re.match(r"\s*[\"']?([^\"'=\s]+)[\"']?\s*=", line)
        if stands and name in {f"{here}.{stands[1]}".lstrip("."), stands[1]}:
            if here == table or stands[1] == name:
                return number
        elif header and here == name:
            return number
        elif stands and key and stands[1] == table:
            found = number
    return found


def _purposes(documentation: str) -> dict[str, str]:
    """Field -> purpose, from the ``Attributes`` of a docstring."""
    _, _, attributes = documentation.partition("Attributes:")
    entries = re.findall(r"^ {8}(\w+): (.*(?:\n {12}.*)*)", attributes, re.MULTILINE)
    return {name: " ".join(purpose.split()).replace("``", "") for name, purpose in entries}
