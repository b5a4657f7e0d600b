"""Completes the JSON Schema of a class: what its docstring says of each field, and what is sent."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import NODEFAULT
from msgspec.inspect import DataclassType, StructType, Type

Described = StructType | DataclassType

ATTRIBUTE = re.compile(r"^(\w+): (.*)$")
ROLE = re.compile(r":\w+:`~?([^`]*)`")


def classes_in(types: Iterable[Type]) -> Iterator[Described]:
    """Every class with fields that ``types`` are made of, once each."""
    waiting, seen = list(types), set()
    while waiting:
        each = waiting.pop()
        if isinstance(each, Described):
            if each.cls in seen:
                continue
            seen.add(each.cls)
            yield each
            waiting += [field.type for field in each.fields]
        for name in ("type", "item_type", "key_type", "value_type"):
            inner = getattr(each, name, None)
            waiting += [inner] if isinstance(inner, Type) else []
        for name in ("types", "item_types"):
            waiting += getattr(each, name, ())


def complete(schema: dict[str, Any], described: Described, *, is_asked: bool) -> None:
    """Say in ``schema`` what the docstring says, and which fields are always sent.

    A client may leave out what has a default; the server leaves it out only where its class says
    so (``omit_defaults``).

    Args:
        schema: Of the class, as msgspec makes it.
        described: The class.
        is_asked: Whether clients send it.
    """
    told = attributes_of(described.cls)
    for name, field in schema["properties"].items():
        field.pop("default", None)
        if name in told:
            field["description"] = told[name]
    description = summary_of(described.cls)
    schema.pop("description", None)
    if description:
        schema["description"] = description
    if isinstance(described, StructType) and not is_asked:
        _say_what_is_sent(schema, described)


def _say_what_is_sent(schema: dict[str, Any], described: StructType) -> None:
    """What the server never leaves out is required; what it leaves out when null is never null."""
    omits = described.cls.__struct_config__.omit_defaults
    required = schema.setdefault("required", [])
    for field in described.fields:
        if field.required or field.default is field.default_factory is NODEFAULT:
            continue  # said already; or left out where it is UNSET
        if not omits:
            required.append(field.encode_name)
        elif field.default is None:
            _without_null(schema["properties"][field.encode_name])


def _without_null(schema: dict[str, Any]) -> None:
    """Take null out of a union."""
    choices = [each for each in schema.pop("anyOf", ()) if each != {"type": "null"}]
    schema |= choices[0] if len(choices) == 1 else {"anyOf": choices} if choices else {}


def summary_of(cls: type) -> str:
    """The docstring of ``cls`` without its attributes."""
    return _plain((inspect.cleandoc(cls.__dict__.get("__doc__") or "")).split("\nAttributes:")[0])


def attributes_of(cls: type) -> dict[str, str]:
    """What the docstrings of ``cls`` and of the classes it is made from say of each field.

    >>> class Point:
    ...     '''A place.
    ...
    ...     Attributes:
    ...         row: Counted from 0,
    ...             from the top.
    ...     '''
    >>> attributes_of(Point)
    {'row': 'Counted from 0, from the top.'}
    """
    told: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        doc = inspect.cleandoc(each.__dict__.get("__doc__") or "")
        _, _, section = doc.partition("\nAttributes:\n")
        name = ""
        for line in section.split("\n\n")[0].splitlines():
            if len(line) - len(line.lstrip()) == 4 and (found := ATTRIBUTE.match(line.strip())):
                name, told[found[1]] = found[1], found[2]
            elif name:
                told[name] += f" {line.strip()}"
    return {name: _plain(text) for name, text in told.items()}


def _plain(text: str) -> str:
    """``text`` without the marks of reStructuredText."""
    return ROLE.sub(r"`\1`", text).replace("``", "`").strip()
