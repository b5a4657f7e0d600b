"""The end of a game of two once the bag is empty: the best line, and what is proven of it.

>>> from crossglot.editions import load_edition
>>> from crossglot.board import Board
>>> from crossglot.kernel import Automaton, Graph
>>> edition = load_edition("HU-M")
>>> automaton, word = Automaton(), edition.alphabet.encode("AD")
>>> lexicon = Lexicon(edition, None, Graph(automaton.pack(automaton.prepend(word))))
>>> last = Outlook(edition, Board.empty(edition.layout), word, word[:1], (1,), (20, 0))
>>> solution = solve_endgame(lexicon, last)
>>> solution.verdict, solution.value, solution.totals, [step.points for step in solution.line]
('proved', 8, (27, -1), [6])
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import Literal

from crossglot.analysis.limits import bounded_nodes
from crossglot.analysis.stopping import halted_by
from crossglot.kernel import Solution
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players import Outlook, endgame_of
from crossglot.players.outlook import move_of

Verdict = Literal["proved", "bounded", "heuristic"]
"""Whether a value is proven, lies within proven bounds, or is a guess."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a line.

    Attributes:
        move: What is done.
        points: What it earns at once.
    """

    move: Move
    points: int


@dataclass(frozen=True, slots=True)
class EndgameSolution:
    """What was found of an endgame.

    Attributes:
        value: Points that the seat on move still gains on the other, tiles left included; the
            best guess unless proven.
        lower: It is proven to be at least this; None when nothing is proven.
        upper: It is proven to be at most this; None when nothing is proven.
        spread: The lead of the seat on move at the end, if the value is right.
        line: Moves of both by turns; to the end of the game when proven.
        totals: Points at the end of the line, the seat on move first; None when it stops before.
        nodes: Positions looked at.
        depth: Plies looked ahead.
    """

    value: int
    lower: int | None
    upper: int | None
    spread: int
    line: tuple[Step, ...]
    totals: tuple[int, int] | None
    nodes: int
    depth: int

    @property
    def proved(self) -> bool:
        """Whether nobody can do better than the line."""
        return self.lower is not None and self.lower == self.upper

    @property
    def verdict(self) -> Verdict:
        """How far the value is to be trusted."""
        if self.proved:
            return "proved"
        return "heuristic" if self.lower is None and self.upper is None else "bounded"


def solve_endgame(  # noqa: PLR0913 - a position and when to stop
    lexicon: Lexicon,
    outlook: Outlook,
    *,
    nodes: int | None = None,
    milliseconds: int | None = 10_000,
    memory: int = 1 << 26,
    stop: Event | None = None,
) -> EndgameSolution:
    """Search until the value is proven or a limit is reached.

    With a limit in nodes and none in milliseconds the answer is always the same.

    Args:
        lexicon: The words of both.
        outlook: Where it starts: two play and the bag is empty.
        nodes: Positions that may be looked at; a million where neither is limited.
        milliseconds: From now; None is no limit.
        memory: Bytes for positions met before.
        stop: Once it is set, the search ends with what it has.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: More or fewer than two play, tiles are in the bag, or no position at all.
    """
    game = endgame_of(lexicon, outlook)
    most = bounded_nodes(nodes, milliseconds)
    with halted_by(game, stop):
        found = game.solve(nodes=most, milliseconds=milliseconds, memory=memory)
    return _solution(outlook, found)


def _solution(outlook: Outlook, found: Solution) -> EndgameSolution:
    totals = found.totals
    return EndgameSolution(
        value=found.value,
        lower=found.lower,
        upper=found.upper,
        spread=outlook.scores[0] - outlook.scores[1] + found.value,
        line=tuple(Step(move_of(step[:3]), step[3]) for step in found.line),
        totals=(totals[0], totals[1]) if totals else None,
        nodes=found.nodes,
        depth=found.depth,
    )
