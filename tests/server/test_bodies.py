"""Bodies of requests: what Litestar would take for a failure of its own."""

import msgspec
from litestar.di import Dependency
from litestar.handlers import HTTPRouteHandler

from crossglot.server.app import ROUTES
from tests.rows import for_each

HANDLERS = [route for route in ROUTES if isinstance(route, HTTPRouteHandler)]


PROVIDED = {
    name
    for handler in HANDLERS
    for name, field in handler.parsed_fn_signature.parameters.items()
    if any(isinstance(mark, Dependency) for mark in field.metadata)
}
"""Names that the application provides to routes."""


def keys_of(handler):
    """Keys that clients may send in a body."""
    fields = handler.parsed_fn_signature.parameters
    body = fields["data"].annotation if "data" in fields else None
    if not (isinstance(body, type) and issubclass(body, msgspec.Struct)):
        return set()
    return {field.encode_name for field in msgspec.structs.fields(body)}


@for_each("handler", HANDLERS)
def test_no_key_of_a_body_is_called_like_a_dependency(handler):
    """A wrong value of such a key would be answered 500."""
    assert keys_of(handler) & PROVIDED == set()


def test_there_are_bodies_to_look_at():
    assert sum(bool(keys_of(handler)) for handler in HANDLERS) > 10
    assert "account" in PROVIDED
