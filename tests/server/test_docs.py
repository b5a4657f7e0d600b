"""``docs/server.md`` tells every message, key, code and setting there is."""

import inspect
import re
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from crossglot.cli.serve import serve
from crossglot.server import wire
from crossglot.server.live import hub, outbox, session
from crossglot.server.live_schema import live_schema, message_names, schema_text
from crossglot.server.routes import live, refusals
from crossglot.server.routes.editions import EditionInfo, TileInfo
from crossglot.server.standing import Seat, Standing
from setup import ROOT

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
LOBBY_PAGE = (ROOT / "docs" / "lobby.md").read_text("utf-8")
MESSAGES = [*get_args(wire.ServerMessage), *get_args(wire.ClientMessage)]
PARTS = [
    wire.MoveRecord, wire.GameView, wire.PreviewWord, wire.Outcome, wire.Error, wire.Times,
    wire.Window, wire.Asked, wire.Gone,
]  # fmt: skip
VALUES = [*MESSAGES, *PARTS, *get_args(wire.WireMove), EditionInfo, TileInfo, Seat, Standing]


@pytest.mark.parametrize("kind", sorted({m.__struct_config__.tag for m in MESSAGES}))
def test_every_message_is_told(kind):
    assert f"**`{kind}`**" in PAGE
    assert f'"type": "{kind}"' in PAGE


@pytest.mark.parametrize(
    "key", sorted({f.encode_name for value in VALUES for f in msgspec.structs.fields(value)})
)
def test_every_key_is_told(key):
    assert f'"{key}"' in PAGE or f"`{key}`" in PAGE


@pytest.mark.parametrize("option", inspect.signature(serve).parameters)
def test_every_setting_is_told(option):
    assert f"| `--{option}` |" in PAGE


@pytest.mark.parametrize(
    "code",
    [
        hub.RESTARTING,
        outbox.TOO_SLOW,
        session.FLOODED,
        live.NO_SUCH_GAME,
        live.OUTDATED,
        live.BROKEN,
        1009,
    ],
)
def test_every_close_code_is_told(code):
    assert f"{code}" in PAGE


def test_every_status_is_told():
    for status in {*refusals.STATUS.values(), *refusals.FRAMEWORK, 500}:
        assert f"| {status} |" in PAGE + LOBBY_PAGE


def test_what_clients_are_told_to_send_is_understood():
    examples = re.findall(r'^\{"kind": .*\}$', PAGE, re.MULTILINE)
    kinds = {kind.__struct_config__.tag for kind in get_args(wire.WireMove)}
    assert {msgspec.json.decode(example)["kind"] for example in examples} == kinds
    for example in examples:
        assert msgspec.json.decode(example, type=wire.WireMove)
    move = re.search(r'`(\{"type": "move".*?\{)\.\.\.\}\}`', PAGE)[1] + '"kind": "pass"}}'
    assert wire.decode_message(move).move == wire.PassMove()
    preview = re.search(r'`(\{"type": "preview", "preview_id": 3, "placed".*?\})`', PAGE)[1]
    assert wire.decode_message(preview).placed == ((112, 5), (113, 65))


SCHEMA = ROOT / "docs" / "formats" / "live.schema.json"


def test_the_schema_of_live_messages_is_up_to_date():
    assert SCHEMA.read_text("utf-8") == schema_text(), "run: make docs"


@pytest.mark.parametrize("name", message_names())
def test_every_message_is_in_the_schema(name):
    tags = {
        part["properties"]["type"]["enum"][0]
        for part in live_schema()["$defs"].values()
        if "enum" in part.get("properties", {}).get("type", {})
    }
    assert name in tags


def test_examples_of_the_page_follow_the_schema():
    examples = re.findall(r'`(\{"type": "[^`]*?\})`', PAGE)
    whole = [msgspec.json.decode(text) for text in examples if "..." not in text]
    assert len(whole) >= 10
    schema = jsonschema_rs.Draft202012Validator(live_schema())
    for message in whole:
        schema.validate(message)
    assert not schema.is_valid({"type": "ack", "move_id": "m1"})
