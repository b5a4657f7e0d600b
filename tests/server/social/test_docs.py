"""``docs/social.md`` and ``docs/bots.md`` tell every line, key, route and code of theirs."""

import re
from typing import get_args

import msgspec
import pytest

from crossglot.errors import RatingCode, SocialCode
from crossglot.server.http.errors import STATUS
from crossglot.server.http.routes.bots import MoveBody
from crossglot.server.http.routes.chat import CHAT_ROUTES
from crossglot.server.http.routes.moderation import MODERATION_ROUTES
from crossglot.server.lobby import stream_news
from crossglot.server.results.summary import Summary
from crossglot.server.social.chat import STRICTNESS, ChatLine
from crossglot.server.social.reports import Reason
from crossglot.server.social.sanctions import Kind
from setup import ROOT
from tests.rows import for_each

SOCIAL = (ROOT / "docs" / "social.md").read_text("utf-8")
ROUTES = (ROOT / "docs" / "routes.md").read_text("utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("news", get_args(stream_news.News))
def test_every_line_of_the_stream_is_told(news):
    example = re.search(rf'\| `(\{{"type": "{news.__struct_config__.tag}".*?\}})` \|', BOTS)[1]
    for field in msgspec.structs.fields(news):
        assert f'"{field.encode_name}":' in example


@pytest.mark.parametrize("field", [f.encode_name for f in msgspec.structs.fields(ChatLine)])
def test_every_key_of_a_chat_line_is_told(field):
    assert f'"{field}"' in SOCIAL or f"`{field}`" in SOCIAL


@for_each("field", Summary.__struct_fields__)
def test_every_figure_is_told(field):
    assert f"`{field}`" in SOCIAL or field in {"edition", "opponents"}


@for_each("word", [*get_args(Reason), *get_args(Kind), *STRICTNESS])
def test_every_reason_ruling_and_mode_is_told(word):
    assert f"`{word}`" in SOCIAL or f'"{word}"' in SOCIAL


@pytest.mark.parametrize(
    "path", sorted({p for r in (*CHAT_ROUTES, *MODERATION_ROUTES) for p in r.paths})
)
def test_every_route_is_told(path):
    told = re.sub(r"\{game_id:str\}", "{id}", path).replace("{who:str}", "{who}")
    assert f"{told}" in ROUTES


@for_each("code", [*SocialCode, *RatingCode])
def test_every_code_has_a_status(code):
    assert code in STATUS


def test_the_example_of_a_move_is_one():
    example = re.search(r'^\{"move_id".*\}$', BOTS, re.MULTILINE)[0]
    assert msgspec.json.decode(example, type=MoveBody).expected_seq == 7
