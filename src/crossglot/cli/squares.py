"""Squares that help texts show, as the board of an edition has them (ET-112)."""

from crossglot.board import Direction
from crossglot.editions import Edition
from crossglot.notation import format_place


def shown_places(edition: Edition) -> dict[str, str]:
    """The start square across and down, and the square to its right.

    >>> from crossglot.editions import load_edition
    >>> shown_places(load_edition("HU-M"))
    {'across': '8H', 'down': 'H8', 'square': '8I'}
    >>> shown_places(load_edition("ET"))
    {'across': 'H8', 'down': '8H', 'square': 'H9'}
    """
    layout, style, start = edition.layout, edition.coordinates, min(edition.layout.start)
    return {
        "across": format_place(layout, start, Direction.ACROSS, style),
        "down": format_place(layout, start, Direction.DOWN, style),
        "square": format_place(layout, start + 1, Direction.ACROSS, style),
    }
