from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias, final

from typing_extensions import Buffer

__all__ = [
    "Automaton",
    "Census",
    "Chances",
    "Contrast",
    "Endgame",
    "Graph",
    "Leaves",
    "Listing",
    "PreEndgame",
    "Prospect",
    "Query",
    "Ruleset",
    "Simulation",
    "Solution",
    "Weighed",
    "can_lay",
    "count_outcomes",
    "infer_leaves",
    "list_plays",
    "play_games",
    "plays",
    "top_plays",
]

_Ending: TypeAlias = tuple[int, int, bool, int]
_Turn: TypeAlias = tuple[int, int, int, bytes, int, bytes]
_Game: TypeAlias = tuple[list[int], list[int], str, int, tuple[list[bytes], list[_Turn]] | None]
_Step: TypeAlias = tuple[int, int, bytes]
_Mean: TypeAlias = tuple[float, float]

@final
class Automaton:
    END: ClassVar[int]
    NOTHING: ClassVar[int]
    def __new__(cls) -> Automaton: ...
    def accepts(self, node: int, symbols: bytes) -> bool: ...
    def concatenate(self, left: int, right: int) -> int: ...
    def count(self, node: int, longest: int) -> int: ...
    def difference(self, left: int, right: int) -> int: ...
    def edges(self) -> int: ...
    def height(self, node: int) -> int: ...
    def join(self, parts: Sequence[tuple[bytes, int]]) -> int: ...
    def pack(self, node: int) -> bytes: ...
    def prepend(self, symbols: bytes, tail: int = ...) -> int: ...
    def tilings(
        self,
        node: int,
        tiles: bytes,
        polygraphs: Sequence[tuple[bytes, int, bytes]],
        mark: int,
    ) -> int: ...
    def union(self, nodes: Sequence[int]) -> int: ...
    def unpack(self, graph: Graph) -> int: ...
    def words(self, node: int, most: int) -> list[bytes]: ...

@final
class Census:
    def __new__(cls, kinds: int, order: int, racks: int) -> Census: ...
    @property
    def boards(self) -> int: ...
    @property
    def variance(self) -> float: ...
    def add(self, other: Census) -> None: ...
    def hits(self) -> list[int]: ...
    def play(
        self,
        graph: Graph,
        ruleset: Ruleset,
        ending: _Ending,
        tiles: bytes,
        leaves: Leaves,
        *,
        seed: int,
        first: int,
        count: int,
    ) -> None: ...
    def restore(self, sums: bytes) -> None: ...
    def sums(self) -> bytes: ...
    def weights(self, counts: bytes, vowels: int) -> bytes: ...

@final
class Graph:
    def __new__(cls, edges: Buffer, index: Buffer | None = None) -> Graph: ...
    def index(self) -> bytes: ...
    def accepts(self, tiles: bytes) -> bool: ...
    def count(self, longest: int) -> int: ...
    def cross_set(self, before: bytes, after: bytes) -> int: ...
    def through(
        self, lattice: Sequence[Sequence[tuple[int, int]]], *, limit: int
    ) -> list[bytes]: ...

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
    def __new__(cls, values: list[int], duplicate: int, vowels: int, imbalance: int) -> Leaves: ...
    @staticmethod
    def learnt(kinds: int, order: int, weights: bytes) -> Leaves: ...
    def value(self, leave: bytes) -> int: ...

@final
class Query:
    def __new__(
        cls,
        pattern: Sequence[tuple[int, bool, int, int]],
        fewest: int,
        most: int,
        rack: bytes | None,
        contains: bytes,
    ) -> Query: ...
    def find(
        self, graph: Graph, start: bytes, limit: int, budget: int
    ) -> tuple[list[bytes], bytes | None]: ...
    def count(self, graph: Graph, budget: int) -> int | None: ...
    def likeliest(
        self, graph: Graph, bag: bytes, limit: int, budget: int
    ) -> list[tuple[int, bytes]] | None: ...

def play_games(
    graph: Graph,
    ruleset: Ruleset,
    ending: _Ending,
    tiles: bytes,
    players: list[Leaves | None],
    *,
    seed: int,
    first: int,
    count: int,
    threads: int = 1,
    turns: bool = False,
) -> list[_Game]: ...
def list_plays(
    graph: Graph,
    ruleset: Ruleset,
    board: bytes,
    rack: bytes,
    *,
    leaves: Leaves | None = None,
) -> Listing: ...
def plays(
    graph: Graph,
    ruleset: Ruleset,
    board: bytes,
    rack: bytes,
    *,
    limit: int,
    leaves: Leaves | None = None,
) -> list[tuple[int, int, bytes, int, int]]: ...

@final
class Chances:
    def __new__(cls, seats: int, rows: list[int]) -> Chances: ...
    def win(self, worth: list[int], turn: int, bag: int) -> float: ...

@final
class Listing:
    def __getitem__(self, index: int, /) -> tuple[int, int, bytes, int, int]: ...
    def __iter__(self) -> Iterator[tuple[int, int, bytes, int, int]]: ...
    def __len__(self) -> int: ...

@final
class Prospect:
    @property
    def step(self) -> _Step: ...
    @property
    def points(self) -> int: ...
    @property
    def equity(self) -> int: ...
    @property
    def rollouts(self) -> int: ...
    @property
    def win(self) -> _Mean: ...
    @property
    def gain(self) -> _Mean: ...
    @property
    def behind(self) -> _Mean: ...
    @property
    def dismissed(self) -> bool: ...
    @property
    def over(self) -> float: ...
    @property
    def plies(self) -> list[tuple[float, float, float]]: ...

@final
class Simulation:
    def __new__(
        cls,
        graph: Graph,
        ruleset: Ruleset,
        board: bytes,
        rack: bytes,
        unseen: bytes,
        held: Sequence[int],
        scores: Sequence[int],
        *,
        ending: _Ending,
        chances: Chances,
        candidates: int | Sequence[_Step],
        plies: int,
        seed: int,
        passes: int = 0,
        scoreless: int = 0,
        leaves: Leaves | None = None,
        priors: Sequence[Sequence[tuple[bytes, float]]] | None = None,
        every: int = 0,
        by_points: bool = False,
    ) -> Simulation: ...
    def run(
        self,
        *,
        rollouts: int,
        milliseconds: int | None = None,
        confidence: float | None = None,
        tolerance: float = 0.0,
        threads: int = 1,
    ) -> str: ...
    def halt(self) -> None: ...
    def prospects(self) -> list[Prospect]: ...
    @property
    def rollouts(self) -> int: ...
    @property
    def enumerated(self) -> bool: ...

def can_lay(graph: Graph, ruleset: Ruleset, board: bytes, tiles: bytes, most: int) -> bool: ...
def infer_leaves(
    graph: Graph,
    ruleset: Ruleset,
    board: bytes,
    step: _Step,
    *,
    points: int,
    held: int,
    bag: int,
    unseen: bytes,
    seats: int,
    scoreless: int,
    ending: _Ending,
    leaves: Leaves,
    temperature: int,
    most: int,
    seed: int,
) -> list[tuple[bytes, float]]: ...
def count_outcomes(
    graph: Graph,
    ruleset: Ruleset,
    tiles: bytes,
    *,
    seats: int,
    first: int,
    games: int,
    seed: int,
    ending: _Ending,
    leaves: Leaves,
) -> list[tuple[int, int, int, int, int, int]]: ...

@final
class Endgame:
    def __new__(
        cls,
        graph: Graph,
        ruleset: Ruleset,
        board: bytes,
        racks: Sequence[bytes],
        scores: Sequence[int],
        *,
        turn: int,
        ending: tuple[int, int, bool, int],
        passes: int = 0,
        scoreless: int = 0,
    ) -> Endgame: ...
    def solve(
        self, *, nodes: int | None = None, milliseconds: int | None = None, memory: int = ...
    ) -> Solution: ...
    def halt(self) -> None: ...

@final
class Weighed:
    @property
    def step(self) -> tuple[int, int, bytes]: ...
    @property
    def points(self) -> int: ...
    @property
    def win(self) -> float: ...
    @property
    def win_bounds(self) -> tuple[float, float]: ...
    @property
    def spread(self) -> float: ...
    @property
    def decided(self) -> float: ...
    @property
    def exact(self) -> float: ...
    @property
    def looked_at(self) -> bool: ...
    @property
    def open(self) -> bool: ...

@final
class PreEndgame:
    def __new__(
        cls,
        graph: Graph,
        ruleset: Ruleset,
        board: bytes,
        rack: bytes,
        unseen: bytes,
        scores: Sequence[int],
        *,
        bag: int,
        ending: tuple[int, int, bool, int],
        passes: int = 0,
        scoreless: int = 0,
    ) -> PreEndgame: ...
    def weigh(
        self, *, nodes: int | None = None, milliseconds: int | None = None, memory: int = ...
    ) -> tuple[list[Weighed], bool, int]: ...
    def halt(self) -> None: ...

@final
class Solution:
    @property
    def value(self) -> int: ...
    @property
    def lower(self) -> int | None: ...
    @property
    def upper(self) -> int | None: ...
    @property
    def line(self) -> list[tuple[int, int, bytes, int]]: ...
    @property
    def totals(self) -> list[int] | None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def depth(self) -> int: ...

@final
class Contrast:
    def __new__(cls, left: Graph, right: Graph, longest: int, *, limit: int) -> Contrast: ...
    @property
    def count(self) -> int: ...
    @property
    def words(self) -> list[bytes]: ...

def top_plays(graph: Graph, ruleset: Ruleset, board: bytes, rack: bytes, most: int) -> Listing: ...
