"""Edition files read, checked and turned into :class:`Edition` values.

An edition is one TOML file in this folder; ``base`` names another whose tables
it keeps unless it has its own. Whatever is wrong is reported with file, key
and reason.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from crossglot.alphabet import MAX_LETTERS, Alphabet
from crossglot.converters import converter_to
from crossglot.editions.edition import (
    ChallengeRule,
    CoordinateStyle,
    Edition,
    EndRule,
    Totals,
    Writing,
)
from crossglot.editions.layouts import load_layout
from crossglot.errors import EditionCode, EditionError

SEARCH_PATH = "CROSSGLOT_EDITIONS"
"""Names folders with edition files, parted as in PATH."""

BLANK_LABEL = "?"

RESERVED = frozenset("?.[]() \t0123456789")
"""Characters that notations need for themselves; no letter is written with them."""

OF_THE_LETTERS = frozenset({"letters", "tiles", "compose", "names", "spelling"})
"""Tables that say nothing in an edition with other tiles than its base."""

Count = Annotated[int, Meta(ge=0, le=255)]
Small = Annotated[int, Meta(ge=1, le=15)]


class _Size(Struct, forbid_unknown_fields=True):
    size: Small


class _Opening(Struct, forbid_unknown_fields=True):
    min_tiles: Small


class _ExchangeTable(Struct, forbid_unknown_fields=True):
    bag_min: Count


class _Letters(Struct, forbid_unknown_fields=True):
    vowels: list[str]
    folding: Literal["case", "accents"] = "case"
    respell: dict[str, str] = {}


class _Tile(Struct, array_like=True, forbid_unknown_fields=True):
    count: Count
    points: Count
    small: str | None = None


class _Spelling(Struct, forbid_unknown_fields=True):
    like: str = ""
    words: dict[str, str] = {}


class _EditionFile(Struct, forbid_unknown_fields=True):
    """The tables of an edition file, as written."""

    name: str
    language: str
    tile_set: str
    board: str
    tiles_total: int
    players: tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(le=4)]]
    coordinates: CoordinateStyle
    rack: _Size
    bonus: dict[Small, Annotated[int, Meta(ge=0, le=10_000)]]
    opening: _Opening
    exchange: _ExchangeTable
    challenge: ChallengeRule
    end: EndRule
    letters: _Letters
    tiles: dict[str, _Tile]
    writing: Writing = "ltr"
    totals: Totals | None = None
    compose: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    spelling: _Spelling = field(default_factory=_Spelling)


_file_of = converter_to(_EditionFile, strict=False)


def edition_ids() -> tuple[str, ...]:
    """Ids of every edition there is a file for, in the order of the documents.

    Files lie in this package and in the folders that ``CROSSGLOT_EDITIONS`` names.

    >>> edition_ids()[:5]
    ('HU-M', 'HU-W', 'CS', 'ET', 'EL')
    """
    documents = ("HU-M", "HU-W", "CS", "ET", "EL")
    found = set(_files(os.environ.get(SEARCH_PATH, "")))
    return (*(name for name in documents if name in found), *sorted(found - set(documents)))


def load_edition(name: str) -> Edition:
    """The edition called ``name``: an id in any case, or a language's code.

    Raises:
        EditionError: No such edition, or its file is wrong.

    >>> load_edition("hu").id, load_edition("et").tiles_total
    ('HU-M', 102)
    """
    wanted = name.casefold()
    for known in edition_ids():
        if wanted in (known.casefold(), known.casefold().partition("-")[0]):
            return _load(known, os.environ.get(SEARCH_PATH, ""))
    raise EditionError(EditionCode.UNKNOWN, edition=name, known=list(edition_ids()))


@cache
def _load(edition_id: str, folders: str) -> Edition:
    return build_edition(edition_id, _tables(edition_id, folders))


@cache
def _files(folders: str) -> Mapping[str, Traversable]:
    """Id -> file. One of ours is never replaced: games name editions by their ids."""
    ours = resources.files(__package__)
    places: list[Traversable] = [Path(folder) for folder in folders.split(os.pathsep) if folder]
    found: dict[str, Traversable] = {}
    for place in (ours, *places):
        files = sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ()
        for file in files:
            if file.name.endswith(".toml"):
                found.setdefault(file.name.removesuffix(".toml"), file)
    return found


def _tables(edition_id: str, folders: str) -> dict[str, Any]:
    tables = read_tables(edition_id, _files(folders)[edition_id].read_text("utf-8"))
    base = tables.pop("base", None)
    if base is None:
        return tables
    if base not in _files(folders) or base == edition_id:
        raise EditionError(EditionCode.UNKNOWN, file=edition_id, key="base", edition=base)
    inherited = _tables(base, folders)
    if "tiles" in tables:
        inherited = {key: it for key, it in inherited.items() if key not in OF_THE_LETTERS}
    return {**inherited, **tables}


def read_tables(edition_id: str, text: str) -> dict[str, Any]:
    """The TOML tables of ``text``.

    Raises:
        EditionError: Not TOML, or a letter (or another key) written twice.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        where = int(line[1]) if line else text.count("\n")
        row = text.splitlines()[where - 1] if where <= len(text.splitlines()) else ""
        key = row.partition("=")[0].strip().strip('"')
        if "overwrite" in str(error):
            raise EditionError(
                EditionCode.LETTER_TWICE, file=edition_id, line=where, key=key
            ) from None
        raise EditionError(EditionCode.SYNTAX, file=edition_id, line=where, key=key) from None


def build_edition(edition_id: str, tables: Mapping[str, Any]) -> Edition:
    """The edition that ``tables`` describe.

    Raises:
        EditionError: A key missing, unknown or out of range, a wrong total,
            a letter twice or unknown, an unknown board.
    """
    file = _convert(edition_id, tables)
    letters = {label: tile for label, tile in file.tiles.items() if label != BLANK_LABEL}
    blanks = file.tiles[BLANK_LABEL].count if BLANK_LABEL in file.tiles else 0
    alphabet = _alphabet(edition_id, file, letters)
    total = sum(tile.count for tile in letters.values()) + blanks
    if total != file.tiles_total:
        raise EditionError(
            EditionCode.TOTAL,
            file=edition_id,
            key="tiles_total",
            stated=file.tiles_total,
            found=total,
        )
    return Edition(
        id=edition_id,
        name=file.name,
        language=file.language,
        tile_set=file.tile_set,
        alphabet=alphabet,
        layout=load_layout(file.board),
        counts=bytes([0, *(tile.count for tile in letters.values())]),
        points=bytes([0, *(tile.points for tile in letters.values())]),
        blanks=blanks,
        players=file.players,
        rack_size=file.rack.size,
        bonus=dict(sorted(file.bonus.items())),
        opening_min=file.opening.min_tiles,
        exchange_bag_min=file.exchange.bag_min,
        challenge=file.challenge,
        end=file.end,
        coordinates=file.coordinates,
        writing=file.writing,
        totals=file.totals,
    )


def _convert(edition_id: str, tables: Mapping[str, Any]) -> _EditionFile:
    try:
        return _file_of(tables)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        key = path.strip("`").removeprefix("$.")
        field = re.search(r"(missing required|unknown) field `(.+)`", reason)
        if field is None:
            raise EditionError(EditionCode.VALUE, file=edition_id, key=key, reason=reason) from None
        missing = field[1] == "missing required"
        code = EditionCode.KEY_MISSING if missing else EditionCode.KEY_UNKNOWN
        whole = ".".join(filter(None, (key, field[2])))
        raise EditionError(code, file=edition_id, key=whole) from None


def _alphabet(edition_id: str, file: _EditionFile, letters: Mapping[str, _Tile]) -> Alphabet:
    if not 1 <= len(letters) <= MAX_LETTERS:
        raise EditionError(
            EditionCode.VALUE, file=edition_id, key="tiles", reason=f"1 to {MAX_LETTERS} letters"
        )
    _refuse_twice(edition_id, letters)
    labels = ("", *letters)
    ids = {label: tile for tile, label in enumerate(labels) if label}

    def known(key: str, wanted: Iterable[str]) -> list[int]:
        for label in wanted:
            if label not in ids:
                raise EditionError(
                    EditionCode.LETTER_UNKNOWN, file=edition_id, key=key, letter=label
                )
        return [ids[label] for label in wanted]

    known("names", file.names)
    known("spelling.words", file.spelling.words)
    known("compose", file.compose)
    compose = {ids[tile]: bytes(known("compose", parts)) for tile, parts in file.compose.items()}
    for tile, parts in compose.items():
        if b"".join(labels[part].encode() for part in parts) != labels[tile].encode():
            raise EditionError(
                EditionCode.VALUE, file=edition_id, key=f"compose.{labels[tile]}", reason="spelling"
            )
    return Alphabet(
        labels=labels,
        small=("", *(tile.small or label.lower() for label, tile in letters.items())),
        names=("", *(file.names.get(label, label) for label in letters)),
        words=("", *(file.spelling.words.get(label, "") for label in letters)),
        like=file.spelling.like,
        vowels=frozenset(known("letters.vowels", file.letters.vowels)),
        compose=compose,
        folding=file.letters.folding,
        respell=file.letters.respell,
    )


def _refuse_twice(edition_id: str, letters: Iterable[str]) -> None:
    """A letter in both cases would be two tiles that look the same."""
    seen: set[str] = set()
    for label in letters:
        if label.upper() in seen:
            raise EditionError(EditionCode.LETTER_TWICE, file=edition_id, key=f"tiles.{label}")
        seen.add(label.upper())
        if label != label.upper() or not RESERVED.isdisjoint(label):
            raise EditionError(
                EditionCode.VALUE, file=edition_id, key=f"tiles.{label}", reason="capital letters"
            )
