"""What another seat may have kept, told by its last turn."""

from __future__ import annotations

from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import KernelError
from crossglot.game import GameState
from crossglot.game.events import Exchanged, Played
from crossglot.game.turns import Turn, board_after
from crossglot.kernel import ending_of, infer_leaves, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.players.leaves import leaves_of
from crossglot.players.outlook import outlook_of

TEMPERATURE = 4_000
"""Millipoints of a missed chance that make a leave 2.7 times less likely."""

DOUBT = 0.1
"""How likely it is held to be that a turn tells nothing of the leave."""

LEAST_KEPT = 1
"""Tiles kept below which nothing is inferred: so few say little about the rack."""

MOST = 300
"""Leaves that are looked at, each with a search."""

Leave = tuple[bytes, float]
"""Tiles kept and how likely they are."""


def priors_of(lexicon: Lexicon, state: GameState, seat: int, seed: int) -> list[list[Leave]] | None:
    """What ``seat`` may infer of the other seats' leaves, in the order of turns.

    Args:
        lexicon: The words that the others are held to know.
        state: The game as ``seat`` sees it.
        seat: The seat on move.
        seed: Draws leaves when there are too many to look at all.

    Returns:
        For each other seat leaves with their likelihood, none where little is
        known; None when nothing is known of anyone.
    """
    seats = len(state.seats)
    others = [(seat + turn) % seats for turn in range(1, seats)]
    unseen = outlook_of(state, seat).unseen
    priors = [_leaves(lexicon, state, other, unseen, seed) for other in others]
    return priors if any(priors) else None


def _leaves(lexicon: Lexicon, state: GameState, seat: int, unseen: bytes, seed: int) -> list[Leave]:
    """Leaves of ``seat`` by its last turn; none when that tells too little."""
    turns = tuple(state.turns)
    last = next((at for at in reversed(range(len(turns))) if turns[at].seat == seat), None)
    if last is None or not state.bag_count:
        return []
    turn, edition = turns[last], state.edition
    board = _board_before(state, last)
    seats = len(state.seats)
    step = _step(turn)
    if step is None:
        return []
    return leaves_after(
        lexicon,
        edition,
        board,
        step,
        points=turn.points,
        unseen=unseen,
        seats=seats,
        scoreless=_scoreless(turns[:last]),
        seed=seed,
    )


def leaves_after(  # noqa: PLR0913 - a turn and what was known of it
    lexicon: Lexicon,
    edition: Edition,
    board: Board,
    step: tuple[int, int, bytes],
    *,
    points: int,
    unseen: bytes,
    seats: int,
    scoreless: int,
    seed: int,
) -> list[Leave]:
    """What the player who made ``step`` kept on ``board``; none when that tells too little.

    Args:
        lexicon: The words that the player is held to know.
        edition: The rules.
        board: Before the turn.
        step: The turn as the kernel takes it; tiles exchanged are only counted.
        points: What the turn earned.
        unseen: Tiles that may be on that player's rack or in the bag now.
        seats: How many play.
        scoreless: Turns in a row before it without a tile laid.
        seed: Draws leaves when there are too many to look at all.
    """
    rack_size = edition.rack_size
    laid = sum(1 for tile in board.tiles if tile)
    bag = edition.tiles_total - laid - seats * rack_size
    if bag < 1 or rack_size - sum(map(bool, step[2])) < LEAST_KEPT:
        return []
    try:
        found = infer_leaves(
            lexicon.graph,
            ruleset_of(edition),
            board.tiles,
            step,
            points=points,
            held=rack_size,
            bag=bag,
            unseen=unseen,
            seats=seats,
            scoreless=scoreless,
            ending=ending_of(edition),
            leaves=leaves_of(edition),
            temperature=TEMPERATURE,
            most=MOST,
            seed=seed,
        )
    except KernelError:
        return []
    if not found:
        return []
    return [(b"", DOUBT), *((leave, weight * (1 - DOUBT)) for leave, weight in found)]


def _step(turn: Turn) -> tuple[int, int, bytes] | None:
    """The turn as the kernel takes it; None when it tells nothing of the leave."""
    match turn.event:
        case Played(start=start, direction=direction, tiles=tiles, reclaimed=()):
            return None if turn.withdrawn else (start, direction, bytes(tiles))
        case Exchanged(returned=returned):
            return -1, 0, bytes([1] * len(returned))
        case _:
            return None


def _board_before(state: GameState, turn: int) -> Board:
    """The board as the player of ``turn`` found it."""
    return board_after(state.edition.layout, state.turns[:turn])


def _scoreless(turns: tuple[Turn, ...]) -> int:
    """Turns at the end of ``turns`` that left no tile on the board."""
    laid = (n for n, turn in enumerate(reversed(turns)) if turn.placement and not turn.withdrawn)
    return next(laid, len(turns))
