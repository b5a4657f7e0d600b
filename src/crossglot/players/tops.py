"""All best plays of a rack, as duplicate and topping ask for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.kernel import Graph, ruleset_of, top_plays
from crossglot.moves import Play


def tops_of(
    graph: Graph, edition: Edition, most_laid: int | None = None
) -> Callable[[Board, bytes], Sequence[tuple[Play, int]]]:
    """The best plays by ``graph`` and the scores of ``edition``.

    Args:
        graph: The words.
        edition: Whose board, points, rack and bonus count: in the profile's form.
        most_laid: Plays that lay more tiles are left out (seven of eight).

    Returns:
        (board, rack) -> every play with the most points, and those points.
    """
    ruleset = ruleset_of(edition)
    most = edition.rack_size if most_laid is None else most_laid

    def tops(board: Board, rack: bytes) -> list[tuple[Play, int]]:
        return [
            (Play(start, Direction(direction), tiles), points)
            for start, direction, tiles, points, _ in top_plays(
                graph, ruleset, board.tiles, rack, most
            )
        ]

    return tops
