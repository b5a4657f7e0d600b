"""Random positions: small lexicons, boards of any size, random legal plays laid on them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from crossglot.alphabet import Alphabet
from crossglot.board import Board, Direction, Layout
from crossglot.editions import Edition, load_edition
from crossglot.kernel import Graph, plays, ruleset_of
from tests.kernel.packing import pack_words

EDITIONS = ("HU-M", "HU-W", "CS", "ET", "EL", "EN")


def random_edition(random: Random, edition_id: str) -> Edition:
    """The edition as printed, or with a board, rack, bonus and opening of another size."""
    edition = load_edition(edition_id)
    if random.random() < 0.4:
        return edition
    rack_size = random.randint(1, 8)
    bonus = {random.randint(1, rack_size): random.randint(1, 80) for _ in range(2)}
    layout = random_layout(random)
    return replace(
        edition, layout=layout, rack_size=rack_size, bonus=bonus, opening_min=random.randint(1, 3)
    )


def random_layout(random: Random) -> Layout:
    """A board of 1 to 21 rows and columns with premiums and start squares anywhere."""
    rows, columns = random.choice([(1, 9), (9, 1), (5, 5), (6, 9), (11, 7), (21, 21)])
    size = rows * columns
    word = bytearray(random.choice([1, 1, 1, 2]) for _ in range(size))
    for square in random.sample(range(size), 4):  # more would multiply beyond what the kernel takes
        word[square] = random.choice([3, 4])
    letter = bytes(random.choice([1, 1, 1, 2, 3, 4]) for _ in range(size))
    start = frozenset(random.sample(range(size), random.randint(1, 3)))
    return Layout("random", rows, columns, bytes(word), letter, start)


def random_letters(random: Random, alphabet: Alphabet) -> list[int]:
    """A few letters, digraph tiles and their parts among them when the edition has some."""
    few = set(random.sample(range(1, len(alphabet) + 1), 5))
    digraphs = [tile for tile, label in enumerate(alphabet.labels) if len(label) > 1]
    if digraphs:
        digraph = random.choice(digraphs)
        parts = (
            alphabet.labels.index(letter)
            for letter in alphabet.labels[digraph]
            if letter in alphabet.labels
        )
        few |= {digraph, *parts}
    return sorted(few)


def random_words(random: Random, alphabet: Alphabet, letters: list[int]) -> set[bytes]:
    """Every tiling of some random words."""
    words: set[bytes] = set()
    for _ in range(random.randint(5, 60)):
        spelled = bytes(random.choices(letters, k=random.choice([2, 2, 2, 3, 3, 4, 5, 6])))
        words |= {tiles for tiles in alphabet.tilings(alphabet.spell(spelled)) if len(tiles) > 1}
    return words


def random_rack(random: Random, edition: Edition, letters: list[int]) -> bytes:
    """Up to a full rack of ``letters``, with up to two blanks."""
    size = max(random.randint(0, edition.rack_size), random.randint(0, edition.rack_size))
    blanks = min(size, random.choice([0, 0, 1, 2]))
    return bytes([0x40] * blanks + random.choices(letters, k=size - blanks))


class RandomGame:
    """Positions met when random plays are laid on an empty board."""

    def __init__(self, seed: int, edition_id: str) -> None:
        self._random = random = Random(seed)
        self.edition = random_edition(random, edition_id)
        self._letters = random_letters(random, self.edition.alphabet)
        self.words = random_words(random, self.edition.alphabet, self._letters)
        self.graph = Graph(pack_words(self.words))

    def positions(self, most: int) -> Iterator[tuple[Board, bytes]]:
        """At most ``most`` boards with a rack each."""
        board, rules = Board.empty(self.edition.layout), ruleset_of(self.edition)
        for _ in range(most):
            rack = random_rack(self._random, self.edition, self._letters)
            yield board, rack
            found = plays(self.graph, rules, board.tiles, rack, limit=0)
            if found:
                start, direction, tiles, *_ = self._random.choice(found)
                squares = board.layout.walk(start, Direction(direction))
                laid = dict(pair for pair in zip(squares, tiles, strict=False) if pair[1])
                board = board.after(laid)
