"""All best plays of a rack, as duplicate and topping ask for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crossglot.board import Board, Direction
from crossglot.editions import Edition
from crossglot.kernel import Graph, plays, ruleset_of
from crossglot.moves import Play

FIRST_LOOK = 16
"""Plays asked for at first; more than so many are seldom equal."""


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
        limit = FIRST_LOOK
        while True:
            found = plays(graph, ruleset, board.tiles, rack, limit=limit)
            listed = [
                (Play(start, Direction(direction), tiles), points)
                for start, direction, tiles, points, _ in found
            ]
            fit = [(play, points) for play, points in listed if len(play.laid) <= most]
            all_seen = len(found) < limit
            if all_seen or (fit and found[-1][3] < fit[0][1]):
                return [(play, points) for play, points in fit if points == fit[0][1]]
            limit *= 4

    return tops
