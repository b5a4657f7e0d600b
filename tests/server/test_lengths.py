"""Every text in an address has a length, and a route that forgets it is found here."""

import json
import urllib.request

import pytest

from crossglot.server.http.lengths import LONGEST
from tests.server.node import serving
from tests.server.routed import ENDLESS
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("lengths") / "games.sqlite3") as address:
        yield address, description(address)


def description(address):
    """What the server says of its routes."""
    with urllib.request.urlopen(f"{address}api/schema/openapi.json") as answer:
        return json.load(answer)


def texts(schema):
    """The parts of ``schema`` that take any text."""
    if schema.get("type") == "string" and not {"enum", "const"} & schema.keys():
        yield schema
    for way in [*schema.get("oneOf", ()), *schema.get("anyOf", ())]:
        yield from texts(way)


def parameters(described):
    """(method, path, parameter) of each that takes any text."""
    for path, item in described["paths"].items():
        for method, operation in item.items():
            for parameter in operation.get("parameters", ()):
                if list(texts(parameter["schema"])):
                    yield method.upper(), path, parameter


def test_every_text_in_an_address_has_a_length(node):
    found = list(parameters(node[1]))
    endless = [
        f"{method} {path}: {parameter['name']}"
        for method, path, parameter in found
        for text in texts(parameter["schema"])
        if "maxLength" not in text and "maxLength" not in parameter["schema"]
    ]
    assert endless == []
    assert len(found) > 60, "the walk finds the parameters"


def test_a_longer_text_is_refused(node):
    address, described = node
    visitor, odd = Visitor(address), []
    for method, path, parameter in parameters(described):
        if path in ENDLESS:
            continue
        name, long = parameter["name"], "x" * (LONGEST + 1)
        where = path.replace(f"{{{name}}}", long) if parameter["in"] == "path" else path
        where = where.replace("{edition_id}", "HU-M").replace("{tiles}", "2")
        where = "/".join("1" if part.startswith("{") else part for part in where.split("/"))
        asked = where if parameter["in"] == "path" else f"{where}?{name}={long}"
        answer = visitor.ask(method, asked)
        if answer.status == 401 or (answer.status, answer.code) == (400, "malformed-message"):
            continue
        odd.append(f"{method} {path} {name}: {answer.status} {answer.code}")
    assert odd == []
