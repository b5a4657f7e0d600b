"""The steps of a lesson, found in games that a computer plays against itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from crossglot.alphabet import BLANK
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.game import GameState, SeatInfo, act, fold, follow, settle, start
from crossglot.lesson.tasks import Task, fulfils, is_digraph
from crossglot.lexicon import Lexicon
from crossglot.players import Greedy, candidates
from crossglot.rules import Placement, place

POSITIONS = 600
"""Positions that are looked at for a task; one that none of them offers is left out."""

LOOKED_AT = 200
"""Plays of a position, best first."""

BEFORE_BLANKS = frozenset({Task.OPENING, Task.CROSS, Task.HOOK, Task.PREMIUM, Task.DIGRAPH})
"""No rack of theirs has a blank: what that is comes later in the lesson."""

SHORT = 5
"""Squares of the longest word that is easy to find; a bingo may be any."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position with something to do on it.

    Attributes:
        task: What is asked.
        board: What lies there.
        rack: What the learner has.
        bag: Tiles left in the bag.
        example: A play that does it; None where tiles are changed.
        points: What the example earns.
    """

    task: Task
    board: Board
    rack: bytes
    bag: int
    example: Placement | None
    points: int = 0


def first_lesson(lexicon: Lexicon, seed: str = "lesson") -> tuple[Step, ...]:
    """A step for each task that the edition knows, in the order of :class:`Task`.

    Args:
        lexicon: The words of the examples; common ones make a better lesson.
        seed: Decides the games.
    """
    edition = lexicon.edition
    wanted = [task for task in Task if task is not Task.DIGRAPH or _has_digraphs(edition)]
    positions = _positions(lexicon, seed)
    found = (
        next(filter(None, (_step(lexicon, *at, task) for at in islice(positions, POSITIONS))), None)
        for task in wanted
    )
    return tuple(filter(None, found))


def _has_digraphs(edition: Edition) -> bool:
    return any(is_digraph(edition, tile) for tile in range(1, len(edition.alphabet) + 1))


def _positions(lexicon: Lexicon, seed: str) -> Iterator[tuple[GameState, int]]:
    """Positions of game after game, with the seat to move."""
    player, edition = Greedy(lexicon), lexicon.edition
    seats = [SeatInfo(name, "greedy") for name in ("one", "two")]
    for game in count():
        state = fold(start(edition, seats, f"{seed} {game}", lexicon.id))
        while (seat := state.to_move) is not None:
            yield state, seat
            state = follow(state, act(state, seat, player.choose(state, seat), lexicon))
            state = follow(state, settle(state))


def _lettered(edition: Edition, rack: bytes) -> bytes:
    """``rack`` with the commonest letters that it lacks in the place of its blanks."""
    letters = range(1, len(edition.counts))
    common = sorted(set(letters) - set(rack), key=lambda tile: -edition.counts[tile])
    return bytes(sorted((*rack.replace(bytes([BLANK]), b""), *common[: rack.count(BLANK)])))


def _step(lexicon: Lexicon, state: GameState, seat: int, task: Task) -> Step | None:
    edition, board, rack, bag = lexicon.edition, state.board, state.racks[seat], state.bag_count
    if task is Task.EXCHANGE:
        usual = bag >= edition.exchange_bag_min
        return Step(task, board, rack, bag, None) if usual and not board.is_empty else None
    if task in BEFORE_BLANKS:
        rack = _lettered(edition, rack)
    for one in candidates(lexicon, edition, board, rack, limit=LOOKED_AT):
        placement = place(edition, board, one.play)
        easy = task is Task.BINGO or len(one.play.tiles) <= SHORT
        if easy and fulfils(task, edition, board, placement):
            return Step(task, board, rack, bag, placement, one.points)
    return None
