"""Writes the JSON Schemas of all live messages: ``python -m crossglot.server.live.schema FOLDER``.

Made from ``messages`` and :mod:`crossglot.server.live.tournament_messages`, so that
they cannot lag behind.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union, get_args

import msgspec

from crossglot.game.json_schema import DIALECT
from crossglot.server.kinds.views import VariantSnapshot, VariantView
from crossglot.server.live.tournament_messages import EventNews
from crossglot.server.lobby.messages import (
    Challenges,
    LobbyChanged,
    LobbySnapshot,
    RematchNews,
    Waiting,
)
from crossglot.server.operations.banner import BannerMessage
from crossglot.server.social.chat import ChatLine
from crossglot.server.tournaments.answer_messages import EventMessage
from crossglot.server.wire.messages import (
    VERSION,
    ClientMessage,
    Failed,
    GameView,
    ServerMessage,
    Snapshot,
)


@dataclass(frozen=True, slots=True)
class Conversation:
    """What goes over one kind of live connection, each way.

    Attributes:
        title: What it is about.
        server: Everything that the server says, as a union.
        client: Everything that a client may say.
        parts: What is described, too, though it is no message.
    """

    title: str
    server: Any
    client: Any
    parts: tuple[type, ...] = ()

    def schema(self) -> dict[str, Any]:
        """Its JSON Schema."""
        (server, client, *_), found = msgspec.json.schema_components(
            (self.server, self.client, *self.parts),
            ref_template="#/$defs/{name}",
            schema_hook=anything,
        )
        return {
            "$schema": DIALECT,
            "title": f"Crossglot {self.title}, version {VERSION}",
            "anyOf": [{"$ref": "#/$defs/ServerMessage"}, {"$ref": "#/$defs/ClientMessage"}],
            "$defs": {
                "ServerMessage": server,
                "ClientMessage": client,
                **dict(sorted(found.items())),
            },
        }

    def text(self) -> str:
        """The schema as a file."""
        return json.dumps(self.schema(), indent=1, ensure_ascii=False) + "\n"

    def names(self) -> list[str]:
        """The types of all messages, the server's first."""
        both = (*get_args(self.server), *get_args(self.client))
        return [str(message.__struct_config__.tag) for message in both]


def anything(_: type) -> dict[str, Any]:
    """The schema of a field that may hold any value, as facts of an error do."""
    return {"description": "any value"}


_OTHERS: Any = Union[  # noqa: UP007 - made of what there is
    tuple(each for each in get_args(ServerMessage) if each is not Snapshot)
]

GAME = Conversation(
    "live messages",
    ServerMessage | ChatLine | RematchNews | Waiting | BannerMessage,
    ClientMessage,
    (GameView,),  # ``changed`` holds some of its fields
)
KIND = Conversation(
    "live messages of games of other kinds",
    VariantSnapshot | _OTHERS | ChatLine | RematchNews | Waiting | BannerMessage,
    ClientMessage,
    (VariantView,),  # ``changed`` holds some of its fields
)
EVENT = Conversation("live messages of events", EventNews, EventMessage)
LOBBY = LobbySnapshot | LobbyChanged | Challenges | Failed | BannerMessage
"""What the lobby says on its connection; it listens to nothing."""

FILES = {
    "live.schema.json": GAME,
    "kind-live.schema.json": KIND,
    "tournament-live.schema.json": EVENT,
}
"""Name of the file -> what it describes."""


if __name__ == "__main__":
    for name, conversation in FILES.items():
        Path(sys.argv[1], name).write_text(conversation.text(), "utf-8")
