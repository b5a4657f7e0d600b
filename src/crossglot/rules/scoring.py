"""What a placement earns."""

from __future__ import annotations

from crossglot.editions import Edition
from crossglot.rules.placement import FormedWord, Placement


def score(edition: Edition, placement: Placement) -> int:
    """Points for ``placement``: every word it makes, then the bonuses.

    A premium counts once, for the tile that first covers it, and for each word
    that tile belongs to (HU-M-24..29, CS-16..21).
    """
    words = sum(word_points(edition, word) for word in placement.words)
    bonus = edition.bonus_for(len(placement.laid))
    return words + bonus + theme_points(edition, placement)


def word_points(edition: Edition, word: FormedWord) -> int:
    """Points of one word: letter premiums first, then all word premiums (HU-M-28).

    Two word premiums multiply (HU-M-42, RULES 6.8). A blank counts nothing but
    its word premium still does (HU-M-30, HU-M-31). Under the house rule that
    counts premiums again, those below earlier tiles count too (HU-W-40).
    """
    layout, again = edition.layout, edition.house.recount_premiums
    letters, factor = 0, 1
    for square, tile, fresh in zip(word.squares, word.tiles, word.fresh, strict=True):
        points = edition.tile_points(tile)
        if fresh or again:
            points *= layout.letter_multipliers[square]
            factor *= layout.word_multipliers[square]
        letters += points
    return letters * factor


def theme_points(edition: Edition, placement: Placement) -> int:
    """Extra points for words on the theme that the players agreed on (ET-84)."""
    theme = edition.house.theme
    if theme is None:
        return 0
    spelled = (edition.alphabet.spell(word.tiles) for word in placement.words)
    return theme.bonus * sum(word in theme.words for word in spelled)
