"""Reads an event stream line by line."""

import contextlib
import http.client
import json


class Stream:
    """The lines of ``GET /api/stream``; empty ones are counted."""

    def __init__(self, response):
        self.response = response
        self.empty = 0

    def next(self):
        """The next news; None when the stream has ended."""
        while line := self.response.readline():
            if line.strip():
                return json.loads(line)
            self.empty += 1
        return None

    def until(self, kind):
        """The next news of this kind; others are passed over."""
        while (news := self.next())["type"] != kind:
            pass
        return news


@contextlib.contextmanager
def stream_of(visitor, **headers):
    """An open stream; the visitor's cookie unless a header says otherwise."""
    if not headers and visitor.cookie:
        headers = {"cookie": visitor.cookie}
    connection = http.client.HTTPConnection(visitor.host, timeout=60)
    try:
        connection.request("GET", "/api/stream", headers=headers)
        response = connection.getresponse()
        assert response.status == 200, response.read()
        yield Stream(response)
    finally:
        connection.close()
