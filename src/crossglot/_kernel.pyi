from typing import final

from typing_extensions import Buffer

__all__ = ["Graph", "Leaves", "Ruleset", "plays"]

@final
class Graph:
    def __new__(cls, edges: Buffer) -> Graph: ...
    def accepts(self, tiles: bytes) -> bool: ...
    def count(self, longest: int) -> int: ...
    def cross_set(self, before: bytes, after: bytes) -> int: ...

@final
class Ruleset:
    def __new__(
        cls,
        rows: int,
        columns: int,
        word_multipliers: bytes,
        letter_multipliers: bytes,
        start: list[int],
        points: bytes,
        rack_size: int,
        bonus: list[int],
        opening_min: int,
    ) -> Ruleset: ...

@final
class Leaves:
    def __new__(
        cls, values: list[int], duplicate: int, vowels: int, imbalance: int
    ) -> Leaves: ...
    def value(self, leave: bytes) -> int: ...

def plays(
    graph: Graph,
    ruleset: Ruleset,
    board: bytes,
    rack: bytes,
    *,
    limit: int,
    leaves: Leaves | None = None,
) -> list[tuple[int, int, bytes, int, int]]: ...
