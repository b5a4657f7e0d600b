"""The only door to the compiled kernel.

Big immutable tables cross once, by handle (:class:`Graph`, :class:`Ruleset`,
:class:`Leaves`); small values are copied. Searches release the interpreter
lock, so threads scale. Whatever the kernel is handed, it answers or raises
:class:`~crossglot.errors.KernelError`.

>>> from crossglot.editions import load_edition
>>> empty = Graph(bytes(4))
>>> empty.accepts(bytes([1, 2])), empty.count(15)
(False, 0)
>>> plays(empty, ruleset_of(load_edition("HU-M")), bytes(225), bytes([1, 2, 64]), limit=5)
[]
"""

from functools import lru_cache

from crossglot._kernel import (
    Automaton,
    Census,
    Chances,
    Contrast,
    Endgame,
    Graph,
    Leaves,
    Listing,
    PreEndgame,
    Prospect,
    Query,
    Ruleset,
    Simulation,
    Solution,
    Weighed,
    can_lay,
    count_outcomes,
    infer_leaves,
    list_plays,
    play_games,
    plays,
    top_plays,
)
from crossglot.board import Layout
from crossglot.editions import Edition

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
    "ending_of",
    "infer_leaves",
    "list_plays",
    "play_games",
    "plays",
    "ruleset_of",
    "top_plays",
]


def ending_of(edition: Edition) -> tuple[int, int, bool, int]:
    """How ``edition`` ends and when tiles may be exchanged, as the kernel takes it.

    Returns:
        (rounds of passes that end it, turns without tiles laid that end it, whether who is out
        gains the tiles of the others twice, tiles the bag must hold for an exchange).
    """
    end = edition.end
    doubled = end.final == "out-doubled"
    return end.pass_rounds, end.scoreless_turns, doubled, edition.exchange_bag_min


def ruleset_of(edition: Edition) -> Ruleset:
    """What the kernel knows of ``edition``: its board, points, rack, bonus and opening.

    Raises:
        KernelError: ``kernel-bad-input``: a board, rack or premium beyond the kernel's bounds.
    """
    bonus = tuple(edition.bonus_for(laid) for laid in range(edition.rack_size + 1))
    return _ruleset(edition.layout, edition.points, edition.rack_size, bonus, edition.opening_min)


@lru_cache(maxsize=64)
def _ruleset(
    layout: Layout, points: bytes, rack_size: int, bonus: tuple[int, ...], opening_min: int
) -> Ruleset:
    """One ruleset for equal editions, so that asking for it costs nothing."""
    return Ruleset(
        layout.rows,
        layout.columns,
        layout.word_multipliers,
        layout.letter_multipliers,
        sorted(layout.start),
        points,
        rack_size,
        list(bonus),
        opening_min,
    )
