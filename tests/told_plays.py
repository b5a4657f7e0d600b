"""Plays that the server tells, as their players would write them."""

from crossglot.board import Direction
from crossglot.notation import format_place


def as_written(edition, told, style=None):
    """``H8 KASS`` of a square, a direction and a word; with the points if they are claimed."""
    direction = Direction(told["direction"])
    place = format_place(edition.layout, told["start"], direction, style or edition.coordinates)
    return " ".join(str(each) for each in (place, told["word"], told.get("claimed", "")) if each)
