"""``docs/server.md`` tells every message, key, code and setting there is."""

import re
from typing import get_args

import msgspec
import pytest

from crossglot.server import wire
from crossglot.server.banner import Banner, BannerMessage
from crossglot.server.configuration import settings_in
from crossglot.server.live import hub, outbox, session
from crossglot.server.routes import live, refusals
from crossglot.server.routes.described import ALL_STATUS
from crossglot.server.routes.editions import EditionInfo, TileInfo
from crossglot.server.routes.operations import Status
from crossglot.server.settings import Settings
from crossglot.server.standing import Seat, Standing
from setup import ROOT, settings_page

PAGE = "".join(
    (ROOT / "docs" / name).read_text("utf-8") for name in ("server.md", "lobby.md", "operations.md")
)
MESSAGES = [*get_args(wire.ServerMessage), BannerMessage, *get_args(wire.ClientMessage)]
PARTS = [wire.MoveRecord, wire.GameView, wire.PreviewWord, wire.Outcome, wire.Error]
VALUES = [
    *MESSAGES,
    *PARTS,
    *get_args(wire.WireMove),
    EditionInfo,
    TileInfo,
    Seat,
    Standing,
    Banner,
    Status,
]


@pytest.mark.parametrize("kind", sorted({m.__struct_config__.tag for m in MESSAGES}))
def test_every_message_is_told(kind):
    assert f"**`{kind}`**" in PAGE
    assert f'"type": "{kind}"' in PAGE


@pytest.mark.parametrize(
    "key", sorted({f.encode_name for value in VALUES for f in msgspec.structs.fields(value)})
)
def test_every_key_is_told(key):
    assert f'"{key}"' in PAGE or f"`{key}`" in PAGE


def test_the_page_of_settings_is_up_to_date():
    assert settings_page.PAGE.read_text("utf-8") == settings_page.settings_page(), "run: make docs"


def test_every_setting_has_a_purpose():
    assert [setting.name for setting in settings_in(Settings()) if not setting.purpose] == []


@pytest.mark.parametrize(
    "code", [hub.RESTARTING, outbox.TOO_SLOW, session.FLOODED, live.NO_SUCH_GAME, live.BROKEN, 1009]
)
def test_every_close_code_is_told(code):
    assert f"{code}" in PAGE


def test_every_status_is_told():
    for status in {*ALL_STATUS.values(), *refusals.FRAMEWORK}:
        assert f"| {status} |" in PAGE


def test_what_clients_are_told_to_send_is_understood():
    examples = re.findall(r'^\{"kind": .*\}$', PAGE, re.MULTILINE)
    assert len(examples) == 4
    for example in examples:
        assert msgspec.json.decode(example, type=wire.WireMove)
    move = re.search(r'`(\{"type": "move".*?\{)\.\.\.\}\}`', PAGE)[1] + '"kind": "pass"}}'
    assert wire.decode_message(move).move == wire.PassMove()
    preview = re.search(r'`(\{"type": "preview", "preview_id": 3, "placed".*?\})`', PAGE)[1]
    assert wire.decode_message(preview).placed == ((112, 5), (113, 65))
