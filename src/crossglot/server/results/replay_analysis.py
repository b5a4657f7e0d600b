"""What could have been done in a turn: the engine's candidates, as they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from crossglot.analysis import Engine, Limit
from crossglot.analysis.assessment import Assessment, is_equal
from crossglot.analysis.decisions import Decision
from crossglot.analysis.review import Reviewed, review_turn, with_answer
from crossglot.board import Direction
from crossglot.errors import AnalysisCode, AnalysisError
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Play
from crossglot.players import Outlook
from crossglot.rules import place
from crossglot.server.results.replay_source import ReplaySource

LIMIT = Limit(seconds=None, rollouts=400, nodes=50_000, candidates=8)
"""Part of a second for a turn, and the same answer every time."""

SHOWN = 10
"""Candidates in an answer; what was done is among them."""


class Candidate(Struct, frozen=True, omit_defaults=True):
    """A move that could be made, the best first.

    Attributes:
        kind: What is done.
        points: What it earns at once.
        kept: Tiles that stay on the rack.
        equity: Points and the worth of what is kept, in millipoints.
        found: By what it was judged: ``static``, ``simulated``, ``pre-endgame``, ``endgame``.
        start: Of a play: the square where it starts.
        direction: Of a play: 0 across, 1 down.
        word: Of a play: its main word.
        placed: Of a play: [square, tile].
        tiles: Of an exchange: which.
        win: Share in the win, 0 to 1; null where it was not asked.
        error: Its standard error.
        behind: By how much ``win`` is behind that of the best move on the same deals; null where
            nothing was simulated.
        behind_error: Its standard error.
        equal: Whether it is as good as the best, as far as can be told.
        played: Whether it is what was done.
    """

    kind: Literal["play", "exchange", "pass"]
    points: int
    kept: tuple[int, ...]
    equity: int
    found: str
    start: int | None = None
    direction: Direction | None = None
    word: str | None = None
    placed: tuple[tuple[int, int], ...] | None = None
    tiles: tuple[int, ...] | None = None
    win: float | None = None
    error: float | None = None
    behind: float | None = None
    behind_error: float | None = None
    equal: bool = False
    played: bool = False


class Weighed(Struct, frozen=True):
    """A turn against what could have been done.

    Attributes:
        seq: Number of its event.
        candidates: The best first.
        rack: Tiles that the player had, before the move.
        equal: Whether the turn is as good as the best move, as far as can be told; null where it
            could not be judged.
        lost_points: Against the dearest play; null where the turn could not be judged.
        lost_equity: Points and leave, against those of the best move.
        lost_win: Share in the win, 0 to 1, against the best move.
        lost_error: Standard error of ``lost_win``; null where nothing was simulated.
        given_back: Points of the final lead that the turn lost in a solved endgame and that the
            next turn lost in return.
        phonies: Words of the turn that the lexicon has not.
    """

    seq: int
    candidates: tuple[Candidate, ...]
    rack: tuple[int, ...]
    equal: bool | None
    lost_points: int | None
    lost_equity: float | None
    lost_win: float | None
    lost_error: float | None
    given_back: float
    phonies: tuple[str, ...]


def turn_at(source: ReplaySource, seq: int) -> Decision:
    """The turn that is event ``seq``.

    Raises:
        AnalysisError: ``analysis-no-turn``; ``analysis-no-rack`` where its rack is not known.
    """
    turns = source.turns
    found = next((turn for turn in turns if turn.before.seq + 1 == seq), None)
    if found is None:
        raise AnalysisError(AnalysisCode.NO_TURN, turn=seq, turns=len(turns))
    if found.outlook is None:
        raise AnalysisError(AnalysisCode.NO_RACK)
    return found


def weigh(lexicon: Lexicon, turn: Decision, following: Decision | None = None) -> Weighed:
    """``turn`` against the best moves in its place; takes part of a second.

    Args:
        lexicon: The words of the game.
        turn: The turn.
        following: The turn after it; in a solved endgame it is judged, too.

    Raises:
        PlayerError: A house rule that the engine cannot count.
    """
    engine = Engine(lexicon)
    reviewed = review_turn(engine, turn, limit=LIMIT)
    if following is not None and reviewed.solved_loss:
        reviewed = with_answer(reviewed, review_turn(engine, following, limit=LIMIT))
    loss = reviewed.loss
    return Weighed(
        seq=turn.before.seq + 1,
        candidates=tuple(_shown(reviewed)),
        rack=tuple(turn.outlook.rack) if turn.outlook is not None else (),
        equal=None if loss is None else loss.equal,
        lost_points=None if loss is None else loss.points,
        lost_equity=None if loss is None else round(loss.equity, 2),
        lost_win=None if loss is None else _rounded(loss.win),
        lost_error=None if loss is None else _rounded(loss.error),
        given_back=round(reviewed.given_back, 2),
        phonies=reviewed.phonies,
    )


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def _shown(reviewed: Reviewed) -> Iterator[Candidate]:
    """The best moves; what was done last, where it is none of them."""
    analysis, outlook = reviewed.analysis, reviewed.decision.outlook
    if analysis is None or outlook is None:
        return
    best = analysis.assessments[:SHOWN]
    done = reviewed.played
    for one in best if done is None or done in best else (*best[:-1], done):
        yield _candidate(outlook, one, analysis.best, played=one is done)


def _candidate(outlook: Outlook, one: Assessment, first: Assessment, *, played: bool) -> Candidate:
    win, behind = one.win, one.behind
    plain = Candidate(
        kind="pass",
        points=one.points,
        kept=tuple(one.leave),
        equity=one.equity,
        found=one.found,
        win=None if win is None else round(win.mean, 4),
        error=None if win is None else round(win.error, 4),
        behind=None if behind is None else round(behind.mean, 4),
        behind_error=None if behind is None else round(behind.error, 4),
        equal=is_equal(one, first),
        played=played,
    )
    match one.move:
        case Play() as play:
            return _with_play(outlook, plain, play)
        case Exchange(tiles):
            return replace(plain, kind="exchange", tiles=tuple(tiles))
        case _:
            return plain


def _with_play(outlook: Outlook, shown: Candidate, play: Play) -> Candidate:
    placement = place(outlook.edition, outlook.board, play)
    return replace(
        shown,
        kind="play",
        start=play.start,
        direction=play.direction,
        word=outlook.edition.alphabet.spell(placement.words[0].tiles),
        placed=tuple(sorted(placement.laid.items())),
    )
