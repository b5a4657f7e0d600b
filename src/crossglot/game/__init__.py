"""A game as the sum of its events: what happened, how it stands, what a seat may see."""

from crossglot.game.act import Words, act, check_turn, check_words, settle, start
from crossglot.game.challenge import Ruling, challenge_play, rule
from crossglot.game.clocks import deadline, tick
from crossglot.game.events import (
    HIDDEN,
    Challenged,
    Drew,
    Ended,
    EndProposed,
    Event,
    Exchanged,
    Passed,
    Played,
    SeatInfo,
    Skipped,
    Started,
    StarterFound,
    TurnEvent,
    chosen_move,
)
from crossglot.game.finish import abort, adjudicate, declare_exhausted, propose_end, resign
from crossglot.game.state import GameState, Pending, Turn, after, fold, follow, opening_rules
from crossglot.game.view import seen_by, view

__all__ = [
    "HIDDEN",
    "Challenged",
    "Drew",
    "EndProposed",
    "Ended",
    "Event",
    "Exchanged",
    "GameState",
    "Passed",
    "Pending",
    "Played",
    "Ruling",
    "SeatInfo",
    "Skipped",
    "Started",
    "StarterFound",
    "Turn",
    "TurnEvent",
    "Words",
    "abort",
    "act",
    "adjudicate",
    "after",
    "challenge_play",
    "check_turn",
    "check_words",
    "chosen_move",
    "deadline",
    "declare_exhausted",
    "fold",
    "follow",
    "opening_rules",
    "propose_end",
    "resign",
    "rule",
    "seen_by",
    "settle",
    "start",
    "tick",
    "view",
]
