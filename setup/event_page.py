"""``docs/formats/event-types.md``, written from the events of every game."""

import inspect
import re
from collections.abc import Iterator
from typing import get_args

from crossglot.game.json_file import EventFormat
from crossglot.variants.files import FORMATS
from setup import ROOT

PAGE = ROOT / "docs" / "formats" / "event-types.md"

HEAD = """\
# The events of every game

What the `type` of an [event](events.md) may be, by `game`. The JSON Schemas have every field; the
docstrings of the structs explain them.

`make docs` writes this page.
"""

TABLE = "| event | what happened |\n| --- | --- |"


def event_page() -> str:
    """What ``docs/formats/event-types.md`` should hold."""
    parts = [HEAD]
    for game, form in FORMATS.items():
        parts += [f"## `{game}`", "", f"JSON Schema: [schema/{game}.json](schema/{game}.json).", ""]
        parts += [TABLE, *_rows(form), ""]
    return "\n".join(parts)


def _rows(form: EventFormat[object]) -> Iterator[str]:
    for event in get_args(form.events):
        said = (inspect.getdoc(event) or "").split("\n\n")[0]
        plain = re.sub(r":[a-z]+:`", "`", " ".join(said.split())).replace("``", "`")
        yield f"| `{event.__struct_config__.tag}` | {plain} |"
