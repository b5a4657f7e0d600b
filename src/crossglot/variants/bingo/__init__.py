"""Bingo with seven-letter words: letters are called and crossed off (ET-93..97)."""

from crossglot.variants.bingo.act import abort, call, claim, cross, leave, start, write
from crossglot.variants.bingo.cards import card, check_card, letters_in_bag
from crossglot.variants.bingo.events import (
    Called,
    CardWritten,
    Claimed,
    Crossed,
    Ended,
    Event,
    Left,
    Started,
)
from crossglot.variants.bingo.state import BingoState, Card, after, fold, seen_by, view

__all__ = [
    "BingoState",
    "Called",
    "Card",
    "CardWritten",
    "Claimed",
    "Crossed",
    "Ended",
    "Event",
    "Left",
    "Started",
    "abort",
    "after",
    "call",
    "card",
    "check_card",
    "claim",
    "cross",
    "fold",
    "leave",
    "letters_in_bag",
    "seen_by",
    "start",
    "view",
    "write",
]
