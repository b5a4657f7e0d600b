"""Positions of whole games that the kernel plays against itself, the same every time."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from crossglot.alphabet import BLANK, rack_tile
from crossglot.editions import Edition
from crossglot.kernel import Graph, plays, ruleset_of


class Met(NamedTuple):
    """A position met in a game: the tiles on the board, the tiles of who is to move."""

    board: bytes
    rack: bytes

    @property
    def blanks(self) -> int:
        """How many blanks the rack holds."""
        return self.rack.count(BLANK)


def positions_of_games(edition: Edition, graph: Graph, games: int, seed: int = 1) -> list[Met]:
    """Every position of ``games`` games between two seats that take the highest score."""
    random = Random(seed)
    return [met for _ in range(games) for met in _game(edition, graph, random)]


def _game(edition: Edition, graph: Graph, random: Random) -> Iterator[Met]:
    rules, columns = ruleset_of(edition), edition.layout.columns
    bag = list(edition.full_bag())
    random.shuffle(bag)
    board = bytearray(edition.layout.size)
    racks: tuple[list[int], list[int]] = ([], [])
    seat = passed = 0
    while passed < len(racks):
        rack = racks[seat]
        draws = min(edition.rack_size - len(rack), len(bag))
        rack += bag[:draws]
        del bag[:draws]
        yield Met(bytes(board), bytes(rack))
        passed += 1
        for start, direction, tiles, *_ in plays(graph, rules, bytes(board), bytes(rack), limit=1):
            passed = 0
            for at, tile in enumerate(tiles):
                if tile:
                    board[start + at * (columns if direction else 1)] = tile
                    rack.remove(rack_tile(tile))
        if not rack and not bag:
            return
        seat = 1 - seat
