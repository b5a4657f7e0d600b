"""A finished game, each move against the best."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from threading import Event

from crossglot.analysis.assessment import Analysis, Assessment, is_equal
from crossglot.analysis.decisions import Decision
from crossglot.analysis.engine import Engine
from crossglot.analysis.limits import Limit
from crossglot.errors import CrossglotError
from crossglot.moves import Play
from crossglot.players import candidates
from crossglot.players.outlook import Outlook
from crossglot.render import Line, lines_svg
from crossglot.rules import place


@dataclass(frozen=True, slots=True)
class Loss:
    """What a move falls short by; never below 0.

    Attributes:
        points: Against the dearest play.
        equity: Points and leave, against those of the best move.
        win: Share in the win, 0 to 1, against the best move; None where it was not asked.
        spread: Points of the final lead, against the best move; None where it was not asked.
        error: Standard error of ``win``; None where nothing was simulated.
        equal: Whether the move is as good as the best, as far as can be told
            (:func:`~crossglot.analysis.assessment.is_equal`).
    """

    points: int
    equity: float
    win: float | None
    spread: float | None
    error: float | None = None
    equal: bool = False


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One turn, reviewed.

    Attributes:
        decision: The turn.
        analysis: What could have been done; None where the rack is not known.
        played: What was done, as the analysis judges it; None where it could not be.
        loss: What it lost; None where it could not be judged.
        phonies: Words that it made and the lexicon has not.
        given_back: Points of the final lead that it lost in a solved endgame and that the next
            seat's move lost in turn.
    """

    decision: Decision
    analysis: Analysis | None = None
    played: Assessment | None = None
    loss: Loss | None = None
    phonies: tuple[str, ...] = ()
    given_back: float = 0.0

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found."""
        return self.loss is not None and self.loss.equal

    @property
    def solved_loss(self) -> float:
        """Points of the final lead that are proven to be lost; 0 where nothing is proven."""
        if self.analysis is None or self.played is None or self.loss is None:
            return 0.0
        if {self.analysis.best.trust, self.played.trust} != {"proved"}:
            return 0.0
        return self.loss.spread or 0.0


@dataclass(frozen=True, slots=True)
class Summary:
    """How one seat played.

    Attributes:
        name: Who.
        turns: Turns taken.
        judged: Of them, those that could be judged.
        best: Of these, those that were the best move found.
        points: Lost against the dearest plays, all together.
        equity: Points lost in equity, all together.
        win: Mean share in the win lost a turn; None where never asked.
        phonies: Turns with a word that the lexicon has not.
    """

    name: str
    turns: int
    judged: int
    best: int
    points: int
    equity: float
    win: float | None
    phonies: int


@dataclass(frozen=True)
class Review:
    """A whole game.

    Attributes:
        names: The players, by seat.
        turns: Every turn, in order.
    """

    names: tuple[str, ...]
    turns: tuple[Reviewed, ...]

    def __repr__(self) -> str:
        """Who played, and how many turns are judged."""
        judged = sum(turn.loss is not None for turn in self.turns)
        return f"<Review {' - '.join(self.names)}, {len(self.turns)} turns, {judged} judged>"

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """One for each seat."""
        return tuple(map(self._summary, range(len(self.names))))

    def _summary(self, seat: int) -> Summary:
        own = [turn for turn in self.turns if turn.decision.seat == seat]
        losses = [turn.loss for turn in own if turn.loss is not None]
        wins = [loss.win for loss in losses if loss.win is not None]
        return Summary(
            name=self.names[seat],
            turns=len(own),
            judged=len(losses),
            best=sum(turn.is_best for turn in own),
            points=sum(loss.points for loss in losses),
            equity=sum(loss.equity for loss in losses),
            win=fmean(wins) if wins else None,
            phonies=sum(bool(turn.phonies) for turn in own),
        )

    def plot(self) -> str:
        """The first player's chance to win, turn by turn, as SVG; two seats only."""
        line = Line(self.names[0], [_chance(turn) for turn in self.turns])
        lines = [line] if len(self.names) == 2 else []
        return lines_svg("win %", lines, axis="", most=100.0, written="{:.0f}".format)

    def _repr_svg_(self) -> str:
        """The course of the game, for a notebook."""
        return self.plot()


def review(  # noqa: PLR0913 - a game, how long, and when to stop
    engine: Engine,
    names: Sequence[str],
    decisions: Iterable[Decision],
    *,
    limit: Limit | None = None,
    seed: int = 0,
    stop: Event | None = None,
) -> Generator[Review, None, None]:
    """Reviews turn by turn; each value has one turn more, the last is the whole game.

    Args:
        engine: With the words that the players were bound by.
        names: By seat.
        decisions: The turns (:mod:`crossglot.analysis.decisions`).
        limit: For each turn.
        seed: Decides all deals.
        stop: Once it is set, the turn under way is the last.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
    """
    turns: tuple[Reviewed, ...] = ()
    yield Review(tuple(names), turns)
    for decision in decisions:
        if stop is not None and stop.is_set():
            return
        turn = review_turn(engine, decision, limit=limit, seed=seed, stop=stop)
        turns = (*turns[:-1], *(with_answer(before, turn) for before in turns[-1:]), turn)
        yield Review(tuple(names), turns)


def with_answer(turn: Reviewed, following: Reviewed) -> Reviewed:
    """``turn`` with what the next seat gave back of a proven loss."""
    return replace(turn, given_back=min(turn.solved_loss, following.solved_loss))


def review_turn(
    engine: Engine,
    decision: Decision,
    *,
    limit: Limit | None = None,
    seed: int = 0,
    stop: Event | None = None,
) -> Reviewed:
    """One turn against the best.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: The position is none.
    """
    phonies = _phonies(engine, decision)
    outlook = decision.outlook
    if outlook is None:
        return Reviewed(decision, phonies=phonies)
    judged = () if phonies or 0 in _given(decision) else (decision.move,)
    analysis = engine.analyse(outlook, limit=limit, moves=judged, seed=seed, stop=stop)
    played = analysis.of(decision.move) if judged else None
    loss = None if played is None else _loss(engine, outlook, analysis, played)
    return Reviewed(decision, analysis, played, loss, phonies)


def _given(decision: Decision) -> bytes:
    """Tiles exchanged; hidden ones are 0."""
    return b"" if isinstance(decision.move, Play) else getattr(decision.move, "tiles", b"")


def _phonies(engine: Engine, decision: Decision) -> tuple[str, ...]:
    """Words of the turn that the lexicon has not."""
    move, before = decision.move, decision.before
    if not isinstance(move, Play):
        return ()
    try:
        placement = place(before.edition, before.board, move)
    except CrossglotError:
        return ()
    spell = engine.edition.alphabet.spell
    words = (word.tiles for word in placement.words)
    return tuple(spell(tiles) for tiles in words if not engine.lexicon.admits_tiles(tiles))


def _loss(engine: Engine, outlook: Outlook, analysis: Analysis, played: Assessment) -> Loss:
    top = candidates(engine.lexicon, outlook.edition, outlook.board, outlook.rack, limit=1)
    best = analysis.best
    win = None if best.win is None or played.win is None else best.win.mean - played.win.mean
    lead = (
        None
        if best.spread is None or played.spread is None
        else best.spread.mean - played.spread.mean
    )
    return Loss(
        points=max(0, top[0].points - played.points) if top else 0,
        equity=max(0, best.equity - played.equity) / 1000,
        win=None if win is None else max(0.0, win),
        spread=None if lead is None else max(0.0, lead),
        error=None if win is None or played.behind is None else played.behind.error,
        equal=is_equal(played, best),
    )


def _chance(turn: Reviewed) -> float | None:
    """The first player's share in the win after a turn, in hundredths."""
    found = turn.played or (turn.analysis.best if turn.analysis else None)
    if found is None or found.win is None:
        return None
    own = 100 * found.win.mean
    return own if turn.decision.seat == 0 else 100 - own
