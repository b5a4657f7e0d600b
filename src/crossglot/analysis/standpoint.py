"""From whatever describes a position to what the seat on move sees.

A position may come as CGP text, as a board (alone or as a value), as a game in progress or
written down; see :func:`standpoint`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from crossglot.alphabet import letter_of, rack_tile
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import (
    AnalysisCode,
    AnalysisError,
    GameCode,
    GameError,
    NotationCode,
    NotationError,
)
from crossglot.game import GameState
from crossglot.game.events import HIDDEN
from crossglot.lexicon import Lexicon
from crossglot.moves import THROUGH, Exchange, Move, Pass, Play
from crossglot.notation import Position, parse_cgp, parse_move, parse_place
from crossglot.notation.moves import split_tiles
from crossglot.players import Outlook, outlook_of
from crossglot.players.inference import leaves_after, priors_of
from crossglot.players.outlook import Priors, plain_step
from crossglot.rules import place, score
from crossglot.tiles import without

Source = Outlook | GameState | Position | Board | str | None
"""What a position may be given as: text is CGP, None the empty board."""


@dataclass(frozen=True, slots=True)
class Standpoint:
    """A position as the seat on move sees it, and what it may infer.

    Attributes:
        outlook: The position.
        priors: What is known or inferred of the others' racks; None is nothing.
    """

    outlook: Outlook
    priors: Priors | None = None


def standpoint(
    lexicon: Lexicon,
    source: Source = None,
    rack: str | bytes | None = None,
    *,
    last: str | None = None,
    seed: int = 0,
) -> Standpoint:
    """What the seat on move sees of ``source``.

    Racks of others that a CGP line tells are taken as known. Seats whose racks it
    does not tell hold as many tiles as they may.

    Args:
        lexicon: The words; its edition rules.
        source: The position.
        rack: The tiles of the seat on move, when ``source`` does not tell them.
        last: The move before, of the seat before, as text: what it kept is inferred. Of a
            play the tiles that lay there already are written ``.``; its tiles lie on the board.
        seed: Draws leaves when there are too many to look at all.

    Raises:
        NotationError, TileError: Text that is no position, no rack or no move.
        GameError: ``game-over``.
        AnalysisError: ``analysis-tiles``: tiles that the set has not; ``analysis-no-rack``.
    """
    found = _found(lexicon, source, rack, last=last, seed=seed)
    if not found.outlook.rack or HIDDEN in found.outlook.rack:
        raise AnalysisError(AnalysisCode.NO_RACK)
    return found


def _found(
    lexicon: Lexicon, source: Source, rack: str | bytes | None, *, last: str | None, seed: int
) -> Standpoint:
    edition = lexicon.edition
    held = edition.alphabet.parse_tiles(rack) if isinstance(rack, str) else rack
    if isinstance(source, GameState):
        return _of_state(lexicon, source, held, infers=last is not None, seed=seed)
    if isinstance(source, Outlook):
        return _inferred(lexicon, Standpoint(_holding(source, held)), last, seed)
    if source is None:
        source = Board.empty(edition.layout)
    position = parse_cgp(edition, source) if isinstance(source, str) else source
    if isinstance(position, Board):
        position = Position(position, (held or b"", b""), (0, 0))
    return _inferred(lexicon, _of_position(edition, position, held), last, seed)


def _of_state(
    lexicon: Lexicon, state: GameState, held: bytes | None, *, infers: bool, seed: int
) -> Standpoint:
    seat = state.to_move
    if seat is None:
        raise GameError(GameCode.GAME_OVER)
    if held is not None:
        racks = tuple(held if at == seat else rack for at, rack in enumerate(state.racks))
        state = replace(state, racks=racks)
    priors = priors_of(lexicon, state, seat, seed) if infers else None
    return Standpoint(_holding(outlook_of(state, seat), None), priors)


def _holding(outlook: Outlook, rack: bytes | None) -> Outlook:
    """``outlook`` with another rack; the tiles that are unseen follow."""
    if rack is None:
        return outlook
    unseen = unseen_of(outlook.edition, outlook.board, rack)
    return replace(outlook, rack=rack, unseen=unseen)


def unseen_of(edition: Edition, board: Board, rack: bytes) -> bytes:
    """All tiles neither on ``board`` nor on ``rack``.

    Raises:
        AnalysisError: ``analysis-tiles``: more of a tile than the set has.
    """
    left = without(edition.full_bag(), [rack_tile(tile) for tile in board.tiles if tile])
    unseen = None if left is None else without(left, rack)
    if unseen is None:
        raise AnalysisError(AnalysisCode.TILES, tiles=edition.alphabet.format_tiles(rack))
    return unseen


def _of_position(edition: Edition, position: Position, held: bytes | None) -> Standpoint:
    rack = position.racks[0] if held is None else held
    others = position.racks[1:] or (b"",)
    scores = position.scores if len(position.scores) > 1 else (*position.scores, 0)
    unseen = unseen_of(edition, position.board, rack)
    hidden = without(unseen, b"".join(others))
    if hidden is None:
        tiles = edition.alphabet.format_tiles(b"".join(others))
        raise AnalysisError(AnalysisCode.TILES, tiles=tiles)
    sizes = _sizes(edition, others, len(hidden))
    bag = len(unseen) - sum(sizes)
    outlook = Outlook(
        edition,
        position.board,
        rack,
        unseen,
        sizes,
        tuple(scores),
        # Where nothing can be exchanged, turns without tiles were passes.
        passes=position.scoreless if bag < max(1, edition.exchange_bag_min) else 0,
        scoreless=position.scoreless,
    )
    known = [[(other, 1.0)] if other else [] for other in others]
    return Standpoint(outlook, known if bag and any(others) else None)


def _sizes(edition: Edition, others: Sequence[bytes], hidden: int) -> tuple[int, ...]:
    """How many tiles each other seat holds: those told, else a full rack while tiles last."""
    sizes = []
    for other in others:
        size = len(other) or min(edition.rack_size, hidden)
        hidden -= 0 if other else size
        sizes.append(size)
    return tuple(sizes)


def _inferred(lexicon: Lexicon, at: Standpoint, last: str | None, seed: int) -> Standpoint:
    """``at`` with what the seat before may have kept by its ``last`` move."""
    outlook = at.outlook
    if last is None or at.priors is not None or not outlook.bag_count:
        return at
    board, move = before(outlook.edition, outlook.board, last)
    if isinstance(move, Pass):
        return at
    counts = isinstance(move, Exchange)
    points = _points(outlook.edition, board, move)
    leaves = leaves_after(
        lexicon,
        outlook.edition,
        board,
        (-1, 0, bytes([1] * len(move.tiles))) if counts else plain_step(move),
        points=points,
        unseen=outlook.unseen,
        seats=len(outlook.scores),
        scoreless=max(0, outlook.scoreless - 1),
        seed=seed,
    )
    nothing: Priors = [[] for _ in outlook.held[:-1]]
    return replace(at, priors=[*nothing, leaves]) if leaves else at


def _points(edition: Edition, board: Board, move: Move) -> int:
    return score(edition, place(edition, board, move)) if isinstance(move, Play) else 0


def before(edition: Edition, board: Board, last: str) -> tuple[Board, Move]:
    r"""The board before the move ``last`` was made, and that move.

    >>> from crossglot.editions import load_edition
    >>> hu = load_edition("HU-M")
    >>> board = Board.empty(hu.layout).after({112: 1, 113: 20})
    >>> earlier, play = before(hu, board, "8H A.")
    >>> earlier[112], earlier[113], play.tiles
    (0, 20, b'\x01\x00')

    Raises:
        NotationError: No move, or one whose tiles do not lie on the board.
    """
    place_text, *rest = last.split() or [""]
    if len(rest) != 1 or place_text.casefold() in {"exchange", "x"}:
        return board, parse_move(edition, board, last, edition.coordinates)
    start, direction = parse_place(edition.layout, place_text, edition.coordinates)
    tiles, squares = bytearray(), {}
    for written, square in zip(
        split_tiles(rest[0]), board.layout.walk(start, direction), strict=False
    ):
        if written == ".":
            tiles.append(THROUGH)
            continue
        tile = edition.alphabet.parse_tiles(written)[0]
        if not board[square] or letter_of(board[square]) != letter_of(tile):
            raise NotationError(NotationCode.MOVE, text=last, reason="not-on-board")
        tiles.append(board[square])
        squares[square] = 0
    return board.after(squares), Play(start, direction, bytes(tiles))
