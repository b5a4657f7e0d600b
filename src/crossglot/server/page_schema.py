"""Writes the schema that the page's types are made of: ``python -m crossglot.server.page_schema``.

Every value that a live connection or a route of ``/api`` takes or gives, under one name each, as
the components of an OpenAPI document. ``setup/wire_types.py`` makes TypeScript of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import Response
from msgspec.inspect import multi_type_info

from crossglot.languages import LANGUAGES
from crossglot.server.app import ROUTES
from crossglot.server.live.described_types import classes_in, complete
from crossglot.server.live.schema import EVENT, GAME, KIND, LOBBY, anything
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.messages import VERSION
from crossglot.server.wire.moves import WireMove

UNIONS: dict[str, Any] = {
    "Move": WireMove,
    "ServerMessage": GAME.server,
    "ClientMessage": GAME.client,
    "EventNews": EVENT.server,
    "EventMessage": EVENT.client,
    "AnyMove": AnyMove,
    "VariantNews": KIND.server,
    "LobbyNews": LOBBY,
}
"""What has no class and so no name of its own."""

ASKED = ("Move", "AnyMove", "ClientMessage", "EventMessage")
"""Which of them a client sends."""

PLACE = "#/components/schemas/"
SECTIONS = {
    "crossglot",
    "server",
    "http",
    "routes",
    "messages",
    "wire",
    "requests",
    "answer_messages",
}
"""Parts of a module's name that tell nothing when two classes of one name are told apart."""


def routes() -> Iterator[tuple[list[Any], list[Any]]]:
    """What each route of ``/api`` takes, and what it gives."""
    for handler in ROUTES:
        if isinstance(handler, HTTPRouteHandler) and min(handler.paths).startswith("/api"):
            hints = get_type_hints(handler.fn, include_extras=True)
            body = hints.get("data")
            yield [] if body is None else [body], list(_answers(handler, hints["return"]))


def _answers(handler: HTTPRouteHandler, given: Any) -> Iterator[Any]:  # noqa: ANN401 -- any type
    """What a route gives: as it is annotated, and as it is described beside."""
    if get_origin(given) is Response:
        (given,) = get_args(given)
    described = [spec.data_container for spec in (handler.responses or {}).values()]
    for each in (given, *described):  # snapshots of several kinds share a tag, so one by one
        whole = get_args(each) if isinstance(each, UnionType) else (each,)
        yield from (part for part in whole if _is_ours(part))


def _is_ours(given: Any) -> bool:  # noqa: ANN401 -- any type
    outside = {"builtins", "litestar"}
    return not (isinstance(given, type) and given.__module__.split(".")[0] in outside)


def page_schema() -> dict[str, Any]:
    """All types as an OpenAPI document."""
    asked = [UNIONS[name] for name in ASKED]
    given = [union for name, union in UNIONS.items() if name not in ASKED]
    for taken, answers in routes():
        asked += taken
        given += answers
    schemas, parts = msgspec.json.schema_components(
        [*UNIONS.values(), *asked, *given], ref_template=PLACE + "{name}", schema_hook=anything
    )
    sent = {each.cls for each in classes_in(multi_type_info(asked))}
    for each in classes_in(multi_type_info([*asked, *given])):
        name = each.cls.__name__
        if name not in parts:
            name = f"{each.cls.__module__}.{each.cls.__qualname__}"
        complete(parts[name], each, is_asked=each.cls in sent)
    names = {name: short(name) for name in parts}
    if len({*names.values(), *UNIONS}) != len(names) + len(UNIONS):
        raise ValueError(f"two types of one name: {sorted(names.values())}")
    found = dict(zip(UNIONS, schemas, strict=False)) | parts
    return {
        "openapi": "3.1.0",
        "info": {"title": "Types of the page", "version": str(VERSION)},
        "paths": {},
        "components": {
            "schemas": {
                names.get(name, name): _renamed(schema, names)
                for name, schema in sorted(found.items())
            }
        },
    }


def short(name: str) -> str:
    """What the page calls a type; one whose name others have too is told apart by its module.

    >>> short("Row"), short("crossglot.server.lobby.messages.Listed")
    ('Row', 'LobbyListed')
    """
    *modules, own = name.split(".")
    notifications = [part for part in modules if part not in SECTIONS]
    if not modules or notifications == [own.lower()]:
        return own
    return "".join(part.title().replace("_", "") for part in notifications) + own


def _renamed(schema: Any, names: dict[str, str]) -> Any:  # noqa: ANN401 -- any part of a schema
    """``schema`` with every reference by its new name."""
    if isinstance(schema, list):
        return [_renamed(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if set(schema.get("enum", ())) == set(LANGUAGES):  # so that one more changes no code
        return {"type": "string", **{key: schema[key] for key in ("description",) if key in schema}}
    return {
        key: PLACE + names[value.removeprefix(PLACE)]
        if isinstance(value, str) and value.startswith(PLACE)
        else _renamed(value, names)
        for key, value in schema.items()
    }


if __name__ == "__main__":
    text = msgspec.json.encode(page_schema(), enc_hook=str)
    sys.stdout.write(msgspec.json.format(text, indent=1).decode())
