"""``docs/messages.md``, written from the schemas of the live connections."""

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

from crossglot.server.live.schema import FILES, Conversation
from setup import ROOT

PAGE = ROOT / "docs" / "messages.md"

HEAD = """\
# Messages of the live connections

Every message is one JSON object in a text frame, and `type` names it. [server.md](server.md) says
when each is sent in a game, [tournaments-live.md](tournaments-live.md) in a tournament. A key with
a question mark may be absent; one that explains itself stands in the row of its message. Tiles and
squares are [numbers](server.md#tiles-and-squares).

`make docs` writes this page.
"""

TABLE = "| message, key | type | what |\n| --- | --- | --- |"

Part = Mapping[str, Any]
"""A part of a JSON Schema."""


def message_page() -> str:
    """What ``docs/messages.md`` should hold."""
    parts, told = [HEAD], dict[str, Part]()
    for file, conversation in FILES.items():
        title = conversation.title[0].upper() + conversation.title[1:]
        parts += [f"## {title}", "", f"JSON Schema: [formats/{file}](formats/{file}).", ""]
        parts += _conversation(conversation, told)
    return "\n".join(parts)


def _conversation(conversation: Conversation, told: dict[str, Part]) -> Iterator[str]:
    """Its messages, and the parts that none of those before it had."""
    known = conversation.schema()["$defs"]
    sides = {side: _names(known.pop(side)) for side in ("ServerMessage", "ClientMessage")}
    for side, names in sides.items():
        yield f"### From the {side.removesuffix('Message').lower()}\n\n{TABLE}"
        for name in names:
            yield from _rows(known[name])
        yield ""
    said = {name for names in sides.values() for name in names}
    yield f"### Parts of messages\n\n{TABLE}"
    for name, part in known.items():
        if name not in said and "properties" in part and told.get(name) != part:
            yield from _rows(part, name)
    told |= known
    yield ""


def _names(union: Part) -> list[str]:
    return [_ref(option) for option in union.get("anyOf", [union])]


def _ref(part: Part) -> str:
    return str(part["$ref"]).rpartition("/")[2]


def _rows(part: Part, name: str = "") -> Iterator[str]:
    """A message, or a part of messages called ``name``, and below it its keys."""
    tag = part["properties"].get("type", {}).get("enum", [""])[0]
    shown = f"**{name}**" if name else f'**`{tag}`** `{{"type": "{tag}", ...}}`'
    told, needed = _attributes(part.get("description", "")), part.get("required", ())
    plain, rows = [], []
    for key, value in part["properties"].items():
        if key == "type" and not name:
            continue
        needs = f"`{key}`" if key in needed else f"`{key}` ?"
        if key in told:
            rows.append(f"| {needs} | {_type(value)} | {told[key]} |")
        else:
            plain.append(f"{needs} {_type(value)}")
    yield f"| {shown} | {', '.join(plain)} | {_about(part)} |".replace("|  |", "| |")
    yield from rows


def _about(part: Part) -> str:
    return _plain(str(part.get("description", "")).split("\n\n")[0])


def _attributes(docstring: str) -> dict[str, str]:
    """What the ``Attributes:`` of a docstring say of each."""
    told: dict[str, str] = {}
    _, _, section = inspect.cleandoc(docstring).partition("Attributes:\n")
    key = ""
    for line in section.splitlines():
        if line.startswith(" " * 8):
            told[key] += f" {line.strip()}"
        elif ":" in line:
            key, _, told[key] = line.strip().partition(": ")
    return {name: _plain(text) for name, text in told.items()}


def _plain(text: str) -> str:
    """A docstring's words as Markdown, in one line."""
    words = re.sub(r":[a-z]+:`", "`", " ".join(text.split()))
    words = re.sub(r"\bNone\b", "null", words)
    return words.replace("``", "`").replace("|", "\\|")


def _type(part: Part) -> str:
    if "$ref" in part:
        return _ref(part)
    if "anyOf" in part:
        return " or ".join(_type(option) for option in part["anyOf"])
    if "enum" in part:
        return ", ".join(f"`{value}`" for value in part["enum"])
    if part.get("type") == "array":
        within = part.get("prefixItems")
        if within:
            return f"[{', '.join(map(_type, within))}]"
        return f"list of {_type(part['items'])}" if part.get("items") else "list"
    return str(part.get("type", "any"))
