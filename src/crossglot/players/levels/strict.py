"""Players that keep to the words a computer may use without being thought odd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from crossglot.alphabet import letter_of
from crossglot.game import GameState, opening_rules
from crossglot.lexicon import Lexicon
from crossglot.moves import Move, Play
from crossglot.rules import place


class Chooser(Protocol):
    """Whatever chooses moves."""

    def choose(self, state: GameState, seat: int) -> Move:
        """The move for ``seat``, whose turn it is."""


@dataclass(frozen=True, slots=True)
class Strict:
    """Does what ``strict`` does, unless the referee would not have it.

    A club may have struck words, or a game be played under an older lexicon.

    Attributes:
        strict: Knows the vocabulary of computer players.
        free: Knows the words of the referee.
        referee: The lexicon that is played by.
    """

    strict: Chooser
    free: Chooser
    referee: Lexicon

    def choose(self, state: GameState, seat: int) -> Move:
        """The move."""
        move = self.strict.choose(state, seat)
        if isinstance(move, Play):
            words = place(opening_rules(state), state.board, move).words
            spelled = (bytes(map(letter_of, word.tiles)) for word in words)
            if not all(map(self.referee.admits_tiles, spelled)):
                return self.free.choose(state, seat)
        return move
