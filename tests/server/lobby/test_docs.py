"""The docs tell every message, key, code, state and route of the lobby."""

import json
import re
from typing import get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from crossglot.errors import LobbyCode
from crossglot.server.http import errors
from crossglot.server.http.routes import lobby
from crossglot.server.http.routes.games import NewGame
from crossglot.server.http.routes.live import GONE
from crossglot.server.lobby import messages
from crossglot.server.lobby.lists import MOST_GAMES, MOST_SEEKS
from crossglot.server.lobby.lobby import MOST_OFFERS
from crossglot.server.lobby.plan import CLOCK_BOUNDS
from crossglot.server.lobby.records import RatingRange, State
from crossglot.server.lobby.speed import Speed
from setup import ROOT
from tests.rows import for_each

PAGE = (ROOT / "docs" / "lobby.md").read_text("utf-8")
ERRORS = (ROOT / "docs" / "errors.md").read_text("utf-8")
ROUTES = (ROOT / "docs" / "routes.md").read_text("utf-8")
MESSAGES = [
    messages.Waiting, messages.LobbySnapshot, messages.LobbyChanged, messages.Challenges, messages.RematchNews,
]  # fmt: skip
VALUES = [
    *MESSAGES,
    messages.Offer,
    messages.Place,
    messages.Listed,
    messages.Facts,
    RatingRange,
    NewGame,
]
HANDLERS = [value for value in vars(lobby).values() if isinstance(value, HTTPRouteHandler)]


@pytest.mark.parametrize("kind", sorted(str(m.__struct_config__.tag) for m in MESSAGES))
def test_every_message_is_told(kind):
    assert f"**`{kind}`**" in PAGE
    assert f'"type": "{kind}"' in PAGE


@for_each(
    "key",
    sorted({f.encode_name for value in VALUES for f in msgspec.structs.fields(value)} - {"seed"}),
)
def test_every_key_is_told(key):
    assert f'"{key}"' in PAGE or f"`{key}`" in PAGE


@for_each("code", LobbyCode)
def test_every_code_is_told_with_its_status(code):
    status = errors.STATUS[code]
    assert re.search(rf"^\| `{code}` \|.*\| {status} \|$", ERRORS, re.MULTILINE)


@for_each("word", [*get_args(State), *get_args(Speed), *CLOCK_BOUNDS])
def test_every_word_is_told(word):
    assert f"`{word}`" in PAGE or word == "overtime_points"


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.handler_name)
def test_every_route_is_told(handler):
    for path in handler.paths:
        told = re.sub(r"\{\w+:str\}", "{id}", path)
        assert any(f"`{method} {told}" in ROUTES for method in handler.http_methods)


@pytest.mark.parametrize("figure", [GONE, MOST_GAMES, MOST_SEEKS, MOST_OFFERS])
def test_every_figure_is_told(figure):
    assert re.search(rf"\b{figure}\b", PAGE)


def test_examples_are_what_is_sent():
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert msgspec.json.decode(blocks[0], type=NewGame).wanted().rated is False
    offer = msgspec.json.decode(blocks[1], type=messages.Offer)
    assert json.loads(blocks[1]).keys() == {f.name for f in msgspec.structs.fields(messages.Offer)}
    assert [seat.kind for seat in offer.seats] == ["human", "open", "computer", "human"]
    facts = json.loads(blocks[2])
    assert facts.keys() == {f.name for f in msgspec.structs.fields(messages.Facts)}
    assert msgspec.convert(facts["rematch"], messages.RematchNews).agreed == (0,)
