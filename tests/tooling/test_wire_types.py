"""The page's types are those of the server."""

import msgspec
import pytest

from crossglot.server.page_schema import page_schema
from crossglot.server.wire.messages import VERSION
from setup import wire_types
from setup.say import Failed


@pytest.fixture(scope="module")
def schemas():
    return page_schema()["components"]["schemas"]


def test_the_page_has_the_types_of_the_server():
    assert wire_types.main(["check"]) == 0, "run: make docs"


def test_a_type_that_lags_behind_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    monkeypatch.setattr(wire_types, "FILE", tmp_path / "wire.ts")
    monkeypatch.setattr(wire_types, "wire_types", lambda: "new\n")
    wire_types.FILE.write_text("old\n", "utf-8")
    assert wire_types.main(["check"]) == 1
    assert "wire.ts is not what the server says today; run: make docs" in capsys.readouterr().out
    assert wire_types.main([]) == 0
    assert wire_types.main(["check"]) == 0


def test_a_missing_tool_is_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(wire_types, "MAKER", tmp_path / "nothing")
    with pytest.raises(Failed, match="npm ci"):
        wire_types.wire_types()
    assert wire_types.main(["check"]) == 1
    assert "npm ci" in capsys.readouterr().out


def test_what_the_server_always_sends_is_required(schemas):
    assert "declined" in schemas["GameView"]["required"]
    assert set(schemas["MoveRecord"]["required"]) == {"seq", "seat", "kind", "points", "total"}
    assert schemas["MoveRecord"]["properties"]["start"]["type"] == "integer"  # absent, never null


def test_what_a_client_may_leave_out_is_not(schemas):
    assert schemas["PlayMove"]["required"] == ["kind", "placed"]
    assert {"type": "null"} in schemas["PlayMove"]["properties"]["vowels"]["anyOf"]


def test_two_classes_of_one_name_are_told_apart(schemas):
    assert {"Asked", "TournamentsAsked", "LobbyListed", "TournamentsListed"} <= schemas.keys()


def test_every_reference_leads_somewhere(schemas):
    text = msgspec.json.encode(schemas, enc_hook=str).decode()
    named = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert named
    assert named <= schemas.keys()


def test_a_field_says_what_its_docstring_says(schemas):
    assert schemas["MoveRecord"]["properties"]["at"]["description"].startswith("When, in milli")
    assert "Attributes" not in schemas["MoveRecord"]["description"]


def test_the_page_names_the_version_of_the_server():
    page = (wire_types.FILE.parent.parent / "protocol.ts").read_text("utf-8")
    assert f"export const VERSION = {VERSION};" in page
