"""Editions: the printed games, each one TOML file, no code."""

from crossglot.editions.amend import with_house
from crossglot.editions.edition import ChallengeRule, CoordinateStyle, Edition, EndRule, Totals
from crossglot.editions.house import HOUSE_RULES, Clock, House, Theme, parse_house
from crossglot.editions.layouts import format_layout, load_layout, parse_layout
from crossglot.editions.load import build_edition, edition_ids, load_edition
from crossglot.editions.named import edition_named

__all__ = [
    "HOUSE_RULES",
    "ChallengeRule",
    "Clock",
    "CoordinateStyle",
    "Edition",
    "EndRule",
    "House",
    "Theme",
    "Totals",
    "build_edition",
    "edition_ids",
    "edition_named",
    "format_layout",
    "load_edition",
    "load_layout",
    "parse_house",
    "parse_layout",
    "with_house",
]
