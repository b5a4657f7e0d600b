"""A board is a picture: text for terminals, SVG for pages and notebooks."""

from crossglot.render.chart import Bar, Line, bars_svg, lines_svg
from crossglot.render.picture import BoardPicture
from crossglot.render.svg import board_svg
from crossglot.render.table import html_table, text_table
from crossglot.render.text import board_text, rack_text

__all__ = [
    "Bar",
    "BoardPicture",
    "Line",
    "bars_svg",
    "board_svg",
    "board_text",
    "html_table",
    "lines_svg",
    "rack_text",
    "text_table",
]
