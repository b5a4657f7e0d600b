"""Every route of the server, read off its table."""

from litestar.handlers import HTTPRouteHandler

from crossglot.server.app import ROUTES


def routes():
    """(method, path as in the description, handler) of every HTTP route; WS for live ones."""
    for handler in ROUTES:
        for path in sorted(handler.paths):
            plain = path.replace(":str", "").replace(":int", "")
            if isinstance(handler, HTTPRouteHandler):
                for method in sorted(handler.http_methods):
                    yield str(method), plain, handler
            else:
                yield "WS", plain, handler


API = [
    (method, path)
    for method, path, handler in routes()
    if method != "WS" and handler.include_in_schema is not False
]
"""What the description tells of."""

ENDLESS = {"/api/stream"}
"""Answers that go on as long as there is news."""
