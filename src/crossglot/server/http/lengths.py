"""How long a text in an address may be: the same for all routes, so that none can forget it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.spec import OpenAPIType, Operation, Parameter, Schema

from crossglot.errors import ServerCode, ServerError

LONGEST = 128
"""Characters of a parameter of path or query; a route may allow fewer."""


async def check_lengths(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Guards every route: refuses an address with a longer text in it.

    Raises:
        ServerError: ``malformed-message``.
        HTTPException: The same for a WebSocket, which knows only statuses.
    """
    found: Iterable[tuple[str, object]] = (
        *connection.path_params.items(),
        *connection.query_params.multi_items(),
    )
    name = next((name for name, text in found if len(str(text)) > LONGEST), None)
    if name is None:
        return
    if not isinstance(handler, HTTPRouteHandler):
        raise PermissionDeniedException(str(ServerCode.MALFORMED_MESSAGE))
    raise ServerError(ServerCode.MALFORMED_MESSAGE, reason=f"{name[:LONGEST]}: too long")


def describe_lengths(operation: Operation) -> None:
    """Tell of the length where a parameter does not tell of one itself."""
    for parameter in operation.parameters or ():
        if isinstance(parameter, Parameter) and isinstance(parameter.schema, Schema):
            schema = parameter.schema
            if schema.max_length is None and _is_text(schema):
                schema.max_length = LONGEST


def _is_text(schema: Schema) -> bool:
    """Whether any text goes, not one of a list."""
    ways = [way for way in schema.one_of or () if isinstance(way, Schema)]
    plain = schema.type == OpenAPIType.STRING and schema.enum is None and schema.const is None
    return plain or any(map(_is_text, ways))
