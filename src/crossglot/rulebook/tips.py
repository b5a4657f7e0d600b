"""Tips on strategy and tactics for beginners, with figures from our own engine (ET-124).

They are advice, no rules. The figures stand in ``tips.toml``; ``benchmarks/tips.py`` measures them.
An edition that was not measured has the tips that need no figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from crossglot.converters import converter_to
from crossglot.editions import Edition
from crossglot.rulebook.catalogue import read_table
from crossglot.rulebook.sentences import sentence_of
from crossglot.rulebook.sheet import Paragraph, Section

_FOLDER = "tips"


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of an edition, in points where nothing else is said.

    Attributes:
        games: In how many games.
        turn: Mean of a turn.
        bingo: Mean of a turn that lays a whole rack.
        other: Mean of any other turn.
        crossed: Mean of other plays that make several words.
        alone: Mean of other plays that make one.
        kept: Lead a game over a player who does not mind what is kept.
        wins: Games of 100 won against that player.
        blank: A blank on the rack.
        best: The letters that are most worth keeping.
        worst: Those that are least.
        twice: Cost of a second tile of a letter.
    """

    games: int
    turn: int
    bingo: int
    other: int
    crossed: int
    alone: int
    kept: int
    wins: int
    blank: int
    best: tuple[str, ...]
    worst: tuple[str, ...]
    twice: int


_figures_of = converter_to(dict[str, Figures])


def tips(edition: Edition, language: str) -> tuple[Section, ...]:
    """The tips for ``edition`` in one of the languages of rule sheets.

    >>> from crossglot.editions import load_edition
    >>> tips(load_edition("ET"), "en")[1].paragraphs[0].text
    'A player who lays 7 tiles in one turn gets 50 points more.'
    """
    facts = _facts(edition)
    return tuple(
        Section(
            name,
            sentence_of(_FOLDER, language, f"section-{name}"),
            tuple(
                Paragraph(one, sentence_of(_FOLDER, language, one, **facts), "course")
                for one in told
            ),
        )
        for name, told in _told(edition)
    )


def tips_text(edition: Edition, language: str) -> Iterator[str]:
    """The tips for a terminal, line by line."""
    yield sentence_of(_FOLDER, language, "title", name=edition.name)
    for section in tips(edition, language):
        yield ""
        yield section.title
        for paragraph in section.paragraphs:
            yield f"  - {paragraph.text}"


@cache
def figures() -> dict[str, Figures]:
    """Edition -> what was measured of it."""
    return _figures_of(read_table("tips.toml"))


def _facts(edition: Edition) -> dict[str, str | int]:
    facts: dict[str, str | int] = {
        "size": edition.rack_size,
        "bonus": edition.bonus_for(edition.rack_size),
    }
    measured = figures().get(edition.id)
    if measured is not None:
        for name in Figures.__struct_fields__:
            value = getattr(measured, name)
            facts[name] = value if isinstance(value, int) else ", ".join(value)
    return facts


def _told(edition: Edition) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The tips of each section, those with figures only where there are any."""
    measured = edition.id in figures()
    bonus = edition.bonus_for(edition.rack_size) > 0

    def either(with_figures: tuple[str, ...], always: tuple[str, ...]) -> tuple[str, ...]:
        return (*(with_figures if measured else ()), *always)

    yield "words", (*either(("turn",), ("short",)), *either(("crossed",), ("look",)))
    yield "bonus", (*(("bonus",) if bonus else ()), *either(("bingo",), ("parts",)))
    yield "rack", either(("keep", "blank", "letters", "twice"), ("balance", "swap"))
    yield "board", ("dear", "open", "last")
    if measured:
        yield "figures", ("measured",)
