"""Why a player made a move: facts, which the front ends put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from crossglot.alphabet import letter_of, rack_tile
from crossglot.board import Board
from crossglot.game import GameState, opening_rules
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Pass, Play
from crossglot.players.greedy import Greedy
from crossglot.players.leaves import leaves_of
from crossglot.players.levels.human import Human
from crossglot.players.levels.openings import blocked, opened
from crossglot.players.levels.strict import Strict
from crossglot.players.static import Static
from crossglot.rules import place, score
from crossglot.tiles import without


class Reason(StrEnum):
    """What a stronger move has that the move made has not."""

    WORD = "word"
    POINTS = "points"
    LEAVE = "leave"
    EXCHANGE = "exchange"


@dataclass(frozen=True, slots=True)
class Stronger:
    """What the static player does in the same place with all words of the referee.

    Attributes:
        move: The move.
        points: What it earns.
        worth: What it keeps is worth, in millipoints.
        reason: Why it is better; a word that the player does not know comes before the rest.
    """

    move: Move
    points: int
    worth: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Explanation:
    """Facts about one move.

    Attributes:
        move: The move.
        points: What it earns.
        premiums: Squares with a premium under tiles laid.
        kept: What stays on the rack.
        worth: What that is worth, in millipoints; 0 once the bag is empty.
        opened: Squares that multiply words and come within the others' reach.
        blocked: Such squares that it takes from them.
        stronger: What a stronger player does; None where it does the same.
    """

    move: Move
    points: int
    premiums: tuple[int, ...]
    kept: bytes
    worth: int
    opened: tuple[int, ...] = ()
    blocked: tuple[int, ...] = ()
    stronger: Stronger | None = None


def explain(
    state: GameState, seat: int, move: Move, referee: Lexicon, *, knows: Lexicon
) -> Explanation:
    """The facts about ``move``, which ``seat`` makes in ``state``.

    Args:
        state: The game before the move, as ``seat`` sees it.
        seat: Whose move it is.
        move: What it does.
        referee: All words that are admissible.
        knows: The words that the player knows.
    """
    own = _facts(state, seat, move)
    better = Static(referee).choose(state, seat)
    if better == move:
        return own
    other = _facts(state, seat, better)
    if 1000 * other.points + other.worth <= 1000 * own.points + own.worth:
        return own
    stronger = Stronger(better, other.points, other.worth, _reason(state, own, other, knows))
    return Explanation(
        own.move,
        own.points,
        own.premiums,
        own.kept,
        own.worth,
        own.opened,
        own.blocked,
        stronger,
    )


def known_to(player: object, referee: Lexicon) -> Lexicon:
    """The words that ``player`` knows."""
    if isinstance(player, Strict):
        return known_to(player.strict, referee)
    return player.lexicon if isinstance(player, Human | Static | Greedy) else referee


def _facts(state: GameState, seat: int, move: Move) -> Explanation:
    edition, rack = opening_rules(state), state.racks[seat]
    leaves = leaves_of(edition)

    def worth(kept: bytes) -> int:
        return leaves.value(kept) if state.bag_count else 0

    match move:
        case Play():
            board = _reclaimed(state.board, move)
            placement = place(edition, board, move)
            kept = without(rack, map(rack_tile, placement.laid.values())) or b""
            layout = board.layout
            premiums = tuple(
                square
                for square in sorted(placement.laid)
                if layout.word_multipliers[square] > 1 or layout.letter_multipliers[square] > 1
            )
            return Explanation(
                move,
                score(edition, placement),
                premiums,
                kept,
                worth(kept),
                tuple(sorted(opened(board, placement))),
                tuple(sorted(blocked(board, placement))),
            )
        case Exchange(tiles):
            kept = without(rack, tiles) or b""
            return Explanation(move, 0, (), kept, worth(kept))
        case Pass():
            return Explanation(move, 0, (), rack, worth(rack))


def _reclaimed(board: Board, play: Play) -> Board:
    """The board after the blanks that the play takes for their letters (ET-82)."""
    return board.after({square: letter_of(board[square]) for square in play.reclaimed})


def _reason(state: GameState, own: Explanation, other: Explanation, knows: Lexicon) -> Reason:
    if isinstance(other.move, Exchange | Pass):
        return Reason.EXCHANGE
    placement = place(opening_rules(state), state.board, other.move)
    words = (bytes(map(letter_of, word.tiles)) for word in placement.words)
    if not all(map(knows.admits_tiles, words)):
        return Reason.WORD
    return Reason.POINTS if other.points >= own.points else Reason.LEAVE
