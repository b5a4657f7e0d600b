"""The JSON Schema of a game's files, made from its events so that it cannot lag behind."""

from __future__ import annotations

import json
from types import GenericAlias
from typing import Any

import msgspec

from crossglot.game.json_file import FORMAT, VERSION, EventFormat

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def event_schema(form: EventFormat[Any]) -> dict[str, Any]:
    """The schema of the files of one game; it allows no field that is not named."""
    (listed,), parts = msgspec.json.schema_components(
        [GenericAlias(list, (form.events,))],
        ref_template="#/$defs/{name}",
    )
    for part in parts.values():
        if part.get("type") == "object" and "properties" in part:
            part["additionalProperties"] = False
    return {
        "$schema": DIALECT,
        "title": f"Crossglot events, {form.game}",
        "type": "object",
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "game": {"const": form.game},
            "events": {**listed, "minItems": form.opening},
        },
        "required": ["format", "version", "game", "events"],
        "additionalProperties": False,
        "$defs": dict(sorted(parts.items())),
    }


def schema_text(form: EventFormat[Any]) -> str:
    """The schema as a file."""
    return json.dumps(event_schema(form), indent=1, ensure_ascii=False) + "\n"
