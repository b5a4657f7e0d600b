"""What to play: the kernel finds it for the rack that the page shows."""

from dataclasses import dataclass
from functools import cache

from crossglot.alphabet import BLANK
from crossglot.board import Direction
from crossglot.editions import Edition, load_edition
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import load_lexicon
from crossglot.moves import Play
from crossglot.notation import format_move


@dataclass(frozen=True)
class Choice:
    """A play as hands see it: tiles and where they go.

    Attributes:
        laid: (square, tile) in reading order; a blank that stands for a letter has ``BLANK``.
        down: Whether it reads down.
        points: What it must earn.
    """

    laid: tuple[tuple[int, int], ...]
    down: bool
    points: int


@cache
def graph_of(edition_id: str):
    """The word graph of the edition."""
    return load_lexicon(edition_id).graph


def best_play(edition_id: str, board: list[int], rack: list[int]) -> tuple[Play, int] | None:
    """The play with the most points, and those; None when there is none."""
    ruleset = ruleset_of(load_edition(edition_id))
    found = plays(graph_of(edition_id), ruleset, bytes(board), bytes(rack), limit=1)
    if not found:
        return None
    start, direction, tiles, points, _ = found[0]
    return Play(start, Direction(direction), tiles), points


def choose(edition_id: str, board: list[int], rack: list[int]) -> Choice | None:
    """The best play as hands lay it, or None when there is none."""
    found = best_play(edition_id, board, rack)
    if found is None:
        return None
    play, points = found
    step = load_edition(edition_id).layout.columns if play.direction else 1
    laid = [(play.start + step * index, tile) for index, tile in enumerate(play.tiles) if tile]
    return Choice(tuple(laid), bool(play.direction), points)


def best_text(edition_id: str, board: list[int], rack: list[int]) -> tuple[str, int] | None:
    """The best play as it is typed in the style of the edition, and its points; or None."""
    edition, found = load_edition(edition_id), best_play(edition_id, board, rack)
    if found is None:
        return None
    play, points = found
    return format_move(edition, play, edition.coordinates), points


def label(edition: Edition, tile: int) -> str:
    """What the tile shows."""
    return edition.alphabet.labels[tile & ~BLANK]
