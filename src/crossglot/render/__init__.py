"""A board is a picture: text for terminals, SVG for pages and notebooks."""

from crossglot.render.picture import BoardPicture
from crossglot.render.svg import board_svg
from crossglot.render.text import board_text, rack_text

__all__ = ["BoardPicture", "board_svg", "board_text", "rack_text"]
