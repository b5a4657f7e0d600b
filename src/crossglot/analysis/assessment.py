"""What an analysis says: one value for every move that was compared.

All points are counted from the seat on move. Values are frozen; a notebook
shows an :class:`Analysis` as a board with a table, ``print`` as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot
from typing import Literal

from crossglot.analysis.endgame import Step
from crossglot.analysis.simulation import Estimate, Reason
from crossglot.editions import Edition
from crossglot.moves import Move
from crossglot.notation import format_move
from crossglot.players import Outlook
from crossglot.render import Bar, BoardPicture, bars_svg, html_table, rack_text, text_table

Found = Literal["static", "simulated", "pre-endgame", "endgame"]
"""By what a move was judged: points and leave, rollouts, all orderings, the solver."""

Trust = Literal["estimate", "exact", "proved", "bounded", "heuristic", "open"]
"""How far it is to be trusted.

An ``estimate`` has error bars; ``exact`` has all deals played, with the static player's choices;
``proved`` is the truth; ``bounded`` lies within proven bounds; ``heuristic`` has none yet;
``open`` is exact for open cards, with tiles left in the bag.
"""

HEADINGS = ("move", "points", "leave", "equity", "win %", "spread", "found", "reply")
"""Of the columns of :meth:`Analysis.rows`, in English."""

ERRORS = 1.96
"""Standard errors of a 95 % interval."""


LIKELY = 0.1
"""Share from which a reply is worth naming."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """One move, judged.

    Attributes:
        move: What would be done.
        points: What it earns at once.
        leave: Tiles it keeps on the rack, in order.
        worth: What the leave is worth, in millipoints.
        equity: Points and worth together, in millipoints.
        found: By what it was judged.
        trust: How far that is to be trusted.
        win: Share in the win, 0 to 1, with its standard error; None where only static.
        behind: By how much its share is behind the best move's, with the standard error of that
            difference; negative where it is ahead. None where it was not simulated.
        win_bounds: Between what the share is proven to lie, or None.
        spread: The final lead over the best other seat; None where only static.
        rollouts: How often it was rolled out.
        line: What is likely to follow: to the end where it is solved, else the likeliest reply.
        share: How likely the first move of ``line`` is, 0 to 1.
        answer: Mean points of the next seat's turn, as simulated.
    """

    move: Move
    points: int
    leave: bytes
    worth: int
    equity: int
    found: Found = "static"
    trust: Trust = "heuristic"
    win: Estimate | None = None
    behind: Estimate | None = None
    win_bounds: tuple[float, float] | None = None
    spread: Estimate | None = None
    rollouts: int = 0
    line: tuple[Step, ...] = ()
    share: float = 0.0
    answer: float | None = None

    @property
    def reply(self) -> Step | None:
        """What the next seat is expected to do, if that was asked."""
        return self.line[0] if self.line else None


def ranked(assessments: Iterable[Assessment]) -> tuple[Assessment, ...]:
    """The one order of all lists: more wins first, then a larger solved lead, then more equity.

    Moves that were only counted, not played on, come last.
    """
    return tuple(sorted(assessments, key=_rank, reverse=True))


def _rank(one: Assessment) -> tuple[float, float, int]:
    solved = one.found in {"endgame", "pre-endgame"} and one.spread is not None
    lead = one.spread.mean if solved and one.spread is not None else 0.0
    return (one.win.mean if one.win else -1.0, lead, one.equity)


def is_equal(one: Assessment, best: Assessment) -> bool:
    """Whether ``one`` is as good as ``best``: nothing found tells them apart.

    Simulated moves are equal when their difference on the same deals is below its 95 % error,
    solved ones when result and lead are the same, others when their equity is.
    """
    if one is best:
        return True
    if one.win is None or best.win is None:
        return one.win is best.win and one.equity >= best.equity
    if one.behind is not None and best.behind is not None:
        gap = one.behind.mean - best.behind.mean
        return gap <= ERRORS * hypot(one.behind.error, best.behind.error)
    return _rank(one)[:2] >= _rank(best)[:2]


@dataclass(frozen=True)
class Analysis:
    """Moves of one position, the best first (:func:`ranked`).

    Attributes:
        outlook: The position, as the seat on move sees it.
        assessments: The moves that were compared; at least one.
        reason: Why it stopped, or ``running``.
    """

    outlook: Outlook
    assessments: tuple[Assessment, ...]
    reason: Reason

    def __repr__(self) -> str:
        """The best move, and how many were compared."""
        best, points = self.written(self.best.move), self.best.points
        compared = len(self.assessments)
        return f"<Analysis {best}, {points} points, best of {compared}, {self.reason}>"

    @property
    def edition(self) -> Edition:
        """Whose rules are played."""
        return self.outlook.edition

    @property
    def best(self) -> Assessment:
        """The best move as far as is known."""
        return self.assessments[0]

    def of(self, move: Move) -> Assessment | None:
        """What was found of ``move``; None if it was not compared."""
        return next((one for one in self.assessments if one.move == move), None)

    def written(self, move: Move) -> str:
        """``move`` in the notation of the edition."""
        return format_move(self.edition, move, self.edition.coordinates)

    def rows(self, most: int | None = None, said: Callable[[str], str] = str) -> list[list[str]]:
        """One row of words for each of the ``most`` best moves; columns as :data:`HEADINGS`.

        Args:
            most: How many; all when None.
            said: A kind of finding or of trust, in the reader's language.
        """
        return [self._row(one, said) for one in self.assessments[:most]]

    def _row(self, one: Assessment, said: Callable[[str], str]) -> list[str]:
        plain = one.trust in {"estimate", "heuristic"}
        return [
            self.written(one.move),
            str(one.points),
            self.edition.alphabet.format_tiles(one.leave),
            f"{one.equity / 1000:.1f}",
            _measured(one.win, 100),
            _measured(one.spread, 1, sign="+"),
            said(one.found) if plain else f"{said(one.found)}, {said(one.trust)}",
            self._reply(one),
        ]

    def _reply(self, one: Assessment) -> str:
        """The move that is expected next where one stands out, and its points or their mean."""
        step = one.reply
        if step is not None and one.share > LIKELY:
            return f"{self.written(step.move)} {step.points}"
        return "" if one.answer is None else f"ø {one.answer:.1f}"

    def plot(self, most: int = 15) -> str:
        """The shares in the win with their 95 % intervals, as SVG; equity where only static."""
        simulated = self.best.win is not None
        bars = [self._bar(one) for one in self.assessments[:most] if (one.win is None) != simulated]
        return bars_svg("win %" if simulated else "equity", bars)

    def _bar(self, one: Assessment) -> Bar:
        if one.win is None:
            equity = one.equity / 1000
            return Bar(self.written(one.move), equity, equity, equity)
        mean, margin = 100 * one.win.mean, 100 * ERRORS * one.win.error
        low, high = max(0.0, mean - margin), min(100.0, mean + margin)
        if one.win_bounds is not None:
            low, high = (100 * bound for bound in one.win_bounds)
        return Bar(self.written(one.move), mean, low, high)

    def __str__(self) -> str:
        """The moves as a table for a terminal."""
        return text_table(HEADINGS, self.rows())

    def _repr_svg_(self) -> str:
        """The board for a notebook, the best play on it."""
        return BoardPicture(self.edition, self.outlook.board)._repr_svg_()

    def _repr_html_(self) -> str:
        """The board, the rack, the moves in a table and a plot, for a notebook."""
        rack = rack_text(self.edition, self.outlook.rack)
        picture = f'<div style="max-width:32em">{self._repr_svg_()}</div>'
        table = html_table(HEADINGS, self.rows())
        return f"<div>{picture}<p>{rack}</p>{table}{self.plot()}</div>"


def _measured(value: Estimate | None, unit: float, sign: str = "") -> str:
    if value is None:
        return ""
    mean = f"{unit * value.mean:{sign}.1f}"
    return f"{mean} ±{unit * ERRORS * value.error:.1f}" if value.error else mean
