"""``GET /api/editions``: everything a page draws a board and a rack from, and rule sheets."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import UNSET, Struct, UnsetType

from crossglot.editions import CoordinateStyle, Edition, edition_ids, format_layout, load_edition
from crossglot.editions.edition import Writing
from crossglot.errors import EditionCode
from crossglot.languages import Language
from crossglot.rulebook import Section, rule_sheet
from crossglot.rulebook.tips import tips
from crossglot.server.http.dependencies import TheLexicons

"""Languages that rule sheets are written in."""


class TileInfo(Struct, frozen=True):
    """One letter: its id, how it is written (``lower`` as a blank), its count and points.

    Attributes:
        name: How the letter is called.
        spelled: The letter by the spelling alphabet; left out where that is its name.
    """

    id: int
    label: str
    lower: str
    count: int
    points: int
    name: str
    vowel: bool
    spelled: str | UnsetType = UNSET


class EditionInfo(Struct, frozen=True):
    """One edition; ``ready`` says whether its lexicon is installed."""

    id: str
    name: str
    language: str
    rack_size: int
    rows: int
    columns: int
    premiums: tuple[str, ...]
    start: tuple[int, ...]
    tiles: tuple[TileInfo, ...]
    blanks: int
    coordinates: CoordinateStyle
    writing: Writing
    compose: dict[str, tuple[str, ...]]
    ready: bool


def edition_info(edition: Edition, *, ready: bool) -> EditionInfo:
    """``edition`` as the page knows it."""
    alphabet = edition.alphabet
    return EditionInfo(
        id=edition.id,
        name=edition.name,
        language=edition.language,
        rack_size=edition.rack_size,
        rows=edition.layout.rows,
        columns=edition.layout.columns,
        premiums=tuple(format_layout(edition.layout).split()),
        start=tuple(sorted(edition.layout.start)),
        tiles=tuple(
            TileInfo(
                id=tile,
                label=alphabet.labels[tile],
                lower=alphabet.small[tile],
                count=edition.counts[tile],
                points=edition.points[tile],
                name=alphabet.names[tile],
                vowel=tile in alphabet.vowels,
                spelled=alphabet.spelled(tile) if alphabet.words[tile] else UNSET,
            )
            for tile in range(1, len(alphabet) + 1)
        ),
        blanks=edition.blanks,
        coordinates=edition.coordinates,
        writing=edition.writing,
        compose={
            alphabet.labels[tile]: tuple(alphabet.labels[part] for part in parts)
            for tile, parts in alphabet.compose.items()
        },
        ready=ready,
    )


@get("/api/editions", refuses=(EditionCode.UNKNOWN,))
async def list_editions(
    lexicons: TheLexicons, only: FromQuery[str | None] = None
) -> list[EditionInfo]:
    """All editions, those without a lexicon too; or ``only`` the one of this id."""

    def read() -> list[EditionInfo]:
        editions = map(load_edition, edition_ids() if only is None else (only,))
        return [edition_info(edition, ready=lexicons.ready(edition.id)) for edition in editions]

    return await asyncio.to_thread(read)


@get(
    "/api/editions/{edition_id:str}/rules",
    kind="words",
    refuses=(EditionCode.UNKNOWN,),
)
async def read_rules(
    edition_id: FromPath[str], language: FromQuery[Language] = "en"
) -> tuple[Section, ...]:
    """The rule sheet of an edition, in the reader's language."""
    return await asyncio.to_thread(lambda: rule_sheet(load_edition(edition_id), language))


@get(
    "/api/editions/{edition_id:str}/tips",
    kind="words",
    refuses=(EditionCode.UNKNOWN,),
)
async def read_tips(
    edition_id: FromPath[str], language: FromQuery[Language] = "en"
) -> tuple[Section, ...]:
    """Tips for beginners in an edition, in the reader's language."""
    return await asyncio.to_thread(lambda: tips(load_edition(edition_id), language))
