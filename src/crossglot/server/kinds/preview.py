"""What tiles on a board would make and earn, before they are played."""

from __future__ import annotations

from crossglot.alphabet import rack_tile
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.errors import IllegalPlayCode, IllegalPlayError
from crossglot.game import GameState, Words, opening_rules
from crossglot.game.act import blanks_taken, check_rack
from crossglot.rules import Placement, place_tiles, score, word_points
from crossglot.server.kinds.parse import laid_of
from crossglot.server.wire.messages import PreviewWord
from crossglot.server.wire.moves import Placed, PlayMove
from crossglot.tiles import without


def placement_of(edition: Edition, board: Board, rack: bytes, placed: Placed) -> Placement:
    """``placed`` laid on ``board`` out of ``rack``.

    Raises:
        IllegalPlayError: The tiles may not lie so, or are not on the rack.
    """
    laid = laid_of(placed)
    placement = place_tiles(edition, board, laid)
    if without(rack, map(rack_tile, laid.values())) is None:
        raise IllegalPlayError(IllegalPlayCode.NOT_ON_RACK)
    return placement


def words_made(
    edition: Edition, placement: Placement, words: Words | None
) -> tuple[PreviewWord, ...]:
    """The words of ``placement``; without ``words`` nothing is told of whether they are any."""
    return tuple(
        PreviewWord(
            word=edition.alphabet.spell(word.tiles),
            points=word_points(edition, word),
            squares=word.squares,
            admissible=None if words is None else words.admits_tiles(word.tiles),
        )
        for word in placement.words
    )


def earned_in(
    state: GameState, seat: int, wanted: PlayMove, words: Words | None
) -> tuple[int, tuple[PreviewWord, ...]]:
    """Points and words of ``wanted`` by ``seat``, in or out of turn; see :func:`earned`.

    Raises:
        IllegalPlayError: As :func:`earned`.
        GameError: A blank that may not be taken, or is not laid (ET-82).
    """
    board, rack = blanks_taken(state, seat, wanted.reclaimed)
    found = earned(opening_rules(state), board, rack, wanted.placed, words)
    check_rack(rack, laid_of(wanted.placed).values(), wanted.reclaimed)
    return found


def earned(
    edition: Edition, board: Board, rack: bytes, placed: Placed, words: Words | None
) -> tuple[int, tuple[PreviewWord, ...]]:
    """Points and words of ``placed``; see :func:`placement_of` and :func:`words_made`.

    Raises:
        IllegalPlayError: The tiles may not lie so, or are not on the rack.
    """
    placement = placement_of(edition, board, rack, placed)
    return score(edition, placement), words_made(edition, placement, words)
