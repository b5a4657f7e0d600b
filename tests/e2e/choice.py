"""What to play: the kernel finds it for the rack that the page shows."""

from dataclasses import dataclass
from functools import cache

from crossglot.alphabet import BLANK
from crossglot.editions import Edition, load_edition
from crossglot.kernel import plays, ruleset_of
from crossglot.lexicon import load_lexicon


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


def choose(edition_id: str, board: list[int], rack: list[int]) -> Choice | None:
    """The play with the most points, or None when there is none."""
    edition = load_edition(edition_id)
    found = plays(graph_of(edition_id), ruleset_of(edition), bytes(board), bytes(rack), limit=1)
    if not found:
        return None
    start, direction, tiles, points, _ = found[0]
    step = edition.layout.columns if direction else 1
    laid = [(start + step * index, tile) for index, tile in enumerate(tiles) if tile]
    return Choice(tuple(laid), bool(direction), points)


def label(edition: Edition, tile: int) -> str:
    """What the tile shows."""
    return edition.alphabet.labels[tile & ~BLANK]
