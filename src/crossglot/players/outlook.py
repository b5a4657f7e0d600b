"""What the seat on move sees, as simulations take it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from crossglot.board import Board, Direction
from crossglot.editions import Edition, House
from crossglot.errors import PlayerCode, PlayerError
from crossglot.game import GameState, opening_rules
from crossglot.kernel import Simulation, ending_of, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.players.leaves import leaves_of
from crossglot.players.winning import chances_of

Priors = Sequence[Sequence[tuple[bytes, float]]]
"""For each other seat, in the order of turns, leaves that it may have kept, with weights."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A position as the seat on move sees it; what others hold is not in it, only how much.

    Attributes:
        edition: The rules.
        board: The tiles laid.
        rack: The seat's own tiles.
        unseen: All tiles neither on the board nor on that rack.
        held: How many of them each other seat holds, in the order of turns.
        scores: Points of every seat in the order of turns, the seat on move first.
        passes: Declared passes in a row.
        scoreless: Turns in a row in which no tile was laid.
    """

    edition: Edition
    board: Board
    rack: bytes
    unseen: bytes
    held: tuple[int, ...]
    scores: tuple[int, ...]
    passes: int = 0
    scoreless: int = 0

    @property
    def bag_count(self) -> int:
        """Tiles in the bag."""
        return len(self.unseen) - sum(self.held)

    def seed(self, salt: str) -> int:
        """A number that this outlook and ``salt`` decide, the same on every machine."""
        told = f"{salt}/{self.scores}/{self.passes}/{self.scoreless}".encode()
        digest = hashlib.sha256(told + self.board.tiles + bytes(sorted(self.rack))).digest()
        return int.from_bytes(digest[:8], "big")


def outlook_of(state: GameState, seat: int) -> Outlook:
    """What ``seat`` sees of ``state``, as if it were on move."""
    order = [(seat + turn) % len(state.seats) for turn in range(len(state.seats))]
    racks = [state.racks[at] for at in order]
    hidden = state.unseen + b"".join(bytes(filter(None, rack)) for rack in racks[1:])
    return Outlook(
        edition=opening_rules(state),
        board=state.board,
        rack=racks[0],
        unseen=bytes(sorted(hidden)),
        held=tuple(map(len, racks[1:])),
        scores=tuple(state.scores[at] for at in order),
        passes=state.passes,
        scoreless=state.scoreless,
    )


def simulation_of(  # noqa: PLR0913 - a position and how to look at it
    lexicon: Lexicon,
    outlook: Outlook,
    *,
    candidates: int | Sequence[Move],
    plies: int,
    seed: int,
    priors: Priors | None = None,
    every: int = 0,
    by_points: bool = False,
) -> Simulation:
    """A simulation of ``candidates`` that has not run yet.

    Args:
        lexicon: The words.
        outlook: Where it starts.
        candidates: The moves to compare, or how many of the best by static equity.
        plies: Turns after the candidate; to the end of the game once the bag is empty.
        seed: Decides all deals.
        priors: What is known of the others' leaves.
        every: All deals are played, each once, when there are so many at most.
        by_points: Whether more points make a candidate better, not more wins.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: No position, no candidate, or one that is no move here.
    """
    edition = outlook.edition
    check_house(edition.house, "simulating")
    steps = candidates if isinstance(candidates, int) else [plain_step(it) for it in candidates]
    return Simulation(
        lexicon.graph,
        ruleset_of(edition),
        outlook.board.tiles,
        outlook.rack,
        outlook.unseen,
        outlook.held,
        outlook.scores,
        ending=ending_of(edition),
        chances=chances_of(edition, len(outlook.scores)),
        candidates=steps,
        plies=plies,
        seed=seed,
        passes=outlook.passes,
        scoreless=outlook.scoreless,
        leaves=leaves_of(edition),
        priors=priors,
        every=every,
        by_points=by_points,
    )


def check_house(house: House, player: str) -> None:
    """Refuse house rules by which the kernel cannot count points.

    Raises:
        PlayerError: Says which.
    """
    rules = {
        "blank-as-space": house.blank_as_space,
        "recount-premiums": house.recount_premiums,
        "theme": house.theme is not None,
    }
    for rule, agreed in rules.items():
        if agreed:
            raise PlayerError(PlayerCode.HOUSE_RULE, player=player, rule=rule)


def plain_step(move: Move) -> tuple[int, int, bytes]:
    """``move`` as the kernel takes it: start -1 for tiles exchanged, or none for a pass."""
    match move:
        case Play(start, direction, tiles):
            return start, int(direction), tiles
        case Exchange(tiles):
            return -1, 0, tiles
        case Pass():
            return -1, 0, b""


def move_of(step: tuple[int, int, bytes]) -> Move:
    r"""The move that the kernel names so.

    >>> move_of((-1, 0, b"")), plain_step(move_of((112, 1, bytes([3, 4]))))
    (Pass(), (112, 1, b'\x03\x04'))
    """
    start, direction, tiles = step
    if start >= 0:
        return Play(start, Direction(direction), tiles)
    return Exchange(tiles) if tiles else Pass()
