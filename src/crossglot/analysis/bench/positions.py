"""Positions of whole games that the kernel plays against itself, the same every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
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

    def with_blanks(self, blanks: int) -> Met:
        r"""The same position with so many blanks on the rack, and no more tiles than before.

        >>> met = Met(b"", bytes([64, 3, 4]))
        >>> met.with_blanks(2).rack, met.with_blanks(0).rack
        (b'@@\x03', b'\x03\x04')
        """
        letters = bytes(tile for tile in self.rack if tile != BLANK)
        return Met(self.board, (bytes([BLANK] * blanks) + letters)[: len(self.rack)])

    def unseen(self, edition: Edition) -> bytes:
        """The tiles that are neither on the board nor on the rack."""
        seen = Counter(self.rack) + Counter(map(rack_tile, filter(None, self.board)))
        return bytes(sorted((Counter(edition.full_bag()) - seen).elements()))


def positions_of_games(edition: Edition, graph: Graph, games: int, seed: int = 1) -> list[Met]:
    """Every position of ``games`` games between two seats that take the highest score."""
    random = Random(seed)  # noqa: S311 - the same games every time, no secret
    return [met for _ in range(games) for met in _game(edition, graph, random)]


def write_positions(path: Path, edition: Edition, met: Iterable[Met]) -> None:
    """Writes the ruleset and the positions as ``kernel/examples/measure.rs`` reads them."""
    layout = edition.layout
    bonus = (edition.bonus_for(laid) for laid in range(edition.rack_size + 1))
    ruleset = (
        _numbers((layout.rows, layout.columns, edition.rack_size, edition.opening_min)),
        layout.word_multipliers.hex(),
        layout.letter_multipliers.hex(),
        _numbers(sorted(layout.start)),
        edition.points.hex(),
        _numbers(bonus),
    )
    positions = (f"{board.hex()} {rack.hex()}" for board, rack in met)
    path.write_text("\n".join([*ruleset, *positions]) + "\n", "ascii")


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


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
