"""Monte Carlo: how often each candidate wins when the game is played on.

Unseen tiles are dealt at random, the candidate is made, the game goes on by the
static player. Deal ``k`` is the same for every candidate, so that candidates are
compared on the same luck, and a seed decides everything: the number of threads
changes nothing.

>>> from crossglot.editions import load_edition
>>> from crossglot.board import Board
>>> from crossglot.kernel import Automaton, Graph
>>> from crossglot.players import Outlook
>>> edition = load_edition("HU-M")
>>> automaton, word = Automaton(), edition.alphabet.encode("AD")
>>> graph = Graph(automaton.pack(automaton.prepend(word)))
>>> lexicon = Lexicon(edition, None, graph)
>>> last = Outlook(edition, Board.empty(edition.layout), word, word[:1], (1,), (20, 0))
>>> *_, simulated = simulate(lexicon, last, every=10)
>>> simulated.best.win.mean, simulated.reason, simulated.best.points
(1.0, 'exact', 6)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from threading import Event
from time import monotonic
from typing import Literal, cast

from crossglot.kernel import Prospect as PlainProspect
from crossglot.kernel import Simulation
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.outlook import Outlook, Priors, move_of, simulation_of

SLICE = 50
"""Milliseconds between two looks at what is known so far."""

MOST_ROLLOUTS = 1 << 22
"""Rollouts of one simulation at the most: 40 bytes each."""

Reason = Literal["running", "rollouts", "time", "confident", "exact", "halted"]
"""Why a simulation stopped, if it has."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean that was measured.

    Attributes:
        mean: The mean, in the unit of what was measured.
        error: Its standard error; 0 where every deal there is was played.
    """

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Ply:
    """What the turns of one number after the candidate earn.

    Attributes:
        points: Mean points.
        deviation: Standard deviation of the points of one turn.
        whole: Share of turns that lay a whole rack.
    """

    points: float
    deviation: float
    whole: float


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is known of one candidate.

    Attributes:
        move: The candidate.
        points: What it earns at once.
        equity: Points and the worth of what is kept, in millipoints.
        rollouts: How often it was rolled out.
        win: Share in the win, 0 to 1; two who share the first place have a half each.
        gain: Points gained on the best other seat by the end of a rollout, what is kept
            counted at its worth.
        behind: By how much it is behind the best candidate on the same deals: share in the
            win with a ten-thousandth for each point, or points, as was asked for.
        dismissed: Whether it was proven not to be the best.
        over: Share of rollouts that were played to the end of the game.
        plies: The first turns after it, four at most.
    """

    move: Move
    points: int
    equity: int
    rollouts: int
    win: Estimate
    gain: Estimate
    behind: Estimate
    dismissed: bool
    over: float
    plies: tuple[Ply, ...]


@dataclass(frozen=True, slots=True)
class Simulated:
    """How a simulation stands.

    Attributes:
        prospects: What is known of each candidate, the best one first.
        rollouts: Of all candidates together.
        reason: Why it stopped; ``running`` while it goes on.
        exact: Whether every deal there is was played, so that only the static player's
            choices stand between this and the truth.
    """

    prospects: tuple[Prospect, ...]
    rollouts: int
    reason: Reason
    exact: bool

    @property
    def best(self) -> Prospect:
        """The best candidate as far as is known."""
        return self.prospects[0]


def simulate(  # noqa: PLR0913 - a position, how to look at it, when to stop
    lexicon: Lexicon,
    outlook: Outlook,
    *,
    candidates: int | Sequence[Move] = 15,
    plies: int = 2,
    rollouts: int = MOST_ROLLOUTS,
    milliseconds: int | None = 5_000,
    confidence: float | None = 0.99,
    tolerance: float = 0.0,
    seed: int = 0,
    threads: int = 1,
    priors: Priors | None = None,
    every: int = 0,
    by_points: bool = False,
    stop: Event | None = None,
) -> Generator[Simulated, None, None]:
    """Rolls candidates out and tells from time to time how they stand; the last is the result.

    Closing the iterator, or an interrupt from the keyboard, ends the work within
    a rollout; threads of Python run meanwhile.

    Args:
        lexicon: The words.
        outlook: What the seat on move sees.
        candidates: The moves to compare, or how many of the best by static equity.
        plies: Turns after the candidate; to the end of the game once the bag is empty.
        rollouts: The most, of all candidates together.
        milliseconds: The longest time; None is no limit.
        confidence: It stops when it is so sure of the best one (0.95, 0.98, 0.99, ...); the
            claim holds however often one looks. None is never.
        tolerance: A candidate better by no more than this is no better, in share of the win
            or in points.
        seed: Decides all deals.
        threads: How many work.
        priors: What is known of the others' leaves (:mod:`crossglot.players.inference`).
        every: All deals are played, each once, when there are so many at most.
        by_points: Whether more points make a candidate better, not more wins.
        stop: Once it is set, the simulation ends with what it has, ``halted``.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: No position, no candidate, one that is no move here, a limit out of range.
    """
    end = None if milliseconds is None else monotonic() + milliseconds / 1000
    simulation = simulation_of(
        lexicon,
        outlook,
        candidates=candidates,
        plies=plies,
        seed=seed,
        priors=priors,
        every=every,
        by_points=by_points,
    )
    run = partial(
        simulation.run,
        rollouts=rollouts,
        confidence=confidence,
        tolerance=tolerance,
        threads=threads,
    )
    try:
        yield from _looks(simulation, run, end, stop)
    finally:
        simulation.halt()


def _looks(
    simulation: Simulation, run: Callable[..., str], end: float | None, stop: Event | None
) -> Generator[Simulated, None, None]:
    """How it stands every :data:`SLICE`, until it is over."""
    reason, over = "time", False
    while not over:
        left = SLICE if end is None else round(1000 * (end - monotonic()))
        reason = run(milliseconds=max(0, min(SLICE, left)))
        if reason == "time" and stop is not None and stop.is_set():
            reason = "halted"
        over = reason != "time" or (end is not None and monotonic() >= end)
        yield state_of(simulation, reason if over else "running")


def state_of(simulation: Simulation, reason: str) -> Simulated:
    """How ``simulation`` stands, the best candidate first; before it ran, by static equity."""
    return Simulated(
        prospects=tuple(map(_prospect, simulation.prospects())),
        rollouts=simulation.rollouts,
        reason=cast("Reason", reason),
        exact=reason == "exact",
    )


def _prospect(plain: PlainProspect) -> Prospect:
    return Prospect(
        move=move_of(plain.step),
        points=plain.points,
        equity=plain.equity,
        rollouts=plain.rollouts,
        win=Estimate(*plain.win),
        gain=Estimate(*plain.gain),
        behind=Estimate(*plain.behind),
        dismissed=plain.dismissed,
        over=plain.over,
        plies=tuple(Ply(*ply) for ply in plain.plies),
    )
