"""The best play that a player has missed in a game that is over, by points and what stays."""

from __future__ import annotations

from msgspec import Struct

from crossglot.analysis.candidates import static_assessments
from crossglot.analysis.decisions import Decision
from crossglot.board import Direction
from crossglot.checkpoint import checkpoint
from crossglot.lexicon import Lexicon
from crossglot.moves import Play
from crossglot.players import Outlook
from crossglot.rules import place
from crossglot.server.results.replay_source import ReplaySource


class Missed(Struct, frozen=True):
    """A play that was better than what was done.

    Attributes:
        seq: Number of the event of the turn.
        start: Square where the play starts.
        direction: 0 across, 1 down.
        word: Its main word.
        points: What it would have earned.
        done: What the turn earned.
        gained: By how much it was better: points, and the worth of the tiles that it keeps.
    """

    seq: int
    start: int
    direction: Direction
    word: str
    points: int
    done: int
    gained: float


class BestMissed(Struct, frozen=True):
    """What a player could have done better than anywhere else.

    Attributes:
        judged: Turns that could be judged.
        best: The play that would have gained the most; null where none was better.
    """

    judged: int
    best: Missed | None


def best_missed(lexicon: Lexicon, source: ReplaySource, seat: int) -> BestMissed:
    """The best play that ``seat`` has missed. No game is played on from it: a turn takes 2 ms.

    Raises:
        PlayerError: A house rule that the engine cannot count.
    """
    judged = 0
    best: Missed | None = None
    for turn in source.turns:
        outlook = turn.outlook
        if turn.seat != seat or outlook is None:
            continue
        checkpoint()
        judged += 1
        found = _missed(lexicon, turn, outlook)
        if found is not None and (best is None or found.gained > best.gained):
            best = found
    return BestMissed(judged, best)


def _missed(lexicon: Lexicon, turn: Decision, outlook: Outlook) -> Missed | None:
    """The best play in place of ``turn``; None where nothing was better, or an exchange was."""
    first, *others = static_assessments(lexicon, outlook, 1, (turn.move,))
    done = others[0] if others else first
    if first.equity <= done.equity or not isinstance(first.move, Play):
        return None
    word = place(outlook.edition, outlook.board, first.move).words[0]
    return Missed(
        seq=turn.before.seq + 1,
        start=first.move.start,
        direction=first.move.direction,
        word=outlook.edition.alphabet.spell(word.tiles),
        points=first.points,
        done=done.points,
        gained=round((first.equity - done.equity) / 1000, 1),
    )
