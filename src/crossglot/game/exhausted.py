"""When nothing more can be laid: what proves it, and what a player answers who is asked.

Nothing here knows a word. The caller hands in something that can tell whether tiles can be
laid; a lexicon and the kernel do (:func:`crossglot.players.laying.can_lay`).
"""

from __future__ import annotations

from collections.abc import Callable

from crossglot.alphabet import BLANK, letter_of
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.game.events import HIDDEN, Event, Refusal
from crossglot.game.finish import ending
from crossglot.game.state import GameState, changed, opening_rules
from crossglot.game.view import masked
from crossglot.moves import Exchange, Move, Play

CanLay = Callable[[Edition, Board, bytes, int], bool]
"""Whether some of these tiles, at most so many in one turn, make an admissible play."""

Choose = Callable[[GameState, int], Move]
"""The move of a seat, as if it were its turn, from what it sees."""


def declare_exhausted(state: GameState, can_lay: CanLay, at: int = 0) -> tuple[Event, ...]:
    """The end of the game where it is proven that no more can be laid; nothing otherwise.

    The proof counts only when every seat could make it from what it sees. So neither the end
    nor the lack of one tells a player anything about the tiles of the others
    (docs/decisions/0073).

    Args:
        state: The game, nothing hidden.
        can_lay: Tells whether tiles can be laid.
        at: The time, in milliseconds.
    """
    if not is_ripe(state):
        return ()
    seats = range(len(state.seats))
    if all(nothing_left(masked(state, seat), can_lay) for seat in seats):
        return (ending(state, "exhausted", None, at=max(at, state.since)),)
    return ()


def is_ripe(state: GameState) -> bool:
    """Whether a proof would end the game now; cheap.

    The edition must know this end (CS-24 does not), and no tiles can be exchanged. While words
    stand until they are challenged, any tiles may be laid as a bluff, and the lack of an end
    would say that a word can be found: then everybody must have passed first.
    """
    if state.to_move is None or state.pending is not None or _can_exchange(state):
        return False
    edition = state.edition
    bluffs = edition.house.challenge != "void"
    return edition.end.exhausted and (not bluffs or state.passes >= len(state.seats))


def nothing_left(seen: GameState, can_lay: CanLay) -> bool:
    """Whether what ``seen`` shows proves that no seat can ever lay a tile again (RULES 6.2).

    A seat whose tiles are hidden may hold any of those that are unseen. While tiles can still
    be exchanged nothing is proven: racks change. A space between words (HU-W-39) makes plays
    that nobody lists.

    Args:
        seen: The game as somebody sees it.
        can_lay: Tells whether tiles can be laid.
    """
    edition = opening_rules(seen)
    if _can_exchange(seen) or edition.house.blank_as_space:
        return False
    held = {(seen.unseen if HIDDEN in rack else rack, len(rack)) for rack in seen.racks}
    return not any(
        can_lay(edition, seen.board, _with_blanks_won(seen, tiles), most) for tiles, most in held
    )


def _can_exchange(state: GameState) -> bool:
    return state.bag_count >= max(1, state.edition.exchange_bag_min)


def _with_blanks_won(seen: GameState, tiles: bytes) -> bytes:
    """``tiles``, and a blank for each on the board that they could take for its letter (ET-82).

    The letter stays among them, too: more than there can be, so that a proof still holds.
    """
    if not seen.edition.house.blank_reuse:
        return tiles
    letters = {letter_of(tile) for tile in seen.board.tiles if tile & BLANK} & set(tiles)
    blanks = [tile for tile in seen.board.tiles if tile & BLANK and letter_of(tile) in letters]
    return tiles + bytes([BLANK]) * len(blanks)


def answer_to_end(
    seen: GameState, seat: int, choose: Choose, can_lay: CanLay | None = None
) -> Refusal | None:
    """What a computer on ``seat`` says when all are asked to end the game; None is that it agrees.

    It agrees where it is proven that nothing is left, or where it would pass anyway.

    Args:
        seen: The game as it sees it.
        seat: Its own.
        choose: What it would do if it were its turn.
        can_lay: Tells whether tiles can be laid; None where nothing can.
    """
    if can_lay is not None and nothing_left(seen, can_lay):
        return None
    match choose(changed(seen, to_move=seat), seat):
        case Play():
            return "play"
        case Exchange():
            return "exchange"
        case _:
            return None
