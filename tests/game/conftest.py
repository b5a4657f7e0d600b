"""Games set up as no deal would give them."""

from dataclasses import replace

import pytest

from crossglot.alphabet import BLANK
from crossglot.editions import House, load_edition, with_house
from crossglot.game import GameState, SeatInfo, fold, start

HU = load_edition("HU-M")


class Only:
    """A lexicon that admits just these words."""

    def __init__(self, *words: str) -> None:
        self.tilings = {tiling for word in words for tiling in HU.alphabet.tilings(word)}

    def admits_tiles(self, tiles: bytes) -> bool:
        return bytes(tile & ~BLANK for tile in tiles) in self.tilings


def set_up(*racks: str, edition: str = "HU-M", at: int = 0, **house) -> GameState:
    """A game of ``edition`` under ``house`` in which seat 0 starts and the racks are these."""
    rules = with_house(load_edition(edition), House(**house))
    seats = [SeatInfo(f"seat {number}", "human") for number in range(len(racks))]
    state = fold(start(rules, seats, "seed", at=at))
    held = tuple(bytes(sorted(rules.alphabet.parse_tiles(rack))) for rack in racks)
    return replace(state, racks=held, to_move=0)


@pytest.fixture
def only():
    return Only
