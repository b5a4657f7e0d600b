"""Endgames and pre-endgames met in games that the kernel plays against itself."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from crossglot.alphabet import rack_tile
from crossglot.editions import Edition
from crossglot.kernel import Graph, plays, ruleset_of
from crossglot.players import leaves_of


class Late(NamedTuple):
    """A position with few tiles in the bag: the seat to move is 0."""

    board: bytes
    racks: tuple[bytes, bytes]
    scores: tuple[int, int]
    bag: bytes


def late_positions(edition: Edition, graph: Graph, count: int, bag: int = 0) -> Iterator[Late]:
    """The first position of each of ``count`` games in which the bag holds ``bag`` tiles.

    Both seats play for points and leave; games that leave another number are passed over.
    """
    random = Random(f"late/{edition.id}/{bag}")
    while count:
        late = _until(edition, graph, random, bag)
        if late is not None:
            count -= 1
            yield late


def _until(edition: Edition, graph: Graph, random: Random, least: int) -> Late | None:
    rules, columns = ruleset_of(edition), edition.layout.columns
    bag = list(edition.full_bag())
    random.shuffle(bag)
    board, scores = bytearray(edition.layout.size), [0, 0]
    racks: tuple[list[int], list[int]] = ([], [])
    seat = passed = 0
    for rack in racks:
        rack += [bag.pop() for _ in range(edition.rack_size)]
    while len(bag) > least and passed < len(racks):
        rack = racks[seat]
        leaves = leaves_of(edition)
        passed += 1
        for start, direction, tiles, points, _ in plays(
            graph, rules, bytes(board), bytes(rack), limit=1, leaves=leaves
        ):
            passed = 0
            scores[seat] += points
            for at, tile in enumerate(tiles):
                if tile:
                    board[start + at * (columns if direction else 1)] = tile
                    rack.remove(rack_tile(tile))
        rack += [bag.pop() for _ in range(min(edition.rack_size - len(rack), len(bag)))]
        seat = 1 - seat
    if len(bag) != least or not all(racks):
        return None
    mover, other = bytes(racks[seat]), bytes(racks[1 - seat])
    return Late(bytes(board), (mover, other), (scores[seat], scores[1 - seat]), bytes(bag))
