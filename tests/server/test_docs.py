"""``docs/server.md`` tells every message, key, code and setting there is."""

import re
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from crossglot.server.connections import connection, hub, outbox
from crossglot.server.http import errors
from crossglot.server.http.openapi import ALL_STATUS
from crossglot.server.http.routes import live
from crossglot.server.http.routes.editions import EditionInfo, TileInfo
from crossglot.server.http.routes.operations import Status
from crossglot.server.live.schema import EVENT, FILES, GAME
from crossglot.server.operations.banner import Banner, BannerMessage
from crossglot.server.settings.configuration import settings_in
from crossglot.server.settings.settings import Settings
from crossglot.server.wire import messages as wire
from crossglot.server.wire.moves import PassMove, WireMove
from crossglot.server.wire.requests import AgainstEnd, Asked
from crossglot.server.wire.standing import Seat, Standing
from setup import ROOT, settings_page
from tests.rows import for_each

PAGE = "".join(path.read_text("utf-8") for path in sorted((ROOT / "docs").glob("*.md")))
MESSAGES = [*get_args(wire.ServerMessage), BannerMessage, *get_args(wire.ClientMessage)]
PARTS = [
    wire.MoveRecord, wire.GameView, wire.PreviewWord, wire.Outcome, wire.Error, wire.Times,
    wire.Window, Asked, AgainstEnd, wire.Gone,
]  # fmt: skip
VALUES = [
    *MESSAGES,
    *PARTS,
    *get_args(WireMove),
    EditionInfo,
    TileInfo,
    Seat,
    Standing,
    Banner,
    Status,
]


@for_each("kind", sorted({m.__struct_config__.tag for m in MESSAGES}))
def test_every_message_is_told(kind):
    assert f"**`{kind}`**" in PAGE
    assert f'"type": "{kind}"' in PAGE


@for_each("key", sorted({f.encode_name for value in VALUES for f in msgspec.structs.fields(value)}))
def test_every_key_is_told(key):
    assert f'"{key}"' in PAGE or f"`{key}`" in PAGE


def test_the_page_of_settings_is_up_to_date():
    assert settings_page.PAGE.read_text("utf-8") == settings_page.settings_page(), "run: make docs"


def test_every_setting_has_a_purpose():
    assert [setting.name for setting in settings_in(Settings()) if not setting.purpose] == []


@pytest.mark.parametrize(
    "code",
    [
        hub.RESTARTING,
        outbox.TOO_SLOW,
        connection.FLOODED,
        live.NO_SUCH_GAME,
        live.OUTDATED,
        connection.BROKEN,
        1009,
    ],
)
def test_every_close_code_is_told(code):
    assert f"{code}" in PAGE


def test_every_status_is_told():
    for status in {*ALL_STATUS.values(), *errors.FRAMEWORK}:
        assert f"| {status} |" in PAGE


def test_what_clients_are_told_to_send_is_understood():
    examples = re.findall(r'^\{"kind": .*\}$', PAGE, re.MULTILINE)
    kinds = {kind.__struct_config__.tag for kind in get_args(WireMove)}
    assert {msgspec.json.decode(example)["kind"] for example in examples} == kinds
    for example in examples:
        assert msgspec.json.decode(example, type=WireMove)
    move = re.search(r'`(\{"type": "move".*?\{)\.\.\.\}\}`', PAGE)[1] + '"kind": "pass"}}'
    assert wire.decode_message(move).move == PassMove()
    preview = re.search(r'`(\{"type": "preview", "preview_id": 3, "move".*?\}\})`', PAGE)[1]
    assert wire.decode_message(preview).move.placed == ((112, 5), (113, 65))


@pytest.mark.parametrize("name", FILES)
def test_the_schema_of_live_messages_is_up_to_date(name):
    file = ROOT / "docs" / "formats" / name
    assert file.read_text("utf-8") == FILES[name].text(), "run: make docs"


def test_every_message_of_an_event_is_told():
    page = (ROOT / "docs" / "tournaments-live.md").read_text("utf-8")
    assert [name for name in EVENT.names() if f"`{name}`" not in page] == []


@for_each(
    "conversation, name",
    [(each, name) for each in FILES.values() for name in each.names()],
)
def test_every_message_is_in_the_schema(conversation, name):
    tags = {
        part["properties"]["type"]["enum"][0]
        for part in conversation.schema()["$defs"].values()
        if "enum" in part.get("properties", {}).get("type", {})
    }
    assert name in tags


def test_examples_of_the_page_follow_the_schema():
    examples = re.findall(r'`(\{"type": "[^`]*?\})`', PAGE)
    whole = [msgspec.json.decode(text) for text in examples if "..." not in text]
    of_games = [message for message in whole if message["type"] in GAME.names()]
    of_events = [message for message in whole if message["type"] == "slip"]
    assert len(of_games) >= 10
    assert of_events
    for conversation, messages in ((GAME, of_games), (EVENT, of_events)):
        schema = jsonschema_rs.Draft202012Validator(conversation.schema())
        for message in messages:
            schema.validate(message)
        assert not schema.is_valid({"type": "ack"})
