"""Editions: the printed games, each one TOML file, no code."""

from crossglot.editions.edition import ChallengeRule, CoordinateStyle, Edition, EndRule
from crossglot.editions.layouts import format_layout, load_layout, parse_layout
from crossglot.editions.load import build_edition, edition_ids, load_edition

__all__ = [
    "ChallengeRule",
    "CoordinateStyle",
    "Edition",
    "EndRule",
    "build_edition",
    "edition_ids",
    "format_layout",
    "load_edition",
    "load_layout",
    "parse_layout",
]
