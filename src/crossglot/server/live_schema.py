"""Writes the JSON Schema of all live messages: ``python -m crossglot.server.live_schema FILE``.

Made from :mod:`crossglot.server.wire`, so that it cannot lag behind.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from crossglot.game.json_schema import DIALECT
from crossglot.server.lobby.wire import RematchNews, Waiting
from crossglot.server.social.chat import ChatLine
from crossglot.server.wire import VERSION, ClientMessage, GameView, ServerMessage

BESIDE = ChatLine | RematchNews | Waiting
"""What goes over the connection of a game beside the game itself."""


def live_schema() -> dict[str, Any]:
    """The schema of what goes over a live connection, each way.

    ``GameView`` is named, too: ``changed`` holds some of its fields.
    """
    wanted = (ServerMessage | BESIDE, ClientMessage, GameView)
    (server, client, _), parts = msgspec.json.schema_components(
        wanted, ref_template="#/$defs/{name}", schema_hook=_anything
    )
    return {
        "$schema": DIALECT,
        "title": f"Crossglot live messages, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/ServerMessage"}, {"$ref": "#/$defs/ClientMessage"}],
        "$defs": {"ServerMessage": server, "ClientMessage": client, **dict(sorted(parts.items()))},
    }


def _anything(_: type) -> dict[str, Any]:
    """The schema of a field that may hold any value, as facts of an error do."""
    return {"description": "any value"}


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(live_schema(), indent=1, ensure_ascii=False) + "\n"


def message_names() -> list[str]:
    """The types of all messages, the server's first."""
    both = (*get_args(ServerMessage | BESIDE), *get_args(ClientMessage))
    return [str(message.__struct_config__.tag) for message in both]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema_text(), "utf-8")
